import { expect, test } from 'vitest';
import { isUrlSegment } from '../../../../src/node/diagnostics/url-segment.ts';

test.each(['start', 'été-1.0', 'e\u0301te\u0301', '2d_line', '~me'])('`%s` is a segment', (text) => {
  expect(isUrlSegment(text)).toBe(true);
});

test.each(['', 'a b', 'a/b', '50%', 'a#b', 'a?b', 'a:b'])('`%s` is not a segment', (text) => {
  expect(isUrlSegment(text)).toBe(false);
});
