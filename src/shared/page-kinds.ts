import type { KindFilter } from './kind-filters.ts';

/** Sort of a page, as its badge in the search shows it. */
export type Sort = KindFilter | 'group' | 'list' | 'post';

/** What the site does differently for the pages of a kind. */
export interface KindTraits {
  /** Badge of a hit; `list` when absent, for pages that list others and for tools. */
  sort?: Sort;
  /** Word before a colon that narrows a search to these pages; if absent, `sort` is that word where it is a filter. */
  filter?: KindFilter;
  /** Whether pages are named by an identifier, which is set in the monospaced font and matched by its parts. */
  isSymbol?: true;
  /** Rank among kinds when two names fit a query alike, smaller first; 5 when absent. */
  order?: number;
  /** Factor of the rank of a page whose text fits a query; 0.8 when absent. */
  boost?: number;
  /** Whether parts are headings, which are hits of their own; parameters and fields are passages of their page. */
  hasHeadings?: true;
}

/**
 * The traits of each kind of page. New kinds go at the end, because the position is the kind's number in the search
 * index. Browsers load this table with every page, so what only the build needs is in `node/site/pages/kinds.ts`.
 */
export const PAGE_KINDS = {
  Home: {},
  DocsIndex: {},
  Group: { isSymbol: true, sort: 'group', order: 0 },
  Function: { isSymbol: true, sort: 'fn', order: 1, boost: 1 },
  Event: { isSymbol: true, sort: 'event', order: 2, boost: 1 },
  EventIndex: { filter: 'event' },
  Type: { isSymbol: true, sort: 'type', order: 3 },
  TypeIndex: { filter: 'type' },
  Article: { sort: 'guide', order: 4, boost: 1, hasHeadings: true },
  BlogList: {},
  BlogPost: { sort: 'post', filter: 'guide', hasHeadings: true },
  BlogArchive: {},
  BlogTags: {},
  BlogTag: {},
  Search: {},
  NotFound: {},
} satisfies Record<string, KindTraits>;

/** Name of a kind of page, and of its module in `src/client/pages/` or, of a tool, in `src/client/tools/`. */
export type PageKind = keyof typeof PAGE_KINDS;

/** A tool: a kind of page without content of its own, which script fills in the browser. */
export type ToolKind = 'Search' | 'NotFound';

/** A kind of page with content: it is rendered once, by the build, and has a Markdown twin. */
export type TwinKind = Exclude<PageKind, ToolKind>;

/** Returns whether pages of a kind have a Markdown twin. */
export function hasTwin(kind: string): kind is TwinKind {
  return kind !== 'Search' && kind !== 'NotFound';
}

const TRAITS: Partial<Record<string, KindTraits>> = PAGE_KINDS;

/** Returns the traits of a kind; empty for an unknown kind, such as one that an earlier build stored. */
export function traitsOf(kind: string | undefined): KindTraits {
  return TRAITS[kind ?? ''] ?? {};
}
