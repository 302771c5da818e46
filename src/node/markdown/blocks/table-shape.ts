import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** What a phone shows of a table, and how. */
export interface TableShape {
  className: string[];
  /** Whether each cell but the first says which column it is from. */
  isLabelled: boolean;
}

/**
 * Letters that each of more than three columns of a plain table has room for, unless its author aligns it; see `tables.css`.
 */
const PLAIN_COLUMN = 10;

/**
 * Gives a plain table the form of long values, in which each row is a block on a phone, if its columns do not fit side
 * by side there. Called before anything in the table is rewritten.
 */
export function shapeLongRows(table: Table): void {
  const rows = table.children.slice(1);
  const texts = rows.map(({ children }) => children.map((cell) => textOf(cell, { includeHtml: false })));
  const least = (texts[0]?.length ?? 0) > 3 ? PLAIN_COLUMN : 0;
  const shape = shapeOf(texts, (column) => (table.align?.[column] ? 0 : least));
  if (!shape.className.includes('long')) return;
  for (const { children } of rows) if (children[0]) makeRowHead(children[0]);
  // Only a table of values is sure to have a value, its form and its meaning; here, nothing but the head says what is what.
  shapeTable(table, { ...shape, isLabelled: true });
}

/**
 * Gives a table its classes and sheet, and its cells the labels that the form needs. Called before anything in the table is
 * rewritten.
 */
export function shapeTable(table: Table, { className, isLabelled }: TableShape): void {
  if (isLabelled) labelCells(table);
  table.data = { ...table.data, hProperties: { className, 'data-sheet': 'values' } };
}

/**
 * Makes a cell the head of its row.
 *
 * @param name What screen readers call the row; by default all that the cell holds.
 */
export function makeRowHead(cell: TableCell, name?: string): void {
  cell.data = {
    ...cell.data,
    hName: 'th',
    hProperties: { scope: 'row', ...(name && { 'aria-label': name }) },
  };
}

/**
 * Says what the cells of a table hold, so that they get the room for it.
 *
 * @param rows Texts of the cells, without the row of heads.
 * @param leastOf Letters that a column has room for even if its words are shorter; 0 by default.
 */
export function shapeOf(
  rows: readonly (readonly string[])[],
  leastOf: (column: number) => number = () => 0,
): TableShape {
  const columns = rows[0]?.length ?? 0;
  const longest = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  const hasWords = longest(columns - 1) > 12;
  // On a phone, such columns leave less than a third of the line to the words.
  const leavesLittle = hasWords && columns === 3 && longest(0) + Math.min(longest(1), 10) > 24;
  const isEven = leavesLittle && longest(1) > 30;
  // Words of more letters do not fit side by side in 320 px; values without words have 375 px, and break below.
  const room = hasWords ? (columns === 2 ? 33 : 27) : 37;
  const isWide = !leavesLittle && sumOfWords(rows, leastOf) > room;
  const classes = { words: hasWords, long: leavesLittle || isWide, even: isEven };
  return {
    className: [
      'value-table',
      ...Object.entries(classes).flatMap(([name, applies]) => (applies ? [name] : [])),
    ],
    isLabelled: isEven || isWide,
  };
}

/** What separates words, which a line can also break at: spaces, and the hyphen of a compound. */
const BREAK = /\s+|(?<=[a-z]-)(?=[a-z])/i;

/** Letters of the longest words of all columns. */
function sumOfWords(rows: readonly (readonly string[])[], leastOf: (column: number) => number): number {
  const columns =
    rows[0]?.map((_cell, column) => rows.flatMap((cells) => cells[column]?.split(BREAK) ?? [])) ?? [];
  return columns.reduce(
    (sum, words, column) => sum + Math.max(leastOf(column), ...words.map(({ length }) => length)),
    0,
  );
}

/** Gives all cells but the first the name of their column, which a phone shows where the head is out of sight. */
function labelCells({ children: [head, ...rows] }: Table): void {
  for (const { children } of rows)
    for (const [column, cell] of children.entries()) {
      const name = head?.children[column];
      if (column > 0 && name)
        cell.data = { ...cell.data, hProperties: { 'data-label': textOf(name, { includeHtml: false }) } };
    }
}
