import { type Phrase, readPhrases, smallWords } from '../../../shared/search/phrases.ts';
import { knownBy, stem, usefulWords } from '../../../shared/search/stem.ts';
import { stemsOf } from '../../../shared/search/stems.ts';
import { splitWords } from '../../../shared/search/tokenizer.ts';
import { typoBudget } from '../../../shared/search/typos.ts';
import type { Steps } from '../index-files/steps.ts';
import { MOST_OF_PART } from '../names/candidate.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { splitCompound } from './compound.ts';
import { fitOfPhrase, type PhraseQuery } from './phrase-fit.ts';
import { TermIndex } from './term-index.ts';
import type { TextDocument } from './text-document.ts';
import { addHits, type Hits, mergeHits, type TextHit } from './text-hit.ts';

/** Found by trying values on the cases in `tests/search/relevance.json`; small changes matter little. */
const BOOST = { name: 2, summary: 3, phrases: 2.7, where: 1, stems: 0.3, parts: 0.6 };
const SYNONYM_WEIGHT = 0.4;
/** What is added when all words of a title were asked for. */
const TITLE_WEIGHT = 0.6;
/** What a phrase with exactly the words of the query adds, as a share of the best score without phrases. */
const PHRASE_WEIGHT = 1;

/** If fewer pages than this have enough of the words, those with any of them belong to the answer, too. */
const FEW_PAGES = 4;

/** A document whose fields are stems with spaces between. */
type CutDocument = Omit<TextDocument, 'parts'> & { parts: string };

/** Finds pages by the words of their texts. */
export class FullText {
  readonly #terms = new TermIndex(BOOST);
  readonly #boosts = new Map<number, number>();
  readonly #titles = new Map<number, string[]>();
  /** Words of identifiers. */
  readonly #parts = new Set<string>();
  readonly #known = new Set<string>();
  /** Phrases as they are in the index; the phrases of each page that is found are split once. */
  readonly #phrases = new Map<number, string>();
  readonly #cutPhrases = new Map<number, Phrase[]>();
  readonly #synonyms: Synonyms;

  private constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** Reads documents, two steps for each: titles can be split only once the words of all texts are known. */
  static *read(documents: TextDocument[], synonyms: Synonyms): Steps<FullText> {
    const texts = new FullText(synonyms);
    const cut: CutDocument[] = [];
    for (const document of documents) {
      cut.push(texts.#learn(document));
      yield;
    }
    for (const document of cut) {
      texts.#add(document);
      yield;
    }
    return texts;
  }

  /** Splits a document into stems, and learns its words. */
  #learn(document: TextDocument): CutDocument {
    const { id, name, phrases, boost } = document;
    const cut: CutDocument = {
      ...document,
      name: cutText(name),
      summary: cutText(document.summary),
      where: cutText(document.where),
      phrases: phrases
        .split(',')
        .flatMap((phrase) => usefulWords(phrase.split(' ')))
        .join(' '),
      parts: [...new Set(document.parts.flatMap(stemsOf))].join(' '),
    };
    for (const text of [cut.name, cut.summary, cut.stems]) {
      for (const word of text.split(' ')) this.#known.add(word);
    }
    if (!name.includes(' ')) for (const word of splitWords(name)) this.#parts.add(word);
    this.#phrases.set(id, phrases);
    this.#boosts.set(id, boost);
    return cut;
  }

