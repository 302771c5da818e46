import { describe, expect, it } from 'vitest';
import { readValues } from '../../../src/client/search/index-files/read-values.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import { LINE_END } from '../../../src/shared/search/index-format.ts';
import { createEngine, event, page, part, readIndex, row } from './records.ts';

const article = (name: string, href: string, more = {}) =>
  page(name, { kind: 'Article', href, where: 'Docs / Values', heading: 'Values', ...more });
const player = article('Player state', '/docs/values/player');
const groups = article('Hit groups', '/docs/values/groups');
const formats = article('Formats', '/docs/values/formats');
const mode = page('mode', { kind: 'Type', href: '/docs/types/mode', where: 'Types', heading: 'Types' });

const records = [
  page('string.format', { summary: 'Writes values as text.', href: '/docs/api/string/format' }),
  page('draw.circle', { phrases: 'round', href: '/circle' }),
  page('client.is_flag_set', { summary: 'Returns whether a flag on the ground is set.', href: '/f' }),
  event('decoy_started', { summary: 'A decoy fires.' }),
  player,
  part(player, 'Flags'),
  row(player, 'FL_ONGROUND', 'FL_ONGROUND', '1 · Is on the floor.', 'Bits of flags'),
  row(player, 'FL_DUCKING', 'FL_DUCKING', '2 · Is ducked.', 'Bits of flags'),
  groups,
  row(groups, 'Head', 'head', '1 · Above the neck.', 'Hit groups'),
  row(groups, 'Chest', 'chest', '2', 'Hit groups'),
  row(groups, 'Decoy', 'decoy', '47 · A grenade.', 'Weapons'),
  row(groups, 'rifle_silencer', 'rifle', '60 · RX4-S', 'Weapons'),
  formats,
  row(formats, '%5.2f', 'percent-5-dot-2f', 'Two decimals.'),
  row(formats, '%d', 'percent-d', 'An integer.'),
  row(formats, '%D', 'percent-D', 'No digit.'),
  row(formats, '+', 'plus', 'Large.'),
  row(formats, '&&', 'both', 'Not >> or || here.'),
  row(formats, '<<, >>', 'shift', 'Shifts.'),
  row(formats, '&', 'and', 'Bits of both.'),
  row(formats, '?', 'maybe', 'Zero or one.'),
  row(formats, 'a ? b : c', 'ternary', 'One of two.'),
  row(formats, 'string.format', 'string-format', 'Writes values.'),
  mode,
  { ...row(mode, 'mode: fast', 'value-fast', 'At once.'), where: 'mode' },
  { ...row(mode, 'mode: slow', 'value-slow', 'Later.'), where: 'mode' },
];
const index = buildIndex(records, ['duck crouch'], '/values.json');
const file = { url: '/values.json', text: buildValues(records) };
const engine = createEngine(index);
engine.addValues([file]);

function hrefs(query: string, options = {}): string[] {
  return engine.search(query, { limit: 10, ...options }).hits.map((hit) => hit.href);
}

describe('operators', () => {
  it.each([
    ['<<', ['/docs/values/formats#shift']],
    ['>>', ['/docs/values/formats#shift', '/docs/values/formats#both']],
    ['&&', ['/docs/values/formats#both']],
  ])('finds the rows with %s in their title before those with it in their text', (query, expected) => {
    expect(hrefs(query)).toEqual(expected);
  });

  it.each([
    ['1 << 5', '/docs/values/formats#shift'],
    ['if alive && visible then', '/docs/values/formats#both'],
    ['flags & 1', '/docs/values/formats#and'],
    ['local x = ready ? 1 : 0', '/docs/values/formats#ternary'],
    ['(alive || dead)', '/docs/values/formats#both'],
  ])('finds the rows with the operator between values: %s', (query, expected) => {
    expect(hrefs(query)[0]).toBe(expected);
  });

  it('finds rows while the last word of the query is being typed', () => {
    expect(hrefs('above the nec')).toEqual(['/docs/values/groups#head']);
  });

  it('leaves out operators of Lua', () => {
    const own = [...records, row(formats, '==', 'equal', 'Compares.')];
    const comparing = createEngine(buildIndex(own, [], '/values.json'));
    comparing.addValues([{ url: '/values.json', text: buildValues(own) }]);
    const first = (query: string) => comparing.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('==')).toBe('==');
    expect(first('head == nil')).toBe('Head');
  });

  it('takes no sign between words of prose for one', () => {
    expect(hrefs('flags & floor')).not.toContain('/docs/values/formats#and');
    expect(hrefs('what does ? mean')).not.toContain('/docs/values/formats#ternary');
  });
});

