import { delegate } from './delegate.ts';

/** What scrolls sideways in the text. */
const SCROLLERS = 'main :is(pre, .table-wrap)';

/** Room for the outline, and for the fade at the end of a table, in px. */
const ROOM = 32;

/**
 * Scrolls code and tables sideways until all of a link that the keyboard reaches is in view. Browsers leave it where it is
 * when they take enough of it to be seen: in Chromium, 32 px.
 */
export function revealFocus(): void {
  delegate(['focusin'], `${SCROLLERS} a`, (link) => {
    const frame = link.closest(SCROLLERS);
    if (!frame || !link.matches(':focus-visible')) return;
    const [inner, outer] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
    const after = Math.max(0, inner.right + ROOM - outer.right);
    const before = Math.min(0, inner.left - ROOM - outer.left);
    frame.scrollLeft += before || after;
  });
}
