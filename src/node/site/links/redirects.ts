import { type ConfigIssue, formatPath, type SiteConfig } from '../../config/index.ts';
import type { CataloguePage } from '../catalogue-page.ts';
import { untranslated } from './untranslated.ts';

/** A former address of a page. */
export interface Redirect {
  /** `/docs/api/client/old` */
  route: string;
  /** Final URL of what it leads to, base URL included. */
  href: string;
  /** Title of the page there. */
  title: string;
}

/** What follows the route in an address. */
const ENDING = /(?<=.)\/?(?:[?#].*)?$/;

/** Returns where the former addresses of the configuration lead. */
export function redirectsOf(
  { redirects }: SiteConfig,
  pages: CataloguePage[],
  href: (route: string) => string,
): Redirect[] {
  const titles = new Map(pages.map((page) => [page.route, page.title]));
  return Object.entries(redirects).map(([route, to]) => {
    const url = href(to);
    return { route, href: url, title: titles.get(to.replace(ENDING, '')) ?? url };
  });
}

/** Reports former addresses that would not lead readers to the current one. */
export function checkRedirects({ redirects }: SiteConfig, pages: CataloguePage[]): ConfigIssue[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const byLetters = new Map(pages.map(({ route }) => [route.toLowerCase(), route]));
  const circled = new Set<string>();
  return Object.keys(redirects).flatMap((route): ConfigIssue[] => {
    const path = ['redirects', route];
    const page = byRoute.get(route);
    const source = page?.source ? `, made from \`${untranslated(page.source)}\`` : '';
    if (page) {
      const message = `\`${formatPath(path)}\` is a former address, but the site has a page there${source}.`;
      return [{ path, message, fix: 'Remove the entry, or give the page another address.' }];
    }
    const circle = circleFrom(redirects, route);
    if (circle && circled.has(route)) return [];
    if (circle) {
      for (const step of circle) circled.add(step);
      const way = circle.map((step) => `\`${step}\``).join(' → ');
      const message = `\`${formatPath(path)}\` leads back to itself: ${way}.`;
      return [{ path, message, fix: 'Write the current address of the page, or remove the entry.' }];
    }
    const other = byLetters.get(route.toLowerCase());
    if (other === undefined) byLetters.set(route.toLowerCase(), route);
    if (other === undefined) return [];
    const message = `\`${formatPath(path)}\` and the address \`${other}\` differ only in letter case: Windows and macOS disks can store only one of them.`;
    return [
      { severity: 'warning', path, message, fix: 'Remove the entry, or give the page another address.' },
    ];
  });
}

/** Returns the addresses through which a former one leads back to itself. */
export function circleFrom(redirects: Readonly<Record<string, string>>, start: string): string[] | undefined {
  const steps = [start];
  for (;;) {
    const to = redirects[steps.at(-1) ?? '']?.replace(ENDING, '');
    if (to === undefined || !Object.hasOwn(redirects, to)) return undefined;
    if (to === start) return [...steps, to];
    if (steps.includes(to)) return undefined;
    steps.push(to);
  }
}
