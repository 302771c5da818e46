import { describe, expect, it } from 'vitest';
import { createNamesEngine } from '../../../src/client/search/engine/names-engine.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import type { SearchOptions } from '../../../src/shared/search/model.ts';
import { event, page, part } from './records.ts';

const trace = page('client.trace_line', { summary: 'Traces a line.', signature: '(from) → fraction' });
const records = [
  trace,
  part(trace, 'from_x'),
  page('client.trace_bullet'),
  page('client.key_state'),
  page('globals.tickcount'),
  event('paint'),
  page('Paint', { kind: 'Article', href: '/docs/guides/paint', heading: 'Guides' }),
  event('round_end'),
  event('round_mvp'),
];
const index = buildIndex(records);
const engine = createNamesEngine([{ text: index.slice(0, index.indexOf('\n')) }]);
const titles = (query: string, options: Partial<SearchOptions> = {}) =>
  engine.search(query, { limit: 20, ...options })?.hits.map(({ title }) => title);

describe('names without the rest of the index', () => {
  it('answer a whole name, its start, and pasted code', () => {
    expect(titles('client.trace_line')).toEqual(['client.trace_line']);
    expect(titles('tickc')).toEqual(['globals.tickcount']);
    expect(titles('local a = client.key_state(1) + globals.tickcount()')).toEqual([
      'client.key_state',
      'globals.tickcount',
    ]);
  });

  it('show a hit as it will be shown', () => {
    expect(engine.search('trace_line', { limit: 20 })).toEqual({
      total: 1,
      hits: [
        {
          title: 'client.trace_line',
          href: '/docs/api/client/traceline',
          kind: 'Function',
          summary: 'Traces a line.',
          signature: '(from) → fraction',
          where: 'client',
          heading: 'API',
          terms: ['trace_line', 'Traces', 'line'],
        },
      ],
    });
  });

  it('answer nothing that texts decide', () => {
    // Two names fit alike.
    expect(titles('round_')).toBeUndefined();
    expect(titles('line of sight')).toBeUndefined();
    // The summary of a parameter comes later.
    expect(titles('trace_line from_x')).toBeUndefined();
    expect(titles('client.')).toBeUndefined();
    // May abbreviate a word.
    expect(titles('pai')).toBeUndefined();
    expect(titles('/docs/api/client/traceline')).toBeUndefined();
    expect(titles('  ')).toBeUndefined();
  });

  it('answer only under the first heading, so that later hits stand below', () => {
    expect(titles('paint')).toEqual(['paint']);
  });

  it('look where they are told to', () => {
    expect(titles('event:paint')).toEqual(['paint']);
    expect(titles('paint', { filter: 'fn' })).toBeUndefined();
    expect(titles('trace_line', { offset: 1 })).toBeUndefined();
  });
});
