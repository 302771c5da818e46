import type { SearchOptions } from '../../shared/search/model.ts';
import type { SiteView } from '../../shared/site.ts';
import { readPreferences } from '../runtime/memory/version-preference.ts';
import { readDocument } from '../runtime/page/document.ts';

/**
 * Returns the versions to search: that of the open docs, else the reader's earlier choice, else the latest; all
 * versions if the search does not follow the page.
 */
export function versionsInEffect(site: SiteView): NonNullable<SearchOptions['versions']> {
  if (!site.search.contextual) return 'all';
  const { version } = readDocument();
  return { ...readPreferences(site.versions), ...(version && { [version.instance]: version.name }) };
}
