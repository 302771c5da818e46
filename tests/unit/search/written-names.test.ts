import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/client/search/engine/engine.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { event, page } from './records.ts';

const material = { group: 'material', where: 'material' };
const index = buildIndex([
  page('client.delay_call'),
  page('client.scale_damage'),
  page('setfenv', { group: 'G', where: 'G' }),
  page('cvar:set_float'),
  page('vector:scale'),
  page('vector:scaled'),
  page('vector:vectors'),
  page('material:set_shader', material),
  page('Materials', { kind: 'Article', href: '/materials', where: 'Guides' }),
  page('json.parse', { aliases: ['json.decode'] }),
  page('json.decode_depth'),
  event('client_disconnect'),
  page('ui.reference'),
  page('ui.set_visible', { aliases: ['ui.remove'] }),
]);
const engine = createEngine([{ text: index }]);
const first = (query: string) => engine.search(query, { limit: 1 }).hits[0]?.title;

describe('the start of a name, as it is written', () => {
  it.each([
    ['client_d', 'client_disconnect'],
    ['client.d', 'client.delay_call'],
    ['scale_d', 'client.scale_damage'],
    ['set_f', 'cvar:set_float'],
    ['vector:s', 'vector:scale'],
    ['vector.s', 'vector:scale'],
    ['material:s', 'material:set_shader'],
  ])('comes before names that only have its letters: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });

  it('comes before what other libraries call a symbol, unless that is much shorter', () => {
    expect(first('ui.re')).toBe('ui.reference');
    expect(first('ui.rem')).toBe('ui.set_visible');
    expect(first('json.dec')).toBe('json.parse');
  });

  it('comes right before them', () => {
    const { hits } = engine.search('client_d', { limit: 2 });
    expect(hits.map(({ title }) => title)).toEqual(['client_disconnect', 'client.delay_call']);
  });

  it.each([
    ['scaled', 'vector:scaled'],
    ['vector_s', 'vector:vectors'],
    ['json.de', 'json.parse'],
  ])('changes nothing where no sign tells names apart: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });
});
