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

  it.each([
    ['scaled', 'vector:scaled'],
    ['vector_s', 'vector:vectors'],
    ['json.de', 'json.parse'],
  ])('changes nothing where no sign tells names apart: %s', (query, name) => {
    expect(first(query)).toBe(name);
  });
});
