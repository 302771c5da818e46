import type { InlineCode } from 'mdast';
import { report, type Task } from '../task.ts';

/** The start of code that begins a line with one or two backticks and a language, as a block of code does with three. */
const SHORT = /^(`{1,2})([A-Za-z][\w+-]*)[ \t]*$/;

/** Reports a block of code whose fences have too few backticks: it would be shown as code within a line. */
export function checkShortFence(node: InlineCode, task: Task): void {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line === end.line) return;
  const line = task.source.lines[start.line - 1] ?? '';
  const [, ticks, language = ''] = SHORT.exec(line.slice(start.column - 1)) ?? [];
  if (!ticks || line.slice(0, start.column - 1).trim()) return;
  const message = `\`\` ${ticks}${language} \`\` does not start a block of code: the lines would be run together.`;
  report(
    task,
    node,
    message,
    `Write three backticks before and after the code: \`\` \`\`\`${language} \`\`.`,
  );
}
