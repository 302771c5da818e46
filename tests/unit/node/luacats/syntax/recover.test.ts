import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { readReference } from '../../../../../src/node/luacats/index.ts';
import { findTooNested } from '../../../../../src/node/luacats/syntax/nesting.ts';
import { HEAD } from '../support.ts';

const report = (text: string, others: Record<string, string> = {}) =>
  readReference(
    Object.entries({ 'definitions/demo.lua': text, ...others }).map(([path, it]) => ({ path, text: it })),
  ).problems.map(formatProblem);

describe('a file with syntax errors', () => {
  it('has all of them reported, and every other error beside them', () => {
    const text = `${HEAD}---Does it.\n---@param x nothing Text.\nfunction demo.f(x end\n\n---Does it.\n---@retrun number n Text.\nfunction demo.g() end\n\n---Does it.\nfunction demo.h(] end\n\nfunction demo.i() end\n`;
    expect(report(text)).toEqual([
      'definitions/demo.lua:8:13: error: Unknown type `nothing`.\n  Define it with `---@class nothing` or `---@alias nothing`, or write the type before the text.',
      "definitions/demo.lua:9:19: error: The file is not valid Lua: ')' expected near 'end'.\n  Write `)` before the `end`.",
      'definitions/demo.lua:12:4: error: Unknown tag `@retrun`.\n  Did you mean `@return`?',
      "definitions/demo.lua:16:17: error: The file is not valid Lua: <name> or '...' expected near ']'.\n  Correct the code.",
      'definitions/demo.lua:18:10: error: `demo.i` has no comment.\n  Describe it in `---` lines directly above, with no empty line between.',
    ]);
  });

  it('a missing `end` is reported where it is missing, not at the end of the file', () => {
    const text = `${HEAD}---Does it.\nfunction demo.f()\n\n---Does it.\nfunction demo.g() end\n`;
    expect(report(text)).toEqual([
      "definitions/demo.lua:8:18: error: The file is not valid Lua: 'end' expected near the end of the code.\n  Add the `end` of a `function`, `if`, `for` or `while`.",
    ]);
  });

  it('what does not parse is not missed elsewhere', () => {
    const text = `${HEAD}---Does it.\nfunction demo.f( end\n\n---A thing.\n---@class thing\nlocal thing = {\n`;
    const other = `---@meta\n\n---A group.\n---@class otherlib\nother = {}\n\n---Does it.\n---@param it thing Text.\n---@see demo.f\n---@see demo.gone\nfunction other.f(it) end\n`;
    expect(report(text, { 'definitions/other.lua': other })).toEqual([
      "definitions/demo.lua:8:18: error: The file is not valid Lua: <name> or '...' expected near 'end'.\n  Correct the code.",
      "definitions/demo.lua:12:16: error: The file is not valid Lua: '}' expected near the end of the code.\n  Add the `}` that is missing.",
      'definitions/other.lua:10:9: error: `@see demo.gone` does not name anything that is documented.\n  Write the full name of a symbol, as in `group.name`, or an address that starts with `/`.',
    ]);
  });

  it('an error is reported where it is, not in the statement below, which does not fit any more', () => {
    expect(report(`${HEAD}do it\n\n---Does it.\nfunction demo.f() end\n`)).toEqual([
      "definitions/demo.lua:7:6: error: The file is not valid Lua: '=' expected near the end of the code.\n  Correct the code.",
    ]);
  });

  it('a missing comma is reported once, in a table with comments and empty lines between its entries', () => {
    const text = `${HEAD}---A side.\n---@enum side\nlocal side = {\n  ---Left.\n  LEFT = 1\n\n  ---Right.\n  RIGHT = 2,\n}\n\n---Does it.\n---@param it side Text.\nfunction demo.f(it) end\n`;
    expect(report(text)).toEqual([
      "definitions/demo.lua:14:3: error: The file is not valid Lua: '}' expected near 'RIGHT'.\n  Write a comma between the entries of the table, or `}` where it ends.",
    ]);
  });

  it('where no single statement is to blame, the first error is reported, and those of the comments', () => {
    expect(report(`${HEAD}return demo\n\n---@retrun x\n\n---Does it.\nfunction demo.f() end\n`)).toEqual([
      'definitions/demo.lua:9:4: error: Unknown tag `@retrun`.\n  Did you mean `@return`?',
      "definitions/demo.lua:12:1: error: The file is not valid Lua: unexpected keyword 'function' near 'demo'.\n  Remove it, or the `return` above it: `return` is the last statement of a block.",
    ]);
  });

  const nested = (open: string, close: string, levels: number) =>
    `local x = ${open.repeat(levels)}1${close.repeat(levels)}\n`;

  it.each([
    ['parentheses', '(', ')', 210],
    ['tables', '{', '}', 210],
    ['calls', 'f(', ')', 410],
    ['functions', 'function() return ', ' end', 3583],
    ['exponents', '2^', '', 410],
    ['texts', '"" .. ', '', 1208],
    ['signs', '- ', '', 409],
    ['negations', 'not ', '', 807],
    ['lengths of texts', '#', '', 210],
  ])(
    'more than 199 levels of %s are reported where they are, and so is what is beside them',
    (_, open, close, column) => {
      const beside = '\n---@retrun number n Text.\nfunction demo.g() end\n';
      const told = (levels: number) => report(HEAD + nested(open, close, levels) + beside).join('\n');
      expect(told(100)).not.toContain('nested');
      const found = told(20_000);
      expect(found).toContain(
        `definitions/demo.lua:7:${column}: error: The file is not valid Lua: it is nested too deeply.\n  Correct the code.`,
      );
      expect(found).toContain('Unknown tag `@retrun`.');
    },
  );

  it('what ends is not counted on', () => {
    const many = (text: string) => text.repeat(500);
    for (const code of [
      many('x = -1\n'),
      many('x = #a .. b .. -c\n'),
      many('if a then b() elseif not c then d() else e() end\n'),
      many('for i = 1, -2 do f(-i, not i) end\n'),
      many('repeat local s = "((((" .. [[{{{{]] --[==[ ((( ]==] until not s -- ((((\n'),
      `x = {${many('-1, not a, b - c, 2^-3,')}}`,
      `x = a${many(' - b')}`,
      `x = ${many('not a == b and c .. d ~= "\\"(\\z  \n (" or ')}e`,
    ])
      expect(findTooNested(code), code.slice(0, 80)).toBeUndefined();
  });
});

