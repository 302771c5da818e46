import { describe, expect, it } from 'vitest';
import { stem } from '../../../src/shared/search/stem.ts';
import {
  fold,
  join,
  lastPart,
  splitChunks,
  splitWords,
  tokenizeChunk,
} from '../../../src/shared/search/tokenizer.ts';

describe('splitWords', () => {
  it.each([
    ['client.trace_line', ['client', 'trace', 'line']],
    ['material:get_name', ['material', 'get', 'name']],
    ['traceLine', ['trace', 'line']],
    ['TraceLine', ['trace', 'line']],
    ['HTTPServer', ['http', 'server']],
    ['XORs all', ['xors', 'all']],
    ['get_steam64', ['get', 'steam', '64']],
    ['2d_rounded', ['2d', 'rounded']],
    ['m_iHealth', ['m', 'i', 'health']],
    ['__index', ['index']],
    ['Überzug_größe', ['uberzug', 'große']],
    ['描画関数', ['描画', '画関', '関数']],
    ['線を引く text', ['線を', 'を引', '引く', 'text']],
    ['', []],
    ['!? 😀', []],
  ])('cuts %s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('tokens for the full-text search', () => {
  const tokenize = (text: string) => splitChunks(text).flatMap(tokenizeChunk);

  it('keeps identifiers whole, joined and in parts', () => {
    expect(tokenize('Call client.trace_line')).toEqual([
      'call',
      'client.trace_line',
      'clienttraceline',
      'traceline',
      'client',
      'trace',
      'line',
    ]);
  });

  it('gives the same tokens for text with and without letters beyond ASCII around it', () => {
    expect(tokenize('get_prop – é')).toEqual([...tokenize('get_prop'), 'e']);
  });
});

describe('join', () => {
  it.each([
    'client.trace_line',
    'Client Trace Line',
    'client:traceLine',
    'CLIENTTRACELINE',
    'client\0trace_line',
  ])('spells %j like every other spelling', (text) => {
    expect(join(text)).toBe('clienttraceline');
  });
});

it('fold unifies compatibility forms and drops accents and control characters', () => {
  expect(fold('Ｃafé\0x')).toBe('Cafe x');
});

it.each([
  ['client.trace_line', 'trace_line'],
  ['material:get_name', 'get_name'],
  ['player_death', 'player_death'],
  ['player_death: userid', 'userid'],
  ['The bomb: CPlantedC4', 'CPlantedC4'],
  ['Step 5: Compare', 'Step 5: Compare'],
  ['Getting Started', 'Getting Started'],
])('the last part of %s is %s', (name, last) => {
  expect(lastPart(name)).toBe(last);
});

it.each([
  [['draws', 'drawing', 'draw'], 'draw'],
  [['fired', 'fires', 'fire', 'firing'], 'fir'],
  [['entities', 'entity'], 'entity'],
  [['stopped', 'stopping', 'stop'], 'stop'],
  [['boxes', 'box'], 'box'],
  [['class'], 'class'],
  [['status'], 'status'],
  [['dies', 'died', 'die'], 'die'],
  [['carries', 'carried', 'carry'], 'carry'],
  [['getting'], 'getting'],
  [['got', 'get'], 'get'],
  [['took', 'taken', 'taking', 'take'], 'tak'],
  [['began', 'begun', 'begins', 'begin'], 'begin'],
  [['setting', 'settings'], 'setting'],
  [['colour', 'colours', 'coloured', 'color', 'coloring'], 'color'],
  [['normalise', 'normalises', 'normalised', 'normalize', 'normalizing'], 'normaliz'],
  [['hour', 'hours'], 'hour'],
  [['noise'], 'nois'],
])('%j share the stem %s', (words, expected) => {
  expect(words.map(stem)).toEqual(words.map(() => expected));
});
