import { describe, expect, test } from 'vitest';
import { CONFIG, problemsOf } from './problems-of.ts';

const HEAD = '---@meta\n\n---Tools.\n---@class toollib\n';

/** Problems of a group whose first function starts in line 7, and where it has more. */
const toldOf = async (functions: string, overview = '') => {
  const text = `${HEAD}${overview}tool = {}\n\n${functions}`;
  return (await problemsOf({ 'definitions/tool.lua': text })).map((it) =>
    it.replace('definitions/tool.lua:', ''),
  );
};

describe('types', () => {
  const typed = (type: string) => toldOf(`---Runs.\n---@param a ${type} A.\nfunction tool.run(a) end\n`);

  test('`or` between two of them is reported', async () => {
    expect(await typed('number or nil')).toEqual([
      '8:19: error: `or nil` is read as text, not as a type.\n  Write `number|nil`.',
    ]);
    expect(await typed('number or so: it')).toEqual([]);
    expect(await toldOf('---Runs.\n---@return string or nil name Name.\nfunction tool.run() end\n')).toEqual([
      '8:18: error: `or nil` is read as text, not as a type.\n  Write `string|nil`.',
    ]);
  });

  test('those of other languages are reported with their name in Lua', async () => {
    expect(await typed('float')).toEqual(['8:13: error: Unknown type `float`.\n  Write `number`.']);
    expect(await typed('constructor')).toEqual([expect.stringContaining('Define it with')]);
  });

  test('a return value that is none is reported once', async () => {
    expect(await toldOf('---Runs.\n---@return void Nothing.\nfunction tool.run() end\n')).toEqual([
      '8:12: error: `void` is not a type: a function that returns nothing has no `@return`.\n  Remove the line.',
    ]);
  });

  test('an invisible sign in their place is named', async () => {
    expect(await typed('\u00a0number')).toEqual([
      '8:13: error: The type of `@param a` is not valid: expected a type, found an invisible character (U+00A0).\n  Replace it with a space.',
    ]);
  });
});

test('an alias that stands for itself is reported, whatever has its type', async () => {
  const event = '---Fires.\n---@class event.game.fire\n---@field a loop An a.\n';
  expect(
    await problemsOf({
      'definitions/events/game.lua': `---@meta\n\n---A loop.\n---@alias loop loop?\n\n${event}`,
      'site.config.ts': CONFIG.replace(
        'brand',
        "docs: { reference: { eventFamilies: [{ id: 'game', label: 'G', path: '', noun: 'E' }] } }, brand",
      ),
    }),
  ).toEqual([
    expect.stringMatching(/^definitions\/events\/game.lua:4:11: error: The alias `loop` stands for itself/),
  ]);
});

