import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../diagnostics/problem.ts';
import { warn } from '../report.ts';
import type { MarkdownSource } from '../source.ts';

/** Reports tabs of a group that share no value with others of it on the page: they would not switch together. */
export function checkTabGroups(root: Root, source: MarkdownSource, problems: Problem[]): void {
  if (!source.lines.some((line) => line.includes('groupId'))) return;
  const groups = new Map<string, string[]>();
  visit(root, 'containerDirective', (node) => {
    const { group } = node.data?.tabs ?? {};
    if (group === undefined) return;
    const values = node.children.flatMap((child) =>
      child.type === 'containerDirective' && child.data?.tab ? child.data.tab.value : [],
    );
    const former = groups.get(group) ?? [];
    groups.set(group, [...former, ...values]);
    if (!former.length || !values.length || values.some((value) => former.includes(value))) return;
    const formerValues = [...new Set(former)].map((value) => `\`${value}\``).join(', ');
    warn(
      { source, problems },
      node,
      `These tabs have no value in common with those above in the group \`${group}\` (${formerValues}), so they would not switch together.`,
      'Give the same choice the same `value`, or these tabs another `groupId`.',
    );
  });
}
