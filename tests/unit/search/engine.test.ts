import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import { createEngine, event, page, part, row } from './records.ts';

const traceLine = page('client.trace_line', { summary: 'Traces a straight line through the world.' });
const playerHurt = event('player_hurt', { summary: 'A player was hurt.' });
const records = [
  page('renderer', {
    kind: 'Group',
    href: '/docs/api/renderer',
    where: 'API',
    summary: 'Draws on the screen.',
  }),
  page('renderer.text', { summary: 'Draws text.', text: 'Call it from the paint event.' }),
  page('renderer.line', { summary: 'Draws a line.' }),
  page('client.trace_bullet', { summary: 'Simulates a shot.' }),
  traceLine,
  part(traceLine, 'skip_entindex', 'Entity to ignore.'),
  page('client.set_event_callback', { summary: 'Registers a function for an event.' }),
  page('client.get_cvar', { summary: 'Reads a console variable.', deprecated: true }),
  page('cvar.get_cvar', { summary: 'Reads a console variable.' }),
  page('globals.tickinterval', {
    summary: 'Returns the duration of a tick.',
    text: 'An interval is a length of time.',
  }),
  event('paint', { href: '/docs/events/paint', summary: 'The frame can be drawn on.' }),
  event('paint_ui', { href: '/docs/events/paint_ui', summary: 'The frame can be drawn on, menu included.' }),
  playerHurt,
  part(playerHurt, 'health', 'Health that is left.'),
  page('vector', { kind: 'Type', href: '/docs/types/vector', where: 'Types', summary: 'A vector.' }),
  page('Hex conversion', {
    kind: 'Article',
    href: '/docs/code/hex',
    isSnippet: true,
    where: 'Snippets',
    summary: 'Converts colours.',
  }),
];
const engine = createEngine(buildIndex(records));

function titles(query: string, limit = 10): string[] {
  return engine.search(query, { limit }).hits.map((hit) => hit.title);
}

