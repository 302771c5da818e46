import { useState } from 'react';
import { readHistory, recentLimit, type SearchHistory, writeHistory } from './history.ts';

/**
 * Reads the history of an index once. Returns the history, a function that replaces and stores it, and how many recent
 * entries it keeps.
 *
 * @param pattern Regular expression for URLs of other sites that hits may link to.
 */
export function useHistory(
  indexName: string,
  pattern: string | undefined,
): [history: SearchHistory, save: (next: SearchHistory) => void, limit: number] {
  const [history, setHistory] = useState(() => readHistory(indexName, pattern));
  const [limit] = useState(() => recentLimit(history.favorites));
  const save = (next: SearchHistory) => {
    setHistory(next);
    writeHistory(indexName, next);
  };
  return [history, save, limit];
}
