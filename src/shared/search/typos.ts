/**
 * Returns the number of typos between two words: insertions, deletions, replacements and swapped neighbours (restricted
 * Damerau-Levenshtein distance). The result is `limit + 1` as soon as it is certain that there are more than `limit`.
 *
 * With `prefix`, what follows the best-matching start of `target` costs nothing, as for a word that is still being typed.
 *
 * @example countTypos('paitn', 'paint', 1) // 1
 * @example countTypos('trasc', 'traceline', 1, true) // 1
 */
export function countTypos(query: string, target: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (query.length - target.length > limit) return over;
  if (!prefix && target.length - query.length > limit) return over;
  const width = Math.min(target.length, query.length + limit);
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= Math.min(width, over); column++) last[column] = column;
  for (let row = 1; row <= query.length; row++) {
    const letter = query.charCodeAt(row - 1);
    const letterBefore = query.charCodeAt(row - 2);
    // Only cells this near to the diagonal can be within the limit; those next to them count as over it.
    const first = Math.max(1, row - limit);
    const end = Math.min(width, row + limit);
    let best = first === 1 ? row : over;
    let cost = best;
    current[first - 1] = cost;
    for (let column = first; column <= end; column++) {
      const other = target.charCodeAt(column - 1);
      cost = Math.min(at(last, column) + 1, cost + 1, at(last, column - 1) + (letter === other ? 0 : 1));
      if (letterBefore === other && letter === target.charCodeAt(column - 2)) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    current[end + 1] = over;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let nearest = Math.min(over, at(last, width));
  if (!prefix) return nearest;
  for (let column = Math.max(0, query.length - limit); column < width; column++)
    nearest = Math.min(nearest, at(last, column));
  return nearest;
}

/** Three rows of the table of costs, which all calls share: a query with a typo makes thousands of calls. */
const ROWS: [number[], number[], number[]] = [[], [], []];

/**
 * Returns the item whose text has the fewest typos, at most `most`; undefined when none is near. Among equals, it is the first
 * with the greatest likeness.
 *
 * @example findNearest(['point', 'paint'], 'pbint', 1, (word) => word, () => 0) // 'point'
 */
export function findNearest<Item>(
  items: Iterable<Item>,
  word: string,
  most: number,
  textOf: (item: Item) => string,
  likenessOf: (item: Item) => number,
): Item | undefined {
  let limit = most;
  let best: Item | undefined;
  for (const item of items) {
    const typos = countTypos(word, textOf(item), limit);
    const isWorse = best !== undefined && typos === limit && likenessOf(item) <= likenessOf(best);
    if (typos <= limit && !isWorse) [best, limit] = [item, typos];
  }
  return best;
}

/** Returns how many typos a word of this length may have: none below 4 characters, one below 8, then two. */
export function typoBudget(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