test('a day in another form than that of `@since` is reported', async () => {
  const since = (text: string) => toldOf(`---Runs.\n---@since ${text}\nfunction tool.run() end\n`);
  expect(await since('22.11.2026')).toEqual([
    '8:4: error: `22.11.2026` is not a version or a date.\n  Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ]);
  expect(await since('22.11.26')).toEqual([]);
});

test('sections that name something twice are reported', async () => {
  const overview = '---@section Run: run, stop, run\n---@section Run: stop\n';
  const functions = '---Runs.\nfunction tool.run() end\n\n---Stops.\nfunction tool.stop() end\n';
  expect(await toldOf(functions, overview)).toEqual([
    '5:4: error: The section `Run` names `run` twice.\n  Remove one of the two.',
    '6:4: error: The section `Run` is written twice.\n  Put their names into one section.',
  ]);
  expect(await toldOf(functions, '---@section Run: run, stop\n---@section Stop: stop\n')).toEqual([]);
});

test('headings without text, and the same one twice, are reported', async () => {
  const text = '---Runs.\n---\n---## Notes\n---One.\n---\n---## Notes\n---Two.\n---\n---## Errors\n';
  expect(await toldOf(`${text}function tool.run() end\n`)).toEqual([
    '12:4: warning: The section `Notes` is written twice.\n  Put both texts under one heading.',
    '15:4: warning: The section `Errors` has no text.\n  Write it, or remove the heading.',
  ]);
});

test('a module that its file does not return is reported', async () => {
  const module = (end: string) =>
    problemsOf({
      'definitions/tool.lua': `---@meta tool\n\n---Tools.\n---@class toollib\nlocal tool = {}\n\n---Runs.\nfunction tool.run() end\n${end}`,
    });
  expect(await module('')).toEqual([
    'definitions/tool.lua:5:7: error: `tool` is not returned, so `require` would not get it in editors.\n  End the file with `return tool`.',
  ]);
  expect(await module('\nreturn tool\n')).toEqual([]);
});

test('a file that describes nothing is reported', async () => {
  expect(await problemsOf({ 'definitions/tool.lua': '---@meta\n' })).toEqual([
    'definitions/tool.lua:1:1: error: The file describes nothing.\n  Describe what belongs in it, or remove it.',
  ]);
});

describe('events', () => {
  const family = (id: string) => `{ id: '${id}', label: '${id}', path: '${id}', noun: 'Event' }`;
  const config = CONFIG.replace(
    'brand',
    `docs: { reference: { eventFamilies: [${family('game')}, ${family('menu')}] } }, brand`,
  );
  const event = (name: string, more = '') => `\n---Happens.\n---@class ${name}\n${more}`;

  test('one in the file of another family, and one without its family, are reported', async () => {
    const files = {
      'site.config.ts': config,
      'definitions/events/game.lua': `---@meta\n${event('event.game.death', '---@field at place Where.\n')}${event('event.menu.open')}${event('round')}${event('place')}`,
      'definitions/events/menu.lua': `---@meta\n${event('event.menu.close')}`,
    };
    expect(await problemsOf(files)).toEqual([
      'definitions/events/game.lua:8:11: error: `event.menu.open` is in the file of the family `game`.\n  Move it to `definitions/events/menu.lua`, or write `event.game.open`.',
      'definitions/events/game.lua:11:11: warning: `round` is not an event, and nothing uses it as a type.\n  Write `---@class event.game.round`, or move it to `definitions/types.lua`.',
    ]);
  });

  test('the only one in a file is reported if its name lacks its start', async () => {
    const files = {
      'site.config.ts': config,
      'definitions/events/game.lua': `---@meta\n${event('game.death')}`,
      'definitions/events/menu.lua': `---@meta\n${event('event.menu.close')}`,
    };
    expect(await problemsOf(files)).toEqual([
      'definitions/events/game.lua:4:11: warning: `game.death` is not an event, and nothing uses it as a type.\n  Write `---@class event.game.death`, or move it to `definitions/types.lua`.',
    ]);
  });

  test('one that does not exist in place of what is deprecated is reported once', async () => {
    const told = async (name: string) => {
      const files = {
        'site.config.ts': config,
        'definitions/events/game.lua': `---@meta\n${event('event.game.death')}`,
        'definitions/events/menu.lua': `---@meta\n${event('event.menu.close')}`,
        'definitions/tool.lua': `${HEAD}tool = {}\n\n---Runs.\n---@deprecated Use \`${name}\`.\nfunction tool.run() end\n`,
      };
      return problemsOf(files);
    };
    const message = (name: string) =>
      `definitions/tool.lua:8:21: error: \`@deprecated\` names \`${name}\`, which is not documented.`;
    expect(await told('event.game.deth')).toEqual([
      `${message('event.game.deth')}\n  Did you mean \`event.game.death\`?`,
    ]);
    expect(await told('event.game.something')).toEqual([
      `${message('event.game.something')}\n  Write the full name of what to use instead, as in \`group.name\`.`,
    ]);
  });

  test('a file of all families is right', async () => {
    const all = `---@meta\n${event('event.game.death')}${event('event.menu.open')}`;
    expect(await problemsOf({ 'site.config.ts': config, 'definitions/events/all.lua': all })).toEqual([]);
  });
});

test('a related symbol that is named twice is reported', async () => {
  const see = '---@see tool.stop\n';
  const functions = `---Stops.\nfunction tool.stop() end\n\n---Runs.\n${see}${see}function tool.run() end\n`;
  expect(await toldOf(functions)).toEqual([
    '12:9: error: `@see tool.stop` is written twice.\n  Remove one of the two lines.',
  ]);
});

test('what a misspelt keyword loses is not reported where it is used', async () => {
  const functions =
    '---Stops.\nfucntion tool.stop() end\n\n---Runs.\n---\n---```lua\n---tool.stop()\n---```\n---@see tool.stop\nfunction tool.run() end\n';
  expect(await toldOf(functions)).toEqual([
    "8:10: error: The file is not valid Lua: '=' expected near 'tool'.\n  Write `function`.",
  ]);
});

test('a line that starts with two dashes within a comment is reported, and does not cut it', async () => {
  const told = '8:1: error: The line starts with two dashes, expected three.\n  Write `---`.';
  expect(await toldOf('---Runs.\n--\n---Fast.\nfunction tool.run() end\n')).toEqual([told]);
  expect(await toldOf('---Runs.\n-- It is fast.\n---@param a number A.\nfunction tool.run(a) end\n')).toEqual(
    [told],
  );
  expect(await toldOf('-- A note.\n---Runs.\nfunction tool.run() end\n\n-- Another.\n')).toEqual([]);
});

test('a dash before a text is reported, because readers would see it', async () => {
  const told = (place: string, dash: string) =>
    `${place}: error: Readers would see the \`${dash}\` before the text.\n  Remove it: a space is enough between the type and the text.`;
  const text =
    '---Runs.\n---@param a number - A.\n---@return string name – Name.\nfunction tool.run(a) end\n';
  expect(await toldOf(text)).toEqual([told('8:20', '-'), told('9:24', '–')]);
  expect(await toldOf('---Runs.\n---@param a number -1 to 1.\nfunction tool.run(a) end\n')).toEqual([]);
});

test('a deprecated symbol that names itself as its replacement is reported', async () => {
  const functions = (name: string) =>
    `---Runs.\n---@deprecated Use \`${name}\`.\nfunction tool.run() end\n\n---Walks.\nfunction tool.walk() end\n`;
  expect(await toldOf(functions('tool.run'))).toEqual([
    '8:21: warning: `@deprecated` names `tool.run` itself.\n  Name what to use instead.',
  ]);
  expect(await toldOf(functions('tool.walk'))).toEqual([]);
});

test('types and events whose names differ only in letter case are reported', async () => {
  const types =
    '---@meta\n\n---A.\n---@class vector\n---@field x number X.\n\n---B.\n---@class Vector\n---@field x number X.\n';
  expect(await problemsOf({ 'definitions/types.lua': types })).toEqual([
    'definitions/types.lua:8:11: warning: The addresses `/docs/types/Vector` and `/docs/types/vector` (from `definitions/types.lua`) differ only in letter case: Windows and macOS disks can store only one of them.\n  Give one of them another `slug` or name.',
  ]);
});

describe('what nobody would read', () => {
  test.each([
    [
      '---Runs.\nif jit then\n---Stops.\nfunction tool.stop() end\nend\n',
      '8:1: error: The block of `if` is not read: definitions only declare, and nothing runs.\n  Move its declarations out of it, or remove it.',
    ],
    [
      '---Sides.\ntool.left, tool.right = 1, 2\n',
      '8:1: error: An assignment to several names is not read: each needs a comment of its own.\n  Write an assignment for each.',
    ],
    [
      '---Runs.\n---\n---```lua\n---tool.run()\n---~~~\nfunction tool.run() end\n',
      '9:4: error: The code block is not closed.\n  Write ` ``` ` alone on line 11, without an indent, or where it ends.',
    ],
    [
      '---A mode.\n---@alias mode\n---| "a" # A.\n\n---| "b" # B.\n',
      '11:4: error: A line that starts with `|` must follow `@alias`.\n  Remove the empty line above it.',
    ],
    [
      '---Runs.\n---@param \u0430 number A.\nfunction tool.run(a) end\n',
      '8:4: error: `@param` has no name.\n  Retype the name with the letters `a` to `z`, digits and `_`: other letters can look like them.',
    ],
    [
      '---Runs.\n---@param a num\u0431er A.\nfunction tool.run(a) end\n',
      '8:16: error: The type of `@param a` is not valid: `\u0431er` cannot follow `num`.\n  Retype the name with the letters `a` to `z`, digits and `_`: other letters can look like them.',
    ],
    [
      '---Runs.\n---@return The name.\nfunction tool.run() end\n',
      '8:12: error: `@return` has a text, but no type before it.\n  Write the type first: `---@return type name Text`.',
    ],
    [
      '---Runs.\n---@generic T K\n---@param a T A.\nfunction tool.run(a) end\n',
      '8:15: warning: Text after `@generic` is not shown: `K`.\n  Write a comma before `K`, if it is another type.',
    ],
    [
      '---Runs.\n---@see tool#run_all\nfunction tool.run() end\n\n---Runs all.\nfunction tool.run_all() end\n',
      '8:9: error: `@see tool#run_all` does not name anything that is documented.\n  Write `---@see tool.run_all`.',
    ],
    [
      '---Runs.\nfunction tool.run() edn\n',
      "8:24: error: The file is not valid Lua: '=' expected near the end of the code.\n  Write `end`.",
    ],
  ])('%j is reported, once', async (functions, problem) => {
    expect(await toldOf(functions)).toEqual([problem]);
  });

  test('a section whose names have no commas', async () => {
    const [problem, ...more] = await toldOf(
      '---Runs.\nfunction tool.run() end\n\n---Stops.\nfunction tool.stop() end\n',
      '---@section All: run stop\n',
    );
    expect(problem).toContain('Write a comma between the names.');
    expect(more).toEqual([]);
  });

  test('a first paragraph that dashes below it make a heading, with the reason', async () => {
    expect(await toldOf('---Runs.\n-------\nfunction tool.run() end\n')).toEqual([
      expect.stringContaining('7:4: error: The description of `tool.run` does not start with a paragraph'),
      expect.stringContaining('7:4: warning: The section `Runs.` has no text.'),
      '8:4: warning: The line `----` right below the paragraph makes it a heading of level 2.\n  Write an empty line above it, or remove it.',
    ]);
  });

  test('a table in a comment that describes nothing is right', async () => {
    const table = '---| a | b |\n---| --- | --- |\n---| "1" | 2 |\n';
    expect(await toldOf(`${table}\n---Runs.\nfunction tool.run() end\n`)).toEqual([]);
  });
});
