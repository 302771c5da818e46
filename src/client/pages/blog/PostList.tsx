import type { BlogListData } from '../../../shared/page-data.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import { Blocks } from '../content/Blocks.tsx';
import css from './blog.module.css';
import { PostMeta } from './PostMeta.tsx';

/** Posts with their excerpts, and a link to the rest where there is more. */
export function PostList({ posts }: { posts: BlogListData['posts'] }) {
  return posts.map((post) => (
    <article key={post.href} className={css.post}>
      <h2>
        <Link href={post.href} kind="BlogPost">
          {post.title}
        </Link>
      </h2>
      <PostMeta post={post} />
      <Blocks blocks={post.excerpt} />
      {post.truncated && (
        <Link
          href={post.href}
          kind="BlogPost"
          className="button"
          aria-label={t('blog.readMoreOf', 'Read more of {title}', { title: post.title })}
        >
          {t('blog.readMore', 'Read more')}
        </Link>
      )}
    </article>
  ));
}