describe('single words', () => {
  it('that are a phrase of a page are that page before a row that ends like them', () => {
    expect(hrefs('round').slice(0, 2)).toEqual(['/circle', '/docs/values/player#FL_ONGROUND']);
    expect(hrefs('nground')[0]).toBe('/docs/values/player#FL_ONGROUND');
  });

  it('finds a row by a word of its title after two pages that show the word, and before others', () => {
    const mentions = [
      page('client.hidden', { text: 'A duck. The duck.', href: '/hidden' }),
      ...['one', 'two', 'three'].map((name) =>
        page(`client.${name}`, { summary: 'A duck, and more than that.', href: `/${name}` }),
      ),
    ];
    const own = [...records, ...mentions];
    const ducks = createEngine(buildIndex(own, [], '/values.json'));
    ducks.addValues([{ url: '/values.json', text: buildValues(own) }]);
    const found = ducks.search('ducking', { limit: 5 }).hits.map(({ href }) => href);
    expect(found).toEqual(['/one', '/two', '/docs/values/player#FL_DUCKING', '/three', '/hidden']);
  });

  it('takes a word of a row for one word of a query', () => {
    const own = createEngine(buildIndex(records, ['decoy flare'], '/values.json'));
    own.addValues([file]);
    const found = (query: string) => own.search(query, { limit: 5 }).hits.map(({ href }) => href);
    expect(found('flare grenade')).toContain('/docs/values/groups#decoy');
    expect(found('flare decoy')).not.toContain('/docs/values/groups#decoy');
  });
});

