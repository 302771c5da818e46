import type { SearchResult } from 'minisearch';

/** A page that fits; `stems` are those of its words that did. */
export interface TextHit {
  id: number;
  score: number;
  stems: string[];
  /** How well one of its phrases fits, 0 to 1. */
  phrase: number;
  /** Whether it has all words. */
  isWhole: boolean;
}

/** What one word finds, by the id of the page. */
export type Hits = Map<number, Omit<TextHit, 'phrase' | 'isWhole'>>;

/** What the words of a query found together, with how rare those are that fit, and how many. */
export type MergedHit = Omit<TextHit, 'phrase' | 'isWhole'> & { rarity: number; words: number };

/** Share that a second word for the same thing adds: `death` and `died` count for more than `died` alone. */
const SECOND_WEIGHT = 0.8;

/**
 * Adds what was found for one form of a word to what others have found.
 *
 * @param weight What this form counts for, against the word itself.
 */
export function addHits(results: SearchResult[], weight: number, hits: Hits): void {
  for (const { id, score, terms } of results) {
    const hit = hits.get(id);
    const added = score * weight;
    if (!hit) hits.set(id, { id, score: added, stems: [...terms] });
    else {
      hit.score = Math.max(hit.score, added) + SECOND_WEIGHT * Math.min(hit.score, added);
      hit.stems.push(...terms);
    }
  }
}

/**
 * Returns what the words of a query found together, page by page.
 *
 * @param found What each word found.
 * @param rarity How rare each of them is.
 */
export function mergeHits(found: Hits[], rarity: number[]): MergedHit[] {
  const merged = new Map<number, MergedHit>();
  found.forEach((hits, index) => {
    for (const [id, { score, stems }] of hits) {
      const hit = merged.get(id) ?? { id, score: 0, stems: [], rarity: 0, words: 0 };
      hit.score += score;
      hit.stems.push(...stems);
      hit.rarity += rarity[index] ?? 0;
      hit.words++;
      merged.set(id, hit);
    }
  });
  return [...merged.values()];
}
