import { describe, expect, it } from 'vitest';
import { readReference } from '../../../../src/node/luacats/index.ts';
import { HEAD, problemsAtMark, readDemo, readEntry, readGood } from './support.ts';

describe('symbols that are not for scripts', () => {
  it.each(['private', 'protected', 'package'])('a function with @%s has no page', (tag) => {
    const { group } = readDemo(
      `---Hidden.\n---@${tag}\nfunction demo.f() end\n\n---Shown.\n---@public\nfunction demo.g() end`,
    );
    expect(group.entries.map(({ name }) => name)).toEqual(['demo.g']);
  });

  it.each(['private', 'protected', 'package'])('a %s field has no row, and needs no text', (word) => {
    const [thing] = readDemo(
      `---A thing.\n---@class thing\n---@field ${word} x number\n---@field y number Text.\n`,
    ).types;
    expect(thing?.fields.map(({ name }) => name)).toEqual(['y']);
  });

  it('a private class, value, event and group are left out, and may be used as types', () => {
    const reference = readGood({
      'definitions/demo.lua': `${HEAD}---A thing.\n---@class thing\n---@private\n\n---A value.\n---@private\n---@type thing\ndemo.x = nil\n\n---Uses it.\n---@param it thing It.\nfunction demo.f(it) end`,
      'definitions/inner.lua':
        '---@meta\n\n---A group.\n---@package\n---@class innerlib\ninner = {}\n\nfunction inner.f() end'.replace(
          'function',
          '---Does it.\nfunction',
        ),
      'definitions/events/game.lua':
        '---@meta\n\n---Fires.\n---@class event.game.a\n---@private\n\n---Fires.\n---@class event.game.b\n',
    });
    expect(reference.types).toEqual([]);
    expect(reference.groups.map(({ id, entries }) => [id, entries.map(({ name }) => name)])).toEqual([
      ['demo', ['demo.f']],
    ]);
    expect(reference.events.map(({ name }) => name)).toEqual(['b']);
  });

  it('a hidden function needs no texts, and its types are checked all the same', () => {
    expect(problemsAtMark('---@private\n---@param x «nothing Text.\nfunction demo.f(x) end')).toEqual([
      {
        message: 'Unknown type `nothing`.',
        fix: 'Define it with `---@class nothing` or `---@alias nothing`, or write the type before the text.',
      },
    ]);
  });

  it('a link to a hidden symbol says why it leads nowhere', () => {
    expect(
      problemsAtMark(
        '---Hidden.\n---@private\nfunction demo.f() end\n\n---Shown.\n---@see «demo.f\nfunction demo.g() end',
      ),
    ).toEqual([
      {
        message:
          '`@see demo.f` names a symbol that is private, protected or package-only, so it has no page.',
        fix: 'Remove the line, or the tag that hides the symbol.',
      },
    ]);
  });

  it('a local function without a comment is no part of the API', () => {
    expect(
      readDemo('local function help() end\n\n---Does it.\nfunction demo.f() end').group.entries,
    ).toHaveLength(1);
  });

  it('a function may be called asynchronous', () => {
    expect(readEntry('---Does it.\n---@async\nfunction demo.f() end').async).toBe(true);
    expect(readEntry('---Does it.\nfunction demo.f() end').async).toBe(false);
  });
});

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a group called %s', (id) => {
    const text = `---@meta\n\n---A group.\n---@class ${id}lib\n${id} = {}\n\n---Does it.\n---@see ${id}\nfunction ${id}.${id}() end\n`;
    const { reference, problems } = readReference([{ path: `definitions/${id}.lua`, text }]);
    expect(problems).toEqual([]);
    expect(reference.groups[0]?.entries[0]?.name).toBe(`${id}.${id}`);
  });

  it('tags, operators and types of these names are unknown, as others are', () => {
    const body = '---A thing.\n---@class thing\n---@operator constructor(number): toString\n---@constructor';
    const { problems } = readReference([{ path: 'definitions/demo.lua', text: HEAD + body }]);
    expect(problems.map(({ message }) => message)).toEqual([
      'Unknown operator `constructor`.',
      'Unknown type `toString`.',
      'Unknown tag `@constructor`; the line is ignored.',
    ]);
  });
});
