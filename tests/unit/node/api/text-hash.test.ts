import { expect, test } from 'vitest';
import { hashText } from '../../../../src/node/api/text-hash.ts';

test('the hash of a text never changes: recorded snapshots tell by it which texts were reworded', () => {
  expect(hashText(['Draws a line.', 'See `draw`.'])).toBe('10qfbrw95b9');
});

test('links that the build has set do not count, others do', () => {
  expect(hashText(['See [`draw`](symbol:api.draw).'])).toBe(hashText(['See `draw`.']));
  expect(hashText(['See [`draw`](/docs/draw).'])).not.toBe(hashText(['See `draw`.']));
});
