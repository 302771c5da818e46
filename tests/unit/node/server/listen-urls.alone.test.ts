import { expect, test, vi } from 'vitest';
import { urlsOf } from '../../../../src/node/server/listen.ts';

vi.mock('node:os', () => ({
  networkInterfaces: () => ({
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    eth0: [
      { address: '192.0.2.2', family: 'IPv4', internal: false },
      { address: '2001:db8::2', family: 'IPv6', internal: false, scopeid: 0 },
      { address: 'fe80::2', family: 'IPv6', internal: false, scopeid: 2 },
    ],
    wlan0: undefined,
  }),
}));

test.each([
  [undefined, ['http://localhost:3000']],
  ['192.0.2.1', ['http://192.0.2.1:3000']],
  ['::1', ['http://[::1]:3000']],
  ['0.0.0.0', ['http://192.0.2.2:3000', 'http://localhost:3000']],
  ['::', ['http://192.0.2.2:3000', 'http://[2001:db8::2]:3000', 'http://localhost:3000']],
])('the addresses that are printed for the host %s lead to the server', (host, urls) => {
  expect(urlsOf(3000, host)).toEqual(urls);
});
