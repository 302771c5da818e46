import { hasSigns, type Query } from '../query/query.ts';
import { plainMessage, type Row } from './row.ts';

/**
 * An operator of another language between values: `a && b`, but not `a == b`. One character may also stand in prose: it is one
 * before a number, as in `flags & 1`, or with spaces around it, as in `x ? y : z`.
 */
const OPERATOR =
  /(?<=^|[\w\s)])(?![<=>~]=)[!&+/<=>^|~]{2,}(?=$|[\w\s()])|(?<=\w )[&|](?= \d)|(?<=\w) \? (?=\S.* : )/g;

/** Returns the rows whose titles equal the query, punctuation included, or else those with its special characters. */
export function rankSame(rows: Row[], query: Query): Row[] {
  const text = query.text.toLowerCase();
  const message = plainMessage(text);
  const whole = rows.filter(({ lower, quote }) => lower === text || quote?.test(message));
  const same = whole.length || !hasSigns(query) ? whole : rankPieces(rows, text);
  let asked = query.text;
  for (const sign of hasSigns(query) ? [asked, ...(asked.match(OPERATOR) ?? [])] : []) {
    if (same.length > 0) break;
    asked = sign;
    same.push(...rows.filter(({ record: { name, summary } }) => `${name} ${summary}`.includes(sign)));
  }
  // Rows that are called so come first, then those whose titles begin with it, then those whose titles have it.
  const cost = ({ record: { name } }: Row) =>
    name === asked ? 0 : name.startsWith(asked) ? 1 : name.includes(asked) ? 2 : 3;
  return same.sort((a, b) => cost(a) - cost(b));
}

/** Characters of the flags, width and precision of a format, between its `%` and its letter. */
const FORMAT_FLAGS = /(?<=%)[-+ #.\d]+(?=[a-z])/g;

/**
 * Rows whose titles make up a text of special characters: `%d` and `+` for `%d+`, `%x` for `%08X`. The page that has most of
 * it comes first, and on each page the longest row.
 */
function rankPieces(rows: Row[], text: string): Row[] {
  if (/[a-z]{3}/.test(text)) return [];
  const signs = text.replace(FORMAT_FLAGS, '');
  const byPage = new Map<string, Row[]>();
  for (const row of rows) {
    const { name, where } = row.record;
    if (!/^\W/.test(name) || !signs.includes(name.toLowerCase())) continue;
    const page = where.replace(/ \/ .*/, '');
    byPage.set(page, [...(byPage.get(page) ?? []), row]);
  }
  const namesOf = (pageRows: Row[]) => [...new Set(pageRows.map(({ record }) => record.name.toLowerCase()))];
  const lengthOf = (pageRows: Row[]) => namesOf(pageRows).join('').length;
  return [...byPage.values()]
    .filter((pageRows) => namesOf(pageRows).some((name) => name.length > 1))
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .flatMap((pageRows) => pageRows.sort((a, b) => b.record.name.length - a.record.name.length));
}
