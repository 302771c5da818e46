import type { Article, Block } from '../../../shared/blocks.ts';
import { mapBlocks, rewriteTags, type Tag, tagText, withoutAnchors } from '../../markdown/rewrite.ts';

/**
 * Returns what lists show of a post: its excerpt, or all of it. Beside other posts, and under the title of its own,
 * headings are one level lower and have no ids, and links to parts of the text lead to the post.
 *
 * @param href URL of the post.
 */
export function listedText({ excerpt, blocks }: Pick<Article, 'excerpt' | 'blocks'>, href: string): Block[] {
  return mapBlocks(excerpt ?? blocks, (html) =>
    rewriteTags(withoutAnchors(html), (tag) => listedTag(tag, href)),
  );
}

function listedTag(tag: Tag, href: string): string {
  const attributes = new Map(tag.attributes);
  attributes.delete('id');
  const target = attributes.get('href');
  if (target?.startsWith('#')) attributes.set('href', href + target);
  const level = /^h([2-5])$/.exec(tag.name)?.[1];
  return tagText({ ...tag, name: level ? `h${Number(level) + 1}` : tag.name, attributes });
}
