import { escapeHtml } from '../../shared/escape-html.ts';
import { type Element, isElement } from './parse.ts';
import { CHANGES, GROUPS, SHAPES, TEXTS } from './shapes.ts';

const LOOKS = { ...SHAPES, ...TEXTS, ...GROUPS, ...CHANGES };

/** Writes what a checked picture contains, with the attributes that its classes stand for. */
export function writeContent({ children }: Element): string {
  return children.map((child) => (isElement(child) ? writeElement(child) : writeText(child.text))).join('');
}

function writeElement(element: Element): string {
  const { name } = element;
  const explicit = element.attributes
    .filter((attribute) => attribute.name !== 'class')
    .map((attribute) => [attribute.name, attribute.value] as const);
  const attributes = new Map([...looksOf(element), ...explicit]);
  if (name !== 'rect') attributes.delete('rx');
  if (name === 'ellipse') for (const [key, value] of explicit) attributes.set(key, value);
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  const content = writeContent(element);
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

function looksOf({ attributes }: Element): [string, string][] {
  const classes = attributes.find(({ name }) => name === 'class')?.value ?? '';
  return classes.split(/\s+/).flatMap((name) => Object.entries(LOOKS[name] ?? {}));
}

/** White space between elements is for authors only. */
function writeText(text: string): string {
  return text.trim() ? escapeHtml(text.replace(/\s+/g, ' ')).replaceAll('&quot;', '"') : '';
}
