import { useEffect, useState } from 'react';
import type { SearchClient, SearchHit } from '../../search/model.ts';
import type { SiteView } from '../../shell/site.ts';

/** What a search has come to, and the query that it answers. */
export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  query: string;
  hits: SearchHit[];
  total: number;
}

const IDLE: SearchState = { status: 'idle', query: '', hits: [], total: 0 };

/** Time without an answer after which old hits give way to the loading text, in milliseconds. */
const PATIENCE = 100;

/**
 * Searches for a query after a pause (in milliseconds), with the searching code loaded on demand. Answers to
 * older queries are dropped. A longer list of the same query keeps the hits that are there.
 *
 * @param site Its hosted service is asked when there is one; without a site the embedded index answers.
 */
export function useSiteSearch(query: string, limit: number, pause: number, site?: SiteView): SearchState {
  const [state, setState] = useState(IDLE);
  useEffect(() => {
    if (!query) {
      setState(IDLE);
      return;
    }
    let dropped = false;
    const show: typeof setState = (next) => {
      if (!dropped) setState(next);
    };
    const run = async () => {
      const loading = setTimeout(
        () => show((old) => ({ ...(old.query === query ? old : IDLE), status: 'loading', query })),
        PATIENCE,
      );
      try {
        const client = await loadClient(site);
        show({ ...(await client.search(query, { limit })), status: 'done', query });
      } catch (error) {
        console.error('The search failed.', error);
        show({ ...IDLE, status: 'failed', query });
      } finally {
        clearTimeout(loading);
      }
    };
    const timer = setTimeout(run, pause);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [query, limit, pause, site]);
  return state;
}

async function loadClient(site: SiteView | undefined): Promise<SearchClient> {
  if (!site) return (await import('../../search/client.ts')).embeddedSearch;
  return (await import('../../search/choose-client.ts')).searchClient(site);
}
