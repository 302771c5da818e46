import { describe, expect, it } from 'vitest';
import { readReference } from '../../../../src/node/luacats/index.ts';
import { HEAD, problemsAtMark } from './support.ts';

const DEMO = 'definitions/demo.lua';
const TYPES = 'definitions/types.lua';
const EVENTS = 'definitions/events/game.lua';
const META = '---@meta\n\n';

/** A file with `«` at the place of the problem. */
const CASES: [title: string, path: string, text: string, message: string, fix: string][] = [
  [
    'a file without meta',
    DEMO,
    HEAD.replace('---@meta', '«--Plain.'),
    'The file does not start with `---@meta`.',
    'Make `---@meta` its first line.',
  ],
  [
    'a file with nothing in it',
    DEMO,
    '«\n',
    'The file describes nothing.',
    'Describe what belongs in it, or remove it.',
  ],
  [
    'a meta with a hyphen',
    DEMO,
    HEAD.replace('@meta', '«@meta-x'),
    'Unknown tag `@meta-x`.',
    'Did you mean `@meta`?',
  ],
  ['a misspelt meta', DEMO, HEAD.replace('@meta', '«@mata'), 'Unknown tag `@mata`.', 'Did you mean `@meta`?'],
  [
    'an empty line between a comment and its function',
    DEMO,
    `${HEAD}---Does it.\n---«@param a string Text.\n\nfunction demo.f(a) end`,
    '`@param` describes nothing: no function, table or value follows on the next line.',
    'Remove the empty line below the comment, or add what it describes.',
  ],
  [
    'a tag below its function',
    DEMO,
    `${HEAD}---Does it.\nfunction demo.f() end\n---«@return string name Text.\n\n---Does it.\nfunction demo.g() end`,
    '`@return` describes nothing: no function, table or value follows on the next line.',
    'Move it above what it describes, with no empty line between.',
  ],
  [
    'a param below its function',
    DEMO,
    `${HEAD}---Does it.\nfunction demo.f(a) end\n---«@param a string Text.`,
    '`@param` describes nothing: no function, table or value follows on the next line.',
    'Move it above what it describes, with no empty line between.',
  ],
  [
    'a whole comment below its function',
    DEMO,
    `${HEAD}function demo.f(a) end\n---Does it.\n---«@param a string Text.`,
    '`@param` describes nothing: no function, table or value follows on the next line.',
    'Move it above what it describes, with no empty line between.',
  ],
  [
    'a type that is defined again, without a description',
    TYPES,
    `${META}---A thing.\n---@class thing\n\n---@class «thing`,
    'The class `thing` is defined twice; the first is at `definitions/types.lua:4:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a field below an empty line',
    DEMO,
    `${HEAD}---A thing.\n---@class thing\n\n---«@field a string Text.`,
    '`@field` describes nothing: no function, table or value follows on the next line.',
    'Put it right below its `@class`, with no empty line between.',
  ],
  [
    'an event whose name ends with a dot',
    EVENTS,
    `${META}---Events.\n---@class event.game\n\n---It fires.\n---@class event.game«.\n---@field a string Text.`,
    '`.` is not part of the name: names may contain only letters, digits and `_`.',
    'Write a name after the dot, or remove the dot.',
  ],
  [
    'the table of a group that is made again',
    DEMO,
    `${HEAD}«demo = {}\n\n---Does it.\nfunction demo.f() end`,
    'The table `demo` is created again; the first is at `definitions/demo.lua:5:1`.',
    'Remove the line.',
  ],
  [
    'a group in the folder of events',
    'definitions/events/demo.lua',
    `${HEAD.replace('demo =', '«demo =')}---Does it.\nfunction demo.f() end`,
    '`demo` is a group, but its file is in the folder of events.',
    'Move it to `definitions/demo.lua`.',
  ],
  [
    'a group without a table',
    DEMO,
    `${META}---Does it.\nfunction «demo.f() end\n\n---Does it.\nfunction demo.g() end`,
    '`definitions/demo.lua` has functions or values, but no table `demo` for its group.',
    'Add `demo = {}` with a description and `---@class demolib` above the first function.',
  ],
  [
    'functions without a table, and without the comment about them',
    'definitions/G.lua',
    `${META}---Does it.\nfunction «f() end`,
    '`definitions/G.lua` has functions or values, but no table `_G` for its group.',
    'Add `_G = {}` with a description and `---@class _G` above the first function.',
  ],
  [
    'a group in the file of types',
    TYPES,
    `${META}---A thing.\n---@class thing\n\n---A group.\n---@class boxlib\n«box = {}\n\n---Does it.\nfunction box.f() end`,
    '`definitions/types.lua` defines the table `box`, expected only types without a group.',
    'Move it and what is in it to `definitions/box.lua`.',
  ],
  [
    'a global table with the name of another module',
    DEMO,
    HEAD.replace('---@meta', '«---@meta dmeo'),
    'The file names the module `dmeo`, but its table `demo` is global, and not returned.',
    'Write `---@meta` alone. If scripts load it with `require`, write `local demo = {}`, and end the file with `return demo`.',
  ],
  [
    'methods in a file of types',
    TYPES,
    `${META}---A thing.\n---@class thing\nlocal thing = {}\n\n---Does it.\nfunction «thing:f() end`,
    '`definitions/types.lua` has functions or values, but no table `types` for its group.',
    'Move `thing` with its functions to the file of a group, or add `types = {}` with a description and `---@class typeslib` above the first function.',
  ],
  [
    'methods in a file of types, beside an enum that scripts reach',
    TYPES,
    `${META}---A thing.\n---@class thing\nlocal thing = {}\n\n---Does it.\nfunction «thing:f() end\n\n---Side.\n---@enum side\nside = { LEFT = 1 }`,
    '`definitions/types.lua` has functions or values, but no table `types` for its group.',
    'Move `thing` with its functions to the file of a group, or add `types = {}` with a description and `---@class typeslib` above the first function.',
  ],
  [
    'a group whose table has another name than the file',
    'definitions/bxo.lua',
    `${META}---A group.\n---@class boxlib\n«box = {}\n\n---Does it.\nfunction box.f() end\n\n---Does it.\nfunction box.g() end`,
    '`definitions/bxo.lua` defines the table `box`, expected `bxo`, like the name of the file.',
    'Rename the file to `box.lua`, or the table to `bxo`.',
  ],
  [
    'a group of constants whose table has another name than the file',
    'definitions/bxo.lua',
    `${META}---A group.\n---@class boxlib\n---@field LIMIT number Text.\n«box = {}`,
    '`definitions/bxo.lua` defines the table `box`, expected `bxo`, like the name of the file.',
    'Rename the file to `box.lua`, or the table to `bxo`.',
  ],
  [
    'a group without a comment',
    DEMO,
    `${META}«demo = {}`,
    '`demo` has no comment.',
    'Describe it in `---` lines directly above, with no empty line between.',
  ],
  [
    'a group without a class',
    DEMO,
    `${META}---A group.\n«demo = {}`,
    'The table `demo` of the group has no `@class`.',
    'Add `---@class demolib` to its comment.',
  ],
  [
    'a group without a description',
    DEMO,
    `${META}---@class demolib\n«demo = {}`,
    '`demo` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'a group with a field and a function of one name',
    DEMO,
    `${META}---A group.\n---@class demolib\n---@field f number Text.\ndemo = {}\n\n---Does it.\nfunction «demo.f() end`,
    '`demo.f` is defined twice; the first is at `definitions/demo.lua:5:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a class with a field and a method of one name',
    DEMO,
    `${META}---A group.\n---@class demolib\ndemo = {}\n\n---A thing.\n---@class thing\n---@field f number Text.\nlocal thing = {}\n\n---Does it.\nfunction «thing:f() end`,
    '`thing:f` is defined twice; the first is at `definitions/demo.lua:9:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a family without a table',
    EVENTS,
    `${META}---An event without its name.\n---@class «event.game\n---@field userid integer Who.`,
    '`event.game` is not an event.',
    'Name an event `event.<family>.<name>`; a class `event.<family>` needs a description, or a table below it.',
  ],
  [
    'a misspelt family',
    EVENTS,
    `${META}---Game events.\n---@class «event.gaem\n---@section Rounds: start, line\nlocal game = {}\n\n---Fires.\n---@see event.game.line\n---@class event.game.start\n\n---Fires.\n---@param text string Text.\nfunction game.line(text) end`,
    '`event.gaem` is in the file of the family `game`.',
    'Write `event.game`, or move it to `definitions/events/gaem.lua`.',
  ],
  [
    'an event without its family',
    EVENTS,
    `${META}---Fires.\n---@class event.game.start\n\n---It stopped.\n---\n---Fires once.\n---@class «event.stop`,
    '`event.stop` is in the file of the family `game`.',
    'Write `event.game.stop` for an event, or move it to `definitions/events/stop.lua` if it is a family.',
  ],
  [
    'an event in no section',
    EVENTS,
    `${META}---Game events.\n---@class event.game\n---@section Rounds: start\n\n---Fires.\n---@class event.game.start\n\n---Fires.\n---@class «event.game.stop`,
    '`stop` is not in any `@section` of `event.game`.',
    'Add `stop` to one of its sections.',
  ],
  [
    'a section with an unknown event',
    EVENTS,
    `${META}---Game events.\n---@class event.game\n---«@section Rounds: start, stopp, stop\n\n---Fires.\n---@class event.game.start\n\n---Fires.\n---@class event.game.stop`,
    'The section `Rounds` names `stopp`, which `event.game` does not have.',
    'Did you mean `stop`?',
  ],
  [
    'an event with a name of four parts',
    EVENTS,
    `${META}---Fires.\n---@class «event.game.player.death`,
    '`event.game.player.death` is not an event.',
    'Name an event `event.<family>.<name>`; a class `event.<family>` needs a description, or a table below it.',
  ],
  [
    'an event without a description',
    EVENTS,
    `${META}---@class «event.game.start`,
    '`event.game.start` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'an event as a function of an unknown table',
    EVENTS,
    `${META}---@class event.game\nlocal game = {}\n\n---Fires.\nfunction «gane.start() end`,
    '`gane.start` is not a function of an event family.',
    'Did you mean `game`?',
  ],
  [
    'an event as a function without a comment',
    EVENTS,
    `${META}---@class event.game\nlocal game = {}\n\nfunction «game.start() end`,
    '`event.game.start` has no comment.',
    'Describe it in `---` lines directly above, with no empty line between.',
  ],
  [
    'an event as a class and as a function',
    EVENTS,
    `${META}---@class event.game\nlocal game = {}\n\n---Fires.\n---@class event.game.start\n\n---Fires.\nfunction «game.start() end`,
    '`event.game.start` is defined twice; the first is at `definitions/events/game.lua:7:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'an event twice',
    EVENTS,
    `${META}---Fires.\n---@class event.game.start\n\n---Fires.\n---@class «event.game.start`,
    '`event.game.start` is defined twice; the first is at `definitions/events/game.lua:4:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a see that means an event',
    EVENTS,
    `${META}---Fires.\n---@class event.game.start\n---@see «start`,
    '`@see start` does not name anything that is documented.',
    'Did you mean `event.game.start`?',
  ],
];

