import type { PageLink } from '../../../shared/page-link.ts';
import { page } from '../bare-page.ts';
import type { BlogContext, BlogPage } from './context.ts';
import { listed, type Post } from './posts.ts';
import { blogWays } from './ways.ts';

/** A page of a list that is cut into several. */
interface ListPage {
  route: string;
  /** Number of the page, from 1; `of` is that of the last one. */
  number: number;
  of: number;
  posts: Post[];
  newer?: PageLink;
  older?: PageLink;
}

/**
 * Cuts a list of posts into pages with links to each other. The first one has the list's own route.
 *
 * @example
 * // with 10 posts on a page
 * cutList(posts, '/blog', 'BlogList', context).map(({ route }) => route) // ['/blog', '/blog/page/2']
 */
function cutList(
  posts: Post[],
  first: string,
  kind: 'BlogList' | 'BlogTag',
  { config: { postsPerPage: size }, href, i18n }: BlogContext,
): ListPage[] {
  const count = Math.ceil(posts.length / size);
  const route = (page: number) => (page === 1 ? first : `${first}/page/${page}`);
  const to = (page: number, label: string): PageLink => ({ href: href(route(page)), label, kind });
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return {
      route: route(number),
      number,
      of: count,
      posts: posts.slice(index * size, number * size),
      ...(number > 1 && { newer: to(number - 1, i18n.t('blog.newerEntries', 'Newer entries')) }),
      ...(number < count && { older: to(number + 1, i18n.t('blog.olderEntries', 'Older entries')) }),
    };
  });
}

/** A list of posts, on as many pages as it takes. */
interface PostList {
  kind: 'BlogList' | 'BlogTag';
  /** Route of its first page. */
  route: string;
  /** Heading of its first page. */
  title: string;
  description: string;
}

/** Returns the pages of a list of posts. */
export function pagesOfList(
  posts: Post[],
  { kind, route, title, description }: PostList,
  context: BlogContext,
): BlogPage<PostList['kind']>[] {
  return cutList(posts, route, kind, context).map((part) => {
    const heading = headingOf(title, part, context);
    return page(kind, part.route, heading, description, {
      heading,
      ways: blogWays(context, route),
      recent: context.recent,
      posts: part.posts.map(listed),
      ...(part.newer && { newer: part.newer }),
      ...(part.older && { older: part.older }),
    });
  });
}

/** Adds which page of a list it is to its heading; the first one is the list itself. */
function headingOf(heading: string, { number, of }: ListPage, { i18n }: BlogContext): string {
  if (number === 1) return heading;
  return i18n.t('blog.pageOf', '{heading}, page {number} of {count}', { heading, number, count: of });
}

/** Returns the list of all posts. */
export function listPages(posts: Post[], context: BlogContext): BlogPage[] {
  const { i18n } = context;
  const title = i18n.t('blog.heading', 'Blog');
  const description = i18n.t('blog.description', 'Guides and news for script authors.');
  return pagesOfList(posts, { kind: 'BlogList', route: '/blog', title, description }, context);
}

/** Returns all posts by year. */
export function archivePage(posts: Post[], context: BlogContext): BlogPage<'BlogArchive'> {
  const { i18n } = context;
  const summaries = posts.map((post) => post.summary);
  const years = [...new Set(summaries.map(({ date }) => date.slice(0, 4)))];
  const route = '/blog/archive';
  const heading = i18n.t('blog.archive', 'Archive');
  return page('BlogArchive', route, heading, i18n.t('blog.archiveDescription', 'All blog posts by year.'), {
    heading,
    ways: blogWays(context, route),
    years: years.map((year) => ({ year, posts: summaries.filter(({ date }) => date.startsWith(year)) })),
  });
}
