import { useEffect, useState } from 'react';
import { isOutdated } from '../../runtime/loading/outdated.ts';
import { t } from '../../shell/texts.ts';

interface FailureProps {
  /** URL of the search page with the query; a site without such a page has none. */
  searchPage?: string | undefined;
  onRetry: () => void;
}

/**
 * Tells the reader that the search failed. The next change of the query also tries again. In a tab that is older than
 * the site on the server, the index may be gone: a link then leads to the search page of the current build.
 */
export function Failure({ searchPage, onRetry }: FailureProps) {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    isOutdated().then(setOutdated);
  }, []);
  return (
    <div className="search-note" role="alert">
      <p className="search-title">{t('search.failed', 'Unable to fetch results')}</p>
      <p>
        {outdated
          ? t('search.outdated', 'This page is from an earlier version of the site.')
          : t('search.failedHelp', 'You might want to check your network connection.')}
      </p>
      {outdated && searchPage ? (
        <a href={searchPage} className="button" data-full-load="">
          {t('search.present', 'Search the current version')}
        </a>
      ) : (
        <button type="button" className="button" onClick={onRetry}>
          {t('search.retry', 'Try again')}
        </button>
      )}
    </div>
  );
}
