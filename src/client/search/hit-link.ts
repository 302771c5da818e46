import type { PageKind } from '../../shared/page-kinds.ts';
import { asUrlPath, decodePath, routeOf } from '../../shared/urls.ts';

/** Where a hit leads. */
export interface HitLink {
  href: string;
  /** The URL is opened with a full page load, even if it is one of this site. */
  external: boolean;
  /** Kind of the page; of URLs that this site opens itself. */
  kind?: PageKind;
}

/**
 * Returns where a hit leads. Hosted indexes hold absolute URLs: one that matches `pattern` (letter case ignored) stays as it
 * is; of any other, path and hash remain, below the base URL. An invalid pattern matches nothing. A URL that cannot be that
 * of a page, such as a script, leads to the home page.
 *
 * @example
 * hitLink('https://docs.example.com/docs/api#notes', { base: '/x/' }) // { href: '/x/docs/api#notes', ... }
 */
export function hitLink(
  url: string,
  { base = '/', pattern, kind }: { base?: string; pattern?: string | undefined; kind?: PageKind } = {},
): HitLink {
  if (matches(pattern, url) && isHitUrl(url, pattern)) return { href: url, external: true };
  const inSite = { external: false, ...(kind && { kind }) };
  if (isHitUrl(url)) return { href: url, ...inSite };
  const { protocol, pathname, hash } = URL.canParse(url, HERE) ? new URL(url, HERE) : NOWHERE;
  if (!/^https?:$/.test(protocol)) return { href: base, ...inSite };
  const isBelow = routeOf(decodePath(pathname), base) !== undefined;
  return { href: asUrlPath(`${isBelow ? '' : base.slice(0, -1)}${pathname}${hash}`), ...inSite };
}

/**
 * Returns whether a hit may be linked with a URL as it is: one of this host without its name, or one of the web
 * that matches `pattern` and names its host as browsers do. In `https://docs.example.com@evil.test/`, what looks like the
 * host is the name of a user.
 */
export function isHitUrl(url: string, pattern?: string): boolean {
  if (PLAIN_PATH.test(url)) return true;
  if (!URL.canParse(url, HERE)) return false;
  if (isHere(url, HERE) && isHere(url, HERE_PLAIN)) return true;
  const { origin, protocol, username, password } = new URL(url, HERE);
  const isPlain = username + password === '' && url.toLowerCase().startsWith(origin);
  return /^https?:$/.test(protocol) && isPlain && matches(pattern, url);
}

/** A path that nobody reads as a host. Parsing the URLs of all rows instead would take a thirtieth of the time of a key. */
const PLAIN_PATH = /^\/\w[\w./#-]*$/;

/**
 * Bases to resolve URLs with, one for each scheme that a site may have. No URL names this host, so one that stays on it
 * names none.
 */
const HERE = 'https://host.invalid';
const HERE_PLAIN = 'http://host.invalid';
const NOWHERE = { protocol: '', pathname: '', hash: '' };

/** In a site with the other scheme, `https:evil.test/` names a host. */
function isHere(url: string, here: string): boolean {
  return URL.canParse(url, here) && new URL(url, here).origin === here;
}

function matches(pattern: string | undefined, url: string): boolean {
  try {
    return pattern !== undefined && new RegExp(pattern, 'i').test(url);
  } catch {
    return false;
  }
}
