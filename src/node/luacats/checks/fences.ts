import type { MarkdownText } from '../model.ts';
import type { Report } from '../report.ts';

interface Fence {
  indent: number;
  mark: string;
  /** Index of the opening line. */
  start: number;
}

/** Checks that every fence of a description is closed. */
export function checkFences({ text, position }: MarkdownText, report: Report): void {
  if (!text.includes('```') && !text.includes('~~~')) return;
  const lines = text.split('\n');
  const at = (line: number, column: number) => ({
    file: position.file,
    line: position.line + line,
    column: position.column + column,
  });
  let open: Fence | undefined;
  for (const [index, line] of lines.entries()) {
    if (!open) open = openFence(line, index);
    else if (closes(line, open)) open = undefined;
  }
  if (!open) return;
  const { start, indent, mark } = open;
  const other = lines.findIndex((line, index) => index > start && /^\s*(?:`{3,}|~{3,})/.test(line));
  report.error(
    at(start, indent),
    // The same words as those of the check of Markdown, so that it is reported once.
    'The code block is not closed.',
    other < 0
      ? `Add a line \` ${mark} \` where it ends.`
      : `Write \` ${mark} \` alone on line ${position.line + other}, without an indent, or where it ends.`,
  );
}

function openFence(line: string, start: number): Fence | undefined {
  const [, mark = ''] = /^\s*(`{3,}|~{3,})[^`]*$/.exec(line) ?? [];
  return mark ? { indent: indentOf(line), mark, start } : undefined;
}

function closes(line: string, fence: Fence): boolean {
  const text = line.trim();
  return text.length >= fence.mark.length && text === (fence.mark[0] ?? '').repeat(text.length);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
