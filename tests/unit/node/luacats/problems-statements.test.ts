import { describe, expect, it } from 'vitest';
import { problemsAtMark } from './support.ts';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'Lua that does not parse',
    'function demo.f(«',
    "The file is not valid Lua: <name> or '...' expected near the end of the code.",
    'Correct the code.',
  ],
  [
    'a parameter named like a word of Lua',
    '---Does it.\n---@param a string Text.\n---@param end string Text.\nfunction demo.f(a, «end) end',
    "The file is not valid Lua: <name> or '...' expected near 'end'.",
    'Choose another name: `end` is a reserved word in Lua.',
  ],
  [
    'a local named like a word of Lua',
    'local «end = {}',
    "The file is not valid Lua: <name> expected near 'end'.",
    'Choose another name: `end` is a reserved word in Lua.',
  ],
  [
    'a bracket that is not closed before the end of a function',
    'function demo.f( «end',
    "The file is not valid Lua: <name> or '...' expected near 'end'.",
    'Correct the code.',
  ],
  [
    'a comment of another language',
    '/«/ Does it.',
    "The file is not valid Lua: <expression> expected near '/'.",
    'Lua comments start with `--`.',
  ],
  [
    'a table without its commas',
    '---A mode.\n---@private\nlocal mode = { a = 1 «b = 2 }',
    "The file is not valid Lua: '}' expected near 'b'.",
    'Write a comma between the entries of the table, or `}` where it ends.',
  ],
  [
    'a function without a comment',
    'function «demo.f() end',
    '`demo.f` has no comment.',
    'Describe it in `---` lines directly above, with no empty line between.',
  ],
  [
    'a comment with an empty line below',
    '---Does it.\n\nfunction «demo.f() end',
    '`demo.f` has no comment.',
    'Describe it in `---` lines directly above, with no empty line between.',
  ],
  [
    'an empty comment',
    '---\nfunction «demo.f() end',
    '`demo.f` has no description.',
    'Start its comment with a sentence that says what it is or does.',
  ],
  [
    'a comment whose text is below its tag',
    '---@deprecated Use `demo.g`.\n---Does it.\nfunction «demo.f() end\n\n---Does it.\nfunction demo.g() end',
    '`demo.f` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'a sign that nobody sees',
    '«\u200BX.do_it()',
    'The file is not valid Lua: unexpected invisible character U+200B.',
    'Remove it, or type a space in its place.',
  ],
  [
    'a long dash of a word processor',
    '«—-Does it.',
    "The file is not valid Lua: unexpected symbol '—'.",
    'Write two hyphens, `--`.',
  ],
  [
    'a comment without text',
    '---@async\nfunction «demo.f() end',
    '`demo.f` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'a description that starts with a heading',
    '---«# Title\nfunction demo.f() end',
    'The description of `demo.f` does not start with a paragraph, so it has no summary.',
    'Start it with a sentence.',
  ],
  [
    'a description whose first paragraph is underlined',
    '---«Does it.\n---------\nfunction demo.f() end',
    'The description of `demo.f` does not start with a paragraph, so it has no summary.',
    'Start it with a sentence.',
  ],
  [
    'a description that starts with a list',
    '---«- One\nfunction demo.f() end',
    'The description of `demo.f` does not start with a paragraph, so it has no summary.',
    'Start it with a sentence.',
  ],
  [
    'a tag above nothing',
    '---Does it.\n---«@return string name Text.\n\n---Does it.\nfunction demo.f() end',
    '`@return` describes nothing: no function, table or value follows on the next line.',
    'Remove the empty line below the comment, or add what it describes.',
  ],
  [
    'text below a tag without words',
    '---Does it.\n---@async\n---«More.\n---And more.\nfunction demo.f() end',
    'Text below a tag is not part of the description.',
    'Move it up, above the first tag.',
  ],
  [
    'a fence that is never closed',
    '---Does it.\n---\n---«```lua\n---f()\nfunction demo.f() end',
    'The code block is not closed.',
    'Add a line ` ``` ` where it ends.',
  ],
  [
    'a function on an unknown table',
    '---Does it.\nfunction «dmeo.f() end',
    '`dmeo` is not a table of this file.',
    'Did you mean `demo`?',
  ],
  [
    'a function in the table of another file',
    '---Does it.\nfunction «other.f() end',
    '`other` is not a table of this file.',
    'Write it as `demo.f`, or move it to the file of `other`.',
  ],
  [
    'a global table beside that of the group',
    '«OTHER = { LONG = 1 }',
    '`OTHER` is a global table next to `demo`, expected one in each file.',
    'Move it to `definitions/OTHER.lua`, or remove it.',
  ],
  [
    'a second group in a file, of constants',
    '---More.\n---@class otherlib\n---@field A integer First.\n«other = {}',
    '`other` is a global table next to `demo`, expected one in each file.',
    'Move it to `definitions/other.lua`, or remove it.',
  ],
  [
    'a second group in a file',
    '---Does it.\n---@see other.g\nfunction demo.f() end\n\n---More.\n---@class otherlib\n«other = {}\n\n---Does it.\nfunction other.g() end',
    '`other` is a global table next to `demo`, expected one in each file.',
    'Move it and what is in it to `definitions/other.lua`.',
  ],
  [
    'one end too many',
    '---Does it.\nfunction demo.f() end «end',
    "The file is not valid Lua: unexpected keyword 'end' near the end of the code.",
    'Remove it, or add the `function`, `if`, `for` or `while` that it ends.',
  ],
  [
    'a function on a table within the table',
    '---Does it.\nfunction «demo.inner.f() end',
    '`demo.inner` is not a table of this file.',
    'Add it to `demo`, or define `demo.inner` with `@class`.',
  ],
  [
    'a global function beside the table',
    '---Does it.\nfunction «f() end',
    '`f` is not part of the table `demo`.',
    'Write it as `demo.f`.',
  ],
  [
    'a local function',
    '---Does it.\nlocal function «f() end',
    '`f` is not part of the table `demo`.',
    'Remove it, or write it without `local`.',
  ],
  [
    'a value without a type',
    '---A value.\n«demo.value = nil',
    'The type of `demo.value` is missing.',
    'Add `---@type` above it.',
  ],
  [
    'a class above a function',
    '---Does it.\n---«@class thing\nfunction demo.f() end',
    '`@class` does not belong to a function.',
    'Put an empty line below the type, so that its comment is separate.',
  ],
  [
    'a param above a class',
    '---A thing.\n---@class thing\n---«@param x string Text.\nlocal thing = {}',
    '`@param` does not belong to a class.',
    'Write `@field` if it is a field of the class, or move the line to the function that it belongs to.',
  ],
  [
    'a field above a function',
    '---Does it.\n---«@field x string Text.\nfunction demo.f() end',
    '`@field` does not belong to a function.',
    'Remove the line, or move it to the comment that it belongs to.',
  ],
  [
    'a field above an alias',
    '---A name.\n---@alias thing string\n---«@field x string Text.',
    '`@field` does not belong to an alias.',
    'Remove the line, or move it to the comment that it belongs to.',
  ],
];

describe('problems of statements and comments', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });
});
