import type { PageKind } from '../../shared/page-data.ts';

/** Kinds of pages that have a social image of their own. */
export const SOCIAL_KINDS = [
  'home',
  'function',
  'event',
  'type',
  'overview',
  'guide',
  'snippet',
  'post',
] as const;

/** One of the kinds of social images. */
export type SocialKind = (typeof SOCIAL_KINDS)[number];

/** What only the build asks of a kind of page; `shared/page-kinds.ts` has the rest. */
export interface BuildTraits {
  /** What pages are to search engines; absent for lists and tools, of which they read the breadcrumbs only. */
  schema?: 'WebSite' | 'TechArticle' | 'BlogPosting';
  /** Image that is shown with links to the page; that of the site when absent. Snippets have theirs. */
  image?: SocialKind;
  /** Whether the search finds the page as a list of the docs; other records come from definitions and documents. */
  isListOfDocs?: true;
  /** Whether breadcrumbs show the last part of the name only, as the sidebar does. */
  hasShortCrumb?: true;
}

/** One entry for each kind of page. */
export const BUILD_TRAITS: Record<PageKind, BuildTraits> = {
  Home: { schema: 'WebSite', image: 'home' },
  DocsIndex: { image: 'overview', isListOfDocs: true },
  Group: { schema: 'TechArticle', image: 'overview' },
  Function: { schema: 'TechArticle', image: 'function', hasShortCrumb: true },
  Event: { schema: 'TechArticle', image: 'event' },
  EventIndex: { image: 'overview', isListOfDocs: true },
  Type: { schema: 'TechArticle', image: 'type' },
  TypeIndex: { image: 'overview', isListOfDocs: true },
  Article: { schema: 'TechArticle', image: 'guide' },
  BlogList: {},
  BlogPost: { schema: 'BlogPosting', image: 'post' },
  BlogArchive: {},
  BlogTags: {},
  BlogTag: {},
  Search: {},
  NotFound: {},
};
