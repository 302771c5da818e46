import { describe, expect, it } from 'vitest';
import { formatType } from '../../../../src/node/luacats/index.ts';
import { HEAD, readDemo, readEntry, readGood } from './support.ts';

const FULL = `---Draws a box
---around an entity.
---
---\`\`\`lua
---if true then
---    demo.box(1)
---end
---\`\`\`
---
---## Notes
---- One.
---@param entity integer Index of the entity.
---@param colour? integer[] Red, green and blue.
---@param ... string Labels.
---@return boolean drawn True when it was in view.
---@return string? reason Why not.
---@overload fun(all: boolean): integer
---@see demo
---@see /docs/guide
---@version 5.1, JIT
---@nodiscard
---@deprecated Use another.
function demo.box(entity, colour, ...) end
`;

describe('reading a function', () => {
  const entry = readEntry(FULL);

  it('takes name, route and place', () => {
    expect(entry).toMatchObject({
      kind: 'function',
      name: 'demo.box',
      shortName: 'box',
      slug: 'box',
      group: 'demo',
      position: { file: 'definitions/demo.lua', line: 29, column: 10 },
    });
  });

  it('takes the description with the indentation of its code, and its place', () => {
    expect(entry.summary).toBe('Draws a box around an entity.');
    expect(entry.description.position).toEqual({ file: 'definitions/demo.lua', line: 7, column: 4 });
    expect(entry.description.text.split('\n')).toEqual([
      'Draws a box',
      'around an entity.',
      '',
      '```lua',
      'if true then',
      '    demo.box(1)',
      'end',
      '```',
      '',
      '## Notes',
      '- One.',
    ]);
  });

  it('takes parameters', () => {
    expect(
      entry.params.map(({ type, position, textAt, ...param }) => ({ ...param, type: formatType(type) })),
    ).toEqual([
      { name: 'entity', optional: false, type: 'integer', description: 'Index of the entity.' },
      { name: 'colour', optional: true, type: 'integer[]', description: 'Red, green and blue.' },
      { name: '...', optional: false, type: 'string', description: 'Labels.' },
    ]);
    expect(entry.params[1]?.position).toEqual({ file: 'definitions/demo.lua', line: 19, column: 11 });
  });

  it('takes returns, overloads and the other tags', () => {
    expect(entry.returns.map(({ name, type, description }) => [name, formatType(type), description])).toEqual(
      [
        ['drawn', 'boolean', 'True when it was in view.'],
        ['reason', 'string?', 'Why not.'],
      ],
    );
    expect(entry.overloads.map(formatType)).toEqual(['fun(all: boolean): integer']);
    expect(entry.see.map((see) => see.target)).toEqual(['demo', '/docs/guide']);
    expect(entry).toMatchObject({ versions: ['5.1', 'JIT'], nodiscard: true, deprecated: 'Use another.' });
  });

  it('leaves out what is not there', () => {
    const plain = readEntry('---Does it.\nfunction demo.f() end\n');
    expect(plain).not.toHaveProperty('deprecated');
    expect(plain).not.toHaveProperty('valueType');
    expect(plain).toMatchObject({
      params: [],
      returns: [],
      overloads: [],
      see: [],
      versions: [],
      nodiscard: false,
    });
  });

  it('drops one space after the dashes when every line has it', () => {
    const { description, params } = readEntry(
      '--- Does it:\n---\n---  - once\n--- @param a string Text.\nfunction demo.f(a) end\n',
    );
    expect(description.text).toBe('Does it:\n\n - once');
    expect(description.position.column).toBe(5);
    expect(params[0]?.position.column).toBe(12);
  });

  it('reads files with Windows line ends and a byte order mark', () => {
    const text = `\uFEFF${HEAD}${FULL}`.replaceAll('\n', '\r\n');
    const [group] = readGood({ 'definitions/demo.lua': text }).groups;
    expect(group?.entries).toEqual([entry]);
  });

  it('reads a function that is assigned', () => {
    expect(readEntry('---Does it.\n---@param a string Text.\ndemo.f = function(a) end\n')).toMatchObject({
      kind: 'function',
      name: 'demo.f',
    });
  });

  it('accepts tags for editors', () => {
    const tags = ['async', 'public', 'diagnostic disable-next-line: x', 'cast a string'];
    const lines = tags.map((tag) => `---@${tag}`).join('\n');
    expect(readEntry(`---Does it.\n${lines}\nfunction demo.f() end\n`).name).toBe('demo.f');
  });
});

describe('where the type of a tag ends', () => {
  it.each([
    ['fun(a: integer): boolean, string? Called later.', 'fun(a: integer): boolean, string?', 'Called later.'],
    ['fun(a: integer): boolean?, string? # Called.', 'fun(a: integer): boolean?, string?', 'Called.'],
    ['fun() Called.', 'fun()', 'Called.'],
    ['fun(): ok: boolean, text: string Called.', 'fun(): (ok: boolean, text: string)', 'Called.'],
    ['table<string, fun(): integer> By name.', 'table<string, fun(): integer>', 'By name.'],
    ['table <string, integer> By name.', 'table<string, integer>', 'By name.'],
    ['"a"|"b" | nil One of them.', '"a" | "b" | nil', 'One of them.'],
    ['(string | integer)[] (optional) list.', '(string | integer)[]', '(optional) list.'],
    ['{ x: number, y: number }[]? Points.', '{ x: number, y: number }[]?', 'Points.'],
    ['number [0, 1] range.', 'number', '[0, 1] range.'],
    ['integer # -1 for none.', 'integer', '-1 for none.'],
  ])('@param a %s', (rest, type, description) => {
    const [param] = readEntry(`---Does it.\n---@param a ${rest}\nfunction demo.f(a) end\n`).params;
    expect(param && [formatType(param.type), param.description]).toEqual([type, description]);
  });

  it.each([
    ['number fraction Share of it.', [['fraction', 'number', 'Share of it.']]],
    ['number # Share of it.', [[undefined, 'number', 'Share of it.']]],
    ['number? x Share.', [['x', 'number?', 'Share.']]],
    ['any ... All of them.', [['...', 'any', 'All of them.']]],
    ['...any All of them.', [['...', 'any', 'All of them.']]],
    [
      'number x, number y The point.',
      [
        ['x', 'number', 'The point.'],
        ['y', 'number', 'The point.'],
      ],
    ],
    [
      'number, string # Both.',
      [
        [undefined, 'number', 'Both.'],
        [undefined, 'string', 'Both.'],
      ],
    ],
    ['fun(): integer, string make Makes them.', [['make', 'fun(): integer, string', 'Makes them.']]],
  ])('@return %s', (rest, expected) => {
    const { returns } = readEntry(`---Does it.\n---@return ${rest}\nfunction demo.f() end\n`);
    expect(returns.map(({ name, type, description }) => [name, formatType(type), description])).toEqual(
      expected,
    );
  });

  it.each([
    ['name string Text.', ['name', false, 'string']],
    ['name? string Text.', ['name', true, 'string']],
    ['[string] integer Text.', ['[string]', false, 'integer']],
    ['["a b"] integer Text.', ['["a b"]', false, 'integer']],
    ['public name string Text.', ['name', false, 'string']],
  ])('@field %s', (rest, expected) => {
    const [thing] = readDemo(`---A thing.\n---@class thing\n---@field ${rest}\n`).types;
    expect(thing?.fields.map(({ name, optional, type }) => [name, optional, formatType(type)])).toEqual([
      expected,
    ]);
  });
});
