import { INDEX_FORMAT, LINE_END } from '../../../shared/search/index-format.ts';
import { SearchError } from '../../../shared/search/model.ts';

/**
 * Returns the rows of columns, which have one line for each. The rows of a damaged file may lack a column.
 *
 * @throws SearchError when the columns differ in length.
 */
export function readRows<Row extends Partial<Record<string, string>>>(columns: Row): Row[] {
  const all = Object.entries<string | undefined>(columns).map(
    ([name, lines = '']) => [name, lines.split(LINE_END)] as const,
  );
  const first = all[0]?.[1] ?? [];
  if (all.some(([, lines]) => lines.length !== first.length)) throw corruptIndex();
  if (Object.values(columns).every((lines) => lines === '')) return [];
  return first.map((_, row) => Object.fromEntries(all.map(([name, lines]) => [name, lines[row]])) as Row);
}

/**
 * Fills in a column of rows, in which an empty line means the line before or, with `key`, the last one with the same key; a
 * space means no text.
 *
 * @param key Column of the keys.
 */
export function repeatLines<Name extends string>(
  rows: Partial<Record<Name, string>>[],
  column: Name,
  key?: Name,
): void {
  const last = new Map<string | undefined, string>();
  for (const row of rows) {
    const of = key && row[key];
    const line = row[column] || (last.get(of) ?? '');
    row[column] = line === ' ' ? '' : line;
    last.set(of, row[column]);
  }
}

/**
 * Parses a file of an index.
 *
 * @throws SearchError when it is not JSON.
 */
export function parseIndex(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw corruptIndex();
  }
}

/**
 * Returns the content of a file, or its head, after checking its format.
 *
 * @throws SearchError when the format is missing or another one.
 */
export function checkFormat<Head extends { format: number }>(head: unknown): Head {
  const format = (head as Partial<Head> | null | undefined)?.format;
  if (typeof format !== 'number') throw corruptIndex();
  if (format === INDEX_FORMAT) return head as Head;
  throw new SearchError(
    'version',
    `The search index has format ${format} instead of ${INDEX_FORMAT}. Reload the page.`,
  );
}

/** Returns the error for a file that is not an index, or not a complete one. */
export function corruptIndex(): SearchError {
  return new SearchError(
    'corrupt',
    'The search index is damaged. Reload the page; if that does not help, build the site again.',
  );
}
