import type { PageProps } from '../runtime/page/page-props.ts';
import { PostList } from './blog/PostList.tsx';
import { Ways } from './blog/Ways.tsx';

/** A page of the list of posts, newest first. */
export default function BlogListPage({ data }: PageProps<'BlogList'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Ways ways={data.ways} />
      <PostList page={data} />
    </>
  );
}
