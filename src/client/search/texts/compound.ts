import { isStopWord, stem } from '../../../shared/search/stem.ts';

/**
 * Splits a word made of two known ones: `tickinterval` is `tick` and `interval`, `tonumber` is `to` and `number`.
 * Other words are returned whole.
 */
export function splitCompound(word: string, vocabulary: Set<string>): string[] {
  for (let cut = word.length - 3; cut >= 2 && word.length > 5; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    const isFirstWord = first.length > 2 ? vocabulary.has(stem(first)) : isStopWord(first);
    if (isFirstWord && vocabulary.has(stem(second))) return [first, second];
  }
  return [word];
}
