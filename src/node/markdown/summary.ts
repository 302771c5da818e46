import type { Nodes, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { escapeText } from './html/html.ts';
import { parseDocument, parseLine } from './parse/parse.ts';

/** A short text about a page: plain for search engines and feeds, with its code and emphasis for cards. */
export interface Summary {
  text: string;
  html: string;
  /** What the HTML was written from; absent for plain text. */
  nodes?: PhrasingContent[];
}

/** A piece of text with the elements around it. */
interface Piece {
  text: string;
  tags: string[];
}

/** Elements of nodes that a summary keeps; of others only the text stays. */
const TAGS: Partial<Record<Nodes['type'], string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

/**
 * Reads a paragraph or heading as it was parsed. White space becomes one space, links leave their text.
 *
 * @param limit Characters; a longer text is cut after a word, and ends in dots.
 *
 * @example
 * // for the paragraph "Use `vector<int>` here."
 * { text: 'Use vector<int> here.', html: 'Use <code>vector&lt;int></code> here.' }
 */
export function summarise(node: Nodes | undefined, limit = Number.POSITIVE_INFINITY): Summary {
  const pieces: Piece[] = [];
  if (node) collect(node, [], pieces);
  const whole = pieces.map(({ text }) => text).join('');
  const kept = cut(whole.trimEnd(), limit);
  let room = kept.length;
  let html = '';
  const nodes: PhrasingContent[] = [];
  for (const { text, tags } of pieces) {
    const shown = text.slice(0, room);
    room -= shown.length;
    if (!shown) continue;
    html += wrap(escapeText(shown), tags);
    nodes.push(wrapNode(shown, tags));
  }
  const end = kept.length < whole.trimEnd().length ? ' …' : '';
  return {
    text: kept + end,
    html: html + end,
    nodes: end ? [...nodes, { type: 'text', value: end }] : nodes,
  };
}

/** Returns a text that is not Markdown. */
export function plainSummary(text: string): Summary {
  return { text, html: escapeText(text) };
}

/**
 * Returns the text of one line of Markdown, without its marks.
 *
 * @example
 * plainText('Old name of `client.delay_call`; see [events](/docs/events).') // 'Old name of client.delay_call; see events.'
 */
export function plainText(markdown: string): string {
  const line = markdown.trim();
  return MARKS.test(line) ? textOf(parseLine(line), { includeHtml: false }).trim() : line;
}

/** Returns the words of a text after its first paragraph, without code blocks. */
export function furtherWords(markdown: string): string {
  if (!markdown.includes('\n')) return '';
  const [, ...rest] = parseDocument(markdown).children;
  const texts: string[] = [];
  visit({ type: 'root', children: rest }, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    texts.push(textOf(node, { includeHtml: false }).replace(/\s+/g, ' '));
  });
  return texts.join(' ');
}

/** Characters without which a line is its own text. */
const MARKS = /[`*_[&<\\~]/;

function collect(node: Nodes, tags: string[], pieces: Piece[]): void {
  if (node.type === 'html') return;
  const tag = node.type === 'inlineCode' ? 'code' : TAGS[node.type];
  const inside = tag ? [...tags, tag] : tags;
  if ('children' in node) {
    for (const [index, child] of node.children.entries()) {
      const isAfterImage = node.children[index - 1]?.type === 'image';
      // The size of an image is not a part of the text.
      if (isAfterImage && child.type === 'text')
        collect({ ...child, value: child.value.replace(/^\{[^{}]*\}/, '') }, inside, pieces);
      else collect(child, inside, pieces);
    }
    return;
  }
  const value = node.type === 'break' ? ' ' : textOf(node, { includeHtml: false });
  const last = pieces.at(-1)?.text ?? ' ';
  const text = value.replace(/\s+/g, ' ').slice(last.endsWith(' ') && /^\s/.test(value) ? 1 : 0);
  if (text) pieces.push({ text, tags: inside });
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, limit).replace(/[\s,;:.]*\s\S*$/, '');
}

function wrap(html: string, tags: string[]): string {
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
}

function wrapNode(value: string, tags: string[]): PhrasingContent {
  const node: PhrasingContent = tags.includes('code')
    ? { type: 'inlineCode', value }
    : { type: 'text', value };
  return tags.reduceRight<PhrasingContent>((inner, tag) => {
    const type = NODES[tag];
    return type ? { type, children: [inner] } : inner;
  }, node);
}

/** Nodes of the elements that a summary keeps. */
const NODES: Record<string, 'emphasis' | 'strong' | 'delete'> = {
  em: 'emphasis',
  strong: 'strong',
  del: 'delete',
};
