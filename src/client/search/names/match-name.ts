import { isStopWord, stem, usefulWords } from '../../../shared/search/stem.ts';
import { lastPart, splitWords } from '../../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../../shared/search/typos.ts';
import type { Query } from '../query/query.ts';
import { type Candidate, isIdentifier, MOST_OF_PART } from './candidate.ts';

/** Steps of the ranking, best first. Full text comes after all of them but the last. */
export const Step = {
  exact: 0,
  lastPart: 1,
  prefix: 2,
  /**
   * A parameter or field that was named: alone by a name of several words, or after its symbol: `trace_line from_x`.
   */
  place: 3,
  words: 4,
  partExact: 5,
  /** The first letters of the words: `glp` for `get_local_player`. */
  initials: 6,
  infix: 7,
  typo: 8,
  typoWhileTyping: 9,
  partLoose: 10,
  /** A part with the words here and there in its name says less than a page that is about them. */
  partWords: 11,
} as const;

/** How well a candidate fits; absent when it does not. */
export type Fit = { step: number; cost: number } | undefined;

/** Cost of a wanted word that stands in the location of a page, not in its name. */
const CONTEXT_COST = 3;
/** Cost of a word that was typed in the plural or in another form. */
const FORM_COST = 1.5;
/** What it costs to stand in the address only. */
const SLUG_COST = 2;
/** What each typo costs. */
export const TYPO_COST = 10;
/** What it costs to be a type: `hotkey` is the function `new_hotkey` sooner than the type `hotkey_mode`. */
const TYPE_COST = 1.5;

