import { INDEX_FORMAT, shortenName, shortenUrl, type ValuesFile } from '../../shared/search/index-format.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { anchorOf, columns, pageHref } from './columns.ts';

/**
 * Writes the file of the rows of tables of values, and of the members of value sets: what is fetched only when no name of
 * a page answers. Empty when there are none.
 *
 * @throws Error when a row's page is missing.
 */
export function buildValues(records: SearchRecord[]): string {
  const sorted = records.toSorted((a, b) => a.id - b.id);
  const pages = sorted.filter(({ type }) => type === 'page');
  const positions = new Map(pages.map((page, index) => [page.href, index]));
  const rows = sorted.filter(({ type }) => type === 'row');
  if (rows.length === 0) return '';
  const positionOf = (row: SearchRecord) => {
    const position = positions.get(pageHref(row));
    if (position !== undefined) return position;
    throw new Error(
      `The search record of \`${row.href}\` has no page. Add a record for the page, or drop the row.`,
    );
  };
  const nameOf = (row: SearchRecord) => pages[positionOf(row)]?.name ?? '';
  const file: ValuesFile = {
    format: INDEX_FORMAT,
    rows: columns(rows, {
      page: (row) => String(positionOf(row)),
      where: (row) => shortenName(row.where, nameOf(row)),
      name: (row) => shortenName(row.name, nameOf(row)),
      anchor: (row) => shortenUrl(anchorOf(row), row.name),
      summary: (row) => row.summary,
    }),
  };
  return JSON.stringify(file);
}
