import type { Block } from './blocks.ts';
import type { PageLink } from './page-link.ts';

export interface AuthorView {
  name: string;
  title?: string;
  url?: string;
  picture?: string;
}

export interface PostSummary {
  title: string;
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

/** `recent` lists the newest posts beside each blog page. */
interface BlogChrome extends BlogWays {
  recent: PageLink[];
}

/** A page of a list of posts. */
interface BlogListPage extends BlogChrome {
  heading: string;
  posts: (PostSummary & { excerpt: Block[]; truncated: boolean })[];
  newer?: PageLink;
  older?: PageLink;
}

export interface BlogListData extends BlogListPage {}

export interface BlogPostData extends BlogChrome {
  post: PostSummary;
  blocks: Block[];
  newer?: PageLink;
  older?: PageLink;
}

export interface BlogArchiveData extends BlogWays {
  heading: string;
  years: { year: string; posts: PostSummary[] }[];
}

export interface BlogTagsData extends BlogChrome {
  heading: string;
  letters: { letter: string; tags: (PageLink & { count: number })[] }[];
}

export interface BlogTagData extends BlogListPage {}
