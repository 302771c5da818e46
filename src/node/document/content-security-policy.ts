import { hash } from 'node:crypto';
import { memoize } from '../../shared/memo.ts';
import { attributes } from './elements.ts';

/** Returns the policy of a page as the element of its head. */
export function policyMeta(css: string, scripts: string[], origins: string[]): string {
  const content = contentSecurityPolicy(css, scripts, origins);
  return `<meta${attributes({ 'http-equiv': 'content-security-policy', content })}>\n`;
}

/**
 * Returns the policy of a page: nothing from other sites; the inline parts are named by their hashes. Only one Trusted
 * Types policy may turn text into markup or into the address of a worker, and none turns it into code.
 *
 * @param origins Origins other than the site that scripts may fetch from: the hosts of the hosted search.
 */
export function contentSecurityPolicy(css: string, scripts: string[], origins: string[] = []): string {
  const inline = scripts.filter(Boolean).map((script) => ` '${hashOf(script)}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${inline.join('')}`,
    `style-src 'self' '${hashOf(css)}'`,
    "img-src 'self' data:",
    ...(origins.length ? [`connect-src 'self' ${origins.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types docs',
  ].join('; ');
}

/** Returns the hash by which a policy names an inline part. Pages share the sheet and most scripts: each is hashed once. */
export const hashOf = memoize((text) => `sha256-${hash('sha256', text, 'base64')}`);
