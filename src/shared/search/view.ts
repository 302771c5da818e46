import type { SearchDocs } from './index-files.ts';

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
