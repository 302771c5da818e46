import { expect, test } from 'vitest';
import { positionIn } from '../../../../../src/client/runtime/navigation/page-position.ts';

test('a position is taken from the state of an entry only in the shape in which it was left there', () => {
  const left = { top: 120, details: [true], tabs: [] };
  expect(positionIn(left)).toBe(left);
  for (const wrong of [undefined, null, 'x', [], { ...left, top: '0' }, { ...left, details: {} }])
    expect(positionIn(wrong)).toBeUndefined();
  expect(positionIn({ ...left, tabs: undefined })).toBeUndefined();
});
