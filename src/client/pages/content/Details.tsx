import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { DetailsBlock } from '../../../shared/blocks.ts';
import { toggleDetails } from '../../runtime/collapse.ts';
import { Html } from '../../shell/Html.tsx';

/** Native details; with script, they open and close by their height. */
export function Details({ block, children }: { block: DetailsBlock; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const toggle = (event: MouseEvent) => {
    if (!details.current || !content.current) return;
    event.preventDefault();
    toggleDetails(details.current, content.current);
  };
  return (
    <details ref={details} className="details" data-sheet="details" open={block.open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button already, and keys click it. */}
      <summary onClick={toggle}>
        <Html html={block.summary} />
      </summary>
      <div ref={content} className="inset">
        {children}
      </div>
    </details>
  );
}
