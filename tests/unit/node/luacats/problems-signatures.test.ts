import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

type Case = [title: string, body: string, message: string, fix: string];

const OVERLOAD_FORM = 'Write it as `fun(name: type): type`.';
const A = '---Does it.\n---@param a string Text.\n';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: Case[] = [
  [
    'a return value after the remaining ones',
    '---Does it.\n---@return any ... All.\n---@return «integer count Number.\nfunction demo.f() end',
    'A return value follows `...`, which stands for all the others.',
    'Move `...` to the end.',
  ],
  [
    'an overload twice',
    `${A}---@overload fun(b: number)\n---@overload «fun( b:number )\nfunction demo.f(a) end`,
    '`@overload fun(b: number)` is written twice.',
    'Remove one of the two lines.',
  ],
  [
    'an overload that repeats the function itself',
    `${A}---«@overload fun(a: string)\nfunction demo.f(a) end`,
    '`@overload fun(a: string)` repeats the signature of the function itself.',
    'Remove the line.',
  ],
  [
    'an overload that cannot be read, beside one that repeats the function itself',
    `${A}---@overload fun(a: string)\n---@overload «(b: number)\nfunction demo.f(a) end`,
    '`@overload` expects a function type, found `(b: number)`.',
    'Write it as `fun(name: type): type`.',
  ],
  [
    'an overload with the name of the function',
    `${A}---@overload «demo.f(b: number)\nfunction demo.f(a) end`,
    '`@overload` expects a function type, found `demo.f(b: number)`.',
    OVERLOAD_FORM,
  ],
  [
    'an overload without fun',
    `${A}---@overload «(b: number): string\nfunction demo.f(a) end`,
    '`@overload` expects a function type, found `(b: number): string`.',
    OVERLOAD_FORM,
  ],
  [
    'an overload with function',
    `${A}---@overload «function(b: number)\nfunction demo.f(a) end`,
    '`@overload` expects a function type, found `function(b: number)`.',
    OVERLOAD_FORM,
  ],
  [
    'an empty overload',
    `${A}---@overload«\nfunction demo.f(a) end`,
    '`@overload` expects a function type, found nothing.',
    OVERLOAD_FORM,
  ],
  [
    'a parameter twice in the signature',
    `${A}function demo.f(a, «a) end`,
    'The parameter `a` is written twice; Lua keeps the last one.',
    'Rename one of the two.',
  ],
  [
    'self in a function with a colon',
    '---A thing.\n---@class thing\nlocal thing = {}\n\n---Does it.\n---@param self thing Text.\nfunction thing:f(«self) end',
    'A function declared with a colon already has the parameter `self`.',
    'Remove it, and its `@param`.',
  ],
  [
    'two return values with one name',
    '---Does it.\n---@return number x Text.\n---@return «number x Text.\nfunction demo.f() end',
    'Two return values are called `x`.',
    'Give each its own name.',
  ],
  [
    'nil as a return value without a text',
    '---Does it.\n---@return «nil\n---@return string x Text.\nfunction demo.f() end',
    'The return value has no description.',
    'Describe it at the end of the line. A function that returns nothing has no `@return`.',
  ],
  [
    'a default as other languages write it',
    '---Does it.\n---@param a? string «= "x y" Text.\nfunction demo.f(a) end',
    '`= "x y"` is read as text, not as a default.',
    'Write `Default "x y".` at the end of the text.',
  ],
  [
    'a replacement that the group does not have',
    '---Does it.\n---@deprecated Use `«demo.nothing`.\nfunction demo.f() end',
    '`@deprecated` names `demo.nothing`, which is not documented.',
    'Write the full name of what to use instead, as in `group.name`.',
  ],
  [
    'a misspelt replacement without backticks',
    '---Does it.\n---@deprecated Use «demo.trase_line() instead.\nfunction demo.f() end\n\n---Does it.\nfunction demo.trace_line() end',
    '`@deprecated` names `demo.trase_line`, which is not documented.',
    'Did you mean `demo.trace_line`?',
  ],
  [
    'a hidden replacement',
    '---Does it.\n---@deprecated Use `«demo.inner`.\nfunction demo.f() end\n\n---@private\nfunction demo.inner() end',
    '`@deprecated` names `demo.inner`, which is private, protected or package-only, so it has no page.',
    'Write the full name of what to use instead, as in `group.name`.',
  ],
];

const OPTIONAL = 'No call can leave out the optional parameter `a`, because `b` is required and follows it.';
const DEFAULT = 'Correct the default, or the type.';

