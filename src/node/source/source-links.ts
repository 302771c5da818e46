import { hasTwin } from '../../shared/page-kinds.ts';
import { twinFile } from '../../shared/urls.ts';
import { type ConfigIssue, formatPath } from '../config/index.ts';
import type { Problem } from '../diagnostics/problem.ts';
import type { Doubt } from '../site/doubt.ts';
import type { CataloguePage } from '../site/index.ts';
import type { PublishedScript } from '../site/scripts.ts';
import { isExternal } from '../site/urls.ts';
import type { ConfigLink, TextLink } from '../site/written-links.ts';
import { explainBroken, routeOf, type Targets, urlOf } from './broken-link.ts';
import { judgeLink, type Verdict } from './link-check.ts';
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
