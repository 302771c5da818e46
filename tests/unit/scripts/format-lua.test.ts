import { describe, expect, it } from 'vitest';
import { formatFile, formatLua, holdsLuaCode } from '../../../scripts/support/format-lua.ts';
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
  it.each([
    ['content/snippets/a.lua', "f 'a'", 'f("a")\n'],
    [
      'content/snippets/a.lua',
      "---\n---```lua\n---f 'a'\n---```\nif a then\n\tb()\nend\n\n",
      "---\n---```lua\n---f 'a'\n---```\nif a then\n    b()\nend\n",
    ],
    ['content/snippets/a.lua', 'local 5\n', 'local 5\n'],
    ['content/snippets/a.md', "```lua\nf 'a'\n```\n", '```lua\nf("a")\n```\n'],
    ['content/snippets/a.md', '```lua file="a.lua"\n```\n', '```lua file="a.lua"\n```\n'],
    ['definitions/a.lua', "---```lua\n---f 'a'\n---```\nf 'a'", '---```lua\n---f("a")\n---```\nf \'a\''],
  ])('of %s: %j becomes %j', (file, text, formatted) => {
    expect(formatFile(file, text)).toBe(formatted);
  });

  it.each([
    ['content/snippets/ffi/a.lua', true],
    ['content/docs/a.md', true],
    ['definitions/a.lua', true],
    ['static/a.lua', false],
    ['tests/fixtures/small/content/a.lua', false],
  ])('is looked for in %s: %s', (file, isIn) => {
    expect(holdsLuaCode(file)).toBe(isIn);
  });

  it('is found in comments and Markdown, with what precedes its lines', () => {
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
