import { escapeHtml } from '../../../shared/escape-html.ts';
import type { LinkTarget } from '../link-resolver.ts';

/** Escapes text between tags, where quotes and `>` may stay: prose is shorter for it. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
}

/**
 * Returns the attributes of a link, by their names in HTML. Links to other sites open in a new tab and get the class
 * `external`, after the classes given.
 */
export function linkAttributes(target: LinkTarget, className = ''): Record<string, string> {
  const classes = [className, target.external ? 'external' : ''].filter(Boolean).join(' ');
  return {
    ...(classes && { class: classes }),
    href: target.href,
    ...(target.kind && { 'data-kind': target.kind }),
    ...(target.external && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}

/** Wraps inline HTML in a link. */
export function linkHtml(target: LinkTarget, html: string, className = ''): string {
  const attributes = Object.entries(linkAttributes(target, className));
  return `<a${attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>${html}</a>`;
}
