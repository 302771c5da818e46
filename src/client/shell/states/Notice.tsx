import { memo } from 'react';
import { CONTENT_END_ID } from '../../../shared/layout.ts';
import { markup } from '../Html.tsx';
import { t } from '../texts.ts';
import css from './Notice.module.css';

/**
 * The notice that a page could not be loaded. It is hidden until the first script of the page fills in its text, which may
 * happen before the app has loaded; React never does.
 */
export const Notice = memo(function Notice() {
  const texts = [
    t('failure.title', 'This page could not be loaded.'),
    t('search.failedHelp', 'You might want to check your network connection.'),
  ];
  return (
    <div role="status" className={css.notice} id={CONTENT_END_ID}>
      <p data-notice={texts.join(' ')} suppressHydrationWarning dangerouslySetInnerHTML={CONTENT_OF_OTHERS} />
      {/* biome-ignore lint/a11y/useButtonType: clicks on others are repeated when the app has loaded, see replay.ts. */}
      <button className="button">{t('failure.retry', 'Retry')}</button>
    </div>
  );
});

/** Has React leave alone what the first script has put there, perhaps before the app was hydrated. */
const CONTENT_OF_OTHERS = markup('');
