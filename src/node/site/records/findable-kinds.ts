import type { KindFilter } from '../../../shared/kind-filters.ts';
import { filterOf } from '../../../shared/search/filters.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import type { Document } from '../documents/document.ts';

/**
 * Returns the kinds of pages that a search of a site can be narrowed to.
 *
 * @param snippets Folder of `content/` whose pages are snippets.
 */
export function findableKinds(
  pages: Pick<CataloguePage, 'kind' | 'route'>[],
  documents: Pick<Document, 'section' | 'route'>[],
  snippets: string,
): Set<KindFilter> {
  const routes = new Set(documents.flatMap(({ section, route }) => (section === snippets ? [route] : [])));
  return new Set(
    pages.flatMap(({ kind, route }) => {
      const isSnippet = kind === 'Article' && routes.has(route);
      return filterOf({ kind, ...(isSnippet && { isSnippet }) }) ?? [];
    }),
  );
}
