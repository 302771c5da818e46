import type { BlogListData } from '../../../shared/blog-data.ts';
import { Pagination } from '../../layouts/Pagination.tsx';
import type { PageProps } from '../../runtime/page/page-props.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import './sheet.ts';
import { PostMeta } from './PostMeta.tsx';
import { PostText } from './PostText.tsx';
import { Ways } from './Ways.tsx';

/** A page of posts with their excerpts, a link to the rest where there is more, and links to the pages before and after this one. */
export function PostList({ data }: PageProps<'BlogList' | 'BlogTag'>) {
  const { heading, ways, posts, newer, older } = data;
  return (
    <>
      <h1>{heading}</h1>
      <Ways ways={ways} />
      {posts.map((post) => (
        <ListedPost key={post.href} post={post} />
      ))}
      <Pagination
        label={t('blog.pages', 'Blog pages')}
        previous={newer}
        next={older}
        words={{ previous: t('blog.newer', 'Newer'), next: t('blog.older', 'Older') }}
      />
    </>
  );
}

function ListedPost({ post }: { post: BlogListData['posts'][number] }) {
  return (
    <article className="blog-post" data-sheet="blog">
      <h2 {...post.language}>
        <Link href={post.href} kind="BlogPost">
          {post.title}
        </Link>
      </h2>
      <PostMeta post={post} />
      <PostText post={post} blocks={post.excerpt} />
      {post.truncated && (
        <Link
          href={post.href}
          kind="BlogPost"
          className="button"
          aria-label={t('blog.readMoreOf', 'Read more about {title}', { title: post.title })}
        >
          {t('blog.readMore', 'Read more')}
        </Link>
      )}
    </article>
  );
}
