import { DEFAULT_TAG, docTag } from '../runtime/doc-tag.ts';
import type { HostedSearchView } from '../shell/site.ts';
import type { SearchOptions } from './model.ts';
import type { KindFilter } from './query.ts';

/** What the open page and the reader's choices say about a search. */
export interface SearchContext {
  /** Code of the page's language. */
  language: string;
  /** Doc tag of the open page, as its head has it. */
  tag?: string | undefined;
  /** Versions that the reader chose before, by docs instance. */
  preferred: Record<string, string>;
  /** Names of the versions of each docs instance that has several. */
  versions: Record<string, string[]>;
}

/** A filter of the service: all of a list must hold, one of a list inside it. */
export type FacetFilters = (string | string[])[];

/**
 * Filters of a query: language and doc tags of the page, then those of the configuration, then those of the
 * query itself. With `versions` in the options the tags are sent even when the search is not contextual.
 *
 * @example
 * // on a page of the only version
 * ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]
 */
export function searchFilters(
  hosted: HostedSearchView,
  context: SearchContext,
  { kinds, versions }: Pick<SearchOptions, 'kinds' | 'versions'>,
  sort?: KindFilter,
): FacetFilters {
  const filters: FacetFilters = [];
  if (hosted.contextual) filters.push(`language:${context.language}`);
  if (hosted.contextual || versions) {
    filters.push(tagsInEffect(hosted.latest, context, versions).map((tag) => `docusaurus_tag:${tag}`));
  }
  filters.push(...hosted.facetFilters);
  if (kinds) filters.push(kinds.map((kind) => `kind:${kind}`));
  if (sort) filters.push(`sort:${sort}`);
  return filters;
}

/**
 * The default tag, and one tag for each docs instance: of the version that was asked for, else of the open
 * page's, else of the reader's choice, else of the latest.
 */
function tagsInEffect(
  latest: Record<string, string>,
  { tag, preferred, versions }: SearchContext,
  asked: Record<string, string> = {},
): string[] {
  const tags = Object.entries(latest).map(([plugin, last]) => {
    const open = versions[plugin]?.find((version) => docTag({ plugin, version }) === tag);
    return docTag({ plugin, version: asked[plugin] ?? open ?? preferred[plugin] ?? last });
  });
  return [DEFAULT_TAG, ...tags];
}
