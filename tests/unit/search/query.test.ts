import { describe, expect, it } from 'vitest';
import { hasSigns, parseQuery } from '../../../src/client/search/query/query.ts';

describe('parseQuery', () => {
  it('joins and cuts the words', () => {
    expect(parseQuery('client.trace_line')).toMatchObject({
      joined: 'clienttraceline',
      words: ['client', 'trace', 'line'],
      isIdentifier: true,
      strict: false,
      code: [],
    });
  });

  it.each([
    ['event:paint', 'event', 'paint'],
    ['fn: trace', 'fn', 'trace'],
    ['Type: vector', 'type', 'vector'],
    ['snippets:hex', 'snippet', 'hex'],
  ])('reads the prefix of %s', (query, filter, joined) => {
    expect(parseQuery(query)).toMatchObject({ filter, joined });
  });

  it('leaves other words before a colon alone', () => {
    expect(parseQuery('vector:length')).toMatchObject({ joined: 'vectorlength' });
    expect(parseQuery('vector:length').filter).toBeUndefined();
  });

  it.each(['"trace_line"', "'trace_line'", '“trace_line”'])('takes %s strictly', (query) => {
    expect(parseQuery(query)).toMatchObject({ strict: true, joined: 'traceline' });
  });

  it.each([`'end' expected near '<eof>'`, `"a" and "b"`, `'paint"`])('allows typos in %s', (query) => {
    expect(parseQuery(query)).toMatchObject({ strict: false, text: query });
  });

  it('takes an apostrophe within quotes for a part of the text', () => {
    expect(parseQuery(`"the script's name"`)).toMatchObject({ strict: true, text: "the script's name" });
  });

  it.each([
    ['renderer.', 'renderer'],
    ['material:', 'material'],
  ])('asks for the members of %s', (query, list) => {
    expect(parseQuery(query).list).toBe(list);
  });

  it('finds the names in pasted code', () => {
    expect(parseQuery('client.set_event_callback("paint", function()').code).toEqual([
      { name: 'client.set_event_callback', role: 'call' },
      { name: 'paint', role: 'text' },
    ]);
    expect(
      parseQuery('local v = vector(1, 2):length()').code.map(({ name, role }) => `${role} ${name}`),
    ).toEqual(['call vector', 'method length']);
  });

  it('puts functions around a call behind it', () => {
    const names = (query: string) => parseQuery(query).code.map(({ name }) => name);
    expect(names('for _, p in ipairs(entity.get_players(true)) do')).toEqual([
      'entity.get_players',
      'ipairs',
    ]);
    expect(names('print(tostring(vector(1, 2)))')).toEqual(['vector', 'print', 'tostring']);
    expect(names('print("paint")')).toEqual(['print', 'paint']);
  });

  it('reads a name with a text after it as a call, unless words follow', () => {
    const names = (query: string) => parseQuery(query).code.map(({ name }) => name);
    for (const call of ['require "ffi"', `require 'ffi'`, 'require"ffi"', 'require "ffi'])
      expect(names(call), call).toContain('ffi');
    expect(names("module 'ffi' not found")).toEqual([]);
  });

  it('takes the method of a text for a function of string', () => {
    expect(parseQuery('("%d"):format(x)').code).toEqual([{ name: 'string:format', role: 'call' }]);
  });

  it('reads bare names where nothing is called', () => {
    expect(parseQuery('local next = next').code).toEqual([{ name: 'next', role: 'call' }]);
    expect(parseQuery('x = 5').code).toEqual([]);
  });

  it('takes a comma for no sign of a value', () => {
    expect(hasSigns(parseQuery('renderer.text,'))).toBe(false);
    expect(hasSigns(parseQuery('%d,'))).toBe(true);
  });

  it('reads a verb that contains `not` as `not`', () => {
    expect(parseQuery("event doesn't fire").words).toEqual(['event', 'not', 'fire']);
  });

  it('reads a hexadecimal colour', () => {
    expect(parseQuery('#ff0080').words).toEqual(['hex', 'color']);
    expect(parseQuery('#ff0080cc').words).toEqual(['hex', 'color']);
    expect(parseQuery('#list').words).toEqual(['list']);
  });

  it('leaves out where an error was', () => {
    expect(parseQuery('C:/x/radar.lua:14: stack overflow').text).toBe('stack overflow');
    expect(parseQuery('[string "a.lua"]:2: 5 is nil').text).toBe('5 is nil');
    expect(parseQuery('%02d:%02d').text).toBe('%02d:%02d');
  });

  it('reads an address', () => {
    expect(parseQuery('/docs/api/client/trace_line.html?x#y')).toMatchObject({
      joined: 'docsapiclienttraceline',
      lastSegment: 'trace_line',
    });
    expect(() => parseQuery('/docs/%E0%A4%A')).not.toThrow();
  });

  it('reads a whole address as its path', () => {
    const path = parseQuery('/docs/api/client/traceline');
    const address = parseQuery('https://docs.example/docs/api/client/traceline?from=mail#returns');
    expect(address).toMatchObject({ joined: path.joined, words: path.words, lastSegment: 'traceline' });
    expect(parseQuery('http://').lastSegment).toBeUndefined();
  });

  it('reads a key of metatables as one, and not as the common word', () => {
    expect(parseQuery('__index').words).toEqual(['metatable', 'index']);
    expect(parseQuery('__mode').words).toEqual(['metatable', 'mode']);
    expect(parseQuery('__newindex').words).toEqual(['metatable', 'newindex']);
    // A function of this Lua, and keywords of C.
    for (const word of ['ipairs', 'thiscall', 'declspec', 'asm'])
      expect(parseQuery(`__${word}`).words).toEqual([word]);
  });

  it('reads the method with which other clients read a field of an event as the field', () => {
    const { code } = parseQuery('entities.GetByUserID( event:GetInt( "attacker" ) )');
    expect(code.map(({ name }) => name)).toEqual(['entities.GetByUserID', 'e.attacker']);
    expect(parseQuery('event:GetInt("attacker")')).toEqual(parseQuery('e.attacker'));
    expect(parseQuery('event: get')).toMatchObject({ filter: 'event', text: 'get' });
    expect(parseQuery('client.get_cvar("sv_cheats")').code).toHaveLength(2);
  });

  it('leaves out which component of a property is read', () => {
    const expected = { joined: 'mvecvelocity', strict: true };
    expect(parseQuery('"m_vecVelocity[0]"')).toMatchObject(expected);
    expect(parseQuery('args[1]').text).toBe('args[1]');
  });

  it('reads the length of a variable as the operator', () => {
    expect(parseQuery('#t')).toMatchObject({ text: '#', joined: '' });
    expect(parseQuery('#players')).toMatchObject({ text: '#', words: ['players'] });
  });

  it('cuts off after 200 characters', () => {
    expect(parseQuery('x'.repeat(5000)).joined).toHaveLength(200);
  });
});
