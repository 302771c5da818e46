import type { Nodes, PhrasingContent } from 'mdast';
import { shownText } from '../html/rewrite.ts';

/** The functions that rewrite prepared nodes. */
export interface MarkdownOptions {
  /** Returns the address for a link, given its address on the page. */
  url(href: string): string;
  /** Says in one line what a picture shows. */
  picture(text: string): string;
}

/** Returns the prepared content of a line as GFM alone: see `plainNodes`. */
export function plainInline(nodes: PhrasingContent[], options: MarkdownOptions): PhrasingContent[] {
  return trimmed(joined(nodes.flatMap((node) => inlineNodes(node, options))));
}

function inlineNodes(node: Nodes, options: MarkdownOptions): PhrasingContent[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value }];
    case 'inlineCode':
      return [{ type: 'inlineCode', value: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return [{ type: 'link', url: options.url(node.url), children: plainInline(node.children, options) }];
    case 'image':
      return [{ type: 'image', url: node.url, alt: node.alt ?? '' }];
    case 'html': {
      if (node.data?.markdown) return node.data.markdown.flatMap((child) => inlineNodes(child, options));
      if (/^<br\b/.test(node.value)) return [{ type: 'break' }];
      const value = shownText(node.value);
      return value ? [{ type: 'text', value }] : [];
    }
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ type: node.type, children: plainInline(node.children, options) }];
    default:
      return [];
  }
}

/** Joins neighbouring texts, so that escapes are decided on the text as it will be written. */
function joined(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else result.push(node);
  }
  return result;
}

/** Removes white space at the ends, where it would be written as an entity. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const first = nodes[0];
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== 'text' || node.value);
}
