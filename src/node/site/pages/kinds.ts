import type { PageKind } from '../../../shared/page-kinds.ts';

/** Kinds of pages with their own social image. */
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
  /** What the page is, in the words of authors: `the list of posts`. */
  called: string;
  /**
   * Type of the page for search engines; absent for lists and tools, whose breadcrumbs are all that search engines
   * read.
   */
  schema?: 'WebSite' | 'TechArticle' | 'BlogPosting';
  /** Image that is shown with links to the page; that of the site when absent. Snippets have theirs. */
  image?: SocialKind;
  /** Whether the search finds the page as a list of others; other records come from definitions and documents. */
  isListOfPages?: true;
  /** Whether breadcrumbs show the last part of the name only, as the sidebar does. */
  hasShortCrumb?: true;
}

/** One entry for each kind of page. */
export const BUILD_TRAITS: Record<PageKind, BuildTraits> = {
  Home: { called: 'the home page', schema: 'WebSite', image: 'home' },
  DocsIndex: { called: 'the list of all docs', image: 'overview', isListOfPages: true },
  Group: { called: 'the page of a group', schema: 'TechArticle', image: 'overview' },
  Function: {
    called: 'the page of a function',
    schema: 'TechArticle',
    image: 'function',
    hasShortCrumb: true,
  },
  Event: { called: 'the page of an event', schema: 'TechArticle', image: 'event' },
  EventIndex: { called: 'a list of events', image: 'overview', isListOfPages: true },
  Type: { called: 'the page of a type', schema: 'TechArticle', image: 'type' },
  TypeIndex: { called: 'the list of types', image: 'overview', isListOfPages: true },
  Article: { called: 'the page of another text', schema: 'TechArticle', image: 'guide' },
  BlogList: { called: 'the list of posts', isListOfPages: true },
  BlogPost: { called: 'the page of a post', schema: 'BlogPosting', image: 'post' },
  BlogArchive: { called: 'the archive of posts' },
  BlogTags: { called: 'the list of tags' },
  BlogTag: { called: 'the page of a tag' },
  Search: { called: 'the search page' },
  NotFound: { called: 'the not-found page' },
};
