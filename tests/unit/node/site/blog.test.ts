import { expect, test } from 'vitest';
import { dateInWords } from '../../../../src/node/site/dates.ts';
import { tagRoute } from '../../../../src/node/site/routes.ts';

test.each([
  ['ffi', '/blog/tags/ffi'],
  ['Garry’s Mod 13', '/blog/tags/garry-s-mod-13'],
  ['C++ / Lua', '/blog/tags/c-lua'],
  ['Größe', '/blog/tags/größe'],
])('the tag %j has the page %s', (tag, route) => {
  expect(tagRoute(tag)).toBe(route);
});

test.each([
  ['2026-11-21', 'en', '21 November 2026'],
  ['2026-01-01', 'en-US', 'January 1, 2026'],
  ['2025-03-09', 'fr', '9 mars 2025'],
])('%s in words (language %s) is %s', (date, language, words) => {
  expect(dateInWords(date, language)).toBe(words);
});
