import { t } from '../shell/texts.ts';

/** Says that no answer could be had. The next change of the query tries again too. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-note" role="alert">
      <p className="search-title">{t('search.failed', 'Unable to fetch results')}</p>
      <p>{t('search.failedHelp', 'You might want to check your network connection.')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('search.retry', 'Try again')}
      </button>
    </div>
  );
}
