import type { PageKind } from '../pages/data.ts';

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
 * nothing.
 *
 * @example
 * hitLink('https://docs.example.com/docs/api#notes', { base: '/x/' }) // { href: '/x/docs/api#notes', ... }
 */
export function hitLink(
  address: string,
  { base = '/', pattern, kind }: { base?: string; pattern?: string | undefined; kind?: PageKind } = {},
): HitLink {
  if (pattern && matches(pattern, address)) return { href: address, external: true };
  const own = { external: false, ...(kind && { kind }) };
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://host.example')) {
    return { href: address, ...own };
  }
  const { pathname, hash } = new URL(address, 'https://host.example');
  const isBelow = pathname.startsWith(base) || `${pathname}/` === base;
  return { href: `${isBelow ? '' : base.slice(0, -1)}${pathname}${hash}`, ...own };
}

function matches(pattern: string, address: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(address);
  } catch {
    return false;
  }
}
