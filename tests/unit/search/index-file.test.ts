import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { INDEX_FORMAT, LINE_END } from '../../../src/shared/search/index-format.ts';
import { SearchError, type SearchErrorCode } from '../../../src/shared/search/model.ts';
import { event, page, part, readIndex, readNames, row } from './records.ts';

const owner = page('client.trace_line', {
  aliases: ['traceline', 'old_trace'],
  summary: 'Traces\na line.',
  text: 'The line ends at the first surface. The surfaces count.',
  deprecated: true,
});
const records = [
  owner,
  part(owner, 'skip_entindex', 'Entity to ignore.'),
  part(owner, 'x', 'World axis.'),
  event('player_death', { weight: 1 }),
  page('Getting Started', { kind: 'Article', href: '/x/docs/api', where: 'Docs' }),
];
const snippet = page('Hex', { kind: 'Article', href: '/x/docs/hex', isSnippet: true });
records.push(snippet, part(snippet, 'Usage'));

describe('the index file', () => {
  it('gives records back as they were, but for the prose', () => {
    const [first, second, third] = readIndex(buildIndex(records)).pages;
    expect(first?.record).toEqual({
      ...owner,
      id: 0,
      aliases: ['old_trace'],
      summary: 'Traces a line.',
      text: '',
    });
    expect(second?.record).toMatchObject({
      href: '/docs/events/csgo/player_death',
      kind: 'Event',
      weight: 1,
    });
    expect(second?.record).not.toHaveProperty('deprecated');
    expect(third?.record).toMatchObject({ name: 'Getting Started', href: '/x/docs/api', kind: 'Article' });
  });

  it('says of a page and of its parts whether they are snippets', () => {
    const pages = readIndex(buildIndex(records)).pages;
    const flags = pages.map(({ record, parts }) => [record, ...parts].map(({ isSnippet }) => isSnippet));
    expect(flags).toEqual([[undefined, undefined], [undefined], [undefined], [true, true]]);
  });

  it('gives parts back, but for those with names of one letter', () => {
    const [first] = readIndex(buildIndex(records)).pages;
    expect(first?.parts).toMatchObject([
      {
        type: 'part',
        name: 'client.trace_line: skip_entindex',
        href: '/docs/api/client/traceline#field-skip_entindex',
        where: 'client.trace_line',
        summary: 'Entity to ignore.',
      },
    ]);
  });

  it('leaves out what of an address follows from a name, and gives it back', () => {
    const guide = page('Fix errors', { kind: 'Article', href: '/docs/fix-errors' });
    const heading = {
      ...part(guide, ''),
      name: "1. Read the user's “message”",
      href: '/docs/fix-errors#1-read-the-user-s-message',
    };
    const other = { ...part(guide, ''), name: 'Über alles', href: '/docs/fix-errors#über-alles' };
    const index = buildIndex([guide, heading, other]);
    expect(index).not.toMatch(/fix-errors|user-s-message/);
    const [{ record, parts } = { record: undefined, parts: [] }] = readIndex(index).pages;
    expect([record, ...parts].map((own) => own?.href)).toEqual([guide.href, heading.href, other.href]);
  });

  it('leaves out where a part is if the one before is there, too, and gives it back', () => {
    const death = event('player_death');
    const own = [owner, part(owner, 'from'), part(owner, 'to'), death, part(death, 'attacker')];
    const places = own.map((record) => (record.type === 'part' ? { ...record, where: 'Somewhere' } : record));
    const index = buildIndex(places);
    expect(index.match(/Somewhere/g)).toHaveLength(1);
    const parts = readIndex(index).pages.flatMap((page) => page.parts);
    expect(parts.map(({ where }) => where)).toEqual(['Somewhere', 'Somewhere', 'Somewhere']);
  });

  it('leaves out words that more than six of many pages have', () => {
    const many = Array.from({ length: 700 }, (_, at) =>
      page(`a.name_${at}`, { text: [at < 6 ? 'pebble' : '', at < 7 ? 'gravel' : ''].join(' ') }),
    );
    const stems = readIndex(buildIndex(many)).pages.map((read) => read.stems);
    expect(stems.filter((own) => own.includes('pebbl'))).toHaveLength(6);
    expect(stems.filter((own) => own.includes('gravel'))).toEqual([]);
  });

  it('leaves out what has no words of the phrases', () => {
    const [read] = readIndex(buildIndex([page('a.first', { phrases: '??, draw text, ' })])).pages;
    expect(read?.phrases).toBe('draw text');
  });

  it('names the rows that names of pages begin with, but for those of one letter', () => {
    const owner = page('Weapons');
    const rows = [row(owner, 'd', 'd'), row(owner, 'decoy', 'decoy')];
    expect(readIndex(buildIndex([owner, event('decoy_started'), ...rows], [], '/values.json')).alike).toEqual(
      ['decoy'],
    );
  });

  it('leaves out the names that texts mention, and gives them back', () => {
    const pages = [
      page('a.first', { text: 'See `a.second_name`.' }),
      page('a.second_name'),
      page('a.third', { text: 'Third second_name surface.' }),
      page('a.fourth', { text: 'A surface, the edge, a second_name.' }),
      page('a.fifth', { text: 'Edge.' }),
    ];
    const index = buildIndex(pages);
    expect(index).not.toContain('secondnam');
    const sorted = readIndex(index).pages.map(({ stems }) => stems.split(' ').sort().join(' '));
    expect(sorted).toEqual([
      'nam second secondnam see',
      '',
      'nam second secondnam surfac',
      'edg nam second secondnam surfac',
      'edg',
    ]);
  });

  it('leaves out what is told of a part if the last one with its name has the same, and gives it back', () => {
    const told = ['Who died.', '', 'Who died.', 'Who died.', 'Who shot~', '~.', '.', '< 5.'];
    const own = told.flatMap((summary, at) => {
      const death = event(`player_death_${'abcdefgh'[at]}`);
      return [death, part(death, 'userid', summary), part(death, 'attacker', `Killer ${at}.`)];
    });
    const index = buildIndex(own);
    expect(index.match(/Who died/g)).toHaveLength(2);
    const parts = readIndex(index).pages.map((page) => page.parts[0]?.summary);
    expect(parts).toEqual(told);
  });

  it('leaves the group out of the names of its members, and gives it back', () => {
    const names = ['client', 'client.log', 'client:on', 'clientele'];
    const index = buildIndex(
      names.map((name) => page(name, { group: 'client', where: '', href: `/x/${name}` })),
    );
    expect(JSON.parse(index)[0].pages.name.split(LINE_END)).toEqual(['client', '.log', ':on', 'clientele']);
    expect(readIndex(index).pages.map(({ record }) => record.name)).toEqual(names);
  });

  it('leaves the names of parts out of signatures, and gives them back', () => {
    const calls = ['(x, flags, skip_player?) → flags', '(skip_player, flags)', ': table<flags>', '()'];
    const own = calls.flatMap((signature, at) => {
      const call = page(`a.call_${'abcd'[at]}`, { signature });
      return [call, part(call, 'flags'), part(call, 'skip_player')];
    });
    const index = buildIndex(own);
    expect(JSON.parse(index)[0].pages.signature.split(LINE_END)).toEqual([
      '(x, \t, \t?) → flags',
      '(skip_player, \t)',
      ': table<\t>',
      '()',
    ]);
    expect(readIndex(index).pages.map(({ record }) => record.signature)).toEqual(calls);
    const line = index.slice(0, index.indexOf('\n'));
    expect(readNames(line).pages.map(({ record }) => record.signature)).toEqual(calls);
  });

  it('puts the words of phrases in the order in which most begin alike, unless their order counts', () => {
    const phrases = 'draw a box, box on map, pen, pen to box, color of the box';
    const index = buildIndex([page('a.b', { phrases })]);
    expect(readIndex(index).pages[0]?.phrases.split(',')).toEqual([
      'box color',
      'box draw',
      'box map on',
      'pen',
      'pen to box',
    ]);
  });

  it('holds letters in place of the words of phrases that texts show, and gives the words back', () => {
    const told = [
      page('a.beam', { summary: 'Draws rays.', phrases: 'draw laser, ray of light' }),
      page('a.other', { summary: 'Rays.', phrases: 'laser beam, draw' }),
    ];
    const index = buildIndex(told);
    expect(JSON.parse(index)[1].pages.phrases.split(LINE_END)).toEqual(['D laser,light E', 'AD laser,AE']);
    expect(readIndex(index).pages.map(({ phrases }) => phrases)).toEqual([
      'draw laser,light ray',
      'beam laser,draw',
    ]);
  });

  it('keeps each stem of the prose once, and none that the rest has', () => {
    expect(readIndex(buildIndex(records)).pages[0]?.stems).toBe('axis count end first surfac world');
  });

  it('holds what pages share of prose, and phrases of their beginnings, once, and gives it to each', () => {
    const texts = [
      { text: 'surface corner', phrases: 'draw box, draw box on map, draw pen' },
      { text: 'surface' },
      { text: 'corner edge', phrases: 'draw' },
      { text: 'surface edge' },
    ];
    const index = buildIndex(texts.map((told, at) => page(`a.function${'abcd'[at]}`, told)));
    expect(index.match(/surfac|corner|edg|draw/g)).toEqual(['draw', 'draw', 'corner', 'surfac', 'edg']);
    const pages = readIndex(index).pages.map(({ stems, phrases }) => [stems, phrases]);
    expect(pages).toEqual([
      ['corner surfac', 'draw box,draw box map on,draw pen'],
      ['surfac', ''],
      ['edg corner', 'draw'],
      ['edg surfac', ''],
    ]);
  });

  it('keeps the last part of a name in full, without the two before it', () => {
    const text = 'See `event.game.player_hurt` and `client.log`.';
    const [{ stems } = { stems: '' }] = readIndex(buildIndex([{ ...owner, text }])).pages;
    expect(stems.split(' ')).toEqual(expect.arrayContaining(['clientlog', 'playerhurt']));
    expect(stems).not.toMatch(/event|game/);
  });

  it('keeps names with dots as a whole if a record has them or a group may have had them', () => {
    const text = 'With `text:upper` or `client.set_cvar`, `status.lua` uses `client.log`.';
    const log = page('client.log');
    const [{ stems } = { stems: '' }] = readIndex(buildIndex([{ ...owner, text }, log])).pages;
    expect(stems.split(' ')).toEqual(
      expect.arrayContaining(['upper', 'clientsetcvar', 'status', 'clientlog']),
    );
    expect(stems).not.toMatch(/textupper|statuslua/);
  });

  it('does not depend on the order of the records', () => {
    expect(buildIndex(records.toReversed())).toBe(buildIndex(records));
  });

  it('may hold no parts, and no pages', () => {
    expect(readIndex(buildIndex([page('a.b')])).pages).toHaveLength(1);
    expect(readIndex(buildIndex([])).pages).toEqual([]);
  });

  it('refuses two pages with one address, and parts without a page', () => {
    expect(() => buildIndex([owner, { ...owner, id: 99 }])).toThrow('`/docs/api/client/traceline`');
    expect(() => buildIndex([part(owner, 'pitch')])).toThrow(
      '`/docs/api/client/traceline#field-pitch` has no page',
    );
  });
});

