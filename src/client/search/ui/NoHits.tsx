import type { SiteView } from '../../../shared/site.ts';
import { Link } from '../../shell/Link.tsx';
import { t } from '../../shell/texts.ts';
import { reportLink } from './report-link.ts';

interface NoHitsProps {
  query: string;
  /** Headings of earlier results, three at most. */
  titles: string[];
  site: SiteView;
  onSuggest: (query: string) => void;
}

/** Tells the reader what to try when a query has no hits, which the status above it says. */
export function NoHits({ query, titles, site, onSuggest }: NoHitsProps) {
  const title = t('search.reportTitle', 'Search finds nothing for "{query}"', { query });
  const report = reportLink(site.search.issueHref, title);
  return (
    <div className="search-note">
      {titles.length > 0 && (
        <div className="search-suggestions">
          <p>{t('search.trySearching', 'Try searching for')}</p>
          {titles.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="badge"
              onClick={() => onSuggest(`${suggestion.toLowerCase()} `)}
            >
              {suggestion}
            </button>
          ))}
        </div>
      )}
      {report && (
        <p>
          {t('search.believe', 'Believe this query should return results?')}{' '}
          <Link href={report} external className="search-report">
            {t('search.letUsKnow', 'Let us know.')}
          </Link>
        </p>
      )}
    </div>
  );
}
