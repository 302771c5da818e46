import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'a function twice',
    '---Does it.\nfunction demo.f() end\n\n---Does it.\nfunction «demo.f() end',
    '`demo.f` is defined twice; the first is at `definitions/demo.lua:8:10`.',
    'Remove or rename one of the two.',
  ],
  [
    'a field with the name of a function',
    '---A thing.\n---@class thing\nlocal thing = {}\n\n---Does it.\nfunction demo.f() end\n\n---Does it.\n«demo.f = function() end',
    '`demo.f` is defined twice; the first is at `definitions/demo.lua:12:10`.',
    'Remove or rename one of the two.',
  ],
  [
    'two functions with one route',
    '---Does it.\nfunction demo.get_all() end\n\n---Does it.\nfunction «demo.getall() end',
    '`demo.getall` has the same address as `demo.get_all` at `definitions/demo.lua:8:10`: `demo/getall`.',
    'Rename one of the two; addresses ignore letter case and underscores.',
  ],
  [
    'a function whose name leaves no address',
    '---Does it.\nfunction «demo.__() end',
    '`demo.__` has no address: nothing is left of its name without underscores.',
    'Rename it, or hide it with `---@private`.',
  ],
  [
    'a class twice',
    '---A thing.\n---@class thing\n\n---A thing.\n---@class «thing',
    'The class `thing` is defined twice; the first is at `definitions/demo.lua:8:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a class with the name of an alias',
    '---A thing.\n---@alias thing string\n\n---A thing.\n---@class «thing',
    'The class `thing` is defined twice; the first is at `definitions/demo.lua:8:11`.',
    'Remove or rename one of the two.',
  ],
  [
    'a parent that a class has twice',
    '---A thing.\n---@class one\n\n---A thing.\n---@class two: one, «one',
    'The class `two` extends `one` twice.',
    'Remove one of the two.',
  ],
  [
    'a class that extends itself',
    '---A thing.\n---@class «thing: thing',
    'The class `thing` extends itself: `thing` → `thing`.',
    'Remove one of these parents.',
  ],
  [
    'classes that extend each other, once',
    '---A.\n---@class «aa: bb\n\n---B.\n---@class bb: cc\n\n---C.\n---@class cc: aa\n\n---D.\n---@class dd: aa',
    'The class `aa` extends itself: `aa` → `bb` → `cc` → `aa`.',
    'Remove one of these parents.',
  ],
  [
    'an alias that stands for itself by way of another',
    '---A.\n---@alias «aa bb?\n\n---B.\n---@alias bb string|aa\n\n---A tree.\n---@alias tree table<string, tree>',
    'The alias `aa` stands for itself: `aa` → `bb` → `aa`.',
    'Give one of them another type.',
  ],
  [
    'a value of an alias twice',
    '---A.\n---@alias side\n---| "left" # Left.\n---| «"left" # Right.',
    'The alias `side` has the value `"left"` twice.',
    'Remove one of the two lines.',
  ],
  [
    'two values in one line of an alias',
    '---A side.\n---@alias side\n---| «"left" | "right" # Left or right.\n---| "top" # Top.',
    'One line has 2 values: `"left" | "right"`.',
    'Write a line for each, such as `---| "left"`.',
  ],
  [
    'a value of the first line of an alias again',
    '---A side.\n---@alias side "left" | "right"\n---| «"right" # Right.',
    'The alias `side` has the value `"right"` twice.',
    'Remove one of the two lines.',
  ],
  [
    'a value that an alias has in single and in double quotes',
    '---A side.\n---@alias side\n---| "left" # Left.\n---| «\'left\' # Left again.',
    "The alias `side` has the value `'left'` twice.",
    'Remove one of the two lines.',
  ],
  [
    'a value of an enum twice',
    '---A.\n---@enum side\nlocal side = { left = 1, «right = 1 }',
    'The enum `side` has the value `1` twice.',
    'Give each name its own value.',
  ],
  [
    'a number that an alias has in two notations',
    '---A.\n---@alias side\n---| 1 # Left.\n---| «0x1 # Right.',
    'The alias `side` has the value `1` twice: `0x1` is the same number.',
    'Remove one of the two lines.',
  ],
  [
    'a number that an enum has in two notations',
    '---A.\n---@enum side\nlocal side = { left = 10, «right = 1e1 }',
    'The enum `side` has the value `10` twice: `1e1` is the same number.',
    'Give each name its own value.',
  ],
  [
    'a zero of an enum with a sign',
    '---A.\n---@enum side\nlocal side = { left = 0, top = -1, «right = -0 }',
    'The enum `side` has the value `0` twice: `-0` is the same number.',
    'Give each name its own value.',
  ],
  [
    'a key of an enum twice, in two notations',
    '---A.\n---@enum (key) side\nlocal side = { left = 1, [«"left"] = 2 }',
    'The enum `side` has the value `"left"` twice.',
    'Give each name its own value.',
  ],
  [
    'a value of an enum without a name',
    '---A.\n---@enum side\nlocal side = { left = 1, «2 }',
    'The enum `side` has the value `2` without a name.',
    'Write `NAME = 2`, or an `@alias` with `---|` lines.',
  ],
  [
    'a calculated value of an enum without a name',
    '---A.\n---@enum side\nlocal side = { left = 1, «3 - 1 }',
    'The enum `side` has the value `value` without a name.',
    'Write `NAME = value`, or an `@alias` with `---|` lines.',
  ],
  [
    'a dash before what a value means',
    '---A.\n---@alias side\n---| "left" «- Left.',
    'Readers would see the `-` before the text.',
    'Write `#` in its place, or remove it.',
  ],
  [
    'a name of an enum twice',
    '---A.\n---@enum side\nlocal side = { left = 1, «left = 2 }',
    'The enum `side` has the name `left` twice; Lua keeps the last value.',
    'Remove or rename one of the two.',
  ],
  [
    'a name of an enum twice with the same value',
    '---A.\n---@enum side\nlocal side = { left = 1, «left = 1 }',
    'The enum `side` has the name `left` twice; Lua keeps the last value.',
    'Remove or rename one of the two.',
  ],
  [
    'a see that nothing resolves',
    '---Does it.\n---@see «demo.g\nfunction demo.f() end',
    '`@see demo.g` does not name anything that is documented.',
    'Did you mean `demo.f`?',
  ],
  [
    'a see with a link',
    '---Does it.\n---@see «[f](demo.g)\nfunction demo.f() end\n\n---Does it.\nfunction demo.g() end',
    '`@see [f](demo.g)` does not name anything that is documented.',
    'Write `---@see demo.g`.',
  ],
  [
    'a see without the group',
    '---Does it.\n---@see «trace\nfunction demo.trace_line() end',
    '`@see trace` does not name anything that is documented.',
    'Did you mean `demo.trace_line`?',
  ],
];

it('warns about a see that leads to itself', () => {
  expect(problemsAtMark('---Does it.\n---@see «demo.f\nfunction demo.f() end')).toEqual([
    {
      severity: 'warning',
      message: '`@see demo.f` leads from `demo.f` to itself.',
      fix: 'Name another symbol, or remove the line.',
    },
  ]);
});

describe('problems between symbols', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });
});
