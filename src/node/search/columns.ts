import { type Columns, LINE_END } from '../../shared/search/index-format.ts';
import type { SearchRecord } from '../../shared/search/model.ts';

/** Writes records as columns, one line a record, so that similar values are next to each other. */
export function columns<Name extends string>(
  records: SearchRecord[],
  readers: Record<Name, (record: SearchRecord, index: number) => string>,
): Columns<Name> {
  const entries = Object.entries<(record: SearchRecord, index: number) => string>(readers);
  const lines = entries.map(([name, read]) => [
    name,
    records.map((record, index) => toLine(read(record, index))).join(LINE_END),
  ]);
  return Object.fromEntries(lines) as Columns<Name>;
}

/** Returns a text as it is in a column. */
export function toLine(text: string): string {
  return text.replace(/[\r\n\u007f]+/g, ' ');
}

/**
 * Returns the lines with none for a value that is the same as in the line before, or in the last one with the same key. A space
 * stands for an empty value after another one.
 */
export function withoutRepeats(values: string[], keys: string[] = []): string[] {
  const last = new Map<string | undefined, string>();
  return values.map((value, index) => {
    const isSame = value === (last.get(keys[index]) ?? '');
    last.set(keys[index], value);
    return isSame ? '' : value || ' ';
  });
}

/** Returns the URL of a record's page. */
export function pageHref({ href }: SearchRecord): string {
  return href.replace(/#.*$/, '');
}

/** Returns the anchor of a part or row. */
export function anchorOf({ href }: SearchRecord): string {
  return href.slice(href.indexOf('#') + 1);
}
