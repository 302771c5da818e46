import { describe, expect, it } from 'vitest';
import { HEAD, problemsAtMark, readDemo, readEntry } from './support.ts';

const TYPES = 'definitions/types.lua';
const META = '---@meta\n\n';

describe('functions that are written otherwise', () => {
  it('are read where the name is in brackets', () => {
    const entry = readEntry('---Does it.\n---@param x number X.\ndemo["f"] = function(x) end');
    expect(entry).toMatchObject({ kind: 'function', name: 'demo.f', params: [{ name: 'x' }] });
    expect(readEntry("---Is it.\n---@type number\ndemo['size'] = nil")).toMatchObject({ name: 'demo.size' });
  });

  it('are read below a table that may be there already', () => {
    const head = HEAD.replace('demo = {}', 'demo = demo or {}');
    expect(problemsAtMark('---Does it.\nfunction demo.f() end', 'definitions/demo.lua', head)).toEqual([]);
  });

  it('are reported between the braces of a table, where they would not be on any page', () => {
    const head = `${META}---A group.\n---@class demolib\ndemo = {\n  ---Does it.\n  «f = function() end,\n}\n`;
    expect(problemsAtMark('', 'definitions/demo.lua', head)).toEqual([
      {
        message: '`f` is a function between the braces of `demo`, expected one below the table.',
        fix: 'Move it and its comment there, and write it as `function demo.f() end`.',
      },
    ]);
  });

  it('are reported between the braces, too, if they are values with a comment and without a `@field`', () => {
    const braces = '{\n  ---At most.\n  «limit = 5,\n  ---In all.\n  total = 9,\n  hidden = 1,\n}';
    const head = `${META}---A group.\n---@class demolib\n---@field total number In all.\ndemo = ${braces}\n`;
    expect(problemsAtMark('', 'definitions/demo.lua', head)).toEqual([
      {
        message: '`limit` is described between the braces of `demo`, where no page shows it.',
        fix: 'Write `---@field limit type Text` in the comment above the table.',
      },
    ]);
  });

  it('may be between the braces of what has no page', () => {
    expect(readDemo('---@private\n---@class inner\nlocal inner = { f = function() end }').types).toEqual([]);
  });

  it('are reported in a local table that the file keeps for itself', () => {
    const head = `${META}---A group.\n---@class demolib\nlocal «demo = {}\n\n---Does it.\nfunction demo.f() end`;
    expect(problemsAtMark('', 'definitions/demo.lua', head)).toEqual([
      {
        message: '`demo` is local, and the file does not return it, so no script can use it.',
        fix: 'Write it without `local`. If scripts load it with `require`, start the file with `---@meta demo` and end it with `return demo`.',
      },
    ]);
  });
});

describe('what a file returns', () => {
  it('is reported if scripts do not load it', () => {
    const message = 'Nobody gets what the file returns: scripts do not load it.';
    const fix =
      'Remove the line. If scripts load it with `require`, start the file with `---@meta demo`, and write `local demo = {}`.';
    const told = [{ severity: 'warning', message, fix }];
    expect(problemsAtMark('---Does it.\nfunction demo.f() end\n\n«return demo')).toEqual(told);
    expect(problemsAtMark('---Does it.\nfunction demo.f() end\n\n«return {}')).toEqual(told);
    expect(problemsAtMark('---A kind.\n---@alias kind string\n\n«return {}', TYPES, META)).toEqual([
      { severity: 'warning', message, fix: 'Remove the line.' },
    ]);
  });

  it('is not taken for the group if the group is beside it', () => {
    const head = `---@meta demo\n\n---A group.\n---@class demolib\nlocal «demo = {}\n\nlocal other = {}\nreturn other`;
    expect(problemsAtMark('', 'definitions/demo.lua', head)).toEqual([
      {
        message: '`demo` is not returned, so `require` would not get it in editors.',
        fix: 'End the file with `return demo`.',
      },
    ]);
  });
});

