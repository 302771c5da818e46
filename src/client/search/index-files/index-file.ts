import { INDEX_FORMAT, LINE_END } from '../../../shared/search/index-format.ts';
import { SearchError } from '../../../shared/search/model.ts';

/**
 * Returns the columns as lists of lines.
 *
 * @throws SearchError when the columns differ in length.
 */
export function readColumns<Name extends string>(columns: Record<Name, string>): Record<Name, string[]> {
  const isEmpty = Object.values<string>(columns).every((lines) => lines === '');
  const entries = Object.entries<string>(columns).map(
    ([name, lines]) => [name, isEmpty ? [] : lines.split(LINE_END)] as const,
  );
  if (entries.some(([, lines]) => lines.length !== entries[0]?.[1].length)) throw corruptIndex();
  return Object.fromEntries(entries) as Record<Name, string[]>;
}

/**
 * Returns the lines of a column in which an empty one stands for the line before, or for the last one with the same key, and a
 * space for none.
 */
export function repeatLines(lines: string[], keys: string[] = []): string[] {
  const last = new Map<string | undefined, string>();
  return lines.map((line, index) => {
    const whole = line === ' ' ? '' : line || (last.get(keys[index]) ?? '');
    last.set(keys[index], whole);
    return whole;
  });
}

/**
 * Returns the lines of a column.
 *
 * @throws SearchError unless there are `count` lines.
 */
export function readLines(text: string, count: number): string[] {
  const lines = count === 0 && text === '' ? [] : text.split(LINE_END);
  if (lines.length !== count) throw corruptIndex();
  return lines;
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
  if (typeof head !== 'object' || head === null || !('format' in head) || typeof head.format !== 'number')
    throw corruptIndex();
  if (head.format === INDEX_FORMAT) return head as Head;
  throw new SearchError(
    'version',
    `The search index has format ${head.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
  );
}

/** Returns the error for a file that is not an index, or not a complete one. */
export function corruptIndex(): SearchError {
  return new SearchError(
    'corrupt',
    'The search index is damaged. Reload the page; if that does not help, build the site again.',
  );
}
