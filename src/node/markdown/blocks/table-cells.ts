import type { Paragraph, Table } from 'mdast';
import { counted } from '../../diagnostics/counted.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { report } from '../report.ts';
import { locate, type MarkdownSource } from '../source.ts';
import type { Task } from '../task.ts';

/**
 * Reports the cells for which a table has no column: pages do not show them. Their rows are left out, with what follows
 * from it. So are rows reported that lack cells, because what is written in them may belong to other columns.
 */
export function checkCells(table: Table, { source, problems, unopened }: Task): void {
  const columns = table.children[0]?.children.length ?? 0;
  for (const { children } of table.children) {
    const extra = children[columns];
    if (!extra) continue;
    report(
      { source, problems },
      extra,
      `The row has ${children.length} cells, but the table has ${counted(columns, 'column')}: the extra cells would not be shown.`,
      'Remove the cell, or write `\\|` for a bar within a cell, in code too.',
    );
  }
  for (const { position, children } of table.children.slice(1)) {
    const line = source.lines[(position?.start.line ?? 0) - 1] ?? '';
    if (columns > 1 && DIVIDER.test(line.replace(/^[\s>]*/, '').trim())) {
      const message = 'The line of dashes would be shown as a row: only the second line of a table is one.';
      const fix = 'Remove it, or write an empty line above the header of another table.';
      problems.push({ severity: 'error', ...locate(source, position?.start), message, fix });
    }
    if (children.length < columns && line.includes('|')) {
      const message = `The row has ${counted(children.length, 'cell')}, but the table has ${columns} columns: it would be empty at its end.`;
      const fix = 'Add the cell that is missing, or write `|` for each empty one.';
      problems.push({ severity: 'warning', ...locate(source, position?.start), message, fix });
    }
    if (columns < 2 || line.includes('|') || !line.trim()) continue;
    // It was meant to end a block whose first line was reported.
    if (/^[\s>]*:::+\s*$/.test(line) && unopened.pop() !== undefined) continue;
    problems.push({
      severity: 'error',
      ...locate(source, position?.start),
      message: `\`${line
        .replace(/^[\s>]*/, '')
        .trim()
        .slice(0, 80)}\` is right below the table, and would be shown as a row of it.`,
      fix: 'Write an empty line above it.',
    });
  }
  table.children = table.children.filter(({ children }) => children.length <= columns);
}

/** The line of dashes below the head of a table. */
export const DIVIDER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** A line that other tools draw below the head of a table: `|---+---|`, `+====+`. */
const RULE = /^[|+](?=[^-=]*[-=])[|+:=\s-]*$/;

/** A line between bars, as tables have them. */
export const ROW = /^\|.*\S.*\|\s*$/;

/**
 * Reports text that looks like a table but is not one: an empty line cuts it off, or the line below its head is missing
 * or has another number of columns. Returns whether it reported anything.
 */
export function checkTableHead(node: Paragraph, source: MarkdownSource, problems: Problem[]): boolean {
  const start = node.position?.start;
  if (!start) return false;
  const head = source.lines[start.line - 1]?.slice(start.column - 1) ?? '';
  const below = source.lines[start.line] ?? '';
  const divider = below.replace(/^[\s>]*/, '').trim();
  const above = [1, 2].map((lines) => (source.lines[start.line - 1 - lines] ?? '').replace(/^[\s>]*/, ''));
  if (ROW.test(head) && RULE.test(divider) && !DIVIDER.test(divider)) {
    problems.push({
      severity: 'error',
      ...locate(source, { line: start.line + 1, column: below.indexOf(divider) + 1 }),
      message: `\`${divider}\` is not a line of dashes, so this would not be shown as a table.`,
      fix: `Write \`|${' --- |'.repeat(countCells(head))}\`.`,
    });
    return true;
  }
  if (ROW.test(head) && above[0] === '' && ROW.test(above[1] ?? '') && !DIVIDER.test(divider)) {
    problems.push({
      severity: 'error',
      ...locate(source, start),
      message: 'The empty line above ends the table, so this would not be shown as a row of it.',
      fix: 'Remove the empty line.',
    });
    return true;
  }
  if (ROW.test(head) && ROW.test(divider) && !DIVIDER.test(divider)) {
    problems.push({
      severity: 'error',
      ...locate(source, start),
      message: 'The table has no line of dashes below its header, so it would not be shown as a table.',
      fix: `Write \`|${' --- |'.repeat(countCells(head))}\` below the first line.`,
    });
    return true;
  }
  if (!head.includes('|') || !divider.includes('|') || !DIVIDER.test(divider)) return false;
  const [wanted, found] = [countCells(head), countCells(divider)];
  if (wanted === found) return false;
  problems.push({
    severity: 'error',
    ...locate(source, { line: start.line + 1, column: below.indexOf(divider) + 1 }),
    message: `\`${divider}\` has ${counted(found, 'column')}, but the line above has ${wanted}: this would not be shown as a table.`,
    fix: `Write \`|${' --- |'.repeat(wanted)}\`.`,
  });
  return true;
}

function countCells(line: string): number {
  return line
    .trim()
    .replaceAll('\\|', '')
    .replace(/^\||\|$/g, '')
    .split('|').length;
}
