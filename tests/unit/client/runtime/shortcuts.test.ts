import { describe, expect, test } from 'vitest';
import { isApple, isOpenShortcut, isSlash } from '../../../../src/client/runtime/shortcuts.ts';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

describe('the shortcuts of the search', () => {
  test.each([
    [press('k', { ctrlKey: true }), true],
    [press('K', { metaKey: true }), true],
    [press('л', { ctrlKey: true, code: 'KeyK' }), true],
    [press('k'), false],
    [press('K', { ctrlKey: true, shiftKey: true }), false],
    [press('k', { ctrlKey: true, altKey: true }), false],
    [press('t', { ctrlKey: true, code: 'KeyK' }), false],
  ])('CON-14, SRC-02, SRC-03, SRC-09: %o', (event, opens) => {
    expect(isOpenShortcut(event)).toBe(opens);
  });

  test.each([
    [press('/'), true],
    [press('/', { shiftKey: true }), true],
    [press('/', { ctrlKey: true }), false],
    [press('/', { isComposing: true }), false],
    [press('?'), false],
  ])('CON-14, SRC-06: %o', (event, opens) => {
    expect(isSlash(event)).toBe(opens);
  });
});

test('SRC-39: the platform is told by what the browser says of it', () => {
  expect(isApple({ platform: 'MacIntel' })).toBe(true);
  expect(isApple({ platform: 'iPhone' })).toBe(true);
  expect(isApple({ userAgentData: { platform: 'macOS' }, platform: '' })).toBe(true);
  expect(isApple({ userAgentData: { platform: 'Windows' }, platform: 'Win32' })).toBe(false);
  expect(isApple({ platform: 'Linux x86_64' })).toBe(false);
});
