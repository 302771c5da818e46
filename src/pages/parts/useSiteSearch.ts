import { useEffect, useState } from 'react';
import type { SearchHit } from '../../search/model.ts';

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
 */
export function useSiteSearch(query: string, limit: number, pause: number): SearchState {
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
        const { searchSite } = await import('../../search/client.ts');
        show({ ...(await searchSite(query, limit)), status: 'done', query });
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
  }, [query, limit, pause]);
  return state;
}
