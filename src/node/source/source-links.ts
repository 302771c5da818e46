import { hasTwin } from '../../shared/page-kinds.ts';
import { twinFile } from '../../shared/urls.ts';
import { type ConfigIssue, formatPath } from '../config/index.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Doubt } from '../site/doubt.ts';
import type { CataloguePage } from '../site/index.ts';
import type { PublishedScript } from '../site/scripts.ts';
import { isExternal } from '../site/urls.ts';
import type { ConfigLink, TextLink } from '../site/written-links.ts';
import { judgeLink, type LinkTargets, type Verdict } from './link-check.ts';
import { lostInTranslation } from './translated-targets.ts';

/** What a site in one language has of links and pages. */
export interface LinkedSite {
  base: string;
  /** Code of the language. */
  code: string;
  pages: CataloguePage[];
  /** Script files beside the pages. */
  scripts: PublishedScript[];
  texts: TextLink[];
  config: ConfigLink[];
  doubt: Doubt;
}

/** Broken links, each at the location where it is written. */
export interface BrokenLinks {
  problems: Problem[];
  issues: ConfigIssue[];
  /** URLs that lead nowhere, with their anchors: the check of the written pages need not report them again. */
  told: Set<string>;
}

/**
 * Finds links and anchors that lead nowhere before any page is rendered, so that they are reported with all other
 * problems, and with their line. What it cannot know is left to the check of the written pages.
 *
 * @param sites All languages, the default one first.
 * @param statics Files in `static/`, by their URL below the base URL.
 */
export function checkWrittenLinks(sites: LinkedSite[], statics: Statics): BrokenLinks {
  const targets = createTargets(sites, statics);
  // The host may have something else beside a site below a path.
  const isBeside = ({ url, href }: { url: string; href: string }) =>
    isExternal(url) && !`${href}/`.startsWith(targets.base);
  const result: BrokenLinks = { problems: [], issues: [], told: new Set() };
  const lost = new Map<string, Problem>();
  const places = new Set<string>();
  for (const site of sites) {
    /** Notes a link that only the translation breaks, once for each place that it leads to. */
    const isLost = (link: { url: string }, location: LinkPlace, { resolved, reason }: Verdict) => {
      const [path = '', id = ''] = resolved.split('#', 2);
      const main = urlOf({ route: routeOf(path, site.base) }, targets.base);
      const original = site === sites[0] ? undefined : targets.page(main);
      if (!original || (reason === 'anchor' && !targets.ids(main)?.has(id))) return false;
      const problem = lostInTranslation({
        ...{ location, url: link.url, isAnchor: reason === 'anchor', id, original },
        ...{ translated: targets.page(path), code: site.code },
      });
      const key = `${site.code} ${original.route}${reason === 'anchor' ? `#${id}` : ''}`;
      if (problem && !lost.has(key)) lost.set(key, problem);
      return problem !== undefined;
    };
    const bySource = groupPages(site.pages);
    for (const link of site.texts) {
      if (isBeside(link)) continue;
      const pages = link.href.startsWith('/') ? [] : (bySource.get(link.location.file) ?? []);
      const verdicts = (pages.length ? pages.map((page) => urlOf(page, site.base)) : [site.base]).map(
        (from) => judgeLink(link.href, from, targets),
      );
      // A text of a file with several pages may be on any of them.
      const [verdict] = verdicts;
      if (!verdict?.reason || verdicts.some(({ reason }) => !reason)) continue;
      if (verdicts.some(({ resolved }) => isDoubtful(resolved, sites, targets))) continue;
      for (const { resolved } of verdicts) result.told.add(resolved);
      if (isLost(link, link.location, verdict)) continue;
      // A text that several languages show is reported once.
      const place = JSON.stringify([link.location, link.url]);
      if (places.has(place)) continue;
      places.add(place);
      const { message, fix } = explainBroken(link, verdict, site, targets);
      result.problems.push({ severity: 'warning', ...link.location, message, fix });
    }
    for (const link of site.config) {
      if (isBeside(link)) continue;
      const verdict = judgeLink(link.href, site.base, targets);
      if (!verdict.reason || isDoubtful(verdict.resolved, sites, targets)) continue;
      result.told.add(verdict.resolved);
      if (isLost(link, { file: 'site.config.ts' }, verdict)) continue;
      const { fix } = explainBroken(link, verdict, site, targets);
      const message = `\`${formatPath(link.path)}\` is a broken ${verdict.reason} in the layout of every page: \`${link.url}\`.`;
      result.issues.push({ severity: 'warning', path: link.path, message, fix });
    }
  }
  result.problems.push(...lost.values());
  return result;
}

type LinkPlace = TextLink['location'];

function groupPages(pages: CataloguePage[]): Map<string, CataloguePage[]> {
  const groups = new Map<string, CataloguePage[]>();
  for (const page of pages) {
    if (page.source === undefined) continue;
    const group = groups.get(page.source) ?? [];
    groups.set(page.source, group);
    group.push(page);
  }
  return groups;
}

/** A set or a map, whatever it contains. */
interface Statics {
  has(url: string): boolean;
  keys(): Iterable<string>;
}

