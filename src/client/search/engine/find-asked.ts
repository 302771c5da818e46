import { splitWords } from '../../../shared/search/tokenizer.ts';
import { calledIn, memberOf, type Query } from '../query/query.ts';
import type { Corpus, FoundText, Selection } from './corpus.ts';
import { splitWord } from './respell.ts';

/**
 * How well a phrase that equals the query fits: `draw text`. It comes before names that have the words among others
 * (`draw_debug_text`). If a row has it as its title, this applies only if it contains function words, because then no name
 * was meant.
 */
const SAME_PHRASE = 0.95;

/** What is known of a query before phrases are looked for. */
interface Asked {
  query: Query;
  /** Its words; of code, the longer ones. */
  words: string[];
  /** Pages that have them. */
  hits: FoundText[];
  /** A name equals the query, or begins with it. */
  isNamed: boolean;
}

/** Returns the pages that have the words as a phrase, or else other words that an identifier may stand for. */
export function findAsked(
  corpus: Corpus,
  selection: Selection,
  { query, words, hits, isNamed }: Asked,
): FoundText[] {
  const asked = samePhrase(words, hits);
  if (asked.length > 0) return asked;
  const isPhrase = hits.some(hasPhrase);
  for (const other of readings(query, isNamed || isPhrase ? undefined : corpus)) {
    const found = samePhrase(other, selection.findTexts(other, query.strict));
    if (found.length > 0) return found;
  }
  // The word alone may be a phrase: `get date`.
  const [verb, word = '', ...more] = words;
  const isWish = verb === 'get' && more.length === 0 && !query.isIdentifier && !isPhrase && !isNamed;
  return isWish ? selection.findTexts([word], query.strict).filter(hasPhrase) : [];
}

/** Returns the pages with a phrase that equals the words. */
export function samePhrase(words: string[], hits: FoundText[]): FoundText[] {
  return words.length > 1 ? hits.filter(hasPhrase) : [];
}

/** Returns whether a phrase of the page equals the words. */
export function hasPhrase({ phrase }: FoundText): boolean {
  return phrase >= SAME_PHRASE;
}

/**
 * The words of a name after a variable: `draw text` for `surface.DrawText`. If the query is not a name itself, the same without
 * `get`, and the two words that were written as one: `text width` for `GetTextWidth`, `draw text` for `drawtext`.
 */
function* readings(query: Query, corpus: Corpus | undefined): Generator<string[]> {
  // Arguments do not belong to a phrase: `callbacks.Register("CreateMove", fn)`.
  yield splitWords(calledIn(query) ?? '');
  const member = splitWords(memberOf(query) ?? '');
  yield member;
  if (!corpus || query.strict) return;
  const [verb, ...rest] = member.length > 0 ? member : query.words;
  if (verb === 'get' && rest.length > 1) yield rest;
  // Words that occur nowhere are split by the correction of misspelt ones.
  const [word = '', ...more] = member.length > 0 ? member : query.words;
  if (more.length === 0 && corpus.knows(word)) yield splitWords(splitWord(word, corpus.words) ?? '');
}
