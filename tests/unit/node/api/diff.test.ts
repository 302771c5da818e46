import { expect, test } from 'vitest';
import { changesText, diffOutlines, hasApiChanges, type Outline } from '../../../../src/node/api/index.ts';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';

const LOG = 'symbol:client.log';
const log = (parts: Partial<Outline[string]> = {}): Outline => ({
  [LOG]: { kind: 'function', text: 'a', ...parts },
});
const partsOf = (before: Partial<Outline[string]>, after: Partial<Outline[string]>) =>
  diffOutlines(log(before), log(after)).changed.flatMap(({ parts }) => parts);
const textOf = (before: Outline, after: Outline, hrefOf?: (ref: string) => string | undefined) =>
  changesText(diffOutlines(before, after), {
    before,
    after,
    i18n: createTranslator({}, 'en'),
    depth: 2,
    ...(hrefOf && { hrefOf }),
  });
const x = { name: 'x', type: 'number' };
const y = { name: 'y', type: 'string' };

test('JSN-06: symbols are added and removed, sorted by reference', () => {
  const gone: Outline = { 'event:b': { kind: 'event', text: 'a' }, 'event:a': { kind: 'event', text: 'a' } };
  const changes = diffOutlines({ ...log(), ...gone }, { ...log(), 'type:t': { kind: 'class', text: 'a' } });
  expect(changes).toEqual({ added: ['type:t'], removed: ['event:a', 'event:b'], changed: [], reworded: [] });
  expect(hasApiChanges(changes)).toBe(true);
});

test('JSN-06: other texts alone are counted apart and are no change of the API', () => {
  const changes = diffOutlines(log(), log({ text: 'b' }));
  expect(changes).toEqual({ added: [], removed: [], changed: [], reworded: [LOG] });
  expect(hasApiChanges(changes)).toBe(false);
  expect(textOf(log(), log({ text: 'b' }))).toBe(
    'No symbol was added, removed or changed.\n\nOnly texts changed in 1 symbol.\n',
  );
});

test.each([
  ['a parameter more', { params: [x] }, { params: [x, y] }, [{ part: 'param', name: 'y', after: 'string' }]],
  ['a parameter less', { params: [x] }, {}, [{ part: 'param', name: 'x', before: 'number' }]],
  [
    'a parameter that became optional',
    { params: [x] },
    { params: [{ ...x, optional: true as const }] },
    [{ part: 'param', name: 'x', before: 'number', after: 'number?' }],
  ],
  [
    'a renamed parameter',
    { params: [x, y] },
    { params: [{ ...x, name: 'z' }, y] },
    [{ part: 'param', name: 'x', before: 'x: number', after: 'z: number' }],
  ],
  [
    'the first of two parameters of one type that goes',
    { params: [x, { ...x, name: 'z' }] },
    { params: [{ ...x, name: 'z' }] },
    [{ part: 'param', name: 'x', before: 'number' }],
  ],
  [
    'a parameter of several types that became optional',
    { params: [{ ...x, type: 'number | string' }] },
    { params: [{ ...x, type: 'number | string', optional: true as const }] },
    [{ part: 'param', name: 'x', before: 'number | string', after: '(number | string)?' }],
  ],
  [
    'parameters in another order',
    { params: [x, y] },
    { params: [y, x] },
    [{ part: 'order', before: 'x, y', after: 'y, x' }],
  ],
  [
    'another type of an unnamed return value',
    { returns: [{ type: 'number' }] },
    { returns: [{ type: 'string' }] },
    [{ part: 'return', name: '#1', before: 'number', after: 'string' }],
  ],
  [
    'a field of another type',
    { fields: [x, y] },
    { fields: [y, { ...x, type: 'integer' }] },
    [{ part: 'field', name: 'x', before: 'number', after: 'integer' }],
  ],
  [
    'a field under another name, by which scripts read it',
    { fields: [x] },
    { fields: [{ ...x, name: 'z' }] },
    [
      { part: 'field', name: 'x', before: 'number' },
      { part: 'field', name: 'z', after: 'number' },
    ],
  ],
  [
    'other members',
    { members: ['"a"', '"b"'] },
    { members: ['"b"', '"c"'] },
    [
      { part: 'member', name: '"c"', after: '"c"' },
      { part: 'member', name: '"a"', before: '"a"' },
    ],
  ],
  ['deprecation', {}, { deprecated: true as const }, [{ part: 'deprecated', after: 'yes' }]],
  [
    'another kind',
    {},
    { kind: 'value' as const, type: 'number' },
    [
      { part: 'kind', before: 'function', after: 'value' },
      { part: 'type', after: 'number' },
    ],
  ],
])('JSN-06: %s is a change of the API', (_name, before, after, expected) => {
  expect(partsOf(before, after)).toEqual(expected);
});

test('JSN-06: the changes are Markdown, with names as code and members of one list on one line', () => {
  const before: Outline = {
    ...log({ params: [x], members: ['1'] }),
    'event:shot': { kind: 'event', text: 'a' },
  };
  const after: Outline = {
    ...log({ params: [{ ...x, type: 'string | nil' }, y], members: ['2', '3'], deprecated: true }),
    'type:a`b': { kind: 'valueSet', text: 'a' },
    'type:c`': { kind: 'alias', text: 'a' },
  };
  expect(textOf(before, after)).toBe(
    [
      '## Added (2)\n',
      '- ``a`b`` (value set)',
      '- `` c` `` (alias)\n',
      '## Removed (1)\n',
      '- `shot` (event)\n',
      '## Changed (1)\n',
      '- `client.log`',
      '  - Parameter `x`: `number` is now `string | nil`',
      '  - Parameter `y`: `string` (added)',
      '  - Members `2`, `3` (added)',
      '  - Member `1` (removed)',
      '  - Deprecated\n',
    ].join('\n'),
  );
  expect(textOf(before, after, (ref) => (ref === LOG ? '/docs/log' : undefined))).toContain(
    '- [`client.log`](/docs/log)',
  );
});

test('JSN-06: what is no longer there, has no name or has only texts changed is said, too', () => {
  const paused = log({ async: true, deprecated: true });
  expect(textOf(log({ type: 'number' }), log({ type: 'string', async: true }))).toBe(
    '## Changed (1)\n\n- `client.log`\n  - Type: `number` is now `string`\n  - May pause the coroutine that calls it\n',
  );
  expect(textOf(paused, log())).toContain(
    '  - No longer pauses the coroutine that calls it\n  - No longer deprecated',
  );
  expect(textOf(log(), log({ text: 'b' }))).toBe(
    'No symbol was added, removed or changed.\n\nOnly texts changed in 1 symbol.\n',
  );
});
