/** A position in a text; line and column count from 1. */
export interface Point {
  line: number;
  column: number;
}

/**
 * Returns the position of an offset. Only `\n` ends a line.
 *
 * @example
 * pointAt('one\ntwo', 5) // { line: 2, column: 2 }
 */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
