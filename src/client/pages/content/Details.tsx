import type { ReactNode } from 'react';
import type { DetailsBlock } from '../../../shared/blocks.ts';
import { Html } from '../../shell/Html.tsx';

/** Native details. With script, they open and close by their height (`client/behaviours/details.ts`). */
export function Details({ block, children }: { block: DetailsBlock; children: ReactNode }) {
  return (
    <details className="details" data-sheet="details" open={block.open}>
      <summary>
        <Html html={block.summary} />
      </summary>
      <div className="inset">{children}</div>
    </details>
  );
}
