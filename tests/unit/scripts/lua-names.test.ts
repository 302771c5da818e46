import { expect, test, vi } from 'vitest';
import type { LuaScriptInPlace } from '../../../scripts/lua/find-scripts.ts';
import { findScript } from '../../../scripts/lua/show.ts';

const scriptOf = (file: string, name: string): LuaScriptInPlace => {
  return { id: name, name, file, source: '', lines: [], mistake: false, beside: {}, parts: {} };
};
const GUIDE = 'content/docs/guides/drawing.md';
const scripts = [
  scriptOf(GUIDE, 'a.lua'),
  scriptOf(GUIDE, 'b.lua'),
  scriptOf('content/docs/one.md', 'c.lua'),
];

test('a guide with one script needs no title', async () => {
  expect(await findScript({ scripts }, 'content/docs/one.md')).toBe(scripts[2]);
  expect(await findScript({ scripts }, `${GUIDE}#b.lua`)).toBe(scripts[1]);
});

test.each([
  [GUIDE, `There is more than one script in \`${GUIDE}\`. Name one of:\n${GUIDE}#a.lua\n${GUIDE}#b.lua`],
  [`${GUIDE}#d.lua`, `There is no script \`${GUIDE}#d.lua\`. Name one of:\n${GUIDE}#a.lua\n${GUIDE}#b.lua`],
  [
    'README.md',
    `There is no script in \`README.md\`: only Lua code with a title is a script. Name one such as \`${GUIDE}#status.lua\`.`,
  ],
  [
    'nope.lua',
    `\`nope.lua\` does not exist. Name a Lua file, or a guide and a title: \`${GUIDE}#status.lua\`.`,
  ],
])('%s', async (written, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await findScript({ scripts }, written)).toBeUndefined();
  expect(error.mock.calls).toEqual([[message]]);
});
