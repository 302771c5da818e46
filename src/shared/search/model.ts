import type { DocVersion } from '../doc-tag.ts';
import type { KindFilter } from '../kind-filters.ts';
import type { PageKind } from '../page-kinds.ts';

/**
 * What can be found: a page, a part of one (parameter, event field, constant, heading), or a row (of a table of values,
 * member of a value set). The catalogue creates them, `buildIndex` writes them, the engine in the browser reads them.
 */
export interface SearchRecord {
  /** Unique. Records with smaller ids come first where nothing else decides. */
  id: number;
  /** Final URL, base URL included; for a part or row: the URL of its page, `#` and the anchor. */
  href: string;
  /** Kind of the page; for a part or row: that of its page. */
  kind: PageKind;
  type: 'page' | 'part' | 'row';
  /** The page is in the folder of snippets (`docs.snippets` of the configuration), or is part of one that is. */
  isSnippet?: true;
  /** Full symbol name or title: `client.trace_line`, `player_death`, `math.pi`, `Getting Started`. */
  name: string;
  /** Other names of a page: slug, old names. Not used for parts. */
  aliases: string[];
  /** One line of plain text, shown with the hit. */
  summary: string;
  /** Plain words of the page's prose, without code. Only the words count, not their order. */
  text: string;
  /** Phrases that authors may search for, one after the other; matched, never shown. Only pages have them. */
  phrases?: string;
  /** Shown with the hit: `client`, `Game events`, `Snippets / FFI`. */
  where: string;
  /** Title of the part of the site that hits are listed under: `API`, `Events`, `Snippets`. */
  heading: string;
  /** How a function is called, after its name: `(x, y) → visible`. Not used for parts. */
  signature?: string;
  /** Id of the docs instance, for pages of one that has several versions. */
  docs?: string;
  /** Docs that the page belongs to; absent for pages outside the docs. Not in the index file. */
  doc?: DocVersion;
  /** Id of the group that a symbol belongs to. */
  group?: string;
  deprecated?: true;
  /**
   * Larger comes first among equally good hits. For example 2 for the platform's own functions and its
   * general and game events, 1 for standard libraries and source events. Not used for parts.
   */
  weight: number;
}

/** A found page or part of a page. All strings are plain text: the reader's input never comes back as HTML. */
export interface SearchHit {
  href: string;
  kind: PageKind;
  isSnippet?: true;
  title: string;
  summary: string;
  where: string;
  /** Title that the hit is listed under; absent when it stands alone. */
  heading?: string;
  /** How a function is called, after its name. */
  signature?: string;
  /** The entry that a text passage (a parameter, a field) is part of: it is what the history keeps. */
  parent?: HitEntry;
  /** Literal pieces of title and summary to highlight, letter case ignored, longest first. */
  terms: string[];
}

/** A hit without what depends on the query. */
export type HitEntry = Omit<SearchHit, 'terms' | 'parent'>;

/** The hits of a search, best first. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of hits without `limit` and `offset`. */
  total: number;
}

/** What to look for besides the query, and how many hits to return. */
export interface SearchOptions {
  /** Most hits to return. */
  limit: number;
  /** Hits to leave out at the start; 0 when absent. */
  offset?: number;
  /** Sort of page to look for; all when absent. It does the same as a prefix such as `event:` in the query. */
  filter?: KindFilter;
  /**
   * Versions of the docs to look in, by docs instance: the latest where an instance is missing. `all` looks in
   * every version.
   */
  versions?: Record<string, string> | 'all';
}

/** Something that answers queries: the embedded index, or a hosted service. */
export interface SearchClient {
  /**
   * Rejects with a `SearchError` when no answer can be given.
   *
   * @param onFirst Called at most once, with the first hits of the list, if they are known before the rest.
   */
  search(
    query: string,
    options: SearchOptions,
    onFirst?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer>;
  /** Loads what the first search needs. Never rejects: the search itself will report failures. */
  preload?(options: Pick<SearchOptions, 'versions'>): Promise<void>;
  /** Link to the search provider, where one has to be shown. */
  credit?: { label: string; href: string };
}

/** Why the index or the hosted service (`service`) could not be used. */
export type SearchErrorCode = 'url' | 'missing' | 'corrupt' | 'version' | 'engine' | 'service';

/** Why no answer can be given; a later call tries again. */
export class SearchError extends Error {
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string) {
    super(message);
    this.name = 'SearchError';
    this.code = code;
  }
}
