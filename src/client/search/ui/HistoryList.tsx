import type { ReactNode } from 'react';
import type { HitEntry } from '../../../shared/search/model.ts';
import { Icon } from '../../shell/Icon.tsx';
import { t } from '../../shell/texts.ts';
import { HistoryRow, RowButton, type RowContext } from './HistoryRow.tsx';
import type { SearchHistory } from './history.ts';
import { StarIcon } from './StarIcon.tsx';
import { LIST_ID } from './use-options.ts';

interface HistoryListProps extends RowContext {
  history: SearchHistory;
  onStar: (entry: HitEntry) => void;
  onRemove: (entry: HitEntry) => void;
}

/** Hits that the reader opened before. A grid, because its rows have buttons next to the link. */
export function HistoryList({
  history: { recent, favorites },
  onStar,
  onRemove,
  ...context
}: HistoryListProps) {
  if (!recent.length && !favorites.length) {
    return (
      <div className="search-note">
        <p className="search-title">{t('search.noRecent', 'No recent searches')}</p>
        <p>{t('search.whatToType', 'Type a name, part of one, or what a script should do.')}</p>
      </div>
    );
  }
  const row = (entry: HitEntry, index: number, buttons: ReactNode) => (
    <HistoryRow key={entry.href} entry={entry} index={index} context={context}>
      {buttons}
    </HistoryRow>
  );
  const removeButton = (entry: HitEntry, label: string) => (
    <RowButton label={label} entry={entry} onPress={() => onRemove(entry)}>
      <Icon name="close" />
    </RowButton>
  );
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
              {removeButton(entry, t('search.removeRecent', 'Remove this search from history'))}
            </>,
          ),
        )}
      </RowGroup>
      <RowGroup label={t('search.favorites', 'Favourites')}>
        {favorites.map((entry, index) =>
          row(
            entry,
            recent.length + index,
            removeButton(entry, t('search.removeFavorite', 'Remove this search from favourites')),
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
