import { focusContent } from '../runtime/focus/lend-focus.ts';
import { adoptSheet } from '../runtime/page/page-sheet.ts';
import { farthestScroll } from '../runtime/start/sign-of-life.ts';
import { trustHtml } from '../runtime/start/trusted-types.ts';
import { ICON_PATHS } from '../shell/Icon.tsx';
import css from '../shell/layout.module.css';
import { t } from '../shell/texts.ts';
import sheet from './back-to-top.css?inline';

/** Pixels from the top within which nobody needs the button. */
const NEAR_TOP = 300;

/** The first page may have been scrolled before this code was there. */
let isFirst = true;

/**
 * Adds a button that appears while the reader scrolls back up a long doc.
 *
 * @returns a function that stops this.
 */
export function offerTop(content: HTMLElement): () => void {
  const column = content.querySelector(`.${css.column}:has(> article)`);
  if (!column) return () => {};
  let button: HTMLElement | undefined;
  let last = 0;
  const follow = () => {
    // A button that has the focus stays.
    if (scrollY !== last && !button?.matches(':focus')) {
      const isWanted = scrollY < last && scrollY > NEAR_TOP;
      if (isWanted && !button) {
        button = createButton();
        column.prepend(button);
      }
      if (!isWanted) {
        button?.remove();
        button = undefined;
      }
    }
    last = scrollY;
  };
  // Read in the next frame: any earlier, the page that is about to be painted would be laid out for it.
  const frame = requestAnimationFrame(() => {
    last = isFirst ? farthestScroll() : scrollY;
    isFirst = false;
    follow();
  });
  addEventListener('scroll', follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', follow);
  };
}

function createButton(): HTMLElement {
  adoptSheet(sheet);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'back-to-top';
  button.ariaLabel = t('page.top', 'Back to top');
  button.innerHTML = trustHtml(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICON_PATHS.chevron}"/></svg>`,
  );
  button.addEventListener('click', () => {
    focusContent();
    scrollTo({ top: 0 });
  });
  return button;
}
