import { PAGE_KINDS, type PageKind } from '../page-kinds.ts';

/** Number that the code and the index file must agree on; raise it with every change of the format. */
export const INDEX_FORMAT = 12;

/** What separates the lines of a column: a control character that JSON, unlike a line feed, writes as one byte. */
export const LINE_END = '\u007f';

/**
 * The index file, an array of two. Its first line ends between them, so that names can be searched while the rest,
 * three fifths of the file, is still loading.
 */
export type IndexFile = [IndexNames, IndexTexts];

/**
 * The names of an index: columns with one line per page or part, because similar values next to each other compress
 * best. An empty line means that there is no value, or the usual one; in `where` of parts, the one of the line before.
 */
export interface IndexNames {
  format: number;
  pages: Columns<
    | 'name'
    | 'href'
    | 'kind'
    | 'snippet'
    | 'where'
    | 'heading'
    | 'group'
    | 'docs'
    | 'aliases'
    | 'summary'
    | 'signature'
    | 'rank'
    | 'parts'
  >;
  parts: Columns<'name' | 'anchor' | 'where'>;
  /** URL of the file with the rows; absent without rows. */
  values?: string;
  /** Joined titles of rows that names of pages begin with, one per line. */
  alike?: string;
}

/** The texts of an index, with the lines of its names. */
export interface IndexTexts {
  /**
   * `phrases`: each has a space in place of every word at its start that the one before shares, and letters in place of
   * stems that the page shows (their place among its first `OWN_STEMS`) or any page (`OWN_STEMS` and their place in
   * `commonest`).
   *
   * `stems`: those that no earlier page has, and no text or phrase. `again`: the numbers of the others, each as how many are
   * between it and the greater one before it, in letters of which the last is small. Stems are numbered in the order of
   * `knownStems`, then in that of `stems`, up to the page before.
   */
  pages: Columns<'phrases' | 'stems' | 'again'>;
  /** An empty line has the summary of the last part with the same name. */
  parts: Columns<'summary'>;
  /** How many stems `knownStems` returns: another number shows that the code cuts words in another way. */
  known: number;
  /** Groups of synonyms, one per line. */
  synonyms: string;
}

/**
 * The file of rows. Two columns are relative to the row before: `page` is how many pages further this row's page is in the
 * index file, and `where` is empty if it is the same.
 */
export interface ValuesFile {
  format: number;
  rows: Columns<'page' | 'where' | 'name' | 'anchor' | 'summary'>;
}

/** Lines with `LINE_END` between them. */
export type Columns<Name extends string> = Record<Name, string>;

/** Kinds in the order of their numbers in the file. */
export const KINDS = Object.keys(PAGE_KINDS) as readonly PageKind[];
