import type { HostedSearchView, SiteView } from '../shell/site.ts';
import { embeddedSearch } from './client.ts';
import { type SearchClient, SearchError } from './model.ts';

const clients = new WeakMap<SiteView, SearchClient>();

/**
 * What answers a site's queries: the hosted service when one is configured, else the embedded index. The code of
 * the hosted service is loaded at the first query, and never on a site without it.
 */
export function searchClient(site: SiteView): SearchClient {
  const { hostedSearch } = site;
  if (!hostedSearch) return embeddedSearch;
  const client = clients.get(site) ?? lazyHostedSearch(site, hostedSearch);
  clients.set(site, client);
  return client;
}

function lazyHostedSearch(site: SiteView, hosted: HostedSearchView): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  return {
    async search(query, options) {
      loading ??= import('./hosted.ts').then(({ createHostedSearch }) => createHostedSearch(site, hosted));
      const client = await loading.catch(() => {
        loading = undefined;
        throw new SearchError(
          'service',
          'The code of the hosted search cannot be loaded. Check the connection.',
        );
      });
      return client.search(query, options);
    },
  };
}
