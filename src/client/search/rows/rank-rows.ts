import type { SearchRecord } from '../../../shared/search/model.ts';
import { stem, usefulWords } from '../../../shared/search/stem.ts';
import { join, splitWords } from '../../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../../shared/search/typos.ts';
import type { Query } from '../query/query.ts';
import type { Synonyms } from '../query/synonyms.ts';
import { rankRowWords } from './rank-row-words.ts';
import { rankSame } from './rank-same.ts';
import type { Row } from './row.ts';
import { isBelow, isConstant, isMessage } from './row-fit.ts';

/** Rows that match a query, by how well they match; best first in each list. */
export interface RankedRows {
  /** The title equals the query, punctuation included. */
  same: SearchRecord[];
  /** The title has the letters of the query, or starts with them. */
  named: SearchRecord[];
  /** All of the query's words, at least two, are in the row or above it. */
  close: SearchRecord[];
  /** The query's only word is in the row, among others; if nothing matches, titles with these initials. */
  loose: SearchRecord[];
  /** Those of them that have it in their own title: `weapon_awp` for `awp`. */
  titled: SearchRecord[];
  /** Nothing matches, and the title is close to the query. */
  typo: SearchRecord[];
}

/** The result for a query that no row matches. */
export const NO_ROWS: RankedRows = { same: [], named: [], close: [], loose: [], titled: [], typo: [] };

/** Finds the rows that match a query. */
export function rankRows(rows: Row[], query: Query, synonyms: Synonyms): RankedRows {
  const same = rankSame(rows, query);
  const named = rankNamed(rows, query);
  const { close, loose, titled } = rankRowWords(rows, query, synonyms);
  const isNothing = same.length + named.length + close.length + loose.length === 0;
  const recordsOf = (list: Row[]) => list.map(({ record }) => record);
  return {
    same: recordsOf(same),
    named: recordsOf(named),
    close: recordsOf(close),
    loose: recordsOf(isNothing && !query.strict ? rankInitials(rows, query) : loose),
    titled: recordsOf(titled),
    typo: recordsOf(isNothing && !query.strict ? rankTypos(rows, query) : []),
  };
}

/** Two letters are the initials of too many titles, and many letters are a word. */
const LEAST_INITIALS = 3;
const MOST_INITIALS = 5;

/** Stems of words that ask for the number of a value: `neck hitbox index`. */
const ASKED = new Set(['code', 'id', 'index', 'number', 'value'].map(stem));

/** Words with hyphens between them: `usp-s`. */
const HYPHENED = /^\w+(?:-\w+)+$/;

function rankNamed(rows: Row[], { text, joined, words, isIdentifier, strict }: Query): Row[] {
  if (joined.length < 2) return [];
  const cost = ({ joined: title }: Row) => title.length - joined.length;
  const isStart = (row: Row) => isIdentifier && !strict && row.joined.startsWith(joined);
  // Readers often leave out the `m_` of a network property.
  const isProperty = ({ record: { name }, joined: title }: Row) =>
    name.startsWith('m_') && title === `m${joined}`;
  const isPlace = ({ place, last }: Row) => place === joined || (isIdentifier && last === joined);
  const isHyphened = ({ record }: Row) =>
    HYPHENED.test(text) && join(record.summary.replace(/ ·.*/, '')) === joined;
  const stems = usefulWords(words).map(stem);
  const rest = stems.filter((word) => !ASKED.has(word));
  // One word is either what a row is called or the heading above it.
  const isSingle = stems.length < 2;
  const isTold = (row: Row) =>
    isConstant(row, rest) ||
    (!isSingle && (isBelow(row, stems) || (rest.length < stems.length && isBelow(row, rest))));
  return rows
    .filter(
      (row) =>
        row.joined === joined ||
        isPlace(row) ||
        isStart(row) ||
        isProperty(row) ||
        isHyphened(row) ||
        isTold(row) ||
        (!isSingle && isMessage(row, stems)),
    )
    .sort((a, b) => cost(a) - cost(b) || a.record.id - b.record.id);
}

/** Rows of identifiers in which neighbouring words have these initials: `lby` for `m_flLowerBodyYawTarget`. */
function rankInitials(rows: Row[], { joined, words }: Query): Row[] {
  if (joined.length < LEAST_INITIALS || joined.length > MOST_INITIALS || words.length > 1) return [];
  return rows.filter(({ record: { name } }) => {
    if (/\s/.test(name)) return false;
    const initials = splitWords(name).map((word) => word.charAt(0));
    return initials.join('').includes(joined);
  });
}

function rankTypos(rows: Row[], { joined }: Query): Row[] {
  const budget = typoBudget(joined.length);
  if (budget === 0) return [];
  const inside = rows.filter((row) => row.joined.endsWith(joined));
  if (inside.length) return inside;
  return rows
    .map((row) => ({ row, typos: countTypos(joined, row.joined, budget) }))
    .filter(({ typos }) => typos <= budget)
    .sort((a, b) => a.typos - b.typos || a.row.record.id - b.row.record.id)
    .map(({ row }) => row);
}
