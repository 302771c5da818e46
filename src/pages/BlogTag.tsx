import { Link } from '../shell/Link.tsx';
import { t } from '../shell/texts.ts';
import { PostList } from './parts/PostList.tsx';
import type { PageProps } from './props.ts';

/** The posts that carry a tag. */
export default function BlogTagPage({ data }: PageProps<'BlogTag'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <p className="lead">
        <Link href={data.tagsHref} kind="BlogTags">
          {t('blog.allTags', 'All tags')}
        </Link>
      </p>
      <PostList posts={data.posts} />
    </>
  );
}
