import { describe, expect, it } from 'vitest';
import { formatType, parseType, TypeSyntaxError } from '../../../../src/node/luacats/index.ts';
import type { TypeExpr } from '../../../../src/node/luacats/model.ts';

const name = (text: string): TypeExpr => ({ kind: 'name', name: text });

describe('parsing types', () => {
  it.each<[string, TypeExpr]>([
    ['number', name('number')],
    ['event.game.player_death', name('event.game.player_death')],
    ['string?', { kind: 'optional', inner: name('string') }],
    ['string[]', { kind: 'array', item: name('string') }],
    ['(string)', name('string')],
    ['a | b', { kind: 'union', members: [name('a'), name('b')] }],
    ['(a|b)|c', { kind: 'union', members: [name('a'), name('b'), name('c')] }],
    ['a | b?', { kind: 'optional', inner: { kind: 'union', members: [name('a'), name('b')] } }],
    ['"x y"', { kind: 'literal', text: '"x y"' }],
    ["'it\\'s'", { kind: 'literal', text: "'it\\'s'" }],
    ['-1', { kind: 'literal', text: '-1' }],
    ['nil', { kind: 'literal', text: 'nil' }],
    [
      'table<string, integer[]>',
      { kind: 'generic', name: 'table', args: [name('string'), { kind: 'array', item: name('integer') }] },
    ],
    ['...any', { kind: 'variadic', inner: name('any') }],
    ['`T`', name('T')],
    [
      '{ x: number, y?: number, [string]: any }',
      {
        kind: 'table',
        fields: [
          { name: 'x', optional: false, type: name('number') },
          { name: 'y', optional: true, type: name('number') },
          { name: '[string]', optional: false, type: name('any') },
        ],
      },
    ],
    ['fun()', { kind: 'function', params: [], returns: [] }],
    [
      'fun(a: integer, b?: string, c, ...: any): boolean, string?',
      {
        kind: 'function',
        params: [
          { name: 'a', optional: false, type: name('integer') },
          { name: 'b', optional: true, type: name('string') },
          { name: 'c', optional: false },
          { name: '...', optional: false, type: name('any') },
        ],
        returns: [{ type: name('boolean') }, { type: { kind: 'optional', inner: name('string') } }],
      },
    ],
    [
      'fun(): (ok: boolean)',
      { kind: 'function', params: [], returns: [{ name: 'ok', type: name('boolean') }] },
    ],
    [
      'fun(): ...: any',
      { kind: 'function', params: [], returns: [{ type: { kind: 'variadic', inner: name('any') } }] },
    ],
  ])('%s', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });

  it.each(['any', 'boolean', 'function', 'integer', 'number', 'string', 'table', 'thread', 'userdata'])(
    'takes %s in parentheses for the type of a parameter without a name',
    (name) => {
      expect(() => parseType(`fun(${name})`)).toThrow(
        `expected a parameter name, found the type \`${name}\``,
      );
    },
  );

  it.each([
    ['', 0, 'expected a type, found the end of the line'],
    ['a |', 3, 'expected a type, found the end of the line'],
    ['string?|number', 7, 'expected the end of the type, found `|number`'],
    ['T?[]', 2, 'expected the end of the type, found `[]`'],
    ['table<string', 12, 'expected `>`, found the end of the line'],
    ['(a', 2, 'expected `)`, found the end of the line'],
    ['fun', 3, 'expected `(`, found the end of the line'],
    ['fun(1)', 4, 'expected a parameter name, found `1`'],
    ['{ 1 }', 2, 'expected a field name, found `1`'],
    ['{ x number }', 4, 'expected `:`, found `number`'],
    ['"open', 0, 'expected a type, found `"`'],
    ['('.repeat(5000), 60, 'it is nested too deeply'],
  ])('rejects %s at %i', (text, at, message) => {
    expect(() => parseType(text)).toThrow(expect.objectContaining({ at, message }));
    expect(() => parseType(text)).toThrow(TypeSyntaxError);
  });
});

describe('formatting types', () => {
  it.each([
    ['string|nil', 'string | nil'],
    ['string|number?', '(string | number)?'],
    ['(string|number)[]', '(string | number)[]'],
    ['(string?)[]', '(string?)[]'],
    ['fun( a:integer ) : ( ok : boolean )', 'fun(a: integer): (ok: boolean)'],
    ['(fun(): integer)?', '(fun(): integer)?'],
    ['(fun(): integer) | nil', '(fun(): integer) | nil'],
    ['fun(cb: (fun(): integer), n: integer)', 'fun(cb: (fun(): integer), n: integer)'],
    ['fun(n: integer, cb: fun(): integer)', 'fun(n: integer, cb: fun(): integer)'],
    ['fun(): ((string|number)[])', 'fun(): ((string | number)[])'],
    ['fun(...: any): ...any', 'fun(...: any): ...any'],
    ['async fun(f: table<string,{x?:number;y:"a"}>)', 'fun(f: table<string, { x?: number, y: "a" }>)'],
    ['{}', '{}'],
  ])('%s becomes %s, which stays as it is', (text, canonical) => {
    const type = parseType(text);
    expect(formatType(type)).toBe(canonical);
    expect(parseType(canonical)).toEqual(type);
  });
});
