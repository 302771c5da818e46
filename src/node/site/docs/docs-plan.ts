import type { PageKind } from '../../../shared/page-kinds.ts';
import type { SiteConfig } from '../../config/index.ts';
import { frontMatterOf } from '../../markdown/index.ts';
import type { FrontMatter } from '../../markdown/model.ts';
import { documentKind, locateDocument } from '../documents/documents.ts';
import { untranslated } from '../links/untranslated.ts';
import { referenceKinds } from '../reference/reference-kinds.ts';
import { createSymbolTable, type SymbolTable } from '../reference/symbols.ts';
import type { ContentFile, DocsInput } from '../sets/docs-input.ts';

/** A docs set whose routes are known, before any text is rendered. */
export interface DocsPlan extends DocsInput {
  symbols: SymbolTable;
  /** Kind of each page by its route. */
  kinds: Map<string, PageKind>;
  /** Route of each Markdown file, by its path without the language folder. */
  files: Map<string, string>;
}

/** Decides the routes of a docs set. */
export function planDocs(input: DocsInput, config: SiteConfig): DocsPlan {
  const { set, reference, content } = input;
  const symbols = createSymbolTable(reference, config.docs.reference.eventFamilies, set.routes);
  const kinds = referenceKinds(reference, symbols, set.routes);
  const files = new Map(content.map((file) => [untranslated(file.path), routeOfFile(file, set.routes.root)]));
  for (const file of content) kinds.set(files.get(untranslated(file.path)) ?? '', documentKind(file));
  kinds.set(set.routes.root, 'DocsIndex');
  return { ...input, symbols, kinds, files };
}

/** Route of a Markdown file, from its path and slug, before it is rendered. */
function routeOfFile(file: ContentFile, root: string): string {
  return routeOf(file, frontMatterOf(file.path, file.text), root);
}

/** Route that a Markdown file would have with a slug. */
export function routeOfSlug(file: ContentFile, slug: string, root: string): string {
  return routeOf(file, { slug }, root);
}

function routeOf({ path, localPath }: ContentFile, frontMatter: FrontMatter, root: string): string {
  const empty = { title: '', description: '', descriptionHtml: '', blocks: [], headings: [], words: 0 };
  return locateDocument({ file: path, frontMatter, ...empty }, localPath, root).route;
}
