/** A page that matches; `stems` belong to its words that matched. */
export interface TextHit {
  id: number;
  score: number;
  stems: string[];
  /** How well one of its phrases fits, 0 to 1. */
  phrase: number;
  /** Whether it has all of the words. */
  isWhole: boolean;
}

/** The result for one word, by the id of the page. */
export type Hits = Map<number, Omit<TextHit, 'phrase' | 'isWhole'>>;

/** The combined result for the words of a query, with how many match, and how rare these are. */
export type MergedHit = Omit<TextHit, 'phrase' | 'isWhole'> & { rarity: number; words: number };

/** Share that a second word for the same thing adds: `death` and `died` count more than `died` alone. */
const SECOND_WEIGHT = 0.8;

/**
 * Adds the result for one form of a word to the results for its other forms.
 *
 * @param weight Weight of this form, compared with the word itself.
 */
export function addHits(results: Hits, weight: number, hits: Hits): void {
  for (const { id, score, stems } of results.values()) {
    const hit = hits.get(id);
    const added = score * weight;
    if (!hit) hits.set(id, { id, score: added, stems: [...stems] });
    else {
      hit.score = Math.max(hit.score, added) + SECOND_WEIGHT * Math.min(hit.score, added);
      hit.stems.push(...stems);
    }
  }
}

/**
 * Combines the results for the words of a query, page by page.
 *
 * @param found The result for each word.
 * @param rarity How rare each word is.
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
