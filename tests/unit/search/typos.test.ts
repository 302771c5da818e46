import { describe, expect, it } from 'vitest';
import { countTypos, findNearest, typoBudget } from '../../../src/shared/search/typos.ts';

describe('countTypos', () => {
  it.each([
    ['paint', 'paint', 0],
    ['paitn', 'paint', 1],
    ['pait', 'paint', 1],
    ['painnt', 'paint', 1],
    ['paimt', 'paint', 1],
    ['apitn', 'paint', 2],
    ['tracelien', 'traceline', 1],
    ['', 'ab', 2],
  ])('%s is %s with %i typos', (query, target, typos) => {
    expect(countTypos(query, target, 2)).toBe(typos);
  });

  it('stops counting above the limit', () => {
    expect(countTypos('renderer', 'database', 2)).toBe(3);
    expect(countTypos('ab', 'abcdef', 2)).toBe(3);
  });

  it('is the same from both sides, and above any smaller limit the limit and one', () => {
    const words = ['', 'a', 'ab', 'ba', 'abc', 'acb', 'bca', 'paint', 'paitn', 'point', 'apitn', 'print_ui'];
    for (const a of words) {
      for (const b of words) {
        const typos = countTypos(a, b, 9);
        expect(countTypos(b, a, 9), `${a} ${b}`).toBe(typos);
        for (let limit = 0; limit < 9; limit++) {
          expect(countTypos(a, b, limit), `${a} ${b} ${limit}`).toBe(Math.min(typos, limit + 1));
        }
      }
    }
  });

  it('ignores the rest of a word that is still being typed', () => {
    expect(countTypos('trasc', 'traceline', 1, true)).toBe(1);
    expect(countTypos('trasc', 'traceline', 1)).toBe(2);
  });
});

it('allows one typo from 4 characters and two from 8', () => {
  expect([3, 4, 7, 8, 20].map(typoBudget)).toEqual([0, 1, 1, 2, 2]);
});

describe('findNearest', () => {
  const find = (word: string, words: string[], most: number) =>
    findNearest(
      words,
      word,
      most,
      (other) => other,
      (other) => Number(other[0] === word[0]),
    );

  it('has the fewest typos, and no more than allowed', () => {
    expect(find('paitn', ['pant', 'paint', 'print'], 2)).toBe('paint');
    expect(find('paitn', ['renderer'], 2)).toBeUndefined();
  });

  it('is the first of the most alike among equals', () => {
    expect(find('bint', ['mint', 'hint'], 1)).toBe('mint');
    expect(find('bint', ['mint', 'bind', 'bins'], 1)).toBe('bind');
  });
});
