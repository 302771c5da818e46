import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { pathBelow } from '../../../../src/node/files/path-below.ts';

test.each([
  ['/a', '/a', ''],
  ['/a', '/a/b/c', 'b/c'],
  ['/a/', '/a/..b', '..b'],
  ['/a', '/ab', undefined],
  ['/a/b', '/a', undefined],
  ['/a/b', '/c', undefined],
])('below %s, %s is %s', (folder, file, expected) => {
  expect(pathBelow(folder, file, posix)).toBe(expected);
});

test.each([
  ['C:\\a', 'C:\\a\\b\\c', 'b/c'],
  ['C:\\a', 'C:\\b', undefined],
  ['C:\\a', 'D:\\a\\b', undefined],
])('on Windows, below %s, %s is %s', (folder, file, expected) => {
  expect(pathBelow(folder, file, win32)).toBe(expected);
});
