import { describe, expect, it } from 'vitest';
import { nearestName, shortNameOf, slugOf } from '../../../../src/node/luacats/index.ts';

describe('names of symbols', () => {
  it.each([
    ['client.trace_line', 'trace_line'],
    ['material:color_modulate', 'color_modulate'],
    ['event.game.player_death', 'player_death'],
    ['assert', 'assert'],
  ])('the short name of %s is %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });

  it.each([
    ['trace_line', 'traceline'],
    ['__call', 'call'],
    ['C', 'c'],
    ['init_from_angles', 'initfromangles'],
  ])('the slug of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it.each([
    ['get_porp', ['get_prop', 'set_prop', 'get_player'], 'get_prop'],
    ['traceLine', ['trace_line', 'trace_lines'], 'trace_line'],
    ['trace_line', ['client.trace', 'client.trace_line'], 'client.trace_line'],
    ['bool', ['boolean', 'string'], 'boolean'],
    ['int', ['number', 'integer'], 'integer'],
    ['strng', ['number', 'string'], 'string'],
    ['x', ['y', 'z'], undefined],
    ['something', ['nothing_like_it'], undefined],
  ])('the name nearest to %s among %j is %s', (name, known, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });
});
