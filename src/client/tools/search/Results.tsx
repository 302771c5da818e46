import { type RefObject, useRef } from 'react';
import type { PageLink } from '../../../shared/page-link.ts';
import { Failure } from '../../search/ui/Failure.tsx';
import type { PagedSearch } from '../../search/ui/use-paged-search.ts';
import { Link } from '../../shell/Link.tsx';
import { LoadingView } from '../../shell/states/LoadingView.tsx';
import { plural, t } from '../../shell/texts.ts';
import { ListEnd } from './ListEnd.tsx';
import { SearchHit } from './SearchHit.tsx';

interface ResultsProps {
  search: PagedSearch;
  query: string;
  /** The search is limited to one kind of page. */
  isNarrowed: boolean;
  /** The answer is on its way. */
  isAsking: boolean;
  /** Pages that list others, for readers without hits. */
  indexes: PageLink[];
  field: RefObject<HTMLInputElement | null>;
}

/** What the search page shows of an answer: how many pages were found, the pages, the way to more of them. */
export function Results({ search, query, isNarrowed, isAsking, indexes, field }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { status, hits, total } = search;
  // The pressed button disappears: the focus goes to the last hit, after which more will follow, or to the field.
  const retry = () => {
    (list.current?.querySelector<HTMLElement>(':scope > :last-child a') ?? field.current)?.focus();
    search.retry();
  };
  const failure = status === 'failed' && <Failure searchPage={location.href} onRetry={retry} />;
  return (
    <>
      <div className="quiet" role="status">
        {outcomeOf(search, query, isNarrowed)}
      </div>
      {!hits.length && failure}
      {status === 'loading' && !hits.length && <LoadingView />}
      {!isAsking && !hits.length && (
        <p className="search-page-lists quiet">
          <span>{t('search.lists', 'Browse instead:')}</span>
          {indexes.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <ul ref={list}>
        {hits.map((hit) => (
          <SearchHit key={hit.href} hit={hit} />
        ))}
      </ul>
      {hits.length > 0 && failure}
      {status !== 'failed' && hits.length > 0 && hits.length < total && (
        <ListEnd loading={status === 'loading'} onMore={search.more} />
      )}
    </>
  );
}

/**
 * Returns how many pages were found, as one string: React can change the whole text of an element even after the browser has
 * translated it.
 */
function outcomeOf({ status, total, hits }: PagedSearch, query: string, isNarrowed: boolean): string {
  if (status === 'idle' || (status !== 'done' && !hits.length)) return '';
  if (total > 0) return plural('search.count', 'One page found|{count} pages found', total);
  if (isNarrowed)
    return t('search.noneOfKind', 'No results of this kind for “{query}”. Try all kinds.', { query });
  return t('search.none', 'No results for “{query}”. Try fewer or different words.', { query });
}
