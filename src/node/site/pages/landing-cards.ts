import { escapeHtml } from '../../../shared/escape-html.ts';
import type { CardView } from '../../../shared/page-data.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { Document } from '../documents/document.ts';
import { documentKind, documentLabel, orderDocuments } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import { entryCount, groupLabels, sortGroups } from '../reference/lists.ts';
import { type EventFamily, REFERENCE_FOLDER } from '../routes.ts';
import type { ViewContext } from '../views/context.ts';

/** What the landing pages are created from. */
export interface LandingInput {
  config: SiteConfig;
  context: ViewContext;
  documents: Document[];
}

/** Returns a card for each group. */
export function groupCards({ config, context }: LandingInput): CardView[] {
  const labels = groupLabels(config);
  return sortGroups(context.reference.groups, labels).map((group) =>
    card(context, {
      route: context.routes.group(group),
      kind: 'Group',
      label: labels[group.id] ?? group.id,
      textHtml: context.renderer.again(group.summary),
      count: entryCount(group),
    }),
  );
}

/** Returns the card for all types; none without types. */
export function typeCards({ context }: LandingInput): CardView[] {
  const { reference, routes, i18n } = context;
  const text = i18n.t('types.intro', 'Objects, handles and value sets that functions take and return.');
  const label = i18n.t('types.heading', 'Types');
  const count = reference.types.length;
  if (!count) return [];
  return [
    card(context, { route: routes.types, kind: 'TypeIndex', label, textHtml: escapeHtml(text), count }),
  ];
}

/** Returns the cards for all groups and for all events, as far as there are any. */
export function referenceCards({ context }: LandingInput): CardView[] {
  const { reference, routes, i18n } = context;
  const { groups, events, types } = reference;
  const groupsText = types.length
    ? i18n.plural(
        'home.groups',
        '{count} group of functions, with types that link to each other.|{count} groups of functions, with types that link to each other.',
        groups.length,
      )
    : i18n.plural(
        'home.groupsOnly',
        '{count} group of functions.|{count} groups of functions.',
        groups.length,
      );
  const ofGroups = card(context, {
    route: routes.root,
    kind: 'DocsIndex',
    label: i18n.t('home.reference', 'API reference'),
    textHtml: escapeHtml(groupsText),
    count: groups.reduce((sum, group) => sum + entryCount(group), 0),
  });
  const ofEvents = card(context, {
    route: routes.events,
    kind: 'EventIndex',
    label: i18n.t('events.heading', 'Events'),
    textHtml: escapeHtml(i18n.t('events.intro', 'What fires when, and what each field holds.')),
    count: events.length,
  });
  return [ofGroups, ofEvents].filter(({ count }) => count);
}

/** Returns the card for the blog; none without posts. */
export function blogCards({ context, documents }: LandingInput): CardView[] {
  if (!documents.some((document) => document.section === 'blog')) return [];
  const { i18n } = context;
  const textHtml = escapeHtml(i18n.t('blog.card', 'Guides and news for script authors.'));
  return [
    card(context, { route: '/blog', kind: 'BlogList', label: i18n.t('blog.heading', 'Blog'), textHtml }),
  ];
}

/** Returns a card for each family that has events. */
export function familyCards({ config, context }: LandingInput): CardView[] {
  const countOf = ({ id }: EventFamily) =>
    context.reference.events.filter((event) => event.family === id).length;
  const families = config.docs.reference.eventFamilies.filter(countOf);
  return families.map((family) => {
    // A family alone on the index of all events has no heading there.
    const anchor = family.path || families.length === 1 ? '' : `#${family.id}`;
    const view = card(context, {
      route: context.routes.family(family),
      kind: 'EventIndex',
      label: family.label,
      textHtml: context.renderer.again(family.description ?? ''),
      count: countOf(family),
    });
    return { ...view, href: view.href + anchor };
  });
}

/** Returns the sections of documents besides docs and blog, such as the snippets. */
export function otherSections({ documents }: LandingInput): string[] {
  return [...new Set(documents.map((document) => document.section))].filter(
    (section) => section !== 'docs' && section !== 'blog',
  );
}

/** Returns the first page of a section, with the number of pages in its folders. */
export function sectionCard({ documents, context }: LandingInput, section: string): CardView {
  const ordered = orderDocuments(
    documents.filter((document) => document.section === section),
    context.i18n.language,
  );
  const first = ordered.find((document) => !document.folders.length) ?? ordered[0];
  const count = ordered.filter((document) => document.folders.length > 0).length;
  return card(context, {
    route: first?.route ?? context.routes.root,
    kind: first ? documentKind(first) : 'DocsIndex',
    label: folderLabel(section, context.i18n),
    textHtml: first?.article.descriptionHtml ?? '',
    count,
  });
}

/** Returns the pages in a section's folders, one folder after the other. */
export function folderCards({ documents, context }: LandingInput, section: string): CardView[] {
  const pathOf = (document: Document) => document.folders.join('/');
  return orderDocuments(
    documents.filter((document) => document.section === section && document.folders.length),
    context.i18n.language,
  )
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b), context.i18n.language))
    .map((document) => documentCard(document, context));
}

/** Returns the documents of the docs that are on their own: those in no folder, or in that of the reference. */
export function topDocuments({ documents, context }: LandingInput): Document[] {
  return orderDocuments(
    documents.filter((document) => document.section === 'docs' && !folderOf(document)),
    context.i18n.language,
  );
}

/** Returns the documents of the docs by their folder. */
export function docsFolders({
  documents,
  context,
}: LandingInput): { folder: string; documents: Document[] }[] {
  const { language } = context.i18n;
  const inFolders = documents.filter((document) => document.section === 'docs' && folderOf(document));
  const folders = [...new Set(inFolders.map(folderOf))].sort((a, b) => a.localeCompare(b, language));
  return folders.map((folder) => ({
    folder,
    documents: orderDocuments(
      inFolders.filter((document) => folderOf(document) === folder),
      language,
    ),
  }));
}

function folderOf({ folders: [folder = ''] }: Document): string {
  return folder === REFERENCE_FOLDER ? '' : folder;
}

/** Returns a card for a folder of documents: its first pages by name, and how many there are. */
export function folderCard(folder: string, documents: Document[], context: ViewContext): CardView {
  const [first] = documents;
  const names = documents.slice(0, NAMED).map((document) => escapeHtml(documentLabel(document)));
  return card(context, {
    route: first?.route ?? context.routes.root,
    kind: first ? documentKind(first) : 'DocsIndex',
    label: folderLabel(folder, context.i18n),
    textHtml: names.join(', ') + (documents.length > NAMED ? ', …' : ''),
    count: documents.length,
  });
}

/** Pages of a folder that its card names. */
const NAMED = 3;

/** Returns a card for a document. */
export function documentCard(document: Document, context: ViewContext): CardView {
  const { route, article } = document;
  const label = documentLabel(document);
  return card(context, { route, kind: documentKind(document), label, textHtml: article.descriptionHtml });
}

/** The data of a card. */
interface CardInput extends Omit<CardView, 'href' | 'note'> {
  route: string;
}

/** A card for a page; `count` is the number of pages that it leads to. */
function card({ href }: ViewContext, { route, ...view }: CardInput): CardView {
  return { href: href(route), ...view };
}
