import SearchableMap from 'minisearch/SearchableMap';
import type { Hits } from './text-hit.ts';

/** A field of the documents. */
interface Field {
  name: string;
  boost: number;
  /** How many different words each document has in it, by id. */
  lengths: Map<number, number>;
  /** The mean of these. */
  mean: number;
}

/** The ids of the documents that have a word, with how often: one map for each field that has it. */
type Counts = Map<number, number>[];

/** Parameters of BM25+: how soon more of a word count less, how much long fields count less, and what any match adds. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.4;
const LEAST = 0.5;

/** What a longer word that begins with the word counts, and one with typos; the less, the more letters differ. */
const START_WEIGHT = 0.375;
const START_LOSS = 0.3;
const TYPO_WEIGHT = 0.45;

/** Finds documents by single words in their fields, and scores them with BM25+. */
export class TermIndex<Name extends string> {
  readonly #words = new Map<string, Counts>();
  /** The same, to find what begins with a word or has typos. */
  readonly #tree = new SearchableMap<Counts>();
  readonly #fields: Field[];
  #size = 0;

  /** @param boosts The fields, with the weight of each. */
  constructor(boosts: Record<Name, number>) {
    this.#fields = Object.entries<number>(boosts).map(([name, boost]) => ({
      name,
      boost,
      lengths: new Map(),
      mean: 0,
    }));
  }

  /** Adds a document, whose fields are words with spaces between. */
  add(id: number, texts: Record<Name, string>): void {
    for (const [index, field] of this.#fields.entries()) {
      const words = texts[field.name as Name].split(' ');
      const length = new Set(words).size;
      field.lengths.set(id, length);
      field.mean = (field.mean * this.#size + length) / (this.#size + 1);
      for (const word of words) {
        if (!word) continue;
        let counts = this.#words.get(word);
        if (!counts) {
          counts = [];
          this.#words.set(word, counts);
          this.#tree.set(word, counts);
        }
        counts[index] ??= new Map();
        counts[index].set(id, (counts[index].get(id) ?? 0) + 1);
      }
    }
    this.#size++;
  }

  /**
   * Returns the documents that have the word.
   *
   * @param isStart Whether those with longer words that begin with it count, too.
   * @param typos How many letters of a word may differ.
   */
  search(word: string, isStart = false, typos = 0): Hits {
    const hits: Hits = new Map();
    this.#score(word, 1, this.#words.get(word), hits);
    if (isStart) {
      for (const [term, counts] of this.#tree.atPrefix(word)) {
        const { length } = term;
        const weight = (START_WEIGHT * length) / (length + START_LOSS * (length - word.length));
        if (term !== word) this.#score(term, weight, counts, hits);
      }
    }
    if (typos > 0) {
      for (const [term, [counts, distance]] of this.#tree.fuzzyGet(word, typos)) {
        if (distance > 0)
          this.#score(term, (TYPO_WEIGHT * term.length) / (term.length + distance), counts, hits);
      }
    }
    return hits;
  }

  #score(term: string, weight: number, counts: Counts | undefined, hits: Hits): void {
    for (const [index, field] of this.#fields.entries()) {
      const own = counts?.[index];
      if (!own) continue;
      const rarity = Math.log(1 + (this.#size - own.size + 0.5) / (own.size + 0.5));
      for (const [id, count] of own) {
        const length = (field.lengths.get(id) ?? 0) / field.mean;
        const share =
          (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
        const hit = hits.get(id) ?? { id, score: 0, stems: [] };
        hit.score += weight * field.boost * (rarity * (LEAST + share));
        if (hit.stems.at(-1) !== term) hit.stems.push(term);
        hits.set(id, hit);
      }
    }
  }
}
