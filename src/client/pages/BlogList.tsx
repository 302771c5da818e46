import type { PageProps } from '../runtime/page-props.ts';
import { Link } from '../shell/Link.tsx';
import { Pagination } from '../shell/page/Pagination.tsx';
import { t } from '../shell/texts.ts';
import css from './blog/blog.module.css';
import { PostList } from './blog/PostList.tsx';

/** A page of the list of posts, newest first. */
export default function BlogListPage({ data }: PageProps<'BlogList'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <ul className={css.ways}>
        {data.ways.map((way) => (
          <li key={way.href}>
            <Link href={way.href} kind={way.kind}>
              {way.label}
            </Link>
          </li>
        ))}
      </ul>
      <PostList posts={data.posts} />
      <Pagination
        label={t('blog.pages', 'Blog pages')}
        previous={data.newer}
        next={data.older}
        words={{ previous: t('blog.newer', 'Newer'), next: t('blog.older', 'Older') }}
      />
    </>
  );
}
