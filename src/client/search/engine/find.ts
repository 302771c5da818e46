import { findCodeNames, findPlaces, foreignCall, listMembers } from '../names/lookup.ts';
import { isAlike } from '../names/match-typos.ts';
import * as Step from '../names/step.ts';
import { calledIn, parseQuery, type Query } from '../query/query.ts';
import { NO_ROWS } from '../rows/rank-rows.ts';
import type { Corpus, Selection } from './corpus.ts';
import { gatherEvidence } from './evidence.ts';
import { findBare, readBare } from './find-bare.ts';
import { type Found, foundRecord, toFound, uniqueRecords } from './found.ts';
import { orderEvidence } from './order.ts';

/** What was found. */
export interface Finding {
  /** Best first. */
  all: Found[];
  /** Whether rows of tables of values belong to it, including those that have not been loaded yet. */
  hasRows: boolean;
  /** Whether a name equals the query. */
  isCertain: boolean;
  /** Whether a name, a phrase or a row has all words of the query. */
  isNamed: boolean;
  /** Whether a name differs from the query, which is an identifier, in one letter. */
  isAlike?: boolean;
}

/**
 * Returns the hits of a selection for a query as it is written.
 *
 * @param isTyped Whether these are the words as typed, with no misspelt word replaced.
 */
export function findRecords(corpus: Corpus, selection: Selection, query: Query, isTyped: boolean): Finding {
  if (query.joined === '') return findWithoutLetters(selection, query);
  const named = query.list ? findList(selection, query.list) : findInCode(corpus, selection, query);
  if (named.length > 0) return { all: named, hasRows: false, isCertain: true, isNamed: true };
  const evidence = gatherEvidence(corpus, selection, query, isTyped);
  const all = orderEvidence(evidence, query, (row) => corpus.pageOf(row));
  const { hasRows, isCertain, loose, near, asked, rows } = evidence;
  const isNamed =
    isCertain || asked.length > 0 || rows.close.length > 0 || loose.some(({ step }) => step === Step.words);
  const bare = readBare(query, evidence);
  const meant = bare ? findBare(findRecords(corpus, selection, bare.query, isTyped).all, bare) : [];
  return {
    all: uniqueRecords([...meant, ...all]),
    hasRows,
    isCertain,
    isNamed,
    isAlike: near.some((match) => isAlike(match, query)),
  };
}

/** Rows with the typed special characters; without any, all pages of the chosen kind. */
function findWithoutLetters({ candidates, findRows }: Selection, query: Query): Finding {
  const hasRows = query.text !== '';
  const pages = candidates.map(({ record }) => record).filter(({ type }) => query.filter && type === 'page');
  const all = hasRows ? findRows(query).same : pages;
  return { all: all.map(foundRecord), hasRows, isCertain: true, isNamed: true };
}

/** The members of a group or type, or else of a value set. */
function findList(selection: Selection, list: string): Found[] {
  const members = listMembers(selection.candidates, list).map(toFound);
  return members.length > 0 ? members : selection.listMembers(list).map(foundRecord);
}

/** How many pages that a call of another library may mean come before the known names around it. */
const MOST_MEANT = 2;

/**
 * The pages of names in pasted code, first what a call of another library around them is here: `renderer.text` for
 * `draw.Text(x, y, player:GetName())`. If there are none, rows that the first call may mean; none for an address.
 */
function findInCode(corpus: Corpus, selection: Selection, query: Query): Found[] {
  if (query.lastSegment !== undefined) return [];
  const { candidates } = selection;
  const symbols = findCodeNames(candidates, query.code).map(toFound);
  const called = calledIn(query) ?? '';
  const rows = symbols.length === 0 && called.length > 2 ? selection.findRows(parseQuery(called)) : NO_ROWS;
  const foreign = symbols.length > 0 && foreignCall(candidates, query);
  const { asked = [], members = [] } = foreign
    ? gatherEvidence(corpus, selection, parseQuery(foreign), false)
    : {};
  const meant = [...asked, ...members];
  const known = [...symbols, ...[...rows.same, ...rows.named].map(foundRecord)];
  const all = [...meant.slice(0, MOST_MEANT), ...known, ...meant];
  const isSingle = all.length > 0 && query.code.length === 1;
  return uniqueRecords([...(isSingle ? findPlaces(candidates, query).map(toFound) : []), ...all]);
}
