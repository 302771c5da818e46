import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codesIn } from '../../scripts/lua/examples.ts';
import { runJob } from '../../scripts/lua/run-job.ts';
import { api, LATE_PURCHASE, luajit, luaTest, problemOf } from './support.ts';

const FOLDER = 'content/docs/values';

/** The code of a page of values as one script: later blocks use the names of the first ones. */
const codeOf = (page: string) => codesIn(readFileSync(`${FOLDER}/${page}.md`, 'utf8')).join('\n');

const pages = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

describe('examples of the pages of values run in any game', () => {
  for (const page of pages)
    luaTest(page, async () => {
      const examples = [{ owner: page, code: codeOf(page) }];
      const { problems } = await runJob(luajit, { mode: 'examples', api, scripts: {}, examples });
      expect(problems).toEqual([]);
    });
});

describe('what a reader expects of an example', () => {
  /** `menu` is what the script finds in the menu when it is loaded. */
  function promises(page: string, what: string, scenario: string, menu = ''): void {
    luaTest(`${page}: ${what}`, async () => {
      const game = `game.join("de_dust2")
        local me = game.player({ me = true, team = 2 })
        local eve = game.player({ team = 3, name = "Eve" })
        ${menu}
        load_script()\n`;
      expect(await problemOf(codeOf(page), game + scenario)).toBe('');
    });
  }

  promises(
    'weapons',
    'what was bought late does not belong to the next round',
    `${LATE_PURCHASE}
     expect(logged()):is({ "1 x ak47", "1 x awp" })`,
  );

  promises(
    'weapons',
    'what was bought on the last map is not logged',
    `fire("item_purchase", { userid = eve.userid, weapon = "weapon_ak47" })
     fire("game_newmap")
     fire("round_freeze_end")
     expect(logged()):is({})`,
  );

  promises(
    'formats',
    'dates are those of the calendar, leap years included',
    `local date_of = load_with("return date_of")
     local function at(seconds)
       return string.format("%d-%d-%d", date_of(seconds))
     end
     expect(at(0)):is("1970-1-1")
     expect(at(86399)):is("1970-1-1")
     expect(at(951782400)):is("2000-2-29")
     expect(at(951868800)):is("2000-3-1")
     expect(at(1709164800)):is("2024-2-29")
     expect(at(1735689599)):is("2024-12-31")
     expect(at(1735689600)):is("2025-1-1")
     expect(at(4107542400)):is("2100-3-1")
     expect(at(1796083200)):is("2026-12-1")`,
  );

  promises(
    'keys',
    'the mark stays on its map',
    `answer("renderer.world_to_screen", 100, 100)
     game.key(101, true)
     frame()
     expect(texts()):has("mark")
     game.key(101, false)
     fire("game_newmap")
     frame()
     expect(texts()):has_not("mark")`,
  );

  promises(
    'keys',
    'the key of the hotkey has its name',
    `unload()
     local name_of = load_with("return name_of")
     local names = {}
     for i, code in ipairs({ 32, 48, 57, 65, 90, 112, 123, 226 }) do
       names[i] = name_of(code)
     end
     expect(names):is({ "Space", "0", "9", "A", "Z", "F1", "F12", "key 226" })
     expect(name_of(nil)):is("no key")
     frame()
     expect(texts()):is({ "PEEK F9" })`,
  );

  promises(
    'standard-library',
    'the nearest enemy is the first one in the list',
    `local function place(player, name, x)
       player.name, player.origin = name, { x, 0, 0 }
     end
     place(me, "Me", 0)
     place(eve, "Far", 900)
     place(game.player({ team = 3 }), "Near", -100)
     place(game.player({ team = 3 }), "Between", 500)
     frame()
     for i, name in ipairs({ "Near", "Between", "Far" }) do
       expect(texts()[i]):has(name)
     end`,
  );

  promises(
    'materials',
    'follows a configuration, and leaves the material as it was',
    `local set, reload_material = "material:set_material_var_flag", "material:reload"
     fire("net_update_end")
     expect(calls(set)):has_length(0)
     menu.set("Show edges of the weapon", true)
     save_config()
     menu.set("Show edges of the weapon", false)
     load_config()
     fire("net_update_end")
     expect(calls(set)):has_length(1)
     menu.set("Show edges of the weapon", false)
     fire("net_update_end")
     unload()
     expect(calls(reload_material)):has_length(1)`,
  );

  promises(
    'weapons',
    'the number of a weapon is the lower half of the property',
    `local weapon_number = load_with("return weapon_number")
     me.weapon.props.m_iItemDefinitionIndex = 0x20007
     expect(weapon_number(me.index)):is(7)
     me.weapon = nil
     expect(weapon_number(me.index)):is_nil()`,
  );

  promises(
    'hit-groups',
    'a grenade changes no share of heads',
    `local function hit(hitgroup) fire("player_hurt", { userid = eve.userid, attacker = me.userid, hitgroup = hitgroup }) end
     hit(1)
     hit(0)
     frame()
     expect(texts()):is({ "100 % heads" })
     hit(2)
     frame()
     expect(texts()):is({ "50 % heads" })`,
  );

  promises(
    'entity-properties',
    'all elements of the array are read, but not those that are empty',
    `local function item(number)
         return game.entity({ class = "CFlashbang", props = { m_iItemDefinitionIndex = 0x20000 + number } }).index
     end
     eve.props = { m_hMyWeapons = { [0] = item(7), [1] = item(43), [2] = -1, [63] = 0x5000 + item(45) } }
     fire("round_freeze_end")
     expect(logged()):has("Eve: flashbang, smoke")`,
  );

  const TITLE = `frame()
     local title = drawn("text")[1]
     expect(title.text):is("Round notes")
     local colour = { title.r, title.g, title.b }\n`;

  promises(
    'menu-names',
    'the title has the colour of the menu',
    `${TITLE} expect(colour):is({ 10, 20, 30 })
     expect(logged("error_log")):has_length(0)`,
    'menu.add("MISC", "Settings", "Menu color", { kind = "color_picker", value = { 10, 20, 30, 255 } })',
  );

  promises(
    'menu-names',
    'the title is green, and the console says why, if the menu has no such item',
    `${TITLE} expect(colour):is({ 154, 214, 91 })
     expect(logged("error_log")):is({ "No menu item: MISC > Settings > Menu color" })`,
    'menu.has_nothing_else()',
  );

  promises(
    'menu-names',
    'a hotkey without a key has none',
    `menu.press("Explain the hotkey")
     expect(logged()):is({ "On hotkey, key none" })`,
  );
});

