/**
 * Media query for wide windows, the same as in the shell's styles; in narrower ones, a drawer has the navbar's links. The
 * unit is `em`, so that readers who have set their browser to large text get the layout with room for it. At the default
 * size, 996 px is narrow and 997 px is wide.
 */
export const WIDE_WINDOW = '(width>62.25em)';

/** Media query for windows no wider than those of phones and tablets. */
export const NARROW_WINDOW = '(max-width: 996px)';

/** Id of the element after content and footer: the first paint of a short page waits for it. */
export const CONTENT_END_ID = 'content-end';

/**
 * Height in px of the filter above a sidebar's entries, which are in view only below it. Lists without a filter leave as
 * much room.
 */
const FILTER_HEIGHT = 60;

/** Top, bottom and height of a box on the screen. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'height'>;

/**
 * Returns how far, in px, a list next to the page must scroll to bring an entry into its middle; 0 when the entry is in view.
 */
export function distanceIntoView(entry: Box, view: Box): number {
  if (entry.top >= view.top + FILTER_HEIGHT && entry.bottom <= view.bottom) return 0;
  return entry.top - view.top - view.height / 2;
}
