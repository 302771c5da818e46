import type { PageKind } from '../../shared/page-data.ts';

/** What only the build asks of a kind of page; `shared/page-kinds.ts` has the rest. */
export interface BuildTraits {
  /** What pages are to search engines; absent for lists and tools, of which they read the breadcrumbs only. */
  schema?: 'WebSite' | 'TechArticle' | 'BlogPosting';
  /** Whether the search finds the page as a list of the docs; other records come from definitions and documents. */
  isListOfDocs?: true;
  /** Whether breadcrumbs show the last part of the name only, as the sidebar does. */
  hasShortCrumb?: true;
}

/** One entry for each kind of page. */
export const BUILD_TRAITS: Record<PageKind, BuildTraits> = {
  Home: { schema: 'WebSite' },
  DocsIndex: { isListOfDocs: true },
  Group: { schema: 'TechArticle' },
  Function: { schema: 'TechArticle', hasShortCrumb: true },
  Event: { schema: 'TechArticle' },
  EventIndex: { isListOfDocs: true },
  Type: { schema: 'TechArticle' },
  TypeIndex: { isListOfDocs: true },
  Article: { schema: 'TechArticle' },
  BlogList: {},
  BlogPost: { schema: 'BlogPosting' },
  BlogArchive: {},
  BlogTags: {},
  BlogTag: {},
  Search: {},
  NotFound: {},
};
