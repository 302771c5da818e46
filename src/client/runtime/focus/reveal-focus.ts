import { delegate } from '../delegate.ts';

/**
 * Scrolls code and tables sideways until a link that the keyboard reaches is completely in view, with room for its outline
 * and for the fade at the end of a table. Browsers do not scroll when they consider enough of a link to be visible: 32 px in
 * Chromium.
 */
export function revealFocus(): void {
  delegate(['focusin'], 'main :is(pre, .table-wrap) a', (link) => {
    if (!link.matches(':focus-visible')) return;
    link.style.scrollMarginInline = '2rem';
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
