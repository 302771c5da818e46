import { countTypos } from '../../shared/search/typos.ts';

/**
 * Finds the known name that a misspelt one most likely stands for: the one with the fewest edits, letter case
 * and `_`/`-` ignored, at most a third of its length (and at least one) away. Absent when none is that close.
 *
 * @example
 * nearest('prot', ['host', 'port']) // 'port'
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(name);
  let best: { name: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    const distance = countTypos(wanted, plain(candidate), limit);
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[_-]/g, '');
}
