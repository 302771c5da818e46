import type { BlogListData, PostSummary } from '../../../shared/blog-data.ts';
import { compareText } from '../../../shared/compare-text.ts';
import type { Translator } from '../../../shared/i18n/translator.ts';
import type { PageLink } from '../../../shared/page-link.ts';
import type { SiteConfig } from '../../config/index.ts';
import { readingMinutes } from '../../markdown/index.ts';
import { dateInWords } from '../dates.ts';
import type { DatedDocument } from '../documents/post-date.ts';
import { originalLanguage } from '../links/original-language.ts';
import { fileUrl, leadsTo } from '../links/urls.ts';
import { tagRoute } from '../routes.ts';
import { listedText } from './excerpt.ts';

/** A post, and what every page says about it. */
export interface Post {
  document: DatedDocument;
  summary: PostSummary;
}

/** Returns the posts, newest first. Of one day, the file that comes last by its name is the newest. */
export function orderPosts(
  documents: DatedDocument[],
  config: SiteConfig,
  href: (route: string) => string,
  i18n: Translator,
): Post[] {
  return documents
    .toSorted((a, b) => compareText(b.date, a.date) || compareText(b.localPath, a.localPath))
    .map((document) => ({ document, summary: postSummary(document, config, href, i18n) }));
}

/** Returns what lists show of a post. */
export function listed({ document, summary }: Post): BlogListData['posts'][number] {
  const { article } = document;
  return {
    ...summary,
    excerpt: listedText(article, summary.href),
    truncated: article.excerpt !== undefined,
  };
}

/** Returns a link to a post. */
export function postLink({ summary }: Post): PageLink {
  return { href: summary.href, label: summary.title, kind: 'BlogPost' };
}

function postSummary(
  document: DatedDocument,
  config: SiteConfig,
  href: (route: string) => string,
  i18n: Translator,
): PostSummary {
  const { date } = document;
  const { file, frontMatter, title, words } = document.article;
  const language = i18n.original && originalLanguage(file, config);
  return {
    title,
    ...(language && { language }),
    href: href(document.route),
    date,
    dateText: dateInWords(date, i18n.language),
    readingMinutes: readingMinutes(words),
    authors: (frontMatter.authors ?? []).map((author) => ({
      ...author,
      ...(author.picture && { picture: fileUrl(author.picture, href('/')) }),
      ...(author.url && { url: leadsTo(author.url, href) }),
    })),
    tags: (frontMatter.tags ?? []).map((tag) => ({ label: tag, href: href(tagRoute(tag)), kind: 'BlogTag' })),
  };
}
