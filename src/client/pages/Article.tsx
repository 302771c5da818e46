import type { PageProps } from '../runtime/page-props.ts';
import { Blocks } from './content/Blocks.tsx';

/** A page of prose: a guide or a snippet. */
export default function ArticlePage({ data }: PageProps<'Article'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Blocks blocks={data.blocks} />
    </>
  );
}
