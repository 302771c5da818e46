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

test('an outline has further ways to call a function as texts', () => {
  const overloads: ApiFunction['overloads'] = [
    {
      params: [
        { name: 'text', type: 'string' },
        { name: 'level', optional: true },
      ],
      returns: [{ name: 'ok', type: 'boolean' }, { type: 'string' }],
    },
    { params: [], returns: [] },
  ];
  expect(outlined({ overloads })?.overloads).toEqual(['(text: string, level?): ok: boolean, string', '()']);
});

test('an outline has the modules of groups that scripts load', () => {
  const group = { id: 'client', label: 'client', url: '/docs/api/client', order: 0 };
  const outline = outlineOf({
    groups: [
      { ...group, ref: 'group:client' },
      { ...group, ref: 'group:vector', module: 'vector' },
    ],
    functions: [],
    constants: [],
    events: [],
    types: [],
  });
  expect(outline['group:client']).not.toHaveProperty('module');
  expect(outline['group:vector']?.module).toBe('vector');
});
