import { leads, type Phrase } from '../../../shared/search/phrases.ts';
import type { Synonyms } from '../query/synonyms.ts';

/** A query, in the form that phrases are compared with. */
export interface PhraseQuery {
  /** Stems of the content words, and how rare each is. */
  stems: { stem: string; rarity: number }[];
  small: Set<string>;
}

/** Weight of a synonym, compared with the word itself. */
const SYNONYM_SHARE = 0.8;
/** Weight of function words, compared with all others: `who shot me` is not `shots fired`. */
const SMALL_SHARE = 0.3;
/** Makes words of the query that the phrase lacks count more than their share. */
const MISSING_POWER = 1.5;
/** What remains of the fit of a phrase in the opposite direction: `degrees to radians` is not `radians to degrees`. */
const REVERSED_SHARE = 0.7;

/**
 * Returns how well a phrase fits a query, 0 to 1: the share of the query that it has, weighted by how rare the words are,
 * times the share of the phrase that the query has.
 */
export function fitOfPhrase(phrase: Phrase, query: PhraseQuery, synonyms: Synonyms): number {
  let [all, asked, used] = [0, 0, 0];
  for (const { stem, rarity } of query.stems) {
    const share = shareOf(stem, phrase.stems, synonyms);
    all += rarity;
    asked += rarity * share;
    used += share;
  }
  if (asked === 0) return 0;
  const small = 1 - SMALL_SHARE + SMALL_SHARE * likeness(query.small, phrase.small);
  const order = isReversed(query, phrase) ? REVERSED_SHARE : 1;
  return (asked / all) ** MISSING_POWER * Math.min(1, used / phrase.stems.size) * small * order;
}

/** Returns whether both lead from one thing to another, but with their shared words in a different order. */
function isReversed(query: PhraseQuery, phrase: Phrase): boolean {
  if (!leads(query) || !leads(phrase)) return false;
  const asked = query.stems.map((word) => word.stem).filter((word) => phrase.stems.has(word));
  const written = [...phrase.stems].filter((word) => asked.includes(word));
  return written.some((word, index) => word !== asked[index]);
}

function shareOf(word: string, stems: Set<string>, synonyms: Synonyms): number {
  if (stems.has(word)) return 1;
  return synonyms(word).some((other) => stems.has(other)) ? SYNONYM_SHARE : 0;
}

/** Returns the share of all words that both sets have; 1 for two empty sets. */
function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