/** Returns how the name of a candidate fits a query that is spelled right. */
export function matchName(candidate: Candidate, query: Query): Fit {
  const { full, last, aliases, record } = candidate;
  const { joined } = query;
  if (record.type === 'part') return matchPart(candidate, query);
  if (joined === full) return { step: Step.exact, cost: 0 };
  if (aliases.includes(joined) && !(joined === last)) return { step: Step.exact, cost: 1 };
  if (joined === last) return { step: Step.lastPart, cost: 0 };
  const wordCost = costOfWords(candidate, query) ?? costOfSlug(candidate, query);
  const isType = record.kind === 'Type';
  if (wordCost === 0 && !isType) return { step: Step.prefix, cost: 0 };
  // Few letters begin many names: those of groups, which all others stand in, come first.
  if (record.kind === 'Group' && joined.length < MOST_OF_PART && full.startsWith(joined))
    return { step: Step.prefix, cost: 0 };
  const lettersLeft = leastLeft(candidate.names, joined);
  if (lettersLeft !== undefined && !(isType && wordCost !== undefined))
    return { step: Step.prefix, cost: lettersLeft };
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

/** Returns how many letters the shortest of the names that begin with these letters has after them; undefined if none does. */
function leastLeft(names: string[], letters: string): number | undefined {
  let least: number | undefined;
  for (const name of names) {
    const left = name.length - letters.length;
    if (name.startsWith(letters) && !(least !== undefined && least <= left)) least = left;
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
    return { step: Step.partLoose, cost: full.length - joined.length };
  }
  const everyWord = wanted.length > 1 && wanted.every((word) => words.includes(word));
  return everyWord ? { step: Step.partWords, cost: full.length } : undefined;
}

/** Returns how the name of a page fits a query with typos, whole or as far as it was typed. */
export function matchWithTypos(candidate: Candidate, { joined, words }: Query): Fit {
  if (candidate.record.type === 'part') return undefined;
  const budget = typoBudget(joined.length);
  if (budget === 0) return undefined;
  const { names } = candidate;
  const whole = closest(names, (name) => countTypos(joined, name, budget), joined);
  if (whole.typos <= budget) return { step: Step.typo, cost: whole.cost };
  const wordTypos = words.length > 1 ? countWordTypos(candidate.words, words) : undefined;
  if (wordTypos !== undefined) return { step: Step.typo, cost: TYPO_COST * wordTypos + 5 };
  const start = closest(names, (name) => countTypos(joined, name, budget, true), joined);
  return start.typos <= budget ? { step: Step.typoWhileTyping, cost: start.cost } : undefined;
}

/** Returns the name with the fewest typos; among equals one with the same first letter, then the closest in length. */
function closest(
  names: string[],
  count: (name: string) => number,
  joined: string,
): { typos: number; cost: number } {
  let best = { typos: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  for (const name of names) {
    const typos = count(name);
    const cost =
      TYPO_COST * typos +
      (name[0] === joined[0] ? 0 : 4) +
      Math.min(3, Math.abs(name.length - joined.length));
    if (cost < best.cost) best = { typos, cost };
  }
  return best;
}

/**
 * Returns the cost when each wanted word is, or starts, a word of the name; words of the location and stop words may
 * stand beside them. The fewer words of the name are left over, the cheaper.
 */
function costOfWords(
  { words, context }: Pick<Candidate, 'words' | 'context'>,
  { words: wanted, joined, isIdentifier: isCode }: Query,
): number | undefined {
  // Written apart: `combo box` for `new_combobox`, `hot keys` for `new_hotkey`.
  const isOne =
    wanted.length > 1 &&
    (words.includes(joined) ||
      (!isCode && joined.endsWith('s') && words.some((nameWord) => isPlural(joined, nameWord))));
  if (isOne) return words.length - 1;
  // Copied when a word of it is taken: most names have none of the wanted words.
  let left = words;
  let cost = 0;
  for (const [position, word] of wanted.entries()) {
    // A letter with words after it is a variable: `e.weapon`.
    const isStart = position === wanted.length - 1 || (word.length > 1 && !isStopWord(word));
    let index = left.indexOf(word);
    if (index < 0 && isStart) {
      index = left.findIndex((nameWord) => nameWord.startsWith(word));
      cost += index < 0 ? 0 : 0.5;
      if (index < 0) {
        index = left.findIndex(
          (nameWord) => word === `${nameWord}s` || (wanted.length > 1 && isFormOf(word, nameWord)),
        );
        cost += index < 0 ? 0 : FORM_COST;
      }
    }
    if (index >= 0) left = left.filter((_, at) => at !== index);
    else if (words.includes(word)) continue;
    else if (isStopWord(word)) cost += 1;
    else if (isStart && context.some((outer) => outer.startsWith(word))) cost += CONTEXT_COST;
    else return undefined;
  }
  if (wanted.length === 0 || left.length === words.length) return undefined;
  // One word distinguishes long names from short ones no better than their texts do: `callback`.
  return cost + (wanted.length === 1 ? Math.min(1, left.length) : left.length);
}

/** Returns whether words are those of a name, some in other forms: `bombs planted` for `bomb_planted`. */
function isNameInForms(name: string, words: string[]): boolean {
  const nameWords = splitWords(lastPart(name));
  // Query words are listed once: those of `hitbox_position hitbox` are the name itself.
  if (words.length < 2 || nameWords.every((word) => words.includes(word))) return false;
  return (
    nameWords.length === words.length && nameWords.every((word, index) => isFormOf(words[index] ?? '', word))
  );
}

/** Returns whether the words that say something are those of a title, in any order: `list of spectators` for `Spectator list`. */
function isTitleInForms(title: string, words: string[]): boolean {
  const asked = usefulWords(words);
  const own = usefulWords(splitWords(title));
  return (
    asked.length > 1 &&
    asked.length === own.length &&
    own.every((word) => asked.some((it) => isFormOf(it, word)))
  );
}

/** Returns whether a word is the plural of another one: `boxes` and `box`. */
function isPlural(word: string, of: string): boolean {
  return word === `${of}s` || (of.endsWith('x') && word === `${of}es`);
}

/** Returns whether two words are forms of one: `missed` and `miss`. A single word is compared with texts instead. */
function isFormOf(word: string, other: string): boolean {
  return word.slice(0, 3) === other.slice(0, 3) && stem(word) === stem(other);
}

/** The same for the words of an article's address, which count for less than its title. */
function costOfSlug({ slug, context }: Candidate, query: Query): number | undefined {
  const cost = slug.length > 0 ? costOfWords({ words: slug, context }, query) : undefined;
  return cost === undefined ? undefined : cost + SLUG_COST;
}

/** Returns the typos when each wanted word is a word of the name with typos, first letters right; else undefined. */
function countWordTypos(words: string[], wanted: string[]): number | undefined {
  let total = 0;
  for (const word of wanted) {
    const budget = typoBudget(word.length);
    const typos = words.map((nameWord) =>
      nameWord[0] === word[0] ? countTypos(word, nameWord, budget) : budget + 1,
    );
    const best = Math.min(...typos);
    if (best > budget) return undefined;
    total += best;
  }
  return total;
}
