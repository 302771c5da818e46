import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import css from './states.module.css';

interface CrashScreenProps {
  error: Error;
  /** Takes the focus: the reader has tried again, in vain. */
  focused?: boolean;
  onRetry: () => void;
}

/** What is shown in place of a page that threw while it was rendered. */
export function CrashScreen({ error, focused = false, onRetry }: CrashScreenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <div className={css.state} role="alert">
      <h1>{t('crash.title', 'This page crashed.')}</h1>
      <p>{error.message}</p>
      <button ref={button} type="button" className="button" onClick={onRetry}>
        {t('crash.retry', 'Try again')}
      </button>
    </div>
  );
}
