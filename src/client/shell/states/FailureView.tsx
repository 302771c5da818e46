import { t } from '../texts.ts';
import css from './states.module.css';

/** What is shown in place of a page that cannot be loaded. */
export function FailureView({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={css.state} role="alert">
      <h1>{t('failure.title', 'This page could not be loaded.')}</h1>
      <p>{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('failure.retry', 'Retry')}
      </button>
    </div>
  );
}