describe('the pages of values leave out no event', () => {
  const definitions = ['game', 'source']
    .map((family) => readFileSync(`definitions/events/${family}.lua`, 'utf8'))
    .join('\n');

  /** What the page says between the heading with this id and the next one. */
  const sectionOf = (page: string, id: string) =>
    readFileSync(`${FOLDER}/${page}.md`, 'utf8').split(`{#${id}}\n`)[1]?.split('\n## ')[0] ?? '';

  test('weapons: the table of prefixes has each field whose page speaks of a prefix', () => {
    const rows = sectionOf('weapons', 'prefix').split('\n');
    const classes = definitions.matchAll(/@class event\.\w+\.(\w+)\n((?:---@field .*\n)*)/g);
    const fields = [...classes].flatMap(([, event, lines = '']) =>
      [...lines.matchAll(/@field (\w+) .*\bprefix\b/g)].map(([, field]) => ({ event, field })),
    );
    expect(fields.length).toBeGreaterThan(10);
    for (const { event, field } of fields)
      expect(
        rows.some((row) => row.includes(`\`${event}\``) && row.includes(`| \`${field}\` |`)),
        event,
      ).toBe(true);
  });

  test('event-values: the types of fields are those that events have', () => {
    const types = [...definitions.matchAll(/---@field \w+\?? (\w+)/g)].map(([, type]) => type);
    const listed = definitions.includes('uint64') ? [...types, 'uint64'] : types;
    const rows = [...sectionOf('event-values', 'types').matchAll(/^\| `(\w+)`/gm)].map(([, type]) => type);
    expect(rows.sort()).toEqual([...new Set(listed)].sort());
  });
});
