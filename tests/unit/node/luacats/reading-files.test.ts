import { describe, expect, it } from 'vitest';
import { formatType } from '../../../../src/node/luacats/index.ts';
import { HEAD, readDemo, readEvent, readGood } from './support.ts';

describe('reading groups', () => {
  it('takes the table with its fields, and keeps its class out of the types', () => {
    const text = `---@meta

---Numbers.
---
---More about them.
---@class demolib
---@field pi number Half a turn.
---@field [string] integer Any other.
---@overload fun(): demolib
---@see demo.f
demo = {}

---Does it.
---@param all demolib The group.
function demo.f(all) end
`;
    const { groups, types } = readGood({ 'definitions/demo.lua': text });
    expect(types).toEqual([]);
    expect(groups).toMatchObject([
      { id: 'demo', name: 'demo', summary: 'Numbers.', fields: [{ name: 'pi' }, { name: '[string]' }] },
    ]);
    expect(groups[0]).not.toHaveProperty('module');
    expect(groups[0]?.entries.map((entry) => entry.name)).toEqual(['demo.f']);
  });

  it('takes functions without a table from the file with `_G`', () => {
    const text = `---@meta

---Globals.
---@class _G
_G = {}

---Checks it.
---@generic T
---@param value T What to check.
---@return T value The same.
function check(value) end

---Version of the language.
---@type string
_VERSION = nil
`;
    const [group] = readGood({ 'definitions/G.lua': text }).groups;
    expect(group).toMatchObject({ id: 'G', name: 'G' });
    expect(group?.entries).toMatchObject([
      { kind: 'function', name: 'check', shortName: 'check', slug: 'check', group: 'G' },
      { kind: 'value', name: '_VERSION', slug: 'version', valueType: { kind: 'name', name: 'string' } },
    ]);
  });

  it('takes a module with its constructor, its type of the same name and its methods', () => {
    const text = `---@meta point

---Points.
---@class pointlib
---@overload fun(x: number): point
local lib = {}

---Makes a point.
---@param x number Place.
---@return point made New point.
---@see point
function lib.__call(x) end

---A point.
---@class point
---@field x number Place.
---@operator add(point): point # Adds both.
---@operator call: number
local point = {}

---Moves it.
---@param by number How far.
---@overload fun(self: point, by: string)
function point:move_by(by) end

---Where all points start.
---@type point
lib.origin = nil

return lib
`;
    const { groups, types } = readGood({ 'definitions/point.lua': text });
    expect(groups).toMatchObject([{ id: 'point', name: 'point', module: 'point' }]);
    expect(groups[0]?.entries).toMatchObject([
      { kind: 'constructor', name: 'point', shortName: 'point', slug: 'call', overloads: [] },
      { kind: 'method', name: 'point:move_by', shortName: 'move_by', slug: 'moveby', group: 'point' },
      { kind: 'value', name: 'point.origin', shortName: 'origin', slug: 'origin' },
    ]);
    expect(groups[0]?.entries[1]?.overloads.map(formatType)).toEqual(['fun(by: string)']);
    expect(types).toMatchObject([{ kind: 'class', name: 'point', group: 'point', fields: [{ name: 'x' }] }]);
    expect(types[0]?.operators).toMatchObject([
      {
        operator: 'add',
        operand: { kind: 'name', name: 'point' },
        result: { kind: 'name', name: 'point' },
        description: 'Adds both.',
      },
      { operator: 'call', result: { kind: 'name', name: 'number' }, description: '' },
    ]);
  });

  it('tells a table from a class of the same name below it', () => {
    const body =
      '---Does it.\nfunction demo.f() end\n\n---A demo.\n---@class one\nlocal demo = {}\n\n---Does it.\nfunction demo:f2() end\n';
    const { group } = readDemo(body);
    expect(group.entries.map((entry) => [entry.kind, entry.name])).toEqual([
      ['function', 'demo.f'],
      ['method', 'one:f2'],
    ]);
  });

  it('orders files by name, whatever listed them', () => {
    const file = (id: string) => HEAD.replaceAll('demo', id);
    const { groups } = readGood({
      'definitions/b.lua': file('b'),
      'definitions/C.lua': file('C'),
      'definitions/a.lua': file('a'),
    });
    expect(groups.map((group) => group.id)).toEqual(['a', 'b', 'C']);
  });

  it('ignores plain comments and comments after code', () => {
    const { group } = readDemo(
      '-- Plain.\n---Does it.\nfunction demo.f() end --- not this\n--[[ nor this ]]\nlocal inner = {}\n',
    );
    expect(group.entries.map((entry) => entry.summary)).toEqual(['Does it.']);
  });

  it('ignores lines of dashes that set off a part of the file', () => {
    const { group } = readDemo(
      '------------\n-- A part.\n------------\n\n----\n---Does it.\nfunction demo.f() end\n----\n',
    );
    expect(group.entries.map((entry) => entry.summary)).toEqual(['Does it.']);
  });
});

