import { expect, test } from 'vitest';
import { createOwners } from '../../../../src/node/lua/owners.ts';
import { readReference } from '../../../../src/node/luacats/index.ts';

const FILE = 'definitions/tool.lua';
const LINES = [
  '---@meta',
  '',
  '---Tools.',
  '---@class toollib',
  'tool = {}',
  '',
  '---Runs.',
  'function tool.run() end',
  '',
  '---A box.',
  '---@class box',
  'local box = {}',
  '',
  '---Stops.',
  'function tool.stop() end',
];

test('code belongs to the symbol whose text it is in, also where types are between functions', () => {
  const { reference, problems } = readReference([{ path: FILE, text: `${LINES.join('\n')}\n` }]);
  expect(problems).toEqual([]);
  const ownerOf = createOwners(reference);
  expect([3, 7, 10, 14].map((line) => ownerOf({ file: FILE, line }))).toEqual([
    'tool',
    'tool.run',
    'box',
    'tool.stop',
  ]);
  expect(ownerOf({ file: 'content/a.md', line: 7 })).toBeUndefined();
});
