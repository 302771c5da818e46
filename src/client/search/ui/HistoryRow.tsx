import type { MouseEvent, ReactNode } from 'react';
import type { HitEntry } from '../../../shared/search/model.ts';
import type { HitLink } from '../hit-link.ts';
import { HitContent } from './HitContent.tsx';
import { optionId } from './use-options.ts';

/** What the rows of a list have in common. */
export interface RowContext {
  /** Index of the active row. */
  active: number;
  linkOf: (entry: HitEntry) => HitLink;
  onActive: (index: number) => void;
  onFollow: (event: MouseEvent, entry: HitEntry) => void;
}

interface HistoryRowProps {
  entry: HitEntry;
  /** Place among all rows of the list. */
  index: number;
  context: RowContext;
  /** Its buttons, each a `RowButton`. */
  children: ReactNode;
}

/** A hit of the history: its link, and the buttons next to it. */
export function HistoryRow({
  entry,
  index,
  context: { active, linkOf, onActive, onFollow },
  children,
}: HistoryRowProps) {
  const isActive = index === active;
  const { href, kind, external } = linkOf(entry);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row.
    // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid.
    <div
      id={optionId(index)}
      role="row"
      aria-selected={isActive}
      className="search-row"
      onPointerMove={() => isActive || onActive(index)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div role="gridcell">
        <a
          tabIndex={-1}
          className="hit"
          href={href}
          data-kind={isActive ? kind : undefined}
          data-full-load={external ? '' : undefined}
          onClick={(event) => onFollow(event, entry)}
        >
          <HitContent hit={entry} />
        </a>
      </div>
      {children}
    </div>
  );
}

/** A button of a row, named with the title of the hit. */
export function RowButton({
  label,
  entry,
  onPress,
  children,
}: {
  label: string;
  entry: HitEntry;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid.
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
    <div role="gridcell">
      <button type="button" className="search-icon" title={`${label}: ${entry.title}`} onClick={onPress}>
        {children}
      </button>
    </div>
  );
}
