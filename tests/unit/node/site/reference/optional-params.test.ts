import { expect, test } from 'vitest';
import type { FunctionType, ParamDoc } from '../../../../../src/node/luacats/model.ts';
import { optionalParams } from '../../../../../src/node/site/reference/optional-params.ts';

const type = { kind: 'name', name: 'number' } as const;
const position = { file: 'definitions/demo.lua', line: 1, column: 1 };
const param = (name: string, optional = false): ParamDoc => ({
  name,
  optional,
  type,
  description: '',
  position,
});
const overload = (...names: string[]): FunctionType => ({
  kind: 'function',
  params: names.map((name) => ({ name, optional: false, type })),
  returns: [],
});
const two = [param('a'), param('b')];

test.each<[what: string, params: ParamDoc[], overloads: FunctionType[], expected: string[]]>([
  ['what is marked, and the rest', [param('a'), param('b', true), param('...')], [], ['b', '...']],
  ['what an overload leaves out', two, [overload('a')], ['b']],
  ['nothing for an overload with other names', two, [overload('c')], []],
  ['nothing for an overload with a rest, which stands for them', two, [overload('a', '...')], []],
])('a call may leave out %s', (_, params, overloads, expected) => {
  expect([...optionalParams(params, overloads)]).toEqual(expected);
});
