import { spellClean } from '../../shared/urls.ts';
import { type Files, languageOf } from './files.ts';

/** What a request's path leads to. `file` and `redirect` are root-relative, without the base URL. */
export type Resolution = { file: string } | { redirect: string } | 'missing' | 'malformed';

/**
 * Finds the file for a path, or the clean path that the request should have named.
 *
 * A page answers on its clean path only: `.html`, `/index`, `/index.html` and the slash at the end lead to a
 * redirect, and to nothing when the cleaned path is not a page. Paths are looked up in the list of files, so no
 * spelling of a path can leave the folder.
 *
 * @example
 * resolvePath('/docs/api.html', '/', files) // { redirect: '/docs/api' }
 */
export function resolvePath(rawPath: string, base: string, files: Files): Resolution {
  const decoded = readRequestPath(rawPath);
  if (decoded === undefined) return 'malformed';
  // Browsers take two slashes, and a backslash for a slash, for the start of another host.
  if (/\/\/|\\/.test(decoded)) return 'missing';
  if (base !== '/' && `${decoded}/` === base) return { redirect: '/' };
  if (!decoded.startsWith(base)) return 'missing';
  const path = `/${decoded.slice(base.length)}`;
  if (files.paths.has(path) && !path.endsWith('/index.html')) return { file: path };
  const route = pageFile(path, files) ? path : spellClean(path);
  const file = pageFile(route, files);
  if (!file) return 'missing';
  return spellings(route, files).includes(path) ? { file } : { redirect: canonical(route, files) };
}

/** The file of a page: `/docs/api` is `/docs/api/index.html`. */
function pageFile(route: string, { paths }: Files): string | undefined {
  const file = route === '/' ? '/index.html' : `${route}/index.html`;
  return paths.has(file) ? file : undefined;
}

/** The spelling of a route that others are redirected to. */
function canonical(route: string, { serving }: Files): string {
  const language = languageOf(route, serving);
  if (language && route === language) return `${route}/`;
  return serving.trailingSlash && route !== '/' && !route.endsWith('.html') ? `${route}/` : route;
}

/** The spellings of a route that answer without a redirect. */
function spellings(route: string, files: Files): string[] {
  const { serving } = files;
  const both = serving.bothSlashForms?.includes(route.slice(languageOf(route, serving).length));
  return both ? [route, `${route}/`] : [canonical(route, files)];
}

/** Reads the path of a request, percent escapes decoded; absent when it is malformed. */
export function readRequestPath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}
