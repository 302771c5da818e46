import type { List } from 'mdast';
import { warn } from '../report.ts';
import type { Task } from '../task.ts';

/**
 * Reports the first number of a list that readers see as another one: a list counts on from its first number, which all items
 * may have.
 */
export function checkNumbers(list: List, task: Task): void {
  if (!list.ordered) return;
  const start = list.start ?? 1;
  const numbers = list.children.map(({ position }) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    return /^\d+/.exec(task.source.lines[line - 1]?.slice(column - 1) ?? '')?.[0];
  });
  if (numbers.every((number) => Number(number) === start)) return;
  const index = numbers.findIndex((number, index) => number && Number(number) !== start + index);
  const item = list.children[index];
  if (!item) return;
  warn(
    task,
    item,
    `The item \`${numbers[index]}\` is shown with the number \`${start + index}\`: a list counts on from its first number.`,
    `Write \`${start + index}\`; a number that readers need belongs in the text of the item.`,
  );
}
