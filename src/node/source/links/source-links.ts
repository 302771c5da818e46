import { underBase } from '../../../shared/urls.ts';
import { CONFIG_FILE, type ConfigIssue, formatPath } from '../../config/index.ts';
import { addTo } from '../../diagnostics/add-to.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import type { CataloguePage } from '../../site/index.ts';
import { isExternal } from '../../site/links/urls.ts';
import type { TextLink } from '../../site/links/written-links.ts';
import { explainBroken, explainTwin, routeAt, type Targets } from './broken-link.ts';
import { judgeLink, type Verdict } from './link-check.ts';
import { createTargets, type LinkedSite, type Statics } from './source-targets.ts';
import { translatedTags } from './translated-tags.ts';
import { lostInTranslation, movedTranslations } from './translated-targets.ts';

/** Broken links, each at the location where it is written. */
export interface BrokenLinks {
  problems: Problem[];
  issues: ConfigIssue[];
  /** URLs that lead nowhere, with their anchors: the check of the written pages need not report them again. */
  reported: Set<string>;
}

/**
 * Finds links and anchors that lead nowhere before any page is rendered, so that they are reported with all other
 * problems, and with their line. What it cannot know is left to the check of the written pages.
 *
 * @param sites All languages, the default one first.
 * @param statics Files in `static/`, by their URL below the base URL.
 */
export function checkWrittenLinks(sites: LinkedSite[], statics: Statics): BrokenLinks {
  const check: Check = {
    sites,
    targets: createTargets(sites, statics),
    result: { problems: [], issues: [], reported: new Set() },
    lost: new Map(),
    places: new Set(),
  };
  for (const site of sites) {
    checkTexts(site, check);
    checkConfig(site, check);
  }
  const { result, lost } = check;
  for (const { problem, key, reported } of [...movedTranslations(sites), ...translatedTags(sites)]) {
    if (!lost.has(key)) lost.set(key, problem);
    for (const url of reported) result.reported.add(url);
  }
  result.problems.push(...lost.values());
  return result;
}

/** The state of the check of all languages. */
interface Check {
  sites: LinkedSite[];
  targets: Targets;
  result: BrokenLinks;
  /** Links that only a translation breaks, by what they lead to. */
  lost: Map<string, Problem>;
  /** Where broken links of texts were found, as JSON. */
  places: Set<string>;
}

function checkTexts(site: LinkedSite, check: Check): void {
  const { sites, targets, result } = check;
  const bySource = groupPages(site.pages);
  for (const link of site.texts) {
    if (isBeside(link, targets)) continue;
    const pages = link.href.startsWith('/') ? [] : (bySource.get(link.location.file) ?? []);
    // The headings of a draft are those of no page.
    if (link.href.startsWith('#') && !pages.length) continue;
    const verdicts = (pages.length ? pages.map((page) => underBase(page.route, site.base)) : [site.base]).map(
      (from) => judgeLink(link.href, from, targets),
    );
    // A text from a file with several pages may be on any of them.
    const [verdict] = verdicts;
    const twin = verdict && !link.isFile && explainTwin(link.url, verdict.resolved, targets);
    if (twin) tellOnce(link, twin, check);
    if (!verdict?.reason || verdicts.some(({ reason }) => !reason)) continue;
    if (verdicts.some(({ resolved }) => isDoubtful(resolved, sites, targets))) continue;
    for (const { resolved } of verdicts) result.reported.add(resolved);
    if (isLost(link, link.location, verdict, site, check)) continue;
    tellOnce(link, explainBroken(link, verdict, site, targets), check);
  }
}

/** Reports what is wrong with a link; a text that several languages show is reported once. */
function tellOnce(
  { location, url }: TextLink,
  { message, fix }: { message: string; fix: string },
  { result, places }: Check,
): void {
  const place = JSON.stringify([location, url]);
  if (places.has(place)) return;
  places.add(place);
  result.problems.push({ severity: 'warning', ...location, message, fix });
}

function checkConfig(site: LinkedSite, check: Check): void {
  const { sites, targets, result, places } = check;
  for (const link of site.config) {
    if (isBeside(link, targets)) continue;
    const verdict = judgeLink(link.href, site.base, targets);
    // All languages have the same configuration.
    const place = JSON.stringify([link.path, link.url]);
    const twin = explainTwin(link.url, verdict.resolved, targets);
    if (twin && !places.has(place)) {
      places.add(place);
      const message = `\`${formatPath(link.path)}\`: ${twin.message}`;
      result.issues.push({ severity: 'warning', path: link.path, message, fix: twin.fix });
    }
    if (!verdict.reason || isDoubtful(verdict.resolved, sites, targets)) continue;
    result.reported.add(verdict.resolved);
    const location = site.translationOf(link.path);
    if (location) {
      // Its HTML may name addresses of the default language.
      const home = verdict.resolved.startsWith(site.base) ? site : (sites[0] ?? site);
      tellOnce({ ...link, location, isFile: false }, explainBroken(link, verdict, home, targets), check);
      continue;
    }
    if (isLost(link, { file: CONFIG_FILE }, verdict, site, check) || places.has(place)) continue;
    places.add(place);
    const { fix } = explainBroken(link, verdict, site, targets);
    const where = link.path[0] === 'redirects' ? '' : ' in the layout of every page';
    const message = `\`${formatPath(link.path)}\` is a broken ${verdict.reason}${where}: \`${link.url}\`.`;
    result.issues.push({ severity: 'warning', path: link.path, message, fix });
  }
}

/** Notes a link that only the translation breaks, once for each target. */
function isLost(
  { url }: { url: string },
  location: TextLink['location'],
  { resolved, reason }: Verdict,
  { base, code, placed }: LinkedSite,
  { sites, targets, lost }: Check,
): boolean {
  const [path = '', id = ''] = resolved.split('#', 2);
  const main = underBase(routeAt(path, base), targets.base);
  const found = code === sites[0]?.code ? undefined : targets.page(main);
  // The address of a page in another language is not one of the default language.
  const original = sites[0]?.pages.find((page) => page === found);
  const isAnchor = reason === 'anchor';
  if (!original || (isAnchor && !targets.ids(main)?.has(id))) return false;
  const translated = targets.page(path);
  const problem = lostInTranslation({ location, url, isAnchor, id, original, translated, code, placed });
  const key = `${code} ${original.route}${isAnchor ? `#${id}` : ''}`;
  if (problem && !lost.has(key)) lost.set(key, problem);
  return problem !== undefined;
}

/** Returns whether a link leads outside a site that is below a path; the host may have something else there. */
function isBeside({ url, href }: { url: string; href: string }, { base }: Targets): boolean {
  return isExternal(url) && !`${href}/`.startsWith(base);
}

/** Pages by their source file. */
function groupPages(pages: CataloguePage[]): Map<string, CataloguePage[]> {
  const groups = new Map<string, CataloguePage[]>();
  for (const page of pages) {
    if (page.source === undefined) continue;
    addTo(groups, page.source, page);
  }
  return groups;
}

/** Returns whether a missing target may exist once the errors of the site are fixed. */
function isDoubtful(resolved: string, sites: LinkedSite[], targets: Targets): boolean {
  const [path = '', hash] = resolved.split('#', 2);
  const site = sites.findLast(({ base }) => path.startsWith(base)) ?? sites[0];
  const page = targets.page(path) ?? targets.page(path.replace(/\/$/, ''));
  if (page) return hash !== undefined && site?.doubt.anchors(page.source) === true;
  return site?.doubt.route(routeAt(path, site.base)) === true;
}
