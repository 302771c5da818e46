import { useEffect, useMemo, useRef } from 'react';
import { distanceIntoView } from '../../../shared/layout.ts';
import type { TocEntry } from '../../../shared/page.ts';
import { Html } from '../Html.tsx';
import { t } from '../texts.ts';
import css from './TableOfContents.module.css';
import { nestToc, type TocNode } from './toc.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** The side column of wide windows, which follows the reader. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  const nodes = useMemo(() => nestToc(entries), [entries]);
  const current = useCurrentHeading(entries);
  const list = useRef<HTMLElement>(null);
  // A list that is longer than the window scrolls along.
  useEffect(() => {
    const scroller = list.current?.parentElement;
    const entry = current && list.current?.querySelector('[aria-current]');
    if (scroller && entry)
      scroller.scrollTop += distanceIntoView(entry.getBoundingClientRect(), scroller.getBoundingClientRect());
  }, [current]);
  if (!entries.length) return null;
  return (
    <nav ref={list} className={css.side} aria-label={t('toc.label', 'On this page')}>
      <p>{t('toc.label', 'On this page')}</p>
      <Nodes nodes={nodes} current={current} />
    </nav>
  );
}

/** The block above the content of narrower windows, closed at first. */
export function TableOfContentsBlock({ entries }: { entries: TocEntry[] }) {
  if (!entries.length) return null;
  return (
    <details className={css.block}>
      <summary>{t('toc.label', 'On this page')}</summary>
      <Nodes nodes={nestToc(entries)} current={undefined} />
    </details>
  );
}

function Nodes({ nodes, current }: { nodes: TocNode[]; current: string | undefined }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`#${node.id}`} aria-current={node.id === current ? 'location' : undefined}>
            <Html html={node.html} />
          </a>
          {node.children.length > 0 && <Nodes nodes={node.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}