describe('problems of files', () => {
  it.each(CASES)('%s', (_title, path, text, message, fix) => {
    expect(problemsAtMark(text, path, '')).toEqual([{ message, fix }]);
  });

  it('names both places when two files define the same type', () => {
    const types = `${META}---A thing.\n---@alias «thing string`;
    const demo = `${HEAD}---A thing.\n---@class thing\nlocal thing = {}\n`;
    expect(problemsAtMark(types, TYPES, '', { [DEMO]: demo })).toEqual([
      {
        message: 'The alias `thing` is defined twice; the first is at `definitions/demo.lua:8:11`.',
        fix: 'Remove or rename one of the two.',
      },
    ]);
  });

  it('reports a file that does not parse once, and not the names that it would define', () => {
    const types = `${META}---A thing.\n---@class thing\nlocal thing = {«`;
    const demo = `${HEAD}---Does it.\n---@param a thing Text.\n---@see thing\nfunction demo.f(a) end\n`;
    expect(problemsAtMark(types, TYPES, '', { [DEMO]: demo })).toEqual([
      {
        message: "The file is not valid Lua: '}' expected near the end of the code.",
        fix: 'Add the `}` that is missing.',
      },
    ]);
  });

  it('reports every problem of every file, ordered by place', () => {
    const { problems } = readReference([
      { path: TYPES, text: `${META}---@alias a b\n\n---@alias c d\n` },
      { path: DEMO, text: `${HEAD}function demo.g() end\nfunction demo.f() end\n` },
    ]);
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'definitions/demo.lua:7:10',
      'definitions/demo.lua:8:10',
      'definitions/types.lua:3:11',
      'definitions/types.lua:3:13',
      'definitions/types.lua:5:11',
      'definitions/types.lua:5:13',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a byte order mark alone', '\uFEFF'],
    ['bytes that are no text', '\0\u0001\uFFFD'],
    ['tags without anything', '---@\n---@ \n---@@\n---|\n---'],
    [
      'all tags, all empty',
      '---@meta\n---@class\n---@alias\n---@field\n---@param\n---@return\n---@operator\n---@version',
    ],
    ['parentheses without end', `---@meta\n\n---@alias a ${'('.repeat(20000)}`],
    ['tables without end', `x = ${'{'.repeat(20000)}`],
    ['a return of nothing', 'return'],
    ['statements that declare nothing', 'a.b.c().d = 1\nx, y = 1, 2\n;(f)()\nfor i = 1, 2 do end'],
  ])('survives %s', (_title, text) => {
    for (const path of [DEMO, TYPES, EVENTS, 'x.lua', '']) {
      expect(readReference([{ path, text }]).problems.length).toBeGreaterThan(0);
    }
  });
});
