import { countTypos, typoBudget } from '../../../shared/search/typos.ts';
import type { Query } from '../query/query.ts';
import type { Candidate } from './candidate.ts';
import type { Fit } from './match-name.ts';
import * as Step from './step.ts';

/** What each typo costs. */
const TYPO_COST = 10;

/** Returns how the name of a page fits a query with typos, whole or as far as it was typed. */
export function matchWithTypos(candidate: Candidate, { joined, words }: Query): Fit {
  if (candidate.record.type === 'part') return undefined;
  const budget = typoBudget(joined.length);
  if (budget === 0) return undefined;
  const { names } = candidate;
  const whole = closest(names, joined, budget);
  if (whole.typos <= budget) return { step: Step.typo, cost: whole.cost };
  const wordTypos = words.length > 1 ? countWordTypos(candidate.words, words) : undefined;
  if (wordTypos !== undefined) return { step: Step.typo, cost: TYPO_COST * (wordTypos + 1) };
  const start = closest(names, joined, budget, true);
  return start.typos <= budget ? { step: Step.typoWhileTyping, cost: start.cost } : undefined;
}

/** Returns whether a match is a name that differs in one letter from an identifier: `get_players` for `get_playes`. */
export function isAlike(
  { step, cost }: { step: number; cost: number },
  { isIdentifier }: Pick<Query, 'isIdentifier'>,
): boolean {
  return isIdentifier && step === Step.typo && cost < 2 * TYPO_COST;
}

/** Returns the name with the fewest typos; among equals one with the same first letter, then the closest in length. */
function closest(
  names: string[],
  joined: string,
  budget: number,
  prefix?: boolean,
): { typos: number; cost: number } {
  let best = { typos: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  for (const name of names) {
    const typos = countTypos(joined, name, budget, prefix);
    const cost =
      TYPO_COST * typos +
      (name[0] === joined[0] ? 0 : 4) +
      Math.min(3, Math.abs(name.length - joined.length));
    if (cost < best.cost) best = { typos, cost };
  }
  return best;
}

/** Returns the typos when each wanted word is a word of the name with typos, first letters right; else undefined. */
function countWordTypos(words: string[], wanted: string[]): number | undefined {
  let total = 0;
  for (const word of wanted) {
    const budget = typoBudget(word.length);
    let best = budget + 1;
    for (const nameWord of words)
      if (nameWord[0] === word[0]) best = Math.min(best, countTypos(word, nameWord, budget));
    if (best > budget) return undefined;
    total += best;
  }
  return total;
}
