import { describe, expect, it } from 'vitest';
import { mentionsIn } from '../../../src/client/search/query/mentions.ts';
import { parseQuery } from '../../../src/client/search/query/query.ts';

const mentions = (typed: string) => mentionsIn(parseQuery(typed));
const names = (typed: string) => mentions(typed).map((readings) => readings.map(({ name }) => name));

describe('names that a query mentions', () => {
  it('takes names with a sign as they are', () => {
    expect(names('how to use client.log')).toEqual([['client.log']]);
    expect(names('events.player_death:set')).toEqual([['player_death']]);
  });

  it('takes a plain name beside one with a sign, if the two are compared', () => {
    expect(names('paint vs paint_ui')).toEqual([['paint'], ['paint_ui']]);
    expect(names('client.log or print?')).toEqual([['client.log'], ['print?']]);
    expect(names('save and load')).toEqual([]);
  });

  it('reads a long run of underscores, and a name that ends in one', () => {
    expect(names(`x ${'_'.repeat(197)}!`)).toEqual([]);
    expect(names('use client.log_ here')).toEqual([['client.log_']]);
  });

  it('takes numbers after a name for the arguments of a call, not for a name', () => {
    expect(names('delaycall 1.5')[0]).toContain('delaycall');
  });

  it('takes other words together, then without those that say what they are the name of', () => {
    expect(mentions('paint event')).toEqual([[{ name: 'paint event' }, { name: 'paint', kind: 'Event' }]]);
    expect(names('fire event function')[0]).toContain('fire event');
    expect(mentions('exec method')[0]).toContainEqual({ name: 'exec', kind: 'Function' });
    expect(mentions('math module')[0]).toContainEqual({ name: 'math', kind: 'Group' });
  });

  it('leaves words out that ask about a name, and function words before it one by one', () => {
    expect(names('what does the lshift function do')[0]).toContain('lshift');
    expect(names('how does is enemy work')[0]).toContain('is enemy');
    expect(names('arguments of the trace line')[0]).toContain('trace line');
  });

  it.each(['trace line', 'paint', 'log in', 'draw a line'])('finds nothing to ask about in `%s`', (typed) => {
    expect(mentions(typed)).toEqual([]);
  });

  it('leaves out what happens with a name, and its return value', () => {
    expect(names('get prop is slow')[0]).toContain('get prop');
    expect(names('exec returns nil')[0]).toContain('exec');
    expect(names('return value of exec')[0]).toContain('exec');
    expect(names('cvar value')).toEqual([]);
  });

  it('takes the only word that is left for a name', () => {
    expect(names('what does')).toEqual([['what']]);
  });

  it('takes names that a message of Lua quotes, except those of locals', () => {
    expect(names("bad argument #1 to 'pairs' (table expected, got nil)")).toEqual([['pairs']]);
    expect(names("attempt to call field 'new_slider' (a nil value)")).toEqual([['new_slider']]);
    expect(names("attempt to index local 'name' (a nil value)")).toEqual([]);
  });

  it('says whether a field or a parameter is asked for, except in messages', () => {
    expect(mentions('attacker field')[0]).toContainEqual({ name: 'attacker', part: 'field' });
    expect(mentions('dmg_health fields')).toEqual([[{ name: 'dmg_health', part: 'field' }]]);
    expect(mentions('hitgroup param')[0]).toContainEqual({ name: 'hitgroup', part: 'parameter' });
    expect(mentions("attempt to call field 'attacker'")).toEqual([[{ name: 'attacker', isQuoted: true }]]);
  });

  it('takes code after an example for a part of the question', () => {
    expect(names('assert example code')[0]).toContain('assert');
    expect(names('key code')).toEqual([]);
  });

  it('takes a function word at the end of a name for a part of it first', () => {
    const [readings = []] = names('hostage rescued all not firing');
    expect(readings.indexOf('hostage rescued all')).toBeLessThan(readings.indexOf('hostage rescued'));
    expect(readings).toContain('hostage rescued all');
  });

  it('finds nothing to ask about in a single word', () => {
    expect(names('event')).toEqual([]);
  });
});
