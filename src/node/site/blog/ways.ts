import type { PageLink } from '../../../shared/page-link.ts';
import { FEEDS } from '../routes.ts';
import type { BlogContext } from './context.ts';

/**
 * Returns the ways into the posts: all, by year, by tag, and as a feed.
 *
 * @param here Route of the page that shows them, which they leave out.
 */
export function blogWays({ href, i18n, hasTags }: BlogContext, here?: string): PageLink[] {
  const ways: (PageLink | false)[] = [
    { href: '/blog', label: i18n.t('blog.allPosts', 'All posts'), kind: 'BlogList' },
    { href: '/blog/archive', label: i18n.t('blog.archive', 'Archive'), kind: 'BlogArchive' },
    hasTags && { href: '/blog/tags', label: i18n.t('blog.allTags', 'All tags'), kind: 'BlogTags' },
    { href: FEEDS.rss, label: i18n.t('blog.rss', 'RSS feed') },
    { href: FEEDS.atom, label: i18n.t('blog.atom', 'Atom feed') },
  ];
  return ways
    .filter((way) => way !== false)
    .filter((way) => way.href !== here)
    .map((way) => ({ ...way, href: href(way.href) }));
}
