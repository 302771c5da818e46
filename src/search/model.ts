import type { PageKind } from '../pages/data.ts';
import type { DocVersion } from '../runtime/doc-tag.ts';

/**
 * What can be found: a page, or a part of one (parameter, event field, constant, heading, member of a
 * value set). The catalogue makes them, `buildIndex` writes them, the engine in the browser reads them.
 */
export interface SearchRecord {
  /** Unique. Records with smaller ids come first where nothing else decides. */
  id: number;
  /** Final address, base URL included; of a part: the address of its page, `#` and the anchor. */
  href: string;
  /** Kind of the page; of a part: the kind of the page that it belongs to. */
  kind: PageKind;
  type: 'page' | 'part';
  /** Full symbol name or title: `client.trace_line`, `player_death`, `math.pi`, `Getting Started`. */
  name: string;
  /** Other names of a page: slug, old names. Not used for parts. */
  aliases: string[];
  /** One line of plain text, shown with the hit. */
  summary: string;
  /** Plain words of the page's prose, without code. Only the words count, not their order. */
  text: string;
  /** Shown with the hit: `client`, `Game events`, `Snippets / FFI`. */
  where: string;
  /** Id of the group that a symbol belongs to. */
  group?: string;
  /** Docs that the page belongs to; absent for pages outside of the docs. */
  doc?: DocVersion;
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
  title: string;
  summary: string;
  where: string;
  /** Literal pieces of title and summary to highlight, letter case ignored, longest first. */
  terms: string[];
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of hits without `limit` and `offset`. */
  total: number;
}

export interface SearchOptions {
  /** Most hits to return. */
  limit: number;
  /** Hits to leave out at the start; 0 when absent. */
  offset?: number;
  /** Kinds of page to look in; all when absent. A prefix such as `event:` in the query narrows it further. */
  kinds?: PageKind[];
  /** Versions to look in, by docs instance; those in effect on the open page when absent. Hosted service only. */
  versions?: Record<string, string>;
}

/** Something that answers queries: the embedded index, or a hosted service. */
export interface SearchClient {
  /** Rejects with a `SearchError` when no answer can be given. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
}

/** Why the index, or the hosted service (`service`), could not be used. */
export type SearchErrorCode = 'address' | 'missing' | 'corrupt' | 'version' | 'engine' | 'service';

/** Says why no answer can be given; a later call tries again. */
export class SearchError extends Error {
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string) {
    super(message);
    this.name = 'SearchError';
    this.code = code;
  }
}

/** Longest query that is looked at, in UTF-16 units; the rest is cut off. */
export const QUERY_LIMIT = 200;
