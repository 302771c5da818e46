import type { TocEntry } from '../../shared/page.ts';

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
