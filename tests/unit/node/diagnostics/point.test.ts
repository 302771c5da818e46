import { expect, test } from 'vitest';
import { pointAt, pointer } from '../../../../src/node/diagnostics/point.ts';

test.each([
  ['', 0, 1, 1],
  ['one', 0, 1, 1],
  ['one', 3, 1, 4],
  ['one\ntwo', 3, 1, 4],
  ['one\ntwo', 4, 2, 1],
  ['one\ntwo', 5, 2, 2],
  ['one\n\nthree', 5, 3, 1],
  ['one\r\ntwo', 5, 2, 1],
  ['one', 9, 1, 4],
])('%j: offset %i is line %i, column %i', (text, offset, line, column) => {
  expect(pointAt(text, offset)).toEqual({ line, column });
});

test('a pointer finds the same positions, whatever the order', () => {
  const text = 'one\ntwo\n\nthree\r\nfour\n';
  const at = pointer(text);
  for (let offset = text.length; offset >= 0; offset--) expect(at(offset)).toEqual(pointAt(text, offset));
  for (let offset = 0; offset <= text.length; offset++) expect(at(offset)).toEqual(pointAt(text, offset));
  expect(pointer('')(0)).toEqual({ line: 1, column: 1 });
});
