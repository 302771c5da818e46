import { INDEX_FORMAT, type ValuesFile } from '../../shared/search/index-format.ts';
import type { SearchRecord } from '../../shared/search/model.ts';
import { shortenName, shortenUrl } from '../../shared/search/shorten.ts';
import { anchorOf, columns, pageHref, withoutRepeats } from './columns.ts';

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
  const positionsOfRows = rows.map((row) => {
    const position = positions.get(pageHref(row));
    if (position !== undefined) return position;
    throw new Error(
      `The search record of \`${row.href}\` has no page. Add a record for the page, or remove the row.`,
    );
  });
  const nameOf = (index: number) => pages[positionsOfRows[index] ?? 0]?.name ?? '';
  const places = withoutRepeats(rows.map(({ where }, index) => shortenName(where, nameOf(index))));
  const file: ValuesFile = {
    format: INDEX_FORMAT,
    rows: columns(rows, {
      page: (_, index) => String((positionsOfRows[index] ?? 0) - (positionsOfRows[index - 1] ?? 0)),
      where: (_, index) => places[index] ?? '',
      name: (row, index) => shortenName(row.name, nameOf(index)),
      anchor: (row) => shortenUrl(anchorOf(row), row.name),
      summary: (row) => row.summary,
    }),
  };
  return JSON.stringify(file);
}
