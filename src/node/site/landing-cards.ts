import { escapeHtml } from '../../shared/escape-html.ts';
import type { CardView } from '../../shared/page-data.ts';
import type { SiteConfig } from '../config/index.ts';
import type { Document } from './document.ts';
import { documentLabel, orderDocuments } from './documents.ts';
import { type EventFamily, REFERENCE_FOLDER } from './routes.ts';
import { folderLabel } from './sidebars.ts';
import type { ViewContext } from './views/context.ts';

/** What the landing pages are created from. */
export interface LandingInput {
  config: SiteConfig;
  context: ViewContext;
  documents: Document[];
}

/** A card for each family that has events. */
export function familyCards({ config, context }: LandingInput): CardView[] {
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

/** Sections of documents besides docs and blog, such as the snippets. */
export function otherSections({ documents }: LandingInput): string[] {
  return [...new Set(documents.map((document) => document.section))].filter(
    (section) => section !== 'docs' && section !== 'blog',
  );
}

/** The first page of a section, with the number of pages in its folders. */
export function sectionCard({ documents, context }: LandingInput, section: string): CardView {
  const own = orderDocuments(documents.filter((document) => document.section === section));
  const first = own.find((document) => !document.folders.length) ?? own[0];
  const count = own.filter((document) => document.folders.length > 0).length;
  const text = first?.article.descriptionHtml ?? '';
  const route = first?.route ?? context.routes.root;
  return card(context, route, 'Article', folderLabel(section, context.i18n), text, count);
}

/** The pages in a section's folders, one folder after the other. */
export function folderCards({ documents, context }: LandingInput, section: string): CardView[] {
  const pathOf = (document: Document) => document.folders.join('/');
  return orderDocuments(
    documents.filter((document) => document.section === section && document.folders.length),
  )
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b), 'en'))
    .map((document) => documentCard(document, context));
}

/** Documents of the docs that stand alone: those in no folder, or in that of the reference. */
export function topDocuments({ documents }: LandingInput): Document[] {
  return orderDocuments(documents.filter((document) => document.section === 'docs' && !folderOf(document)));
}

/** Documents of the docs by their folder. */
export function docsFolders({ documents }: LandingInput): { folder: string; documents: Document[] }[] {
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
export function folderCard(folder: string, documents: Document[], context: ViewContext): CardView {
  const names = documents.slice(0, NAMED).map((document) => escapeHtml(documentLabel(document)));
  const text = names.join(', ') + (documents.length > NAMED ? ', …' : '');
  const route = documents[0]?.route ?? context.routes.root;
  return card(context, route, 'Article', folderLabel(folder, context.i18n), text, documents.length);
}

/** Pages of a folder that its card names. */
const NAMED = 3;

/** A card for a document. */
export function documentCard(document: Document, context: ViewContext): CardView {
  return card(context, document.route, 'Article', documentLabel(document), document.article.descriptionHtml);
}

/** A card for a page; `count` is the number of pages behind it. */
export function card(
  context: ViewContext,
  route: string,
  kind: NonNullable<CardView['kind']>,
  label: string,
  textHtml: string,
  count?: number,
): CardView {
  return { href: context.href(route), kind, label, textHtml, ...(count !== undefined && { count }) };
}
