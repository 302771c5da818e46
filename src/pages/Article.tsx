import { Blocks } from '../shell/Blocks.tsx';
import type { PageProps } from './props.ts';

/** A page of prose: a guide or a snippet. */
export default function ArticlePage({ data }: PageProps<'Article'>) {
  return (
    <>
      <h1>{data.heading}</h1>
      <Blocks blocks={data.blocks} />
    </>
  );
}
