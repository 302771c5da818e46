import type { DocVersion } from './doc-tag.ts';
import type { PageData } from './page-data.ts';
import type { PageKind, ToolKind, TwinKind } from './page-kinds.ts';
import type { PageLink } from './page-link.ts';
import type { SymbolCard } from './symbol-card.ts';
import type { TextLanguage } from './text-language.ts';

/** An entry of the table of contents; `html` is inline HTML. */
export interface TocEntry {
  depth: number;
  id: string;
  html: string;
}

/** What browsers know about a page besides its content. */
export interface PageHead<K extends PageKind = PageKind> {
  /** Id of the shell that this file was made for: code of another shell may not read it. */
  shell: string;
  /** File with the data of this page's neighbours in the sidebar, relative to the base URL. */
  nearby?: string;
  kind: K;
  /** Clean path without the base URL. */
  route: string;
  /** Title of the page itself; empty on a page that has only the site's title. */
  title: string;
  description: string;
  /** Id of the page's sidebar and the file with its whole tree, relative to the base URL. */
  sidebar?: { id: string; file: string };
  /** Docs that the page belongs to; absent for pages outside the docs. */
  doc?: DocVersion;
  /** Version of the docs that the page belongs to; absent where there is only one. */
  version?: PageVersion;
  /**
   * Styles that only some pages need, and a document that was loaded at another page lacks; absent where none are needed.
   */
  sheet?: string;
  /** What cards at links to a symbol say; absent on other pages. */
  card?: SymbolCard;
}

/** A page with what its layout shows around its content (`src/client/layouts`). */
export interface PageFrame<K extends PageKind = PageKind> extends PageHead<K> {
  /** Language of the text where it differs from the page's; for a symbol, only its direction. */
  textLanguage?: TextLanguage | Pick<TextLanguage, 'dir'>;
  breadcrumbs: { label: string; href?: string; kind?: PageKind }[];
  toc: TocEntry[];
  previous?: PageLink;
  next?: PageLink;
  /** URL of the page's source in the repository. */
  editUrl?: string;
  /** URL of the page that says how the docs are made; absent on that page, and when none is configured. */
  aboutHref?: string;
  /** Day of the last change: `YYYY-MM-DD`, and in words. */
  updated?: { day: string; words: string };
  /** Recent posts, which pages of the blog show at the side. */
  recent?: PageLink[];
}

/** What differs between builds and between pages that are otherwise the same. */
type Stamp = 'shell' | 'nearby';

/** A page as the build renders it: its component gets the data. */
export interface PageModel<K extends PageKind = PageKind> extends PageFrame<K> {
  data: PageData[K];
}

/** A page as HTML. */
export interface RenderedPage {
  /** What is inside `#app`. */
  body: string;
  /** The page in its layout, which the body contains too; absent for tools. */
  html?: string;
}

/** A page without the id of its shell and the file of its neighbours. */
export type UnstampedPage = Omit<PageModel, Stamp>;

/** A page with content, which the browser gets as HTML, in its layout. */
export interface ContentFile extends PageHead<TwinKind> {
  html: string;
}

/** A page whose content script makes in the browser, from its data. */
export interface ToolFile<K extends ToolKind = ToolKind> extends PageHead<K> {
  data: PageData[K];
}

/** Everything that one page needs in the browser, written as `page.json`. */
export type PageFile = ContentFile | ToolFile;

/** A page in a file of neighbours. */
export type NearbyPage = Omit<ContentFile, Stamp>;

/** A file with the data of pages that are neighbours in a sidebar. */
export interface NearbyFile {
  shell: string;
  pages: NearbyPage[];
  /** The files with the pages before and after these in the same category, relative to the base URL. */
  beside?: string[];
}

/** What a page says about its version, and where its doc is in the others. */
export interface PageVersion {
  /** Id of the docs instance. */
  instance: string;
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
  /** `docsSidebar`; in further docs instances, prefixed with the instance's id. */
  id: string;
  /** Its id within its docs: `docsSidebar`. */
  name: string;
  /** Unique in the site, versions included. */
  key: string;
  items: SidebarItem[];
}
