import type { TocEntry } from '../../../shared/page.ts';

/** An entry of the table of contents with the entries nested in it. */
export interface TocNode extends TocEntry {
  children: TocNode[];
}

/**
 * Nests entries by level: each goes below the nearest one before it that has a higher level.
 *
 * @example
 * nestToc([level3, level2, level3]) // [level3, { ...level2, children: [level3] }]
 */
export function nestToc(entries: TocEntry[]): TocNode[] {
  const roots: TocNode[] = [];
  const above: TocNode[] = [];
  for (const entry of entries) {
    const node = { ...entry, children: [] };
    while ((above.at(-1)?.depth ?? 0) >= entry.depth) above.pop();
    (above.at(-1)?.children ?? roots).push(node);
    above.push(node);
  }
  return roots;
}

/**
 * Returns the index of the heading that the reader is at, -1 above the first one. `tops` are the distances of the
 * headings from the top of the window, `edge` is the navbar's lower edge and `middle` half the window's height.
 */
export function currentHeading(tops: number[], edge: number, middle: number): number {
  const next = tops.findIndex((top) => top >= edge);
  if (next < 0) return tops.length - 1;
  return (tops[next] ?? 0) < middle ? next : next - 1;
}
