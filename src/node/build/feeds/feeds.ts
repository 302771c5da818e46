import { Feed, type Item } from 'feed';
import { underBase } from '../../../shared/urls.ts';
import { NO_TEXT } from '../../diagnostics/no-text.ts';
import type { CataloguePage } from '../../site/index.ts';
import { fileUrl } from '../../site/links/urls.ts';
import { FEEDS, spellTrailingSlash } from '../../site/routes.ts';
import type { SiteSource } from '../../source/index.ts';
import { feedHtml } from './feed-html.ts';

/** A feed file of the blog. */
export interface FeedFile {
  /** Path relative to the base URL. */
  path: string;
  type: string;
  title: string;
  /** Returns the content. */
  write(): string;
}

type Post = CataloguePage<'BlogPost'>;

/**
 * Returns RSS and Atom with the full text of the newest posts; none without posts. The id of a post is its URL,
 * whichever way links to it are spelled, so that a reader never sees a post twice.
 */
export function blogFeeds(source: SiteSource): FeedFile[] {
  const { catalogue, config } = source;
  const posts = catalogue.pages.filter((page): page is Post => page.kind === 'BlogPost');
  if (!posts.length) return [];
  const title = [config.title, catalogue.pages.find(({ kind }) => kind === 'BlogList')?.title].join(': ');
  const newest = posts.slice(0, config.blog.feedPosts);
  const feed = (toItem: (post: Post, source: SiteSource) => Item) =>
    makeFeed(
      title,
      newest.map((post) => toItem(post, source)),
      source,
    );
  return [
    {
      path: FEEDS.rss.slice(1),
      type: 'application/rss+xml',
      title: `${title} (RSS)`,
      write: () => feed(rssItem).rss2(),
    },
    {
      path: FEEDS.atom.slice(1),
      type: 'application/atom+xml',
      title: `${title} (Atom)`,
      write: () => feed(atomItem).atom1(),
    },
  ];
}

/** Returns the feeds as the head of every page names them. */
export function feedLinks(feeds: FeedFile[], base: string): { href: string; type: string; title: string }[] {
  return feeds.map(({ path, type, title }) => ({ href: base + path, type, title }));
}

function makeFeed(title: string, items: Item[], { catalogue, config, base }: SiteSource): Feed {
  const { site, pages } = catalogue;
  const home = site.origin + base;
  const days = items.map(({ date }) => date.getTime());
  const feed = new Feed({
    title: plainText(title),
    description: plainText(pages.find(({ kind }) => kind === 'BlogList')?.description ?? config.tagline),
    id: `${home}blog`,
    link: site.origin + spellTrailingSlash(`${base}blog`, config.trailingSlash, base),
    language: site.locale.htmlLang,
    generator: false,
    // Atom wants an author where a post has none.
    author: { name: plainText(config.title), link: home },
    updated: new Date(Math.max(...days)),
    feedLinks: { rss: home + FEEDS.rss.slice(1), atom: home + FEEDS.atom.slice(1) },
    ...(config.favicon && { favicon: new URL(fileUrl(config.favicon, base), home).href }),
  });
  for (const item of items) feed.addItem(item);
  return feed;
}

/** In RSS, `author` is an address for mail; names have an element of their own. */
function rssItem(post: Post, source: SiteSource): Item {
  const { authors, tags } = post.data.post;
  const names = authors.map(({ name }) => name).join(', ');
  return {
    ...commonItem(post, source),
    category: tags.map(({ label }) => ({ name: plainText(label) })),
    ...(names && { extensions: [{ name: 'dc:creator', objects: { _text: plainText(names) } }] }),
  };
}

function atomItem(post: Post, source: SiteSource): Item {
  const home = source.catalogue.site.origin + source.base;
  const { authors, tags } = post.data.post;
  return {
    ...commonItem(post, source),
    ...(authors.length && {
      author: authors.map(({ name, url }) => ({
        name: plainText(name),
        ...(url && { link: new URL(url, home).href }),
      })),
    }),
    category: tags.map(({ label, href }) => ({
      term: decodeURI(href).replace(/^.*\/(?=.)|\/$/g, ''),
      // The library does not escape this character in attributes, where XML does not allow it.
      ...(!label.includes('<') && { name: plainText(label) }),
    })),
  };
}

function commonItem(post: Post, { catalogue, base, history }: SiteSource): Item {
  const { title, description, data, route, source } = post;
  const { origin } = catalogue.site;
  const link = new URL(data.post.href, origin).href;
  const published = dayOf(data.post.date);
  const changed = source && history.dates.get(source);
  return {
    title: asHtml(title),
    id: new URL(underBase(route, base), origin).href,
    link,
    description: asHtml(description),
    content: htmlText(feedHtml(data.blocks, link)),
    published,
    date: lastOf(published, changed),
  };
}

/** Readers of feeds take titles and descriptions for HTML. */
function asHtml(text: string): string {
  return htmlText(text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;'));
}

/** The library ends a part of HTML at the second `]]>` in it. */
function htmlText(html: string): string {
  return plainText(html).replaceAll(']]>', ']]&gt;');
}

/** Takes out the characters that XML cannot contain. */
function plainText(text: string): string {
  return text.replaceAll(new RegExp(NO_TEXT, 'gu'), '');
}

/** A post may be written before the day that it is for. */
function lastOf(published: Date, changed: string | undefined): Date {
  const day = changed === undefined ? published : dayOf(changed);
  return day > published ? day : published;
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
