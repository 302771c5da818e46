import { nearest } from '../diagnostics/nearest.ts';
import type { CataloguePage } from '../site/index.ts';
import type { TextLink } from '../site/written-links.ts';
import type { LinkTargets, Verdict } from './link-check.ts';

/** What links may lead to, and what messages about broken ones need to know of it. */
export interface Targets extends LinkTargets {
  page(path: string): CataloguePage | undefined;
  /** Whether a route is a file of `static/`. */
  isStatic(route: string): boolean;
  /** The file of `static/` whose URL differs from a route in letter case only. */
  cased(route: string): string | undefined;
}

/** Says what is wrong with a link that leads nowhere, and what to write. */
export function explainBroken(
  link: Pick<TextLink, 'url' | 'href'>,
  { resolved, reason }: Verdict,
  site: { base: string; pages: CataloguePage[] },
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

/** URL of a page of a site below a base URL. */
export function urlOf({ route }: { route: string }, base: string): string {
  return base === '/' ? route : base + route.slice(1);
}

/** Route of the page at a URL path. */
export function routeOf(path: string, base: string): string {
  return `/${path.slice(base.length)}`.replace(/(?<=.)\/$/, '');
}
