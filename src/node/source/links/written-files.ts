import { dataFile, decodePath, twinFile } from '../../../shared/urls.ts';
import type { CataloguePage } from '../../site/index.ts';
import { FEEDS } from '../../site/routes.ts';

/** What is published at a route. */
export interface PublishedPage extends Pick<CataloguePage, 'route' | 'source'> {
  /** It is only a former address, which leads to a page. */
  isFormer?: boolean;
}

/** Sources of one language: its base URL below that of the site, its pages, and the URLs of the files of `static/`. */
export interface RouteSource {
  base?: string;
  rootBase?: string;
  catalogue: { pages: PublishedPage[]; redirects?: { route: string }[] };
  statics?: ReadonlyMap<string, unknown>;
}

/** Files that every build writes, besides those of its pages. */
const ALWAYS = [
  '/404.html',
  '/build.json',
  '/docs-data.json',
  '/robots.txt',
  '/serving.json',
  '/sitemap.xml',
];

/** Files that a build may write, besides those of its pages: no folder can be in their place. */
export const SITE_FILES: readonly string[] = [
  ...ALWAYS,
  ...Object.values(FEEDS),
  '/_headers',
  '/_redirects',
  '/addon.zip',
  '/api.json',
  '/api.schema.json',
  '/definitions.zip',
  '/llms-full.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/offline.json',
  '/opensearch.xml',
  '/search.json',
  '/sw.js',
];

/**
 * Finds the files of `static/` that a build would replace with its own, as far as that shows before one writes. Paths are
 * relative to `static/`.
 */
export function replacedStatics(sources: RouteSource[]): string[] {
  return sources.flatMap(({ base = '/', rootBase = '/', catalogue, statics = new Map() }) => {
    const written = [...ALWAYS, ...filesOfPages(catalogue.pages)].map(
      (path) => base.slice(rootBase.length) + path.slice(1),
    );
    return written.filter((path) => statics.has(`/${path}`));
  });
}

/** Files that the build of a language may write, as paths below its base URL: `/docs/start/index.html`. */
export function writtenFiles({ catalogue }: RouteSource): string[] {
  return [...SITE_FILES, ...filesOfPages(catalogue.pages)];
}

function filesOfPages(pages: PublishedPage[]): string[] {
  return pages
    .flatMap((page) => [documentFile(page), dataFile(page.route, '/'), twinFile(page.route, '/')])
    .map(decodePath);
}

/** Returns the path of the document of a page: `/docs/start/index.html`. */
export function documentFile(page: PublishedPage): string {
  return isFile(page) ? page.route : `${page.route}/index.html`.replace('//', '/');
}

/** Returns whether a page's document has the name of the route: `/former.html`. */
export function isFile({ route }: PublishedPage): boolean {
  return route.endsWith('.html');
}
