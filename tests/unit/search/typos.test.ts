import { describe, expect, it } from 'vitest';
import { countTypos, typoBudget } from '../../../src/shared/search/typos.ts';

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

  it('ignores the rest of a word that is still being typed', () => {
    expect(countTypos('trasc', 'traceline', 1, true)).toBe(1);
    expect(countTypos('trasc', 'traceline', 1)).toBe(2);
  });
});

it('allows one typo from 4 characters and two from 8', () => {
  expect([3, 4, 7, 8, 20].map(typoBudget)).toEqual([0, 1, 1, 2, 2]);
});
