import { escapeHtml } from '../../shared/escape-html.ts';

/** Attributes of an element by name; those without a value are left out. */
export type Attributes = Record<string, string | undefined>;

/** Returns the attributes of an element, escaped: nothing else writes values into the head. */
export function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Returns a `link` element. */
export function link(values: Attributes): string {
  return `<link${attributes(values)}>\n`;
}

/** Returns a `meta` element; nothing for empty content. */
export function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return content ? `<meta${attributes({ [attribute]: name, content })}>\n` : '';
}
