import type { SearchRecord } from './model.ts';
import type { Query } from './query.ts';
import { stem } from './stem.ts';
import { join } from './tokenizer.ts';

/**
 * Literal pieces of a hit's title and summary to highlight, longest first.
 *
 * @example
 * // for the query `trace lin` and the title `client.trace_line`
 * // ['trace_lin']
 */
export function findTerms(record: SearchRecord, query: Query, stems: Iterable<string>): string[] {
  const terms = new Set<string>();
  const whole = findJoined(record.name, query.joined);
  if (whole) terms.add(whole);
  const wanted = new Set([...stems, ...query.words.map(stem)]);
  for (const word of `${whole ? '' : record.name} ${record.summary}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const lower = word.toLowerCase();
    if (wanted.has(stem(lower))) terms.add(word);
    else {
      const start = query.words.find((it) => it.length > 1 && lower.startsWith(it));
      if (start) terms.add(word.slice(0, start.length));
    }
  }
  return [...terms].sort((a, b) => b.length - a.length);
}

/** The piece of a name whose letters and digits are the joined query: `trace_lin` for `tracelin`. */
function findJoined(name: string, joined: string): string | undefined {
  if (joined.length < 2) return undefined;
  const letters = Array.from(name, (letter, index) => ({ letter: join(letter), index })).filter(
    (it) => it.letter,
  );
  const start = letters
    .map((it) => it.letter)
    .join('')
    .indexOf(joined);
  const [first, last] = [letters[start], letters[start + joined.length - 1]];
  return first && last ? name.slice(first.index, last.index + 1) : undefined;
}
