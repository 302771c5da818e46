import type { Translator } from '../../../shared/i18n/translator.ts';
import type { TocEntry } from '../../../shared/page.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SiteConfig } from '../../config/index.ts';
import type { DatedDocument } from '../documents/post-date.ts';
import type { BlogContext, BlogPage } from './context.ts';
import { archivePage, listPages } from './lists.ts';
import { orderPosts, type Post, postLink } from './posts.ts';
import { tagPages } from './tags.ts';
import { blogWays } from './ways.ts';

/** Creates all pages of the blog: list, posts, archive, tags. None without posts. */
export function blogPages(
  documents: DatedDocument[],
  config: SiteConfig,
  href: (route: string) => string,
  tocOf: (document: DatedDocument) => TocEntry[],
  i18n: Translator,
): BlogPage[] {
  const posts = orderPosts(documents, config, href, i18n);
  if (!posts.length) return [];
  const context: BlogContext = {
    config: config.blog,
    href,
    i18n,
    recent: posts.slice(0, config.blog.recentPosts).map(postLink),
    hasTags: posts.some(({ summary }) => summary.tags.length > 0),
  };
  return [
    ...listPages(posts, context),
    ...posts.map((post, index) => postPage(post, neighbours(posts, index), tocOf(post.document), context)),
    archivePage(posts, context),
    ...tagPages(posts, context),
  ];
}

function postPage(
  { document, summary }: Post,
  beside: { newer?: PageLink; older?: PageLink },
  toc: TocEntry[],
  context: BlogContext,
): BlogPage<'BlogPost'> {
  const { title, description, blocks } = document.article;
  return {
    route: document.route,
    kind: 'BlogPost',
    title,
    description,
    data: { recent: context.recent, ways: blogWays(context), post: summary, blocks, ...beside },
    toc,
    document,
  };
}

function neighbours(posts: Post[], index: number): { newer?: PageLink; older?: PageLink } {
  const newer = posts[index - 1];
  const older = posts[index + 1];
  return { ...(newer && { newer: postLink(newer) }), ...(older && { older: postLink(older) }) };
}
