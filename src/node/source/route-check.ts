import { dataFile, decodePath, HASHED_FOLDERS, twinFile } from '../../shared/urls.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { FEEDS } from '../site/blog/routes.ts';
import type { CataloguePage } from '../site/index.ts';

type Page = Pick<CataloguePage, 'route' | 'source'>;

/** Segments that lead elsewhere, and characters that some systems or browsers take for a slash or for none. */
const LEADS_ELSEWHERE = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u;

/** Files of every site, beside those of its pages, in whose place no folder can be. */
const SITE_FILES = [
  ...Object.values(FEEDS),
  '/404.html',
  '/_headers',
  '/_redirects',
  '/addon.zip',
  '/api.json',
  '/api.schema.json',
  '/build.json',
  '/definitions.zip',
  '/docs-data.json',
  '/llms-full.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/offline.json',
  '/opensearch.xml',
  '/robots.txt',
  '/search.json',
  '/serving.json',
  '/sitemap.xml',
  '/sw.js',
];

/** Those that a build writes whatever the site contains. */
const ALWAYS = ['404.html', 'build.json', 'docs-data.json', 'robots.txt', 'serving.json', 'sitemap.xml'];

/** Sources of one language: its base URL below that of the site, its pages, and the URLs of the files of `static/`. */
interface Source {
  base?: string;
  rootBase?: string;
  catalogue: { pages: Page[]; redirects?: { route: string }[] };
  statics?: ReadonlyMap<string, unknown>;
}

/**
 * Finds pages whose route would put their files outside the output, below what is a file, or among those of a language.
 */
export function checkRoutes(sources: Source[]): Problem[] {
  const [main, ...others] = sources.map(withFormer);
  const pages = sources.flatMap(({ catalogue }) => catalogue.pages);
  if (!main) return [];
  return [
    ...leadElsewhere(pages),
    ...belowFiles(main),
    ...sameFiles(main),
    ...amongHashed(main),
    ...others.flatMap((other) => amongLanguage(main, other)),
  ];
}

/** The same with former addresses, which have documents, too. */
function withFormer(source: Source): Source {
  const { pages, redirects = [] } = source.catalogue;
  return { ...source, catalogue: { pages: [...pages, ...redirects.map(({ route }) => ({ route }))] } };
}

/**
 * Finds the files of `static/` that a build would replace with its own, as far as that shows before one writes. Paths are
 * relative to `static/`.
 */
export function replacedStatics(sources: Source[]): string[] {
  return sources.flatMap(({ base = '/', rootBase = '/', catalogue, statics = new Map() }) => {
    const ofPages = catalogue.pages.flatMap((page) => [
      documentFile(page).slice(1),
      dataFile(page.route, ''),
      twinFile(page.route, ''),
    ]);
    const written = [...ALWAYS, ...ofPages].map((path) => base.slice(rootBase.length) + decodePath(path));
    return written.filter((path) => statics.has(`/${path}`));
  });
}

/** The first page of the default language whose files would be among those of another one. */
function amongLanguage({ catalogue }: Source, { base = '/', rootBase = '/' }: Source): Problem[] {
  const folder = `/${base.slice(rootBase.length)}`;
  const page = catalogue.pages.find(({ route }) => `${decodePath(route)}/`.startsWith(folder));
  if (!page || folder === '/') return [];
  return [
    {
      severity: 'error',
      file: page.source ?? 'site.config.ts',
      message: `The route \`${page.route}\` is where a language of \`i18n.locales\` has its pages: \`${folder}\`.`,
      fix: 'Give the page another route, or the language another code.',
    },
  ];
}

/** A page is a folder, and so are those above it: each file that is in the way is reported once. */
function belowFiles({ catalogue, statics = new Map() }: Source): Problem[] {
  const told = new Map<string, Problem>();
  const ofPages = catalogue.pages.flatMap(({ route }) => [dataFile(route, '/'), twinFile(route, '/')]);
  const written = new Set([...SITE_FILES, ...ofPages]);
  for (const { route, source } of catalogue.pages) {
    for (const file of pathsTo(decodePath(route))) {
      const isOwn = written.has(file);
      if (told.has(file) || !(isOwn || statics.has(file))) continue;
      told.set(file, {
        severity: 'error',
        file: isOwn ? (source ?? 'site.config.ts') : `static${file}`,
        message: isOwn
          ? `The build writes the file \`${file}\` where the route \`${route}\` needs a folder.`
          : `The page \`${route}\` needs a folder where this file is.`,
        fix: isOwn
          ? 'Give the page another `slug` or name.'
          : 'Rename or remove the file, or give the page another route.',
      });
    }
  }
  return [...told.values()];
}

/** Pages with the same file: a route that ends in `.html` is itself a file, for example the home page's. */
function sameFiles({ catalogue }: Source): Problem[] {
  const first = new Map<string, Page>();
  return catalogue.pages
    .toSorted((a, b) => Number(isFile(a)) - Number(isFile(b)))
    .flatMap((page): Problem[] => {
      const files = [documentFile(page), twinFile(page.route, '/')].map(decodePath);
      const file = files.find((path) => first.has(path));
      const before = file === undefined ? undefined : first.get(file);
      for (const path of files) if (!first.has(path)) first.set(path, page);
      // If two pages have one route, both places are reported elsewhere.
      if (!before || before.route === page.route) return [];
      return [
        {
          severity: 'error',
          file: page.source ?? 'site.config.ts',
          message: `The route \`${page.route}\` needs the file \`${file}\`, which the page \`${before.route}\` already uses.`,
          fix: 'Give the page another `slug` or name.',
        },
      ];
    });
}

function documentFile(page: Page): string {
  return isFile(page) ? page.route : `${page.route}/index.html`.replace('//', '/');
}

/** Whether a page's document has the name of the route. */
function isFile({ route }: Page): boolean {
  return route.endsWith('.html');
}

/** Pages in folders whose files browsers keep permanently. */
function amongHashed({ catalogue }: Source): Problem[] {
  return catalogue.pages
    .filter(({ route }) => HASHED_FOLDERS.includes(decodePath(route).split('/')[1] ?? ''))
    .map(({ route, source }) => ({
      severity: 'error',
      file: source ?? 'site.config.ts',
      message: `The route \`${route}\` is in a folder of files that never change, so browsers would never show changes to the page.`,
      fix: 'Give the page another `slug` or name.',
    }));
}

/** A path and those above it: `/docs` and `/docs/api` for `/docs/api`. */
function pathsTo(route: string): string[] {
  const parts = route.split('/').filter(Boolean);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

function leadElsewhere(pages: Page[]): Problem[] {
  return pages
    .filter(({ route }) => LEADS_ELSEWHERE.test(decodePath(route)))
    .map(({ route, source }) => ({
      severity: 'error',
      file: source ?? 'site.config.ts',
      message: `\`${route}\` cannot be the route of a page: it contains a \`.\` or \`..\` segment, a backslash or a control character.`,
      fix: 'Use plain segments, such as `/docs/start`.',
    }));
}
