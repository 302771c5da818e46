import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'a question mark before the type',
    '---Does it.\n---@return «?string a Text.\nfunction demo.f() end',
    'Bad type of the return value: expected a type, found `?`.',
    'Write the `?` after the type: `string?`.',
  ],
  [
    'a question mark before the name',
    '---Does it.\n---«@param ?a string Text.\nfunction demo.f(a) end',
    '`@param` has no name.',
    'Write `a?` for what may be left out.',
  ],
  [
    'two question marks',
    '---Does it.\n---@param a?«? string Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `?`.',
    'One `?` is enough.',
  ],
  [
    'two bars',
    '---Does it.\n---@param a number |«| string Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `|`.',
    'One `|` is enough between two types.',
  ],
  [
    'a bar before the first type',
    '---Does it.\n---@param a «|number Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `|`.',
    'Remove the `|` before the first type.',
  ],
  [
    'a misspelt word before the name of a class',
    '---A type.\n---@class «(exat) spot\n---@field x number Text.',
    '`@class` does not know `(exat)`.',
    'Did you mean `exact`?',
  ],
  [
    'a misspelt word before the name of an enum',
    '---A type.\n---@enum «(keys) size\nlocal size = {\n    ---Text.\n    small = 1,\n}',
    '`@enum` does not know `(keys)`.',
    'Did you mean `key`?',
  ],
  [
    'an unknown word before the name of a class',
    '---A type.\n---@class «(final) spot\n---@field x number Text.',
    '`@class` does not know `(final)`.',
    'Remove it, or write `(exact)` or `(partial)`.',
  ],
  [
    'no type after the colon of a function type',
    '---Does it.\n---@param a fun(b: «): number Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `)`.',
    'Write a type after the `:`, or remove it.',
  ],
  [
    'a result of another language',
    '---Does it.\n---@param a fun(): «void Text.\nfunction demo.f(a) end',
    'Unknown type `void`.',
    'Leave it out: a function without a type of its result returns nothing.',
  ],
  [
    'too many parts',
    `---Does it.\n---@param a ${'number|'.repeat(1000)}«string Text.\nfunction demo.f(a) end`,
    'Bad type of `@param a`: the type has more than 1000 parts.',
    'Give parts of it names of their own with `---@alias`.',
  ],
  [
    'an unfinished type',
    '---Does it.\n---@param a table<string «Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `>`, found `Text.`.',
    'Write `>` where the type ends, or a comma between two types.',
  ],
  [
    'a comma that a type lacks',
    '---Does it.\n---@param a table<string «number> Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `>`, found `number`.',
    'Write `>` where the type ends, or a comma between two types.',
  ],
  [
    'a comma that a table lacks',
    '---Does it.\n---@param a { x: number «y: number } Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `}`, found `y`.',
    'Write `}` where the table ends, or a comma between two fields.',
  ],
  [
    'a function type that does not end',
    '---Does it.\n---@param a fun(b: number «Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `)`, found `Text.`.',
    'Write `)` where the list of parameters ends.',
  ],
  [
    'a parameter of a function type without its colon',
    '---Does it.\n---@param a fun(b «number) Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `)`, found `number`.',
    'Write a colon before its type: `b: number`.',
  ],
  [
    'a type in a parenthesis that does not end',
    '---Does it.\n---@param a (number «Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `)`, found `Text.`.',
    'Write `)` where the type ends.',
  ],
  [
    'a function type with function',
    '---Does it.\n---@param a function«(b: number) Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `(b:` cannot follow `function`.',
    'Write `fun` instead of `function`: `fun(name: type): type`.',
  ],
  [
    'an arrow of another language',
    '---Does it.\n---@param a fun(b: number) «=> boolean Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `=>` cannot follow `fun(b: number)`.',
    'Write what it returns after a colon: `fun(name: type): type`.',
  ],
  [
    'a table of one type',
    '---Does it.\n---@param a «table<number> Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `table` takes 2 types, found 1.',
    'Write `table<key, value>`, or `value[]` for a list.',
  ],
  [
    'a table of three types',
    '---Does it.\n---@param a «table<string, number, boolean> Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `table` takes 2 types, found 3.',
    'Write `table<key, value>`, or `value[]` for a list.',
  ],
  [
    'an alias with the name of a type of Lua',
    '---A.\n---@alias «number string',
    '`number` is a type of Lua, so it cannot be an alias.',
    'Give the alias another name.',
  ],
  [
    'several values in parentheses',
    '---Does it.\n---@return (number«, number) Text.\nfunction demo.f() end',
    'Bad type of the return value: expected `)`, found `,`.',
    'Write one type in parentheses, and a line for each further value.',
  ],
  [
    'a value without its last quote',
    '---Does it.\n---@param a "x"|«"y Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `"`.',
    'Close the quotes.',
  ],
  [
    'a type in brackets',
    '---Does it.\n---@param a «[string] Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `[`.',
    'Write `type[]` for a list, and `name?` for what may be left out.',
  ],
  [
    'a dash between name and text',
    '---Does it.\n---@param a «- Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `-`.',
    'Write the type in place of the dash.',
  ],
  [
    'an equals sign',
    '---A side.\n---@alias side «= string',
    'Bad type of the alias `side`: expected a type, found `=`.',
    'Remove the `=`: a space is enough before the type.',
  ],
  [
    'a letter that only looks valid in a name',
    '---Does it.\n---@param a «\u0430ny Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected a type, found `\u0430`.',
    'Write names with the letters `a` to `z`, digits and `_`.',
  ],
  [
    'a return value with name and type swapped',
    '---Does it.\n---@return «x number Text.\nfunction demo.f() end',
    'Unknown type `x`.',
    'Write the type before the name: `---@return number x`.',
  ],
  [
    'a field with name and type swapped',
    '---A thing.\n---@class thing\n---@field number «x Text.',
    'Unknown type `x`.',
    'Write the name before the type: `---@field x number`.',
  ],
  [
    'a value of an alias without quotes',
    '---A side.\n---@alias side\n---| "left" # Left.\n---| «right # Right.',
    'Unknown type `right`.',
    'Write `"right"` if it is a value. Define it with `---@class right` or `---@alias right` if it is a type.',
  ],
  [
    'a value without quotes beside another',
    '---A side.\n---@alias side "left"|«right',
    'Unknown type `right`.',
    'Write `"right"` if it is a value. Define it with `---@class right` or `---@alias right` if it is a type.',
  ],
  [
    'a value of an alias after two dashes',
    '---A side.\n---@alias side\n«--| "left" # Left.',
    'The line starts with two dashes, expected three.',
    'Write `---|`.',
  ],
  [
    'a type of a field that does not parse',
    '---A thing.\n---@class thing\n---@field a fun(«1) Text.',
    'Bad type of the field `a`: expected a parameter name, found `1`.',
    'Correct the type.',
  ],
  [
    'a union behind an optional type',
    '---Does it.\n---@param a string?«|number Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `|number` cannot follow `string?`.',
    'A `?` ends a type: write `(string?)` to continue after it.',
  ],
  [
    'a list of an optional type',
    '---Does it.\n---@param a string? «[] Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `[]` cannot follow `string?`.',
    'A `?` ends a type: write `(string?)` to continue after it.',
  ],
  [
    'a full stop behind a type',
    '---Does it.\n---@param a number«. Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `.` cannot follow `number`.',
    'Put a space between the type and what follows, or correct the type.',
  ],
  [
    'an unknown type',
    '---Does it.\n---@param a «strng Text.\nfunction demo.f(a) end',
    'Unknown type `strng`.',
    'Did you mean `string`?',
  ],
  [
    'a colon after a type',
    '---Does it.\n---@return boolean«: changed Text.\nfunction demo.f() end',
    'Bad type of the return value: `:` cannot follow `boolean`.',
    'Remove the colon: a space is enough after the type.',
  ],
  [
    'an unknown type within another',
    '---Does it.\n---@param a table<string, «thing> Text.\nfunction demo.f(a) end',
    'Unknown type `thing`.',
    'Define it with `---@class thing` or `---@alias thing`, or name another type.',
  ],
  [
    'an unknown type of a parent',
    '---A thing.\n---@class thing: «other',
    'Unknown type `other`.',
    'Define it with `---@class other` or `---@alias other`, or name another type.',
  ],
  [
    'an unknown type of an overload',
    '---Does it.\n---@overload fun(a: «other)\nfunction demo.f() end',
    'Unknown type `other`.',
    'Define it with `---@class other` or `---@alias other`, or name another type.',
  ],
  [
    'an unknown type of an alias',
    '---A thing.\n---@alias thing «other',
    'Unknown type `other`.',
    'Write `"other"` if it is a value. Define it with `---@class other` or `---@alias other` if it is a type.',
  ],
  [
    'an unknown type of a value',
    '---A value.\n---@type «thing\ndemo.value = nil',
    'Unknown type `thing`.',
    'Define it with `---@class thing` or `---@alias thing`, or write the type before the text.',
  ],
  [
    'a generic name outside its comment',
    '---Does it.\n---@generic T\n---@param a T Text.\nfunction demo.f(a) end\n\n---Does it.\n---@param a «T Text.\nfunction demo.g(a) end',
    'Unknown type `T`.',
    'Define it with `---@class T` or `---@alias T`, or write the type before the text.',
  ],
  [
    'a bar with nothing after it',
    '---Does it.\n---@param a integer| Text«.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `.` cannot follow `integer| Text`.',
    'Write a type after the last `|`, or remove it: the word after it is read as a type.',
  ],
  [
    'a table type that does not end before its text',
    '---Does it.\n---@param a table<string, Text«.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `>`, found `.`.',
    'Write `>` where the type ends, or a comma between two types.',
  ],
  [
    'braces around a type',
    '---Does it.\n---@param a {boolean«} Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `:`, found `}`.',
    'Write the type without braces: `boolean`.',
  ],
  [
    'a default right after a type',
    '---Does it.\n---@param a integer«=10 Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: `=10` cannot follow `integer`.',
    'Write `Default 10.` at the end of the text.',
  ],
  [
    'a choice that is offered twice',
    '---Does it.\n---@param a «integer|string|integer Text.\nfunction demo.f(a) end',
    'The type of `@param a` names `integer` twice.',
    'Remove one of the two, or write what was meant.',
  ],
  [
    'a value twice in the line of an alias',
    '---A thing.\n---@alias thing «"a"|"b"|"a"',
    'The type of the alias `thing` names `"a"` twice.',
    'Remove one of the two, or write what was meant.',
  ],
  [
    'a class with the name of a type of Lua',
    '---A thing.\n---@class «string',
    '`string` is a type of Lua, so it cannot be a class.',
    'Give the class another name.',
  ],
];

describe('problems of types', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });
});
