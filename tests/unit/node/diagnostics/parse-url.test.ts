import { expect, test } from 'vitest';
import { parseUrl } from '../../../../src/node/diagnostics/parse-url.ts';

test('a URL with letters beyond ASCII is one however often it is asked about', () => {
  const found = Array.from({ length: 20_000 }, () => parseUrl('https://lämpen.example')?.host);
  expect(new Set(found)).toEqual(new Set(['xn--lmpen-gra.example']));
});

test('what is no URL is nothing', () => {
  expect(parseUrl('https://')).toBeUndefined();
  expect(parseUrl('/docs')).toBeUndefined();
  expect(parseUrl('/docs', 'https://a.example')?.pathname).toBe('/docs');
});
