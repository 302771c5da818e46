import { expect, test } from 'vitest';
import type { TypeExpr } from '../../../../src/node/luacats/model.ts';
import { libraryOf, readAddon, readBack } from './support.ts';

/** Types whose fields the language server does not know, so that it reports none as undefined. */
function takesAnyField(type: TypeExpr | undefined): boolean {
  if (type?.kind === 'union') return type.members.some(takesAnyField);
  return type?.kind === 'name' && ['any', 'table'].includes(type.name);
}

test('ADD-03: editors take the fields that C declarations give to objects and libraries', async () => {
  const { files } = await readAddon('.');
  const { groups, types } = readBack(libraryOf(files)).reference;
  const entries = groups.flatMap((group) => group.entries);
  const entry = (name: string) => entries.find((it) => it.name === name);
  expect(takesAnyField(entry('ffi.C')?.valueType)).toBe(true);
  expect(takesAnyField(entry('ffi.load')?.returns[0]?.type)).toBe(true);
  const cdata = types.find(({ name }) => name === 'cdata');
  expect(cdata?.fields.map(({ name, type }) => [name, type])).toEqual([
    ['[string]', { kind: 'name', name: 'any' }],
    ['[integer]', { kind: 'name', name: 'any' }],
  ]);
});
