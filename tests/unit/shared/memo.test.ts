import { expect, test, vi } from 'vitest';
import { MEMO_LIMIT, memoize } from '../../../src/shared/memo.ts';

test('a result is computed once', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = memoize(compute);
  expect([length('lua'), length('lua'), length('docs')]).toEqual([3, 3, 4]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('CON-10: beyond the limit the oldest result goes and is computed again', () => {
  const compute = vi.fn((text: string) => text.toUpperCase());
  const upper = memoize(compute);
  for (let number = 0; number <= MEMO_LIMIT; number++) upper(`a${number}`);
  expect(MEMO_LIMIT).toBe(10_000);
  expect(upper.size()).toBe(10_000);
  expect(upper('a10000')).toBe('A10000');
  expect(compute).toHaveBeenCalledTimes(10_001);
  expect(upper('a0')).toBe('A0');
  expect(compute).toHaveBeenCalledTimes(10_002);
  expect(upper.size()).toBe(10_000);
});
