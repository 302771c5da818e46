import { memoize } from './memo.ts';

/** Route of the not-found page. */
export const NOT_FOUND_ROUTE = '/404';

/** Folders of files with a hash of their content in the name, which browsers keep permanently. */
export const HASHED_FOLDERS = ['assets', 'offline'];

/**
 * Returns the clean spelling of a path: without `.html`, `/index`, `/index.html` or a slash at its end.
 * Endings in the middle of a path stay. The result of an empty path is `/`. A path with two slashes in a row has no
 * clean spelling, because no route has them: it stays as it is.
 *
 * @example
 * cleanPath('/docs/api/index.html') // '/docs/api'
 * cleanPath('/index.html')          // '/'
 * cleanPath('/docs/api.html/x')     // '/docs/api.html/x'
 * cleanPath('/docs/api//')          // '/docs/api//'
 */
export const cleanPath = memoize(spellClean);

/** Does the same as `cleanPath`, but remembers nothing: for a server, which gets any number of paths of any length. */
export function spellClean(path: string): string {
  if (path.includes('//')) return path;
  const bare = path.replace(/\/$/, '').replace(/\.html$/, '');
  return bare.replace(/\/index$/, '').replace(/\/$/, '') || '/';
}

/** Returns a path without the base URL; absent for a path outside it. */
export function routeOf(path: string, base: string): string | undefined {
  if (base === '/') return path;
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/**
 * Returns a route with the base URL in front.
 *
 * @example
 * underBase('/docs/api', '/x/') // '/x/docs/api'
 * underBase('/', '/x/')         // '/x/'
 */
export function underBase(route: string, base: string): string {
  return asUrlPath(base === '/' ? route : base + route.slice(1));
}

/**
 * Returns the URL of a path on this host. What a browser would take for another host gets a prefix that makes it a path:
 * browsers treat backslashes as slashes, and skip tabs and line breaks.
 *
 * @example
 * asUrlPath('//evil.test/x') // '/.//evil.test/x', the path `//evil.test/x` of this host
 */
export function asUrlPath(path: string): string {
  return /^[\t\n\r]*[\\/][\t\n\r]*[\\/]/.test(path) ? `/.${path.trimStart()}` : path;
}

/**
 * Returns the URL of a page's data file.
 *
 * @example
 * dataFile('/docs/api', '/x/') // '/x/docs/api/page.json'
 */
export function dataFile(route: string, base: string): string {
  const path = route === '/' ? '' : route.slice(1);
  return asUrlPath(route.endsWith('.html') ? `${base}${path}.json` : `${base}${path}${path && '/'}page.json`);
}

/**
 * Returns the URL of a page's Markdown twin.
 *
 * @example
 * twinFile('/docs/api', '/x/') // '/x/docs/api.md'
 * twinFile('/', '/x/')         // '/x/index.md'
 */
export function twinFile(route: string, base: string): string {
  return asUrlPath(`${base}${route === '/' ? 'index' : route.slice(1)}.md`);
}

/**
 * Returns whether a clean route can be that of a page. The last segment of a file has an extension with a letter; that of a
 * page has none but `.html` (`/docs/1.0` is the landing page of a version).
 */
export const isPageRoute = memoize(
  (route: string): boolean => !/\.\d*[a-z][a-z0-9]*$/i.test(route) || route.endsWith('.html'),
);

/** Decodes the percent escapes of a path as far as they are well formed. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the id that a hash names: without `#`, percent escapes decoded as far as they are well formed.
 *
 * @example
 * decodeHash('#see%20also') // 'see also'
 */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns whether two URLs are the same page: a slash at the end does not count. */
export function samePath(a: string, b: string): boolean {
  return trimSlash(a) === trimSlash(b);
}

/** Returns a URL without the slash at its end. */
export function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Matches a valid base URL. No segment starts with a dot: browsers resolve `.` and `..`, and hosts hide files with such
 * names. Letters are written as they are, not percent-encoded, because paths are compared decoded. Other characters have a
 * meaning in `_headers`, in links of Markdown or in the configuration of a server.
 */
export const BASE_PATH = /^\/(?:(?!\.)[\p{L}\p{M}\p{N}._~-]+\/)*$/u;
