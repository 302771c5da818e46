import type { InlineCode, Link, Nodes, PhrasingContent } from 'mdast';

declare module 'mdast' {
  interface LinkData {
    /** Its mistake is reported as a part of another one. */
    isReported?: true;
  }
}

/** Characters whose meaning in another tool depends on the node next to them, and where they start in the text. */
export interface BesideNode {
  /** Index in the text, below 0 for a node before it: the characters start where that node does. */
  offset: number;
  end: number;
  message: string;
  fix: string;
  /** The link is part of the mistake, and is not reported again. */
  link?: Link;
}

/** The nodes next to a text. */
interface Neighbours {
  before: Nodes | undefined;
  after: Nodes | undefined;
}

const asWritten = (found: string) =>
  `${quote(found)} is the syntax of another tool, and would be shown as written.`;

/**
 * Finds what other tools write around code, emphasis and links. If a text both starts and ends with such characters,
 * both count.
 */
export function findBesideNodes(written: string, { before, after }: Neighbours): BesideNode[] {
  return [
    after?.type === 'inlineCode' && findRole(written, after),
    before?.type === 'inlineCode' && findNamedLink(written, before, after === undefined),
    after?.type === 'link' && findEmbed(written, after),
    after?.type === 'link' && findTemplate(written, after),
    after?.type === 'emphasis' && findHalfBold(written, after.children),
    after?.type === 'emphasis' && findContents(written, after.children),
  ].filter((found) => typeof found === 'object');
}

/** A role before code: `` :func:`client.log` ``. */
function findRole(written: string, { value }: InlineCode): BesideNode | undefined {
  const [, role] = /(?:^|[\s(])((?::[a-z][a-z\d+-]*)+:|\{[a-z][\w:-]*\})$/i.exec(written) ?? [];
  if (!role) return undefined;
  const [, words, target = value] = /^(.*?)\s*<([^<>]+)>$/.exec(value) ?? [];
  const fix = /\b(?:ref|doc|any|numref|download|link)[:}]$/.test(role)
    ? `Write a link: \`[${words || target}](./name.md)\`.`
    : /\bkbd\b/.test(role)
      ? `Write \`<kbd>${value}</kbd>\`.`
      : `Write \`\` \`${target.replace(/^[~!.]+|\(\)$/g, '')}\` \`\`: names in backticks are links.`;
  return { ...span(written, role), message: asWritten(`${role}\`${value}\``), fix };
}

/** An underscore after code that holds a link: `` `text <https://example.com>`_ ``. */
function findNamedLink(written: string, { value }: InlineCode, isLast: boolean): BesideNode | undefined {
  const [signs] = /^__?(?=[\s.,:;!?)])/.exec(written) ?? (isLast ? /^__?$/.exec(written) : null) ?? [];
  if (!signs) return undefined;
  const [, words = value, url = './name.md'] = /^(.*?)\s*<([^<>]+)>$/.exec(value) ?? [];
  const message = asWritten(`\`${value}\`${signs}`);
  return { offset: -1, end: signs.length, message, fix: `Write a link: \`[${words}](${url})\`.` };
}

/**
 * A character or an open bracket before a link: `@[youtube](id)`, `! [Map](/map.png)`,
 * `[url=https://example.com]text[/url]`.
 */
function findEmbed(written: string, link: Link): BesideNode | undefined {
  const [text] = link.children;
  const label = text?.type === 'text' ? text.value : 'text';
  if (/(?:^|[\s(])@$/.test(written)) {
    const url = /^(?:https?:|[/.#])/.test(link.url) ? link.url : 'https://...';
    const message = `\`@[${label}](${link.url})\` does not embed anything, and would be shown as a link after \`@\`.`;
    return { ...span(written, '@'), message, fix: `Write a link: \`[${label}](${url})\`.`, link };
  }
  const [space] = /(?<=^|\s)![ \t]+$/.exec(written) ?? [];
  if (space && /\.(?:png|jpe?g|webp|avif|gif|svg|bmp)$/i.test(link.url)) {
    const message = `\`! [${label}](${link.url})\` is not an image, and would be shown as a link after \`!\`.`;
    return { ...span(written, space), message, fix: `Remove the space: \`![${label}](${link.url})\`.`, link };
  }
  const [open] = /\[(?:\[|url=?\]?|img\]|link=)$/i.exec(written) ?? [];
  const [, url, words] = /^(.*?)\](?:\[([^\]]*)|(?:([^[\]]*)\[\/\w*))?$/.exec(link.url) ?? [];
  if (!open || !url) return undefined;
  const fix = `Write a link: \`[${words ?? label.match(/\](.*?)\[\//)?.[1] ?? 'text'}](${url})\`.`;
  return { ...span(written, open), message: asWritten(open + link.url), fix, link };
}

/** A star before emphasis, which was meant to be bold: `**bold*`. */
function findHalfBold(written: string, words: PhrasingContent[]): BesideNode | undefined {
  const [word] = words;
  if (!/(?:^|[\s(])\*$/.test(written) || word?.type !== 'text' || words.length > 1) return undefined;
  const message = `\`**${word.value}*\` starts with two stars and ends with one, and would be shown with a star.`;
  return { ...span(written, '*'), message, fix: `Write \`**${word.value}**\`, or \`*${word.value}*\`.` };
}

/** The start of a tag before a URL, which became a link: `{% embed url="https://example.com" %}`. */
function findTemplate(written: string, link: Link): BesideNode | undefined {
  const [open] = /\{%[^%{}\n]*$/.exec(written) ?? [];
  if (!open) return undefined;
  const fix = `Write a link: \`[text](${link.url})\`.`;
  return { ...span(written, open), message: asWritten(`${open}${link.url}" %}`), fix, link };
}

/** The brackets around a word in emphasis, which stand for a list of the headings: `[[_TOC_]]`. */
function findContents(written: string, words: PhrasingContent[]): BesideNode | undefined {
  const [word] = words;
  if (!/(?:^|\s)\[\[$/.test(written) || word?.type !== 'text' || word.value !== 'TOC') return undefined;
  const fix = 'Remove it: each page already has a table of contents.';
  return { ...span(written, '[['), message: asWritten('[[_TOC_]]'), fix };
}

/** Returns the place of characters that end a text. */
function span(written: string, signs: string): Pick<BesideNode, 'offset' | 'end'> {
  return { offset: written.length - signs.length, end: written.length };
}

/** Text that may contain backticks as code. */
function quote(found: string): string {
  return found.includes('`') ? `\`\` ${found} \`\`` : `\`${found}\``;
}
