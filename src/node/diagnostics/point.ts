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

/**
 * Returns a function that does the same for many offsets of one text: the text is read once, at the first of them.
 *
 * @example
 * pointer('one\ntwo')(5) // { line: 2, column: 2 }
 */
export function pointer(text: string): (offset: number) => Point {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [first, last] = [0, starts.length - 1];
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((starts[middle] ?? 0) <= offset) first = middle;
      else last = middle - 1;
    }
    return { line: first + 1, column: Math.min(offset, text.length) - (starts[first] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
