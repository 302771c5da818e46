/** Routes of the feeds, which are files. */
export const FEEDS = { rss: '/blog/rss.xml', atom: '/blog/atom.xml' };

/** Route of a tag's page: `/blog/tags/ffi`. */
export function tagRoute(tag: string): string {
  return `/blog/tags/${tag.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
