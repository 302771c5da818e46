import type { Delete } from 'mdast';
import { report } from '../report.ts';
import type { Task } from '../task.ts';

/** Reports words between single tildes right after a letter or digit: other tools lower them, here they are struck through. */
export function checkTildes(node: Delete, task: Task): void {
  const { line, column } = node.position?.start ?? { line: 0, column: 0 };
  const text = task.source.lines[line - 1] ?? '';
  const [, words] = /^~(?!~)([^~\n]+)~/.exec(text.slice(column - 1)) ?? [];
  const before = text.charAt(column - 2);
  if (words === undefined || !/\w/.test(before)) return;
  const fix = `Write \`<sub>${words}</sub>\` if it is lowered, or \`~~${words}~~\`.`;
  report(task, node, `\`~${words}~\` after \`${before}\` is struck through.`, fix);
}
