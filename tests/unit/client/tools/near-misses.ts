/** Ways to get an address wrong, each made from a right one; undefined where it cannot go wrong that way. */

/** A number from 0 to 1 at each call, the same ones for the same seed. */
type Random = () => number;

export type NearMiss = (route: string, random: Random) => string | undefined;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A small generator of numbers ("mulberry32"), so that a failure can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All ways by their names. */
export const NEAR_MISSES: Record<string, NearMiss> = {
  'upper case': (route) => route.toUpperCase(),
  'capital letters': (route) => route.replaceAll(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase()),
  'camel case': (route) =>
    changed(route, (part) => part.replaceAll(/_([a-z])/g, (_, it) => it.toUpperCase())),
  hyphens: (route) => changed(route, (part) => part.replaceAll('_', '-')),
  'no underscores': (route) => changed(route, (part) => part.replaceAll('_', '')),
  'an underscore more': (route, random) =>
    inName(route, (name) => cutAt(name, 1 + pick(name.length - 1, random), '_')),
  'another number': (route) =>
    eachPart(route, (part) => (part.endsWith('s') ? part.slice(0, -1) : `${part}s`)),
  '.md': (route) => `${route}.md`,
  '.htm': (route) => `${route}.htm`,
  'one edit in the name': (route, random) => inName(route, (name) => edit(name, random)),
  'one edit in each part': (route, random) => eachPart(route, (part) => edit(part, random)),
  'a folder missing': (route, random) => {
    const parts = route.split('/');
    return parts.length < 4 ? undefined : parts.toSpliced(1 + pick(parts.length - 2, random), 1).join('/');
  },
  'a folder more': (route, random) => {
    const parts = route.split('/');
    return parts.toSpliced(1 + pick(parts.length - 1, random), 0, 'latest').join('/');
  },
  'a dot before the name': dotted,
};

/** The name behind a dot, as in code: `/docs/api/client.traceline`. */
function dotted(route: string): string | undefined {
  return /^\/docs\/api\/[a-z]+\/[a-z]/.test(route) ? route.replace(/\/(?=[^/]*$)/, '.') : undefined;
}

function changed(route: string, change: (route: string) => string | undefined): string | undefined {
  const result = change(route);
  return result === route ? undefined : result;
}

function inName(route: string, change: (name: string) => string): string {
  const start = route.lastIndexOf('/') + 1;
  return route.slice(0, start) + change(route.slice(start));
}

function eachPart(route: string, change: (part: string) => string): string {
  return route
    .split('/')
    .map((part) => part && change(part))
    .join('/');
}

/** Inserts, deletes, replaces or swaps letters. Of names with fewer than three letters nothing is taken away. */
function edit(part: string, random: Random): string {
  const at = pick(part.length, random);
  const letter = LETTERS[pick(LETTERS.length, random)] ?? 'x';
  const kind = part.length < 3 ? 0 : pick(4, random);
  if (kind === 0) return cutAt(part, at, letter);
  if (kind === 1) return part.slice(0, at) + part.slice(at + 1);
  if (kind === 2) return part.slice(0, at) + letter + part.slice(at + 1);
  const before = Math.min(at, part.length - 2);
  return part.slice(0, before) + part.charAt(before + 1) + part.charAt(before) + part.slice(before + 2);
}

function cutAt(text: string, at: number, between: string): string {
  return text.slice(0, at) + between + text.slice(at);
}

function pick(count: number, random: Random): number {
  return Math.floor(random() * count);
}
