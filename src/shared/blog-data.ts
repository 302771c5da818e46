import type { Block } from './blocks.ts';
import type { PageLink } from './page-link.ts';
import type { TextLanguage } from './text-language.ts';

/** An author of a post; `picture` and `url` are URLs. */
export interface AuthorView {
  name: string;
  title?: string;
  url?: string;
  picture?: string;
}

/** A post as lists show it, and as its own page begins. */
export interface PostSummary {
  title: string;
  /** Language of the title and the text where they are not translated. */
  language?: TextLanguage;
  href: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Date in words: `21 November 2026`. */
  dateText: string;
  /** Whole minutes, rounded up. */
  readingMinutes: number;
  authors: AuthorView[];
  tags: PageLink[];
}

/** What blog pages have in common. */
interface BlogWays {
  /** Other ways into the posts: archive, tags, feeds. */
  ways: PageLink[];
}

/** `recent` lists the newest posts, shown at the side of each blog page. */
interface BlogChrome extends BlogWays {
  recent: PageLink[];
}

/** A page of the list of all posts, or of those with a tag. */
export interface BlogListData extends BlogChrome {
  heading: string;
  posts: (PostSummary & { excerpt: Block[]; truncated: boolean })[];
  newer?: PageLink;
  older?: PageLink;
}

/** A post, and the posts before and after it by date. */
export interface BlogPostData extends BlogChrome {
  post: PostSummary;
  blocks: Block[];
  newer?: PageLink;
  older?: PageLink;
}

/** All posts by year, the newest first. */
export interface BlogArchiveData extends BlogWays {
  heading: string;
  years: { year: string; posts: PostSummary[] }[];
}

/** All tags by their first letter; `count` is the number of posts. */
export interface BlogTagsData extends BlogChrome {
  heading: string;
  letters: { letter: string; tags: (PageLink & { count: number })[] }[];
}
