import type { LocaleView } from '../../../shared/locale.ts';
import type { SiteView } from '../../../shared/site.ts';
import { underBase } from '../../../shared/urls.ts';
import type { CataloguePage } from '../../site/index.ts';
import { spellTrailingSlash } from '../../site/routes.ts';

/**
 * Returns the sitemap: every page that search engines may list, with the day of its last change where that is known.
 *
 * @param dates Day of the last change of each source file, by path.
 * @param trailingSlash URLs end in a slash.
 */
export async function sitemapXml(
  pages: CataloguePage[],
  site: SiteView,
  dates: ReadonlyMap<string, string>,
  trailingSlash: boolean,
): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const xmlns = { news: false, video: false, image: false, xhtml: false };
  const stream = new SitemapStream({ hostname: site.origin, xmlns, lastmodDateOnly: true });
  for (const page of pages) {
    if (page.noindex) continue;
    const day = (page.source && dates.get(page.source)) ?? page.post?.date;
    const url = spellTrailingSlash(underBase(page.route, site.base), trailingSlash || undefined, site.base);
    stream.write({ url, ...(day && { lastmod: day }) });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/** Robots rules: everything may be read. Each language has a sitemap. */
export function robotsText({ origin }: SiteView, locales: LocaleView[]): string {
  const sitemaps = locales.map(({ base }) => `Sitemap: ${origin}${base}sitemap.xml\n`).join('');
  return `User-agent: *\nAllow: /\n${sitemaps}`;
}
