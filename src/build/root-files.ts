import { zipSync } from 'fflate';
import type { CataloguePage } from '../catalogue/index.ts';
import type { SiteView } from '../shell/site.ts';
import type { SourceFile } from './read-site.ts';

/** The sitemap: every page that search engines may list. */
export function sitemapXml(pages: CataloguePage[], site: SiteView): string {
  const base = site.base === '/' ? '' : site.base.slice(0, -1);
  const entries = pages
    .filter((page) => !page.noindex)
    .map((page) => `<url><loc>${site.origin}${base}${encodeURI(page.route)}</loc></url>`);
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${head}\n${entries.join('\n')}\n</urlset>\n`;
}

/** Robots rules: everything may be read. */
export function robotsText(site: SiteView): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.origin}${site.base}sitemap.xml\n`;
}

/** The definition files as an archive for editors: unpacked, its folder is a library of the language server. */
export function definitionsArchive(definitions: SourceFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const files = definitions.map(({ path, text }) => [path, encoder.encode(text)] as const);
  return zipSync(Object.fromEntries(files), { level: 9, mtime: '2000-01-01' });
}
