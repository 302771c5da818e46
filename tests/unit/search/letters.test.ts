import { expect, it } from 'vitest';
import { fromLetters, toLetters } from '../../../src/shared/search/letters.ts';

it('writes every number in letters of its own, small numbers in few', () => {
  const numbers = Array.from({ length: 20_000 }, (_, number) => number);
  const written = numbers.map(toLetters);
  expect(written.map(fromLetters)).toEqual(numbers);
  expect(written.every((letters) => /^[A-Z]+$/.test(letters))).toBe(true);
  expect(written.filter(({ length }) => length === 1)).toHaveLength(26);
  expect(written.filter(({ length }) => length === 2)).toHaveLength(26 * 26);
});
