import { describe, expect, it } from 'vitest';
import { formatType } from '../../../../src/node/luacats/index.ts';
import { problemsAtMark, readDemo, readEntry } from './support.ts';

describe('annotations of published definitions', () => {
  it('@enum takes its values from the table below', () => {
    const { types } = readDemo(
      '---Colours.\n---@enum color\nlocal colors = { red = 1, green = "g", ["dark blue"] = 3, none = -1 }',
    );
    expect(types).toMatchObject([
      {
        kind: 'alias',
        name: 'color',
        members: [
          { literal: '1', description: '`colors.red`' },
          { literal: '"g"', description: '`colors.green`' },
          { literal: '3', description: '`colors.dark blue`' },
          { literal: '-1', description: '`colors.none`' },
        ],
      },
    ]);
  });

  it('comments above the values of an @enum say what they mean', () => {
    const table = '{\n    ---Warm,\n    ---and `bright`.\n    red = 1,\n    green = 2,\n}';
    const [values] = readDemo(`---Colours.\n---@enum color\nlocal colors = ${table}`).types;
    expect(values?.members).toMatchObject([
      { literal: '1', description: '`colors.red`: Warm, and `bright`.', name: 'red' },
      { literal: '2', description: '`colors.green`', name: 'green' },
    ]);
    const [keys] = readDemo(`---Colours.\n---@enum (key) color\nlocal colors = ${table}`).types;
    expect(keys?.members).toMatchObject([
      { literal: '"red"', description: 'Warm, and `bright`.' },
      { literal: '"green"', description: '' },
    ]);
  });

  it('@enum needs values that are written out', () => {
    expect(problemsAtMark('---Colours.\n---@enum color\nlocal colors = { red = 1, «mixed = 1 + 2 }')).toEqual(
      [
        {
          message: 'The value of `mixed` in the enum `color` is not written out.',
          fix: 'Write a number, or a string in quotes.',
        },
      ],
    );
  });

  it('@enum (key) takes the keys', () => {
    const [color] = readDemo('---Colours.\n---@enum (key) color\nlocal colors = { red = 1 }').types;
    expect(color?.members).toEqual([{ literal: '"red"', description: '' }]);
  });

  it.each(['', 'demo.color = 5'])('@enum without a table is one error, above %j too', (below) => {
    expect(problemsAtMark(`---Colours.\n---@enum «color\n${below}`)).toEqual([
      {
        message: '`@enum color` is not directly above a table with values.',
        fix: 'Write a table such as `{ red = 1, green = 2 }` right below it.',
      },
    ]);
  });

  it('@vararg is the param `...`', () => {
    const { params } = readEntry('---Does it.\n---@vararg string Words.\nfunction demo.f(...) end');
    expect(params).toMatchObject([{ name: '...', description: 'Words.' }]);
  });

  it('@module and @source mean nothing here', () => {
    const tags = "---@module 'demo'\n---@source demo.c:12\n";
    expect(readEntry(`---Does it.\n${tags}function demo.f() end`).name).toBe('demo.f');
  });

  it('the text of a param or return value may go on below it', () => {
    const entry = readEntry(
      '---Does it.\n---@param x number First\n---and second.\n---@return number n\n--- Third.\nfunction demo.f(x) end',
    );
    expect(entry.params[0]?.description).toBe('First and second.');
    expect(entry.returns[0]?.description).toBe('Third.');
    expect(entry.description.text).toBe('Does it.');
  });

  it('the text above a field is its description, as editors have it', () => {
    const [thing] = readDemo(
      '---A thing.\n---@class thing\n---First.\n---@field x number\n---\n---Second.\n---@field y number It counts.\n',
    ).types;
    expect(thing?.fields.map(({ description }) => description)).toEqual(['First.', 'It counts. Second.']);
  });

  it('text below @class is the description of a class that has none', () => {
    const [thing] = readDemo('---@class thing\n---A thing.\n').types;
    expect(thing?.summary).toBe('A thing.');
  });

  it('a list below a param is not part of its row', () => {
    expect(
      problemsAtMark('---Does it.\n---@param x number Text.\n---«- one\nfunction demo.f(x) end'),
    ).toEqual([
      {
        message: 'Text below a tag is not part of the description.',
        fix: 'Move it up, above the first tag.',
      },
    ]);
  });

  it('members of an alias may stand in backticks', () => {
    const [mode] = readDemo('---Modes.\n---@alias mode\n---| `MODE_A` # First.\n---| `B + 1`\n').types;
    expect(mode?.members).toMatchObject([
      { literal: '`MODE_A`', description: 'First.' },
      { literal: '`B + 1`', description: '' },
    ]);
  });

  it('an operator without an operand may have empty parentheses', () => {
    const [thing] = readDemo('---A thing.\n---@class thing\n---@operator unm(): thing\n').types;
    expect(thing?.operators).toMatchObject([{ operator: 'unm', result: { name: 'thing' } }]);
  });

  it('a class may be a table within another', () => {
    const { group, types } = readDemo(
      '---A thing.\n---@class demo.thing\ndemo.thing = {}\n\n---Does it.\nfunction demo.thing:f() end',
    );
    expect(types.map(({ name }) => name)).toEqual(['demo.thing']);
    expect(group.entries.map(({ name, kind }) => [name, kind])).toEqual([['demo.thing:f', 'method']]);
  });

  it.each(['file*', 'ffi.cdata*', 'openmode', 'seekwhence'])(
    '%s is a type that editors bring along',
    (name) => {
      const { params } = readEntry(`---Does it.\n---@param x ${name} Text.\nfunction demo.f(x) end`);
      expect(params[0] && formatType(params[0].type)).toBe(name);
    },
  );
});
