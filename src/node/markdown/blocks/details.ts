import type { BlockContent, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective, ContainerDirectiveData } from 'mdast-util-directive';
import type { Problem } from '../../diagnostics/problem.ts';
import { report, warn } from '../report.ts';
import type { MarkdownSource } from '../source.ts';
import { inlineHtml } from '../write.ts';
import { checkAttributes, hasLabelAttribute, reportEmpty, takeLabel, withoutLinks } from './directive.ts';

/** Prepares the summary of a `:::details[Summary]` block. It is not a link, and contains none. */
export function prepareDetails(node: ContainerDirective, source: MarkdownSource, problems: Problem[]): void {
  const hint = 'a summary is written as `:::details[Summary]`';
  checkAttributes(node, ['open'], source, problems, hint);
  const { open } = node.attributes ?? {};
  if (open)
    warn(
      { source, problems },
      node,
      `\`open\` of \`:::details\` has the value \`${open}\`, but takes none: the block is unfolded at first.`,
      /^(?:false|no|0)$/i.test(open) ? 'Remove it to fold the block.' : 'Write `{open}`.',
    );
  const label = takeLabel(node);
  if (!label && !hasLabelAttribute(node)) {
    report({ source, problems }, node, '`:::details` has no summary.', 'Write `:::details[Summary]`.');
  }
  reportEmpty(node, ':::details', source, problems);
  node.data = summaryOf(label);
}

/**
 * Turns `<details>` and `<summary>` between blocks into what `:::details[Summary]` becomes. The HTML must be
 * clean; what it lacks was reported then.
 */
export function gatherDetails(nodes: Nodes[]): Nodes[] {
  if (!nodes.some((node) => node.type === 'html' && DETAILS.test(node.value))) return nodes;
  const parts = nodes.flatMap(splitAtTags);
  const gathered: Nodes[] = [];
  while (parts.length > 0) gathered.push(...takeUntil(parts, ''));
  return gathered;
}

const DETAILS = /^\s*<\/?(?:details|summary)\b/;
const TAG = /(<\/?(?:details|summary)\b[^>]*>)/;

/** Splits HTML into one node for each tag and for what is between them. */
function splitAtTags(node: Nodes): Nodes[] {
  if (node.type !== 'html' || !TAG.test(node.value)) return [node];
  const pieces = node.value.split(TAG).filter((piece) => piece.trim() !== '');
  return pieces.map((value) => ({ type: 'html', value: value.trim() }));
}

/** Removes the parts up to the tag `end` from the list, and returns the nodes that they make. */
function takeUntil(parts: Nodes[], end: string): Nodes[] {
  const nodes: Nodes[] = [];
  for (let part = parts.shift(); part; part = parts.shift()) {
    const tag = part.type === 'html' ? part.value : '';
    if (tag === end && end !== '') break;
    if (/^<details\b/.test(tag)) nodes.push(readDetails(tag, takeUntil(parts, '</details>')));
    else if (tag === '<summary>') nodes.push(readSummary(takeUntil(parts, '</summary>')));
    else if (!DETAILS.test(tag)) nodes.push(part);
  }
  return nodes;
}

function readSummary(nodes: Nodes[]): Paragraph {
  const children = nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
  return { type: 'paragraph', children: children as PhrasingContent[], data: { directiveLabel: true } };
}

function readDetails(tag: string, children: Nodes[]): ContainerDirective {
  const node: ContainerDirective = {
    type: 'containerDirective',
    name: 'details',
    attributes: tag.includes(' open') ? { open: '' } : {},
    children: children as BlockContent[],
  };
  node.data = summaryOf(takeLabel(node));
  return node;
}

function summaryOf(label: Paragraph | undefined): Pick<ContainerDirectiveData, 'details' | 'summary'> {
  const summary = withoutLinks(label?.children ?? []);
  return { details: { summary: inlineHtml(summary) }, summary };
}
