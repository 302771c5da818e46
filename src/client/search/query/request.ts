import { filterOf } from '../../../shared/search/filters.ts';
import type { SearchOptions, SearchRecord } from '../../../shared/search/model.ts';
import { parseQuery, type Query } from './query.ts';

/** What is looked for, and in which records. */
export interface Request {
  query: Query;
  isAllowed(record: SearchRecord): boolean;
}

/**
 * Returns what a reader's input and the options ask for. A record must pass both `filter` and a prefix of the input.
 */
export function readRequest(input: string, { filter }: SearchOptions): Request {
  const parsed = parseQuery(input);
  const query = filter && !parsed.filter ? { ...parsed, filter } : parsed;
  return {
    query,
    isAllowed: (record) =>
      (!filter || filterOf(record) === filter) && (!query.filter || filterOf(record) === query.filter),
  };
}
