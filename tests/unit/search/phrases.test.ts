import { describe, expect, it } from 'vitest';
import { fitOfPhrase } from '../../../src/client/search/texts/phrase-fit.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import type { SearchRecord } from '../../../src/shared/search/model.ts';
import { readPhrases, smallWords } from '../../../src/shared/search/phrases.ts';
import { createEngine, page, part, readIndex } from './records.ts';

const names = (records: SearchRecord[], query: string) =>
  createEngine(buildIndex(records))
    .search(query, { limit: 10 })
    .hits.map(({ title }) => title);

describe('phrases that authors search for', () => {
  const pages = [
    page('draw.text', {
      summary: 'Draws text at a position.',
      phrases: 'write in a corner, label on screen',
    }),
    page('draw.corner', { summary: 'Cuts the corner of a box that is written.' }),
    page('ui.label', { summary: 'Creates a label.', text: 'It is written in the corner of the screen.' }),
  ];

  it('come before pages that have the words here and there', () => {
    expect(names(pages, 'write in the corner')[0]).toBe('draw.text');
    expect(names(pages, 'labels on my screen')[0]).toBe('draw.text');
  });

  it('are one phrase each: words of two say less', () => {
    const split = page('box.a', { phrases: 'write a file, cut a corner' });
    const whole = page('box.b', { phrases: 'something else, write in a corner' });
    expect(names([split, whole], 'write in a corner')[0]).toBe('box.b');
  });

  it('differ by their function words where nothing else tells them apart', () => {
    const told = page('a.hurt', { phrases: 'who shot me' });
    const other = page('a.fire', { phrases: 'shots fired, shot' });
    expect(names([other, told], 'who shot me')[0]).toBe('a.hurt');
    expect(names([other, told], 'shot')[0]).toBe('a.fire');
  });

  it('say the same with `never` and `not`', () => {
    const told = page('a.guide', { phrases: 'event never fires' });
    const named = page('client.fire_event');
    expect(names([named, told], "event doesn't fire")[0]).toBe('a.guide');
    expect(names([named, told], 'why is my event not firing')[0]).toBe('a.guide');
    expect(names([named, told], 'event fires')[0]).toBe('client.fire_event');
  });

  it('come before names with the one word that is no function word', () => {
    const named = page('bomb.drop', { summary: 'The bomb was dropped.' });
    const asked = page('player.carrier', { phrases: 'who has the bomb' });
    expect(names([named, asked], 'who has the bomb')[0]).toBe('player.carrier');
    expect(names([named, asked], 'bomb')[0]).toBe('bomb.drop');
  });

  it('are found if they have function words only', () => {
    const own = page('entity.get_local_player', { phrases: 'my player, me, who am i' });
    const named = [page('ui.menu_size'), page('ui.reference'), page('whole.amiable')];
    for (const query of ['me', 'who am i', 'Who am I?'])
      expect(names([...named, own], query)[0], query).toBe('entity.get_local_player');
  });

  it('lead one way only', () => {
    const there = page('time.ticks', { phrases: 'seconds to ticks' });
    const back = page('time.seconds', { phrases: 'ticks to seconds' });
    expect(names([there, back], 'convert ticks to seconds')[0]).toBe('time.seconds');
    expect(names([there, back], 'convert seconds into ticks')[0]).toBe('time.ticks');
  });

  it('are the same with and without `of`, `the` and `my`', () => {
    const stems = ['length', 'string'].map((stem) => ({ stem, rarity: 1 }));
    const fits = readPhrases('string length,length for string').map((phrase) =>
      fitOfPhrase(phrase, { stems, small: smallWords(['the', 'length', 'of', 'my', 'string']) }, () => []),
    );
    expect(fits).toEqual([1, 0.7]);
  });

  it('come before names that have their words among others, and before a parameter after its function', () => {
    const debug = page('game.draw_debug_text');
    const text = page('draw.letters', { phrases: 'draw text' });
    expect(names([debug, text], 'draw text')[0]).toBe('draw.letters');
    expect(names([debug, text], 'surface.DrawText(10')[0]).toBe('draw.letters');
    const find = page('text.find');
    const scan = page('game.scan', { phrases: 'find pattern' });
    const records = [find, part(find, 'pattern'), scan];
    expect(names(records, 'FindPattern')[0]).toBe('game.scan');
    expect(names(records, 'find.pattern')[0]).not.toBe('game.scan');
  });

  it('decide between names that have the word in another form only', () => {
    const event = page('cs.next_spectator', { weight: 5 });
    const list = page('game.find_spectator', { phrases: 'spectators' });
    expect(names([event, list], 'spectators')[0]).toBe('game.find_spectator');
    const plural = page('count_spectators');
    expect(names([list, plural], 'spectators')[0]).toBe('count_spectators');
    // The singular of what was typed says more than a phrase.
    const cast = page('ffi.cast', { phrases: 'spectators' });
    expect(names([cast, event], 'spectators')[0]).toBe('cs.next_spectator');
  });

  it('are found by a name that has their words, with `get` or in one word that only code has', () => {
    const size = page('draw.measure', { phrases: 'text width, caption' });
    const text = page('draw.letters', { phrases: 'draw text' });
    const get = page('entity.get_text', { summary: 'Gets a text and its width.' });
    const other = page('game.about', { summary: 'Was `game.draw_text`: captions of any width.' });
    const records = [get, other, size, text];
    expect(names(records, 'GetTextWidth')[0]).toBe('draw.measure');
    expect(names(records, 'surface.GetTextWidth(')[0]).toBe('draw.measure');
    expect(names(records, 'drawtext')[0]).toBe('draw.letters');
    const falls = page('player.fall', { phrases: 'drop down' });
    const list = page('ui.list', { phrases: 'dropdown' });
    expect(names([falls, list], 'dropdown')).toEqual(['ui.list']);
  });

  it('are found after `get`, and if they write a name of another library as one word', () => {
    const list = page('list.count', { phrases: 'length of a list' });
    const row = page('list.get', { summary: 'Gets a list.' });
    expect(names([row, list], 'get length of a list')[0]).toBe('list.count');
    const paint = page('event.paint', { phrases: 'onrender' });
    const renderer = page('renderer', { summary: 'Renders on the screen.' });
    expect(names([renderer, paint], 'OnRender')[0]).toBe('event.paint');
  });

  it('may be a name of another library that ends with one letter, in a call, too', () => {
    const project = page('draw.world_to_screen', { summary: 'Projects a point.' });
    const size = page('client.size', { summary: 'Returns the size of the screen.', phrases: 'scr w' });
    expect(names([project, size], 'ScrW')[0]).toBe('client.size');
    expect(names([project, size], 'ScrW()')[0]).toBe('client.size');
    expect(names([project, size], 'screen(w)')[0]).toBe('draw.world_to_screen');
  });

  it('are the name of a function of another library, whatever it is called with', () => {
    const client = page('web.client', { summary: 'Asks servers.', phrases: 'http get' });
    const item = page('ui.get', { summary: 'Returns the value of an item.' });
    expect(names([item, client], 'http.get(url, callback)')[0]).toBe('web.client');
    expect(names([item, client], 'x.get(http, url)')[0]).toBe('ui.get');
  });

  it('are one word after `get`, too', () => {
    const time = page('client.unix', { summary: 'Returns a number.', phrases: 'date, epoch' });
    const other = page('client.getter', { summary: 'Gets the date, a date that others get.' });
    expect(names([other, time], 'get date')[0]).toBe('client.unix');
    expect(names([other, time], 'date that others get')[0]).toBe('client.getter');
  });

  it('come before a parameter after the name of its function when a foreign library is in front of both', () => {
    const find = page('string.find', { summary: 'Finds text.' });
    const records = [find, part(find, 'pattern'), page('client.scan', { phrases: 'find pattern' })];
    for (const query of ['find pattern', 'utils.find_pattern', 'mem.FindPattern'])
      expect(names(records, query)[0], query).toBe('client.scan');
    expect(names(records, 'string.find.pattern')[0]).toBe('string.find: pattern');
  });

  it('are not shown', () => {
    const [hit] = createEngine(buildIndex(pages)).search('write in a corner', { limit: 1 }).hits;
    expect(JSON.stringify(hit)).not.toContain('write in');
  });

  it.each([
    ['writing labels, the label, written labels, read labels', 'label,label read,label writ'],
    // A stem is not cut again: `clos` would become `clo`.
    [
      'box to close, closed boxes, what is this, closed into box',
      'box clos,box to clos,clos to box,what is this',
    ],
    ['label of a box, box labels, label on a box', 'box label,box label on'],
    ['text to number, number to text', 'number to text,text to number'],
  ])('stand in the index as stems, sorted, those that find the same once: %s', (phrases, kept) => {
    const [first] = readIndex(buildIndex([page('draw.text', { phrases })])).pages;
    expect(first?.phrases).toBe(kept);
  });
});

it('a page with one of many words is better than nothing', () => {
  const pages = [
    page('a.far', { summary: 'Returns the distance.' }),
    page('a.text', { summary: 'Draws text.' }),
  ];
  expect(names(pages, 'unheard of distance covered somewhere')).toEqual(['a.far']);
  expect(names(pages, 'unheard qqxz')).toEqual([]);
});

it('a word of the prose that most pages of a large site have is not in the index', () => {
  const site = (length: number) =>
    Array.from({ length }, (_, index) =>
      page(`a.function_${String.fromCharCode(97 + (index % 26), 97 + index / 26)}`, {
        text: `common rare${index}`,
      }),
    );
  const stemsOf = (pages: SearchRecord[]) => readIndex(buildIndex(pages)).pages.map((it) => it.stems);
  const large = stemsOf(site(400));
  expect(large.join(' ')).not.toContain('common');
  expect(new Set(large).size).toBe(400);
  expect(stemsOf(site(30)).every((stems) => stems.includes('common'))).toBe(true);
});
