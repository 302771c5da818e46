import { liteClient } from 'algoliasearch/lite';
import { splitFilter } from '../../../shared/search/filters.ts';
import { type HostedHit, MARK, readHit } from '../../../shared/search/hosted-hit.ts';
import { serviceHosts } from '../../../shared/search/hosted-hosts.ts';
import { QUERY_LIMIT } from '../../../shared/search/limits.ts';
import { type SearchClient, SearchError, type SearchOptions } from '../../../shared/search/model.ts';
import type { HostedView } from '../../../shared/search/view.ts';
import type { SiteView } from '../../../shared/site.ts';
import { hitLink } from '../hit-link.ts';
import { searchFilters } from './hosted-filters.ts';

type ServiceOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<ServiceOptions['hostsCache']>;

/** Waiting times in milliseconds; they grow with each host that is slow. */
export type Timeouts = NonNullable<ServiceOptions['timeouts']>;

/**
 * Creates a client of the hosted service, which the browser asks directly with the public key. The service's client
 * tries the next host if one fails or is slow, and keeps answers in memory.
 */
export function createHostedSearch(
  site: Pick<SiteView, 'locale' | 'search'>,
  hosted: HostedView,
  timeouts?: Timeouts,
): SearchClient {
  const { indexName, externalUrlRegex: pattern } = site.search;
  const hosts = serviceHosts(hosted);
  const service = liteClient(hosted.appId, hosted.apiKey, {
    hostsCache: hostMemory(),
    ...(hosts && { hosts }),
    ...(timeouts && { timeouts }),
  });
  const toHref = (url: string) => hitLink(url, { base: hosted.rootBase, pattern }).href;

  return {
    async search(input, options) {
      const { filter = options.filter, text } = splitFilter(input.slice(0, QUERY_LIMIT).trim());
      if (!text && !filter) return { hits: [], total: 0 };
      const request = {
        indexName,
        query: text,
        facetFilters: searchFilters(site, { ...options, ...(filter && { filter }) }),
        ...pageOf(options),
        ...PRESENTATION,
      };
      try {
        const { results } = await service.searchForHits<HostedHit>({ requests: [request] });
        const [{ hits = [], nbHits = 0, nbPages, hitsPerPage = 0 } = {}] = results;
        // The service returns no hits beyond a limit of the index.
        const total = nbPages === undefined ? nbHits : Math.min(nbHits, nbPages * hitsPerPage);
        // Records of other tools may lead nowhere.
        const leading = hits.filter(({ url }) => url);
        return {
          hits: leading.map((hit) => readHit(hit, toHref)),
          total: total - hits.length + leading.length,
        };
      } catch (error) {
        throw new SearchError('service', explain(error, indexName));
      }
    },
  };
}

/** Which fields a hit has, and how matches are marked. */
const PRESENTATION = {
  attributesToRetrieve: [
    'url',
    'type',
    'hierarchy',
    'content',
    'kind',
    'isSnippet',
    'where',
    'signature',
    'parent',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:30'],
  snippetEllipsisText: '…',
  highlightPreTag: MARK.start,
  highlightPostTag: MARK.end,
};

function pageOf({ limit, offset = 0 }: SearchOptions) {
  return offset % limit === 0 ? { hitsPerPage: limit, page: offset / limit } : { offset, length: limit };
}

/**
 * Remembers hosts that failed until the page is left; they are tried again after two minutes. The client's own cache
 * would write to the reader's storage, under names that it does not find again.
 */
function hostMemory(): Cache {
  const hosts = new Map<string, unknown>();
  const nameOf = (key: Parameters<Cache['get']>[0]) => (typeof key === 'string' ? key : String(key.url));
  return {
    get: <Value>(key: Parameters<Cache['get']>[0], fallback: () => Promise<Value>) =>
      hosts.has(nameOf(key)) ? Promise.resolve(hosts.get(nameOf(key)) as Value) : fallback(),
    set: (key, value) => {
      hosts.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete: async (key) => {
      hosts.delete(nameOf(key));
    },
    clear: async () => hosts.clear(),
  };
}

function explain(error: unknown, indexName: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === undefined) {
    return 'The search service cannot be reached. Check the connection, and `search.hosts` in the configuration.';
  }
  return `The search service refused a query of the index \`${indexName}\` (${status}: ${message}). Check \`search\` in the configuration.`;
}
