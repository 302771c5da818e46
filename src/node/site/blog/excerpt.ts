import type { Nodes } from 'mdast';
import type { Block } from '../../../shared/blocks.ts';
import { mapBlocks, rewriteTags, type Tag, tagText, withoutAnchors } from '../../markdown/html/rewrite.ts';
import type { Article } from '../../markdown/model.ts';
import { keepOrigin, originOf } from '../../markdown/origins.ts';

/**
 * Returns what lists show of a post: its excerpt, or all of it. Beside other posts, and under the title of its own,
 * headings are one level lower and have no ids, and links to parts of the text lead to the post.
 *
 * @param href URL of the post.
 */
export function listedText({ excerpt, blocks }: Pick<Article, 'excerpt' | 'blocks'>, href: string): Block[] {
  const original = excerpt ?? blocks;
  const shown = mapBlocks(original, (html) =>
    rewriteTags(withoutAnchors(html), (tag) => listedTag(tag, href)),
  );
  for (const [index, block] of shown.entries()) {
    const before = original[index];
    // Code, calls and pictures are the same blocks.
    if (before && before !== block)
      keepOrigin(block, () => originOf(before).map((node) => listedNode(node, href)));
  }
  return shown;
}

/** Does the same to the Markdown that a block was written from. */
function listedNode<T extends Nodes>(node: T, href: string): T {
  if (node.type === 'link' && node.url.startsWith('#')) return { ...node, url: href + node.url };
  if (node.type === 'heading') return { ...node, depth: Math.min(node.depth + 1, 6) };
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map((child) => listedNode(child, href)) };
}

function listedTag(tag: Tag, href: string): string {
  const attributes = new Map(tag.attributes);
  attributes.delete('id');
  // The name of a heading is its text: the link to itself is gone.
  if (/^h\d$/.test(tag.name)) attributes.delete('aria-label');
  const target = attributes.get('href');
  if (target?.startsWith('#')) attributes.set('href', href + target);
  const level = /^h([2-5])$/.exec(tag.name)?.[1];
  return tagText({ ...tag, name: level ? `h${Number(level) + 1}` : tag.name, attributes });
}
