import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import type { SearchRecord } from '../../../src/shared/search/model.ts';
import { createEngine, event, page, row } from './records.ts';

/** Searches these records, rows included, and returns titles. */
function searchOf(records: SearchRecord[]): (query: string) => string[] {
  const hasRows = records.some(({ type }) => type === 'row');
  const engine = createEngine(buildIndex(records, [], hasRows ? 'values' : ''));
  if (hasRows) engine.addValues([{ url: 'values', text: buildValues(records) }]);
  return (query) => engine.search(query, { limit: 9 }).hits.map(({ title }) => title);
}

describe('words of another subject', () => {
  const titles = searchOf([
    page('client.trace_line', { summary: 'Traces a line.' }),
    event('items_gifted', { summary: 'Names giver and recipient.' }),
    event('entity_hp', { summary: 'Health of an entity.' }),
  ]);

  it.each(['pizza recipe', 'recipe', 'qqzzqqy trase', 'trase qqzzqqy', 'xqzjv trasc lnie'])(
    'find nothing: %s',
    (query) => {
      expect(titles(query)).toEqual([]);
    },
  );

  it.each(['trase lin', 'trasc', 'trace qqzzqqy', 'line trasc qqzzqqy'])(
    'leave what is known to be found, typos included: %s',
    (query) => {
      expect(titles(query)[0]).toBe('client.trace_line');
    },
  );
});

it('takes a function word of two letters off a word before a stem with a typo, unless both begin alike', () => {
  const titles = searchOf([
    page('ipairs', { summary: 'Walks a list.' }),
    page('entity.flags', { summary: 'Tells who is in the air.' }),
    page('ui.offset', { summary: 'Sets a distance.' }),
  ]);
  expect(titles('inair')[0]).toBe('entity.flags');
  expect(titles('ipair')[0]).toBe('ipairs');
  expect(titles('ofset')[0]).toBe('ui.offset');
});

it('puts the row of a library before others with a name that the library does not have, not any other row', () => {
  const library = page('Library', { kind: 'Article', href: '/docs/values/library' });
  const titles = searchOf([
    library,
    row(library, 'table', 'table'),
    row(library, 'table.insert', 'table-insert'),
    row(library, 'debug', 'debug'),
    page('string.find', { summary: 'Finds a text.' }),
    page('client.log', { summary: 'Prints a line.' }),
  ]);
  for (const query of ['table.find', 'table.find(t, v)']) expect(titles(query)[0], query).toBe('table');
  expect(titles('debug.log')[0]).toBe('client.log');
});

it('adds pages with any of the words where few have enough of them', () => {
  const titles = searchOf([
    page('a.net', { summary: 'A net with a channel.' }),
    page('client.latency', { summary: 'Time of a packet.' }),
    ...['b', 'c', 'd'].map((name) => page(`z.${name}`, { summary: 'Other latency.' })),
  ]);
  expect(titles('net_channel latency')).toContain('client.latency');
});

it('takes what is typed with an underscore for the start of a name, even if it is a plural without it', () => {
  const titles = searchOf([
    event('player_spawn', { summary: 'Somebody is there.' }),
    page('entity.get_players', { summary: 'All players.', phrases: 'players' }),
  ]);
  expect(titles('player_s')[0]).toBe('player_spawn');
  expect(titles('players')[0]).toBe('entity.get_players');
});

it('takes a name after a dot with one typo for that name, even if it is a word', () => {
  const titles = searchOf([
    page('coroutine.resume', { summary: 'Resumes a coroutine.' }),
    page('coroutine.create', { summary: 'Makes one.' }),
    event('loot_opened', { summary: 'A crate was opened.' }),
  ]);
  expect(titles('coroutine.crate')[0]).toBe('coroutine.create');
});

it('takes the plural of a name for that name before longer ones', () => {
  const titles = searchOf([
    page('renderer.circle_outline', { summary: 'Draws circles, circles, circles.', weight: 4 }),
    page('renderer.circle', { summary: 'Draws one.' }),
  ]);
  expect(titles('circles')[0]).toBe('renderer.circle');
});
