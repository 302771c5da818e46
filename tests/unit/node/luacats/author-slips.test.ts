import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'a call in the place of a function',
    '---Does it.\n---@param x number The X.\n«demo.f(x)',
    'The call of `demo.f` declares nothing, so no page shows the comment above it.',
    'Write `function demo.f(x) end`.',
  ],
  [
    'a call of a method with a value',
    '---A lamp.\n---@class lamp\nlocal lamp = {}\n\n---Does it.\n«lamp:f("x")',
    'The call of `lamp:f` declares nothing, so no page shows the comment above it.',
    'Write `function lamp:f() end`.',
  ],
  [
    'an overload that misses the colon before its result',
    '---Does it.\n---@param x number The X.\n---@overload fun(x: string) «boolean\nfunction demo.f(x) end',
    'Text after `@overload` is not shown: `boolean`.',
    'Write `: boolean` right after the parentheses if the call returns that.',
  ],
  [
    'a function type that misses the colon before its result',
    '---Does it.\n---@param x fun(a: number) «boolean Is called.\nfunction demo.f(x) end',
    '`boolean` is read as text, not as what the function returns.',
    'Write `fun(a: number): boolean`.',
  ],
  [
    'a class without the parent that its colon announces',
    '---A lamp.\n---@class lamp:«',
    'No parent follows the colon after `lamp`.',
    'Write the name of a class after it, or remove it.',
  ],
  [
    'a class whose list of parents ends with a comma',
    '---A lamp.\n---@class lamp: demolib,«',
    'No parent follows the comma after `demolib`.',
    'Write the name of a class after it, or remove it.',
  ],
  [
    'type parameters without an end',
    '---A box.\n---@class box«<T',
    'Text after the class `box` is not shown: `<T`.',
    'Write `>` where the type parameters end.',
  ],
  [
    'the word of an enum behind its name',
    '---A side.\n---@enum side «(key)\ndemo.sides = { LEFT = 1 }',
    'Text after the enum `side` is not shown: `(key)`.',
    'Write it before the name: `(key) side`.',
  ],
  [
    'a name that starts with a digit',
    '---A point.\n---«@class 3d',
    '`@class` has no name.',
    'Write a letter or `_` first: a name cannot start with a digit, as in `3d`.',
  ],
  [
    'a name in quotes',
    '---A point.\n---@class point\n---«@field "x" number The X.',
    '`@field` has no name.',
    'Write the name without quotes: `---@field x`.',
  ],
  [
    'a list of types in braces',
    '---Does it.\n---@param x { number«, string } The X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected `:`, found `,`.',
    'Write a name before each type, `{ name: type }`, or `type[]` for a list.',
  ],
  [
    'a table type without an end',
    '---Does it.\n---@param x { a: number, The «X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected `:`, found `X.`.',
    'Write `}` where the table ends, or a colon between the name of a field and its type.',
  ],
  [
    'a function type without parentheses',
    '---Does it.\n---@param x fun «The X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected `(`, found `The`.',
    'Write `function` for any function, or `fun(name: type): type`.',
  ],
  [
    'a type of several lines',
    '---Does it.\n---@param x {«\n---  a: number,\n---} The X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected a field name, found the end of the line.',
    'Write the whole type on one line.',
  ],
  [
    'an enum whose keys are numbers',
    '---A side.\n---@enum side\ndemo.sides = { [1] = «"left", [2] = "right" }',
    'The enum `side` has the value `"left"` without a name.',
    'Write `NAME = "left"`, or an `@alias` with `---|` lines.',
  ],
  [
    'an enum of which one key is a number',
    '---A side.\n---@enum side\ndemo.sides = { NONE = 0, [1] = «1 }',
    'The enum `side` has the value `1` without a name.',
    'Write `NAME = 1`, or an `@alias` with `---|` lines.',
  ],
  [
    'a field that is a number',
    '---A point.\n---@class point\n---«@field 1 number The X.',
    '`@field` has no name.',
    'Write a number in brackets: `---@field [1]`.',
  ],
  [
    'versions without the comma between them',
    '---Does it.\n---@version 5.1 «JIT\nfunction demo.f() end',
    'Text after `@version` is not shown: `JIT`.',
    'Write a comma before `JIT`, if it is another version.',
  ],
  [
    'a tag behind code',
    '---Does it.\nfunction demo.f() end «---@deprecated Use `demo.g`.\n\n---Does it.\nfunction demo.g() end',
    '`@deprecated` after code is not read.',
    'Move it up, to a line of its own in the comment above the code.',
  ],
  [
    'a tag without its dashes',
    '---Does it.\n«@param x number The X.\n',
    "The file is not valid Lua: unexpected symbol '@'.",
    'Write three dashes before it: `---@param`.',
  ],
];

describe('slips of authors', () => {
  it.each(CASES)('%s', (_, body, message, fix) => {
    expect(problemsAtMark(body)).toMatchObject([{ message, fix }]);
  });

  it('two types whose names have hyphens are not one type', () => {
    const body = '---A.\n---@alias my«-size number\n\n---B.\n---@class my-side\n---@field x number The X.';
    const message = (tail: string) =>
      `\`${tail}\` is not part of the name: names may contain only letters, digits and \`_\`.`;
    expect(problemsAtMark(body).map((problem) => problem.message)).toEqual([
      message('-size'),
      message('-side'),
    ]);
  });

  it.each([
    '---Does it.\n---@param x fun(a: number) Function that is called.\nfunction demo.f(x) end',
    '---Does it.\n---@param x fun(a: number) number of calls is what it counts.\nfunction demo.f(x) end',
    '---Does it.\nfunction demo.f() end\n\n---@diagnostic disable-next-line: undefined-global\nsetup()\n',
    '---Does it.\nfunction demo.f() end\n\n-- A note.\nsetup()\n',
  ])('what looks like one is left alone: %s', (body) => {
    expect(problemsAtMark(body)).toEqual([]);
  });
});
