import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Element } from './elements.ts';

/** Reports a mistake in a piece of HTML, which nothing replaces. */
export type Reject = (message: string, fix: string) => '';

/** An attribute, with its value in double quotes, in single ones, or without. */
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s]+)))?/g;

/** Writes the attributes that an element may have; reports others, and the one that it lacks. */
export function cleanAttributes(
  attributes: string,
  { tag, element, reject }: { tag: string; element: Element; reject: Reject },
): string {
  let written = '';
  let isRight = true;
  for (const [, key = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const attribute = key.toLowerCase();
    const value = double ?? single ?? bare;
    if (element.attributes.includes(attribute)) {
      written += value === undefined ? ` ${attribute}` : ` ${attribute}="${cleanValue(value)}"`;
    } else {
      isRight = false;
      const allowed = element.attributes.map((attributeName) => `\`${attributeName}\``).join(', ') || 'none';
      reject(`\`<${tag}>\` has the attribute \`${key}\`, expected ${allowed}.`, `Remove \`${key}\`.`);
    }
  }
  const { needs } = element;
  if (isRight && needs && !new RegExp(` ${needs}="\\s*[^\\s"]`).test(written))
    reject(
      `\`<${tag}>\` has no ${needs}, which says what it stands for.`,
      `Write \`<${tag.toLowerCase()} ${needs}="...">\`.`,
    );
  return written;
}

function cleanValue(value: string): string {
  return escapeHtml(value).replace(/&amp;(?=#?\w+;)/g, '&');
}
