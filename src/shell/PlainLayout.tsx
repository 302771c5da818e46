import type { PageLink } from '../catalogue/model.ts';
import type { LayoutProps } from './DocLayout.tsx';
import { Link } from './Link.tsx';
import css from './layout.module.css';
import { PageFoot } from './PageFoot.tsx';
import { samePath } from './paths.ts';
import { TableOfContents, TableOfContentsBlock } from './TableOfContents.tsx';
import { t } from './texts.ts';

/** Around pages outside the docs: recent posts beside the blog, a table of contents beside a post. */
export function PlainLayout({ page, site, children }: LayoutProps) {
  if (page.kind === 'Home') return <>{children}</>;
  const recent = 'recent' in page.data ? page.data.recent : [];
  const path = site.base + page.route.slice(1);
  return (
    <div className={css.plain}>
      {recent.length > 0 && <RecentPosts posts={recent} path={path} />}
      <div className={css.columns}>
        <div className={css.column}>
          <TableOfContentsBlock entries={page.toc} />
          {children}
          <PageFoot page={page} />
        </div>
        <TableOfContents entries={page.toc} />
      </div>
    </div>
  );
}

function RecentPosts({ posts, path }: { posts: PageLink[]; path: string }) {
  return (
    <nav className={css.recent} aria-label={t('blog.recent', 'Recent posts')}>
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
