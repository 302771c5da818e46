import { describe, expect, test, vi } from 'vitest';
import { isOutside, keyAction, queryOf } from '../../../../src/client/entry/search-frame.ts';

describe('what a key press does to the dialog', () => {
  const plain = {
    key: 'k',
    code: 'KeyK',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
  };
  const shortcut = { ...plain, ctrlKey: true };
  const slash = { ...plain, key: '/', code: 'Slash' };
  test.each([
    ['Ctrl+K opens it', shortcut, { isOpen: false, isFree: true }, 'open'],
    ['Ctrl+K in a field opens it', shortcut, { isOpen: false, isFree: false }, 'open'],
    ['Ctrl+K closes it', shortcut, { isOpen: true, isFree: true }, 'close'],
    ['/ that is held is no letter', { ...slash, repeat: true }, { isOpen: true, isFree: true }, 'open'],
    [
      '/ that is held elsewhere does nothing',
      { ...slash, repeat: true },
      { isOpen: false, isFree: true },
      undefined,
    ],
    ['/ opens it', slash, { isOpen: false, isFree: true }, 'open'],
    ['/ in a field is a letter', slash, { isOpen: false, isFree: false }, undefined],
    ['/ in the open dialog is a letter', slash, { isOpen: true, isFree: true }, undefined],
    ['other letters do nothing', plain, { isOpen: false, isFree: true }, undefined],
  ] as const)('%s', (_, event, { isOpen, isFree }, action) => {
    expect(keyAction(event, isOpen, () => isFree)).toBe(action);
  });

  test('storage is read for no other key than /', () => {
    const isFree = vi.fn(() => true);
    keyAction(plain, false, isFree);
    keyAction(shortcut, false, isFree);
    expect(isFree).not.toHaveBeenCalled();
  });
});

test.each([
  ['', ''],
  [' trace\n line ', 'trace line'],
  ['a'.repeat(70), 'a'.repeat(64)],
  [`${'a'.repeat(63)}😀`, 'a'.repeat(63)],
  [`${'a'.repeat(62)}😀b`, `${'a'.repeat(62)}😀`],
])('the selection %j becomes the query %j', (selected, query) => {
  expect(queryOf(selected)).toBe(query);
});

test.each([
  [50, 50, false],
  [10, 10, false],
  [9, 50, true],
  [91, 50, true],
  [50, 9, true],
  [50, 91, true],
])('whether the point %i, %i is outside of the dialog', (x, y, outside) => {
  expect(isOutside({ left: 10, right: 90, top: 10, bottom: 90 }, x, y)).toBe(outside);
});
