import type { SiteView } from '../shell/site.ts';
import { embeddedSearch } from './client.ts';
import type { SearchClient } from './model.ts';

/** What answers the queries of a site: all that the dialog and the pages know of an engine. */
export function searchClient(site: SiteView): SearchClient {
  return embeddedSearch(site.search.docs);
}
