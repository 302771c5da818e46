import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { warn } from '../report.ts';
import { locate, type MarkdownSource } from '../source.ts';

/** The blocks that start with `:::` and are not admonitions: whether each needs a label in brackets, or never has one. */
const BLOCKS = { calls: 'never', details: 'needed', tab: 'needed', tabs: 'never', values: 'never' } as const;

/** Name of such a block. */
export type BlockName = keyof typeof BLOCKS;

/** Their names. */
export const BLOCK_NAMES = Object.keys(BLOCKS) as BlockName[];

const LABEL_OF: ReadonlyMap<string, 'needed' | 'never'> = new Map(Object.entries(BLOCKS));

/** Removes the label of a `:::name[Label]` block from its children, and returns it. */
export function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return first;
}

/** Reports a block without content. Its label has been taken. */
export function reportEmpty(
  node: ContainerDirective,
  said: string,
  source: MarkdownSource,
  problems: Problem[],
): void {
  if (node.children.length > 0) return;
  warn(
    { source, problems },
    node,
    `\`${said}\` has no text.`,
    'Write its text on the lines below, or remove it.',
  );
}

/** Attributes of other tools that hold what is written in brackets here. */
const LABELS = new Set(['label', 'summary', 'title']);

/** Returns whether an attribute holds the label of a block, which was reported. */
export function hasLabelAttribute({ attributes }: ContainerDirective): boolean {
  return Object.entries(attributes ?? {}).some(([name, value]) => LABELS.has(name) && value);
}

/** A value in the quotes of a word processor. */
const CURLY = /^[“”„‘’](.*)[“”„‘’]$/;

/**
 * Reports attributes that the block does not know, each with what to write instead. A value in curly quotes is reported, too, and
 * then counts without them.
 *
 * @param hint how the block is written when it knows no attributes.
 */
export function checkAttributes(
  node: ContainerDirective,
  attributes: string[],
  source: MarkdownSource,
  problems: Problem[],
  hint: string,
): void {
  for (const [name, written] of Object.entries(node.attributes ?? {})) {
    const [, quoted] = CURLY.exec(written ?? '') ?? [];
    if (quoted !== undefined) {
      const message = `The quotes of \`${name}=${written}\` are part of its value.`;
      warn({ source, problems }, node, message, `Write straight quotes: \`{${name}="${quoted}"}\`.`);
      node.attributes = { ...node.attributes, [name]: quoted };
    }
    if (attributes.includes(name)) continue;
    const expected = attributes.map((attribute) => `\`${attribute}\``).join(', ') || 'none';
    const near = nearest(name, attributes);
    const value = node.attributes?.[name];
    // A block without its label lacks what this attribute says.
    if (LABELS.has(name) && value && LABEL_OF.get(node.name) !== 'never') {
      problems.push({
        severity: LABEL_OF.get(node.name) === 'needed' ? 'error' : 'warning',
        ...locate(source, node.position?.start),
        message: `\`:::${node.name}\` has the attribute \`${name}\`, expected ${expected}.`,
        fix: `Write \`:::${node.name}[${value}]\`.`,
      });
      continue;
    }
    warn(
      { source, problems },
      node,
      `\`:::${node.name}\` has the attribute \`${name}\`, expected ${expected}.`,
      near ? `Rename it to \`${near}\`.` : `Remove it; ${hint}.`,
    );
  }
}

/** Returns the child of a block as its author knows it: `:::note`, or its first words. */
export function nameChild(node: Nodes): string {
  if (node.type === 'containerDirective') return `\`:::${node.name}\``;
  if (node.type === 'list' && node.children[0]) {
    const [, item = ''] = /^`(.*)`$/.exec(nameChild(node.children[0])) ?? [];
    return `\`${node.ordered ? '1.' : '-'} ${item}\``;
  }
  const words = textOf(node, { includeHtml: false }).replace(/\s+/g, ' ').trim();
  return `\`${words.length > 40 ? `${words.slice(0, 40)}…` : words || node.type}\``;
}

/** Returns content without the links around it, for what is itself clickable: summaries and headings. */
export function withoutLinks(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    const children = withoutLinks(node.children);
    return node.type === 'link' ? children : [{ ...node, children } as PhrasingContent];
  });
}
