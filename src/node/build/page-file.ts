import { dateInWords } from '../../shared/i18n/dates.ts';
import type { PageFile } from '../../shared/page.ts';
import { editFormUrl, type SiteConfig } from '../config/index.ts';
import type { CataloguePage } from '../site/index.ts';
import { fileUrl } from '../site/urls.ts';
import type { DocumentFrame } from './html.ts';
import type { SiteSource } from './source.ts';

/** The part of a page that goes to the browser as `page.json`, before the build has its id. */
export function pageFile(
  page: CataloguePage,
  source: SiteSource,
  sidebars: Map<string, { id: string; file: string }>,
): Omit<PageFile, 'build'> {
  const sidebar = page.sidebarKey === undefined ? undefined : sidebars.get(page.sidebarKey);
  const editUrl = page.source && editFormUrl(source.config, page.source);
  const day = page.source && source.dates.get(page.source);
  const { kind, route, title, description, breadcrumbs, toc, previous, next, doc, version, data } = page;
  return {
    kind,
    route,
    title,
    description,
    ...(sidebar && { sidebar: { id: sidebar.id, file: sidebar.file } }),
    breadcrumbs,
    toc,
    ...(previous && { previous }),
    ...(next && { next }),
    ...(doc && { doc }),
    ...(version && { version }),
    ...(editUrl && { editUrl }),
    ...(day && { updated: { day, words: dateInWords(day, source.locale.htmlLang) } }),
    data,
  };
}

/** What the configuration says about the head of every page. */
export function documentFrame(
  { config, base, catalogue, locales }: SiteSource,
  css: string,
): Pick<
  DocumentFrame,
  'site' | 'locales' | 'themeColor' | 'favicon' | 'css' | 'bothSlashForms' | 'trailingSlash'
> {
  return {
    site: catalogue.site,
    locales,
    themeColor: config.themeColor,
    favicon: config.favicon && fileUrl(config.favicon, base),
    css: LAYERS + css + announcementRule(config.announcementBar),
    trailingSlash: config.trailingSlash === true,
    bothSlashForms: new Set(config.docs.reference.bothSlashForms.map((route) => route.replace(/\/$/, ''))),
  };
}

/** Order of the cascade layers: said first, because the bundler decides in which order the sheets follow. */
const LAYERS = '@layer reset,tokens,base,layout,components,utilities,print;';

/** The configured colours of the announcement bar; later and in no layer, so it outranks those of the sheet. */
function announcementRule(bar: SiteConfig['announcementBar']): string {
  const colors = [
    bar?.backgroundColor && `background:${bar.backgroundColor}`,
    bar?.textColor && `color:${bar.textColor}`,
  ].filter(Boolean);
  return colors.length ? `[data-announcement-bar]{${colors.join(';')}}` : '';
}