const WARNINGS: Case[] = [
  [
    'functions that replace each other',
    '---Does it.\n---@deprecated Use `demo.f`.\nfunction demo.e() end\n\n---Does it.\n---@deprecated Use `«demo.g`.\nfunction demo.f() end\n\n---Does it.\n---@deprecated Use `demo.f`.\nfunction demo.g() end',
    '`@deprecated` leads back to `demo.f`: `demo.f` → `demo.g` → `demo.f`.',
    'Name what to use instead.',
  ],
  [
    'a replacement that is deprecated, too',
    '---Does it.\n---@deprecated Use `«demo.f`.\nfunction demo.e() end\n\n---Does it.\n---@deprecated Use `demo.g`.\nfunction demo.f() end\n\n---Does it.\nfunction demo.g() end',
    '`@deprecated` names `demo.f`, which is deprecated as well.',
    'Name `demo.g`.',
  ],
  [
    'the default of a required parameter',
    '---Does it.\n---@param «a number Text. Default 5.\nfunction demo.f(a) end',
    '`a` has the default `5`, but no call can leave it out.',
    'Write `a?` if it is optional, or remove the default.',
  ],
  [
    'an optional parameter before a required one',
    '---Does it.\n---@param «a? string Text.\n---@param b string Text.\nfunction demo.f(a, b) end',
    OPTIONAL,
    'Write `b?` if that is optional, too, or `---@param a string | nil` if scripts pass nil.',
  ],
  [
    'text as the default of a number',
    '---Does it.\n---@param «a? number Text. Default "x".\nfunction demo.f(a) end',
    'The default `"x"` of `a` is not of its type, `number`.',
    DEFAULT,
  ],
  [
    'a fraction as the default of an integer',
    '---Does it.\n---@param «a? integer Text. Default 0.5.\nfunction demo.f(a) end',
    'The default `0.5` of `a` is not of its type, `integer`.',
    DEFAULT,
  ],
  [
    'a default that the value set does not have',
    '---Does it.\n---@param «a? side Text. Default `"up"`.\nfunction demo.f(a) end\n\n---A side.\n---@alias side "left"|"right"',
    'The default `"up"` of `a` is not of its type, `side`.',
    DEFAULT,
  ],
  [
    'a number as the default of a field',
    '---A thing.\n---@class thing\n---@field «a? boolean Text. Default: 1.',
    'The default `1` of `a` is not of its type, `boolean`.',
    DEFAULT,
  ],
];

const RIGHT: [title: string, body: string][] = [
  [
    'a default of a parameter that may be nil, and one of the remaining arguments',
    '---Does it.\n---@param a number|nil Text. Default 5.\n---@param ... number Text. Default 5.\nfunction demo.f(a, ...) end',
  ],
  [
    'an overload that differs only in its return value',
    `${A}---@overload fun(a: string): nil\nfunction demo.f(a) end`,
  ],
  [
    'a replacement that another library has',
    '---Does it.\n---@deprecated Use `string.format`.\nfunction demo.f() end',
  ],
  [
    'a replacement that is a field',
    '---Does it.\n---@deprecated Use `thing.size`.\nfunction demo.f() end\n\n---A thing.\n---@class thing\n---@field size number Text.',
  ],
  [
    'an optional parameter before one that may be nil',
    '---Does it.\n---@param a? string Text.\n---@param b string|nil Text.\n---@param ... any Text.\nfunction demo.f(a, b, ...) end',
  ],
  [
    'an optional parameter before one that may be anything',
    '---Does it.\n---@param a? string Text.\n---@param b any Text.\nfunction demo.f(a, b) end',
  ],
  [
    'an optional parameter before one whose alias has nil',
    '---Does it.\n---@param a? string Text.\n---@param b maybe Text.\nfunction demo.f(a, b) end\n\n---Maybe.\n---@alias maybe string|nil',
  ],
  ['a replacement with an argument', '---Does it.\n---@deprecated Use `demo.f(x)`.\nfunction demo.f() end'],
  [
    'defaults of the right types',
    '---Does it.\n---@param a? side Text. Default "left".\n---@param b? index Text. Default -1, the last.\n---@param c? function|integer Text. Default 0x10.\n---@param d? thing Text. Default 1.\nfunction demo.f(a, b, c, d) end\n\n---A side.\n---@alias side "left"|"right"\n\n---An index.\n---@alias index integer\n\n---A thing.\n---@class thing',
  ],
  [
    'a number that counts something else',
    '---Does it.\n---@param a? string Text. Default 10 spaces.\nfunction demo.f(a) end',
  ],
];

describe('problems with signatures', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });

  it.each(WARNINGS)('%s is a warning', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ severity: 'warning', message, fix }]);
  });

  it.each(RIGHT)('%s is right', (_title, body) => {
    expect(problemsAtMark(body)).toEqual([]);
  });
});