describe('reading types', () => {
  it.each([
    ['---@alias kind "a" | "b"', '"a" | "b"', []],
    [
      '---@alias kind\n---| 0 # None.\n---| "x" # A # sign.\n---| string',
      undefined,
      ['0: None.', '"x": A # sign.', 'string: '],
    ],
    ['---@alias kind string\n---|> "x" # Text.', undefined, ['string: ', '"x": Text.']],
    ["---@alias kind\n---| 'it' Text.", undefined, ["'it': Text."]],
  ])('%j', (tags, base, members) => {
    const [type] = readDemo(`---A kind.\n${tags}\n`).types;
    expect(type?.kind).toBe('alias');
    expect(type?.base && formatType(type.base)).toBe(base);
    expect(type?.members.map((member) => `${member.literal}: ${member.description}`)).toEqual(members);
  });

  it('takes parents and the word for exact classes', () => {
    const { types } = readDemo('---A.\n---@class a\n\n---B.\n---@class (exact) b : a, table<string, a>\n');
    expect(types.map((type) => type.parents)).toEqual([[], ['a', 'table<string, a>']]);
    expect(types[1]).not.toHaveProperty('group');
  });

  it('knows types of other files', () => {
    const { types } = readGood({
      'definitions/demo.lua': `${HEAD}---Does it.\n---@param e event.game.start Text.\n---@param s short Text.\nfunction demo.f(e, s) end\n`,
      'definitions/types.lua': '---@meta\n\n---Small.\n---@alias short integer\n',
      'definitions/events/game.lua':
        '---@meta\n\n---Fires.\n---@class event.game.start\n---@see short\n---@see event.game\n',
    });
    expect(types.map((type) => type.name)).toEqual(['short']);
  });
});

describe('reading events', () => {
  it('takes an event with fields', () => {
    const event = readEvent('---A start.\n---@class event.game.start\n---@field id integer Number.\n');
    expect(event).toMatchObject({ name: 'start', family: 'game', params: [], fields: [{ name: 'id' }] });
    expect(formatType(event.callback)).toBe('fun(e: event.game.start)');
  });

  it('takes an event without fields', () => {
    expect(formatType(readEvent('---A start.\n---@class event.game.start\n').callback)).toBe('fun()');
  });

  it('puts the fields of parents first', () => {
    const event = readEvent(
      '---All.\n---@class base\n---@field tick integer Tick.\n---@field id string Other.\n\n---A start.\n---@class event.game.start: base\n---@field id integer Number.\n',
    );
    expect(event.fields.map((field) => [field.name, formatType(field.type)])).toEqual([
      ['tick', 'integer'],
      ['id', 'integer'],
    ]);
  });

  it('takes an event whose callback gets and returns something else', () => {
    const event = readEvent(
      '---@class event.game\nlocal game = {}\n\n---A line.\n---@param text string Line.\n---@return boolean? stop True stops it.\n---@return any ... More.\nfunction game.line(text) end\n',
    );
    expect(event).toMatchObject({ name: 'line', family: 'game', fields: [], params: [{ name: 'text' }] });
    expect(formatType(event.callback)).toBe('fun(text: string): (stop: boolean?, ...any)');
  });
});
