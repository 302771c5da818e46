import type { MouseEvent, ReactNode } from 'react';
import type { HitEntry } from '../../../shared/search/model.ts';
import { Icon } from '../../shell/Icon.tsx';
import { t } from '../../shell/texts.ts';
import type { HitLink } from '../hit-link.ts';
import { HitContent } from './HitContent.tsx';
import type { SearchHistory } from './history.ts';
import { StarIcon } from './StarIcon.tsx';
import { LIST_ID, optionId } from './use-options.ts';

interface HistoryListProps {
  history: SearchHistory;
  active: number;
  linkOf: (entry: HitEntry) => HitLink;
  onActive: (index: number) => void;
  onFollow: (event: MouseEvent, entry: HitEntry) => void;
  onStar: (entry: HitEntry) => void;
  onRemove: (entry: HitEntry) => void;
}

/** Hits that the reader opened before. A grid, because its rows have buttons beside the link. */
export function HistoryList({
  history: { recent, favorites },
  active,
  linkOf,
  onActive,
  onFollow,
  onStar,
  onRemove,
}: HistoryListProps) {
  if (!recent.length && !favorites.length) {
    return (
      <div className="search-note">
        <p className="search-title">{t('search.noRecent', 'No recent searches')}</p>
        <p>{t('search.whatToType', 'Type a name, part of one, or what a script should do.')}</p>
      </div>
    );
  }
  const row = (entry: HitEntry, index: number, buttons: ReactNode) => {
    const { href, kind, external } = linkOf(entry);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row.
      // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid.
      <div
        key={entry.href}
        id={optionId(index)}
        role="row"
        aria-selected={index === active}
        className="search-row"
        onPointerMove={() => index === active || onActive(index)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
        <div role="gridcell">
          <a
            tabIndex={-1}
            className="hit"
            href={href}
            data-kind={index === active ? kind : undefined}
            data-full-load={external ? '' : undefined}
            onClick={(event) => onFollow(event, entry)}
          >
            <HitContent hit={entry} />
          </a>
        </div>
        {buttons}
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid.
    <div id={LIST_ID} role="grid" aria-label={t('search.history', 'Search history')}>
      <RowGroup label={t('search.recent', 'Recent')}>
        {recent.map((entry, index) =>
          row(
            entry,
            index,
            <>
              <RowButton
                label={t('search.star', 'Save this search')}
                entry={entry}
                onPress={() => onStar(entry)}
              >
                <StarIcon />
              </RowButton>
              <RowButton
                label={t('search.removeRecent', 'Remove this search from history')}
                entry={entry}
                onPress={() => onRemove(entry)}
              >
                <Icon name="close" />
              </RowButton>
            </>,
          ),
        )}
      </RowGroup>
      <RowGroup label={t('search.favorites', 'Favourites')}>
        {favorites.map((entry, index) =>
          row(
            entry,
            recent.length + index,
            <RowButton
              label={t('search.removeFavorite', 'Remove this search from favourites')}
              entry={entry}
              onPress={() => onRemove(entry)}
            >
              <Icon name="close" />
            </RowButton>,
          ),
        )}
      </RowGroup>
    </div>
  );
}

function RowGroup({ label, children }: { label: string; children: ReactNode[] }) {
  if (!children.length) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not be a grid.
    <div role="rowgroup" aria-label={label}>
      <div role="presentation" className="search-heading">
        {label}
      </div>
      {children}
    </div>
  );
}

function RowButton({
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
      <button
        type="button"
        className="search-icon"
        title={label}
        aria-label={`${label}: ${entry.title}`}
        onClick={onPress}
      >
        {children}
      </button>
    </div>
  );
}
