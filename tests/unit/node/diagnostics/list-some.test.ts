import { expect, test } from 'vitest';
import { listSome } from '../../../../src/node/diagnostics/list-some.ts';

test('names that a message has no room for are counted', () => {
  expect(listSome(['x', 'y', 'z'], 2)).toBe('`x`, `y` and 1 more');
  expect(listSome(['x', 'y', 'z'], 3)).toBe('`x`, `y`, `z`');
  expect(listSome([])).toBe('');
});
