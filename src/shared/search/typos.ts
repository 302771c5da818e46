/**
 * Distance between two words where one typo is an insertion, a deletion, a replacement or two swapped
 * neighbours. Returns `limit + 1` as soon as it is certain that the distance is larger than `limit`.
 *
 * With `prefix`, what `target` has after its best matching start is free, as for a word still being typed.
 *
 * @example countTypos('paitn', 'paint', 1) // 1
 * @example countTypos('trasc', 'traceline', 1, true) // 1
 */
export function countTypos(query: string, target: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (query.length - target.length > limit) return over;
  if (!prefix && target.length - query.length > limit) return over;
  const width = Math.min(target.length, query.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = query[row - 1] === target[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (query[row - 1] === target[column - 2] && query[row - 2] === target[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    beforeLast = last;
    last = current;
  }
  return Math.min(over, prefix ? Math.min(...last) : at(last, width));
}

/** Typos that a word of this length may have: none below 4 characters, one below 8, then two. */
export function typoBudget(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
