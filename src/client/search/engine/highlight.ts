import type { SearchRecord } from '../../../shared/search/model.ts';
import { isStopWord, stem, usefulWords } from '../../../shared/search/stem.ts';
import { join } from '../../../shared/search/tokenizer.ts';
import type { Query } from '../query/query.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Letters that a query needs to be searched for inside words. */
const LEAST_INSIDE = 3;

/**
 * Returns the words of a hit's title and summary to highlight, as they are written there, longest first. Function words
 * count only in a query that has no others. The last word of a query may be the start of one, since it may still be
 * typed.
 *
 * @example
 * // for the query `trace a lin` and the title `client.trace_line`
 * // ['trace', 'line']
 */
export function findTerms(record: SearchRecord, query: Query, stems: Iterable<string>): string[] {
  const terms = new Set<string>();
  const whole = findJoined(record.name, query.joined);
  if (whole) terms.add(whole);
  const useful = usefulWords(query.words);
  const wanted = new Set([...stems, ...useful.map(stem)]);
  const typed = query.words.at(-1) ?? '';
  const start = typed.length > 1 && useful.includes(typed) ? typed : undefined;
  for (const word of `${whole ? '' : record.name} ${record.summary}`.match(WORD) ?? []) {
    const lower = word.toLowerCase();
    if (isStopWord(lower) && !useful.includes(lower)) continue;
    if (wanted.has(stem(lower)) || (start !== undefined && lower.startsWith(start))) terms.add(word);
  }
  return [...terms].sort((a, b) => b.length - a.length);
}

/** Returns the words of a name that contain the letters and digits of the joined query: `trace_line` for `tracelin`. */
function findJoined(name: string, joined: string): string | undefined {
  if (joined.length < 2) return undefined;
  // A letter may have two units, or get a second one in lower case.
  const units = [...name.matchAll(/./gsu)].flatMap(({ 0: letter, index }) =>
    join(letter)
      .split('')
      .map((unit) => ({ unit, index })),
  );
  const position = units
    .map(({ unit }) => unit)
    .join('')
    .indexOf(joined);
  const [first, last] = [units[position], units[position + joined.length - 1]];
  if (!first || !last) return undefined;
  const words = [...name.matchAll(WORD)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  const start = words.find(({ to }) => to > first.index);
  const end = words.find(({ to }) => to > last.index);
  const isInside = start === end && joined.length >= LEAST_INSIDE;
  return start && end && (start.from === first.index || isInside)
    ? name.slice(start.from, end.to)
    : undefined;
}
