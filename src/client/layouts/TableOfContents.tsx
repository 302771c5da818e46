import type { TocEntry } from '../../shared/page.ts';
import { Html } from '../shell/Html.tsx';
import { t } from '../shell/texts.ts';
import { nestToc, type TocNode } from './nest-toc.ts';
import css from './TableOfContents.module.css';

/** The side column of wide windows; script marks the entry of the heading that the reader is at. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  if (!entries.length) return null;
  return (
    <nav className={css.side} aria-label={t('toc.label', 'On this page')}>
      <p>{t('toc.label', 'On this page')}</p>
      <Nodes nodes={nestToc(entries)} />
    </nav>
  );
}

/** The block above the content of narrower windows, closed at first. */
export function TableOfContentsBlock({ entries }: { entries: TocEntry[] }) {
  if (!entries.length) return null;
  return (
    <details className={css.block}>
      <summary>{t('toc.label', 'On this page')}</summary>
      <Nodes nodes={nestToc(entries)} />
    </details>
  );
}

function Nodes({ nodes }: { nodes: TocNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`#${node.id}`}>
            <Html html={node.html} />
          </a>
          {node.children.length > 0 && <Nodes nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
