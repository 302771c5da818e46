/**
 * Media query of a wide window, as in the styles of the shell; in others the navbar's links are in a drawer. It is in `em`,
 * so that readers who have set their browser to large text get the layout that has room for it. At the usual size, 996 px
 * are narrow and 997 px are wide.
 */
export const WIDE_WINDOW = '(width>62.25em)';

/** Media query of a window as wide as a phone's or tablet's. */
export const NARROW_WINDOW = '(max-width: 996px)';

/** Id of the element after content and footer: the first paint of a short page waits for it. */
export const CONTENT_END_ID = 'content-end';

/** Height of the filter above a sidebar's entries, in px: what is below it is in view. Lists without one leave as much room. */
const FILTER_HEIGHT = 60;

/** Top, bottom and height of a box on the screen. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'height'>;

/**
 * Returns how far, in px, a list beside the page must scroll to bring an entry into its middle; 0 when the entry is in view.
 */
export function distanceIntoView(entry: Box, view: Box): number {
  if (entry.top >= view.top + FILTER_HEIGHT && entry.bottom <= view.bottom) return 0;
  return entry.top - view.top - view.height / 2;
}