describe('the file of values', () => {
  it('is there before a word is taken for a misspelt one', () => {
    const fresh = createEngine(index);
    expect(fresh.search('sttae', { limit: 5 })).toEqual({ hits: [], total: 0, lacks: ['/values.json'] });
    fresh.addValues([file]);
    expect(fresh.search('sttae', { limit: 5 }).hits[0]?.title).toBe('Player state');
    expect(fresh.search('dukcing', { limit: 5 }).hits[0]?.title).toBe('FL_DUCKING');
  });

  it('holds the rows, which the index leaves to it', () => {
    expect(index).not.toContain('ONGROUND');
    const [hit] = engine.search('fl_onground', { limit: 1 }).hits;
    expect(hit).toMatchObject({
      kind: 'Article',
      title: 'FL_ONGROUND',
      href: '/docs/values/player#FL_ONGROUND',
      summary: '1 · Is on the floor.',
      where: 'Player state / Bits of flags',
      heading: 'Values',
    });
    expect(hit).not.toHaveProperty('parent');
  });

  it('is asked for when no name of a page answers, and not again', () => {
    const fresh = createEngine(index);
    const lacks = (query: string) => fresh.search(query, { limit: 5 }).lacks;
    for (const name of ['string.format', 'decoy_st', 'player', 'event:', '/docs/values/player'])
      expect(lacks(name), name).toBeUndefined();
    for (const value of ['fl_onground', 'hit 1', 'on the ground', '%d', '+', 'decoy', 'mode:'])
      expect(lacks(value), value).toEqual(['/values.json']);
    fresh.addValues([file, { url: '/other.json', text: '' }]);
    expect(lacks('fl_onground')).toBeUndefined();
  });

  it('gives back pages and places, which it writes only where they change', () => {
    const places = ({ pages }: ReturnType<typeof readIndex>) =>
      readValues(file.text, pages, 0).map(({ href, where }) => `${href} ${where}`);
    const rows = records.filter(({ type }) => type === 'row');
    expect(places(readIndex(index))).toEqual(rows.map(({ href, where }) => `${href} ${where}`));
    expect(JSON.parse(file.text).rows.where).toContain(`< / Bits of flags${LINE_END}${LINE_END}`);
  });

  it('needs a page for each row', () => {
    const lost = row(page('gone', { href: '/gone' }), 'x', 'x');
    expect(() => buildValues([player, lost])).toThrow(/`\/gone#x` has no page/);
    expect(buildValues([player])).toBe('');
  });

  it('leaves out the rows of versions that are not wanted', () => {
    const old = article('Old', '/docs/old', { docs: 'default' });
    const all = [old, row(old, 'X_UNO', 'X_UNO'), player, row(player, 'X_TWO', 'X_TWO')];
    const narrowed = createEngine([{ text: buildIndex(all, [], 'v'), without: ['default'] }]);
    narrowed.addValues([{ url: 'v', text: buildValues(all) }]);
    expect(narrowed.search('x_t', { limit: 5 }).hits.map(({ title }) => title)).toEqual(['X_TWO']);
    expect(narrowed.search('x_uno', { limit: 5 }).hits).toEqual([]);
  });

  it.each([
    '',
    '{}',
    '{"format":99}',
    '{"format":6,"rows":{"page":"7","where":"","name":"x","anchor":"","summary":""}}',
  ])('is refused when it is %j', (text) => {
    const fresh = createEngine(index);
    expect(() => fresh.addValues([{ url: '/values.json', text }])).toThrow(
      expect.objectContaining({ name: 'SearchError' }),
    );
  });
});

