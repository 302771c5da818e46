import type { DocVersion } from './doc-tag.ts';
import type { PageData } from './page-data.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageLink } from './page-link.ts';

/** An entry of the table of contents; `html` is inline HTML. */
export interface TocEntry {
  depth: number;
  id: string;
  html: string;
}

/** Everything that one page needs in the browser: written as `page.json` and rendered to HTML. */
export interface PageFile<K extends PageKind = PageKind> {
  /** Id of the shell that this file was made for: code of another shell may not read it. */
  shell: string;
  /** File with the data of the pages that are beside this one in the sidebar, relative to the base URL. */
  nearby?: string;
  kind: K;
  /** Clean path without the base URL. */
  route: string;
  /** Title of the page itself; empty on a page that has only the site's title. */
  title: string;
  description: string;
  /** Id of the page's sidebar and the file with its whole tree, relative to the base URL. */
  sidebar?: { id: string; file: string };
  breadcrumbs: { label: string; href?: string; kind?: PageKind }[];
  toc: TocEntry[];
  previous?: PageLink;
  next?: PageLink;
  /** Docs that the page belongs to; absent for pages outside the docs. */
  doc?: DocVersion;
  /** Version of the docs that the page belongs to; absent where there is only one. */
  version?: PageVersion;
  /** Styles that only some pages need, for a document that was loaded at another page; absent where none are needed. */
  sheet?: string;
  /** URL of the page's source in the repository. */
  editUrl?: string;
  /** Day of the last change: `YYYY-MM-DD`, and in words, because the first date takes a browser 50 ms to format. */
  updated?: { day: string; words: string };
  data: PageData[K];
}

/** A page in a file of neighbours. */
export type NearbyPage = Omit<PageFile, 'shell' | 'nearby'>;

/** A file with the data of pages that are beside each other in a sidebar. */
export interface NearbyFile {
  shell: string;
  pages: NearbyPage[];
}

/** What a page says about its version, and where its doc is in the others. */
export interface PageVersion {
  /** Id of the docs instance. */
  plugin: string;
  name: string;
  label: string;
  badge: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** The latest version, for the banner; absent on pages of the latest version. */
  latest?: PageLink;
  /** URL of the same doc in each version that has it, by the version's name. */
  alternates: Record<string, string>;
}

/** A node of a sidebar: a page, or a category with children (and possibly its own page). */
export interface SidebarItem {
  label: string;
  href?: string;
  kind?: PageKind;
  items?: SidebarItem[];
  /** Number of pages below, for categories that show it. */
  count?: number;
  /** Pages that are left out of `items`, because the category is rendered closed. */
  leftOut?: number;
  /** Label is an identifier and set in the mono face. */
  code?: boolean;
  /** The symbol is deprecated. */
  deprecated?: boolean;
  /** Open from the start. */
  open?: boolean;
}

/** A sidebar with everything in it. */
export interface Sidebar {
  /** `docsSidebar`; of a further docs instance with the instance's id in front. */
  id: string;
  /** Its id within its docs: `docsSidebar`. */
  name: string;
  /** Unique in the site, versions included. */
  key: string;
  items: SidebarItem[];
}
