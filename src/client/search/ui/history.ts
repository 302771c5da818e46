import type { HitEntry, SearchHit } from '../../../shared/search/model.ts';
import { type Check, optional, record, text } from '../../runtime/loading/shape.ts';
import { readStored, writeStored } from '../../runtime/memory/storage.ts';
import { isHitUrl } from '../hit-link.ts';

/** Hits that the reader opened before, newest first. */
export interface SearchHistory {
  recent: HitEntry[];
  favorites: HitEntry[];
}

/** How many recent entries are kept: without favourites, and with some. */
const RECENT_LIMIT = 7;
const RECENT_LIMIT_BESIDE_FAVORITES = 4;
const FAVORITE_LIMIT = 10;

/**
 * Returns the lists of an index as they are stored. A damaged list counts as empty; damaged entries, and entries that
 * lead away from this site, are left out.
 *
 * @param pattern Regular expression for URLs of other sites that hits may link to.
 */
export function readHistory(indexName: string, pattern?: string): SearchHistory {
  const favorites = readList(favoritesKey(indexName), pattern).slice(0, FAVORITE_LIMIT);
  return { favorites, recent: readList(recentKey(indexName), pattern).slice(0, recentLimit(favorites)) };
}

/** Stores both lists. */
export function writeHistory(indexName: string, { recent, favorites }: SearchHistory): void {
  writeStored(recentKey(indexName), JSON.stringify(recent));
  writeStored(favoritesKey(indexName), JSON.stringify(favorites));
}

/** Returns the entry that is kept for a hit: for a text passage, the entry that it is part of. */
export function entryOf({ terms: _, parent, ...entry }: SearchHit): HitEntry {
  return parent ?? entry;
}

/**
 * Puts an entry on top of the recent ones, unless it is a favourite.
 *
 * @param limit How many recent entries to keep; it depends on the favourites when the dialog opened.
 */
export function remember(history: SearchHistory, entry: HitEntry, limit: number): SearchHistory {
  if (history.favorites.some(({ href }) => href === entry.href)) return history;
  return { ...history, recent: [entry, ...without(history.recent, entry)].slice(0, limit) };
}

/** Moves an entry from the recent ones to the favourites. */
export function star({ recent, favorites }: SearchHistory, entry: HitEntry): SearchHistory {
  return {
    recent: without(recent, entry),
    favorites: [entry, ...without(favorites, entry)].slice(0, FAVORITE_LIMIT),
  };
}

/** Removes an entry from both lists. */
export function forget({ recent, favorites }: SearchHistory, entry: HitEntry): SearchHistory {
  return { recent: without(recent, entry), favorites: without(favorites, entry) };
}

/** Returns how many recent entries are kept along with these favourites. */
export function recentLimit(favorites: HitEntry[]): number {
  return favorites.length ? RECENT_LIMIT_BESIDE_FAVORITES : RECENT_LIMIT;
}

function recentKey(indexName: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
}

function favoritesKey(indexName: string): string {
  return `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
}

function without(list: HitEntry[], entry: HitEntry): HitEntry[] {
  return list.filter(({ href }) => href !== entry.href);
}

function readList(key: string, pattern: string | undefined): HitEntry[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    const entries = Array.isArray(list) ? list.filter(isEntry) : [];
    return entries.filter(({ href }) => isHitUrl(href, pattern));
  } catch {
    return [];
  }
}

const isTrue: Check<true> = (value) => value === true;

const entry = record({
  href: text,
  title: text,
  kind: text,
  isSnippet: optional(isTrue),
  where: text,
  summary: text,
  heading: optional(text),
  signature: optional(text),
});

const isEntry: Check<HitEntry> = (value): value is HitEntry => entry(value);
