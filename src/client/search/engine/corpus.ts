import type { SearchRecord } from '../../../shared/search/model.ts';
import { splitWords } from '../../../shared/search/tokenizer.ts';
import type { IndexedPage } from '../index-files/indexed-page.ts';
import { readIndex } from '../index-files/read-index.ts';
import type { Steps } from '../index-files/steps.ts';
import { type Candidate, isIdentifier, prepareCandidate } from '../names/candidate.ts';
import { findNearestName } from '../names/nearest-name.ts';
import { wordsOfNames } from '../names/rank-names.ts';
import type { Query } from '../query/query.ts';
import { createSynonyms, type Synonyms } from '../query/synonyms.ts';
import type { RankedRows } from '../rows/rank-rows.ts';
import { Values, type ValuesText } from '../rows/values.ts';
import { FullText } from '../texts/full-text.ts';
import { toDocument } from '../texts/text-document.ts';
import type { TextHit } from '../texts/text-hit.ts';
import type { Found } from './found.ts';
import { type IndexPart, type ReadParts, readParts } from './read-parts.ts';
import type { Vocabulary } from './respell.ts';

/** A page whose text matches. */
export type FoundText = Found & Pick<TextHit, 'phrase' | 'isWhole'>;

/** The part of a corpus that may answer. */
export interface Selection {
  candidates: Candidate[];
  /** Pages whose text has the words, best first. */
  findTexts(words: string[], strict: boolean): FoundText[];
  findRows(query: Query): RankedRows;
  /** Rows with exactly this title, then those of members of libraries with this name: `table.insert` for `insert`. */
  findTitled(title: string): SearchRecord[];
  /** Rows that are the members of a value set. */
  listMembers(name: string): SearchRecord[];
}

/** What is built from the pages of an index, step by step. */
interface Prepared {
  synonyms: Synonyms;
  candidates: Candidate[];
  fullText: FullText;
}

/** Everything that queries are compared with: names, texts, and rows of tables of values. */
export class Corpus implements Vocabulary {
  /** Words of all identifiers. */
  readonly named: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  readonly values: Values;
  readonly #pages: IndexedPage[];
  readonly #candidates: Candidate[];
  readonly #fullText: FullText;
  readonly #groups: string[];
  readonly #byId: ReadonlyMap<number, SearchRecord>;
  readonly #byHref: ReadonlyMap<string, SearchRecord>;
  /** Letters of the phrases of pages, by id. */
  readonly #phrased: ReadonlyMap<number, number>;
  /** All words, collected for the first misspelt one. */
  #words: Set<string> | undefined;
  /** Symbols and their parts, collected for the first misspelt name. */
  #symbols: Candidate[] | undefined;

  private constructor({ pages, groups, sources }: ReadParts, { synonyms, candidates, fullText }: Prepared) {
    const records = candidates.map(({ record }) => record);
    this.synonyms = synonyms;
    this.#pages = pages;
    this.#groups = groups;
    this.#candidates = candidates;
    this.named = wordsOfNames(candidates);
    this.#fullText = fullText;
    this.#byId = new Map(records.map((record) => [record.id, record]));
    this.#byHref = new Map(pages.map(({ record }) => [record.href, record]));
    this.#phrased = new Map(pages.map(({ record, phrases }) => [record.id, phrases.length]));
    this.values = new Values(
      sources,
      this.synonyms,
      (row) => this.pageOf(row) !== undefined,
      (records.at(-1)?.id ?? -1) + 1,
    );
  }

  /** Reads the files of an index, in steps of a page. @throws SearchError when one of them cannot be used. */
  static *read(files: IndexPart[]): Steps<Corpus> {
    const read = yield* readParts(files, readIndex);
    const synonyms = createSynonyms(read.groups);
    const candidates: Candidate[] = [];
    for (const { record, parts } of read.pages) {
      candidates.push(...[record, ...parts].map(prepareCandidate));
      yield;
    }
    const fullText = yield* FullText.read(read.pages.map(toDocument), synonyms);
    return new Corpus(read, { synonyms, candidates, fullText });
  }

  /** Adds rows, one with each step. @throws SearchError when a file cannot be used. */
  *addValues(files: ValuesText[]): Steps<void> {
    yield* this.values.add(files);
    this.#words = undefined;
  }

  /** Returns the part whose records pass. */
  select(isAllowed: (record: SearchRecord) => boolean): Selection {
    const toFoundText = ({ id, stems, phrase, isWhole }: TextHit): FoundText[] => {
      const record = this.#byId.get(id);
      return record && isAllowed(record) ? [{ record, stems, phrase, isWhole }] : [];
    };
    return {
      candidates: this.#candidates.filter(({ record }) => isAllowed(record)),
      findTexts: (words, strict) => this.#fullText.search(words, strict).flatMap(toFoundText),
      findRows: (query) => this.values.find(query, isAllowed),
      findTitled: (title) => this.values.findTitled(title, isAllowed),
      listMembers: (name) => this.values.listMembers(name, isAllowed),
    };
  }

  /** Returns the page that a part or a row is on; undefined for a page. */
  pageOf({ type, href }: SearchRecord): SearchRecord | undefined {
    return type === 'page' ? undefined : this.#byHref.get(href.replace(/#.*$/, ''));
  }

  /** Estimates how often readers look for a page, from the length of its phrases. */
  weightOf({ id }: SearchRecord): number {
    return this.#phrased.get(id) ?? 0;
  }

  /** Returns whether the text of a page has the word. */
  tells(word: string): boolean {
    return this.#fullText.knows(word);
  }

  knows(word: string): boolean {
    return this.tells(word) || this.values.knows(word);
  }

  get words(): ReadonlySet<string> {
    this.#words ??= this.#readWords();
    return this.#words;
  }

  /** Returns whether something has each of the words; a part of an identifier must be whole, because many begin with `ste`. */
  isSpelled({ words, joined }: Query): boolean {
    return words.length === 1 ? this.knows(joined) : words.every((word) => this.words.has(word));
  }

  nearestName(name: string, owner: string | undefined, isCall: boolean): string | undefined {
    this.#symbols ??= this.#candidates.filter(({ record }) => isIdentifier(record));
    const called = this.#symbols.filter(({ record }) => !(isCall && record.type === 'part'));
    return findNearestName(called, name, owner);
  }

  #readWords(): Set<string> {
    const names = [...this.#candidates.flatMap(({ words }) => words), ...this.values.words];
    const texts = this.#pages.flatMap(({ record, phrases }) => splitWords(`${record.summary} ${phrases}`));
    return new Set([...names, ...texts, ...this.#groups.flatMap(splitWords), ...this.#fullText.vocabulary]);
  }
}
