import type { PageKind } from '../../../shared/page-kinds.ts';
import type { SiteConfig } from '../../config/index.ts';
import { frontMatterOf } from '../../markdown/index.ts';
import { documentKind, routeOfText } from '../documents/documents.ts';
import { untranslated } from '../links/untranslated.ts';
import { referenceKinds } from '../reference/reference-kinds.ts';
import { createSymbolTable, type SymbolTable } from '../reference/symbols.ts';
import type { DocsInput } from '../sets/docs-input.ts';

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
  const files = new Map(
    content.map(({ path, localPath, text }) => [
      untranslated(path),
      routeOfText(localPath, frontMatterOf(path, text).slug, set.routes.root),
    ]),
  );
  for (const file of content) kinds.set(files.get(untranslated(file.path)) ?? '', documentKind(file));
  kinds.set(set.routes.root, 'DocsIndex');
  return { ...input, symbols, kinds, files };
}
