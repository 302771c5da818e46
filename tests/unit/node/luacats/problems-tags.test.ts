import { describe, expect, it } from 'vitest';
import { TAGS } from '../../../../src/node/luacats/tags/tags.ts';
import { problemsAtMark } from './support.ts';

/** Code below the group's table, with `«` at the place of the problem. */
const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'an enum above a function',
    '---Does it.\n---«@enum size\nfunction demo.f() end',
    '`@enum` does not belong to a function.',
    'Put an empty line below the type, so that its comment is separate.',
  ],
  [
    'an unknown tag',
    '---Does it.\n---«@retrun string name Text.\nfunction demo.f() end',
    'Unknown tag `@retrun`.',
    'Did you mean `@return`?',
  ],
  [
    'a tag with a letter of another script',
    '---Does it.\n---«@p\u0430ram x number Text.\nfunction demo.f(x) end',
    'Unknown tag `@p\u0430ram`.',
    'Did you mean `@param`? The letter U+0430 in it only looks like a plain one.',
  ],
  [
    'a generic name in angle brackets: its uses are not reported, too',
    '---Does it.\n---«@generic <T>\n---@param x T Text.\nfunction demo.f(x) end',
    '`@generic` has no name.',
    'Write the name without angle brackets: `---@generic T`.',
  ],
  [
    'a tag without the space before its type',
    '---Does it.\n---«@returnboolean done Text.\nfunction demo.f() end',
    'Unknown tag `@returnboolean`.',
    'Write `---@return boolean`, with a space.',
  ],
  [
    'a tag in the line of another one',
    '---Does it.\n---@return number n Number. «@see demo.f\nfunction demo.f() end',
    '`@see` in a line of `@return` is read as text, not as a tag.',
    'Write `---@see` on a line of its own, or in backticks.',
  ],
  ...['deprecated', 'nodiscard', 'async'].map((tag): (typeof CASES)[number] => [
    `a second @${tag}`,
    `---Does it.\n---@return number n Number.\n---@${tag}\n---«@${tag}\nfunction demo.f() end`,
    `\`@${tag}\` is written twice.`,
    'Keep one of the two lines.',
  ]),
  [
    'a tag that says who may use a function, and one that says otherwise',
    '---Does it.\n---@private\n---«@public\nfunction demo.f() end\n\n---Does it.\n---@see demo.f\nfunction demo.g() end',
    '`@public` contradicts `@private` above it.',
    'Keep one of the two lines.',
  ],
  [
    'a misspelt visibility of a field',
    '---A spot.\n---@class spot\n---@field privat «x number Hidden.',
    'Unknown type `x`.',
    'Write `private` for `privat`: `---@field private x number`.',
  ],
  [
    'a generic type with the name of a class',
    '---A thing.\n---@class thing\n---@field x number Text.\n\n---Does it.\n---@generic «thing\n---@param a thing A value.\nfunction demo.f(a) end',
    'There is a type `thing`, so `@generic` cannot have this name.',
    'Write another one, such as `T`, or remove it if the type is meant.',
  ],
  [
    'a generic type with the name of a type of Lua',
    '---Does it.\n---@generic «string\n---@param a string A value.\nfunction demo.f(a) end',
    'There is a type `string`, so `@generic` cannot have this name.',
    'Write another one, such as `T`, or remove it if the type is meant.',
  ],
  [
    'a generic type that is declared twice',
    '---Does it.\n---@generic T\n---@generic «T\n---@param a T A value.\nfunction demo.f(a) end',
    '`@generic T` is written twice.',
    'Remove one of the two.',
  ],
  [
    'a second @type',
    '---A number.\n---@type number\n---«@type string\ndemo.x = 1',
    '`@type` is written twice.',
    'Keep one of the two lines.',
  ],
  [
    'a day that the calendar does not have',
    '---Does it.\n---«@since 2026-02-30\nfunction demo.f() end',
    '`2026-02-30` is not a version or a date.',
    'Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ],
  [
    'the result of a function after an arrow',
    '---Does it.\n---@param a fun(b: string) «-> number Called.\nfunction demo.f(a) end',
    'The type of `@param a` is not valid: `->` cannot follow `fun(b: string)`.',
    'Write what it returns after a colon: `fun(name: type): type`.',
  ],
  [
    'a param without a name, which is not missing too',
    '---Does it.\n---«@param [a] number Text.\nfunction demo.f(a) end',
    '`@param` has no name.',
    'Write `a?` if it is optional.',
  ],
  [
    'a param with its type in braces',
    '---Does it.\n---«@param {number} a Text.\nfunction demo.f(a) end',
    '`@param` has no name.',
    'Write the name first, and the type without braces: `---@param a number`.',
  ],
  [
    'a param whose three dots are one sign',
    '---Does it.\n---«@param … any Text.\nfunction demo.f(...) end',
    '`@param` has no name.',
    'Write three dots for the remaining arguments: `---@param ... type`.',
  ],
  [
    'two fields in one line',
    '---A thing.\n---@class thing\n---@field a«, b string Text.',
    '`@field` names several fields in one line.',
    'Write a `---@field` for each, with its type and a text.',
  ],
  [
    'a param after a non-breaking space',
    '---Does it.\n---«@param\u00A0a number Text.\nfunction demo.f(a) end',
    '`@param` has no name.',
    'Replace the invisible character after `@param` with a space.',
  ],
  [
    'a param without a name or anything else',
    '---Does it.\n---«@param\nfunction demo.f(a) end',
    '`@param` has no name.',
    'Write it as `---@param name type Text`.',
  ],
  [
    'meta within the file',
    '---Does it.\n---«@meta\nfunction demo.f() end',
    '`@meta` is not on the first line of the file.',
    'Move it to the first line of the file, or remove it if that line has one.',
  ],
  [
    'a param that the function does not have',
    '---Does it.\n---@param pitch number Text.\n---@param «pitchh number Text.\nfunction demo.f(pitch) end',
    '`@param pitchh` does not name a parameter of `demo.f`.',
    'Remove the line.',
  ],
  [
    'a param with a misspelt name, one left',
    '---Does it.\n---@param «pitchh number Text.\nfunction demo.f(pitch) end',
    '`@param pitchh` does not name a parameter of `demo.f`.',
    'Rename it to `pitch`, or remove the line.',
  ],
  [
    'a param twice',
    '---Does it.\n---@param a number Text.\n---@param «a number Text.\nfunction demo.f(a) end',
    '`@param a` is written twice.',
    'Remove one of the two lines.',
  ],
  [
    'a parameter without a param',
    '---Does it.\n---@param a number Text.\nfunction demo.f(a, «b) end',
    'The parameter `b` of `demo.f` has no `@param`.',
    'Add `---@param b type Text` to its comment.',
  ],
  [
    'more arguments without a param',
    '---Does it.\nfunction demo.f(«...) end',
    'The parameter `...` of `demo.f` has no `@param`.',
    'Add `---@param ... type Text` to its comment.',
  ],
  [
    'params in another order',
    '---Does it.\n---@param «b number Text.\n---@param a number Text.\nfunction demo.f(a, b) end',
    '`@param b` is written where `a` is expected.',
    'Write the `@param` lines in the order of `demo.f(a, b)`.',
  ],
  [
    'a key without its closing bracket',
    '---A thing.\n---@class thing\n---«@field [string integer Text.',
    '`@field` has no name.',
    'Write `]` after the type of the key: `[string]`.',
  ],
  [
    'a name that ends with a dot',
    '---A thing.\n---@class thing«.',
    '`.` is not part of the name: names may contain only letters, digits and `_`.',
    'Write a name after the dot, or remove the dot.',
  ],
  [
    'a param without a name',
    '---Does it.\n---«@param\nfunction demo.f() end',
    '`@param` has no name.',
    'Write it as `---@param name type Text`.',
  ],
  [
    'a param without a type',
    '---Does it.\n---@param a«\nfunction demo.f(a) end',
    'The type of `@param a` is missing.',
    'Write the type before the text, or `any` if it can be anything.',
  ],
  [
    'a param with text but without a type',
    '---Does it.\n---@param a «# Text.\nfunction demo.f(a) end',
    'The type of `@param a` is missing.',
    'Write the type before the text, or `any` if it can be anything.',
  ],
  [
    'a param without a description',
    '---Does it.\n---@param «a number\nfunction demo.f(a) end',
    'The parameter `a` has no description.',
    'Describe it at the end of the line.',
  ],
  [
    'a return without a type',
    '---Does it.\n---@return«\nfunction demo.f() end',
    'The type of the return value is missing.',
    'Write the type before the text, or `any` if it can be anything.',
  ],
  [
    'a text in the place of the type of a return value',
    '---Does it.\n---@return «The number of all.\nfunction demo.f() end',
    '`@return` has a text, but no type before it.',
    'Write the type first: `---@return type name Text`.',
  ],
  [
    'a return without a description',
    '---Does it.\n---@return «number\nfunction demo.f() end',
    'The return value has no description.',
    'Describe it at the end of the line.',
  ],
  [
    'a named return without a description',
    '---Does it.\n---@return «number count\nfunction demo.f() end',
    'The return value `count` has no description.',
    'Describe it at the end of the line.',
  ],
  [
    'a return whose text is read as a name',
    '---Does it.\n---@return boolean «True when it is.\nfunction demo.f() end',
    '`True` is read as the name of the return value.',
    'Put a name between the type and the text, or a `#` before the text.',
  ],
  [
    'a field without a name',
    '---A thing.\n---@class thing\n---«@field',
    '`@field` has no name.',
    'Write it as `---@field name type Text`.',
  ],
  [
    'a field without a type',
    '---A thing.\n---@class thing\n---@field x«',
    'The type of the field `x` is missing.',
    'Write the type before the text, or `any` if it can be anything.',
  ],
  [
    'a field without a description',
    '---A thing.\n---@class thing\n---@field «x number',
    'The field `x` has no description.',
    'Describe it at the end of the line.',
  ],
  [
    'a field twice',
    '---A thing.\n---@class thing\n---@field x number Text.\n---@field «x number Text.',
    'The field `x` is described twice.',
    'Remove one of the two lines.',
  ],
  [
    'a class without a name',
    '---A thing.\n---«@class',
    '`@class` has no name.',
    'Write it as `---@class name`.',
  ],
  [
    'an alias without a name',
    '---A thing.\n---«@alias',
    '`@alias` has no name.',
    'Write it as `---@alias name`.',
  ],
  [
    'an alias without a type or members',
    '---A thing.\n---@alias «thing',
    'The alias `thing` has neither a type nor members.',
    'Put a type after the name, or lines such as `---| "value" # Meaning` below.',
  ],
  [
    'two types in one comment',
    '---A thing.\n---@alias thing string\n---@alias «other string',
    'One comment defines both `thing` and `other`.',
    'Put an empty line between them, and a description above each.',
  ],
  [
    'a class without a description',
    '---@class «thing',
    '`thing` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'an alias without a description',
    '---@alias «thing string',
    '`thing` has no description.',
    'Start its comment, above its tags, with a sentence that says what it is or does.',
  ],
  [
    'a member without an alias',
    '---Does it.\n---@param a string Text.\n---«| "x" # Text.\nfunction demo.f(a) end',
    'A line that starts with `|` must follow `@alias`.',
    'Define an alias with these values, and use it as the type.',
  ],
  [
    'members without an alias, once',
    '---Does it.\n---@param a string Text.\n---«| "x" # Text.\n---| "y" # Text.\nfunction demo.f(a) end',
    'A line that starts with `|` must follow `@alias`.',
    'Define an alias with these values, and use it as the type.',
  ],
  [
    'a member that is no type',
    '---A thing.\n---@alias thing\n---| "a" # Text.\n---| «, # Text.',
    'The type of the alias member is not valid: expected a type, found `,`.',
    'Correct the type.',
  ],
  [
    'an overload that is no function',
    '---Does it.\n---@overload «string\nfunction demo.f() end',
    '`@overload` expects a function type, found `string`.',
    'Write it as `fun(name: type): type`.',
  ],
  [
    'an operator without a name',
    '---A thing.\n---@class thing\n---«@operator (number): number',
    '`@operator` has no name.',
    'Write it as `---@operator add(number): number`.',
  ],
  [
    'an operator twice',
    '---A thing.\n---@class thing\n---@operator add(number): number\n---@operator add(string): number\n---@operator «add(number): thing',
    '`@operator add(number)` is written twice.',
    'Remove one of the two lines.',
  ],
  [
    'an unknown operator',
    '---A thing.\n---@class thing\n---@operator «plus(number): number',
    'Unknown operator `plus`.',
    'Known operators: `add`, `sub`, `mul`, `div`, `mod`, `pow`, `unm`, `concat`, `len`, `eq`, `lt`, `le`, `call`, `idiv`.',
  ],
  [
    'an operator without a result',
    '---A thing.\n---@class thing\n---@operator add(number)«',
    'Expected `:` and a type in the operator `add`.',
    'Write it as `---@operator add(number): number`.',
  ],
  [
    'an operator without a parenthesis',
    '---A thing.\n---@class thing\n---@operator add(number«',
    'Expected `)` in the operator `add`.',
    'Write it as `---@operator add(number): number`.',
  ],
  [
    'an unknown version',
    '---Does it.\n---@version «6\nfunction demo.f() end',
    '`@version` expects `5.1` to `5.4` or `JIT`, found `6`.',
    'Write it as `---@version 5.1, JIT`.',
  ],
  [
    'a see without a target',
    '---Does it.\n---«@see\nfunction demo.f() end',
    '`@see` has no name.',
    'Write it as `---@see group.name`.',
  ],
  [
    'a tag after two dashes, within a comment: what it says is not reported as missing',
    '---Does it.\n«--@param x number Text.\n---@return number y Text.\nfunction demo.f(x) end',
    'The line starts with two dashes, expected three.',
    'Write `---@`.',
  ],
  [
    'a tag after four dashes',
    '---Does it.\n«---- @param x number Text.\nfunction demo.f(x) end',
    'The line starts with four dashes, expected three.',
    'Write `---@`.',
  ],
  [
    'a misspelt tag: what it says is not reported as missing',
    '---Does it.\n---«@parm x number Text.\nfunction demo.f(x) end',
    'Unknown tag `@parm`.',
    'Did you mean `@param`?',
  ],
  [
    'a parameter whose type is written before its name',
    '---Does it.\n---@param «integer number Text.\nfunction demo.f(number) end',
    '`@param integer` does not name a parameter of `demo.f`.',
    'Write the name before the type: `---@param number integer`.',
  ],
  [
    'a parameter whose type is written before its name, which is not a type',
    '---Does it.\n---@param «integer x Text.\nfunction demo.f(x) end',
    '`@param integer` does not name a parameter of `demo.f`.',
    'Write the name before the type: `---@param x integer`.',
  ],
  [
    'a since without a version',
    '---Does it.\n---«@since soon\nfunction demo.f() end',
    '`soon` is not a version or a date.',
    'Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ],
  [
    'a since with nothing after it',
    '---Does it.\n---«@since\nfunction demo.f() end',
    '`@since` has no version.',
    'Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ],
  [
    'a since that is a sentence',
    `---Does it.\n---«@since 1.4${'x'.repeat(22)}\nfunction demo.f() end`,
    '`@since` has 25 characters, expected a version or a date.',
    'Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ],
  [
    'a generic without a name',
    '---Does it.\n---«@generic\nfunction demo.f() end',
    '`@generic` has no name.',
    'Write it as `---@generic T`.',
  ],
];

/** What is left out of the page, which is right without it. */
const WARNINGS: typeof CASES = [
  [
    'a tag after a value of an enum',
    '---Modes.\n---@enum mode\nlocal mode = {\n  A = 1, «---@deprecated\n}\n\n---Does it.\nfunction demo.f() end',
    'No page shows the comment after the value `A`.',
    'Remove it: values have no tags.',
  ],
  [
    'a long comment after a value of an enum',
    '---Modes.\n---@enum mode\nlocal mode = {\n  A = 1, «--[[ First. ]]\n}\n\n---Does it.\nfunction demo.f() end',
    'No page shows the comment after the value `A`.',
    'Write `---First.` in a line above the value, or `-- First.` there if it is a note for authors.',
  ],
  [
    'a comment after a value of an enum',
    '---Modes.\n---@enum mode\nlocal mode = { -- All of them.\n  A = 1, «-- First.\n  -- A note.\n  B = 2, --\n}\n\n---Does it.\nfunction demo.f() end',
    'No page shows the comment after the value `A`.',
    'Write `---First.` in a line above the value, or `-- First.` there if it is a note for authors.',
  ],
  ...['---Does it.\nfunction demo.f() end', '---A thing.\n---@class thing', ''].map(
    (below): (typeof CASES)[number] => [
      `text above an empty line and ${JSON.stringify(below)}`,
      `---«First of all, some text.\n\n${below}`,
      'No page shows this comment: an empty line ends it, and nothing that it describes follows.',
      'Write `---` in the empty line if the text continues below it, or `--` before a note for authors.',
    ],
  ),
  [
    'a tag after two dashes',
    '---Does it.\nfunction demo.f() end\n\n«--@param x number Text.\n',
    'The line is not read: it starts with two dashes, expected three.',
    'Write `---@`, or remove the `@` if the note is not for readers.',
  ],
  [
    'an unknown tag like no other',
    '---Does it.\n---«@something\nfunction demo.f() end',
    'Unknown tag `@something`; the line is ignored.',
    `Remove the line, or use a known tag: ${TAGS.map((tag) => `\`@${tag}\``).join(', ')}.`,
  ],
  ...['deprecated-since 4', 'search-words draw', 'since-build 1402'].map((line): (typeof CASES)[number] => [
    `an unknown tag that begins like a known one: @${line}`,
    `---Does it.\n---«@${line}\nfunction demo.f() end`,
    `Unknown tag \`@${line.replace(/ .*/, '')}\`; the line is ignored.`,
    `Remove the line, or use a known tag: ${TAGS.map((tag) => `\`@${tag}\``).join(', ')}.`,
  ]),
  [
    'an example as a tag of another tool',
    '---Does it.\n---«@example demo.f()\nfunction demo.f() end',
    'Unknown tag `@example`; the line is ignored.',
    'Write a section `## Example` above the first tag.',
  ],
  [
    'an error as a tag of another tool',
    '---Does it.\n---«@throws When it is late.\nfunction demo.f() end',
    'Unknown tag `@throws`; the line is ignored.',
    'Write a section `## Errors` above the first tag.',
  ],
  [
    'text after a class',
    '---A thing.\n---@class thing «A thing.',
    'Text after the class `thing` is not shown: `A thing.`.',
    'Move it up, above the first tag.',
  ],
  [
    'text after an alias',
    '---A thing.\n---@alias thing string «A thing.',
    'Text after the alias `thing` is not shown: `A thing.`.',
    'Move it up, above the first tag.',
  ],
  [
    'text after an overload',
    '---Does it.\n---@overload fun(a: number) «Text.\nfunction demo.f() end',
    'Text after `@overload` is not shown: `Text.`.',
    'Move it up, above the first tag.',
  ],
  [
    'a generic type that no other tag names',
    '---Does it.\n---@generic «T\n---@param a number A number.\nfunction demo.f(a) end',
    'No other tag names the type `T`.',
    'Use it as a type, or remove `@generic`.',
  ],
  [
    'a comma too many between phrases',
    '---Does it.\n---«@search one, , two\nfunction demo.f() end',
    '`@search` has an empty entry between its commas.',
    'Remove the comma, or write what is missing.',
  ],
  [
    'a comma after the last name of a section',
    '---A thing.\n---@class thing\n---@field a number A.\n---«@section All: a,\nlocal thing = {}',
    'The section `All` has an empty entry between its commas.',
    'Remove the comma, or write what is missing.',
  ],
  [
    'phrases with semicolons between them',
    '---Does it.\n---«@search one; two\nfunction demo.f() end',
    'The phrases of `@search` are separated by commas, found `;` in `one; two`.',
    'Write `---@search one, two`.',
  ],
  [
    'phrases in brackets',
    '---Does it.\n---«@search [one, two]\nfunction demo.f() end',
    'The phrases of `@search` are in brackets or quotes, which readers do not type: `[one, two]`.',
    'Write `---@search one, two`.',
  ],
  [
    'phrases in quotes',
    '---Does it.\n---«@search "one", \'two\'\nfunction demo.f() end',
    'The phrases of `@search` are in brackets or quotes, which readers do not type: `"one", \'two\'`.',
    'Write `---@search one, two`.',
  ],
  [
    'a phrase in quotes',
    '---Does it.\n---«@search "one", two\nfunction demo.f() end',
    'The phrases of `@search` are in brackets or quotes, which readers do not type: `"one", two`.',
    'Write `---@search one, two`.',
  ],
  ...['async', 'nodiscard', 'public'].map((tag): (typeof CASES)[number] => [
    `text after @${tag}`,
    `---Does it.\n---@return number n Number.\n---@${tag} «Because it waits.\nfunction demo.f() end`,
    `Text after \`@${tag}\` is not shown: \`Because it waits.\`.`,
    'Move it up, above the first tag.',
  ]),
  [
    'a phrase that two lines have',
    '---Does it.\n---@search one, two\n---«@search three, one\nfunction demo.f() end',
    '`@search` has the phrase `one` twice.',
    'Remove one of the two.',
  ],
  [
    'a tag between a class and its table',
    '---A spot.\n---@class spot\n---@field x number Place.\n---@search place\n---«@see demo.f\nlocal spot = {}\n\n---Does it.\nfunction demo.f() end',
    '`@see` below `@field` keeps editors from connecting the type with what is declared below.',
    'Move it above `@class`.',
  ],
  [
    'a tag between the type of a value and the value',
    '---A size.\n---@type number\n---«@version JIT\ndemo.size = nil',
    '`@version` below `@type` keeps editors from connecting the type with what is declared below.',
    'Move it above `@type`.',
  ],
  [
    'a result that must be used, of a function without one',
    '---Does it.\n---«@nodiscard\nfunction demo.f() end',
    '`@nodiscard` needs a return value, but there is no `@return`.',
    'Add `@return`, or remove the line.',
  ],
];

describe('problems of tags', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });

  it('a section that names a field', () => {
    const head = '---@meta\n\n---A group.\n---@class demolib\n---@field max number Most.\n';
    const body = '---«@section All: f, max\ndemo = {}\n\n---Does it.\nfunction demo.f() end';
    expect(problemsAtMark(body, 'definitions/demo.lua', head)).toEqual([
      {
        message: 'The section `All` names `max`, which is a field of `demo`.',
        fix: 'Remove it: the overview has a list of its own for fields.',
      },
    ]);
  });

  it.each(WARNINGS)('%s is a warning', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ severity: 'warning', message, fix }]);
  });
});
