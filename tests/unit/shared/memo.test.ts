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
  const upper = memoize(compute, 2);
  for (const text of ['a', 'b', 'c']) upper(text);
  expect(upper.size()).toBe(2);
  expect(upper('c')).toBe('C');
  expect(compute).toHaveBeenCalledTimes(3);
  expect(upper('a')).toBe('A');
  expect(compute).toHaveBeenCalledTimes(4);
  expect(upper.size()).toBe(2);
});

test('CON-10: the limit is 10000', () => {
  expect(MEMO_LIMIT).toBe(10_000);
});
