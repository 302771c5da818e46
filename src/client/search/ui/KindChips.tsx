import { memo } from 'react';
import { KIND_FILTERS, type KindFilter } from '../../../shared/kind-filters.ts';
import { t } from '../../shell/texts.ts';
import { filterLabel } from './sorts.ts';

interface KindChipsProps {
  /** Those that the site has; all of them by default. */
  kinds?: readonly KindFilter[] | undefined;
  pressed: KindFilter | undefined;
  onPress: (filter: KindFilter | undefined) => void;
}

/** Buttons that narrow a search to one sort of page. */
export const KindChips = memo(function KindChips({ kinds = KIND_FILTERS, pressed, onPress }: KindChipsProps) {
  // With one kind, there is nothing to choose.
  if (!kinds[1]) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend to style away.
    <div role="group" aria-label={t('search.filters', 'Kind of page')} className="chips">
      {[undefined, ...kinds].map((filter) => (
        <button
          key={filter ?? 'all'}
          type="button"
          className="badge"
          aria-pressed={filter === pressed}
          // The focus stays where it is, so that a pointer does not take it from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(filter)}
        >
          {filterLabel(filter)}
        </button>
      ))}
    </div>
  );
});