  #add(document: CutDocument): void {
    const title = splitWords(document.title).flatMap((word) => splitCompound(word, this.#known));
    this.#titles.set(document.id, [...new Set(title.map(stem))]);
    const name = [document.name, ...title.map(stem)].join(' ');
    this.#terms.add(document.id, { ...document, name });
  }

  /**
   * Returns the pages that have enough of the words, or else any of them, best first. A word may be the start of a
   * longer one, unless it is a short part of identifiers, and two words may stand for one (`check box`). A word that
   * occurs nowhere may have typos. With `strict`, pages must have all words, without typos.
   */
  search(words: string[], strict: boolean): TextHit[] {
    const wanted = usefulWords(words);
    const last = wanted.at(-1) === words.at(-1) ? stem(words.at(-1) ?? '') : undefined;
    const typed = new Map(wanted.map((word) => [stem(word), word]));
    const stems = [...typed.keys()];
    const results = [...typed].map(([cut, word]) => this.#searchWord(cut, word, cut === last, strict));
    const found = results.map(({ hits }) => hits);
    const isPaired = this.#addPairs(wanted, found);
    // Several words that only resemble others are foreign. The correction of misspelt words tells which of those belong
    // together.
    if (results.length > 1 && !isPaired && results.every(({ isGuess }) => isGuess)) return [];
    // So are typos among words that nothing resembles.
    if (found.some(({ size }) => size === 0) && !wanted.some((word) => this.knows(word))) return [];
    const hits = this.#rank(found, words, stems);
    return strict ? hits.filter((hit) => found.every((hitsOfWord) => hitsOfWord.has(hit.id))) : hits;
  }

  /** Returns whether a page has the word, one that starts with it, or one that means the same. */
  knows(word: string): boolean {
    const wordStem = stem(word);
    const isKnown = knownBy(word);
    if ([...this.#terms.search(wordStem, true).values()].some(({ stems }) => stems.some(isKnown)))
      return true;
    return this.#synonyms(wordStem).some((other) => this.#terms.search(other).size > 0);
  }

  /** Stems of names, summaries and prose. */
  get vocabulary(): Iterable<string> {
    return this.#known;
  }

  #searchWord(
    word: string,
    typed: string,
    isLast: boolean,
    strict: boolean,
  ): { hits: Hits; isGuess: boolean } {
    const hits: Hits = new Map();
    const isWhole = word.length <= MOST_OF_PART && this.#parts.has(word);
    const prefix = !isWhole && word.length > (isLast ? 1 : 3);
    // What `date` begins has its `e`, too: not `data`.
    const isCut = prefix && typed === `${word}e`;
    if (isCut) addHits(this.#terms.search(typed, prefix), 1, hits);
    addHits(this.#terms.search(word, prefix && !isCut), 1, hits);
    const others = this.#synonyms(word);
    const isGuess = hits.size === 0 && others.length === 0;
    if (hits.size === 0 && !strict)
      addHits(this.#terms.search(word, false, typoBudget(word.length)), 1, hits);
    for (const other of others) addHits(this.#terms.search(other), SYNONYM_WEIGHT, hits);
    return { hits, isGuess };
  }

  /** Neighbours written as one word count for both. Returns whether there are any. */
  #addPairs(words: string[], found: Hits[]): boolean {
    let isPaired = false;
    if (found.length !== words.length) return isPaired;
    for (let index = 1; index < words.length; index++) {
      const joined = stem(`${words[index - 1]}${words[index]}`);
      const results = this.#terms.search(joined);
      // Two words that mean one: `goes off`.
      const others = results.size ? [] : this.#synonyms(joined).map((other) => this.#terms.search(other));
      isPaired ||= results.size + others.length > 0;
      for (const hits of found.slice(index - 1, index + 1)) {
        addHits(results, 1, hits);
        for (const other of others) addHits(other, SYNONYM_WEIGHT, hits);
      }
    }
    return isPaired;
  }

  /** Returns the share of a title's words that were asked for, stop words included: `is_enemy` in `is he an enemy`. */
  #shareOfTitle(id: number, asked: Set<string>): number {
    const title = this.#titles.get(id) ?? [];
    return title.length === 0 ? 0 : title.filter((word) => asked.has(word)).length / title.length;
  }

  /** Returns the pages that have enough of the words, best first. */
  #rank(found: Hits[], words: string[], stems: string[]): TextHit[] {
    const pages = this.#boosts.size;
    const rarity = found.map(({ size }) => (size === 0 ? 0 : Math.log(1 + pages / size)));
    const allRarity = rarity.reduce((sum, value) => sum + value, 0);
    const all = mergeHits(found, rarity);
    const asked = new Set(words.flatMap((word) => [stem(word), ...this.#synonyms(stem(word))]));
    const query = {
      // A word that no page has is as rare as can be.
      stems: stems.map((word, index) => ({ stem: word, rarity: rarity[index] || Math.log(1 + pages) })),
      small: smallWords(words),
    };
    const least = found.filter((hits) => hits.size > 0).length / 2;
    const most = all.filter((hit) => hit.words >= least || hit.rarity >= allRarity / 2);
    // Where few pages have half of the words, one of them is better than nothing.
    const hits = (most.length < FEW_PAGES ? all : most).map(
      ({ id, score, stems, rarity: own, words: count }): TextHit => {
        const title = 1 + TITLE_WEIGHT * this.#shareOfTitle(id, asked);
        const boost = this.#boosts.get(id) ?? 1;
        return {
          id,
          stems,
          score: score * (own / allRarity) ** 2 * title * boost,
          phrase: this.#fit(id, query),
          isWhole: count === found.length,
        };
      },
    );
    const best = Math.max(0, ...hits.map(({ score }) => score));
    for (const hit of hits) hit.score += PHRASE_WEIGHT * hit.phrase * best * (this.#boosts.get(hit.id) ?? 1);
    return hits.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Returns how well the closest phrase of a page fits, 0 to 1. */
  #fit(id: number, query: PhraseQuery): number {
    const phrases = this.#cutPhrases.get(id) ?? readPhrases(this.#phrases.get(id) ?? '');
    this.#cutPhrases.set(id, phrases);
    return phrases.reduce((best, phrase) => Math.max(best, fitOfPhrase(phrase, query, this.#synonyms)), 0);
  }
}

function cutText(text: string): string {
  return stemsOf(text).join(' ');
}
