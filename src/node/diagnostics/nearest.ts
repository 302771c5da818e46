/**
 * Finds the known name that a misspelt one most likely stands for: the one with the fewest edits, letter case
 * and `_`/`-` ignored, at most a third of its length (and at least one) away. Absent when none is that close.
 *
 * @example
 * nearest('prot', ['host', 'port']) // 'port'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let best: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    const distance = editDistance(wanted, plain(candidate));
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name;
}

/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replace);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(at(row, j), at(beforeLast, j - 2) + 1);
      }
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[_-]/g, '');
}
