import type { LocaleView } from '../../../shared/locale.ts';
import { cacheName } from '../../../shared/offline.ts';
import { HASHED_FOLDERS, underBase } from '../../../shared/urls.ts';
import type { Engine } from '../../bundle/engine.ts';
import { removingWorker, serviceWorker } from '../../bundle/service-worker.ts';
import type { OutputFolder } from '../../files/output.ts';
import { contentType, isScriptable } from '../../server/content-type.ts';
import { IMMUTABLE, isTwin, SCRIPTLESS, SECURITY_HEADERS, TWIN_HEADERS } from '../../server/headers.ts';
import { encodeFilePath, encodeUrl } from '../../site/links/urls.ts';
import type { SiteSource } from '../../source/index.ts';
import type { WrittenSite } from '../site-writer.ts';

/**
 * Writes the files of the site as a whole: the service worker of all languages, and what static hosts read.
 *
 * @returns Their paths.
 */
export function writeHostFiles(
  sources: SiteSource[],
  written: WrittenSite[],
  engine: Engine,
  output: OutputFolder,
): string[] {
  const locales = sources.map(({ locale }) => locale);
  const worker = workerScript(sources, written, engine);
  const root = sources[0]?.rootBase ?? '/';
  const paths = written.flatMap(({ urls }) => urls.map((url) => url.slice(root.length - 1)));
  output.write('_headers', headersFile(locales, paths));
  output.write('_redirects', redirectsFile(locales, sources.flatMap(formerUrls)));
  if (worker !== undefined) output.write('sw.js', worker);
  return [...output.paths];
}

function workerScript(sources: SiteSource[], written: WrittenSite[], engine: Engine): string | undefined {
  const [main] = sources;
  if (!main || main.config.pwa.serviceWorker === 'off') return undefined;
  const { rootBase: base, config } = main;
  if (config.pwa.serviceWorker === 'remove') return removingWorker(base, engine.inline);
  const languages = written.flatMap(({ offlineIndex: index }, position) => {
    const source = sources[position];
    return index && source ? [{ base: source.base, index }] : [];
  });
  const build = written[0]?.build ?? '';
  const site = { build, base, cache: cacheName(base), languages };
  return serviceWorker({ site, code: base + engine.workerFile }, engine.inline);
}

/** Files with a rule of their own; hosts read about a hundred rules. */
const MOST_FILES = 50;

/**
 * Returns the file `_headers`, which some static hosts read at the root of what they serve. It sets security headers
 * for everything, restricts files that run scripts without being pages, names the type of Lua and Markdown files, which
 * hosts may not know, and says how long files may be cached. It also keeps the Markdown of pages out of search engines.
 *
 * @param paths Files below the root: `/favicon.svg`. If many need a rule, each kind of file gets one instead, although
 * not every host supports a star before an extension.
 */
export function headersFile(locales: LocaleView[], paths: string[]): string {
  const root = encodeUrl(locales[0]?.base ?? '/');
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const rulesFor = (isMeant: (path: string) => boolean, headers: Record<string, string>) => {
    const meant = paths.filter(isMeant);
    const kinds = new Set(meant.map((path) => `*${path.slice(path.lastIndexOf('.'))}`));
    const files = meant.length > MOST_FILES ? [...kinds] : meant.map((path) => encodeFilePath(path.slice(1)));
    return files.sort().map((path) => rule(root + path, headers));
  };
  const hashed = locales.flatMap(({ base }) =>
    HASHED_FOLDERS.map((folder) => `${encodeUrl(base)}${folder}/*`),
  );
  const isMarkdown = (path: string) => path.endsWith('.md');
  return [
    rule(`${root}*`, SECURITY_HEADERS),
    ...rulesFor((path) => isScriptable(contentType(path)), { 'Content-Security-Policy': SCRIPTLESS }),
    ...rulesFor((path) => path.endsWith('.lua'), { 'Content-Type': contentType('.lua') }),
    ...rulesFor(isMarkdown, { 'Content-Type': contentType('.md'), ...TWIN_HEADERS }),
    ...rulesFor((path) => isTwin(path) && !isMarkdown(path), TWIN_HEADERS),
    ...hashed.map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
    rule(`${root}sw.js`, { 'Cache-Control': 'no-cache' }),
  ].join('\n');
}

/** The former addresses of pages in one language, with what each leads to. */
function formerUrls({ base, catalogue }: SiteSource): [from: string, to: string][] {
  return catalogue.redirects.map(({ route, href }) => [underBase(route, base), href]);
}

/**
 * Returns the file `_redirects`, which the same hosts read: former addresses, unclean spellings of the home pages, and
 * the not-found page of each further language. The hosts clean the other URLs themselves.
 *
 * @param former URLs of former addresses, and those that they lead to.
 */
export function redirectsFile(locales: LocaleView[], former: [from: string, to: string][] = []): string {
  const moved = former.map(([from, to]) => `${encodeUrl(from)} ${encodeUrl(to)} 308`);
  const bases = locales.map(({ base }) => encodeUrl(base));
  const homes = bases.flatMap((base) => [`${base}index.html ${base} 308`, `${base}index ${base} 308`]);
  const missing = bases.slice(1).map((base) => `${base}* ${base}404.html 404`);
  return `${[...moved, ...homes, ...missing].join('\n')}\n`;
}
