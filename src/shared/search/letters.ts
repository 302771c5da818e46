/** Numbers in capital letters, which no word of an index has: words are in lower case there. */

/**
 * Returns a number as capital letters, the fewer the smaller it is; `fromLetters` undoes it.
 *
 * @example [0, 25, 26, 701, 702].map(toLetters) // ['A', 'Z', 'AA', 'ZZ', 'AAA']
 */
export function toLetters(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : toLetters(Math.floor(number / 26) - 1) + last;
}

/** Returns the number of some letters, capital or not. */
export function fromLetters(letters: string): number {
  let next = 0;
  // The last five bits of a letter's code are its place in the alphabet, counted from 1.
  for (let at = 0; at < letters.length; at++) next = 26 * next + (letters.charCodeAt(at) & 31);
  return next - 1;
}
