import { Pagination } from '../layouts/Pagination.tsx';
import type { PageProps } from '../runtime/page/page-props.ts';
import { t } from '../shell/texts.ts';
import { PostMeta } from './blog/PostMeta.tsx';
import { PostText } from './blog/PostText.tsx';
import { Ways } from './blog/Ways.tsx';

/** A post in full, with links to its neighbours. */
export default function BlogPostPage({ data }: PageProps<'BlogPost'>) {
  return (
    <article>
      <h1 {...data.post.language}>{data.post.title}</h1>
      <PostMeta post={data.post} />
      <PostText post={data.post} blocks={data.blocks} />
      <Pagination
        label={t('blog.neighbours', 'Newer and older posts')}
        previous={data.newer}
        next={data.older}
        words={{ previous: t('blog.newer', 'Newer'), next: t('blog.older', 'Older') }}
      />
      <Ways ways={data.ways} />
    </article>
  );
}
