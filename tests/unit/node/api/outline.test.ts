import { expect, test } from 'vitest';
import type { ApiFunction } from '../../../../src/node/api/format.ts';
import { outlineOf } from '../../../../src/node/api/index.ts';

const log: ApiFunction = {
  ref: 'symbol:client.log',
  kind: 'function',
  name: 'client.log',
  group: 'group:client',
  url: '/docs/api/client/log',
  order: 0,
  signatures: ['client.log(text: string)'],
};
const outlined = (more: Partial<ApiFunction>) =>
  outlineOf({ groups: [], constants: [], events: [], types: [], functions: [{ ...log, ...more }] })[log.ref];

test('JSN-06: an outline marks a deprecated symbol; what its text says is part of the hash', () => {
  expect(outlined({})).not.toHaveProperty('deprecated');
  const [plain, told] = [outlined({ deprecated: {} }), outlined({ deprecated: { text: 'Use `print`.' } })];
  expect([plain?.deprecated, told?.deprecated]).toEqual([true, true]);
  expect(plain?.text).not.toBe(told?.text);
});
