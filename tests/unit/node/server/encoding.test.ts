import { expect, it } from 'vitest';
import { chooseEncoding } from '../../../../src/node/server/encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['xbr', 'identity'],
  ['brotli, gzipped', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.2, gzip;q=0.5', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=x, gzip', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=-1, gzip;q=0.1', 'gzip'],
] as const)('%j gets %s', (header, encoding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

it('takes what is on offer only', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br', ['gzip'])).toBe('identity');
  expect(chooseEncoding('br', [])).toBe('identity');
});
