import { stem } from '../../../shared/search/stem.ts';
import { join, splitWords } from '../../../shared/search/tokenizer.ts';
import { countTypos } from '../../../shared/search/typos.ts';

/** A part of a path between two slashes, in the forms that are compared. */
interface PathPart {
  text: string;
  lower: string;
  /** Letters and digits alone, lower case. */
  joined: string;
  /** Stem of that. */
  stem: string;
  /** Stems of its words, sorted. */
  stems: string[];
  /** These as one text. */
  allStems: string;
}

/** Costs of differences that are not typos. */
const COST = { letterCase: 0.1, marks: 0.2, forms: 0.4, start: 1.3, words: 1.6 };

/** Letters that an unfinished part must have. */
const LEAST_START = 3;

/**
 * Returns a function that gives the distance of a part of a known path from a requested one: 0 for the same, about 1
 * for each typo, infinite when it means something else.
 *
 * @example partCosts('trace_line')('traceline') // 0.2
 */
export function partCosts(asked: string): (known: string) => number {
  const askedForms = formsOf(asked);
  const costs = new Map<string, number>();
  return (known) => {
    const cost = costs.get(known) ?? costOf(askedForms, knownForms(known));
    costs.set(known, cost);
    return cost;
  };
}

/** Most parts are in the paths of many pages. */
const formsOfKnown = new Map<string, PathPart>();

function knownForms(text: string): PathPart {
  const forms = formsOfKnown.get(text) ?? formsOf(text);
  formsOfKnown.set(text, forms);
  return forms;
}

function formsOf(text: string): PathPart {
  const joined = join(text);
  const stems = splitWords(text).map(stem).sort();
  return { text, lower: text.toLowerCase(), joined, stem: stem(joined), stems, allStems: stems.join() };
}

function costOf(asked: PathPart, known: PathPart): number {
  if (asked.text === known.text) return 0;
  if (asked.lower === known.lower) return COST.letterCase;
  if (!asked.joined || !known.joined) return Number.POSITIVE_INFINITY;
  if (asked.joined === known.joined) return COST.marks;
  if (asked.allStems === known.allStems || asked.stem === known.stem) return COST.forms;
  return Math.min(typoCost(asked.joined, known.joined), wordCost(asked, known));
}

function typoCost(asked: string, known: string): number {
  const budget = pairBudget(asked.length + known.length);
  const typos = countTypos(asked, known, budget);
  if (typos > budget) return Number.POSITIVE_INFINITY;
  return typos + typos / known.length + (asked[0] === known[0] ? 0 : 0.1);
}

/** Returns how many typos are allowed between two parts that have this many letters together. */
function pairBudget(letters: number): number {
  if (letters < 3) return 0;
  return letters < 10 ? 1 : letters < 20 ? 2 : 3;
}

/** Returns the cost when the known part starts with the requested one, or one has all words of the other. */
function wordCost(asked: PathPart, known: PathPart): number {
  if (asked.joined.length >= LEAST_START && known.joined.startsWith(asked.joined)) {
    return COST.start + leftOver(asked, known);
  }
  const [less, more] = asked.stems.length < known.stems.length ? [asked, known] : [known, asked];
  const isWithin = less.joined.length >= LEAST_START && less.stems.every((word) => more.stems.includes(word));
  return isWithin ? COST.words + leftOver(less, more) : Number.POSITIVE_INFINITY;
}

/** Returns the share of the longer part that the shorter one lacks. */
function leftOver(less: PathPart, more: PathPart): number {
  return 1 - less.joined.length / more.joined.length;
}
