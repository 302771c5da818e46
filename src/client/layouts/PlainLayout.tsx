import type { PageLink } from '../../shared/page-link.ts';
import { samePath } from '../../shared/urls.ts';
import { Link } from '../shell/Link.tsx';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';
import type { LayoutProps } from './DocLayout.tsx';
import { PageFoot } from './PageFoot.tsx';
import contents from './TableOfContents.module.css';
import { TableOfContents, TableOfContentsBlock } from './TableOfContents.tsx';

/** The layout of pages outside the docs: the blog has recent posts at the side, a post its table of contents, too. */
export function PlainLayout({ page, site, children }: LayoutProps) {
  if (page.kind === 'Home') return children;
  const { recent = [] } = page;
  const path = site.base + page.route.slice(1);
  const hasBeside = recent.length + page.toc.length > 0;
  return (
    <div className={css.columns} data-beside={hasBeside || undefined}>
      <div className={css.column}>
        <TableOfContentsBlock entries={page.toc} />
        {/* In one element, so that the menu "Copy page", which script adds, comes after all of it. */}
        <div>{children}</div>
        <PageFoot page={page} />
      </div>
      {hasBeside && (
        <div className={css.beside}>
          <TableOfContents entries={page.toc} />
          {recent.length > 0 && <RecentPosts posts={recent} path={path} />}
        </div>
      )}
    </div>
  );
}

function RecentPosts({ posts, path }: { posts: PageLink[]; path: string }) {
  return (
    <nav className={contents.side} aria-label={t('blog.recent', 'Recent posts')}>
      <p>{t('blog.recent', 'Recent posts')}</p>
      <ul>
        {posts.map((post) => (
          <li key={post.href}>
            <Link
              href={post.href}
              kind={post.kind}
              aria-current={samePath(post.href, path) ? 'page' : undefined}
            >
              {post.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
