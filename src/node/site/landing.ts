import { escapeHtml } from '../../shared/escape-html.ts';
import type { DocsIndexData, HomeData } from '../../shared/page-data.ts';
import type { SiteConfig } from '../config/index.ts';
import type { Document } from './document.ts';
import { readingOrder } from './documents.ts';
import { taskViews } from './guides.ts';
import {
  card,
  docsFolders,
  documentCard,
  familyCards,
  folderCard,
  folderCards,
  type LandingInput,
  otherSections,
  sectionCard,
  topDocuments,
} from './landing-cards.ts';
import { entryCount, folderLabel, sortGroups } from './sidebars.ts';

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
