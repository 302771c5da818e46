import { useCallback, useEffect, useRef, useState } from 'react';
import type { KindFilter } from '../../../shared/kind-filters.ts';
import type { SearchClient, SearchHit, SearchOptions } from '../../../shared/search/model.ts';
import { createEntryMemory } from '../../runtime/memory/entry-memory.ts';

/** What is looked for; `text` is without a prefix. */
export interface PagedQuery {
  text: string;
  filter: KindFilter | undefined;
  versions: SearchOptions['versions'];
}

/** The state of a search. */
export interface PagedSearch {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: SearchHit[];
  total: number;
  /** Fetches the next page of hits; does nothing while one is fetched, and after the last. */
  more: () => void;
  /** Fetches again what could not be fetched. */
  retry: () => void;
}

interface State extends Omit<PagedSearch, 'more' | 'retry'> {
  /** What the hits answer, once they are there. */
  key?: string;
}

const IDLE: State = { status: 'idle', hits: [], total: 0 };

/** The last list that was shown: Back restores it without another search. */
let kept = IDLE;

/** How many hits the list had: after a reload it has as many again. Another query is another entry. */
const counts = createEntryMemory<number>();

/**
 * Searches for a query after a pause (in milliseconds), a page of hits at a time. A new query starts with none of the
 * previous hits; answers to older queries are dropped.
 */
export function usePagedSearch(
  client: SearchClient | undefined,
  query: PagedQuery,
  { limit, pause }: { limit: number; pause: number },
): PagedSearch {
  const [state, setState] = useState(IDLE);
  const next = useRef<(offset: number) => Promise<void>>(undefined);
  const { text, filter, versions } = query;

  useEffect(() => {
    if (!client || (!text && !filter)) {
      setState(IDLE);
      return;
    }
    const key = JSON.stringify([text, filter, versions]);
    let dropped = false;
    const show: typeof setState = (update) => dropped || setState(update);
    const fetchFrom = async (offset: number) => {
      show((old) => ({ ...(offset ? old : IDLE), status: 'loading' }));
      try {
        const asked = offset ? limit : Math.max(limit, counts.recall() ?? 0);
        const options = { limit: asked, offset, ...(filter && { filter }), ...(versions && { versions }) };
        const { hits, total } = await client.search(text, options);
        show((old) => ({ status: 'done', hits: offset ? [...old.hits, ...hits] : hits, total, key }));
      } catch (error) {
        console.warn('The search failed.', error);
        show((old) => ({ ...old, status: 'failed' }));
      }
    };
    const known = kept.key === key ? kept : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // During the pause the list is still that of the former query: there is nothing to continue.
    if (known) {
      setState(known);
      next.current = fetchFrom;
    } else {
      timer = setTimeout(() => {
        next.current = fetchFrom;
        fetchFrom(0);
      }, pause);
    }
    return () => {
      dropped = true;
      next.current = undefined;
      clearTimeout(timer);
    };
  }, [client, text, filter, versions, limit, pause]);

  useEffect(() => {
    if (!state.key || state.status === 'loading') return;
    kept = state;
    counts.keep(state.hits.length);
  }, [state]);

  const { status, hits, total } = state;
  const more = useCallback(() => {
    if (status !== 'loading' && hits.length > 0 && hits.length < total) next.current?.(hits.length);
  }, [status, hits, total]);
  const retry = useCallback(() => void next.current?.(hits.length), [hits]);
  return { ...state, more, retry };
}
