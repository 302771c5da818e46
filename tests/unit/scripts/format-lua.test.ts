import { describe, expect, it } from 'vitest';
import { formatLua } from '../../../scripts/support/format-lua.ts';
import { findLuaCode, replaceLuaCode } from '../../../scripts/support/lua-code.ts';

const DEFINITION = `---Does it.
---
---\`\`\`lua
---if x then
---  f 'a'
---
---end
---\`\`\`
---- In a list:
---  \`\`\`lua title="a.lua"
---  f()
---  \`\`\`
---
---\`\`\`text
---f 'a'
---\`\`\`
function f() end`;

describe('the style of Lua code', () => {
  it.each([
    ["print 'x'", 'print("x")'],
    ['local s = \'say "x"\'', 'local s = \'say "x"\''],
    ['if a then\n\treturn 5LL\nend', 'if a then\n    return 5LL\nend'],
    ['goto next\n::next::', 'goto next\n::next::'],
    [`f(${'"12345678", '.repeat(7)}1)`, `f(\n${'    "12345678",\n'.repeat(7)}    1\n)`],
  ])('writes %j as %j', (code, formatted) => {
    expect(formatLua(code)).toBe(formatted);
  });

  it('leaves code that does not parse alone', () => {
    expect(formatLua('local 5')).toBeUndefined();
  });
});

describe('Lua code in files', () => {
  it('is found in comments and Markdown, with what stands before its lines', () => {
    expect(findLuaCode(DEFINITION)).toEqual([
      { start: 3, end: 7, prefix: '---', code: "if x then\n  f 'a'\n\nend" },
      { start: 10, end: 11, prefix: '---  ', code: 'f()' },
    ]);
    expect(findLuaCode('~~~lua mistake\na\n~~~\n````md\n```lua\nb\n```\n````\n```LUA\nc\n```\n')).toEqual([
      { start: 1, end: 2, prefix: '', code: 'a' },
      { start: 9, end: 10, prefix: '', code: 'c' },
    ]);
  });

  it('is put back with the same beginnings of lines', () => {
    const [first, second] = findLuaCode(DEFINITION);
    if (!first || !second) throw new Error('two codes expected');
    const text = replaceLuaCode(DEFINITION, [
      { ...first, code: 'a()\n\nb()' },
      { ...second, code: 'c()\nd()' },
    ]);
    expect(text.split('\n').slice(2, 12)).toEqual([
      '---```lua',
      '---a()',
      '---',
      '---b()',
      '---```',
      '---- In a list:',
      '---  ```lua title="a.lua"',
      '---  c()',
      '---  d()',
      '---  ```',
    ]);
  });
});
