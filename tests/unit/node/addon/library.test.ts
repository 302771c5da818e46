import { expect, test } from 'vitest';
import type { AddonInput } from '../../../../src/node/addon/input.ts';
import { toolAddon } from './support.ts';

const TOOL = `---@meta

---Does things.
---
---See [the guide](/docs/guide#part).
---@section Do things: run,
---  stop
---@search tools, things,
---  work
---@class toollib
tool = {}

---Runs.
---
---\`\`\`lua
---local t = { a = "[x](/not/a/link)" }
---\`\`\`
---@generic T
---@param items T[] What to run.
---@param ... any More.
---@return T? first First one.
---@overload fun(): nil
---@since 1.4
---@unconfirmed Seen once,
---  by one person.
---@search go
---@see /docs/guide
---@see tool.stop
---@nodiscard
function tool.run(items, ...) end

---Stops.
---@deprecated Use \`tool.run\`.
---@private
function tool.stop() end

---Listens.
---@param name string Name of the event.
---@param fn? fun(...: any): any Called.
---@param times? integer How often.
---@return boolean ok Whether it listens.
function tool.on(name, fn, times) end

---Modes.
---@alias mode
---| "a" # First.
---| "b"

---Colours.
---@enum (key) colour
local colours = { red = 1 }
`;

const EVENTS = `---@meta

---@class event.yard
local yard = {}

---A gate moved.
---@class event.yard.gate
---@field open boolean Whether it is open.

---A gate moved, as others see it.
---@class event.street.gate
---@field far number How far.

---Rain.
---@class event.yard.rain

---A word was said.
---@param text string The word.
---@return boolean? handled Whether it was for us.
function yard.word(text) end
`;

function addon(more: Partial<AddonInput> = {}, tool = TOOL) {
  const definitions = [
    { path: 'definitions/tool.lua', text: tool },
    { path: 'definitions/events/yard.lua', text: EVENTS },
  ];
  const { reference, files } = toolAddon(definitions, more);
  const read = (path: string) => files.find((file) => file.path === `tool/${path}`)?.text ?? '';
  return { reference, files, read };
}

test('ADD-05: tags that only this site reads are left out, with the lines that go on below them', () => {
  const text = addon().read('library/tool.lua');
  for (const gone of [
    '@section',
    'stop\n---@search',
    '@search',
    'work',
    '@since',
    '@unconfirmed',
    'by one person',
    '@see /',
  ])
    expect(text).not.toContain(gone);
  for (const kept of [
    '---@class toollib',
    '---@generic T',
    '---@overload fun(): nil',
    '---@see tool.stop',
    '---@private',
  ])
    expect(text).toContain(kept);
  expect(text).toContain('---| "a" # First.\n---| "b"\n');
  expect(text).toContain('---@enum (key) colour\nlocal colours = { red = 1 }\n');
});

test('ADD-05: links of texts become full URLs, code stays as it is', () => {
  const text = addon().read('library/tool.lua');
  expect(text).toContain('---See [the guide](https://a.example/docs/guide#part).');
  expect(text).toContain('"[x](/not/a/link)"');
});

test('notes stand at the end of a description, above the tags', () => {
  const { reference } = addon();
  const [run] = reference.groups.flatMap((group) => group.entries);
  const position = run?.position ?? { file: '', line: 0, column: 0 };
  const text = addon({ notes: [{ position, paragraphs: ['One.', '[Two](x)'] }] }).read('library/tool.lua');
  expect(text).toContain('---```\n---\n---One.\n---\n---[Two](x)\n---@generic T\n');
});

test('ADD-04: a function that takes callbacks has an overload for each event', () => {
  const text = addon({ listeners: ['tool.on'] }).read('library/tool.lua');
  expect(text).toContain(
    [
      '---@param fn? function Called.',
      '---@param times? integer How often.',
      '---@return boolean ok Whether it listens.',
      '---@overload fun(name: "gate", fn?: fun(e: event.yard.gate | event.street.gate), times?: integer): (ok: boolean)',
      '---@overload fun(name: "rain", fn?: fun(), times?: integer): (ok: boolean)',
      '---@overload fun(name: "word", fn?: (fun(text: string): (handled: boolean?)), times?: integer): (ok: boolean)',
      'function tool.on(name, fn, times) end',
    ].join('\n'),
  );
});

test('a blank before the `?` of a callback is written as it was', () => {
  const text = addon({ listeners: ['tool.on'] }, TOOL.replace('fn? fun', 'fn ? fun')).read(
    'library/tool.lua',
  );
  expect(text).toContain('---@param fn ? function Called.\n');
});

test('a file with the line ends of Windows gets the same edits', () => {
  const edits = { listeners: ['tool.on'] };
  const text = addon(edits, TOOL.replaceAll('\n', '\r\n')).read('library/tool.lua');
  expect(text.replaceAll('\r', '')).toBe(addon(edits).read('library/tool.lua'));
});

test('ADD-02: settings name the globals, and nothing that is not there', () => {
  const bare = JSON.parse(addon().read('config.json'));
  expect(bare).not.toHaveProperty('words');
  expect(bare.settings).toEqual({ 'Lua.runtime.version': 'LuaJIT', 'Lua.diagnostics.globals': ['tool'] });
  const full = JSON.parse(addon({ listeners: ['tool.on'], globals: ['_SITE'] }).read('config.json'));
  expect(full.words).toEqual(['tool%.on']);
  expect(full.settings['Lua.diagnostics.globals']).toEqual(['_SITE', 'tool']);
});

test.each([
  [
    'several values that are nil together',
    '---@return number? x X.\n---@return number? y Y.',
    'weakNilCheck',
  ],
  ['a value of several types', '---@return string|integer value Value.', 'weakUnionCheck'],
])('ADD-02: %s loosen a check that correct scripts would fail', (_title, returns, name) => {
  const tool = `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n---Runs.\n${returns}\nfunction tool.run() end\n`;
  const { settings } = JSON.parse(addon({}, tool).read('config.json'));
  const types = Object.entries(settings).filter(([key]) => key.startsWith('Lua.type.'));
  expect(types).toEqual([[`Lua.type.${name}`, true]]);
});

test('ADD-01: without a licence the add-on has none, and its README names none', () => {
  const { files, read } = addon();
  expect(files.map(({ path }) => path)).toEqual([
    'tool/config.json',
    'tool/version.json',
    'tool/README.md',
    'tool/library/tool.lua',
    'tool/library/events/yard.lua',
  ]);
  expect(read('README.md')).not.toContain('LICENSE');
  expect(addon({ licence: 'Free.' }).read('README.md')).toContain('LICENSE');
});
