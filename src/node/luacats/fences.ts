import { checkLua } from './lua.ts';
import type { MarkdownText } from './model.ts';
import type { Report } from './report.ts';

interface Fence {
  indent: number;
  mark: string;
  language: string;
  /** Index of the opening line. */
  start: number;
}

/** Checks the fenced code of a description: Lua must parse, and every fence must be closed. */
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
    else if (closes(line, open)) {
      const { indent, language, start } = open;
      open = undefined;
      if (language !== 'lua') continue;
      const code = lines.slice(start + 1, index).map((row) => row.slice(Math.min(indent, indentOf(row))));
      const problem = checkLua(code.join('\n'));
      if (!problem) continue;
      report.error(
        at(start + problem.line, indent + problem.column - 1),
        `The example is not valid Lua: ${problem.message}.`,
        'Correct the code, or name another language behind the fence.',
      );
    }
  }
  if (!open) return;
  report.error(
    at(open.start, open.indent),
    'The code fence is never closed.',
    'Close it below the last line of code, with the same indentation.',
  );
}

function openFence(line: string, start: number): Fence | undefined {
  const match = /^\s*(`{3,}|~{3,})\s*([^\s`{]*)[^`]*$/.exec(line);
  const [, mark = '', language = ''] = match ?? [];
  return mark ? { indent: indentOf(line), mark, language: language.toLowerCase(), start } : undefined;
}

function closes(line: string, fence: Fence): boolean {
  const text = line.trim();
  return text.length >= fence.mark.length && text === (fence.mark[0] ?? '').repeat(text.length);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
