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
  return closest(candidates, (candidate) => ({
    wanted,
    known: plain(candidate),
    length: Math.max(wanted.length, candidate.length),
  }));
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
  const whole = `${plain(route)}/`;
  return closest(candidates, (candidate) => {
    const path = `${plain(candidate)}/`;
    const shared = sharedFolder(whole, path);
    const [wanted, known] = [whole.slice(shared), path.slice(shared)];
    return { wanted, known, length: Math.max(wanted.length, known.length) };
  });
}

/** What is compared of a name and of a candidate; a third of the length may differ, and at least one letter. */
interface Pair {
  wanted: string;
  known: string;
  length: number;
}

function closest(candidates: Iterable<string>, pairWith: (candidate: string) => Pair): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const { wanted, known, length } = pairWith(candidate);
    const limit = Math.max(1, Math.floor(length / 3));
    const distance = countTypos(wanted, known, limit);
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
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
