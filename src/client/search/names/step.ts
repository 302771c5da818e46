/**
 * Steps of the ranking of names, best first. Full text comes after all of them but the last. These are constants and not an
 * object, so that the bundle has their numbers only.
 */

export const exact = 0;
export const lastPart = 1;
export const prefix = 2;
/** A parameter or field that was named: alone by a name of several words, or after its symbol: `trace_line from_x`. */
export const place = 3;
export const words = 4;
export const partExact = 5;
/** The first letters of the words: `glp` for `get_local_player`. */
export const initials = 6;
export const infix = 7;
export const typo = 8;
export const typoWhileTyping = 9;
export const partLoose = 10;
/** A part with the words here and there in its name says less than a page that is about them. */
export const partWords = 11;
