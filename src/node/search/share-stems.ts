import { toLetters } from '../../shared/search/letters.ts';

/**
 * Spells each stem on the first page that has it only; other pages have its number, and so has every page for a stem that the
 * reader knows. The reader of an index undoes it. Of this site it makes the index 3.5 kB smaller.
 *
 * The numbers of a page are from the greatest to the smallest. Each is written as how many others are between it and the one
 * before, in letters of which the last is small.
 *
 * @param known Stems that the reader knows, in the order of their numbers; those of the pages follow.
 * @example shareStems([['a', 'b'], ['b'], ['b', 'c']], ['a']) // { firsts: ['b', '', 'c'], again: ['a', 'a', 'a'] }
 */
export function shareStems(pages: string[][], known: string[]): { firsts: string[]; again: string[] } {
  const numbers = new Map(known.map((stem, index) => [stem, index]));
  const firsts: string[] = [];
  const again: string[] = [];
  for (const stems of pages) {
    const first = stems.filter((stem) => !numbers.has(stem));
    const others = stems.flatMap((stem) => numbers.get(stem) ?? []).sort((a, b) => b - a);
    firsts.push(first.join(' '));
    again.push(others.map((own, index) => toStep((others[index - 1] ?? numbers.size) - own - 1)).join(''));
    for (const stem of first) numbers.set(stem, numbers.size);
  }
  return { firsts, again };
}

/** Letters that end with a small one. */
function toStep(number: number): string {
  return toLetters(number).replace(/.$/, (last) => last.toLowerCase());
}
