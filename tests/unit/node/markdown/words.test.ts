import { expect, it } from 'vitest';
import { documentWords, readingMinutes } from '../../../../src/node/markdown/index.ts';

it.each([
  ['', 0],
  ['One two\nthree.', 3],
  ['Call `api.log` - it is *easy*.', 5],
  ['```lua\nlocal x = 1\n```', 4],
  ['a <!-- not counted --> b', 2],
  ['- — 5 %', 1],
])('counts the words of %j', (markdown, words) => {
  expect(documentWords(markdown)).toBe(words);
});

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [1001, 6],
])('BLG-04: reads %i words in %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