describe('steps of the ranking', () => {
  it.each([
    'client.trace_line',
    'traceline',
    'trace line',
    'Client Trace Line',
    'traceLine',
    'trace_line',
    'trac',
    'line trace',
  ])('finds client.trace_line first for %s', (query) => {
    expect(titles(query)[0]).toBe('client.trace_line');
  });

  it.each(['trasce_line', 'tracel_ine', 'trace_lien', 'traace_linne', 'trasc'])(
    'forgives the typos in %s',
    (query) => {
      expect(titles(query)[0]).toBe('client.trace_line');
    },
  );

  it.each([
    ['екфсу_дшту', 'client.trace_line'],
    ['сдшутеюекфсу_игддуе', 'client.trace_bullet'],
  ])('reads what was typed with a Russian keyboard: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('puts the event that readers look for more often before its namesake', () => {
    const rare = event('player_hurt', { href: '/rare', summary: 'A player has lost health.' });
    const known = event('player_hurt', {
      href: '/known',
      summary: 'A player has lost health, and here is by whom, with what and where.',
      phrases: 'who hit me, damage dealt',
    });
    const found = createEngine(buildIndex([rare, known])).search('lost health', { limit: 2 }).hits;
    expect(found.map(({ href }) => href)).toEqual(['/known', '/rare']);
  });

  it('finds nothing for words that resemble others which belong to different pages', () => {
    expect(titles('srtaight hrut')).toEqual([]);
    expect(titles('srtaight lien')[0]).toBe('client.trace_line');
  });

  it('puts the page with a phrase before many names that have another form of the word', () => {
    const names = ['hostage_killed', 'vip_killed', 'bot_killed'].map((name) => event(name));
    const own = [...names, event('player_death', { phrases: 'kill' })];
    const found = createEngine(buildIndex(own)).search('kill', { limit: 4 }).hits;
    expect(found.map(({ title }) => title)).toEqual(['player_death', ...names.map(({ name }) => name)]);
    const one = createEngine(buildIndex(own.slice(2)));
    expect(one.search('kill', { limit: 1 }).hits[0]?.title).toBe('player_death');
  });

  it('puts the page with a phrase before three names with the word if it is a participle', () => {
    const names = ['hostage_killed', 'vip_killed', 'bot_killed'].map((name) => event(name));
    const own = [...names, event('player_death', { phrases: 'kill' })];
    const first = (all: typeof own) => createEngine(buildIndex(all)).search('killed', { limit: 1 }).hits[0];
    expect(first(own)?.title).toBe('player_death');
    expect(first(own.slice(1))?.title).toBe('vip_killed');
  });

  it('puts the name whose page has the word as a phrase before others with the word', () => {
    const own = [event('paradrop_spawn', { weight: 3 }), event('player_spawn', { phrases: 'spawn' })];
    expect(createEngine(buildIndex(own)).search('spawn', { limit: 1 }).hits[0]?.title).toBe('player_spawn');
  });

  it('puts a field that is a participle before the page with its verb as a phrase', () => {
    const death = event('player_death');
    const bullet = page('client.trace_bullet', { phrases: 'penetration, noscope' });
    const own = [bullet, death, part(death, 'penetrated'), part(death, 'noscope')];
    const first = (query: string) => createEngine(buildIndex(own)).search(query, { limit: 1 }).hits[0]?.title;
    expect(first('penetrated')).toBe('player_death: penetrated');
    expect(first('noscope')).toBe('client.trace_bullet');
  });

  it('finds the row whose text has the words with their hyphen', () => {
    const weapons = page('Weapons', { kind: 'Article', group: '', href: '/docs/values/weapons' });
    const hurt = page('Hurt', { kind: 'Article', group: '', href: '/docs/hurt', summary: 'A usp with s.' });
    const all = [hurt, weapons, row(weapons, 'weapon_usp_silencer', 'usp', 'USP-S · 61')];
    const own = createEngine(buildIndex(all, [], 'values'));
    own.addValues([{ url: 'values', text: buildValues(all) }]);
    expect(own.search('usp-s', { limit: 1 }).hits[0]?.title).toBe('weapon_usp_silencer');
  });

  it.each([
    ['bulelt', 'client.trace_bullet'],
    ['calblack', 'client.set_event_callback'],
    ['hurrt', 'player_hurt'],
    ['menu inculded', 'paint_ui'],
    ['siumlates', 'client.trace_bullet'],
    ['drawstext', 'renderer.text'],
    ['linetrace', 'client.trace_line'],
    ['registersfor', 'client.set_event_callback'],
  ])('puts right what is misspelt: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('finds a word of a name that is written as two, and names by all their words before parameters', () => {
    const box = page('ui.new_combobox');
    const load = page('config.import');
    const own = createEngine(buildIndex([page('ui.box'), box, part(load, 'config'), load]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('combo box')).toBe('ui.new_combobox');
    expect(first('ComboBox')).toBe('ui.new_combobox');
    expect(first('import config')).toBe('config.import');
  });

  it('finds words of a name that are written as one before a row', () => {
    const picker = page('ui.new_color_picker');
    const set = page('ui.set');
    const all = [set, page('ui.picker'), picker, row(set, 'color_picker', 'color_picker')];
    const own = createEngine(buildIndex(all, [], 'values'));
    own.addValues([{ url: 'values', text: buildValues(all) }]);
    const titles = (query: string) => own.search(query, { limit: 2 }).hits.map(({ title }) => title);
    expect(titles('colorpicker')).toEqual(['ui.new_color_picker', 'color_picker']);
  });

  it('finds the word of a name that is written as two in the plural', () => {
    const own = createEngine(
      buildIndex([
        page('hotkey_mode', { kind: 'Type', href: '/docs/types/hotkey', summary: 'What hot keys do.' }),
        page('ui.new_hotkey'),
      ]),
    );
    expect(own.search('hot keys', { limit: 1 }).hits[0]?.title).toBe('ui.new_hotkey');
  });

  it('takes all words of a name in other forms for the name, before a phrase', () => {
    const own = createEngine(
      buildIndex([
        page('entity.get_rules', { phrases: 'bomb planted' }),
        event('bomb_planted'),
        event('begin_planted'),
      ]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('bombs planted')).toBe('bomb_planted');
    expect(first('bomb planting')).toBe('bomb_planted');
  });

  it('takes the words of a title in another order for the title, before a phrase', () => {
    const pages = [
      page('seen', { summary: 'A player is seen.', phrases: 'spectator list' }),
      page('Spectator list', { kind: 'Article', summary: 'Who is watching.', href: '/docs/list', where: '' }),
    ];
    const titles = (query: string) =>
      createEngine(buildIndex(pages))
        .search(query, { limit: 2 })
        .hits.map(({ title }) => title);
    expect(titles('list of spectators')).toEqual(['Spectator list', 'seen']);
    expect(titles('list of seen spectators')[0]).toBe('seen');
  });

  it('takes a word that ends with `e` for no start of words without it', () => {
    const pages = [
      page('a.one', { summary: 'Data, data of databases.' }),
      page('a.two', { summary: 'Something else, and at its end the date of it all.' }),
      page('a.three', { summary: 'Tells what dates say.' }),
      page('a.four', { summary: 'Dated.' }),
    ];
    const dated = createEngine(buildIndex(pages));
    const found = dated.search('date', { limit: 9 }).hits.map(({ title }) => title);
    expect(found.toSorted()).toEqual(['a.four', 'a.three', 'a.two']);
    expect(dated.search('dat', { limit: 9 }).hits).toHaveLength(4);
  });

  it('takes a plural for no start of a longer word, so that it may have a typo', () => {
    const pages = [
      page('entity.get_players', { summary: 'Lists who is alive.' }),
      page('client.userid', { summary: 'Converts a number.', phrases: 'getplayerforuserid' }),
    ];
    const first = (query: string) =>
      createEngine(buildIndex(pages)).search(query, { limit: 1 }).hits[0]?.title;
    expect(first('getplayes')).toBe('entity.get_players');
    expect(first('getplayerf')).toBe('client.userid');
  });

  it('takes what ends with an underscore for the start of longer names', () => {
    const own = createEngine(
      buildIndex([page('config.load', { weight: 4 }), page('renderer.load_png'), page('G.loader')]),
    );
    const hits = own.search('load_', { limit: 3 }).hits.map(({ title }) => title);
    expect(hits[0]).toBe('renderer.load_png');
    expect(own.search('load', { limit: 1 }).hits[0]?.title).toBe('config.load');
    expect(hits).toContain('config.load');
  });

  it('takes an identifier with one typo for a name before rows and pages with its words', () => {
    const get = page('plist.get', { summary: 'Gets what a player plays.' });
    const all = [get, page('entity.get_players', { summary: 'All.' }), row(get, 'get a player', 'value')];
    const own = createEngine(buildIndex(all, [], 'values'));
    own.addValues([{ url: 'values', text: buildValues(all) }]);
    for (const query of ['get_playes', 'entity.get_playes'])
      expect(own.search(query, { limit: 1 }).hits[0]?.title, query).toBe('entity.get_players');
  });

  it('takes an identifier with one typo for a name before texts with words that resemble its own', () => {
    const drawn = page('box', { summary: 'A frame, drawn over a string.', phrases: 'drawn player' });
    const all = [drawn, event('player_spawn'), page('string.lower'), page('client.draw_debug_text')];
    const own = createEngine(buildIndex([...all, page('renderer.text', { phrases: 'draw text' })]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('player_dpawn')).toBe('player_spawn');
    expect(first('string.ower')).toBe('string.lower');
    expect(first('draw_tetx')).toBe('renderer.text');
  });

  it('keeps the words of a name with capitals apart where one is misspelt', () => {
    const width = page('renderer.measure_text', { phrases: 'text width' });
    const own = createEngine(buildIndex([page('ui.get', { text: 'Get it.' }), width]));
    expect(own.search('GetTextWidht', { limit: 1 }).hits[0]?.title).toBe('renderer.measure_text');
  });

  it('takes an identifier of words that exist for a name of several words with one typo', () => {
    const all = [event('weapon_fire'), page('printf'), page('log.r', { summary: 'Print fre, weapon.' })];
    const first = (query: string) => createEngine(buildIndex(all)).search(query, { limit: 1 }).hits[0]?.title;
    expect(first('weapon_fre')).toBe('weapon_fire');
    expect(first('print_r')).toBe('log.r');
  });

  it('takes a misspelt name for that name before texts with the words that replace its own', () => {
    const all = [
      page('client.create_interface', { summary: 'Creates an interface.' }),
      event('player_face', { summary: 'A snowball hit a face.', text: 'create' }),
      page('vector.dot', { summary: 'Create faces.' }),
    ];
    const { hits } = createEngine(buildIndex(all)).search('create_iface', { limit: 1 });
    expect(hits[0]?.title).toBe('client.create_interface');
  });

  it('takes a misspelt name after any owner for the nearest name, and fields only where nothing is called', () => {
    const hurt = event('player_hurt');
    const all = [
      page('client.fire_event', { summary: 'Raises an event.' }),
      page('math.exp', { summary: 'Returns a power.' }),
      hurt,
      part(hurt, 'dmg_health', 'Health that was taken.'),
    ];
    const own = createEngine(buildIndex(all));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    for (const query of ['menu.fre_event', 'menu.FreEvent', 'menu.fre_event("x")'])
      expect(first(query), query).toBe('client.fire_event');
    for (const query of ['e.dgm_health', 'dgm_health'])
      expect(first(query), query).toBe('player_hurt: dmg_health');
    expect(first('e.dgm_health()')).not.toBe('player_hurt: dmg_health');
  });

  it('puts fields after a variable before parameters and types, unless a function is named after the parameter', () => {
    const [damage, convert, hurt] = [
      page('client.scale'),
      page('client.userid_to_entindex'),
      event('player_hurt'),
    ];
    const all = [
      page('hitgroup', { kind: 'Type', href: '/docs/types/hitgroup', where: 'Types' }),
      damage,
      part(damage, 'hitgroup'),
      convert,
      part(convert, 'userid'),
      hurt,
      part(hurt, 'hitgroup'),
      part(hurt, 'userid'),
    ];
    const own = createEngine(buildIndex(all));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('evt.hitgroup')).toBe('player_hurt: hitgroup');
    expect(first('evt.userid')).toBe('client.userid_to_entindex: userid');
  });

  it('takes two letters for the phrase of a page before the start of a name', () => {
    const own = createEngine(
      buildIndex([
        page('ctype', { kind: 'Type', href: '/docs/types/ctype' }),
        page('teams', { kind: 'Article', href: '/docs/teams', phrases: 'CT' }),
        page('math.pi'),
        page('circle', { phrases: 'pi' }),
        page('ct_bot'),
      ]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect([first('ct'), first('cty'), first('pi')]).toEqual(['teams', 'ctype', 'math.pi']);
    expect([first('ct_'), first(' ct ')]).toEqual(['ct_bot', 'teams']);
  });

  it('takes a word of a function or event before a type that begins with it', () => {
    const type = page('key_mode', { kind: 'Type', href: '/docs/types/key_mode', where: 'Types' });
    const own = createEngine(buildIndex([type, page('ui.new_key')]));
    const titlesOf = (query: string) => own.search(query, { limit: 5 }).hits.map(({ title }) => title);
    expect(titlesOf('key')).toEqual(['ui.new_key', 'key_mode']);
    expect(titlesOf('key_m')[0]).toBe('key_mode');
  });

  it('takes no letters over two words for the start of a name where they are a word of names', () => {
    const own = createEngine(buildIndex([event('player_shoot'), page('entity.get_players')]));
    const titlesOf = (query: string) => own.search(query, { limit: 5 }).hits.map(({ title }) => title);
    expect(titlesOf('players')[0]).toBe('entity.get_players');
    expect(titlesOf('playersh')[0]).toBe('player_shoot');
  });

  it('takes the plural of a word of names for no start of a longer name', () => {
    const tick = page('tick', { kind: 'Group', href: '/docs/api/tick' });
    const own = createEngine(buildIndex([page('tick.status'), tick]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('ticks')).toBe('tick');
    expect(first('tick_s')).toBe('tick.status');
  });

  it('orders names that have the one word by their texts, not by their length', () => {
    const main = page('client.set_event_callback', { phrases: 'register callback, callback' });
    const own = createEngine(buildIndex([page('ui.set_callback'), main]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('callback')).toBe('client.set_event_callback');
    expect(first('callbacks')).toBe('client.set_event_callback');
  });

  it('orders events that begin with the word, or with its letters, by their phrases, not by their length', () => {
    const all = [
      event('bomb_beep'),
      event('bomb_planted', { phrases: 'the bomb is down' }),
      event('bombs_away'),
    ];
    const own = createEngine(buildIndex([...all, page('bombing', { group: '' }), page('round_bomb')]));
    const titles = (query: string) => own.search(query, { limit: 4 }).hits.map(({ title }) => title);
    for (const query of ['bomb', 'Bomb'])
      expect(titles(query), query).toEqual(['bombing', 'bomb_planted', 'bomb_beep', 'bombs_away']);
    expect(titles('bom')[0]).toBe('bombing');
    expect(titles('bomb_b')[0]).toBe('bomb_beep');
  });

  it('does not take several words that are known for a name with typos', () => {
    const steam = page('entity.get_steam64', { summary: 'Returns an account.' });
    const team = page('entity.side', { summary: 'Gets the team.' });
    const own = createEngine(buildIndex([steam, team]));
    expect(own.search('GetTeam', { limit: 1 }).hits[0]?.title).toBe('entity.side');
    expect(own.search('get_staem64', { limit: 1 }).hits[0]?.title).toBe('entity.get_steam64');
  });

  it('finds what a name in pasted code belongs to where the name itself has no page', () => {
    const own = createEngine(
      buildIndex([page('ffi.C'), page('ffi.copy', { summary: 'Copies what the printf of C printed.' })]),
    );
    expect(own.search('ffi.C.printf(', { limit: 1 }).hits[0]?.title).toBe('ffi.C');
  });

  it('puts a page with the words before one with a longer identifier', () => {
    const own = createEngine(
      buildIndex([
        page('api', { text: 'Call draw_rectangle.' }),
        page('renderer.box', { summary: 'Draws a frame.', phrases: 'square', text: 'Thin rects.' }),
      ]),
    );
    expect(own.search('DrawRect', { limit: 1 }).hits[0]?.title).toBe('renderer.box');
    expect(own.search('draw_rectangle', { limit: 1 }).hits[0]?.title).toBe('api');
  });

  it('marks what was meant where a word is misspelt', () => {
    const [hit] = engine.search('tarce_line', { limit: 1 }).hits;
    expect(hit).toMatchObject({ title: 'client.trace_line', terms: ['trace_line', 'Traces', 'line'] });
  });

  it('does not take a word for another one with a typo', () => {
    const own = createEngine(
      buildIndex([
        page('client.log', { summary: 'Prints a line.' }),
        page('Welcome', { kind: 'BlogPost', href: '/blog/welcome', where: 'Blog' }),
      ]),
    );
    const hits = own.search('blog', { limit: 5 }).hits.map(({ title }) => title);
    expect(hits).toEqual(['Welcome', 'client.log']);
  });

  it('takes few letters that abbreviate a word for no start of other names', () => {
    const pages = [event('post_render'), page('client.camera_position')];
    const first = (query: string, synonyms: string[]) =>
      createEngine(buildIndex(pages, synonyms)).search(query, { limit: 1 }).hits[0]?.title;
    expect(first('pos', [])).toBe('post_render');
    expect(first('pos', ['position pos'])).toBe('client.camera_position');
    expect(first('post', ['position pos'])).toBe('post_render');
    const size = page('client.screen_size', { summary: 'Returns the resolution.' });
    const own = createEngine(buildIndex([event('pre_restart'), size], ['resolution res']));
    expect(own.search('res', { limit: 1 }).hits[0]?.title).toBe('client.screen_size');
  });

  it('begins with groups where one or two letters begin many names', () => {
    const group = page('coroutine', { kind: 'Group', href: '/docs/api/coroutine' });
    const own = createEngine(buildIndex([page('math.cos'), group, page('coroutine.create')]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('co')).toBe('coroutine');
    expect(first('cos')).toBe('math.cos');
  });

  it('finds letters inside a word after texts, unless another word is before them', () => {
    const speed = page('entity.speed', { summary: 'Velocity of a map by date.' });
    const names = [
      event('nextlevel'),
      event('game_newmap'),
      event('new_game'),
      page('ui.update'),
      page('client.set_event_callback'),
    ];
    const own = createEngine(buildIndex([...names, speed]));
    const titlesOf = (query: string) => own.search(query, { limit: 5 }).hits.map(({ title }) => title);
    expect(titlesOf('vel')).toEqual(['entity.speed', 'nextlevel']);
    expect(titlesOf('date')).toEqual(['entity.speed', 'ui.update']);
    expect(titlesOf('map')).toEqual(['game_newmap', 'entity.speed']);
    expect(titlesOf('eventcallb')).toEqual(['client.set_event_callback']);
  });

  it('finds the name of several words that a longer identifier contains, after names with typos', () => {
    const pages = [
      page('cvar.get_int', { summary: 'Reads a property of the game as an int.' }),
      page('entity.get_prop'),
      event('weapon_fire'),
      event('weapon_fire_on_empty'),
    ];
    const own = createEngine(buildIndex(pages));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('get_prop_int')).toBe('entity.get_prop');
    expect(first('GetPropInt')).toBe('entity.get_prop');
    expect(first('weapon_fire_on_emtpy')).toBe('weapon_fire_on_empty');
  });

  it('takes what other libraries add and create for what is new here', () => {
    const guide = page('Build a menu', {
      kind: 'Article',
      href: '/docs/guides/menu',
      text: 'Add a textbox.',
    });
    const own = createEngine(buildIndex([guide, page('ui.new_textbox')]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('menu.add_textbox')).toBe('ui.new_textbox');
    expect(first('CreateTextbox')).toBe('ui.new_textbox');
  });

  it('finds those who mention a full name after the page that has it', () => {
    const pages = [
      page('client.trace_line'),
      page('api', { text: 'Then client.trace_line, where x is 255.' }),
    ];
    expect(buildIndex(pages)).not.toMatch(/clienttracelin|255/);
    const found = createEngine(buildIndex(pages)).search('client.trace_line', { limit: 5 });
    expect(found.hits.map(({ title }) => title)).toEqual(['client.trace_line', 'api']);
  });

  it('finds names by their initials', () => {
    expect(titles('sec')).toEqual(['client.set_event_callback']);
  });

  it('finds no letters across the words of a name, and few of them only at the end of a word', () => {
    expect(titles('rte')).toEqual([]);
    expect(titles('end')).toEqual([]);
    expect(titles('ext')).toContain('renderer.text');
  });

  it.each([
    ['e.health', 'player_hurt: health'],
    ['self.set_event_callback', 'client.set_event_callback'],
    ['if e.health == 0 then', 'player_hurt: health'],
  ])('finds what a variable has: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('takes the name of a call for whole, and calls no fields', () => {
    const stringify = page('json.stringify', { phrases: 'json encode' });
    const own = createEngine(buildIndex([page('json.encode_depth'), stringify]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('json.encode(')).toBe('json.stringify');
    expect(first('json.encode()')).toBe('json.stringify');
    expect(first('json.encode')).toBe('json.encode_depth');
    expect(first('json.encode_dep(')).toBe('json.encode_depth');
    expect(titles('e.health(')[0]).not.toBe('player_hurt: health');
  });

  it('orders names that fit alike by their texts', () => {
    const own = createEngine(
      buildIndex([
        event('other_death', { summary: 'Something was destroyed, such as a chicken of the map.' }),
        event('player_death', { summary: 'The death of a player.' }),
      ]),
    );
    expect(own.search('death', { limit: 1 }).hits[0]?.title).toBe('player_death');
  });

  it('forgives no typos in quotes', () => {
    expect(titles('"trasce_line"')).toEqual([]);
    expect(titles('"trace_line"')[0]).toBe('client.trace_line');
  });

  it('puts the shorter name first among names that start alike', () => {
    expect(titles('pai').slice(0, 2)).toEqual(['paint', 'paint_ui']);
  });

  it('puts what is deprecated after its replacement', () => {
    expect(titles('get_cvar').slice(0, 2)).toEqual(['cvar.get_cvar', 'client.get_cvar']);
  });

  it('finds parts by their names, with their anchor', () => {
    expect(engine.search('health', { limit: 1 }).hits[0]).toMatchObject({
      title: 'player_hurt: health',
      href: '/docs/events/csgo/player_hurt#field-health',
      where: 'player_hurt',
      kind: 'Event',
    });
    expect(titles('skip_entindex')[0]).toBe('client.trace_line: skip_entindex');
  });

  it('finds pages by their text, by other words and by parts of joined names', () => {
    expect(titles('simulated shots')).toEqual(['client.trace_bullet']);
    expect(titles('color converter')[0]).toBe('Hex conversion');
    expect(titles('how long is a tick interval')[0]).toBe('globals.tickinterval');
  });
});

describe('words', () => {
  const death = event('player_death', { summary: 'A player died.' });
  const own = createEngine(
    buildIndex(
      [
        page('Getting Started', {
          kind: 'Article',
          href: '/docs/api',
          where: 'Docs',
          summary: 'A stored setting.',
        }),
        page('entity.get_prop', { summary: 'Reads a network property of an entity.' }),
        page('entity.is_alive', { summary: 'Tells whether a player lives.' }),
        page('G.to_ticks', { summary: 'Counts.' }),
        event('hostage_follows', { summary: 'A hostage started to follow a player.' }),
        event('bomb_dropped', { summary: 'A player dropped the bomb.' }),
        event('hostage_call_for_help', { summary: 'A hostage called for help.' }),
        death,
      ],
      ['death die dying'],
    ),
  );
  const found = (query: string) => own.search(query, { limit: 10 }).hits.map(({ title }) => title);

  it.each(['when a player dies', 'a player has died', 'the player is dying', 'players who die'])(
    'finds player_death first for %s',
    (query) => {
      expect(found(query)[0]).toBe('player_death');
    },
  );

  it.each(['get prop', 'prop get', 'get'])(
    'does not take a part of names for the start of a word: %s',
    (query) => {
      expect(found(query)[0]).toBe('entity.get_prop');
      expect(found(query)).not.toContain('Getting Started');
    },
  );

  it.each(['gett', 'getting', 'started', 'start', 'get started'])('finds Getting Started for %s', (query) => {
    expect(found(query)).toContain('Getting Started');
  });

  it('lets function words find nothing beside others', () => {
    expect(found('a hostage')).toEqual(found('hostage'));
    expect(found('the bomb')).toEqual(found('bomb'));
  });

  it.each([
    ['is alive', 'entity.is_alive'],
    ['is_alive', 'entity.is_alive'],
    ['to ticks', 'G.to_ticks'],
    ['for', 'hostage_call_for_help'],
    ['call for help', 'hostage_call_for_help'],
  ])('finds names with function words: %s', (query, title) => {
    expect(found(query)[0]).toBe(title);
  });
});

it('finds two words that are written as one, even if the first is a function word', () => {
  const all = page('entity.list', { summary: 'Lists players.', phrases: 'all players' });
  const own = createEngine(buildIndex([page('ui.list', { summary: 'Lists items.' }), all]));
  expect(own.search('allplayers', { limit: 1 }).hits[0]?.title).toBe('entity.list');
});

it('finds two words that are written as one, even if the stem of the first can be cut again', () => {
  const timer = page('client.clock', { phrases: 'elapsed time' });
  const own = createEngine(buildIndex([page('ui.list', { summary: 'Lists items.' }), timer]));
  expect(own.search('elapsedtime', { limit: 1 }).hits[0]?.title).toBe('client.clock');
});

it('finds a word after a function word of two letters, in one', () => {
  const own = createEngine(buildIndex([event('voice', { summary: 'Somebody talks.' })]));
  expect(own.search('onvoice', { limit: 1 }).hits[0]?.title).toBe('voice');
});

it('finds pages for pasted code that calls nothing by what is not a word of the language', () => {
  const vote = event('vote_ended', { summary: 'True if the vote ended; the players do vote.' });
  const delay = page('client.delay_call', { summary: 'Waits.', phrases: 'wait' });
  const own = createEngine(buildIndex([vote, delay]));
  expect(own.search('while true do wait(1) end', { limit: 1 }).hits[0]?.title).toBe('client.delay_call');
});

it('finds the field of the event that a query names beside it', () => {
  const [hurt, death] = [event('player_hurt'), event('player_death', { phrases: 'kill, died, frag' })];
  const fields = [part(hurt, 'weapon', 'The weapon.'), part(death, 'weapon', 'The weapon.')];
  const own = createEngine(buildIndex([death, hurt, ...fields]));
  const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
  expect(first('e.weapon player_hurt')).toBe('player_hurt: weapon');
  expect(first('e.weapon player_death')).toBe('player_death: weapon');
});

it('finds two words that mean one', () => {
  const bomb = event('bomb_exploded', { summary: 'The bomb exploded.' });
  const silencer = event('silencer_off', { summary: 'The silencer is off.' });
  const own = createEngine(buildIndex([silencer, bomb], ['explode exploded goesoff']));
  const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
  expect(first('when it goes off')).toBe('bomb_exploded');
  expect(first('off')).toBe('silencer_off');
});

it.each(['box scr', 'boxes box scr', 'draws draw boxes box scr'])(
  'takes the last word for the beginning of one, whatever forms of one word precede it: %s',
  (query) => {
    const boxes = [
      page('ui.rectangle', { summary: 'Draws a box.' }),
      page('ui.frame', { summary: 'Draws a box on the screen.' }),
    ];
    const { hits } = createEngine(buildIndex(boxes)).search(query, { limit: 2 });
    expect(hits[0]?.title).toBe('ui.frame');
  },
);

describe('special queries', () => {
  it('lists the members of a group in their own order', () => {
    expect(engine.search('renderer.', { limit: 10 })).toMatchObject({ total: 3 });
    expect(titles('renderer.')).toEqual(['renderer', 'renderer.text', 'renderer.line']);
  });

  it('lists the members of the group that is named, whichever group comes first', () => {
    const two = [
      page('client', { kind: 'Group' }),
      page('client.log'),
      page('ui', { kind: 'Group' }),
      page('ui.get'),
    ];
    const { hits } = createEngine(buildIndex(two)).search('ui.', { limit: 10 });
    expect(hits.map(({ title }) => title)).toEqual(['ui', 'ui.get']);
  });

  it('finds function and event of a pasted line', () => {
    expect(titles('client.set_event_callback("paint", function()')).toEqual([
      'client.set_event_callback',
      'paint',
    ]);
    expect(titles('client.set_event_callback "paint"')).toEqual(['client.set_event_callback', 'paint']);
  });

  it('finds the methods of a pasted line, no parameters with their names, before namesakes of a call', () => {
    const slider = page('ui.slider');
    const all = [
      slider,
      part(slider, 'scale'),
      page('vector', { kind: 'Type', href: '/docs/types/vector' }),
      page('G.vector', { name: 'vector' }),
      page('vector:scale'),
    ];
    const own = createEngine(buildIndex(all));
    const hrefs = (query: string) => own.search(query, { limit: 9 }).hits.map(({ title }) => title);
    expect(hrefs('v:scale(2)')).toEqual(['vector:scale']);
    expect(hrefs('vector(1, 2):scale(2)')).toEqual(['vector', 'vector:scale', 'vector']);
  });

  it('finds by its other name what a pasted line calls, if no other page has that name', () => {
    const known = (name: string) =>
      createEngine(buildIndex([page('json.parse', { aliases: ['json.decode'] }), page(name)]));
    const first = (own: typeof engine) => own.search('json.decode(text)', { limit: 1 }).hits[0]?.title;
    expect(first(known('json.decode_max_depth'))).toBe('json.parse');
    expect(first(known('json.decode'))).toBe('json.decode');
  });

  it('takes words of names in other forms, and members of others after a phrase', () => {
    const own = createEngine(
      buildIndex([
        page('aim_miss_reason', { kind: 'Type', href: '/type', where: 'Types' }),
        event('aim_miss'),
        page('ui.get'),
        page('client.load', { phrases: 'http get' }),
      ]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('aim_missed')).toBe('aim_miss');
    expect(first('http.get')).toBe('client.load');
    expect(first('web.get')).toBe('ui.get');
  });

  it('finds what a call of another library means, whatever its arguments are', () => {
    const guide = page('Guide', { kind: 'Article', href: '/guide', where: 'Docs' });
    const own = createEngine(
      buildIndex([
        page('renderer.text', { summary: 'Writes on the screen.', phrases: 'draw text' }),
        page('renderer.x', { summary: 'Draws a text with an x, on high.' }),
        guide,
        { ...part(guide, 'high'), name: 'High' },
      ]),
    );
    for (const call of [
      'surface.DrawText(',
      'surface.DrawText("High"',
      'surface.DrawText(x, "High")',
      'draw.Text(Other(1))',
    ])
      expect(own.search(call, { limit: 1 }).hits[0]?.title, call).toBe('renderer.text');
  });

  it('finds the functions and events that are named among other words, after places of theirs', () => {
    const text = page('renderer.text', { summary: 'Writes.' });
    const own = createEngine(
      buildIndex([
        page('types.list', { summary: 'Example of arguments of a text, drawn by the renderer.' }),
        text,
        part(text, 'flags'),
        event('round_end', { href: '/docs/events/source/round_end', summary: 'A round.', weight: 1 }),
        event('round_end', { summary: 'A round ended: what the winner of a round is told at its end.' }),
      ]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0];
    expect(first('arguments of renderer.text')?.title).toBe('renderer.text');
    expect(first('renderer.text() example')?.title).toBe('renderer.text');
    expect(first('renderer.text flags')?.title).toBe('renderer.text: flags');
    expect(first('is round_end, an event')?.href).toBe('/docs/events/csgo/round_end');
    expect(first('which arguments does text take')?.title).toBe('renderer.text');
    expect(first('round end fields')?.href).toBe('/docs/events/csgo/round_end');
  });

  it.each(['GetHitboxPosition', 'ply:GetHitboxPosition(0)', 'get_hitbox_position()'])(
    'finds a name without the get of other libraries: %s',
    (query) => {
      const own = createEngine(
        buildIndex([
          page('entity.get_origin', {
            phrases: 'get position',
            summary: 'Gets a position, not of a hitbox.',
          }),
          page('entity.hitbox_position', { summary: 'Returns a point.' }),
        ]),
      );
      expect(own.search(query, { limit: 1 }).hits[0]?.title).toBe('entity.hitbox_position');
    },
  );

  it('finds the function that has the words of a name without its verb', () => {
    const all = ['all', 'origin', 'player'].map((name) =>
      page(`entity.get_${name}`, { phrases: 'get entity' }),
    );
    const threat = page('client.current_threat', { summary: 'Returns a player.' });
    const own = createEngine(buildIndex([...all, page('client.visible'), page('renderer.text'), threat]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    for (const query of ['entity.get_threat', 'entity:GetThreat()', 'x.threat'])
      expect(first(query), query).toBe('client.current_threat');
    expect(first('entity.is_visible')).toBe('client.visible');
    expect(first('AddText')).toBe('renderer.text');
  });

  it('finds no fields of events for a name that a group does not have', () => {
    const death = event('player_death', { phrases: 'somebody died' });
    const dist = page('vector:dist', { group: 'vector', summary: 'Returns the distance.' });
    const own = createEngine(buildIndex([death, part(death, 'distance'), dist]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('vector:distance')).toBe('vector:dist');
    expect(first('e.distance')).toBe('player_death: distance');
  });

  it('puts the page that is best for a word, and has it as a phrase, before the parts with that name', () => {
    const death = event('player_death', { phrases: 'somebody died' });
    const dist = page('vector:dist', { phrases: 'distance', weight: 2 });
    const far = page('vector:far', { phrases: 'distance', weight: 0 });
    const own = createEngine([{ text: buildIndex([death, part(death, 'distance'), dist, far]) }]);
    const found = own.search('distance', { limit: 3 }).hits.map(({ title }) => title);
    expect(found).toEqual(['vector:dist', 'player_death: distance', 'vector:far']);
  });

  it('reads two colons as one: std::string', () => {
    const all = [page('ffi.string'), page('cvar:set_string'), page('tostring', { group: '' })];
    const own = createEngine(buildIndex(all));
    expect(own.search('std::string', { limit: 1 }).hits[0]?.title).toBe('ffi.string');
  });

  it('finds the parameters and fields that are named one after the other, or among other words', () => {
    const parts = ['from_x', 'from_y'].map((name) => part(traceLine, name));
    const position = page('ui.position', { summary: 'Returns `x` and `y`.', phrases: 'x y, x' });
    const own = createEngine(buildIndex([position, traceLine, ...parts]));
    const titles = (query: string) => own.search(query, { limit: 2 }).hits.map(({ title }) => title);
    expect(titles('from_x from_y')).toEqual(['client.trace_line: from_x', 'client.trace_line: from_y']);
    expect(titles('from_x is x')[0]).toBe('client.trace_line: from_x');
  });

  it('finds the name of several words among names one after the other', () => {
    const own = createEngine(
      buildIndex([
        event('player_hurt'),
        page('ui.set', { summary: 'The player events are set.' }),
        page('entity.get_players'),
        event('game_start', { summary: 'Get ready: players play a game.' }),
      ]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('events.player_hurt:set')).toBe('player_hurt');
    expect(first('game.Players:GetPlayers')).toBe('entity.get_players');
  });

  it('finds the group of a name that it does not have, after all that has the name', () => {
    const own = createEngine(
      buildIndex([
        page('cvar.', { kind: 'Group', name: 'cvar', href: '/docs/api/cvar' }),
        page('client.get_cvar', { text: 'Reads `sv_cheats`.' }),
      ]),
    );
    const hits = own.search('cvar.sv_cheats', { limit: 3 }).hits.map(({ title }) => title);
    expect(hits).toEqual(['client.get_cvar', 'cvar']);
  });

  it('puts the fields of events with more phrases first', () => {
    const rare = event('door_moved', { summary: 'The attacker opened a door.' });
    const usual = event('player_hurt', { phrases: 'somebody is hit, who is hit, a player is hit' });
    const own = createEngine(buildIndex([rare, part(rare, 'attacker'), usual, part(usual, 'attacker')]));
    for (const query of ['e.attacker', 'attacker'])
      expect(own.search(query, { limit: 1 }).hits[0]?.title).toBe('player_hurt: attacker');
  });

  it('finds fields by a word that says that they are fields, unless a symbol has the name', () => {
    const hurt = event('player_hurt');
    const told = page('renderer.line', { summary: 'A field, an attacker, a flag.' });
    const text = page('renderer.text', { summary: 'Writes.' });
    const own = createEngine(
      buildIndex([told, hurt, part(hurt, 'attacker'), part(hurt, 'text'), text, part(text, 'flags')]),
    );
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    expect(first('attacker field')).toBe('player_hurt: attacker');
    expect(first('the flags parameter')).toBe('renderer.text: flags');
    expect(first('text field')).toBe('renderer.text');
  });

  it('finds fields of events or parameters of functions first, as a query calls them', () => {
    const scale = page('client.scale_damage', { phrases: 'how much damage, is it lethal' });
    const hurt = event('player_hurt');
    const own = createEngine(buildIndex([scale, part(scale, 'hit_group'), hurt, part(hurt, 'hit_group')]));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    for (const name of ['hitgroup', 'hit_group']) {
      expect(first(`${name} field`)).toBe('player_hurt: hit_group');
      expect(first(`${name} argument`)).toBe('client.scale_damage: hit_group');
    }
  });

  it('finds the first two fields after a variable that is named among other words', () => {
    const [miss, hurt, death] = [event('aim_miss'), event('player_hurt'), event('player_death')];
    const guide = page('What is true or false', { kind: 'Article', href: '/docs/guides/true' });
    const fields = [miss, hurt, death].flatMap((owner) => [owner, part(owner, 'headshot')]);
    const own = createEngine(buildIndex([guide, ...fields]));
    const titles = (query: string) => own.search(query, { limit: 3 }).hits.map(({ title }) => title);
    const expected = ['aim_miss: headshot', 'player_hurt: headshot', 'What is true or false'];
    expect(titles('e.headshot is never true or false')).toEqual(expected);
    expect(titles('main.headshots is never true or false')[0]).toBe('What is true or false');
  });

  it('finds what creates an item by the name of a library that is a synonym of the group', () => {
    const update = page('ui.update', { summary: 'Replaces the items of a listbox.', weight: 3 });
    const all = [update, page('ui.new_listbox'), page('panel.new_listbox', { weight: 3 })];
    const own = createEngine(buildIndex(all, ['menu gui ui']));
    const first = (query: string) => own.search(query, { limit: 1 }).hits[0]?.title;
    for (const query of ['gui.Listbox', 'menu.listbox', 'ui.listbox'])
      expect(first(query), query).toBe('ui.new_listbox');
    expect(first('gui.update')).toBe('ui.update');
  });

  it('finds the name that has the words of a variable and of the name after it', () => {
    const all = createEngine(
      buildIndex([page('ui.set', { weight: 3 }), page('plist.set'), page('client.set_clan_tag')]),
    );
    const first = (query: string) => all.search(query, { limit: 1 }).hits[0]?.title;
    for (const query of ['clantag.set', 'clan_tag.set', 'ClanTag.Set', 'clantag:set("x")'])
      expect(first(query), query).toBe('client.set_clan_tag');
    expect(first('ui.set')).toBe('ui.set');
  });

  it('takes a call whose variable and method are the words of a name for that name', () => {
    const all = [page('material:get_name', { weight: 2 }), page('entity.get_player_name')];
    const own = createEngine(buildIndex(all));
    const titles = (query: string) => own.search(query, { limit: 2 }).hits.map(({ title }) => title);
    for (const call of ['Player:GetName()', 'local name = player:get_name()'])
      expect(titles(call), call).toEqual(['entity.get_player_name', 'material:get_name']);
    expect(titles('weapon:get_name()')[0]).toBe('material:get_name');
    expect(titles('material:get_name()')[0]).toBe('material:get_name');
  });

  it('takes a member that asks about a state for the name that begins with is', () => {
    const own = createEngine(
      buildIndex([page('entity.is_alive'), page('entity.get_players', { phrases: 'players alive' })]),
    );
    for (const query of ['LocalPlayer:Alive()', 'ply.alive'])
      expect(own.search(query, { limit: 1 }).hits[0]?.title).toBe('entity.is_alive');
  });

  it('finds the row of a library whose function no page has, before pages with other functions of it', () => {
    const values = page('Standard library', { kind: 'Article', href: '/docs/values/library' });
    const pairs = page('pairs', { summary: 'Visits a table.' });
    const rows = [row(values, 'table', 'table'), row(values, 'Table', 'other')];
    const own = createEngine(buildIndex([values, pairs, ...rows], [], 'values'));
    own.addValues([{ url: 'values', text: buildValues([values, pairs, ...rows]) }]);
    const hrefs = own.search('table.visit', { limit: 2 }).hits.map(({ href }) => href);
    expect(hrefs).toEqual(['/docs/values/library#table', pairs.href]);
  });

  it('finds a heading of several words before names that have the words here and there', () => {
    const guide = page('For programs', { kind: 'Article', href: '/docs/programs', where: 'Docs' });
    const heading = { ...part(guide, ''), name: 'API as JSON', href: '/docs/programs#api-as-json' };
    const json = page('json', { kind: 'Group', href: '/docs/api/json', where: 'API' });
    const own = createEngine(buildIndex([guide, heading, json]));
    expect(own.search('api as json', { limit: 1 }).hits[0]?.title).toBe('API as JSON');
    expect(own.search('json', { limit: 1 }).hits[0]?.title).toBe('json');
  });

  it('finds a constant by its last name before names that begin with it', () => {
    const math = page('math', { kind: 'Group', href: '/docs/api/math' });
    const own = createEngine(
      buildIndex([page('ui.picker'), math, { ...part(math, 'pi'), name: 'math.pi', where: 'math' }]),
    );
    expect(own.search('pi', { limit: 1 }).hits[0]?.title).toBe('math.pi');
  });

  it('finds an article by a word of its address, after names that have it', () => {
    const guide = page('Find and fix errors', {
      kind: 'Article',
      href: '/docs/errors-and-debugging',
      aliases: ['errors-and-debugging'],
    });
    const own = createEngine(
      buildIndex([
        guide,
        page('client.draw_debug_text'),
        page('client.note', { summary: 'Debugging, errors.' }),
      ]),
    );
    const found = (query: string) => own.search(query, { limit: 2 }).hits.map(({ title }) => title);
    expect(found('debugging')[0]).toBe('Find and fix errors');
    expect(found('debug')).toEqual(['client.draw_debug_text', 'Find and fix errors']);
  });

  it.each([
    ['event: paint', 'Event'],
    ['fn:trace', 'Function'],
    ['type:vector', 'Type'],
    ['snippet:hex', 'Article'],
  ])('keeps to one kind for %s', (query, kind) => {
    const { hits } = engine.search(query, { limit: 10 });
    expect(hits.length).toBeGreaterThan(0);
    expect(new Set(hits.map((hit) => hit.kind))).toEqual(new Set([kind]));
  });

  it('lists all pages of a kind for a prefix alone', () => {
    expect(titles('event:').sort()).toEqual(['paint', 'paint_ui', 'player_hurt']);
  });

  it.each([
    '/docs/api/client/trace_line',
    '/docs/api/Client/TraceLine/',
    '/docs/api/cleint/traceline.html',
    '/docs/api/globals/trace_line',
  ])('finds the page that the address %s was meant for', (path) => {
    expect(titles(path)[0]).toBe('client.trace_line');
  });

  it('narrows to a sort, pages through hits, and counts all of them', () => {
    const all = engine.search('line', { limit: 10 });
    const second = engine.search('line', { limit: 1, offset: 1 });
    expect(second).toEqual({ hits: [all.hits[1]], total: all.total });
    expect(
      engine.search('paint', { limit: 10, filter: 'fn' }).hits.every((hit) => hit.kind === 'Function'),
    ).toBe(true);
  });
});

describe('highlights', () => {
  it.each([
    ['trace lin', ['trace_line']],
    ['lin', ['line']],
    ['straight lines', ['straight', 'line']],
  ])('marks what fits %s', (query, terms) => {
    const hit = engine.search(query, { limit: 10 }).hits.find((it) => it.title === 'client.trace_line');
    expect(hit?.terms).toEqual(expect.arrayContaining(terms));
  });

  it.each([
    ['trace a line', ['Traces', 'line', 'trace']],
    ['is the straight line', ['line', 'straight']],
    ['a', []],
  ])('leaves function words out for %s', (query, terms) => {
    const { hits } = engine.search(query, { limit: 10 });
    const hit = hits.find((it) => it.title === 'client.trace_line');
    expect(hit?.terms.toSorted() ?? []).toEqual(terms);
  });

  it.each([
    ['🔥 trace_line', 'tracelin', 'trace_line'],
    ['𝐀 trace_line', 'traceline', 'trace_line'],
    ['İz trace_line', 'traceline', 'trace_line'],
  ])('marks the words of `%s`, whatever signs and letters precede them', (name, query, marked) => {
    const alone = createEngine(buildIndex([page(name, { kind: 'Article' })]));
    expect(alone.search(query, { limit: 1 }).hits[0]?.terms).toEqual([marked]);
  });

  it('marks function words where there are no others', () => {
    const alone = createEngine(buildIndex([page('text.draw_in', { summary: 'Draws in a box.' })]));
    expect(alone.search('in', { limit: 1 }).hits[0]?.terms).toEqual(['in']);
    expect(alone.search('in a box', { limit: 1 }).hits[0]?.terms).toEqual(['box']);
  });

  it('only names pieces that are in title or summary', () => {
    for (const query of ['trasce_line', 'color converter', 'paint event text', 'health']) {
      const { hits } = engine.search(query, { limit: 10 });
      expect(
        hits.flatMap(({ terms }) => terms),
        query,
      ).not.toEqual([]);
      for (const { title, summary, terms } of hits) {
        for (const term of terms) expect(`${title} ${summary}`).toContain(term);
      }
    }
  });
});

describe('odd input', () => {
  it.each([
    '',
    ' ',
    '\0',
    '😀',
    '.*',
    '()',
    '"',
    '<img onerror=alert(1)>',
    '[a-z]+$',
    '\\',
    ':',
    '::',
    'event:\0',
    '%',
    '/',
    '//',
    '...',
  ])('answers %j quietly', (query) => {
    expect(() => engine.search(query, { limit: 5 })).not.toThrow();
  });

  it.each(['', '   ', '\0', '😀', '...', '()'])('finds nothing for %j', (query) => {
    expect(engine.search(query, { limit: 5 })).toEqual({ hits: [], total: 0 });
  });

  it.each(['trace\0_line', '<b>trace_line</b>', 'trace_line 😀', '  trace_line?'])(
    'still finds the symbol in %j',
    (query) => {
      expect(titles(query)).toContain('client.trace_line');
    },
  );

  it('answers very long queries', () => {
    expect(() => engine.search('trace_line '.repeat(10_000), { limit: 5 })).not.toThrow();
    expect(() => engine.search('('.repeat(100_000), { limit: 5 })).not.toThrow();
  });
});
