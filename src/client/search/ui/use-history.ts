import { useState } from 'react';
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

/** The stored history, and what changes it. */
interface UsedHistory {
  history: SearchHistory;
  rememberEntry(entry: HitEntry): void;
  starEntry(entry: HitEntry): void;
  forgetEntry(entry: HitEntry): void;
}

/**
 * Reads the history of an index once, and stores every change of it.
 *
 * @param pattern Regular expression for URLs of other sites that hits may link to.
 */
export function useHistory(indexName: string, pattern: string | undefined): UsedHistory {
  const [history, setHistory] = useState(() => readHistory(indexName, pattern));
  const [limit] = useState(() => recentLimit(history.favorites));
  const save = (next: SearchHistory) => {
    setHistory(next);
    writeHistory(indexName, next);
  };
  return {
    history,
    rememberEntry: (entry) => save(remember(history, entry, limit)),
    starEntry: (entry) => save(star(history, entry)),
    forgetEntry: (entry) => save(forget(history, entry)),
  };
}
