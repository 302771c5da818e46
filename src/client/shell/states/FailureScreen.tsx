import { useEffect, useRef } from 'react';
import { PageUnavailable } from '../../runtime/loading/page-error.ts';
import { t } from '../texts.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './states.css?inline';

interface FailureScreenProps {
  error: Error;
  /** Takes the focus, because the reader's second try has failed, too. */
  focused?: boolean;
  onRetry: () => void;
}

/** Replaces a page that cannot be loaded, or whatever threw while it was rendered. */
export function FailureScreen({ error, focused = false, onRetry }: FailureScreenProps) {
  useSheet(sheet);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const [title, retry] =
    error instanceof PageUnavailable
      ? [t('failure.title', 'This page could not be loaded.'), t('failure.retry', 'Retry')]
      : [t('crash.title', 'This page crashed.'), t('crash.retry', 'Try again')];
  return (
    <div className="state" role="alert">
      <h1>{title}</h1>
      <p>{withCode(error.message)}</p>
      <button ref={button} type="button" className="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

/** Sets what a message has between backticks as code. */
function withCode(message: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity.
  return message.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
