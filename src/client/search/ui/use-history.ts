import { useEffect, useState } from 'react';
import type { HitEntry } from '../../../shared/search/model.ts';
import {
  forget,
  readHistory,
  recentLimit,
  remember,
  type SearchHistory,
  star,
  writeHistory,
} from './history.ts';

/** The history of an index, and what readers do to it; each change is stored. */
export interface KeptHistory {
  history: SearchHistory;
  /** An entry was opened. */
  onOpen: (entry: HitEntry) => void;
  onStar: (entry: HitEntry) => void;
  onRemove: (entry: HitEntry) => void;
}

/**
 * Reads the history of an index once, and again when another tab changes it, so that changes made here do not undo that.
 *
 * @param pattern Regular expression for URLs of other sites that hits may link to.
 */
export function useHistory(indexName: string, pattern: string | undefined): KeptHistory {
  const [history, setHistory] = useState(() => readHistory(indexName, pattern));
  const [limit] = useState(() => recentLimit(history.favorites));
  useEffect(() => {
    const read = () => setHistory(readHistory(indexName, pattern));
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [indexName, pattern]);
  const save = (next: SearchHistory) => {
    setHistory(next);
    writeHistory(indexName, next);
  };
  return {
    history,
    onOpen: (entry) => save(remember(history, entry, limit)),
    onStar: (entry) => save(star(history, entry)),
    onRemove: (entry) => save(forget(history, entry)),
  };
}
