import { readDocument } from '../runtime/document.ts';
import { readPreferences } from '../runtime/version-preference.ts';
import type { SiteView } from '../shell/site.ts';
import type { SearchOptions } from './model.ts';

/**
 * Versions that a search looks in: of the docs that are open their version, else the one that the reader chose
 * before, else the latest. All versions where the search does not follow the page.
 */
export function versionsInEffect(site: SiteView): NonNullable<SearchOptions['versions']> {
  if (!site.search.contextual) return 'all';
  const { version } = readDocument();
  return { ...readPreferences(site.versions), ...(version && { [version.plugin]: version.name }) };
}
