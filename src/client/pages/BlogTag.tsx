import type { PageProps } from '../runtime/page-props.ts';
import { Link } from '../shell/Link.tsx';
import { t } from '../shell/texts.ts';
import css from './blog/blog.module.css';
import { PostList } from './blog/PostList.tsx';

/** The posts that carry a tag. */
export default function BlogTagPage({ data }: PageProps<'BlogTag'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <ul className={css.ways}>
        <li>
          <Link href={data.tagsHref} kind="BlogTags">
            {t('blog.allTags', 'All tags')}
          </Link>
        </li>
      </ul>
      <PostList posts={data.posts} />
    </>
  );
}
