import { expect, test } from 'vitest';
import { declarationsNamed, declarationsOf } from '../../../../src/node/lua/declaration.ts';

const CODE = `-- Rings
-- twice.
local function ring(count)
    local bell = count
end

local wide, high = 1, 2
local lamp = {}

-- Another matter.

lamp.colour = "red"
function lamp.new() end
function lamp:light()
    local bell = 2
end
lamp.dim = function()
    function deep() end
end
if wide then
    local only = 1
end
function lamp.inner.new() end
local sizes = {
    1,
}
`;

const found = (name: string) =>
  declarationsNamed(name, declarationsOf(CODE)).map((it) => [it.name, it.first, it.last]);

test.each([
  ['ring', [['ring', 1, 5]]],
  ['wide', [['wide', 7, 7]]],
  ['high', [['high', 7, 7]]],
  ['lamp.colour', [['lamp.colour', 12, 12]]],
  ['lamp:light', [['lamp:light', 14, 16]]],
  ['light', [['lamp:light', 14, 16]]],
  ['lamp.dim', [['lamp.dim', 17, 19]]],
  ['deep', [['deep', 18, 18]]],
  ['only', [['only', 21, 21]]],
  ['lamp.new', [['lamp.new', 13, 13]]],
  ['sizes', [['sizes', 24, 26]]],
  ['none', []],
])('`%s` is what declares it, with the comment right above', (name, declarations) => {
  expect(found(name)).toEqual(declarations);
});

test('a name that several declarations have means all of them', () => {
  expect(found('bell').map(([, first]) => first)).toEqual([4, 15]);
  expect(found('new').map(([name]) => name)).toEqual(['lamp.new', 'lamp.inner.new']);
});

test('code that does not parse declares nothing', () => {
  expect(declarationsOf('local 5')).toEqual([]);
});
