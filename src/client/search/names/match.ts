import type { PageKind } from '../../../shared/page-kinds.ts';
import { traitsOf } from '../../../shared/page-kinds.ts';
import type { Query } from '../query/query.ts';
import type { Candidate } from './candidate.ts';
import type { Fit } from './match-name.ts';
import * as Step from './step.ts';

/** A candidate that matched; smaller `step`, then smaller `cost`, is better. */
export interface Match {
  candidate: Candidate;
  step: number;
  cost: number;
}

/** Returns the candidates that match, in their order. */
export function collectMatches(candidates: Candidate[], match: (candidate: Candidate) => Fit): Match[] {
  const matches: Match[] = [];
  for (const candidate of candidates) {
    const fit = match(candidate);
    if (fit) matches.push({ candidate, ...fit });
  }
  return matches;
}

/** Returns whether a name only resembles the query, or only its initials equal it. */
export function isGuess({ step }: Match): boolean {
  return step === Step.initials || step === Step.typo || step === Step.typoWhileTyping;
}

/** Returns whether the name of a page, or of a part of one, equals the query. */
export function isWholeName({ step }: Match): boolean {
  return step <= Step.lastPart || step === Step.place || step === Step.partExact;
}

/**
 * Returns whether a name equals the query, or begins with it. Names that have the words here and there come after a phrase.
 */
export function isSure({ step }: Match): boolean {
  return step < Step.words;
}

/**
 * Returns whether a part matches by the name of its symbol and its own name, without punctuation between them: `find
 * pattern`.
 */
export function isRunTogether({ step, cost }: Match, { text }: Query): boolean {
  return step === Step.place && cost === 0 && !/[.:(]/.test(text);
}

/** Orders matches, best first: by how well their names match, then by the order of the index. */
export function compareMatches(a: Match, b: Match): number {
  return compareFit(a, b) || a.candidate.record.id - b.candidate.record.id;
}

/** Compares matches by how well their names match; 0 for those that match equally well. */
export function compareFit(a: Match, b: Match): number {
  const [x, y] = [a.candidate.record, b.candidate.record];
  return (
    a.step - b.step ||
    Number(x.deprecated ?? false) - Number(y.deprecated ?? false) ||
    a.cost - b.cost ||
    kindOrder(x.kind) - kindOrder(y.kind) ||
    y.weight - x.weight
  );
}

function kindOrder(kind: PageKind): number {
  return traitsOf(kind).order ?? 5;
}
