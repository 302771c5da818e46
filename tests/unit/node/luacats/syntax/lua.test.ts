import { describe, expect, it } from 'vitest';
import { parseLua } from '../../../../../src/node/luacats/syntax/lua.ts';

describe('parsing Lua', () => {
  it.each([
    ['nothing', ''],
    ['numbers of the FFI', 'local big = 1ULL + 2LL'],
    ['goto and labels', 'for i = 1, 3 do\n  if i == 2 then goto continue end\n  ::continue::\nend'],
    ['letters beyond ASCII in strings', 'local name = "ä"'],
    ['escapes of Lua 5.2', 'local text = "a\\z\n   b\\x41"'],
    ['binary numbers', 'local mask, text = 0b101 + 0B11, "0b2" -- 0b3'],
    ['dots after a space', 'local text = 5 .. " of " .. 10. .. "" .. 1e3'],
    ['commas of a comment', 'f(--[[a, b]] 1, -- c, d\n  2)\nreturn --[[,]] 1'],
  ])('accepts %s', (_what, code) => {
    expect(parseLua(code)).not.toHaveProperty('problem');
  });

  it.each([
    ['local 5', { line: 1, column: 7, message: "<name> expected near '5'" }],
    ['x = 1\ny = = 2', { line: 2, column: 5, message: "<expression> expected near '='" }],
    ['f(\n', { line: 1, column: 3, message: "')' expected near the end of the code" }],
    ['local a = 7 // 2', { line: 1, column: 14, message: "<expression> expected near '/'" }],
    ['local a <const> = 1', { line: 1, column: 9, message: "unexpected symbol '<' near 'const'" }],
    ['x.\u{1f600} = 1', { line: 1, column: 3, message: "unexpected symbol '\u{1f600}'" }],
    ['f(, 5)', { line: 1, column: 3, message: "<expression> expected near ','" }],
    ['a:f(--[[,]] , 5)', { line: 1, column: 13, message: "<expression> expected near ','" }],
    ['return , 5', { line: 1, column: 8, message: "<expression> expected near ','" }],
    ['x = 5.." ms"', { line: 1, column: 5, message: "malformed number near '5..'" }],
    ['x = .5..y', { line: 1, column: 5, message: "malformed number near '.5..y'" }],
    ['for i = 1, 10do end', { line: 1, column: 12, message: "malformed number near '10do'" }],
    ['x = 0b12', { line: 1, column: 5, message: "malformed number near '0b12'" }],
    ['::a::\nx = 1\n::a::', { line: 3, column: 3, message: "label 'a' already defined" }],
  ])('names the place of the mistake in %j', (code, problem) => {
    expect(parseLua(code)).toEqual({ problem });
  });
});
