import { describe, expect, it } from 'vitest';
import { createLuaCheck } from '../../../../src/node/lua/index.ts';
import { check } from './support.ts';

describe('syntax', () => {
  it('reports the first syntax error at its place', () => {
    const block = { code: 'local a\n  local = 1', file: 'a.md', line: 10, column: 4 };
    expect(createLuaCheck({ groups: [], events: [], families: [], types: [] })([block])).toEqual([
      {
        severity: 'error',
        file: 'a.md',
        line: 11,
        column: 12,
        message: "The code is not valid Lua: <name> expected near '='.",
        fix: 'Correct the code, or name another language after the fence if it is not Lua.',
      },
    ]);
  });

  it.each([
    ['if a ‸!= 3 then end', 'In Lua, write `~=`.'],
    ['local a =‸ ', 'Correct the code, or name another language after the fence if it is not Lua.'],
    ['if a ‸&& b then end', 'In Lua, write `and`.'],
    ['if a ‸|| b then end', 'In Lua, write `or`.'],
    ['a = b ‸& 3', 'LuaJIT has no bitwise operators: write `bit.band(a, b)`.'],
    ['a = b ‸| 3', 'LuaJIT has no bitwise operators: write `bit.bor(a, b)`.'],
    ['a = b <‸< 3', 'LuaJIT has no bitwise operators: write `bit.lshift(a, b)`.'],
    ['a()\n‸break', 'Remove it, or put it into a loop.'],
    [
      'while a() do if b then continue ‸end end',
      'Lua has no `continue`: write `goto continue`, and the label `::continue::` at the end of the loop.',
    ],
    ['if ‸!a then end', 'In Lua, write `not`.'],
    ['‸// note', 'Lua comments start with `--`.'],
    ['a ‸+= 1', 'Write it out: `a = a + b`.'],
    ['s ‸..= "x"', 'Write it out: `a = a .. b`.'],
    ['a‸++', 'Write it out: `a = a + 1`.'],
    ['local a = ‸[1, 2]', 'Lua lists are written in braces: `{ 1, 2 }`.'],
    ['a = b ‸? 1 : 2', 'Write `a and b or c`.'],
    ['function f(a, b‸?) end', 'Write it in the comment: `---@param b? type`.'],
    ['function f(a ‸b) end', 'Write a comma between the parameters.'],
    ['‸;a()', 'Remove the `;`.'],
    ['print ‸a.b(1)', 'Write `print(a.b(1))` if it is a call.'],
    ['return a\n‸b()', 'Remove it, or the `return` above it: `return` is the last statement of a block.'],
    [
      'function f()\n  return a\n  -- More.\n  ‸b()\nend',
      'Remove it, or the `return` above it: `return` is the last statement of a block.',
    ],
    ['f = function(a) ‸=> a end', 'Write `function(a) return b end`.'],
    ['if a ‸= 1 then end', 'Compare with `==`.'],
    ['let ‸a = 1', 'In Lua, write `local`.'],
    ['elif ‸a then', 'In Lua, write `elseif`.'],
    ['import ‸lamp', 'Write `local lamp = require("lamp")`.'],
    ['‸# note', 'Lua comments start with `--`.'],
    ['local a‸: number = 1', 'Remove the type: Lua code has none.'],
    ['a = 7 /‸/ 2', 'Lua comments start with `--`; for integer division, write `math.floor(a / b)`.'],
    ['print(‸“a”)', 'Write straight quotes, `"` or `\'`.'],
    ['‸—- note', 'Write two hyphens, `--`.'],
    ['local a ‸<const> = 1', 'Remove `<const>`: LuaJIT does not support it.'],
    ['function f() ‸{ }', 'Lua blocks have no braces: they end with `end`.'],
    ['function f(a‸: string) end', 'Remove the type: Lua code has none.'],
    ['function f(a ‸= 1) end', 'Remove the value: Lua has neither default values nor named arguments.'],
    ['print(a: string‸, b)', 'Remove the type: Lua code has none.'],
    ['‸{ a = 1 }', 'Give the table a name: `local list = {`.'],
    ['a = { b: ‸1 }', 'Write `=` in place of the colon.'],
    ['a = { b = 1 ‸c = 2 }', 'Write a comma between the entries of the table, or `}` where it ends.'],
    ['a = { b = 1‸', 'Add the `}` that is missing.'],
    ['print("a"‸', 'Add the `)` that is missing.'],
    ['print((1)\n‸print(2)', 'Add the `)` that is missing, or what belongs between the two values.'],
    ['print(‸, 2)', 'Remove the comma, or write the value before it.'],
    ['print(1, ‸)', 'Remove the comma before it, or write what follows the comma.'],
    ['function f(a, ‸) end', 'Remove the comma before it, or write what follows the comma.'],
    [
      'print(‸5.." ms")',
      'Write a space between the number and the dots: a dot right after a number is part of it.',
    ],
    ['a = ‸5px', 'Correct the number, or write a space after it.'],
    ['if a\n  ‸b()\nend', 'Write `then` after the condition, or correct the condition.'],
    ['if a ‸=> 1 then end', 'In Lua, write `>=`.'],
    ['if a ‸=< 1 then end', 'In Lua, write `<=`.'],
    ['if a <‸> 1 then end', 'In Lua, write `~=`.'],
    ['a ‸== 5', 'Assign with `=`.'],
    ['a = ‸`b`', 'Write the text in straight quotes, `"` or `\'`.'],
    ['a = { "b"‸: 1 }', 'Write `=` in place of the colon, and a key in quotes as `["key"]`.'],
    ['repeat a()‸', 'Add `until` and the condition that ends the loop.'],
    ['local function‸(a) end', 'Write the name of the function before the `(`.'],
    ['lamp.all\n‸print(1)', 'Write `()` after the name if it is a call, or `=` and a value.'],
    ['while a\n  ‸b()\nend', 'Write `do` before the body of the loop.'],
    ['funtion ‸f() end', 'Write `function`.'],
    ['function f() return { 1 } ‸} end', 'Remove the `}`, which nothing opens.'],
    ['f(1)‸)', 'Remove the `)`, which nothing opens.'],
    ['f("(")‸)\na()', 'Remove the `)`, which nothing opens.'],
    ['f(function()\n  a()\n‸)', 'Write `end` before the `)`.'],
    ['if a then\n  b()\n‸}', 'Write `end` in place of the `}`: Lua blocks have no braces.'],
    ['if a ‸&gt; 2 then end', 'Write `>`: Lua code has no HTML entities.'],
    ['‸> print(1)', 'Remove the terminal prompt before the code.'],
    ['a()\n‸...', 'Write `-- ...` for code that is left out.'],
    ['a(‸"b)\nc()', 'Close its quotes on the same line.'],
    ['print(‸"a)', 'Close its quotes on the same line.'],
    ['if a then\n  b()\nelse if c then\n  d()\nend‸', 'Write `elseif`, or an `end` for each `if`.'],
    ['if a then\n  b()‸', 'Add the `end` of a `function`, `if`, `for` or `while`.'],
  ])('says what Lua has instead: %s', (marked, fix) => {
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    const [found, ...more] = createLuaCheck({
      groups: [],
      events: [],
      families: [],
      types: [],
    })([{ code: marked.replace('‸', ''), file: 'a.md', line: 1 }]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1, fix });
  });

  it('says how to go on with a loop', () => {
    expect(check('for i = 1, 2 do\n  if i == 1 then\n    continue\n  end\nend')).toEqual([
      expect.stringMatching(/ \/ Lua has no `continue`: write `goto continue`, /),
    ]);
  });

  it('checks nothing else on a site without an API', () => {
    const block = { code: 'anything.goes(here)', file: 'a.md', line: 1 };
    expect(createLuaCheck({ groups: [], events: [], families: [], types: [] })([block])).toEqual([]);
  });
});

describe('marks after the fence', () => {
  it('`mistake` takes what is wrong', () => {
    expect(check({ code: 'lamp.lgo()', mistake: true }, { code: 'local a = 5 // 2', mistake: true })).toEqual(
      [],
    );
  });

  it('`mistake` on code without a mistake is reported at the fence', () => {
    expect(check('', { code: 'lamp.log("x")', mistake: true })).toEqual([
      '100:1 The code is marked `mistake`, but nothing is wrong with it. / Remove the mark.',
    ]);
  });

  it('`no-check` leaves names alone, but not the syntax', () => {
    expect(check({ code: 'lamp.lgo()', unchecked: 'a later version' })).toEqual([]);
    expect(check({ code: 'lamp.lgo(', unchecked: 'a later version' })).toEqual([
      expect.stringContaining('not valid Lua'),
    ]);
  });

  it('`no-check` needs a reason', () => {
    expect(check('', { code: 'lamp.lgo()', unchecked: '' })).toEqual([
      '100:1 `no-check` has no reason. / Write `no-check="..."` with the reason.',
    ]);
  });
});
