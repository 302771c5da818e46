import type { KindFilter } from '../../../shared/kind-filters.ts';
import { plural, t } from '../../shell/texts.ts';
import { KindChips } from './KindChips.tsx';
import { tidyQuery } from './tidy-query.ts';

interface PanelHeadProps {
  /** Kinds of pages that the site has; absent if it has all. */
  kinds: readonly KindFilter[] | undefined;
  /** The filter in front of the query. */
  pressed: KindFilter | undefined;
  onPress: (filter: KindFilter | undefined) => void;
  /** An answer has been on its way for a noticeable time. */
  slow: boolean;
  /** Number of all hits; 0 while they are not in view or not all known. */
  total: number;
  /** Query that has no hits. */
  missed: string | undefined;
}

/** The head of the dialog below its field: filters, and the status of an answer for screen readers. */
export function PanelHead({ kinds, pressed, onPress, slow, total, missed }: PanelHeadProps) {
  return (
    <>
      <div className="search-tools">
        <KindChips kinds={kinds} pressed={pressed} onPress={onPress} />
        {slow && (
          <span
            className="search-wait"
            role="progressbar"
            aria-label={t('search.loading', 'Loading results')}
          />
        )}
      </div>
      {/* Screen readers announce what changes in it, not what comes together with it. */}
      <p role="status" className={missed ? 'search-none search-title' : 'visually-hidden'}>
        {total > 0
          ? plural('search.hits', 'One result|{count} results', total)
          : missed && t('search.noResults', 'No results for “{query}”', { query: tidyQuery(missed) })}
      </p>
    </>
  );
}
