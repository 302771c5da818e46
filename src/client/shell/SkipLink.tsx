import type { MouseEvent } from 'react';
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

/**
 * Moves the focus to the content; false when there is none. The tabindex goes when the focus does: without it,
 * browsers would take the focus away at once.
 */
export function focusContent(): boolean {
  const target = document.querySelector('main') ?? document.getElementById(CONTENT_ID);
  if (!target) return false;
  target.tabIndex = -1;
  target.focus();
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  return true;
}
