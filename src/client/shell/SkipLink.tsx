import type { MouseEvent } from 'react';
import { lendFocus } from '../runtime/lend-focus.ts';
import css from './SkipLink.module.css';
import { t } from './texts.ts';

/** Id of the content container that the skip link leads to without script. */
export const CONTENT_ID = 'main-content';

/** First stop of the Tab key on each page: leads past the navigation. */
export function SkipLink() {
  return (
    <section aria-label={t('skip.region', 'Skip navigation')} className={css.region} data-skip-region="">
      <a href={`#${CONTENT_ID}`} className={css.skip} onClick={skip}>
        {t('skip.link', 'Skip to main content')}
      </a>
    </section>
  );
}

/** Leaves no hash in the address. */
function skip(event: MouseEvent) {
  if (focusContent()) event.preventDefault();
}

/** Moves the focus to the content; returns false when there is none. */
export function focusContent(): boolean {
  const target = document.querySelector('main') ?? document.getElementById(CONTENT_ID);
  if (!target) return false;
  lendFocus(target);
  return true;
}
