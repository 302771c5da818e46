import { hasTwin } from '../../../shared/page-kinds.ts';
import { twinFile, underBase } from '../../../shared/urls.ts';
import type { Point } from '../../diagnostics/point.ts';
import type { Doubt } from '../../site/checks/doubt.ts';
import type { PublishedScript } from '../../site/documents/scripts.ts';
import type { CataloguePage } from '../../site/index.ts';
import type { ConfigLink, TextLink } from '../../site/links/written-links.ts';
import type { Targets } from './broken-link.ts';
import { SITE_FILES } from './written-files.ts';

/** The links and pages of a site in one language. */
export interface LinkedSite {
  base: string;
  /** Code of the language. */
  code: string;
  pages: CataloguePage[];
  /** Script files next to the pages. */
  scripts: PublishedScript[];
  texts: TextLink[];
  config: ConfigLink[];
  /** Where a translation that stands in place of a field of the configuration is written; undefined without one. */
  translationOf(path: PropertyKey[]): TextLink['location'] | undefined;
  /** Files of drafts, by the routes that the drafts would have. */
  drafts: ReadonlyMap<string, string>;
  /** Where the front matter of a file says at which address it is published, or that it is a draft. */
  placed: ReadonlyMap<string, Point>;
  /** Where former addresses of pages lead, by route. */
  redirects: Readonly<Record<string, string>>;
  doubt: Doubt;
}

/** A set or a map, whatever it contains. */
export interface Statics {
  has(url: string): boolean;
  keys(): Iterable<string>;
}

/** Creates the targets of a site: pages in all languages, their twins and scripts, and the files of `static/`. */
export function createTargets(sites: LinkedSite[], statics: Statics): Targets {
  const pages = new Map(
    sites.flatMap(({ base, pages }) => pages.map((page) => [underBase(page.route, base), page] as const)),
  );
  const scripts = new Set(
    sites.flatMap(({ base, scripts }) => scripts.map(({ route }) => underBase(route, base))),
  );
  const twins = new Map(
    sites.flatMap(({ base, pages }) =>
      pages.filter(({ kind }) => hasTwin(kind)).map(({ route }) => [twinFile(route, base), route] as const),
    ),
  );
  const ids = new Map<CataloguePage, Set<string>>();
  const base = sites[0]?.base ?? '/';
  const page = (path: string) => pages.get(path);
  const lower = new Map(Array.from(statics.keys(), (url) => [url.toLowerCase(), url]));
  const cased = (route: string) => (statics.has(route) ? undefined : lower.get(route.toLowerCase()));
  return {
    base,
    page,
    twinOf: (path) => twins.get(path),
    isStatic: (route) => statics.has(route),
    cased,
    ids(path) {
      const found = page(path);
      if (!found) return undefined;
      const pageIds = ids.get(found) ?? idsOf(found);
      ids.set(found, pageIds);
      return pageIds;
    },
    hasFile: (path) =>
      scripts.has(path) ||
      twins.has(path) ||
      sites.some((site) => {
        const file = path.startsWith(site.base) ? path.slice(site.base.length) : undefined;
        return file !== undefined && (statics.has(`/${file}`) || (isGenerated(file) && !cased(`/${file}`)));
      }),
  };
}

/** Files that the build adds: some by name, drawn images, those of pages, and whatever is in folders of its own. */
function isGenerated(file: string): boolean {
  return SITE_FILES.includes(`/${file}`) || GENERATED.test(file);
}

/** Icons and images for shared links, the files of the home page and the blog, and all that is in folders of the build. */
const GENERATED =
  /^(?:[\w-]+\.(?:png|svg|ico)|(?:blog\/)?(?:index\.html|page\.json)|(?:assets|offline|icons|social|screenshots)\/.*)$/;

/** Ids that a page has or may have: the ids of its parts, and those in its HTML. */
function idsOf({ toc, data }: CataloguePage): Set<string> {
  const found = JSON.stringify(data).matchAll(/"(?:id|anchor)":"([^"]+)"| id=\\"([^"\\]+)\\"/g);
  return new Set([
    ...toc.map(({ id }) => id),
    ...PARTS,
    ...Array.from(found, ([, id, html]) => id ?? html ?? ''),
  ]);
}

/** Ids of parts that components create, and ids of the shell. */
const PARTS = [
  'main-content',
  'see-also',
  'uses',
  'values',
  'fields',
  'methods',
  'operators',
  'used-by',
  'types',
  'constants',
];
