import { beforeEach, expect, test } from 'vitest';
import { createLuaCheck, type LuaBlock } from '../../../../../src/node/lua/index.ts';
import { readReference } from '../../../../../src/node/luacats/index.ts';
import { startReading, writeMemory } from '../../../../../src/node/markdown/index.ts';
import { checkCode } from '../../../../../src/node/site/rendering/check-code.ts';

const definitions = (second: string, text = 'Runs.') =>
  readReference([
    {
      path: 'definitions/tool.lua',
      text: `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n---${text}\nfunction tool.run() end\n\n---More.\nfunction tool.${second}() end\n`,
    },
  ]).reference;

const BLOCKS: LuaBlock[] = [
  { file: 'content/a.md', line: 3, code: 'local go = tool.run\ntool.stop()\n' },
  { file: 'content/b.md', line: 3, code: 'tool.run()\ntool.halt()\n' },
  { file: 'content/a.md', line: 9, code: 'go()\nlocal x = (\n' },
];

const found = (blocks: LuaBlock[], second: string) => {
  const uses: string[] = [];
  const api = { reference: definitions(second), definitions: second };
  const problems = checkCode(blocks, api, {}, (block, { name }) => uses.push(`${block.file} ${name}`));
  return { problems, uses: uses.sort() };
};
const anew = (blocks: LuaBlock[], second: string) => {
  const uses: string[] = [];
  const problems = createLuaCheck(definitions(second))(blocks, (block, { name }) =>
    uses.push(`${block.file} ${name}`),
  );
  return { problems, uses: uses.sort() };
};

beforeEach(() => startReading());

test('what is remembered of code is what the check finds', () => {
  const first = anew(BLOCKS, 'stop');
  expect(first.problems).toHaveLength(2);
  expect(found(BLOCKS, 'stop')).toEqual(first);
  startReading();
  expect(found(BLOCKS, 'stop')).toEqual(first);
});

test('code is not checked again when only texts of the definitions have changed, or places of other symbols', () => {
  /** What is remembered of code, without what is found. */
  const codeKeys = () => writeMemory()?.match(/^"lua .*$/gm);
  const first = found(BLOCKS, 'pause');
  const keys = codeKeys();
  expect(keys).toHaveLength(2);
  startReading();
  const reference = definitions('pause', 'Runs away.\n---\n---More words.');
  expect(checkCode(BLOCKS, { reference, definitions: 'changed' }, {})).toEqual(first.problems);
  expect(codeKeys()).toEqual(keys);
});

test('other definitions, other code and another place are checked again', () => {
  found(BLOCKS, 'stop');
  expect(found(BLOCKS, 'halt')).toEqual(anew(BLOCKS, 'halt'));
  const moved = BLOCKS.map((block) => ({ ...block, line: (block.line ?? 0) + 1 }));
  expect(found(moved, 'stop')).toEqual(anew(moved, 'stop'));
  const other = BLOCKS.map((block) => ({ ...block, code: block.code.replace('tool.run', 'tool.walk') }));
  expect(found(other, 'stop')).toEqual(anew(other, 'stop'));
});
