import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/client/search/engine/engine.ts';
import { createNamesEngine } from '../../../src/client/search/engine/names-engine.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { event, page, part } from './records.ts';

const guide = page('Editor', { kind: 'Article', href: '/editor', where: 'Docs' });
const hurt = event('player_hurt', { phrases: 'somebody is hit, who is hit, a player is hit' });
const block = event('nav_block');
const index = buildIndex([
  page('renderer.text', { phrases: 'draw text' }),
  page('client.set_event_callback', { phrases: 'register callback' }),
  page('entity.get_player_name'),
  page('material:get_name'),
  page('ui.get', { text: 'Other clients have drawtext.' }),
  page('ui.update'),
  event('paint'),
  block,
  part(block, 'attacker'),
  part(block, 'dmg_health'),
  hurt,
  part(hurt, 'attacker'),
  part(hurt, 'dmg_health'),
  page('Get player info', { kind: 'Article', href: '/snippet', where: 'Snippets', heading: 'Snippets' }),
  guide,
  { ...part(guide, 'update'), name: 'Update' },
]);
const engine = createEngine([{ text: index }]);
const titles = (query: string) => engine.search(query, { limit: 9 }).hits.map(({ title }) => title);

describe('pasted code of another library', () => {
  it('finds what the call around known names means, then these names', () => {
    expect(titles('draw.Text(10, 10, player:GetName())')).toEqual([
      'renderer.text',
      'entity.get_player_name',
      'material:get_name',
    ]);
    expect(titles('register_callback("paint", on_paint)')).toEqual(['client.set_event_callback', 'paint']);
  });

  it('finds the method of a value after two pages that its call may mean', () => {
    const dist = page('vector:dist');
    const made = ['vector:init', 'vector:new', 'vector:set'].map((name) =>
      page(name, { phrases: 'make point' }),
    );
    const own = createEngine([{ text: buildIndex([...made, dist]) }]);
    const found = own.search('MakePoint(1, 2):Dist(other)', { limit: 9 }).hits.map(({ title }) => title);
    expect(found).toEqual(['vector:init', 'vector:new', 'vector:dist', 'vector:set']);
  });

  it('finds two words of a phrase that are one name after a group', () => {
    expect(titles('renderer.drawtext')[0]).toBe('renderer.text');
  });

  it('leaves out calls of the author that mean nothing here, and titles of sections', () => {
    expect(titles('self:refresh(ui.get(box))')).toEqual(['ui.get']);
    expect(titles('update(ui.get(box))')).toEqual(['ui.get']);
  });

  it('finds members of the group in front before namesakes elsewhere', () => {
    const read = page('database.read', { summary: 'Loads what is in the database.' });
    const own = [page('material:get_name'), page('ui.name'), page('config.load'), page('ffi.load'), read];
    const { search } = createEngine([{ text: buildIndex([...own, page('ui.get')]) }]);
    const first = (query: string) => search(query, { limit: 1 }).hits[0]?.title;
    expect(first('ui.get_name(item)')).toBe('ui.name');
    expect(first('database.load("key")')).toBe('database.read');
    expect(first('config.load("key")')).toBe('config.load');
  });

  it('finds the phrase of a member, then members with the one word in their names, before others elsewhere', () => {
    const origin = page('entity.get_origin', { phrases: 'get position' });
    const own = [origin, page('entity.hitbox_position'), page('ui.menu_position'), page('vector:angles')];
    const { search } = createEngine([
      { text: buildIndex([page('client.camera_angles'), page('client.draw_debug_text'), ...own]) },
    ]);
    const first = (query: string) => search(query, { limit: 1 }).hits[0]?.title;
    expect(first('entity.get_position(e)')).toBe('entity.get_origin');
    expect(first('ui.get_position()')).toBe('ui.menu_position');
    expect(first('client.get_angles()')).toBe('client.camera_angles');
    expect(first('player.get_angles()')).toBe('vector:angles');
  });

  it('finds a field before functions around it that readers know', () => {
    const own = createEngine([
      { text: buildIndex([page('globals.print'), page('ui.get'), hurt, part(hurt, 'attacker')]) },
    ]);
    const found = (query: string) => own.search(query, { limit: 2 }).hits.map(({ title }) => title);
    for (const query of ['print(e.attacker)', 'print(event:GetInt("attacker"))'])
      expect(found(query)).toEqual(['player_hurt: attacker', 'globals.print']);
    expect(found('e.attacker = ui.get(box)')).toEqual(['ui.get']);
  });

  it('finds the snippet whose function is called', () => {
    expect(titles('local info = get_player_info(ui.get(box))')).toEqual(['Get player info', 'ui.get']);
  });

  it('waits for the whole index, because names alone do not say what the call means', () => {
    const early = createNamesEngine([{ text: index.slice(0, index.indexOf('\n')) }]);
    expect(early.search('draw.Text(ui.get(box))', { limit: 9 })).toBeUndefined();
    expect(early.search('ui.update(ui.get(box))', { limit: 9 })?.hits).toHaveLength(2);
  });
});

describe('a field that is being typed', () => {
  it('is no parameter of a function', () => {
    const find = page('client.userid_to_entindex');
    const records = [find, part(find, 'userid'), hurt, part(hurt, 'userid')];
    const own = createEngine([{ text: buildIndex(records) }]);
    expect(own.search('evt.user', { limit: 1 }).hits[0]?.title).toBe('player_hurt: userid');
  });

  it('is found by its first letters after a name that scripts give to an event', () => {
    expect(titles('e.dmg_h').slice(0, 2)).toEqual(['player_hurt: dmg_health', 'nav_block: dmg_health']);
    expect(titles('event.attac').slice(0, 2)).toEqual(['player_hurt: attacker', 'nav_block: attacker']);
    expect(titles('things.attac')).not.toContain('player_hurt: attacker');
  });

  it('comes from events with more phrases first, however long their names are', () => {
    expect(titles('dmg_he')[0]).toBe('player_hurt: dmg_health');
  });
});