describe('the first line of an index file', () => {
  const index = buildIndex(records, ['trace ray'], '/x/values.json');
  const line = index.slice(0, index.indexOf('\n'));

  it('has everything but phrases, prose, synonyms and what is told of parts', () => {
    const whole = readIndex(index);
    const withoutTexts = whole.pages.map((page) => ({
      ...page,
      phrases: '',
      stems: '',
      parts: page.parts.map((own) => ({ ...own, summary: '' })),
    }));
    expect(readNames(line)).toEqual({ ...whole, pages: withoutTexts, synonyms: [] });
  });

  it.each<[string, string, SearchErrorCode]>([
    ['cut off', line.slice(0, -9), 'corrupt'],
    ['of a later version', line.replace(/"format":\d+/, '"format":99'), 'version'],
    ['of a former version, which had one line', '{"format":6}', 'version'],
  ])('%s is named as such', (_, text, code) => {
    expect(() => readNames(text)).toThrow(expect.objectContaining({ name: 'SearchError', code }));
  });
});

describe('a bad index file', () => {
  const [names, texts] = JSON.parse(buildIndex(records));
  const withNames = (more: object) => JSON.stringify([{ ...names, ...more }, texts]);
  const withTexts = (more: object) => JSON.stringify([names, { ...texts, ...more }]);
  const withAgain = (step: string) =>
    withTexts({ pages: { ...texts.pages, again: [step, '', '', ''].join(LINE_END) } });
  const withPhrases = (phrase: string) =>
    withTexts({ pages: { ...texts.pages, phrases: [phrase, '', '', ''].join(LINE_END) } });
  it.each<[string, string, SearchErrorCode]>([
    ['empty', '', 'corrupt'],
    ['a page of HTML', '<!doctype html>', 'corrupt'],
    ['cut off', JSON.stringify([names, texts]).slice(0, -9), 'corrupt'],
    ['without columns', JSON.stringify([{ format: INDEX_FORMAT }, texts]), 'corrupt'],
    ['without texts', JSON.stringify([names]), 'corrupt'],
    ['with a short column', withNames({ pages: { ...names.pages, summary: '' } }), 'corrupt'],
    ['with a short column of texts', withTexts({ pages: { ...texts.pages, stems: '' } }), 'corrupt'],
    ['with texts of fewer parts', withTexts({ parts: { summary: '' } }), 'corrupt'],
    [
      'with lost parts',
      withNames({ pages: { ...names.pages, parts: ['0', '0', '0', '0'].join(LINE_END) } }),
      'corrupt',
    ],
    [
      'without the later pages of stems',
      withTexts({ pages: { ...texts.pages, again: undefined } }),
      'corrupt',
    ],
    ['with a number that no stem has', withAgain('ZZZz'), 'corrupt'],
    ['with a number that no word of a phrase has', withPhrases('ZZZZ'), 'corrupt'],
    ['with words that are cut in another way', withTexts({ known: texts.known + 1 }), 'corrupt'],
    ['of a later version', withNames({ format: INDEX_FORMAT + 1 }), 'version'],
    ['of a former version', JSON.stringify({ ...names, format: 6 }), 'version'],
    ['with something else for a version', '[{"format":{"toString":false}}]', 'corrupt'],
    ['null', 'null', 'corrupt'],
  ])('%s is named as such', (_, text, code) => {
    expect(() => readIndex(text)).toThrow(expect.objectContaining({ name: 'SearchError', code }));
    expect(() => readIndex(text)).toThrow(SearchError);
  });
});
