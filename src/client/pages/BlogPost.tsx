import { Pagination } from '../layouts/Pagination.tsx';
import type { PageProps } from '../runtime/page/page-props.ts';
import { t } from '../shell/texts.ts';
import { PostMeta } from './blog/PostMeta.tsx';
import { Ways } from './blog/Ways.tsx';
import { Blocks } from './content/Blocks.tsx';

/** A post in full, with links to its neighbours. */
export default function BlogPostPage({ data }: PageProps<'BlogPost'>) {
  return (
    <article>
      <h1>{data.post.title}</h1>
      <PostMeta post={data.post} />
      <Blocks blocks={data.blocks} />
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
