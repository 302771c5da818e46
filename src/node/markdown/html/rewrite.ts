import type { Block } from '../../../shared/blocks.ts';

/** A tag of HTML that the engine wrote. */
export interface Tag {
  name: string;
  closes: boolean;
  /** Values as written, with their escapes; empty for attributes without one. */
  attributes: Map<string, string>;
}

/** A start or end tag: its slash, its name, and its attributes as written. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;
/** An attribute, with its value if it has one. */
const ATTRIBUTE = /([^\s=>"]+)(?:="([^"]*)")?/g;

/**
 * Rewrites each tag of some HTML; the text between them stays. Reads what the engine writes, where every value is in
 * double quotes, not HTML of any origin.
 *
 * @param rewrite Returns the replacement of a tag.
 */
export function rewriteTags(html: string, rewrite: (tag: Tag) => string): string {
  return html.replaceAll(TAG, (_tag, slash: string, name: string, rest: string) => {
    const attributes = new Map(
      Array.from(rest.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, value]),
    );
    return rewrite({ name: name.toLowerCase(), closes: slash !== '', attributes });
  });
}

/** Writes a tag. */
export function tagText({ name, closes, attributes }: Tag): string {
  const written = Array.from(attributes, ([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`));
  return `<${closes ? '/' : ''}${name}${written.join('')}>`;
}

/** Returns HTML without the links of headings to themselves. */
export function withoutAnchors(html: string): string {
  return html.replaceAll(/<a class="anchor" [^<>]*><\/a>/g, '');
}

/** Returns the text of HTML that the engine wrote, with its escapes. */
export function withoutTags(html: string): string {
  return html.replaceAll(TAG, '');
}

/** Returns blocks with other HTML in those of plain content. */
export function mapBlocks(blocks: Block[], map: (html: string) => string): Block[] {
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'html':
        return { ...block, html: map(block.html) };
      case 'calls':
      case 'code':
      case 'picture':
        return block;
      case 'tabs':
        return { ...block, tabs: block.tabs.map((tab) => ({ ...tab, blocks: mapBlocks(tab.blocks, map) })) };
      default:
        return { ...block, blocks: mapBlocks(block.blocks, map) };
    }
  });
}

/** Returns the text that HTML shows which the engine wrote: code without its colours, names without their links. */
export function shownText(html: string): string {
  return withoutTags(html).replaceAll(
    /&(?:(lt|gt|quot|amp|nbsp)|#x([\da-f]+)|#(\d+));/gi,
    (_all, name, hex, decimal) =>
      name
        ? (SIGNS[name.toLowerCase()] ?? '')
        : signAt(hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10)),
  );
}

/** Returns the character of a numeric reference; as in HTML, U+FFFD where there can be none. */
function signAt(code: number): string {
  const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isSign ? String.fromCodePoint(code) : '\ufffd';
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };
