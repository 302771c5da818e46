import { expect, test } from 'vitest';
import { createLuaCheck } from '../../../../src/node/lua/index.ts';
import { readReference } from '../../../../src/node/luacats/index.ts';

const BOX = `---@meta

---Boxes.
---@class boxlib
box = {}

---Counts what is in it.
---@return counts all Numbers by name.
function box.count() end

---Opens one.
---@return handle box Box.
function box.open() end

---Measures one.
---@return size size Size.
function box.measure() end

---Turns one.
---@param side side Where to.
function box.turn(side) end

---Sides.
---@alias side
---| 'left' # To the left.
---| "right" # To the right.

---Numbers by name.
---@class counts
---@field total integer All.
---@field [string] integer Those with a name.

---A box.
---@class handle

---A size.
---@class size
---@field width number Width.
`;

const { reference } = readReference([{ path: 'definitions/box.lua', text: BOX }]);
const check = (code: string) =>
  createLuaCheck(reference)([{ file: 'guide.md', code, line: 1 }]).map(({ message }) => message);

test.each([
  ['whose other fields have any name', 'local value = box.count().apples'],
  ['that says nothing of its fields', 'local value = box.open().apples'],
])('a type %s may have each field', (_what, code) => {
  expect(check(code)).toEqual([]);
});

test('a type that lists its fields has no other', () => {
  expect(check('local value = box.measure().apples')).toEqual(['`size` has no field `apples`.']);
});

test('a value may have other quotes than in the definitions', () => {
  expect(check('box.turn("left")\nbox.turn(\'right\')\nbox.turn([[left]])')).toEqual([]);
  expect(check('box.turn("up")')).toEqual(['`box.turn` expects `side` for `side`, found `"up"`.']);
});
