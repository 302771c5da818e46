import type { PageProps } from '../runtime/page/page-props.ts';
import { PostList } from './blog/PostList.tsx';
import { Ways } from './blog/Ways.tsx';

/** A page of the posts that carry a tag. */
export default function BlogTagPage({ data }: PageProps<'BlogTag'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Ways ways={data.ways} />
      <PostList page={data} />
    </>
  );
}
