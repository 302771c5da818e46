import { useContext, useEffect, useState } from 'react';
import { Html } from '../shell/Html.tsx';
import { Link } from '../shell/Link.tsx';
import { SiteContext } from '../shell/SiteContext.ts';
import { t } from '../shell/texts.ts';
import { nearestFirst, onePerPage, pathQueries } from './parts/pathQueries.ts';
import css from './parts/Search.module.css';
import { SearchHit } from './parts/SearchHit.tsx';
import { useSiteSearch } from './parts/useSiteSearch.ts';
import type { PageProps } from './props.ts';

/** Pages that are suggested. */
const SUGGESTIONS = 5;
/** Hits that they are chosen from: a page's parts are hits of their own. */
const CANDIDATES = 40;

/** The page for addresses that lead nowhere. It suggests what the reader may have meant. */
export default function NotFoundPage({ data }: PageProps<'NotFound'>) {
  const base = useContext(SiteContext)?.base ?? '/';
  const [path, setPath] = useState('');
  const [attempt, setAttempt] = useState(0);
  const queries = pathQueries(path);
  const search = useSiteSearch(queries[attempt] ?? '', CANDIDATES, 0);

  useEffect(() => {
    setPath(location.pathname);
    setAttempt(0);
  }, []);
  const suggestions = onePerPage(nearestFirst(search.hits, path)).slice(0, SUGGESTIONS);
  const failed = search.status === 'done' && search.query === queries[attempt] && search.hits.length === 0;
  useEffect(() => {
    if (failed) setAttempt((number) => number + 1);
  }, [failed]);

  return (
    <div className={css.results}>
      <h1>{data.heading}</h1>
      <Html as="p" className="lead" html={data.textHtml} />
      <p>
        <Link href={base} kind="Home" className="button">
          {t('notFound.home', 'Go to the home page')}
        </Link>
      </p>
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{t('notFound.suggestions', 'Did you mean')}</h2>
          <ul>
            {suggestions.map((hit) => (
              <SearchHit key={hit.href} hit={hit} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
