import { Feed } from 'feed';
import { blocksHtml } from '../markdown/flatten.ts';
import type { CataloguePage } from '../site/index.ts';
import type { SiteSource } from './source.ts';

/** A feed file of the blog. */
export interface FeedFile {
  /** Path relative to the base URL. */
  path: string;
  type: string;
  title: string;
  content: string;
}

/** RSS and Atom with the full text of every post; none without posts. */
export function blogFeeds({ catalogue, config, base }: SiteSource): FeedFile[] {
  const { site, pages } = catalogue;
  const posts = pages.filter((page): page is CataloguePage<'BlogPost'> => page.kind === 'BlogPost');
  if (!posts.length) return [];
  const home = site.origin + base;
  const blog = pages.find((page) => page.kind === 'BlogList');
  const title = [config.title, blog?.title].filter(Boolean).join(': ');
  const newest =
    posts
      .map((post) => post.data.post.date)
      .sort()
      .at(-1) ?? '';
  const feed = new Feed({
    title,
    description: config.tagline,
    id: `${home}blog`,
    link: `${home}blog`,
    language: site.locale.htmlLang,
    copyright: config.title,
    updated: dayOf(newest),
    feedLinks: { rss: `${home}blog/rss.xml`, atom: `${home}blog/atom.xml` },
  });
  for (const { title, description, data } of posts) {
    const link = site.origin + data.post.href;
    feed.addItem({
      title: asHtml(title),
      id: link,
      link,
      description: asHtml(description),
      content: absoluteLinks(blocksHtml(data.blocks), site.origin),
      date: dayOf(data.post.date),
      author: data.post.authors.map(({ name, url }) => ({
        name,
        ...(url && { link: new URL(url, home).href }),
      })),
      category: data.post.tags.map((tag) => ({ name: tag.label })),
    });
  }
  return [
    { path: 'blog/rss.xml', type: 'application/rss+xml', title: `${title} (RSS)`, content: feed.rss2() },
    { path: 'blog/atom.xml', type: 'application/atom+xml', title: `${title} (Atom)`, content: feed.atom1() },
  ];
}

/** Readers of feeds take titles and descriptions for HTML. */
function asHtml(text: string): string {
  return text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

function absoluteLinks(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
