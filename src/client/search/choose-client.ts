import { type SearchClient, SearchError } from '../../shared/search/model.ts';
import type { HostedView } from '../../shared/search/view.ts';
import type { SiteView } from '../../shared/site.ts';
import { loadOnce } from '../runtime/loading/load-once.ts';
import { within } from '../runtime/loading/patience.ts';
import { embeddedSearch } from './embedded-search.ts';

/** The provider of the hosted service asks for this link. */
const CREDIT = { label: 'Search by Algolia', href: 'https://www.algolia.com' };

const clients = new WeakMap<SiteView, SearchClient>();

/**
 * Returns the client that answers the queries of a site: the hosted service if one is configured, else the embedded
 * index. Dialog and pages know nothing else of an engine. The code of the service is loaded when a search is likely,
 * and never on a site without the service.
 */
export function searchClient(site: SiteView): SearchClient {
  const { docs, hosted } = site.search;
  const client = clients.get(site) ?? (hosted ? lazyHostedSearch(site, hosted) : embeddedSearch(docs));
  clients.set(site, client);
  return client;
}

function lazyHostedSearch(site: SiteView, hosted: HostedView): SearchClient {
  const { load } = loadOnce(() =>
    within(import('./hosted/hosted.ts')).then(
      ({ createHostedSearch }) => createHostedSearch(site, hosted),
      () => {
        throw new SearchError(
          'service',
          'The code of the hosted search cannot be loaded. Check the connection.',
        );
      },
    ),
  );
  return {
    search: async (query, options) => (await load()).search(query, options),
    preload: () =>
      load().then(
        () => {},
        () => {},
      ),
    credit: CREDIT,
  };
}
