import type { PageKind } from '../pages/data.ts';

/**
 * What the shell needs to know of the site: made from `site.config.ts` at build time, with every address
 * final (base URL included), so that components look nothing up.
 */
export interface SiteView {
  title: string;
  tagline: string;
  /** Absolute address of the site without a path: `https://docs.example.com`. */
  origin: string;
  /** `/`, or the path below which the site lives, with a slash at both ends. */
  base: string;
  locale: { code: string; htmlLang: string; direction: 'ltr' | 'rtl'; label: string };
  brand: BrandView;
  navbar: { style?: 'dark' | 'primary'; hideOnScroll: boolean; left: NavItem[]; right: NavItem[] };
  footer?: FooterView;
  colorMode: { defaultMode: 'dark' | 'light'; disableSwitch: boolean };
  /** Address of the search page; absent when it is switched off. */
  searchHref?: string;
}

export interface BrandView {
  /** The words of the brand; the last one is set in the accent colour. */
  words: string[];
  badge?: string;
  href: string;
  target?: string;
  logo?: { src: string; srcDark?: string; alt: string; width?: number | string; height?: number | string };
}

/** Decides whether an item is active: the first rule that is present counts. */
export interface ActiveRule {
  /** Regular expression on the path, letter case ignored. */
  regex?: string;
  /** Prefix of the path. */
  basePath?: string;
  /** Id of the sidebar that the open doc belongs to. */
  sidebar?: string;
}

export type NavItem = NavLink | NavDropdown | NavHtml | NavSearch;

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
}

export interface NavDropdown {
  type: 'dropdown';
  label: string;
  /** Label in the mobile menu, where it differs. */
  mobileLabel?: string;
  href?: string;
  active: ActiveRule;
  items: (NavLink | NavHtml)[];
}

export interface NavHtml {
  type: 'html';
  value: string;
}

export interface NavSearch {
  type: 'search';
}

export interface FooterView {
  style: 'light' | 'dark';
  /** Columns, or one row of links without titles. */
  columns: { title?: string; items: FooterItem[] }[];
  row: FooterItem[];
  logo?: {
    src: string;
    srcDark?: string;
    alt: string;
    href?: string;
    width?: number | string;
    height?: number | string;
  };
  copyrightHtml?: string;
}

export interface FooterItem {
  label?: string;
  html?: string;
  href?: string;
  kind?: PageKind;
  external: boolean;
}
