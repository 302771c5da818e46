import type { LocaleView } from '../../shared/locale.ts';
import type { SiteView } from '../../shared/site.ts';
import type { InlineScripts } from '../bundle/inline-scripts.ts';
import type { SiteConfig } from '../config/index.ts';
import { fileUrl } from '../site/links/urls.ts';
import type { Bitmap } from '../source/images/icons.ts';
import type { SiteSource } from '../source/index.ts';
import { shellSheets } from './shell-sheets.ts';

/** What the head of every page of a build has in common. */
export interface DocumentFrame {
  site: SiteView;
  /** All languages of the site; the first is the default. */
  locales: LocaleView[];
  themeColor: string;
  /** Without one an empty icon keeps browsers from asking for `/favicon.ico`. */
  favicon: string | undefined;
  /** URL of the web manifest; absent when the site has none. */
  manifest?: string;
  /** Icon for home screens that read no web manifest. */
  touchIcon?: Bitmap | undefined;
  /** Images for shared links: that of the site, and those of kinds of pages. */
  socialImages: Bitmap[];
  /** Folder of `content/` whose pages are snippets. */
  snippets: string;
  /** URL of the first script. */
  boot: string;
  /** Files that the first script needs at once. */
  preload: string[];
  css: string;
  /** HTML of the search dialog, which is not part of the app. */
  search: string;
  /** Sheets that only some sites or pages have, by name. */
  pageSheets: Record<string, string>;
  inline: InlineScripts;
  /** Script of the home page that reports a wrong base URL; absent when it is switched off. */
  banner?: string;
  /** URL of the shell's view of the site. */
  siteFile: string;
  /** URL of the search index; pages name it unless a hosted service answers. */
  searchFile: string;
  feeds: { href: string; type: string; title: string }[];
  bothSlashForms: Set<string>;
  /** The URLs of all pages end in a slash. */
  trailingSlash: boolean;
  /** Left out by the dev server, whose own scripts are inline. */
  contentSecurityPolicy: boolean;
}

/**
 * Returns what the configuration says about the head of every page.
 *
 * @param css The sheet that all sites have.
 * @param pageSheets Sheets that only some sites or pages have, by name.
 */
export function configuredFrame(
  { config, base, catalogue, locales }: SiteSource,
  css: string,
  pageSheets: Record<string, string>,
): Pick<
  DocumentFrame,
  | 'site'
  | 'locales'
  | 'themeColor'
  | 'favicon'
  | 'css'
  | 'pageSheets'
  | 'bothSlashForms'
  | 'trailingSlash'
  | 'socialImages'
  | 'snippets'
> {
  return {
    site: catalogue.site,
    locales,
    themeColor: config.themeColor,
    favicon: config.favicon && fileUrl(config.favicon, base),
    css:
      LAYERS +
      css +
      shellSheets(catalogue.site, pageSheets, locales[0]) +
      announcementRule(config.announcementBar),
    pageSheets,
    trailingSlash: config.trailingSlash === true,
    socialImages: [],
    snippets: config.docs.snippets,
    bothSlashForms: new Set(config.docs.reference.bothSlashForms.map((route) => route.replace(/\/$/, ''))),
  };
}

/** Declares the order of the cascade layers first, because the bundler decides the order of the sheets. */
const LAYERS = '@layer reset,tokens,base,layout,components,utilities,print;';

/**
 * Returns the rule with the configured colours of the announcement bar. It is in no layer, so it overrides the sheet.
 */
function announcementRule(bar: SiteConfig['announcementBar']): string {
  const colors = [
    bar?.backgroundColor && `background-color:${bar.backgroundColor}`,
    bar?.textColor && `color:${bar.textColor}`,
  ].filter(Boolean);
  return colors.length ? `[data-announcement-bar]{${colors.join(';')}}` : '';
}
