import { DEFAULT_TAG, docTag } from '../../../shared/doc-tag.ts';
import type { SearchOptions } from '../../../shared/search/model.ts';
import type { SiteView } from '../../../shared/site.ts';

/** A filter of the service: all of a list must hold, one of a list inside it. */
export type FacetFilters = (string | string[])[];

/**
 * Returns the filters of a query: the language of the page and the doc tags of the versions in effect, then those of
 * the configuration, then those of the query itself. If the search does not follow the page, there is no filter for the
 * language, and none for versions unless the query asks for some.
 *
 * @example
 * // on a page of the only version
 * ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]
 */
export function searchFilters(
  { locale, search }: Pick<SiteView, 'locale' | 'search'>,
  { filter, versions }: Pick<SearchOptions, 'filter' | 'versions'>,
): FacetFilters {
  const { hosted, contextual } = search;
  const filters: FacetFilters = [];
  if (contextual) filters.push(`language:${locale.code}`);
  if (hosted && versions !== 'all' && (contextual || versions)) {
    const tags = Object.entries(hosted.latest).map(([instance, latest]) =>
      docTag({ instance, version: versions?.[instance] ?? latest }),
    );
    filters.push([DEFAULT_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`));
  }
  filters.push(...(hosted?.facetFilters ?? []));
  if (filter) filters.push(`sort:${filter}`);
  return filters;
}