describe('line ends', () => {
  it.each(['\n', '\r\n', '\r'])('%j ends a line: problems have the line that an editor shows', (end) => {
    const text = `${HEAD}---Does it.\n---@see gone\nfunction demo.f() end\n\nlocal x = = 1\n`.replaceAll(
      '\n',
      end,
    );
    expect(report(text).map((line) => line.split(' ')[0])).toEqual([
      'definitions/demo.lua:8:9:',
      'definitions/demo.lua:11:11:',
    ]);
  });
});

describe('input of any size', () => {
  it('a hundred and fifty thousand problems are reported, not a stack overflow', { timeout: 60_000 }, () => {
    // Nothing is like a number, so that no name is looked for in its place: that would take most of the time.
    const lines = '---@see 1\n'.repeat(2_500);
    const parts = Array.from(
      { length: 60 },
      (_, part) => `---Does it.\n${lines}function demo.f${part}() end\n\n`,
    );
    expect(report(HEAD + parts.join(''))).toHaveLength(150_000);
  });

  it('a name of fifty thousand parts is quoted in part', () => {
    const [problem = ''] = report(`${HEAD}---Does it.\nfunction a${'.a'.repeat(50_000)}() end`);
    expect(problem).toMatch(
      /^definitions\/demo\.lua:8:10: error: `a\.a[.a]+…` is not a table of this file\.\n/,
    );
    expect(problem.length).toBeLessThan(400);
  });
});
