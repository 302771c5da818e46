import type { KindFilter } from '../kind-filters.ts';
import type { SearchDocs } from './index-files.ts';

/** What the search needs to know about the site, whichever engine answers. */
export interface SearchView {
  /** Name of the index; the keys of the stored history end with it. */
  indexName: string;
  /** Narrows hits to the version of the open page. */
  contextual: boolean;
  /** Regular expression, ignoring letter case: hits whose URL matches open with a full page load. */
  externalUrlRegex?: string;
  /** URL of the form for a new issue; absent if there is none. */
  issueHref?: string;
  /** Kinds of pages that a search can be narrowed to; absent if the site has all of them. */
  kinds?: KindFilter[];
  /** Docs instances with several versions. */
  docs: SearchDocs[];
  /** The hosted service; absent if the embedded index answers. */
  hosted?: HostedView;
}

/** What the browser needs to ask the hosted search service. */
export interface HostedView {
  appId: string;
  /** Public search key. */
  apiKey: string;
  /** URLs of the service, in the order in which they are tried; the provider's own if absent. */
  hosts?: string[];
  /** Filters for every query; filters in a nested list are combined with "or". */
  facetFilters: (string | string[])[];
  /** Name of the latest version of each docs instance. */
  latest: Record<string, string>;
  /** Base URL of the default language. */
  rootBase: string;
}
