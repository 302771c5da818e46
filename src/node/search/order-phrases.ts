import { compareText } from '../../shared/compare-text.ts';
import { leads } from '../../shared/search/phrases.ts';
import { isStopWord } from '../../shared/search/stem.ts';

/**
 * Puts the words of phrases in an order in which as many phrases as possible begin alike, because the index keeps such words
 * once. Phrases whose order counts stay as they are. Of this site it makes the index 0.7 kB smaller.
 *
 * @example orderPhrases(['draw box', 'pen', 'box on map']) // ['box draw', 'box map on', 'pen']
 */
export function orderPhrases(phrases: string[]): string[] {
  const isFixed = (words: string[]) => leads({ small: new Set(words) }) || words.every(isStopWord);
  const split = phrases.map((phrase) => phrase.split(' '));
  const free = split.filter((words) => !isFixed(words));
  const ordered = [...split.filter(isFixed), ...beginAlike(free)];
  return ordered.map((words) => words.join(' ')).sort();
}

/** Puts the word that most of the phrases have first in these, and does the same with the rest of each and with the others. */
function beginAlike(phrases: string[][]): string[][] {
  const [first] = commonest(phrases.flat());
  if (first === undefined) return phrases;
  const having = phrases.filter((words) => words.includes(first));
  const rest = beginAlike(having.map((words) => words.filter((word) => word !== first)));
  const others = phrases.filter((words) => !words.includes(first));
  return [...rest.map((words) => [first, ...words]), ...beginAlike(others)];
}

/** The words, the commonest first. */
function commonest(words: string[]): string[] {
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([word]) => word);
}
