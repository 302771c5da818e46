import type { SearchRecord } from '../../../shared/search/model.ts';
import { knownBy } from '../../../shared/search/stem.ts';
import { join, splitWords } from '../../../shared/search/tokenizer.ts';
import type { IndexedPage } from '../index-files/indexed-page.ts';
import { readValues } from '../index-files/read-values.ts';
import type { Steps } from '../index-files/steps.ts';
import { hasSigns, type Query } from '../query/query.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { NO_ROWS, type RankedRows, rankRows } from './rank-rows.ts';
import { prepareRow, type Row } from './row.ts';

/** A file of rows on its way into an engine. */
export interface ValuesText {
  url: string;
  text: string;
}

/** What a file of the index says about its rows, which are in a separate file. */
export interface ValuesSource {
  /** URL of that file; absent without rows. */
  values?: string;
  /** Joined titles of rows that names of pages begin with. */
  alike: string[];
  /** All pages of the index file; rows name their page by its position. */
  all: IndexedPage[];
}

/** The rows of tables of values, of those files that have been needed so far. */
export class Values {
  readonly #missing: Map<string, IndexedPage[]>;
  readonly #alike: Set<string>;
  readonly #synonyms: Synonyms;
  readonly #isKnown: (record: SearchRecord) => boolean;
  #rows: Row[] = [];
  #nextId: number;

  /**
   * @param isKnown Whether a row's page can be found.
   * @param firstId Id of the first row.
   */
  constructor(
    sources: ValuesSource[],
    synonyms: Synonyms,
    isKnown: (record: SearchRecord) => boolean,
    firstId: number,
  ) {
    this.#missing = new Map(sources.flatMap(({ values, all }) => (values ? [[values, all] as const] : [])));
    this.#alike = new Set(sources.flatMap(({ alike }) => alike));
    this.#synonyms = synonyms;
    this.#isKnown = isKnown;
    this.#nextId = firstId;
  }

  /** URLs of the files that are not there yet. */
  get missing(): string[] {
    return [...this.#missing.keys()];
  }

  /** Adds rows, one per step. Rows are found once their whole file is added. @throws SearchError when it cannot be used. */
  *add(files: ValuesText[]): Steps<void> {
    for (const { url, text } of files) {
      const pages = this.#missing.get(url);
      if (!pages) continue;
      const records = readValues(text, pages, this.#nextId);
      this.#nextId += records.length;
      const rows: Row[] = [];
      for (const record of records.filter(this.#isKnown)) {
        rows.push(prepareRow(record));
        yield;
      }
      this.#rows.push(...rows);
      this.#missing.delete(url);
    }
  }

  /**
   * Returns whether rows belong to an answer: if no name of a page is what was typed or begins with it, if what was typed
   * has special characters, or if it is a value as well.
   */
  answers(query: Query, hasName: boolean): boolean {
    return !hasName || hasSigns(query) || this.#alike.has(query.joined);
  }

  /** Words of the titles. */
  get words(): Iterable<string> {
    return this.#rows.flatMap(({ record }) => splitWords(record.name));
  }

  /** Returns whether a row has the word, or one that starts with it. */
  knows(word: string): boolean {
    const isKnown = knownBy(word);
    return this.#rows.some(({ title, text }) => [...title].some(isKnown) || [...text].some(isKnown));
  }

  /** The rows that fit a query and are allowed. */
  find(query: Query, isAllowed: (record: SearchRecord) => boolean): RankedRows {
    const rows = this.#rows.filter(({ record }) => isAllowed(record));
    return rows.length === 0 ? NO_ROWS : rankRows(rows, query, this.#synonyms);
  }

  /** The rows with exactly this title that are allowed, then those of members of libraries with this name. */
  findTitled(title: string, isAllowed: (record: SearchRecord) => boolean): SearchRecord[] {
    const rows = this.#rows.map(({ record }) => record).filter(isAllowed);
    const isMember = ({ name }: SearchRecord) => name.endsWith(`.${title}`);
    return [...rows.filter(({ name }) => name === title), ...rows.filter(isMember)];
  }

  /** Returns whether there are rows of functions of a library: `table.insert` for `table`. */
  hasLibrary(name: string): boolean {
    return this.#rows.some(({ record }) => record.name.startsWith(`${name}.`));
  }

  /** The members of a value set that are allowed: those of `hitgroup:`. */
  listMembers(name: string, isAllowed: (record: SearchRecord) => boolean): SearchRecord[] {
    const owner = join(name);
    const isMember = ({ name: own, where }: SearchRecord) =>
      own.startsWith(`${where}:`) && join(where) === owner;
    return this.#rows.flatMap(({ record }) => (isMember(record) && isAllowed(record) ? [record] : []));
  }
}