const CASES: [title: string, body: string, message: string, fix: string][] = [
  [
    'a colon after the name',
    '---Does it.\n---@param x«: number X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected a type, found `:`.',
    'Remove the colon: a space is enough between the name and the type.',
  ],
  [
    'a tag of another tool in the place of the description',
    '---«@brief Does it.\nfunction demo.f() end',
    '`@brief` is not a tag: the description has none.',
    'Write the text itself, above the first tag.',
  ],
  [
    'text after four dashes',
    '«----Does it.\nfunction demo.f() end',
    'The line starts with four dashes, expected three.',
    'Write `---`, or `---- ` before an item of a list.',
  ],
  [
    'two dashes before the text of a value',
    '---Modes.\n---@alias mode\n---| "a" «-- A.',
    'Readers would see the `--` before the text.',
    'Write `#` in its place, or remove it.',
  ],
  [
    'an invisible character before the name of a tag',
    '---Does it.\n---«@\u200Bparam x number X.\nfunction demo.f(x) end',
    'The tag has no name: nothing may come between `@` and its name.',
    'Write it as `---@param`, without the invisible character U+200B.',
  ],
  [
    'a soft hyphen before the name of a tag',
    '---Does it.\n---«@\u00ADparam x number X.\nfunction demo.f(x) end',
    'The tag has no name: nothing may come between `@` and its name.',
    'Write it as `---@param`, without the invisible character U+00AD.',
  ],
  [
    'a non-breaking space after the name',
    '---Does it.\n---@param x«\u00A0number X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected a type, found an invisible character (U+00A0).',
    'Replace it with a space.',
  ],
  [
    'curly quotes',
    '---Does it.\n---@param x «“a” X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected a type, found `“`.',
    'Write straight quotes, `"` or `\'`.',
  ],
  [
    'a blank after the sign of a tag',
    '---Does it.\n---«@ async\nfunction demo.f() end',
    'The tag has no name: nothing may come between `@` and its name.',
    'Write it as `---@async`.',
  ],
  [
    'two names after @see',
    '---Does it.\n---@see demo.g«, demo.h\nfunction demo.f() end\n\n---Does it.\nfunction demo.g() end',
    'Text after `@see` is not shown: `, demo.h`.',
    'Write what follows the comma in a line of its own, with the tag.',
  ],
  [
    'two return values in one line',
    '---Does it.\n---@return number width, «number height\nfunction demo.f() end',
    'The 2 return values in this line have no description.',
    'Write a `---@return` for each, with its type, its name and a text.',
  ],
  [
    'an unknown list',
    '---Does it.\n---@param x «list X.\nfunction demo.f(x) end',
    'Unknown type `list`.',
    'Write `any[]`.',
  ],
  [
    'a type without a name in a function type',
    '---Does it.\n---@param x fun(«integer): boolean X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: expected a parameter name, found the type `integer`.',
    'Write a name and a colon before it: `name: integer`.',
  ],
  [
    'a letter of another alphabet in a name',
    '---Does it.\n---@param «indеx integer X.\nfunction demo.f(index) end',
    '`@param indеx` does not name a parameter of `demo.f`.',
    'Rename it to `index`, or remove the line. The letter U+0435 in it only looks like a plain one.',
  ],
  [
    'a day without its zeros',
    '---Does it.\n---«@since 2026-1-5\nfunction demo.f() end',
    '`2026-1-5` is not a version or a date.',
    'Write it as `---@since 1.4` or `---@since 2026-11-22`.',
  ],
  [
    'an unknown name before the parameters of a function type',
    '---Does it.\n---@param x func«(a: number) X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: `(a:` cannot follow `func`.',
    'Write `fun` instead of `func`: `fun(name: type): type`.',
  ],
  [
    'a table type with other brackets',
    '---Does it.\n---@param x table«[string, number] X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: `[string,` cannot follow `table`.',
    'Write `table<key, value>`, or `value[]` for a list.',
  ],
  [
    'a list with its length',
    '---Does it.\n---@param x integer«[2] X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: `[2]` cannot follow `integer`.',
    'Write `integer[]`: the type of a list does not say how long it is.',
  ],
  [
    'a range in the place of a type',
    '---Does it.\n---@param x 0«..255 X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: `..255` cannot follow `0`.',
    'Write `integer` or `number`, and the range in the text.',
  ],
  [
    'a slash between two types',
    '---Does it.\n---@param x number«/string X.\nfunction demo.f(x) end',
    'The type of `@param x` is not valid: `/string` cannot follow `number`.',
    'Write `number|string` if it can be either.',
  ],
  [
    'an `&` between two types',
    '---Does it.\n---@param x number« & string X.\nfunction demo.f(x) end',
    '`& string` is read as text, not as a type.',
    'Write `number|string`.',
  ],
  [
    'a `?` after the name of a return value',
    '---Does it.\n---@return boolean «ok? True.\nfunction demo.f() end',
    'The `?` after the return value `ok` says nothing about its type.',
    'Write it after the type: `string? ok`.',
  ],
  [
    'an alias with a hyphen in its name',
    '---A.\n---@alias a«-b string\n\n---Does it.\nfunction demo.f() end',
    '`-b` is not part of the name: names may contain only letters, digits and `_`.',
    'Write `_` for `-`.',
  ],
  [
    'values of an alias below an `@enum`',
    '---A.\n---@enum a\n---«| "x" # X.\n---| "y" # Y.\n\n---Does it.\n---@param x a X.\nfunction demo.f(x) end',
    'A line that starts with `|` must follow `@alias`.',
    'Write `---@alias a`: the values of an `@enum` are in a table below it.',
  ],
  [
    'a value of an alias without its bar',
    '---A.\n---@alias a\n---«"x" # X.\n\n---Does it.\nfunction demo.f() end',
    'A value of an alias must start with a bar.',
    'Write `---| "x" # X.`.',
  ],
  [
    'an enum whose table does not parse',
    '---A.\n---@enum a\nlocal a = { X = 1, Y = 1 <«< 2 }\n\n---Does it.\nfunction demo.f() end',
    "The file is not valid Lua: <expression> expected near '<'.",
    'LuaJIT has no bitwise operators: write `bit.lshift(a, b)`.',
  ],
  [
    'nil as the value of an enum',
    '---A.\n---@enum a\nlocal a = { «X = nil, Y = 1 }\n\n---Does it.\nfunction demo.f() end',
    'The value of `X` in the enum `a` is nil, so the table does not have it.',
    'Write a number, or a string in quotes.',
  ],
];

