import { delegate } from '../delegate.ts';

/**
 * Scrolls code and tables sideways until all of a link that the keyboard reaches is in view, with room for its outline and
 * for the fade at the end of a table. Browsers leave it where it is when they take enough of it to be seen: in Chromium,
 * 32 px.
 */
export function revealFocus(): void {
  delegate(['focusin'], 'main :is(pre, .table-wrap) a', (link) => {
    if (!link.matches(':focus-visible')) return;
    link.style.scrollMarginInline = '2rem';
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
