import { CONTENT_ID } from '../runtime/focus/lend-focus.ts';
import css from './SkipLink.module.css';
import { t } from './texts.ts';

/**
 * First stop of the Tab key on each page: leads past the navigation. The first script of the page takes its clicks, because a
 * reader who needs it presses it before anything else.
 */
export function SkipLink() {
  return (
    <section aria-label={t('skip.region', 'Skip navigation')} className={css.region} data-skip-region="">
      <a href={`#${CONTENT_ID}`} className={css.skip}>
        {t('skip.link', 'Skip to main content')}
      </a>
    </section>
  );
}
