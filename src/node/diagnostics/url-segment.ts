/** Characters that the segments of addresses consist of, as messages list them. */
export const SEGMENT_CHARACTERS = 'letters, digits, `-`, `_`, `.` and `~`';

/**
 * Returns whether a text can be a segment of an address: it is the same in links, file names and settings of hosts.
 *
 * @example
 * isUrlSegment('été-1.0') // true
 * isUrlSegment('a b')     // false
 */
export function isUrlSegment(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}._~-]+$/u.test(text);
}