describe('habits from other tools', () => {
  it.each(CASES)('%s', (_title, body, message, fix) => {
    expect(problemsAtMark(body)).toEqual([{ message, fix }]);
  });

  it('two parameters in one line are reported, besides the second one that is missing', () => {
    const [first] = problemsAtMark('---Does it.\n---@param x«, y number X.\nfunction demo.f(x, y) end');
    expect(first).toEqual({
      message: '`@param` names several parameters in one line.',
      fix: 'Write a `---@param` for each, with its type and a text.',
    });
  });

  it('a value of an alias without its bar', () => {
    expect(problemsAtMark('---Mode.\n---@alias mode\n---| "a" # A.\n---«"b" # B.', TYPES, META)).toEqual([
      { message: 'A value of an alias must start with a bar.', fix: 'Write `---| "b" # B.`.' },
    ]);
  });

  it('a hyphen in a name', () => {
    expect(problemsAtMark('---A.\n---@class lamp«-shade\n---@field x integer X.', TYPES, META)).toEqual([
      {
        message: '`-shade` is not part of the name: names may contain only letters, digits and `_`.',
        fix: 'Write `_` for `-`.',
      },
    ]);
  });

  it('a parent after `extends`', () => {
    const body =
      '---A.\n---@class a\n---@field x integer X.\n\n---B.\n---@class b «extends a\n---@field y integer Y.';
    expect(problemsAtMark(body, TYPES, META)).toEqual([
      {
        severity: 'warning',
        message: 'Text after the class `b` is not shown: `extends a`.',
        fix: 'Write `: a` right after the name, if that is the parent.',
      },
    ]);
  });

  it.each([
    ['comment', '---Does it.\nfunction demo.f() end\n\n«--[[ a note\nmore', ']]'],
    ['comment', '---Does it.\nfunction demo.f() end\n\n«--[==[ a note\nmore ]=]', ']==]'],
    [
      'string',
      '---A text.\n---@type string\ndemo.text = «[[ a text\n\n---Does it.\nfunction demo.f() end',
      ']]',
    ],
  ])('a long %s without an end is reported where it starts: %s', (what, body, closing) => {
    expect(problemsAtMark(body)).toEqual([
      {
        message: `The file is not valid Lua: '${closing}' expected before the end of the code, to close this long ${what}.`,
        fix: `Add \`${closing}\` where it ends.`,
      },
    ]);
  });

  it('a code block of tildes is closed by tildes', () => {
    const [first] = problemsAtMark('---Does it.\n---\n---«~~~lua\n---local a = 1\nfunction demo.f() end');
    expect(first?.fix).toBe('Add a line ` ~~~ ` where it ends.');
  });
});
