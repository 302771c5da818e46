import { nearest } from '../../diagnostics/nearest.ts';

/** What an element may have, whether it is placed between blocks or is empty, and the attribute that it needs. */
export interface Element {
  attributes: string[];
  block?: boolean;
  empty?: boolean;
  needs?: string;
}

/** Elements that a text may contain as HTML. */
const ELEMENTS: Record<string, Element> = {
  details: { attributes: ['open'], block: true },
  summary: { attributes: [], block: true },
  kbd: { attributes: [] },
  br: { attributes: [], empty: true },
  sub: { attributes: [] },
  sup: { attributes: [] },
  abbr: { attributes: ['title'], needs: 'title' },
};

/** All of them, as messages list them. */
export const KNOWN_ELEMENTS = Object.keys(ELEMENTS)
  .map((name) => `\`<${name}>\``)
  .join(', ');

/** Returns what a known element may have, by its name in lower case. */
export function elementOf(name: string): Element | undefined {
  return Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
}

/** What Markdown has in place of other elements, and of components of other tools. */
const MARKDOWN: Record<string, string> = {
  a: '[text](/docs/start)',
  admonition: ':::note',
  alert: ':::note',
  aside: ':::note',
  callout: ':::note',
  code: '`code`',
  codegroup: '::::tabs',
  h2: '## Words',
  h3: '### Words',
  li: '- Item',
  note: ':::note',
  p: 'an empty line',
  pre: '```text',
  tip: ':::tip',
  warning: ':::warning',
  b: '**text**',
  strong: '**text**',
  i: '*text*',
  em: '*text*',
  img: '![What it shows](/img/name.png)',
  hr: '---',
  tabs: '::::tabs',
  tabitem: ':::tab[Label]',
};

/** Elements that only set the look of what they contain, or load something. */
const NEEDLESS = new Set(['center', 'div', 'font', 'iframe', 'script', 'section', 'span', 'style', 'u']);

/**
 * Returns what to write in place of an element that a text may not contain.
 *
 * @param id Its id or name if it has nothing else: it was an anchor.
 */
export function fixForTag(name: string, id?: string): string {
  if (id !== undefined) return `Write the id at the end of a heading: \`## Words {#${id}}\`.`;
  if (NEEDLESS.has(name)) return 'Remove it, or put code into backticks.';
  const form = Object.hasOwn(MARKDOWN, name) ? MARKDOWN[name] : undefined;
  if (form === '`code`') return 'Put the code into backticks.';
  if (form) return `Write \`${form}\`, or put code into backticks.`;
  const near = nearest(name, Object.keys(ELEMENTS));
  return near && name.length > 2
    ? `Write \`<${near}>\`, or put code into backticks.`
    : 'Write it in Markdown, or put code into backticks.';
}
