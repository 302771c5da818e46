import type { NavItem } from '../../../shared/navbar.ts';
import { samePath } from '../../../shared/urls.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { Catalogue } from '../../site/index.ts';
import { fileUrl } from '../../site/links/urls.ts';
import type { Bitmap } from '../../source/images/icons.ts';
import { imageSize } from '../../source/images/image-size.ts';
import type { SiteSource } from '../../source/index.ts';

/** Name of the file below the base URL of a language. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** A file of the folder `static/` of a site, by its path there. */
export interface StaticFile {
  path: string;
  content: Uint8Array;
}

/**
 * Returns the web manifest of a site in one language, with which browsers offer to install it. Pictures in
 * `static/screenshots/` are shown by installers.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest(source: SiteSource, icons: Bitmap[], files: StaticFile[]): string {
  const { config, base, rootBase, catalogue, locale } = source;
  const { pwa } = config;
  return JSON.stringify({
    id: base,
    name: pwa.name ?? config.title,
    short_name: pwa.shortName ?? config.brand.words.join(''),
    description: config.tagline || undefined,
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: base,
    scope: rootBase,
    display: 'standalone',
    theme_color: config.themeColor,
    background_color: pwa.backgroundColor,
    icons: [...vectorIcon(config.favicon, base), ...icons.flatMap((icon) => bitmapIcon(icon, base))],
    screenshots: files.flatMap((file) => screenshot(file, base)),
    shortcuts: shortcuts(config, catalogue, base),
    related_applications: [{ platform: 'webapp', url: config.url + base + MANIFEST_FILE }],
  });
}

function vectorIcon(favicon: string | undefined, base: string): object[] {
  return favicon?.endsWith('.svg')
    ? [{ src: fileUrl(favicon, base), sizes: 'any', type: 'image/svg+xml' }]
    : [];
}

function bitmapIcon({ path, width, height, purpose }: Bitmap, base: string): object[] {
  if (purpose !== 'any' && purpose !== 'maskable') return [];
  return [{ src: base + path, sizes: `${width}x${height}`, type: 'image/png', purpose }];
}

function screenshot({ path, content }: StaticFile, base: string): object[] {
  const type = /\.png$/i.test(path) ? 'image/png' : 'image/jpeg';
  const size = /^screenshots\/[^/]+\.(?:png|jpe?g)$/i.test(path) && imageSize(Buffer.from(content));
  if (!size) return [];
  const { width, height } = size;
  return [
    { src: base + path, sizes: `${width}x${height}`, type, form_factor: width > height ? 'wide' : 'narrow' },
  ];
}

/** Returns the configured shortcuts, or else the search page and the page of the first navbar item. */
function shortcuts({ pwa }: SiteConfig, { site, pages }: Catalogue, base: string): object[] {
  const urlOf = (route: string) => base + route.replace(/^\//, '');
  if (pwa.shortcuts) return pwa.shortcuts.map(({ label, to }) => ({ name: label, url: urlOf(to) }));
  const first = site.navbar.left.find((item): item is NavItem & { type: 'link' } => item.type === 'link');
  const titleOf = (href: string) => pages.find((page) => samePath(urlOf(page.route), href))?.title;
  const targets = [site.searchHref, first?.external ? undefined : first?.href].filter(
    (href) => href !== undefined,
  );
  return targets.flatMap((url) => {
    const name = titleOf(url);
    return name ? [{ name, url }] : [];
  });
}
