import { memo } from 'react';
import { CONTENT_END_ID } from '../../../shared/layout.ts';
import { markup } from '../Html.tsx';
import { t } from '../texts.ts';
import css from './Notice.module.css';

/**
 * The place for a notice that a page could not be loaded. The first script of the page fills it, because that may
 * happen before the app has loaded; React never does.
 */
export const Notice = memo(function Notice() {
  const texts = [
    t('failure.title', 'This page could not be loaded.'),
    t('search.failedHelp', 'You might want to check your network connection.'),
  ];
  return (
    <div
      role="status"
      className={css.notice}
      id={CONTENT_END_ID}
      data-notice={texts.join(' ')}
      data-retry={t('failure.retry', 'Retry')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={CONTENT_OF_OTHERS}
    />
  );
});

/** Has React leave alone what the first script has put there, perhaps before the app was hydrated. */
const CONTENT_OF_OTHERS = markup('');
