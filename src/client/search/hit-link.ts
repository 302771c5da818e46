import type { PageKind } from '../../shared/page-data.ts';
import { asUrlPath } from '../../shared/urls.ts';

/** Where a hit leads. */
export interface HitLink {
  href: string;
  /** The address is opened with a full page load, also when it is one of this site. */
  external: boolean;
  /** Kind of the page; of addresses that this site opens itself. */
  kind?: PageKind;
}

/**
 * Address that a hit is linked with. Hosted indexes hold absolute addresses: one that matches `pattern` (letter case
 * ignored) stays as it is, of all others path and hash remain, below the base URL. An invalid pattern matches
 * nothing. What is no address of a page, such as a script, leads to the home page.
 *
 * @example
 * hitLink('https://docs.example.com/docs/api#notes', { base: '/x/' }) // { href: '/x/docs/api#notes', ... }
 */
export function hitLink(
  address: string,
  { base = '/', pattern, kind }: { base?: string; pattern?: string | undefined; kind?: PageKind } = {},
): HitLink {
  if (isHitAddress(address, pattern) && matches(pattern, address)) return { href: address, external: true };
  const own = { external: false, ...(kind && { kind }) };
  if (isHitAddress(address)) return { href: address, ...own };
  const { protocol, pathname, hash } = URL.canParse(address, HERE) ? new URL(address, HERE) : NOWHERE;
  if (!/^https?:$/.test(protocol)) return { href: base, ...own };
  const isBelow = pathname.startsWith(base) || `${pathname}/` === base;
  return { href: asUrlPath(`${isBelow ? '' : base.slice(0, -1)}${pathname}${hash}`), ...own };
}

/**
 * Whether a hit may be linked with an address as it is: one of this host without its name, or one of the web that
 * matches `pattern`.
 */
export function isHitAddress(address: string, pattern?: string): boolean {
  if (!URL.canParse(address, HERE)) return false;
  const { origin, protocol } = new URL(address, HERE);
  return origin === HERE || (/^https?:$/.test(protocol) && matches(pattern, address));
}

/** A host that no address names: what is resolved to it names none. */
const HERE = 'https://host.invalid';
const NOWHERE = { protocol: '', pathname: '', hash: '' };

function matches(pattern: string | undefined, address: string): boolean {
  try {
    return pattern !== undefined && new RegExp(pattern, 'i').test(address);
  } catch {
    return false;
  }
}
