import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/client/search/engine/engine.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { event, page } from './records.ts';

const index = buildIndex([
  page('client.fire_event', { summary: 'Raises an event when a shot is fired.' }),
  page('client.set_event_callback', { phrases: 'register', summary: 'Registers a function for an event.' }),
  page('renderer.texture', { summary: 'A function to paint a texture.' }),
  page('math.min', { phrases: 'clamp', summary: 'The smallest argument.' }),
  page('timer.set', { phrases: 'function callback', summary: 'Clamps the callback function.' }),
  page('debug.trace', { summary: 'Shows shots.' }),
  event('paint', { summary: 'Every frame.' }),
  event('weapon_fire', { phrases: 'shot', summary: 'A player fires.' }),
  event('console_input', { summary: 'Registers a line.' }),
]);
const engine = createEngine([{ text: index }]);
const search = (query: string) => engine.search(query, { limit: 9 }).hits;
const titles = (query: string) => search(query).map(({ title }) => title);

describe('a word with the kind of thing behind it', () => {
  it('finds what the word finds, events first if the first one is an event', () => {
    expect(titles('shot event')[0]).toBe('weapon_fire');
    expect(titles('clamp function')[0]).toBe('math.min');
    expect(titles('paint function')[0]).toBe('paint');
  });

  it('finds what belongs to both if no event is about the word', () => {
    expect(titles('register event')[0]).toBe('client.set_event_callback');
  });

  it('finds the phrase of both words first', () => {
    expect(titles('callback function')[0]).toBe('timer.set');
  });

  it('keeps the filter in front', () => {
    expect(titles('fn: shot event')).not.toContain('weapon_fire');
  });

  it('marks the word only', () => {
    const [hit] = search('paint function');
    expect(hit?.terms).toEqual(['paint']);
  });
});
