import { expect, test } from 'vitest';
import { libraryOf, readAddon, toolAddon } from './support.ts';

/** The library file of definitions of global functions. */
function libraryOfGlobals(text: string): string {
  const definitions = [
    { path: 'definitions/G.lua', text: `---@meta\n\n---Functions.\n---@class _G\n_G = {}\n\n${text}` },
  ];
  const { files, problems } = toolAddon(definitions);
  expect(problems).toEqual([]);
  return files.find(({ path }) => path === 'tool/library/G.lua')?.text ?? '';
}

const IPAIRS = `---Walks.
---@param tbl table List.
---@return function iter Goes on.
---@return table tbl The same.
---@return integer index Start.
---@nodiscard
function ipairs(tbl) end
`;

test('ADD-04: a loop over a list knows its elements', () => {
  expect(libraryOfGlobals(IPAIRS)).toContain(`---Walks.
---@generic T: table, V
---@param tbl T List.
---@return fun(list: V[], index?: integer): integer, V iter Goes on.
---@return T tbl The same.
---@return integer index Start.
---@nodiscard
function ipairs(tbl) end
`);
});

test('definitions that say more by themselves, or less, keep their types', () => {
  const exact = IPAIRS.replace('function iter', 'fun(): integer, string iter');
  expect(libraryOfGlobals(exact)).toContain(exact);
  const exactParam = IPAIRS.replace('tbl table List', 'tbl number[] List');
  expect(libraryOfGlobals(exactParam)).toContain(exactParam);
  const bare =
    '---Walks.\n---@param tbl table List.\n---@return function iter Goes on.\nfunction ipairs(tbl) end\n';
  expect(libraryOfGlobals(bare)).toContain(bare);
});

test('ADD-04: the functions of Lua through which editors infer types have generic types', async () => {
  const { files } = await readAddon('.');
  const text = libraryOf(files).find(({ path }) => path === 'library/G.lua')?.text ?? '';
  const generics = [
    ...text.matchAll(/^---@generic (.+)\n---@param \w+\?? (\S.*?>|\S+) [\s\S]*?^function (\w+)/gm),
  ];
  expect(generics.map(([, names, type, name]) => [name, names, type])).toEqual([
    ['assert', 'T', 'T?'],
    ['ipairs', 'T: table, V', 'T'],
    ['next', 'K, V', 'table<K, V>'],
    ['pairs', 'T: table, K, V', 'T'],
  ]);
});
