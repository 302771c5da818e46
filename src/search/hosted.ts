import { liteClient } from 'algoliasearch/lite';
import { CRAWLER_META } from '../runtime/doc-tag.ts';
import { readPreferences } from '../runtime/version-preference.ts';
import type { HostedSearchView, SiteView } from '../shell/site.ts';
import { type SearchContext, searchFilters } from './hosted-filters.ts';
import { type HostedHit, MARK, readHit } from './hosted-hit.ts';
import { serviceHosts } from './hosted-hosts.ts';
import { QUERY_LIMIT, type SearchClient, SearchError, type SearchOptions } from './model.ts';
import { splitFilter } from './query.ts';

type ServiceOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<ServiceOptions['hostsCache']>;

/** What tests set: waiting times in milliseconds, and what the page says. */
export interface HostedSearchSettings {
  timeouts?: { connect: number; read: number; write: number };
  context?: () => SearchContext;
}

/**
 * Search by the hosted service, straight from the browser with the public key. The service's client asks the next
 * host when one fails or is slow, and keeps answers in memory.
 */
export function createHostedSearch(
  site: SiteView,
  hosted: HostedSearchView,
  { timeouts, context = () => readContext(site) }: HostedSearchSettings = {},
): SearchClient {
  const hosts = serviceHosts(hosted);
  const service = liteClient(hosted.appId, hosted.apiKey, {
    hostsCache: hostMemory(),
    ...(hosts && { hosts }),
    ...(timeouts && { timeouts }),
  });

  return {
    async search(input, options) {
      if (!input.trim()) return { hits: [], total: 0 };
      const { filter, rest } = splitFilter(input.slice(0, QUERY_LIMIT).trim());
      const request = {
        indexName: hosted.indexName,
        query: rest,
        facetFilters: searchFilters(hosted, context(), options, filter),
        ...pageOf(options),
        ...PRESENTATION,
      };
      try {
        const { results } = await service.searchForHits<HostedHit>({ requests: [request] });
        const [{ hits = [], nbHits = 0, nbPages, hitsPerPage = 0 } = {}] = results;
        // The service does not give out hits beyond a limit of the index.
        const reachable = nbPages === undefined ? nbHits : Math.min(nbHits, nbPages * hitsPerPage);
        return { hits: hits.map((hit) => readHit(hit, hosted)), total: reachable };
      } catch (error) {
        throw new SearchError('service', explain(error, hosted));
      }
    },
  };
}

/** How texts come back. */
const PRESENTATION = {
  attributesToRetrieve: ['url', 'hierarchy', 'content', 'kind', 'where'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:30'],
  snippetEllipsisText: '…',
  highlightPreTag: MARK.start,
  highlightPostTag: MARK.end,
};

function pageOf({ limit, offset = 0 }: SearchOptions) {
  return offset % limit === 0 ? { hitsPerPage: limit, page: offset / limit } : { offset, length: limit };
}

/** What the open page says: its doc tag is in the head, for crawlers. */
function readContext(site: SiteView): SearchContext {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${CRAWLER_META.tag}"]`);
  return {
    language: site.locale.code,
    tag: meta?.content,
    preferred: readPreferences(site.versions),
    versions: site.versions,
  };
}

/**
 * Remembers hosts that failed, until the page is left: they are asked again after two minutes. The client's own
 * cache would write to the reader's storage, under names that it does not find again.
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

function explain(error: unknown, { indexName }: HostedSearchView): string {
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === undefined) {
    return 'The search service cannot be reached. Check the connection, and `search.hosts` of the configuration.';
  }
  return `The search service refused a query of the index \`${indexName}\` (${status}: ${message}). Check \`search\` of the configuration.`;
}
