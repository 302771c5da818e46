import type { OfflineStrategy } from './offline-mode.ts';
import type { PageKind } from './page-kinds.ts';
import type { SearchDocs } from './search/index-files.ts';

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
  /** URL of the page that says how the docs are made; absent when none is configured. */
  aboutHref?: string;
  /** URL of the text that explains marks of doubt; absent when none is configured. */
  unconfirmedHref?: string;
  search: SearchView;
}

/** What the search needs to know of the site, whoever answers. */
export interface SearchView {
  /** Name of the index, which the keys of the stored history end in. */
  indexName: string;
  /** Hits are narrowed to the version of the page that is open. */
  contextual: boolean;
  /** Regular expression, letter case ignored: hits whose URL matches are opened with a full page load. */
  externalUrlRegex?: string;
  /** URL of the form for a new issue; absent when there is none. */
  issueHref?: string;
  /** Docs instances with several versions. */
  docs: SearchDocs[];
  /** The hosted service; absent when the embedded index answers. */
  hosted?: HostedView;
}

/** What the browser needs to ask the hosted search service. */
export interface HostedView {
  appId: string;
  /** Public search key. */
  apiKey: string;
  /** URLs of the service, the first one asked first; the provider's own when absent. */
  hosts?: string[];
  /** Filters of every query; a list inside the list means "or". */
  facetFilters: (string | string[])[];
  /** Name of the latest version of each docs instance. */
  latest: Record<string, string>;
  /** Base URL of the default language. */
  rootBase: string;
}

/** What the browser needs to know of the service worker. URLs include the base URL. */
export interface OfflineView {
  /** Script of the worker. */
  worker: string;
  /** Base URL of the default language: the worker answers for everything below. */
  scope: string;
  /** Conditions of which any one makes the site work offline. */
  strategies: OfflineStrategy[];
  debug: boolean;
  /** URL of the file that says how much storage the site takes. */
  facts: string;
}

/** A language of the site. */
export interface LocaleView {
  code: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  label: string;
  /** Base URL of the language. */
  base: string;
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

/** Decides whether an item is active: the first rule that is present counts. */
export interface ActiveRule {
  /** Regular expression on the path, letter case ignored. */
  regex?: string;
  /** Prefix of the path. */
  basePath?: string;
  /** Id of the sidebar that the open doc belongs to. */
  sidebar?: string;
  /** Decided already: entries of a menu of versions or languages. */
  current?: boolean;
}

/** An item of the navbar. */
export type NavItem = NavLink | NavDropdown | NavHtml | NavSearch | NavVersions | NavLocales;

/** A link in the navbar or in one of its menus. */
export interface NavLink {
  type: 'link';
  /** Exactly one of label and html. */
  label?: string;
  html?: string;
  href: string;
  kind?: PageKind;
  /** Opens in a new tab and carries the external-link icon. */
  external: boolean;
  /** Sets `lang` on the link (entries of a locale dropdown). */
  lang?: string;
  active: ActiveRule;
  attributes: Record<string, string>;
  /** Where it leads in each version of its docs, when there are several. */
  byVersion?: VersionLinks;
  /** Query and hash of the open page are taken along. */
  keepsQuery?: boolean;
  /** Following the link makes a version the reader's choice. */
  chooses?: { plugin: string; version: string };
}

/** Targets of one item in the versions of a docs instance. */
export interface VersionLinks {
  plugin: string;
  /** Name of the latest version. */
  latest: string;
  /** By the version's name; versions that have no such doc are missing. */
  links: Record<string, { href: string; label?: string; kind?: PageKind }>;
}

/** A menu of the versions of a docs instance. */
export interface NavVersions {
  type: 'versions';
  plugin: string;
  latest: string;
  /** Main doc of each version. */
  versions: { name: string; label: string; href: string; kind?: PageKind }[];
  before: (NavLink | NavHtml)[];
  after: (NavLink | NavHtml)[];
}

/** A menu of the languages. */
export interface NavLocales {
  type: 'locales';
  locales: LocaleView[];
  before: (NavLink | NavHtml)[];
  after: (NavLink | NavHtml)[];
}

/** A menu of links, perhaps with a page of its own. */
export interface NavDropdown {
  type: 'dropdown';
  label: string;
  /** Label in the mobile menu, where it differs. */
  mobileLabel?: string;
  href?: string;
  active: ActiveRule;
  items: (NavLink | NavHtml)[];
}

/** HTML from the configuration. */
export interface NavHtml {
  type: 'html';
  value: string;
}

/** The place of the search among the items. */
export interface NavSearch {
  type: 'search';
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

/** The file that the shell starts from: its view of the site, and the URLs of the chunks of each kind of page. */
export interface SiteFile {
  site: SiteView;
  chunks: Record<string, string>;
}
