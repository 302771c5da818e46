import { escapeHtml } from '../../shared/escape-html.ts';
import type { CardView, DocsIndexData, HomeData } from '../../shared/page-data.ts';
import type { SiteConfig } from '../config/index.ts';
import type { Document } from './document.ts';
import { documentLabel, orderDocuments, readingOrder } from './documents.ts';
import { taskViews } from './guides.ts';
import { type EventFamily, REFERENCE_FOLDER } from './routes.ts';
import { entryCount, folderLabel, sortGroups } from './sidebars.ts';
import type { ViewContext } from './views/context.ts';

/** What the landing pages are created from. */
export interface LandingInput {
  config: SiteConfig;
  context: ViewContext;
  documents: Document[];
}

/** Data of `/docs`: groups, event families and the other sections with counts and one line each. */
export function docsIndexView(input: LandingInput): DocsIndexData {
  const { config, context } = input;
  const { groups, types } = context.reference;
  const { i18n } = context;
  const labels = groupLabels(config);
  const tasks = taskViews(readingOrder(input.documents), context);
  const sections = [
    {
      id: 'start',
      title: i18n.t('docs.start', 'Start here'),
      cards: topDocuments(input).map((document) => documentCard(document, context)),
    },
    ...docsFolders(input).map(({ folder, documents }) => ({
      id: `folder-${folder}`,
      title: folderLabel(folder, i18n),
      cards: documents.map((document) => documentCard(document, context)),
    })),
    {
      id: 'api',
      title: i18n.t('docs.api', 'API'),
      cards: sortGroups(groups, labels).map((group) =>
        card(
          context,
          context.routes.group(group),
          'Group',
          labels[group.id] ?? group.id,
          context.prose.again(group.summary),
          entryCount(group),
        ),
      ),
    },
    { id: 'events', title: i18n.t('events.heading', 'Events'), cards: familyCards(input) },
    {
      id: 'types',
      title: i18n.t('types.heading', 'Types'),
      cards: types.length
        ? [
            card(
              context,
              context.routes.types,
              'TypeIndex',
              i18n.t('types.heading', 'Types'),
              escapeHtml(
                i18n.t('types.intro', 'Objects, handles and value sets that functions take and return.'),
              ),
              types.length,
            ),
          ]
        : [],
    },
    ...otherSections(input).map((section) => ({
      id: section,
      title: folderLabel(section, i18n),
      cards: [sectionCard(input, section), ...folderCards(input, section)],
    })),
  ];
  return {
    heading: i18n.t('docs.heading', 'Documentation'),
    introHtml: escapeHtml(
      i18n.t(
        'docs.intro',
        'Everything that scripts can call, everything that calls them, and complete code to start from.',
      ),
    ),
    ...(tasks.length > 0 && { tasks }),
    sections: sections.filter((section) => section.cards.length > 0),
  };
}

/** Data of the home page; the heading and the example come from `content/home.md`. */
export function homeView(input: LandingInput, home: Document | undefined): HomeData {
  const { config, context, documents } = input;
  const { groups, events } = context.reference;
  const { i18n } = context;
  const entries = groups.reduce((sum, group) => sum + entryCount(group), 0);
  const cards = [
    ...topDocuments(input).map((document) => documentCard(document, context)),
    ...docsFolders(input).map(({ folder, documents: own }) => folderCard(folder, own, context)),
    ...(entries
      ? [
          card(
            context,
            context.routes.root,
            'DocsIndex',
            i18n.t('home.reference', 'API reference'),
            escapeHtml(
              i18n.plural(
                'home.groups',
                '{count} group of functions, with types that link to each other.|{count} groups of functions, with types that link to each other.',
                groups.length,
              ),
            ),
            entries,
          ),
        ]
      : []),
    ...(events.length
      ? [
          card(
            context,
            context.routes.events,
            'EventIndex',
            i18n.t('events.heading', 'Events'),
            escapeHtml(i18n.t('events.intro', 'What fires when, and what each field holds.')),
            events.length,
          ),
        ]
      : []),
    ...otherSections(input).map((section) => sectionCard(input, section)),
    ...(documents.some((document) => document.section === 'blog')
      ? [
          card(
            context,
            '/blog',
            'BlogList',
            i18n.t('blog.heading', 'Blog'),
            escapeHtml(i18n.t('blog.card', 'Guides for script authors, and news.')),
          ),
        ]
      : []),
  ];
  const tasks = taskViews(readingOrder(documents), context);
  return {
    headingHtml: homeHeading(input, home),
    tagline: config.tagline,
    introHtml: home?.article.descriptionHtml ?? '',
    ...(tasks.length > 0 && { tasks }),
    cards,
    example: home?.article.blocks ?? [],
  };
}

