import { KIND_FILTERS, type KindFilter } from '../kind-filters.ts';
import { type Sort, traitsOf } from '../page-kinds.ts';
import type { SearchRecord } from './model.ts';

/** A filter in front of a query: `Events: `; the colon may be that of an East Asian keyboard. */
const PREFIX = new RegExp(`^\\s*(${KIND_FILTERS.join('|')})s?[:：]\\s*`, 'i');

/**
 * Splits the prefix off a query.
 *
 * @example splitFilter('Events: paint') // { filter: 'event', text: 'paint' }
 * @example splitFilter('client:x')      // { text: 'client:x' }
 */
export function splitFilter(query: string): { filter?: KindFilter; text: string } {
  const prefix = PREFIX.exec(query);
  const name = prefix?.[1]?.toLowerCase();
  if (!prefix || !isKindFilter(name)) return { text: query };
  return { filter: name, text: query.slice(prefix[0].length) };
}

/**
 * Returns a query with a prefix, in place of the one that it has.
 *
 * @example withFilter('event: paint', 'fn')      // 'fn: paint'
 * @example withFilter('event: paint', undefined) // 'paint'
 */
export function withFilter(query: string, filter: KindFilter | undefined): string {
  const { text } = splitFilter(query);
  return filter ? `${filter}: ${text}` : text;
}

/** Returns whether a text names a sort of page. */
export function isKindFilter(text: string | null | undefined): text is KindFilter {
  return KIND_FILTERS.some((filter) => filter === text);
}

/** What decides the sort of a page. */
type Sorted = Pick<SearchRecord, 'kind' | 'isSnippet'>;

/**
 * Returns the sort of a page; what only lists other pages is a list.
 *
 * @example
 * sortOf({ kind: 'Article' })                  // 'guide'
 * sortOf({ kind: 'Article', isSnippet: true }) // 'snippet'
 */
export function sortOf({ kind, isSnippet }: Sorted): Sort {
  return isSnippet ? 'snippet' : (traitsOf(kind).sort ?? 'list');
}

/** Returns the filter that a page passes; none for most lists and overviews. */
export function filterOf(page: Sorted): KindFilter | undefined {
  const filter = traitsOf(page.kind).filter ?? sortOf(page);
  return isKindFilter(filter) ? filter : undefined;
}
