/** Height of the filter above a sidebar's entries, in px: what is below it is in view. */
export const FILTER_HEIGHT = 60;
