import { isStopWord } from '../../../shared/search/stem.ts';
import type { Query } from '../query/query.ts';
import { type Candidate, isIdentifier, MOST_OF_PART } from './candidate.ts';
import { costOfSlug, costOfWords, isNameInForms, isTitleInForms } from './match-words.ts';
import * as Step from './step.ts';

/** How well a candidate fits; absent when it does not. */
export type Fit = { step: number; cost: number } | undefined;

/** What it costs to be a type: `hotkey` is the function `new_hotkey` sooner than the type `hotkey_mode`. */
const TYPE_COST = 1.5;

/** What it costs to begin with the letters only under another name. */
const FOREIGN_COST = 4;

/** Returns how the name of a candidate fits a query that is spelled right. */
export function matchName(candidate: Candidate, query: Query): Fit {
  const { full, last, aliases, record } = candidate;
  const { joined } = query;
  if (record.type === 'part') return matchPart(candidate, query);
  if (joined === full) return { step: Step.exact, cost: 0 };
  if (joined === last) return { step: Step.lastPart, cost: 0 };
  if (aliases.includes(joined)) return { step: Step.exact, cost: 1 };
  // The plural of a name is that name before longer ones: `circles` is not `circle_outline`.
  if (query.words.length === 1 && joined === `${last}s` && isIdentifier(record) && record.kind !== 'Type')
    return { step: Step.words, cost: 0 };
  const wordCost = costOfWords(candidate, query) ?? costOfSlug(candidate, query);
  const isType = record.kind === 'Type';
  if (wordCost === 0 && !isType) return { step: Step.prefix, cost: 0 };
  // Few letters begin many names: those of groups, which contain all others, come first.
  if (record.kind === 'Group' && joined.length < MOST_OF_PART && full.startsWith(joined))
    return { step: Step.prefix, cost: 0 };
  const lettersLeft = leastLeft(candidate, joined);
  if (lettersLeft < Infinity && !(isType && wordCost !== undefined)) {
    // Events begin with what they are about, whose letters say nothing of what happens: `bomb` is not `bomb_beep`.
    const isAbout =
      record.kind === 'Event' && candidate.words[0]?.startsWith(joined) && joined.length > MOST_OF_PART;
    return { step: Step.prefix, cost: isAbout ? 4 : lettersLeft };
  }
  const isProse = !isIdentifier(record) && query.words.some(isStopWord);
  const isSame = isProse ? isTitleInForms : isNameInForms;
  if (wordCost !== undefined && !isType && isSame(record.name, query.words))
    return { step: Step.prefix, cost: wordCost };
  if (wordCost !== undefined) return { step: Step.words, cost: wordCost + (isType ? TYPE_COST : 0) };
  if (query.words.length === 1 && candidate.initials === joined) return { step: Step.initials, cost: 0 };
  if (isInside(candidate, joined)) return { step: Step.infix, cost: full.length - joined.length };
  const longWords =
    query.words.length > 1 && query.words.every((word) => word.length > 2 && isInside(candidate, word));
  return longWords ? { step: Step.infix, cost: full.length } : undefined;
}

/**
 * Returns how many letters the shortest of the names that begin with these letters has after them; infinite if none does. What
 * other libraries call a symbol counts for less: `ui.re` begins `ui.reference` sooner than `ui.remove`.
 */
function leastLeft({ names, aliases, record }: Candidate, letters: string): number {
  let least = Infinity;
  for (const name of names) {
    if (!name.startsWith(letters)) continue;
    const isForeign = isIdentifier(record) && aliases.includes(name);
    least = Math.min(least, name.length - letters.length + (isForeign ? FOREIGN_COST : 0));
  }
  return least;
}

/**
 * Returns whether a name has these letters where a reader sees them: from the start of a word on, or inside a word of
 * an identifier, which may be made of several: `count` in `framecount`. Few letters must be its end: not `gui` in
 * `extinguish`.
 */
function isInside({ full, words, record }: Candidate, letters: string): boolean {
  if (letters.length < 2 || !full.includes(letters)) return false;
  // Words of scripts without spaces overlap.
  if (words.join('') !== full) return true;
  let next = 0;
  return words.some((word) => {
    const start = next;
    next += word.length;
    if (full.startsWith(letters, start)) return true;
    if (!isIdentifier(record)) return false;
    return letters.length > MOST_OF_PART ? word.includes(letters) : word.endsWith(letters);
  });
}

function matchPart({ record, full, last, place, words }: Candidate, query: Query): Fit {
  const { joined, words: wanted } = query;
  if (joined === full && full !== last) return { step: Step.exact, cost: 2 };
  if (joined === last && record.kind === 'Group') return { step: Step.lastPart, cost: 2 };
  if (joined === place) return { step: Step.place, cost: 0 };
  if (joined === last && query.isIdentifier) return { step: Step.place, cost: 1 };
  // A heading that was typed says more than names that have the words here and there.
  if (joined === full && wanted.length > 1) return { step: Step.place, cost: 0 };
  if (joined === full || joined === last) return { step: Step.partExact, cost: joined === full ? 0 : 1 };
  if (joined.length > 2 && (full.startsWith(joined) || last.startsWith(joined))) {
    return { step: Step.partLoose, cost: last.length - joined.length };
  }
  const everyWord = wanted.length > 1 && wanted.every((word) => words.includes(word));
  return everyWord ? { step: Step.partWords, cost: full.length } : undefined;
}
