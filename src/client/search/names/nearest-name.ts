import { join, lastPart } from '../../../shared/search/tokenizer.ts';
import { findNearest, typoBudget } from '../../../shared/search/typos.ts';
import type { Candidate } from './candidate.ts';

/** Shorter names are near to too many others: not `get` for `table.getn`. */
const LEAST_LETTERS = 5;

/**
 * Returns the last part of the name that a misspelt one means; undefined when none is near. Among names with equally many
 * typos, one of the same owner comes first, then one with the same first letter.
 *
 * @param owner What precedes the name: a group, or a variable with any name. Without it, only fields and parameters are
 * returned, because names of pages are compared with all that was typed anyway.
 * @example
 * // where `client.fire_event` is a name
 * findNearestName(candidates, 'fre_event', 'menu') // 'fire_event'
 */
export function findNearestName(candidates: Candidate[], name: string, owner = ''): string | undefined {
  const wanted = join(name);
  const group = join(owner);
  const likeness = ({ last, full }: Candidate) =>
    2 * Number(full === `${group}${last}`) + Number(last[0] === wanted[0]);
  if (wanted.length < LEAST_LETTERS) return undefined;
  const best = findNearest(candidates, wanted, typoBudget(wanted.length), ({ last }) => last, likeness);
  return best && (owner || best.record.type === 'part') ? lastPart(best.record.name) : undefined;
}
