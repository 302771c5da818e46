import { isStopWord } from '../../shared/search/stem.ts';
import { splitWords } from '../../shared/search/tokenizer.ts';
import { countTypos, typoBudget } from '../../shared/search/typos.ts';
import { parseQuery, type Query } from './query.ts';

/** Where words of queries may come from. */
export interface Vocabulary {
  /** Whether something has the word, or one that starts with it. */
  knows(word: string): boolean;
  /** Words to choose from; among equally near ones the first is taken. */
  words: Iterable<string>;
}

/**
 * Returns a query with the nearest known words in place of those that occur nowhere; undefined when there are none to
 * replace.
 *
 * @example respell(parseQuery('orgiin'), { knows: () => false, words: ['origin'] })?.text // 'origin'
 */
export function respell(query: Query, vocabulary: Vocabulary): Query | undefined {
  if (query.strict) return undefined;
  let { text } = query;
  for (const word of new Set(splitWords(text))) {
    const isFixed = typoBudget(word.length) === 0 || /^\d+$/.test(word) || isStopWord(word);
    if (isFixed || vocabulary.knows(word)) continue;
    const better = findNearest(word, vocabulary.words);
    if (better) text = text.replace(new RegExp(word, 'gi'), better);
  }
  if (text === query.text) return undefined;
  return { ...parseQuery(text), ...(query.filter && { filter: query.filter }) };
}

/** The word with the fewest typos; of several one with the same first letter. */
function findNearest(word: string, words: Iterable<string>): string | undefined {
  let limit = typoBudget(word.length);
  let best: string | undefined;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > limit) continue;
    const typos = countTypos(word, other, limit);
    if (typos > limit || (best && typos === limit && !(other[0] === word[0] && best[0] !== word[0])))
      continue;
    [best, limit] = [other, typos];
  }
  return best;
}