describe('rows among the hits', () => {
  it.each([
    ['FL_ONGROUND', '/docs/values/player#FL_ONGROUND'],
    ['fl onground', '/docs/values/player#FL_ONGROUND'],
    ['fl_ong', '/docs/values/player#FL_ONGROUND'],
    ['fl_ongruond', '/docs/values/player#FL_ONGROUND'],
    ['flag on the floor', '/docs/values/player#FL_ONGROUND'],
    ['crouch flag', '/docs/values/player#FL_DUCKING'],
    ['hitgroup 1', '/docs/values/groups#head'],
    ['hit group 2', '/docs/values/groups#chest'],
    ['HITGROUP_CHEST', '/docs/values/groups#chest'],
    ['decoy weapon', '/docs/values/groups#decoy'],
    ['rx4-s', '/docs/values/groups#rifle'],
    ['rx4s', '/docs/values/groups#rifle'],
    ['hit group 47', '/docs/values/groups#decoy'],
    ['ducking or bareheaded', '/docs/values/player#FL_DUCKING'],
    ['is FL_DUCKING needed', '/docs/values/player#FL_DUCKING'],
    ['%d bareheaded', '/docs/values/formats#percent-d'],
    ['%5.2f', '/docs/values/formats#percent-5-dot-2f'],
    ['%d', '/docs/values/formats#percent-d'],
    ['%D', '/docs/values/formats#percent-D'],
    ['+', '/docs/values/formats#plus'],
    ['"%d"', '/docs/values/formats#percent-d'],
  ])('%s finds its row first', (query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });

  const patterns = article('Patterns', '/docs/values/patterns');
  const withSigns = [
    formats,
    row(formats, '%d', 'percent-d'),
    row(formats, '%x', 'percent-x'),
    row(formats, '%X', 'percent-X'),
    row(formats, '%02d:%02d', 'minutes'),
    patterns,
    row(patterns, '%d', 'percent-d'),
    row(patterns, '%x', 'percent-x'),
    row(patterns, '+', 'plus'),
  ];
  const signs = createEngine(buildIndex(withSigns, [], '/values.json'));
  signs.addValues([{ url: '/values.json', text: buildValues(withSigns) }]);

  it.each([
    ['%d+', '/docs/values/patterns#percent-d'],
    ['(%d+)', '/docs/values/patterns#percent-d'],
    ['%X+', '/docs/values/patterns#percent-x'],
    ['%5d', '/docs/values/formats#percent-d'],
    ['%-08.2X', '/docs/values/formats#percent-x'],
    ['%02d:%02d', '/docs/values/formats#minutes'],
  ])('are the pieces of a pattern or a format: %s', (query, href) => {
    expect(signs.search(query, { limit: 1 }).hits[0]?.href).toBe(href);
  });

  it.each(['c++', 'health +5 %d'])('are no pieces of texts with signs: %s', (query) => {
    expect(signs.search(query, { limit: 5 }).hits.filter(({ href }) => href.endsWith('#plus'))).toEqual([]);
  });

  const errors = article('Errors', '/docs/errors', { summary: 'Read what went wrong.' });
  const numbers = page('tonumber', { summary: 'Text or a nil value of a local field to a number.' });
  const messages = [
    errors,
    numbers,
    row(errors, 'attempt to index …', 'attempt-to-index', 'It is nil.'),
    row(errors, "'end' expected … near '<eof>'", 'end-expected-near-eof', 'A block is open.'),
    row(errors, "'<eof>' expected near 'end'", 'eof-expected-near-end', 'One end too many.'),
    row(errors, "')' expected … near …", 'expected-near', 'A bracket is open.'),
    row(errors, "'=' expected near …", 'errors-expected-near', 'A line does nothing.'),
    row(errors, "'struct …' has no member …", 'struct-has-no-member', 'No such field.'),
    row(errors, 'stack overflow', 'stack-overflow', 'It calls itself.'),
    row(errors, "cannot use '...' …", 'cannot-use', 'It belongs to an outer function.'),
    row(errors, '… jumps into the scope of …', 'jumps-into', 'A local is between.'),
    row(errors, 'a … z', 'letters', 'Letters.'),
    row(errors, '…', 'dots', 'Further arguments.'),
    row(errors, 'Split', 'split', '[^,]+'),
    row(errors, 'm_fFlags', 'm_fFlags', 'Bits.'),
    row(errors, 'setstepmul', 'setstepmul', 'Speed.'),
    row(errors, 'table.sort', 'table-sort', 'Sorts a list in place.'),
    page('ffi.offsetof', { summary: 'Says where a struct has a member, named in text, and no radius.' }),
    event('player_jump', { summary: 'A player jumped.' }),
    page('math.min', { summary: 'Compares what a function returns, a to b.' }),
  ];
  const console = createEngine(buildIndex(messages, [], '/values.json'));
  console.addValues([{ url: '/values.json', text: buildValues(messages) }]);

  it('are the messages about nil that a few words are left of', () => {
    const first = (query: string) => console.search(query, { limit: 1 }).hits[0]?.href;
    expect(first('index a nil value')).toBe('/docs/errors#attempt-to-index');
    expect(first('nil index local')).toBe('/docs/errors#attempt-to-index');
    expect(first('nil value of a local field')).toBe(numbers.href);
  });

  it('are not called by a word of a message', () => {
    const pages = ['one', 'two', 'three'].map((name) => page(`a.${name}`, { text: 'A jump.' }));
    const all = [...messages, ...pages];
    const own = createEngine(buildIndex(all, [], '/values.json'));
    own.addValues([{ url: '/values.json', text: buildValues(all) }]);
    const found = own.search('jumps', { limit: 9 }).hits.map(({ href }) => href);
    expect(found).toEqual([
      '/docs/events/csgo/player_jump',
      ...pages.map(({ href }) => href),
      '/docs/errors#jumps-into',
    ]);
  });

  it('are no messages because there are dots in them', () => {
    const { hits } = console.search("radar.lua:14: attempt to index field 'zone'", { limit: 9 });
    expect(hits.filter(({ href }) => /#(?:letters|dots)$/.test(href))).toEqual([]);
  });

  it.each([
    ["attempt to index local 'x' (a nil value)", 'attempt-to-index'],
    ["radar.lua:14: attempt to index field 'number' (a nil value)", 'attempt-to-index'],
    ['attempt to index a nil value', 'attempt-to-index'],
    ["'end' expected (to close 'if' at line 14) near '<eof>'", 'end-expected-near-eof'],
    ['end expected near eof', 'end-expected-near-eof'],
    ["'<eof>' expected near 'end'", 'eof-expected-near-end'],
    ["')' expected near 'x'", 'expected-near'],
    ["'=' expected near 'x'", 'errors-expected-near'],
    ["radar.lua:3: 'struct zone' has no member named 'radius'", 'struct-has-no-member'],
    ['[string "radar.lua"]:2: stack overflow', 'stack-overflow'],
    [') expected near x', 'expected-near'],
    ["cannot use '...' outside a vararg function near '...'", 'cannot-use'],
    ['radar.lua:2: cannot use ... outside a vararg function near ...', 'cannot-use'],
    ["<goto continue> jumps into the scope of local 'x'", 'jumps-into'],
  ])('are the messages that a query quotes, whatever stands for their dots: %s', (query, id) => {
    expect(console.search(query, { limit: 1 }).hits[0]?.href).toBe(`/docs/errors#${id}`);
  });

  it.each([
    ['[^,]+', 'split'],
    ['fFlags', 'm_fFlags'],
    ['stepmul', 'setstepmul'],
    ['table.sort(t, function(a, b) return a < b end)', 'table-sort'],
  ])(
    'have signs in their text, a prefix that is left out, an end, a call with arguments: %s',
    (query, id) => {
      expect(console.search(query, { limit: 1 }).hits[0]?.href).toBe(`/docs/errors#${id}`);
    },
  );

  it.each([
    ['number of the dead life state', '/docs/values/player#dead'],
    ['ducking fl', '/docs/values/player#FL_DUCKING'],
    ['fl ducking value', '/docs/values/player#FL_DUCKING'],
  ])('stand above pages that have all words of `%s`', (query, href) => {
    const summary = 'The number of the life state dead, and the fl value for ducking.';
    const dead = row(player, 'Dead', 'dead', 'Is not alive.', 'Life states');
    const all = [...records, dead, ...['one', 'two'].map((name) => page(`client.${name}`, { summary }))];
    const own = createEngine(buildIndex(all, [], '/values.json'));
    own.addValues([{ url: '/values.json', text: buildValues(all) }]);
    expect(own.search(query, { limit: 1 }).hits[0]?.href).toBe(href);
  });

  it('stand below pages of the same name, and below pages that have all words', () => {
    expect(hrefs('string.format').filter((href) => /format$/.test(href))).toEqual([
      '/docs/api/string/format',
    ]);
    expect(hrefs('decoy')).toEqual(['/docs/events/csgo/decoy_started', '/docs/values/groups#decoy']);
    expect(hrefs('floor flag ground')[0]).not.toContain('#');
  });

  it('of a symbol need a word of the query, besides those of its name', () => {
    const measure = page('draw.measure_text', { summary: 'Returns the size of a text.' });
    const width = row(measure, 'draw.measure_text: width', 'width', 'In pixels.');
    const all = [...records, measure, { ...width, where: measure.name }];
    const own = createEngine(buildIndex(all, [], '/values.json'));
    own.addValues([{ url: '/values.json', text: buildValues(all) }]);
    const found = (query: string) => own.search(query, { limit: 9 }).hits.map(({ href }) => href);
    expect(found('text measure')).not.toContain(width.href);
    expect(found('text width')).toContain(width.href);
    expect(found('pixels of a measured text')).toContain(width.href);
  });

  it('answer words that no page has, if they are half of the query', () => {
    expect(hrefs('neck flag')[0]).toBe('/docs/values/groups#head');
    expect(hrefs('neck above flag')[0]).toBe('/docs/values/groups#head');
    expect(hrefs('neck flag ground')[0]).toBe('/f');
    expect(hrefs('"neck flag"')).toEqual([]);
  });

  it('that only say the same with another word stand below pages that do', () => {
    const all = [
      page('G.load', { summary: 'Compiles a function.' }),
      player,
      row(player, 'A call', 'call', 'Runs a function.'),
      row(player, 'Other', 'other', 'Runs a lambda.'),
    ];
    const first = (query: string) => {
      const own = createEngine(buildIndex(all, ['function closure lambda'], file.url));
      own.addValues([{ url: file.url, text: buildValues(all) }]);
      return own.search(query, { limit: 1 }).hits[0]?.href;
    };
    expect(first('closure')).toBe('/docs/api/G/load');
    expect(first('lambda')).toBe('/docs/values/player#other');
  });

  it('come before names that have the words of an identifier which begins them', () => {
    const names = page('flag.on', { href: '/on' });
    const own = [...records, names];
    const rows = createEngine(buildIndex(own, [], file.url));
    rows.addValues([{ url: file.url, text: buildValues(own) }]);
    const hrefsOf = (query: string) => rows.search(query, { limit: 2 }).hits.map(({ href }) => href);
    expect(hrefsOf('FL_ON')[0]).toBe('/docs/values/player#FL_ONGROUND');
    expect(hrefsOf('fl_')).toEqual(['/docs/values/player#FL_DUCKING', '/docs/values/player#FL_ONGROUND']);
    expect(hrefsOf('fl on')[0]).toBe('/on');
  });

  it('have initials in their titles, where nothing else is found', () => {
    const all = [
      page('ui.mbk', { href: '/docs/api/ui/mbk' }),
      player,
      row(player, 'm_flLowerBodyYawTarget', 'lower', 'Direction.'),
      row(player, 'm_bKnown', 'known', 'Is known.'),
    ];
    const own = createEngine(buildIndex(all, [], file.url));
    own.addValues([{ url: file.url, text: buildValues(all) }]);
    const hrefsOf = (query: string) => own.search(query, { limit: 5 }).hits.map(({ href }) => href);
    expect(hrefsOf('lby')).toEqual(['/docs/values/player#lower']);
    expect(hrefsOf('"lby"')).toEqual([]);
    expect(hrefsOf('lb')).toEqual([]);
    expect(hrefsOf('mbk')).toEqual(['/docs/api/ui/mbk']);
  });

  it('are found by the name of a return value alone, if it is typed as in code', () => {
    const read = page('game.read', { href: '/read' });
    const all = [page('game.pick_team_name', { href: '/pick' }), read];
    const value = { ...row(read, 'game.read: team_name', 'return-team_name', 'Name.'), where: 'game.read' };
    const own = createEngine(buildIndex([...all, value], [], file.url));
    own.addValues([{ url: file.url, text: buildValues([...all, value]) }]);
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.href;
    expect(first('team_name')).toBe('/read#return-team_name');
    expect(first('team name')).toBe('/pick');
  });

  it('are members of their value set', () => {
    expect(hrefs('mode:')).toEqual(['/docs/types/mode#value-fast', '/docs/types/mode#value-slow']);
  });

  it('are members only as far as the filter allows', () => {
    expect(hrefs('mode:', { filter: 'type' })).toHaveLength(2);
    expect(hrefs('fn: mode:')).toEqual([]);
    expect(hrefs('mode:', { filter: 'event' })).toEqual([]);
  });

  it('obey the filter, and are strict in quotes', () => {
    expect(hrefs('fl_onground', { filter: 'type' })).toEqual([]);
    expect(hrefs('guide: fl_onground')[0]).toBe('/docs/values/player#FL_ONGROUND');
    expect(hrefs('"fl_ong"')).toEqual([]);
  });
});
