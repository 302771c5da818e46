import { expect, test } from 'vitest';
import { readMode, workerUrl } from '../../../src/shared/offline-mode.ts';

test('PWA-01: the mode is JSON in the address', () => {
  const address = workerUrl('/x/sw.js', { offlineMode: true, debug: false });
  expect(address).toBe('/x/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D');
  expect(readMode(`https://a.example${address}`)).toEqual({ offlineMode: true, debug: false });
});

test.each(['', '?params', '?params={', '?params=null', '?params={"offlineMode":"true"}'])(
  'an address that ends in %j is no offline mode',
  (end) => {
    expect(readMode(`https://a.example/sw.js${end}`)).toEqual({ offlineMode: false, debug: false });
  },
);
