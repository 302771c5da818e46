import { asUrlPath, decodePath } from '../../../shared/urls.ts';
import { parseUrl } from '../../diagnostics/parse-url.ts';

/** Returns whether a URL leads to another site: http, https, or without a protocol. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** Returns what a full URL names on this site: path, query and hash; undefined for other sites. */
export function ownPath(href: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !isExternal(href)) return undefined;
  const url = parseUrl(href, origin);
  if (!url) return undefined;
  const { host, pathname, search, hash } = url;
  return host === new URL(origin).host ? pathname + search + hash : undefined;
}

/** Returns a path of the configuration with a slash in front; full URLs stay as they are. */
export function rootedPath(path: string): string {
  return path.startsWith('/') || isExternal(path) ? path : `/${path}`;
}

/** Returns the URL of a file in `static/`, which has no trailing slash; full URLs stay as they are. */
export function fileUrl(path: string, base: string): string {
  return isExternal(path) ? path : asUrlPath(base + path.replace(/^\//, ''));
}

/** Returns where a link of the configuration leads: a path of the site gets the base URL in front. */
export function leadsTo(url: string, href: (route: string) => string): string {
  return url.startsWith('/') && !isExternal(url) ? href(url) : url;
}

/**
 * Returns the URL path of a file, in which no character of its name ends the path or begins an escape.
 *
 * @example
 * encodeFilePath('/C# 50%.txt') // '/C%23%2050%25.txt'
 */
export function encodeFilePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
}

/** Returns a URL as browsers request it, whichever of its letters are escaped already. */
export function encodeUrl(url: string): string {
  return encodeURI(decodePath(url));
}

/** Returns the path of a file as its URL names it, percent escapes decoded; an invalid one stays as it is. */
export function decodeFilePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Splits a URL before its query and hash. */
export function splitUrl(url: string): { path: string; rest: string } {
  const end = url.search(/[?#]/);
  return end < 0 ? { path: url, rest: '' } : { path: url.slice(0, end), rest: url.slice(end) };
}
