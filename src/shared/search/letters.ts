/** Numbers in capital letters, which no word of an index has: words are in lower case there. */

/** Code of the letter `A`. */
const FIRST = 65;

/**
 * Returns a number as capital letters, the fewer the smaller it is; `fromLetters` undoes it.
 *
 * @example [0, 25, 26, 701, 702].map(toLetters) // ['A', 'Z', 'AA', 'ZZ', 'AAA']
 */
export function toLetters(number: number): string {
  const last = String.fromCharCode(FIRST + (number % 26));
  return number < 26 ? last : toLetters(Math.floor(number / 26) - 1) + last;
}

/** Returns the number of some capital letters. */
export function fromLetters(letters: string): number {
  let next = 0;
  for (let at = 0; at < letters.length; at++) next = 26 * next + letters.charCodeAt(at) - FIRST + 1;
  return next - 1;
}
