import css from './states.module.css';
import { t } from './texts.ts';

/** What is shown in place of a page that threw while it was rendered. */
export function CrashScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={css.state} role="alert">
      <h1>{t('crash.title', 'This page crashed.')}</h1>
      <p>{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('crash.retry', 'Try again')}
      </button>
    </div>
  );
}
