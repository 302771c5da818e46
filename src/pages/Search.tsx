import { useContext, useEffect, useRef, useState } from 'react';
import { LoadingView } from '../shell/LoadingView.tsx';
import { SearchCredit } from '../shell/SearchCredit.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { plural, t } from '../shell/texts.ts';
import css from './parts/Search.module.css';
import { SearchForm } from './parts/SearchForm.tsx';
import { SearchHit } from './parts/SearchHit.tsx';
import { useAddressQuery } from './parts/useAddressQuery.ts';
import { type SearchState, useSiteSearch } from './parts/useSiteSearch.ts';
import type { PageProps } from './props.ts';

/** Hits that are asked for at once. */
const PAGE_SIZE = 15;

/** The search page. The query lives in the address, so that results can be linked to. */
export default function SearchPage({ data }: PageProps<'Search'>) {
  const site = useContext(SiteContext);
  const input = useRef<HTMLInputElement>(null);
  const { query, pause, type } = useAddressQuery(input);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const search = useSiteSearch(query, limit, pause, site);
  const heading = query ? t('search.headingFor', 'Search results for “{query}”', { query }) : data.heading;

  useEffect(() => {
    document.title = [heading, ...document.title.split(' | ').slice(-1)].join(' | ');
  }, [heading]);

  return (
    <div className={css.results}>
      <h1>{heading}</h1>
      <SearchForm
        ref={input}
        placeholder={t('search.placeholder', 'Search docs')}
        autoFocus
        onInput={(event) => {
          setLimit(PAGE_SIZE);
          type(event.currentTarget.value);
        }}
        onSubmit={(event) => event.preventDefault()}
      />
      <div className="quiet" role="status">
        <Outcome search={search} />
      </div>
      {search.status === 'loading' && !search.hits.length && <LoadingView />}
      <ul>
        {search.hits.map((hit) => (
          <SearchHit key={hit.href} hit={hit} />
        ))}
      </ul>
      {search.hits.length > 0 && search.hits.length < search.total && (
        <button type="button" className="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {search.status === 'loading'
            ? t('search.fetching', 'Fetching more results')
            : t('search.more', 'Show more results')}
        </button>
      )}
      {site && <SearchCredit site={site} />}
    </div>
  );
}

function Outcome({ search: { status, total, query } }: { search: SearchState }) {
  if (status === 'failed') {
    return (
      <>
        <p>{t('search.failed', 'Unable to fetch results')}</p>
        <p>{t('search.failedHelp', 'You might want to check your network connection.')}</p>
      </>
    );
  }
  if (status !== 'done') return null;
  if (total > 0) return plural('search.count', 'One page found|{count} pages found', total);
  return t('search.none', 'Nothing was found for “{query}”. Try fewer or other words.', { query });
}
