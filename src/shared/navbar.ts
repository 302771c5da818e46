import type { LocaleView } from './locale.ts';
import type { PageKind } from './page-kinds.ts';

/** Decides whether an item is active: the first rule that is present counts. */
export interface ActiveRule {
  /** Regular expression for the path, ignoring letter case. */
  regex?: string;
  /** Prefix of the path. */
  basePath?: string;
  /** Id of the sidebar that the open doc belongs to. */
  sidebar?: string;
  /** Already decided, for entries of a menu of versions or languages. */
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
  /** Sets `lang` on the link, for entries of a menu of languages. */
  lang?: string;
  active: ActiveRule;
  attributes: Record<string, string>;
  /** Where it leads in each version of its docs, if there are several. */
  byVersion?: VersionLinks;
  /** The link keeps the query and hash of the open page. */
  keepsQuery?: boolean;
  /** Following the link makes a version the reader's choice. */
  chooses?: { instance: string; version: string };
}

/** Targets of one item in the versions of a docs instance. */
export interface VersionLinks {
  instance: string;
  /** Name of the latest version. */
  latest: string;
  /** By the version's name; versions without such a doc are missing. */
  links: Record<string, { href: string; label?: string; kind?: PageKind }>;
}

/** A menu of the versions of a docs instance. */
export interface NavVersions {
  type: 'versions';
  instance: string;
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

/** A menu of links, possibly with its own page. */
export interface NavDropdown {
  type: 'dropdown';
  label: string;
  /** Label in the mobile menu, if it differs. */
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

/** The position of the search among the items. */
export interface NavSearch {
  type: 'search';
}
