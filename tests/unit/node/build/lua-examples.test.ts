import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFiles } from '../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lua-examples-'));
});
afterEach(() => rm(dir, { recursive: true }));

const config = (reference: string) => `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
  docs: { reference: { ${reference} eventFamilies: [{ id: 'main', label: 'Events', path: '', noun: 'Event' }] } },
};
`;
const TOOL = `---@meta

---Does things.
---@class toollib
tool = {}

---Registers.
---@param name string Name.
---@param callback fun(...: any): any Function.
function tool.on(name, callback) end
`;
const EVENTS = `---@meta

---@class event.main
local main = {}

---A stop.
---@class event.main.stop
---@field reason string Why.
`;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const site = {
    'site.config.ts': config(`examples: { listeners: ['tool.on'] },`),
    'definitions/tool.lua': TOOL,
    'definitions/events/main.lua': EVENTS,
    ...files,
  };
  await putFiles(dir, site);
  return (await readSources(dir)).problems.map((problem) => formatProblem(problem).replace('\n  ', ' / '));
}

const fenced = (code: string, meta = '') => `---\ntitle: Page\n---\n\n\`\`\`lua${meta}\n${code}\n\`\`\`\n`;

test('code of texts and definitions is checked against the definitions, at its place', async () => {
  const example =
    '---\n---- In a list:\n---  ```lua\n---  tool.onn("stop", print)\n---  ```\n---@param name string Name.';
  expect(
    await problemsOf({
      'content/docs/a.md': fenced('tool.on("stpo", print)'),
      'content/docs/b.md': fenced('tool.on("stop", function(e)\n    print(e.raeson)\nend)'),
      'content/blog/2026-01-02-c.md': fenced('local 5'),
      'content/snippets/d.md': fenced('tool.on("stpo")', ' title="d.lua" mistake'),
      'definitions/tool.lua': TOOL.replace('---@param name string Name.', example),
    }),
  ).toEqual([
    "content/blog/2026-01-02-c.md:6:7: error: The code is not valid Lua: <name> expected near '5'. / Correct the code, or name another language after the fence if it is not Lua.",
    'content/docs/a.md:6:9: error: There is no event `stpo`. / Did you mean `stop`?',
    'content/docs/b.md:7:13: error: The event `stop` has no field `raeson`. / Did you mean `reason`?',
    'definitions/tool.lua:11:6: error: `tool.onn` does not exist. / Did you mean `tool.on`?',
  ]);
});

test('the configuration names further globals, and functions that register or raise', async () => {
  const examples = `examples: { globals: ['engine'], listeners: ['tool.once'], raisers: ['tool.raise'] },`;
  const more = (name: string) =>
    `\n---Does it.\n---@param name string Name.\n---@param ... any Rest.\nfunction tool.${name}(name, ...) end\n`;
  const files = {
    'definitions/tool.lua': TOOL + more('once') + more('raise'),
    'content/docs/a.md': fenced(
      'engine.go()\ntool.once("stpo", print)\ntool.once("mine", print)\ntool.raise("mine")',
    ),
  };
  expect(await problemsOf({ ...files, 'site.config.ts': config(examples) })).toEqual([
    'content/docs/a.md:7:11: error: There is no event `stpo`. / Did you mean `stop`?',
  ]);
  expect(await problemsOf({ ...files, 'site.config.ts': config('') })).toEqual([
    expect.stringContaining('content/docs/a.md:6:1: error: `engine` is not defined.'),
  ]);
});

test('names that an error in a definition hides are not missed in code', async () => {
  expect(
    await problemsOf({
      'definitions/tool.lua': TOOL.replace('function tool.on(name', 'function tool.on(name,,'),
      'content/docs/a.md': fenced('tool.on("stop", print)'),
    }),
  ).toEqual([expect.stringMatching(/^definitions\/tool\.lua:10:\d+: error: The file is not valid Lua/)]);
});

test('a deprecated function may stand on its own page only', async () => {
  const old =
    '\n---Was used.\n---\n---```lua\n---tool.old()\n---```\n---@deprecated Use `tool.on`.\nfunction tool.old() end\n';
  expect(
    await problemsOf({
      'definitions/tool.lua': TOOL + old,
      'content/docs/a.md': fenced('tool.old()'),
    }),
  ).toEqual(['content/docs/a.md:6:1: error: `tool.old` is deprecated. / Use `tool.on`.']);
});
