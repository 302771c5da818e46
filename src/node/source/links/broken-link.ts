import { underBase } from '../../../shared/urls.ts';
import { listSome } from '../../diagnostics/list-some.ts';
import { nearest, nearestRoute } from '../../diagnostics/nearest.ts';
import type { CataloguePage } from '../../site/index.ts';
import type { TextLink } from '../../site/links/written-links.ts';
import type { LinkTargets, Verdict } from './link-check.ts';
import { SITE_FILES } from './written-files.ts';

/** What links may lead to, and what messages about broken links need to know about it. */
export interface Targets extends LinkTargets {
  page(path: string): CataloguePage | undefined;
  /** Route of the page whose Markdown is at a URL path. */
  twinOf(path: string): string | undefined;
  /** Whether a route is a file of `static/`. */
  isStatic(route: string): boolean;
  /** The file of `static/` whose URL differs from a route in letter case only. */
  cased(route: string): string | undefined;
}

/** The pages of a site, and where drafts and former pages are. */
interface SiteRoutes {
  base: string;
  pages: CataloguePage[];
  drafts: ReadonlyMap<string, string>;
  redirects: Readonly<Record<string, string>>;
}

/** Says what is wrong with a link that leads nowhere, and what to write. */
export function explainBroken(
  link: Pick<TextLink, 'url' | 'href'>,
  { resolved, reason }: Verdict,
  site: SiteRoutes,
  targets: Targets,
): { message: string; fix: string } {
  const [path = '', hash = ''] = resolved.split('#', 2);
  const route = routeAt(path, site.base);
  const anchor = hash && `#${hash}`;
  const shown = link.url.startsWith('/') ? '' : ` (resolved: \`${route}${anchor}\`)`;
  return {
    message: `Broken ${reason}: \`${link.url}\`${shown}.`,
    fix:
      reason === 'anchor'
        ? fixForAnchor(path, hash, targets)
        : (fixForRaw(link, path, anchor, site, targets) ??
          fixForKnownTarget(route, anchor, site, targets) ??
          fixForSlip(link.url) ??
          fixForRelative(link.url, site.pages) ??
          fixForUnknownPage(route, anchor, site.pages)),
  };
}

/**
 * Returns what is wrong with a link that leads to the Markdown of a page, which browsers show as plain text; undefined
 * for others.
 */
export function explainTwin(
  url: string,
  resolved: string,
  targets: Targets,
): { message: string; fix: string } | undefined {
  const [path = '', hash] = resolved.split('#', 2);
  const route = targets.twinOf(path);
  if (route === undefined) return undefined;
  return {
    message: `\`${url}\` leads to the Markdown of the page, not to the page.`,
    fix: `Write \`${route}${hash === undefined ? '' : `#${hash}`}\`.`,
  };
}

/**
 * Names the right address for a link that pages contain as it is written, as in HTML: under a base URL, it has to begin
 * with that URL.
 */
function fixForRaw(
  { url, href }: Pick<TextLink, 'url' | 'href'>,
  path: string,
  anchor: string,
  { base, pages }: SiteRoutes,
  targets: Targets,
): string | undefined {
  if (base === '/' || url !== href || !url.startsWith('/')) return undefined;
  const why = 'this link is used as it is written, so it contains the base URL.';
  // It may be in another language.
  const whole = underBase(path, targets.base);
  if (targets.page(whole)) return `Write \`${whole}${anchor}\`: ${why}`;
  const routes = pages.filter(({ kind }) => kind !== 'NotFound').map((page) => page.route);
  const route = path.startsWith(base) ? routeAt(path, base) : path;
  const meant = routes.includes(route) ? route : nearestRoute(route, routes);
  if (meant === undefined) return undefined;
  const fix = `Write \`${underBase(meant, base)}${anchor}\``;
  return path.startsWith(base) ? `${fix}.` : `${fix}: ${why}`;
}

/** Names the anchor that was most likely meant, or else the first ones that the page has. */
function fixForAnchor(path: string, hash: string, targets: Targets): string {
  const page = targets.page(path) ?? targets.page(path.replace(/\/$/, ''));
  const ids = [...(targets.ids(path) ?? page?.toc.map(({ id }) => id) ?? [])];
  // The name of a parameter, field or value without the word before it.
  const close = ids.find((id) => id.replace(MEMBER, '') === hash) ?? nearest(hash, ids);
  if (close) return `Did you mean \`#${close}\`?`;
  const all = (page?.toc ?? []).map(({ id }) => `#${id}`);
  return all.length ? `The page has ${listSome(all, 8)}.` : `Remove \`#${hash}\`: the page has no headings.`;
}

