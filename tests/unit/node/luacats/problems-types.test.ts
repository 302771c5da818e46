import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

/** What is below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'an unfinished type',
    '---Does it.\n---@param a table<string «Text.\nfunction demo.f(a) end',
    'Bad type of `@param a`: expected `>`, found `Text.`.',
    'Correct the type.',
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
    'an unknown type within another',
    '---Does it.\n---@param a table<string, «thing> Text.\nfunction demo.f(a) end',
    'Unknown type `thing`.',
    'Define it with `---@class thing` or `---@alias thing`, or write the type before the text.',
  ],
  [
    'an unknown type of a parent',
    '---A thing.\n---@class thing: «other',
    'Unknown type `other`.',
    'Define it with `---@class other` or `---@alias other`, or write the type before the text.',
  ],
  [
    'an unknown type of an overload',
    '---Does it.\n---@overload fun(a: «other)\nfunction demo.f() end',
    'Unknown type `other`.',
    'Define it with `---@class other` or `---@alias other`, or write the type before the text.',
  ],
  [
    'an unknown type of an alias',
    '---A thing.\n---@alias thing «other',
    'Unknown type `other`.',
    'Define it with `---@class other` or `---@alias other`, or write the type before the text.',
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
];

describe('problems of types', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });
});