/** The title of `content/home.md` may contain Markdown, in its front matter too. */
function homeHeading({ config, context }: LandingInput, home: Document | undefined): string {
  if (!home) return escapeHtml(config.title);
  const { article } = home;
  return article.titleHtml ?? context.prose.inline(article.title, article.file);
}

/** Labels of groups that the configuration sets. */
export function groupLabels(config: SiteConfig): Record<string, string> {
  // Without a prototype, so that a group may be called `constructor`.
  const labels: Record<string, string> = Object.create(null);
  for (const [id, { label }] of Object.entries(config.docs.reference.groups)) if (label) labels[id] = label;
  return labels;
}

function familyCards({ config, context }: LandingInput): CardView[] {
  const countOf = ({ id }: EventFamily) =>
    context.reference.events.filter((event) => event.family === id).length;
  const families = config.docs.reference.eventFamilies.filter(countOf);
  return families.map((family) => {
    // A family alone on the index of all events has no heading of its own there.
    const anchor = family.path || families.length === 1 ? '' : `#${family.id}`;
    const view = card(
      context,
      context.routes.family(family),
      'EventIndex',
      family.label,
      context.prose.again(family.description ?? ''),
      countOf(family),
    );
    return { ...view, href: view.href + anchor };
  });
}

function otherSections({ documents }: LandingInput): string[] {
  return [...new Set(documents.map((document) => document.section))].filter(
    (section) => section !== 'docs' && section !== 'blog',
  );
}

/** The first page of a section, with the number of pages in its folders. */
function sectionCard({ documents, context }: LandingInput, section: string): CardView {
  const own = orderDocuments(documents.filter((document) => document.section === section));
  const first = own.find((document) => !document.folders.length) ?? own[0];
  const count = own.filter((document) => document.folders.length > 0).length;
  const text = first?.article.descriptionHtml ?? '';
  const route = first?.route ?? context.routes.root;
  return card(context, route, 'Article', folderLabel(section, context.i18n), text, count);
}

/** The pages in a section's folders, one folder after the other. */
function folderCards({ documents, context }: LandingInput, section: string): CardView[] {
  const pathOf = (document: Document) => document.folders.join('/');
  return orderDocuments(
    documents.filter((document) => document.section === section && document.folders.length),
  )
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b), 'en'))
    .map((document) => documentCard(document, context));
}

/** Documents of the docs that stand alone: those in no folder, or in that of the reference. */
function topDocuments({ documents }: LandingInput): Document[] {
  return orderDocuments(documents.filter((document) => document.section === 'docs' && !folderOf(document)));
}

/** Documents of the docs by their folder. */
function docsFolders({ documents }: LandingInput): { folder: string; documents: Document[] }[] {
  const inFolders = documents.filter((document) => document.section === 'docs' && folderOf(document));
  const folders = [...new Set(inFolders.map(folderOf))].sort((a, b) => a.localeCompare(b, 'en'));
  return folders.map((folder) => ({
    folder,
    documents: orderDocuments(inFolders.filter((document) => folderOf(document) === folder)),
  }));
}

function folderOf({ folders: [folder = ''] }: Document): string {
  return folder === REFERENCE_FOLDER ? '' : folder;
}

/** A card for a folder of documents: its first pages by name, and how many there are. */
function folderCard(folder: string, documents: Document[], context: ViewContext): CardView {
  const names = documents.slice(0, NAMED).map((document) => escapeHtml(documentLabel(document)));
  const text = names.join(', ') + (documents.length > NAMED ? ', …' : '');
  const route = documents[0]?.route ?? context.routes.root;
  return card(context, route, 'Article', folderLabel(folder, context.i18n), text, documents.length);
}

/** Pages of a folder that its card names. */
const NAMED = 3;

function documentCard(document: Document, context: ViewContext): CardView {
  return card(context, document.route, 'Article', documentLabel(document), document.article.descriptionHtml);
}

function card(
  context: ViewContext,
  route: string,
  kind: NonNullable<CardView['kind']>,
  label: string,
  textHtml: string,
  count?: number,
): CardView {
  return { href: context.href(route), kind, label, textHtml, ...(count !== undefined && { count }) };
}
