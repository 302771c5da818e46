import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Problem } from '../../diagnostics/problem.ts';
import { report } from '../report.ts';
import type { MarkdownSource } from '../source.ts';
import type { Task } from '../task.ts';
import { checkClosed } from './closed.ts';
import { checkAttributes, hasLabelAttribute, nameChild, reportEmpty, takeLabel } from './directive.ts';

/**
 * Reads a `::::tabs` block: its `:::tab[Label]` children are the tabs, in their order. `groupId` names the group,
 * `defaultValue` the tab that is open at first: the first one when it is absent, none when it is empty.
 */
export function prepareTabs(node: ContainerDirective, task: Task): void {
  const { source, problems } = task;
  checkAttributes(node, ['groupId', 'defaultValue'], source, problems, 'labels belong to the tabs');
  const isClosed = checkClosed(node, task);

  const tabs: ContainerDirective[] = [];
  const values = new Set<string>();
  const hasTabs = node.children.some(isTab);
  for (const child of node.children) {
    if (!isTab(child)) {
      // Whatever follows tabs that are not closed is in them.
      if (isClosed && hasTabs)
        report(task, child, `${nameChild(child)} in \`:::tabs\` is not a tab.`, FIX_CHILD);
      continue;
    }
    checkAttributes(child, ['value'], source, problems, 'a label is written as `:::tab[Label]`');
    checkClosed(child, task);
    const label = takeLabel(child);
    reportEmpty(child, ':::tab', source, problems);
    const text = label ? textOf(label, { includeHtml: false }).trim() : '';
    const value = child.attributes?.value ?? text;
    if (label?.children.some(({ type }) => type === 'link' || type === 'linkReference'))
      report(
        task,
        child,
        `The label \`${text}\` has a link, which a tab does not show.`,
        'Put it into the tab.',
      );
    if (text === '') {
      if (!hasLabelAttribute(child)) report(task, child, '`:::tab` has no label.', 'Write `:::tab[Label]`.');
    } else if (values.has(value)) {
      report(task, child, `\`:::tabs\` has two tabs with the value \`${value}\`.`, FIX_VALUE);
    } else {
      values.add(value);
      child.data = { tab: { label: text, value } };
      tabs.push(child);
    }
  }
  if (!hasTabs) report(task, node, '`:::tabs` has no tabs.', FIX_CHILD);

  const { groupId, defaultValue } = node.attributes ?? {};
  const [first] = values;
  const initial = defaultValue ?? first;
  if (initial && !values.has(initial)) {
    const listed = [...values].map((value) => `\`${value}\``).join(', ');
    const message = `\`defaultValue\` is \`${initial}\`, which is not the value of a tab, expected one of ${listed}.`;
    report(task, node, message, 'Correct it, or remove it to open the first tab.');
  }
  node.children = tabs;
  node.data = { tabs: { ...(groupId && { group: groupId }), ...(initial && { initial }) } };
}

/** Reports a tab that no tabs contain. */
export function reportLoneTab(node: ContainerDirective, source: MarkdownSource, problems: Problem[]): void {
  report(
    { source, problems },
    node,
    '`:::tab` is outside `:::tabs`.',
    'Put tabs between `::::tabs` and `::::`, with more colons than the tabs have.',
  );
}

const FIX_CHILD =
  'Write `:::tab[Label]`, its content and `:::` for each tab, all between `::::tabs` and `::::`.';
const FIX_VALUE = 'Give one of them another label, or a value: `:::tab[Label]{value="other"}`.';

function isTab(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab';
}
