import type { Translator } from '../../../shared/i18n/translator.ts';
import type { SidebarItem } from '../../../shared/page.ts';
import type { Document } from '../documents/document.ts';
import { documentKind, documentLabel } from '../documents/documents.ts';
import { folderLabel } from '../documents/folder-labels.ts';
import { REFERENCE_FOLDER } from '../routes.ts';

/** What the items for folders are created from. */
interface FolderInput {
  /** Returns the URL of a route. */
  href(route: string): string;
  i18n: Translator;
}

/**
 * Returns the documents of a folder that have a position, then one category for each folder below it, by label, then the other
 * documents. Where no document has a position, all come first.
 *
 * @param depth How many folders of the section contain the items.
 */
export function folderItems(documents: Document[], input: FolderInput, depth = 0): SidebarItem[] {
  const pages = documents.filter((document) => categoriesOf(document).length === depth);
  const folders = new Set(documents.flatMap((document) => categoriesOf(document)[depth] ?? []));
  const categories = [...folders].map((folder) => {
    const below = documents.filter((document) => categoriesOf(document)[depth] === folder);
    const items = folderItems(below, input, depth + 1);
    // In the docs, the reference follows and should not be pushed out of view.
    const open = below[0]?.section !== 'docs';
    return { label: folderLabel(folder, input.i18n), count: below.length, ...(open && { open }), items };
  });
  categories.sort((a, b) => a.label.localeCompare(b.label, input.i18n.language));
  const placed = pages.filter(({ article }) => article.frontMatter.sidebar_position !== undefined);
  const above = placed.length > 0 ? placed : pages;
  const below = pages.filter((document) => !above.includes(document));
  const itemsOf = (documents: Document[]) => documents.map((document) => documentItem(document, input));
  return [...itemsOf(above), ...categories, ...itemsOf(below)];
}

/** Folders that are categories. The folder of the reference is not: its pages are above the groups. */
function categoriesOf({ section, folders }: Document): string[] {
  return section === 'docs' && folders[0] === REFERENCE_FOLDER ? folders.slice(1) : folders;
}

function documentItem(document: Document, input: FolderInput): SidebarItem {
  return {
    label: documentLabel(document),
    href: input.href(document.route),
    kind: documentKind(document),
  };
}
