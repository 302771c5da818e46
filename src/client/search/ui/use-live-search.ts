import { useEffect, useState } from 'react';
import { splitFilter } from '../../../shared/search/filters.ts';
import type { SearchClient, SearchHit, SearchOptions } from '../../../shared/search/model.ts';

/** The last answer; it stays until the next one is there. */
export interface LiveSearch {
  /** Query that was answered. */
  query: string;
  hits: SearchHit[];
  total: number;
  failed: boolean;
  /** A later query has no answer yet. */
  pending: boolean;
  /** It has had none for a noticeable time. */
  slow: boolean;
}

/** Milliseconds without an answer after which the reader is told. */
const NOTICEABLE = 300;
const NOTHING = { query: '', hits: [], total: 0, failed: false };

/**
 * Searches with every change of the query. Answers to older queries are dropped. A failed search is tried again with
 * the next query, with the next `attempt`, and when the browser is online again.
 */
export function useLiveSearch(
  client: SearchClient,
  query: string,
  { limit, versions }: Required<Pick<SearchOptions, 'limit' | 'versions'>>,
): LiveSearch & { retry: () => void } {
  const [answer, setAnswer] = useState<Omit<LiveSearch, 'pending' | 'slow'>>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);
  const retry = () => setAttempt((number) => number + 1);
  const isEmpty = !query.trim();
  const pending = !isEmpty && answer.query !== query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another search.
  useEffect(() => {
    if (isEmpty) {
      setAnswer(NOTHING);
      return;
    }
    let dropped = false;
    const { filter, text } = splitFilter(query);
    client.search(text, { limit, versions, ...(filter && { filter }) }).then(
      ({ hits, total }) => dropped || setAnswer({ query, hits, total, failed: false }),
      (error) => {
        console.warn('The search failed.', error);
        if (!dropped) setAnswer({ ...NOTHING, query, failed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [client, query, isEmpty, limit, versions, attempt]);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), NOTICEABLE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  useEffect(() => {
    if (!answer.failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });

  return { ...(isEmpty ? NOTHING : answer), pending, slow, retry };
}
