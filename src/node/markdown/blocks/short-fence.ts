import type { InlineCode } from 'mdast';
import type { Point } from '../../diagnostics/point.ts';
import { languageName } from '../code/fence.ts';
import { USUAL_LANGUAGES } from '../code/languages.ts';
import { report } from '../report.ts';
import type { Task } from '../task.ts';

/** The start of code that begins a line with one or two backticks and a language, as a block of code does with three. */
const SHORT = /^(`{1,2})([A-Za-z][\w+-]*)[ \t]*$/;

/** The start of code with the backticks of a block, and its language. */
const ON_ONE_LINE = /^`{3,}([A-Za-z][\w+-]*)[ \t]/;

/**
 * Reports a block of code whose fences have too few backticks, or that is on one line: it would be shown as code within a
 * line.
 */
export function checkShortFence(node: InlineCode, task: Task): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  if (start.line === end.line) {
    checkOneLine(node, task, start);
    return;
  }
  const line = task.source.lines[start.line - 1] ?? '';
  const [, ticks, language = ''] = SHORT.exec(line.slice(start.column - 1)) ?? [];
  if (!ticks || line.slice(0, start.column - 1).trim()) return;
  const message = `\`\` ${ticks}${language} \`\` does not start a code block: the lines would be run together.`;
  report(
    task,
    node,
    message,
    `Write three backticks before and after the code: \`\` \`\`\`${language} \`\`.`,
  );
}

function checkOneLine(node: InlineCode, task: Task, { line, column }: Point): void {
  const written = task.source.lines[line - 1]?.slice(column - 1) ?? '';
  const [fence, language = ''] = ON_ONE_LINE.exec(written) ?? [];
  if (!fence || !USUAL_LANGUAGES.includes(languageName(language))) return;
  const message = `\`\` ${fence.trim()} \`\` does not start a code block on the line that ends it: readers would see \`${language}\`.`;
  const fix = `Write the code in lines of its own, between \`\` \`\`\`${language} \`\` and \`\` \`\`\` \`\`.`;
  report(task, node, message, fix);
}
