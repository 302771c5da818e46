import type { PhrasingContent, RootContent } from 'mdast';
import type {
  AuthorView,
  BlogArchiveData,
  BlogListData,
  BlogPostData,
  BlogTagsData,
  PostSummary,
} from '../../../shared/blog-data.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import { heading, joinParts, list, paragraph, text } from '../../markdown/nodes.ts';
import { blocks, pageLink, pageLinks, type TwinContext } from './context.ts';
import { section } from './symbol.ts';

/** Writes a page of a list of posts. */
export function blogListTwin(data: BlogListData, context: TwinContext): RootContent[] {
  const { i18n } = context;
  return [
    heading(1, [text(data.heading)]),
    ...data.posts.flatMap((post) => [
      heading(2, [pageLink({ href: post.href, label: post.title }, context)]),
      ...postFacts(post, context),
      ...blocks(post.excerpt, context),
      ...(post.truncated
        ? paragraph(pageLink({ href: post.href, label: i18n.t('blog.readMore', 'Read more') }, context))
        : []),
    ]),
    ...neighbours(data, context),
    ...ways(data.ways, context),
  ];
}

/** Writes a post in full. */
export function blogPostTwin(data: BlogPostData, context: TwinContext): RootContent[] {
  return [
    heading(1, [text(data.post.title)]),
    ...postFacts(data.post, context),
    ...blocks(data.blocks, context),
    ...neighbours(data, context),
    ...ways(data.ways, context),
  ];
}

/** Writes all posts by year. */
export function blogArchiveTwin(data: BlogArchiveData, context: TwinContext): RootContent[] {
  return [
    heading(1, [text(data.heading)]),
    ...data.years.flatMap(({ year, posts }) =>
      section(year, list(posts.map((post) => postLine(post, context)))),
    ),
    ...ways(data.ways, context),
  ];
}

/** Writes all tags by their first letter. */
export function blogTagsTwin(data: BlogTagsData, context: TwinContext): RootContent[] {
  return [
    heading(1, [text(data.heading)]),
    ...data.letters.flatMap(({ letter, tags }) =>
      section(letter, list(tags.map((tag) => [pageLink(tag, context), text(` (${tag.count})`)]))),
    ),
    ...ways(data.ways, context),
  ];
}

/** Date, reading time, authors and tags of a post. */
function postFacts(post: PostSummary, context: TwinContext): RootContent[] {
  const minutes = context.i18n.plural('blog.minutes', 'One min read|{count} min read', post.readingMinutes);
  const parts = [
    [text(post.dateText)],
    [text(minutes)],
    ...post.authors.map((author) => authorNodes(author, context)),
    pageLinks(post.tags, context),
  ];
  return paragraph(...joinParts(parts, ' · '));
}

function authorNodes({ name, title, url }: AuthorView, { options }: TwinContext): PhrasingContent[] {
  const shown: PhrasingContent = url
    ? { type: 'link', url: options.url(url), children: [text(name)] }
    : text(name);
  return title ? [shown, text(`, ${title}`)] : [shown];
}

function postLine({ href, title, dateText }: PostSummary, context: TwinContext): PhrasingContent[] {
  return [pageLink({ href, label: title }, context), text(` ${dateText}`)];
}

function neighbours({ newer, older }: { newer?: PageLink; older?: PageLink }, context: TwinContext) {
  const { i18n } = context;
  const line = (word: string, link: PageLink | undefined) =>
    link ? [text(`${word}: `), pageLink(link, context)] : [];
  const parts = [line(i18n.t('blog.newer', 'Newer'), newer), line(i18n.t('blog.older', 'Older'), older)];
  return paragraph(...joinParts(parts, ' · '));
}

/** Other ways into the posts. */
function ways(links: PageLink[], context: TwinContext): RootContent[] {
  return paragraph(...pageLinks(links, context));
}
