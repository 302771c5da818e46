import type { LocaleView } from './locale.ts';
import type { NavItem } from './navbar.ts';
import type { OfflineStrategy } from './offline-mode.ts';
import type { PageKind } from './page-kinds.ts';
import type { SearchView } from './search/view.ts';

/**
 * What the shell needs to know of the site: created from `site.config.ts` at build time, with every URL
 * final (base URL included), so that components look nothing up.
 */
export interface SiteView {
  title: string;
  tagline: string;
  /** Absolute URL of the site without a path: `https://docs.example.com`. */
  origin: string;
  /** `/`, or the path below which the site lives, with a slash at both ends. */
  base: string;
  locale: LocaleView;
  /** Texts of the shell in this language by id, or by the English text; empty for English. */
  texts: Record<string, string>;
  brand: BrandView;
  navbar: { style?: 'dark' | 'primary'; hideOnScroll: boolean; left: NavItem[]; right: NavItem[] };
  footer?: FooterView;
  /** Bar above the navbar; absent when none is configured. */
  announcement?: AnnouncementView;
  colorMode: { defaultMode: 'dark' | 'light'; disableSwitch: boolean };
  /** Names of the versions of each docs instance that has several. */
  versions: Record<string, string[]>;
  /** Offline use; absent when the site has no service worker. */
  offline?: OfflineView;
  /** URL of the search page; absent when it is switched off. */
  searchHref?: string;
  search: SearchView;
}

/** What the browser needs to know of the service worker. URLs include the base URL. */
export interface OfflineView {
  /** Script of the worker. */
  worker: string;
  /** Base URL of the default language: the worker answers for everything below. */
  scope: string;
  /** Conditions, any one of which makes the site work offline. */
  strategies: OfflineStrategy[];
  debug: boolean;
  /** URL of the file that says how much storage the site takes. */
  facts: string;
}

/** The bar above the navbar. Its colours are in the sheet of the page. */
export interface AnnouncementView {
  /** A new id shows the bar again to readers who have closed it. */
  id: string;
  html: string;
  closeable: boolean;
}

/** The title of the site in the navbar, a link. */
export interface BrandView {
  /** The visible title; the last word is set in the accent colour. Empty when the logo stands alone. */
  words: string[];
  badge?: string;
  href: string;
  target?: string;
  logo?: LogoView;
}

/** A picture of the site. Width and height are numbers of pixels, or lengths such as `2rem`. */
export interface LogoView {
  src: string;
  /** Picture in the dark mode. */
  srcDark?: string;
  alt: string;
  width?: number | string;
  height?: number | string;
}

/** The footer: columns with titles, or a row of links. */
export interface FooterView {
  style: 'light' | 'dark';
  /** Columns, or one row of links without titles. */
  columns: { title?: string; items: FooterItem[] }[];
  row: FooterItem[];
  logo?: LogoView & { href?: string; target?: string };
  copyrightHtml?: string;
}

/** An item of the footer: a link with a label, or HTML. */
export interface FooterItem {
  label?: string;
  html?: string;
  href?: string;
  kind?: PageKind;
  external: boolean;
}

/** The file that the shell starts from: its view of the site, and the URLs of the chunks of tools, by kind. */
export interface SiteFile {
  site: SiteView;
  chunks: Record<string, string>;
}
