import { countTypos } from '../../shared/search/typos.ts';

/**
 * Returns the short name of a symbol: the last part of its full name.
 *
 * @example
 * shortNameOf('client.trace_line')       // 'trace_line'
 * shortNameOf('material:color_modulate') // 'color_modulate'
 * shortNameOf('assert')                  // 'assert'
 */
export function shortNameOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}

/**
 * Returns the last segment of a route for a symbol's short name: lower case, without underscores.
 *
 * @example
 * slugOf('trace_line') // 'traceline'
 * slugOf('__call')     // 'call'
 */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

/**
 * Returns the id of the group that a definition file contains.
 *
 * @example
 * groupId('definitions/client.lua') // 'client'
 */
export function groupId(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.lua$/, '');
}

/**
 * Finds the symbol or tag that was probably meant: the same but for case and underscores, a few letters apart, or a
 * longer one with the same start. A name without a group is compared with short names. Absent when none is near.
 * `nearest` in `node/diagnostics` is for all other words.
 *
 * @example
 * nearestName('get_porp', ['get_prop', 'set_prop'])    // 'get_prop'
 * nearestName('trace_line', ['client.trace_line'])     // 'client.trace_line'
 * nearestName('bool', ['boolean', 'string'])           // 'boolean'
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const plain = slugOf(name);
  const isFull = /[.:]/.test(name);
  let best: string | undefined;
  let limit = Math.min(3, Math.floor(name.length / 3));
  let longer: string | undefined;
  for (const candidate of candidates) {
    const text = isFull ? candidate : shortNameOf(candidate);
    if (candidate === name) continue;
    const slug = slugOf(text);
    if (slug === plain) return candidate;
    if (plain.length > 2 && slug.startsWith(plain)) longer ??= candidate;
    const distance = countTypos(name, text, limit);
    if (distance > limit || (best && distance === limit)) continue;
    best = candidate;
    limit = distance;
  }
  return best ?? longer;
}

/** Full name of an event's class: family and name after `event.`. */
export const EVENT_CLASS = /^event\.(\w+)\.(\w+)$/;
