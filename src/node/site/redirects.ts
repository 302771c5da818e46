import { type ConfigIssue, formatPath, type SiteConfig } from '../config/index.ts';
import type { CataloguePage } from './catalogue-page.ts';

/** A former address of a page. */
export interface Redirect {
  /** `/docs/api/client/old` */
  route: string;
  /** Final URL of what it leads to, base URL included. */
  href: string;
  /** Title of the page there. */
  title: string;
}

/** Returns where the former addresses of the configuration lead. */
export function redirectsOf(
  { redirects }: SiteConfig,
  pages: CataloguePage[],
  href: (route: string) => string,
): Redirect[] {
  const titles = new Map(pages.map((page) => [page.route, page.title]));
  return Object.entries(redirects).map(([route, to]) => {
    const url = href(to);
    return { route, href: url, title: titles.get(to.replace(/(?<=.)\/?(?:[?#].*)?$/, '')) ?? url };
  });
}

/** Reports former addresses at which the site has a page: nobody would be led on. */
export function checkRedirects({ redirects }: SiteConfig, pages: CataloguePage[]): ConfigIssue[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return Object.keys(redirects).flatMap((route): ConfigIssue[] => {
    const page = byRoute.get(route);
    if (!page) return [];
    const path = ['redirects', route];
    const source = page.source ? `, made from \`${page.source}\`` : '';
    const message = `\`${formatPath(path)}\` is a former address, but the site has a page there${source}.`;
    return [{ path, message, fix: 'Remove the entry, or give the page another address.' }];
  });
}
