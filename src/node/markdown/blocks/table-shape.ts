import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * Gives a plain table with three columns of words the form of long values: on a phone, where its columns would be out of
 * sight, each row is a block. Called before anything in the table is rewritten.
 */
export function shapeLongRows(table: Table): void {
  const rows = table.children.slice(1);
  const texts = rows.map(({ children }) => children.map((cell) => textOf(cell, { includeHtml: false })));
  const className = classesOf(texts);
  if (!className.includes('long')) return;
  for (const { children } of rows) if (children[0]) makeRowHead(children[0]);
  shapeTable(table, className);
}

/**
 * Gives a table its classes and sheet, and its cells the labels that the form needs. Called before anything in the table is
 * rewritten.
 */
export function shapeTable(table: Table, className: string[]): void {
  if (className.includes('even')) labelCells(table);
  table.data = { ...table.data, hProperties: { className, 'data-sheet': 'values' } };
}

/** Makes a cell the head of its row. */
export function makeRowHead(cell: TableCell): void {
  cell.data = { ...cell.data, hName: 'th', hProperties: { scope: 'row' } };
}

/**
 * Says what the cells of a table hold, so that they get the room for it.
 *
 * @param rows Texts of the cells, without the row of heads.
 */
export function classesOf(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0]?.length ?? 0;
  const longest = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const hasWords = longest(columns - 1) > 12;
  // On a phone, such columns leave less than a third of the line to the words.
  const isLong = hasWords && columns === 3 && longest(0) + Math.min(longest(1), 10) > 24;
  const isEven = isLong && longest(1) > 30;
  const classes = { words: hasWords, long: isLong, even: isEven };
  return ['value-table', ...Object.entries(classes).flatMap(([name, applies]) => (applies ? [name] : []))];
}

/** Gives the cells beside the first one the name of their column, which a phone shows where the head is out of sight. */
function labelCells({ children: [head, ...rows] }: Table): void {
  for (const { children } of rows)
    for (const [column, cell] of children.entries()) {
      const name = head?.children[column];
      if (column > 0 && name)
        cell.data = { ...cell.data, hProperties: { 'data-label': textOf(name, { includeHtml: false }) } };
    }
}
