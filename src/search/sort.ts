import type { SearchRecord } from './model.ts';
import type { KindFilter } from './query.ts';

/** The sort of page that a record is, in the words that a reader narrows a search with: `event:`. */
export function sortOf({ kind, href }: Pick<SearchRecord, 'kind' | 'href'>): KindFilter | undefined {
  if (kind === 'Event' || kind === 'EventIndex') return 'event';
  if (kind === 'Function') return 'fn';
  if (kind === 'Type' || kind === 'TypeIndex') return 'type';
  return kind === 'Article' && href.includes('/snippets/') ? 'snippet' : undefined;
}
