import type { Block } from '../../../shared/blocks.ts';
import type { PostSummary } from '../../../shared/blog-data.ts';
import { Blocks } from '../content/Blocks.tsx';

/** The text of a post, which names its language where it is not translated. */
export function PostText({ post: { language }, blocks }: { post: PostSummary; blocks: Block[] }) {
  return language ? (
    <div {...language}>
      <Blocks blocks={blocks} />
    </div>
  ) : (
    <Blocks blocks={blocks} />
  );
}
