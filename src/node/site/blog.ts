import { dateInWords } from '../../shared/i18n/dates.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { PageLink, TocEntry } from '../../shared/page.ts';
import type { BlogListData, PageData, PageKind, PostSummary } from '../../shared/page-data.ts';
import type { SiteConfig } from '../config/index.ts';
import { readingMinutes } from '../markdown/index.ts';
import type { DatedDocument } from './post-date.ts';
import { fileUrl, leadsTo } from './urls.ts';

/** A page of the blog before it is part of the site. */
export interface BlogPage<K extends PageKind = PageKind> {
  route: string;
  kind: K;
  title: string;
  description: string;
  data: PageData[K];
  toc: TocEntry[];
  document?: DatedDocument;
}

interface Post {
  document: DatedDocument;
  summary: PostSummary;
}

/** Creates all pages of the blog: list, posts, archive, tags. None without posts. */
export function blogPages(
  documents: DatedDocument[],
  config: SiteConfig,
  href: (route: string) => string,
  tocOf: (document: DatedDocument) => TocEntry[],
  i18n: Translator,
): BlogPage[] {
  const posts = documents.map((document) => ({ document, summary: postSummary(document, href, i18n) }));
  posts.sort((a, b) => (a.summary.date < b.summary.date ? 1 : -1));
  if (!posts.length) return [];
  const recent = posts.slice(0, config.blog.recentPosts).map((post) => postLink(post));
  return [
    ...listPages(posts, recent, config.blog.postsPerPage, href, i18n),
    ...posts.map((post, index) => ({
      route: post.document.route,
      kind: 'BlogPost' as const,
      title: post.document.article.title,
      description: post.document.article.description,
      data: {
        recent,
        post: post.summary,
        blocks: post.document.article.blocks,
        ...link('newer', posts[index - 1]),
        ...link('older', posts[index + 1]),
      },
      toc: tocOf(post.document),
      document: post.document,
    })),
    archivePage(posts, i18n),
    ...tagPages(posts, recent, href, i18n),
  ];
}

/** Route of a tag's page: `/blog/tags/ffi`. */
export function tagRoute(tag: string): string {
  return `/blog/tags/${tag.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}

function postSummary(
  document: DatedDocument,
  href: (route: string) => string,
  i18n: Translator,
): PostSummary {
  const { date } = document;
  const { frontMatter, title } = document.article;
  return {
    title,
    href: href(document.route),
    date,
    dateText: dateInWords(date, i18n.language),
    readingMinutes: readingMinutes(document.article.words),
    authors: (frontMatter.authors ?? []).map((author) => ({
      ...author,
      ...(author.picture && { picture: fileUrl(author.picture, href('/')) }),
      ...(author.url && { url: leadsTo(author.url, href) }),
    })),
    tags: (frontMatter.tags ?? []).map((tag) => ({ label: tag, href: href(tagRoute(tag)), kind: 'BlogTag' })),
  };
}

function listPages(
  posts: Post[],
  recent: PageLink[],
  size: number,
  href: (route: string) => string,
  i18n: Translator,
): BlogPage<'BlogList'>[] {
  const count = Math.ceil(posts.length / size);
  const route = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);
  const to = (page: number, label: string): PageLink => ({
    href: href(route(page)),
    label,
    kind: 'BlogList',
  });
  const ways: PageLink[] = [
    { href: href('/blog/archive'), label: i18n.t('blog.archive', 'Archive'), kind: 'BlogArchive' },
    { href: href('/blog/tags'), label: i18n.t('blog.allTags', 'All tags'), kind: 'BlogTags' },
  ];
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    return {
      route: route(page),
      kind: 'BlogList' as const,
      title: i18n.t('blog.heading', 'Blog'),
      description: i18n.t('blog.description', 'News and guides for script authors.'),
      data: {
        heading: i18n.t('blog.heading', 'Blog'),
        ways,
        recent,
        posts: posts.slice(index * size, page * size).map(listed),
        ...(page > 1 && { newer: to(page - 1, i18n.t('blog.newerEntries', 'Newer entries')) }),
        ...(page < count && { older: to(page + 1, i18n.t('blog.olderEntries', 'Older entries')) }),
      },
      toc: [],
    };
  });
}

function archivePage(posts: Post[], i18n: Translator): BlogPage<'BlogArchive'> {
  const years = [...new Set(posts.map((post) => post.summary.date.slice(0, 4)))];
  return {
    route: '/blog/archive',
    kind: 'BlogArchive',
    title: i18n.t('blog.archive', 'Archive'),
    description: i18n.t('blog.archiveDescription', 'All posts of the blog by year.'),
    data: {
      heading: i18n.t('blog.archive', 'Archive'),
      years: years.map((year) => ({
        year,
        posts: posts.map((post) => post.summary).filter((post) => post.date.startsWith(year)),
      })),
    },
    toc: [],
  };
}

function tagPages(
  posts: Post[],
  recent: PageLink[],
  href: (route: string) => string,
  i18n: Translator,
): BlogPage[] {
  const tags = [...new Set(posts.flatMap((post) => post.document.article.frontMatter.tags ?? []))].sort(
    (a, b) => a.localeCompare(b, 'en'),
  );
  const tagged = (tag: string) =>
    posts.filter((post) => post.document.article.frontMatter.tags?.includes(tag));
  const letters = [...new Set(tags.map((tag) => (tag[0] ?? '').toUpperCase()))];
  const list: BlogPage<'BlogTags'> = {
    route: '/blog/tags',
    kind: 'BlogTags',
    title: i18n.t('blog.tags', 'Tags'),
    description: i18n.t('blog.tagsDescription', 'Topics of the blog.'),
    data: {
      heading: i18n.t('blog.tags', 'Tags'),
      recent,
      letters: letters.map((letter) => ({
        letter,
        tags: tags
          .filter((tag) => (tag[0] ?? '').toUpperCase() === letter)
          .map((tag) => ({
            label: tag,
            href: href(tagRoute(tag)),
            kind: 'BlogTag',
            count: tagged(tag).length,
          })),
      })),
    },
    toc: [],
  };
  const pages = tags.map((tag): BlogPage<'BlogTag'> => {
    const own = tagged(tag);
    const heading = i18n.plural(
      'blog.tagged',
      '{count} post tagged with “{tag}”|{count} posts tagged with “{tag}”',
      own.length,
      { tag },
    );
    return {
      route: tagRoute(tag),
      kind: 'BlogTag',
      title: heading,
      description: i18n.t('blog.tagDescription', 'Posts of the blog tagged {tag}.', { tag }),
      data: { heading, recent, tagsHref: href('/blog/tags'), posts: own.map(listed) },
      toc: [],
    };
  });
  return [list, ...pages];
}

function listed(post: Post): BlogListData['posts'][number] {
  const { article } = post.document;
  return {
    ...post.summary,
    excerpt: article.excerpt ?? article.blocks,
    truncated: article.excerpt !== undefined,
  };
}

function postLink(post: Post): PageLink {
  return { href: post.summary.href, label: post.summary.title, kind: 'BlogPost' };
}

function link(name: 'newer' | 'older', post: Post | undefined): { newer?: PageLink; older?: PageLink } {
  return post ? { [name]: postLink(post) } : {};
}
