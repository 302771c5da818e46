import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitFilter } from '../../../shared/search/filters.ts';
import type { SearchAnswer, SearchClient, SearchHit, SearchOptions } from '../../../shared/search/model.ts';

/** The last answer; it stays until the next one is there. */
export interface LiveSearch {
  /** Query that was answered. */
  query: string;
  hits: SearchHit[];
  total: number;
  failed: boolean;
  /** These are all hits, not just the first ones. */
  isWhole: boolean;
  /** A later query has no answer yet. */
  pending: boolean;
  /** It has had none, or not a whole one, for a noticeable time. */
  slow: boolean;
}

/** Milliseconds without an answer after which the panel shows that it is waiting. */
const NOTICEABLE = 300;
const NOTHING = { query: '', hits: [], total: 0, failed: false, isWhole: true };

/**
 * Searches with every change of the query. Where the whole answer takes long, the hits that are certain come first.
 * `ask` searches before the change is rendered, so that the engine works meanwhile. Answers to older queries are
 * dropped. A failed search is tried again with the next query, with the next `attempt`, and when the browser is online
 * again.
 */
export function useLiveSearch(
  client: SearchClient,
  query: string,
  { limit, versions }: Required<Pick<SearchOptions, 'limit' | 'versions'>>,
): LiveSearch & { ask: (query: string) => void; retry: () => void } {
  const [answer, setAnswer] = useState<Omit<LiveSearch, 'pending' | 'slow'>>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // It is on its way again: the failed answer stays in view.
    setAnswer((last) => ({ ...last, isWhole: false }));
    setAttempt((number) => number + 1);
  };
  const ahead = useRef<{ query: string; answer: Promise<SearchAnswer> }>(undefined);
  const latest = useRef('');
  const isEmpty = !query.trim();
  const pending = !isEmpty && answer.query !== query;

  const find = (wanted: string) => {
    const { filter, text } = splitFilter(wanted);
    latest.current = wanted;
    return client.search(text, { limit, versions, ...(filter && { filter }) }, ({ hits, total }) => {
      if (latest.current === wanted) setAnswer({ query: wanted, hits, total, failed: false, isWhole: false });
    });
  };
  const ask = (wanted: string) => {
    if (!wanted.trim() || wanted === query) return;
    ahead.current = { query: wanted, answer: find(wanted) };
    // The effect reports a failure. A query that is typed over before that has nothing to report.
    ahead.current.answer.catch(() => {});
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another search.
  useEffect(() => {
    const { current } = ahead;
    ahead.current = undefined;
    if (isEmpty) {
      latest.current = '';
      setAnswer(NOTHING);
      return;
    }
    let dropped = false;
    (current?.query === query ? current.answer : find(query)).then(
      ({ hits, total }) => {
        // At once: as a separate task, the rendering would wait for another frame.
        if (!dropped) flushSync(() => setAnswer({ query, hits, total, failed: false, isWhole: true }));
      },
      (error) => {
        console.warn('The search failed.', error);
        if (!dropped) setAnswer({ ...NOTHING, query, failed: true });
      },
    );
    return () => {
      dropped = true;
    };
  }, [client, query, isEmpty, limit, versions, attempt]);

  const slow = useSlow(pending || !answer.isWhole);
  useEffect(() => {
    if (!answer.failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });

  return { ...(isEmpty ? NOTHING : answer), pending, slow, ask, retry };
}

/** Returns whether something has been on its way for a noticeable time. */
function useSlow(isOnItsWay: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setSlow(true), NOTICEABLE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOnItsWay]);
  return slow;
}
