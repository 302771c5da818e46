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

/**
 * Finds the known route that a misspelt one most likely stands for. What both begin with does not count: two short names in a
 * long folder are not close.
 *
 * @example
 * nearestRoute('/docs/giude', ['/docs/guide']) // '/docs/guide'
 * nearestRoute('/docs/nope', ['/docs/types'])  // undefined
 */
export function nearestRoute(route: string, candidates: Iterable<string>): string | undefined {
  const wanted = `${plain(route)}/`;
  let best: { route: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const known = `${plain(candidate)}/`;
    const shared = sharedFolder(wanted, known);
    const length = Math.max(wanted.length, known.length) - shared;
    const limit = Math.max(1, Math.floor(length / 3));
    const distance = countTypos(wanted.slice(shared), known.slice(shared), limit);
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { route: candidate, distance };
    }
  }
  return best?.route;
}

/** Length of the folder that two paths are in, with the slash at its end. */
function sharedFolder(one: string, other: string): number {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end++;
  return one.lastIndexOf('/', end - 1) + 1;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[_-]/g, '');
}
