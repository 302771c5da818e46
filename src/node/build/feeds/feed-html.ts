import type { Block, CodeBlock } from '../../../shared/blocks.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';
import { blocksHtml } from '../../markdown/flatten.ts';
import { rewriteTags, type Tag, tagText, withoutAnchors, withoutTags } from '../../markdown/html/rewrite.ts';

/** Attributes that mean something without the site's sheet and scripts. */
const KEPT = new Set([
  'align',
  'alt',
  'colspan',
  'height',
  'href',
  'open',
  'rowspan',
  'src',
  'start',
  'title',
  'width',
]);

/** Elements that are replaced by their content. */
const UNWRAPPED = new Set(['div', 'figure', 'span']);

/** Icons of admonitions. `blocksHtml` has already replaced pictures with words. */
const ICON = /<svg\b[^>]*>.*?<\/svg>/gs;

/**
 * Returns the text of a post for readers of feeds, which have neither the site's sheet nor its address: every URL is a
 * full one, and code is plain text.
 *
 * @param url Full URL of the post.
 */
export function feedHtml(blocks: Block[], url: string): string {
  const html = withoutAnchors(blocksHtml(blocks, codeHtml)).replaceAll(ICON, '');
  return rewriteTags(html, (tag) => feedTag(tag, url));
}

function codeHtml({ title, html }: CodeBlock): string {
  const name = title ? `<p><b>${escapeHtml(title)}</b></p>\n` : '';
  return `${name}<pre><code>${withoutTags(html)}</code></pre>`;
}

function feedTag(tag: Tag, url: string): string {
  const { name, closes, attributes } = tag;
  if (UNWRAPPED.has(name)) return '';
  if (name === 'input') return attributes.has('checked') ? '☑ ' : '☐ ';
  // Icon and title of an admonition are one paragraph; few readers know `aside`.
  if (name === 'aside') return closes ? '</blockquote>' : '<blockquote>';
  const kept = [...attributes].filter(([key]) => KEPT.has(key));
  const full = kept.map(([key, value]) => [key, isUrl(key) ? fullUrl(value, url) : value] as const);
  return tagText({ name, closes, attributes: new Map(full) });
}

function isUrl(attribute: string): boolean {
  return attribute === 'href' || attribute === 'src';
}

/** HTML escapes survive, because they consist of characters that a URL leaves as they are. */
function fullUrl(value: string, url: string): string {
  return parseUrl(value, url)?.href ?? value;
}
