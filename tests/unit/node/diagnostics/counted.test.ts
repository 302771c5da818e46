import { expect, test } from 'vitest';
import { counted } from '../../../../src/node/diagnostics/counted.ts';

test('a noun is in the plural unless there is one', () => {
  expect([0, 1, 2].map((amount) => counted(amount, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
});