/** How the ids of parameters, return values, fields and values of a set begin. */
const MEMBER = /^(?:param|return|field|value)-/;

/** Says how to link to what a route certainly means: a file, a page that has moved, a draft or a source file. */
function fixForKnownTarget(
  route: string,
  anchor: string,
  { base, pages, drafts, redirects }: SiteRoutes,
  targets: Targets,
): string | undefined {
  const cased = targets.cased(route);
  if (cased) return `Write \`${cased}\`, as the file in \`static/\` is named: letter case counts.`;
  const moved = Object.hasOwn(redirects, route) ? redirects[route] : undefined;
  if (moved !== undefined) {
    const address = moved.includes('#') ? moved : moved + anchor;
    return `Write \`${address}\`: \`redirects\` in the configuration says that the page is there.`;
  }
  const draft = drafts.get(route);
  if (draft) return `Remove the link, or \`draft: true\` in \`${draft}\`: drafts are left out of the site.`;
  const folder = `/${base.slice(targets.base.length)}`;
  const bare = `/${route.slice(folder.length)}`;
  if (folder !== '/' && route.startsWith(folder) && pages.some((page) => page.route === bare))
    return `Write \`${bare}${anchor}\`: each language adds its own segment.`;
  const address = addressOfFile(route, base, targets);
  if (address) return `Write \`${address}${anchor}\`: links name the address, not the path in the project.`;
  const script = `/docs${route}`;
  if (route.endsWith('.lua') && targets.hasFile(underBase(script, base)))
    return `Write \`${script}\`, where the script is published.`;
  // Some tools have the day of a post as folders.
  const path = route.replace(/^(\/blog\/\d{4})\/(\d\d)\/(\d\d)\/(?=[^/]+$)/, '$1-$2-$3-');
  const named = pages.find(({ source }) => source === `content${path}.md`);
  return named && `Write \`${named.route}${anchor}\`, the address of \`${named.source}\`.`;
}

/** Names the page that was most likely meant. */
function fixForUnknownPage(route: string, anchor: string, pages: CataloguePage[]): string {
  const routes = pages.filter(({ kind }) => kind !== 'NotFound').map((page) => page.route);
  const page = route.replace(PAGE_FILE, '') || '/';
  if (page !== route && routes.includes(page))
    return `Write \`${page}${anchor}\`: addresses of pages contain neither a file name nor its extension.`;
  const isFile = page === route && /\.\w+$/.test(route);
  const close = (isFile && nearest(route, SITE_FILES)) || nearestRoute(page, routes);
  return close ? `Did you mean \`${close}\`?` : 'Correct the link, or add what it points to.';
}

/** The file of a page as addresses on other sites name it, or its extension. */
const PAGE_FILE = /(?:\/index)?\.(?:html?|mdx?)$|\/index$/;

/** Says how to write a URL that is not meant as a path; undefined for a path. */
function fixForSlip(url: string): string | undefined {
  if (url.includes('\\')) return `Write \`/\` for \`\\\`: \`${url.replaceAll('\\', '/')}\`.`;
  if (url.includes('%23')) return `Write \`#\` for \`%23\`: \`${url.replace('%23', '#')}\`.`;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `Write \`mailto:${url}\`.`;
  const [, scheme = '', rest = ''] = /^(https?)[;.]?\/\/(.+)$/i.exec(url) ?? [];
  if (rest) return `Write \`${scheme}://${rest}\`.`;
  return HOST.test(url) ? `Write \`https://${url}\` if it is another site, or correct the link.` : undefined;
}

/** Says that the address of a page lacks the slash at its start. */
function fixForRelative(url: string, pages: CataloguePage[]): string | undefined {
  const route = `/${url.replace(/[?#].*$/, '')}`;
  return pages.some((page) => page.route === route)
    ? `Write \`/${url}\`: an address of the site starts with \`/\`.`
    : undefined;
}

/** The address for a path of the project: `/x.png` for `/static/x.png`, `/docs/x` for `/content/docs/x.md`. */
function addressOfFile(route: string, base: string, targets: Targets): string | undefined {
  const [, folder, path = ''] = /(?:^|\/)(static|content)(\/.+)$/.exec(route) ?? [];
  if (folder === 'static') return targets.isStatic(path) ? path : undefined;
  const address = path.replace(/(?:\/index)?\.md$/, '');
  return address && targets.page(underBase(address, base)) ? address : undefined;
}

/** The start of a URL that begins with a host name. */
const HOST = /^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|gg|be|tv)(?:[/?#]|$))/i;

/** Returns the route that a URL path below a base URL means, without a slash at its end. */
export function routeAt(path: string, base: string): string {
  return `/${path.slice(base.length)}`.replace(/(?<=.)\/$/, '');
}
