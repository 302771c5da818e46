import type { Paragraph } from 'mdast';
import type { Problem } from '../../diagnostics/problem.ts';
import { locate, type MarkdownSource } from '../source.ts';
import { DIVIDER, ROW } from './table-cells.ts';

/**
 * Reports a table below the text of an item or a quote that is not indented like it: Markdown reads its lines as more of the
 * text. Returns whether it reported anything.
 */
export function checkLazyTable(node: Paragraph, source: MarkdownSource, problems: Problem[]): boolean {
  const { start, end } = node.position ?? {};
  if (!start || !end) return false;
  for (let line = start.line + 1; line < end.line; line++) {
    const head = plainLine(source, line);
    if (!ROW.test(head) || !head.includes('|', 1) || !DIVIDER.test(plainLine(source, line + 1).trim()))
      continue;
    const column = (source.lines[line - 1] ?? '').indexOf('|') + 1;
    problems.push({
      severity: 'error',
      ...locate(source, { line, column }),
      message: `\`${head.trim()}\` would not be shown as a table: it is not indented like the text above it.`,
      fix: 'Indent its lines like that text, or write an empty line above them.',
    });
    return true;
  }
  return false;
}

/** Returns a line of a text without its indent and the marks of quotes. */
function plainLine(source: MarkdownSource, line: number): string {
  return (source.lines[line - 1] ?? '').replace(/^[\s>]*/, '');
}