interface Targets extends LinkTargets {
  page(path: string): CataloguePage | undefined;
  /** Whether a route is a file of `static/`. */
  isStatic(route: string): boolean;
  /** The file of `static/` whose URL differs from a route in letter case only. */
  cased(route: string): string | undefined;
}

function createTargets(sites: LinkedSite[], statics: Statics): Targets {
  const pages = new Map(
    sites.flatMap(({ base, pages }) => pages.map((page) => [urlOf(page, base), page] as const)),
  );
  const scripts = new Set(sites.flatMap(({ base, scripts }) => scripts.map((script) => urlOf(script, base))));
  const twins = new Set(
    sites.flatMap(({ base, pages }) =>
      pages.filter(({ kind }) => hasTwin(kind)).map(({ route }) => twinFile(route, base)),
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
    isStatic: (route) => statics.has(route),
    cased,
    ids(path) {
      const found = page(path);
      if (!found) return undefined;
      const known = ids.get(found) ?? idsOf(found);
      ids.set(found, known);
      return known;
    },
    hasFile: (path) =>
      scripts.has(path) ||
      twins.has(path) ||
      sites.some((site) => {
        const file = path.startsWith(site.base) ? path.slice(site.base.length) : undefined;
        return (
          file !== undefined && (statics.has(`/${file}`) || (GENERATED.test(file) && !cased(`/${file}`)))
        );
      }),
  };
}

/** Files that the build adds are at the top, beside the blog and in folders of their own. */
const GENERATED = /^(?:(?:blog\/)?[^/]+\.[a-z\d]+|(?:assets|offline)\/.*)$/;

/** Ids that a page has, or may have: those of its parts and those in its HTML. */
function idsOf({ toc, data }: CataloguePage): Set<string> {
  const found = JSON.stringify(data).matchAll(/"(?:id|anchor)":"([^"]+)"| id=\\"([^"\\]+)\\"/g);
  return new Set([
    ...toc.map(({ id }) => id),
    ...PARTS,
    ...Array.from(found, ([, id, html]) => id ?? html ?? ''),
  ]);
}

/** Ids of parts that components make, and of the shell. */
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

function isDoubtful(resolved: string, sites: LinkedSite[], targets: Targets): boolean {
  const [path = '', hash] = resolved.split('#', 2);
  const site = sites.findLast(({ base }) => path.startsWith(base)) ?? sites[0];
  const page = targets.page(path) ?? targets.page(path.replace(/\/$/, ''));
  if (page) return hash !== undefined && site?.doubt.anchors(page.source) === true;
  return site?.doubt.route(routeOf(path, site.base)) === true;
}

function explainBroken(
  link: Pick<TextLink, 'url' | 'href'>,
  { resolved, reason }: { resolved: string; reason?: string },
  site: LinkedSite,
  targets: Targets,
): { message: string; fix: string } {
  const [path = '', hash = ''] = resolved.split('#', 2);
  const route = routeOf(path, site.base);
  const shown = link.url.startsWith('/') ? '' : ` (resolved: \`${route}${hash && `#${hash}`}\`)`;
  const message = `Broken ${reason}: \`${link.url}\`${shown}.`;
  if (reason === 'anchor') {
    const known = targets.page(path) ?? targets.page(path.replace(/\/$/, ''));
    const close = nearest(hash, targets.ids(path) ?? known?.toc.map(({ id }) => id) ?? []);
    const some = (known?.toc ?? []).slice(0, 8).map(({ id }) => `\`#${id}\``);
    if (close) return { message, fix: `Did you mean \`#${close}\`?` };
    return { message, fix: some.length ? `The page has ${some.join(', ')}.` : 'The page has no headings.' };
  }
  const cased = targets.cased(route);
  if (cased)
    return { message, fix: `Write \`${cased}\`, as the file in \`static/\` is named: letter case counts.` };
  const address = addressOfFile(route, site.base, targets);
  if (address) {
    const path = `${address}${hash && `#${hash}`}`;
    return { message, fix: `Write \`${path}\`: links name the address, not the path in the project.` };
  }
  const close = nearest(
    route,
    site.pages.filter(({ kind }) => kind !== 'NotFound').map((page) => page.route),
  );
  if (HOST.test(link.url))
    return { message, fix: `Write \`https://${link.url}\` if it is another site, or correct the link.` };
  return {
    message,
    fix: close ? `Did you mean \`${close}\`?` : 'Correct the link, or add what it points to.',
  };
}

/** The address of what is at a path of the project: `/x.png` for `/static/x.png`, `/docs/x` for `/content/docs/x.md`. */
function addressOfFile(route: string, base: string, targets: Targets): string | undefined {
  const [, folder, path = ''] = /(?:^|\/)(static|content)(\/.+)$/.exec(route) ?? [];
  if (folder === 'static') return targets.isStatic(path) ? path : undefined;
  const address = path.replace(/(?:\/index)?\.md$/, '');
  return address && targets.page(urlOf({ route: address }, base)) ? address : undefined;
}

/** The start of a URL that begins with the name of a host. */
const HOST = /^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|io|dev)(?:[/?#]|$))/i;

function urlOf({ route }: { route: string }, base: string): string {
  return base === '/' ? route : base + route.slice(1);
}

function routeOf(path: string, base: string): string {
  return `/${path.slice(base.length)}`.replace(/(?<=.)\/$/, '');
}
