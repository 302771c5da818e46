import { describe, expect } from 'vitest';
import { examplesByFile } from '../../scripts/lua/examples.ts';
import { PROJECT } from '../../scripts/support/steps.ts';
import { readDefinitions } from '../../src/node/source/read-definitions.ts';
import { LATE_PURCHASE, luaTest, problemOf } from './support.ts';

const examples = [...examplesByFile((await readDefinitions(PROJECT)).reference).values()].flat();

/** What each scenario begins with: a game with the local player, and an enemy. */
const GAME = `
  game.join("de_dust2")
  local me = game.player({ me = true, team = 2 })
  local eve = game.player({ team = 3, name = "Eve" })
  game.cvar("cl_showfps", 0)
  game.cvar("cl_radar_always_centered", 0)
  game.cvar("viewmodel_fov", 65)
  game.cvar("fps_max", 250)
  load_script()

  local function last_argument(name)
      local all = calls(name)
      return all[#all][#all[#all]]
  end
`;

/** A test of what a reader expects of an example, beyond that it runs. */
function promises(owner: string, what: string, scenario: string): void {
  luaTest(`${owner}: ${what}`, async () => {
    const code = examples.find((it) => it.owner === owner)?.code;
    expect(await problemOf(code ?? '', GAME + scenario)).toBe('');
  });
}

describe('what belongs to a round or a match ends with it', () => {
  promises(
    'client.delay_call',
    'no warning of a bomb that was defused',
    `fire("bomb_planted")
     play(31, 0.5)
     expect(logged()):has_length(1)
     fire("bomb_planted")
     play(25, 0.5)
     fire("round_end")
     play(6, 0.5)
     expect(logged()):has_length(1)`,
  );

  for (const end of ['game_newmap', 'client_disconnect'])
    promises(
      'client.delay_call',
      `no warning of a bomb from before ${end}`,
      `fire("bomb_planted")
       fire("${end}")
       play(31, 0.5)
       expect(logged()):has_length(0)`,
    );

  promises(
    'client.exec',
    'a match after the one that was recorded and left ends in silence',
    `menu.press("Record demo")
     fire("client_disconnect")
     fire("cs_win_panel_match")
     expect(logged("exec")):has_length(1)`,
  );

  promises(
    'client.set_event_callback',
    'another map begins at 0',
    `local function kill() fire("player_death", { userid = eve.userid, attacker = me.userid }) end
     kill()
     fire("game_newmap")
     kill()
     expect(console()[2].text):is("Elimination 1 of this round")`,
  );

  promises(
    'client',
    'another map begins without damage',
    `fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 20 })
     frame()
     expect(texts()):is({ "20 damage" })
     fire("game_newmap")
     frame()
     expect(texts()):is({ "0 damage" })`,
  );

  promises(
    'globals.frametime',
    'another map begins at 0',
    `me.scoped = true
     play(2)
     fire("game_newmap")
     me.scoped = false
     frame()
     expect(texts()):is({ "SCOPED 0.0 s" })`,
  );

  for (const [owner, change] of [
    ['plist', `fire("bomb_pickup", { userid = eve.userid })`],
    [
      'plist.set',
      `game.player({ team = 2, name = "Ann" })
 menu.press("Whitelist teammates")`,
    ],
  ])
    for (const end of ['round_end', 'client_disconnect'])
      promises(
        owner ?? '',
        `an option is as before after ${end}`,
        `${change}
         expect(last_argument("plist.set")):is(true)
         local changes = #calls("plist.set")
         fire("${end}")
         expect(last_argument("plist.set")):is(false)
         unload()
         expect(calls("plist.set")):has_length(2 * changes)`,
      );

  promises(
    'client.exec',
    'a match without a recording ends in silence',
    `fire("cs_win_panel_match")
     expect(logged("exec")):has_length(0)
     menu.press("Record demo")
     fire("cs_win_panel_match")
     fire("cs_win_panel_match")
     expect(logged("exec")):has_length(2)`,
  );

  promises(
    'config.load',
    'a map that comes back is a map that was loaded',
    `for _, map in ipairs({ "de_nuke", "de_dust2", "de_nuke" }) do
         game.join(map)
         fire("game_newmap", { mapname = map })
         fire("round_start")
     end
     expect(calls("config.load")):has_length(2)`,
  );

  promises(
    'cvar:get_float',
    'a bomb that was defused does not count down',
    `game.cvar("mp_c4timer", 40)
     fire("bomb_planted")
     frame()
     expect(drawn()):has_length(1)
     fire("bomb_defused")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'client.fire_event',
    'a miss ends the streak',
    `local function hits(count) for _ = 1, count do fire("aim_hit", { target = eve.index }) end end
     hits(4)
     fire("aim_miss")
     hits(1)
     expect(logged()):has_length(0)
     hits(4)
     expect(logged()):is({ "5 hits; last: Eve" })`,
  );

  promises(
    'event.game.inspect_weapon',
    'counts of one round only',
    `fire("inspect_weapon", { userid = eve.userid })
     fire("round_end")
     expect(console()):has_length(1)
     fire("round_end")
     expect(console()):has_length(1)`,
  );

  promises(
    'event.source.vote_cast',
    'a vote begins at 0',
    `fire("vote_cast", { vote_option = 1, entityid = eve.index })
     fire("start_vote")
     clear_console()
     fire("vote_cast", { vote_option = 1, entityid = eve.index })
     expect(console()[1].text):is("Eve: option 1 (1)")`,
  );

  for (const event of ['decoy_started', 'inferno_startburn', 'smokegrenade_detonate'])
    for (const [end, what] of [
      ['round_prestart', 'a restart leaves no label'],
      ['game_newmap', 'another map has no label of the last one'],
    ])
      promises(
        `event.game.${event}`,
        what ?? '',
        `answer("renderer.world_to_screen", 100, 100)
         fire("${event}")
         frame()
         expect(drawn()):has_length(1)
         fire("${end}")
         frame()
         expect(drawn()):has_length(0)`,
      );

  promises(
    'event.game.player_death',
    'a kill is shown above older ones for six seconds, and fades in the last one',
    `local function kill() fire("player_death", { userid = eve.userid, attacker = me.userid, weapon = "ak47" }) end
     kill()
     play(2)
     kill()
     frame()
     expect(drawn("text")[1].y):is(96)
     expect(drawn("text")[2].a):is(255)
     play(3.5)
     expect(drawn("text")[1].a):is(255)
     expect(drawn("text")[2].a):is_near(125, 10)
     play(1)
     expect(drawn("text")):has_length(1)
     play(2)
     expect(drawn("text")):has_length(0)
     for _ = 1, 7 do kill() end
     frame()
     expect(drawn("text")):has_length(5)`,
  );

  for (const end of ['round_prestart', 'game_newmap'])
    promises(
      'event.game.smokegrenade_expired',
      `the first smoke is timed, and later ones count down until ${end}`,
      `fire("smokegrenade_detonate", { entityid = 90 })
       play(10, 0.5)
       expect(drawn()):has_length(0)
       play(5, 0.5)
       fire("smokegrenade_expired", { entityid = 90 })
       fire("smokegrenade_detonate", { entityid = 91 })
       play(4, 0.5)
       expect(tonumber(drawn("indicator")[1].text:match("[%d.]+"))):is_near(11, 0.2)
       fire("smokegrenade_expired", { entityid = 91 })
       fire("smokegrenade_detonate", { entityid = 92 })
       frame()
       expect(drawn()):has_length(1)
       fire("${end}")
       frame()
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.game.bomb_pickup',
    'nobody carries a planted bomb',
    `fire("bomb_pickup", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({ "CARRIER" })
     fire("bomb_planted", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({})`,
  );

  for (const [event, end] of [
    ['bomb_planted', 'game_newmap'],
    ['bomb_begindefuse', 'bomb_abortdefuse'],
    ['bomb_begindefuse', 'game_newmap'],
  ])
    promises(
      `event.game.${event}`,
      `nothing counts down after ${end}`,
      `fire("${event}", { userid = eve.userid })
       frame()
       expect(drawn("indicator")):has_length(1)
       fire("${end}")
       frame()
       expect(drawn("indicator")):has_length(0)`,
    );

  promises(
    'event.game.buymenu_open',
    'a menu that was open on the last map hides nothing on the next one',
    `fire("buymenu_open", { userid = me.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(1)`,
  );

  promises(
    'event.game.survival_no_respawns_warning',
    'no reminder of the last match',
    `fire("survival_no_respawns_warning", { userid = me.userid })
     frame()
     expect(drawn("indicator")):has_length(1)
     fire("game_newmap")
     frame()
     expect(drawn("indicator")):has_length(0)`,
  );

  promises(
    'event.game.player_blind',
    'nobody is blind on the next map, where the clock starts over',
    `fire("player_blind", { userid = eve.userid, blind_duration = 3 })
     frame()
     expect(flags(eve)):is({ "FLASHED" })
     fire("game_newmap")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.hostage_follows',
    'a rescued hostage follows nobody',
    `fire("hostage_follows", { userid = eve.userid, hostage = 80 })
     frame()
     expect(flags(eve)):is({ "HOSTAGE" })
     fire("hostage_rescued", { userid = eve.userid, hostage = 80 })
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.item_purchase',
    'what was bought late does not belong to the next round',
    `${LATE_PURCHASE}
     expect(logged()):is({ "Enemies bought: ak47", "Enemies bought: awp" })`,
  );

  promises(
    'event.game.decoy_firing',
    'a new decoy with the index of an old one begins at 0',
    `fire("decoy_firing", { entityid = 90 })
     fire("decoy_started", { entityid = 90 })
     fire("decoy_firing", { entityid = 90 })
     fire("decoy_detonate", { entityid = 90 })
     expect(logged()):is({ "The decoy faked 1 shots" })`,
  );

  promises(
    'event.game.cs_win_panel_match',
    'kills of a match that was left do not count',
    `local function kill() fire("player_death", { userid = eve.userid, attacker = me.userid }) end
     kill()
     fire("game_newmap")
     kill()
     fire("cs_win_panel_match")
     expect(last_argument("database.write")):is({ 1 })`,
  );

  promises(
    'event.game.start_halftime',
    'another map begins without a score',
    `fire("round_end", { winner = 2 })
     fire("game_newmap")
     fire("start_halftime")
     expect(logged()):is({ "Half time, T 0, CT 0" })`,
  );

  promises(
    'event.source.player_hurt',
    'a wound after the end of a round is not one of the next',
    `fire("player_hurt", { userid = me.userid, health = 40 })
     fire("round_end")
     fire("player_hurt", { userid = me.userid, health = 5 })
     fire("round_start")
     fire("round_end")
     expect(logged()):is({ "Survived with 40 health" })`,
  );
});

describe('only what happened is counted', () => {
  for (const [event, text] of [
    ['client_disconnect', '1 kills'],
    ['cs_pre_restart', ': 1 kills'],
  ])
    promises(
      `event.game.${event}`,
      'a suicide is no kill',
      `fire("player_death", { userid = me.userid, attacker = me.userid })
       fire("player_death", { userid = eve.userid, attacker = me.userid })
       fire("${event}")
       expect(console()[1].text):has("${text}")`,
    );

  promises(
    'event.game.client_disconnect',
    'the time between two servers is not played',
    `answer("client.unix_time", 600)
     fire("client_disconnect")
     clear_console()
     answer("client.unix_time", 6000)
     fire("game_newmap")
     answer("client.unix_time", 6120)
     fire("client_disconnect")
     expect(console()[1].text):is("0 kills in 2 minutes")`,
  );

  promises(
    'event.game.bot_takeover',
    'kills as a bot are told apart until the next round',
    `local function kill() fire("player_death", { userid = eve.userid, attacker = me.userid }) end
     kill()
     fire("bot_takeover", { userid = me.userid, botid = eve.userid })
     kill()
     kill()
     fire("round_prestart")
     kill()
     fire("round_prestart")
     expect(logged()):is({ "1 kills, and 2 as a bot", "1 kills, and 0 as a bot" })`,
  );

  for (const owner of ['ffi.fill', 'math.ceil'])
    promises(
      owner,
      'what you do to yourself is no hit of yours',
      `fire("player_hurt", { userid = me.userid, attacker = me.userid, dmg_health = 20, health = 80 })
       expect(logged()):has_length(0)
       fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 20, health = 80 })
       expect(logged()):has_length(1)`,
    );

  promises(
    'renderer.text',
    'your own damage is no hit of yours',
    `fire("player_hurt", { userid = me.userid, attacker = me.userid, dmg_health = 20 })
     frame()
     expect(drawn()):has_length(0)
     fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 20 })
     frame()
     expect(drawn()):has_length(1)`,
  );

  promises(
    'event.game.round_end',
    'a draw is no defeat',
    `local function over(winner, reason)
         clear_console()
         fire("round_end", { winner = winner, reason = reason, message = "" })
         return console()[1].text
     end
     expect(over(2, 9)):has("1 won, 0 lost")
     expect(over(1, 10)):has("1 won, 0 lost")
     expect(over(3, 8)):has("1 won, 1 lost")`,
  );

  promises(
    'event.game.item_remove',
    'one of two is left',
    `for _ = 1, 2 do fire("item_pickup", { userid = eve.userid, item = "flashbang" }) end
     fire("item_remove", { userid = eve.userid, item = "flashbang" })
     expect(logged()):is({ "Eve lost flashbang, 1 left" })`,
  );

  promises(
    'event.game.item_pickup',
    'knows all sniper rifles',
    `for _, defindex in ipairs({ 9, 11, 38, 40, 7 }) do
         fire("item_pickup", { userid = eve.userid, defindex = defindex })
     end
     expect(console()):has_length(4)`,
  );

  promises(
    'event.game.flashbang_detonate',
    'counts victims that are told before and after',
    `local function blind() fire("player_blind", { userid = eve.userid, entityid = 200 }) end
     blind()
     fire("flashbang_detonate", { userid = me.userid, entityid = 200 })
     blind()
     play(0.3)
     expect(logged()):is({ "Your flash blinded 2" })`,
  );

  promises(
    'event.game.bomb_beginplant',
    'the world is not a site',
    `answer("entity.get_prop", 1, 2, 3)
     fire("bomb_beginplant", { userid = eve.userid, site = 0 })
     expect(logged()):is({ "Eve is planting on an unknown site" })`,
  );

  promises(
    'event.game.survival_paradrop_spawn',
    'another drop that breaks is not the one that is shown',
    `local crate = game.entity({ class = "CPhysPropRadarJammer" })
     fire("survival_paradrop_spawn", { entityid = crate.index })
     fire("survival_paradrop_break", { entityid = crate.index + 1 })
     frame()
     expect(drawn("indicator")):has_length(1)
     fire("survival_paradrop_break", { entityid = crate.index })
     frame()
     expect(drawn("indicator")):has_length(0)`,
  );
});

describe('what a script times by itself does not depend on the map', () => {
  const leaveAndJoin = `game.join("de_nuke")
     me = game.player({ me = true, team = 2 })
     eve = game.player({ team = 3, name = "Eve" })`;

  promises(
    'event.game.player_jump',
    'a jump on the next map is the first one again',
    `play(60, 0.5)
     fire("player_jump", { userid = me.userid })
     ${leaveAndJoin}
     play(2, 0.5)
     fire("player_jump", { userid = me.userid })
     expect(logged()):has_length(0)`,
  );

  promises(
    'event.game.bullet_impact',
    'an impact of the last map is gone after its three seconds',
    `play(60, 0.5)
     fire("bullet_impact", { userid = me.userid, x = 1, y = 1, z = 1 })
     ${leaveAndJoin}
     answer("renderer.world_to_screen", 10, 10)
     play(4, 0.5)
     expect(drawn()):has_length(0)`,
  );
});

describe('the menu and what it changes', () => {
  promises(
    'cvar:set_raw_int',
    'a second press does not keep the counter',
    `menu.press("Show frames per second")
     play(2, 0.5)
     menu.press("Show frames per second")
     play(10, 0.5)
     expect(last_argument("cvar:set_raw_int")):is(0)`,
  );

  promises(
    'ui.mouse_position',
    'a button that was held before grabs nothing',
    `menu.open(true)
     game.mouse(10, 10)
     frame()
     game.key(1, true)
     frame()
     game.mouse(250, 220)
     frame()
     game.mouse(350, 320)
     frame()
     expect(drawn()[1].x):is(200)`,
  );

  const restored = 'the variable is as before when the script is gone';

  promises(
    'cvar:set_int',
    restored,
    `menu.set("Centre the radar", true)
     expect(last_argument("cvar:set_int")):is(1)
     unload()
     expect(last_argument("cvar:set_int")):is(0)`,
  );

  promises(
    'ui.new_listbox',
    restored,
    `menu.set("Viewmodel", 0)
     expect(last_argument("cvar:set_float")):is(54)
     unload()
     expect(last_argument("cvar:set_float")):is(65)`,
  );

  promises(
    'ui.set_callback',
    restored,
    `menu.set("Frame limit", 120)
     expect(last_argument("cvar:set_int")):is(120)
     unload()
     expect(last_argument("cvar:set_string")):is("250")`,
  );

  /** Chooses a value that is saved, then another one, and loads the first. */
  const chosenBefore = (label: string, first: string, second: string) =>
    `menu.set("${label}", ${first})
     save_config()
     menu.set("${label}", ${second})
     load_config()
     frame()
     `;

  for (const [owner, scenario] of [
    [
      'ui',
      `${chosenBefore('Show speed', 'true', 'false')}
       expect(menu.is_visible("Height")):is(true)`,
    ],
    [
      'ui.new_checkbox',
      `${chosenBefore('Show frame time', 'true', 'false')}
       expect(drawn()):has_length(1)`,
    ],
    [
      'ui.new_listbox',
      `${chosenBefore('Viewmodel', '0', '2')}
       expect(last_argument("cvar:set_float")):is(54)`,
    ],
    [
      'ui.new_multiselect',
      `${chosenBefore('Log', '"Deaths"', '"Rounds"')}
       fire("player_death", { userid = eve.userid })
       expect(logged()):has_length(1)`,
    ],
    [
      'ui.set_enabled',
      `${chosenBefore('Hit sound', 'true', 'false')}
       expect(menu.is_enabled("Volume")):is(true)`,
    ],
    [
      'menu_tab',
      `${chosenBefore('Show round timer', 'true', 'false')}
       expect(menu.is_enabled("Timer size")):is(true)`,
    ],
    [
      'bit.bor',
      `${chosenBefore('Panel', '"Health"', '"Armour"')}
       frame()
       expect(texts()):is({ "HP 100" })`,
    ],
    [
      'ui.set_visible',
      `${chosenBefore('Outline', '"Custom"', '"Off"')}
       expect(menu.is_visible("Outline width")):is(true)`,
    ],
  ] as const)
    promises(owner, 'what a configuration brings applies', scenario);

  promises(
    'client.error_log',
    'what is no number within the range is told',
    `for _, text in ipairs({ "nan", "inf", "", "49" }) do
         menu.set("Panel width", text)
         menu.press("Apply")
     end
     expect(logged("error_log")):has_length(4)
     menu.set("Panel width", "300")
     menu.press("Apply")
     expect(logged("log")):is({ "Panel width is now 300" })`,
  );

  promises(
    'ui.new_string',
    'a text without a position keeps the last one',
    `answer("ui.get", "{}")
     fire("post_config_load")
     save_config()
     expect(menu.get("my_radar_window")):has('"x":40')`,
  );

  promises(
    'ui.set_callback',
    'a variable that could not be read stays as it is',
    `answer("cvar:get_string", nil)
     reload()
     unload()
     expect(calls("cvar:set_string")):has_length(1)`,
  );
});

describe('what an example keeps, it works out once', () => {
  promises(
    'rawset',
    'a text is measured once, however many frames show it',
    `play(1)
     expect(calls("renderer.measure_text")):has_length(1)
     game.join("de_nuke")
     play(1)
     expect(calls("renderer.measure_text")):has_length(2)`,
  );
});

describe('what an example of a menu or a variable does at the edges', () => {
  promises(
    'cvar:set_raw_int',
    'the counter is hidden when the script is gone before its five seconds',
    `menu.press("Show frames per second")
     expect(last_argument("cvar:set_raw_int")):is(1)
     unload()
     expect(last_argument("cvar:set_raw_int")):is(0)`,
  );

  promises(
    'json.parse',
    'options without a name print none',
    `menu.set("Options as JSON", "{}")
     menu.press("Read options")
     expect(logged()):has_length(0)`,
  );
});

describe('an example holds beyond the usual case', () => {
  promises(
    'client.log',
    'a fall has no weapon',
    `fire("player_hurt", { userid = me.userid, dmg_health = 12, health = 88, weapon = "" })
     expect(logged()):is({ "-12 from the world, 88 left" })`,
  );

  promises(
    'client.unset_event_callback',
    'five seconds begin with the first frame, however long the map loads',
    `fire("game_newmap")
     frame(6)
     play(4, 0.5)
     expect(drawn()):has_length(1)
     play(2, 0.5)
     expect(drawn()):has_length(0)
     fire("game_newmap")
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(1)`,
  );

  promises(
    'event.general.override_view',
    'a zoom in a narrow scope keeps a field of view above 0',
    `game.camera({ fov = 10 })
     menu.set("Zoom", true)
     play(1)
     expect(last_view().fov):is_near(5, 0.01)`,
  );

  promises(
    'event.general.console_input',
    'the command is taken outside a game too',
    `fire("console_input", "spot ramp")
     expect(logged()):has("Saved the spot ramp")
     game.leave()
     fire("console_input", "spot door")
     expect(logged()):has("No spot to save: join a game first")`,
  );
});

describe('what an example reads belongs to this map and to these players', () => {
  promises(
    'client.register_esp_flag',
    'a teammate gets no flag',
    `local ann = game.player({ team = 2, name = "Ann" })
     answer("entity.get_esp_data", { alpha = 1, health = 20, flags = 0, weapon_id = 7 })
     frame()
     expect(flags(eve)):is({ "20 HP" })
     expect(flags(ann)):is({})`,
  );

  promises(
    'team',
    'a dormant player lives, too',
    `eve.dormant = true
     clear_console()
     reload()
     expect(logged()):is({ "1 against 1" })`,
  );

  promises(
    'ffi.copy',
    'the hit that kills costs health, too',
    `fire("net_update_end")
     eve.health, eve.alive = 0, false
     fire("net_update_end")
     expect(logged()):is({ "Eve: -100" })`,
  );

  promises(
    'math.floor',
    'a new round has no clock before its freeze time ends',
    `fire("round_freeze_end")
     frame()
     expect(drawn()):has_length(1)
     fire("round_start")
     frame()
     expect(drawn()):has_length(0)`,
  );

  for (const [owner, change] of [
    ['material:color_modulate', 'material:color_modulate'],
    ['materialsystem.find_materials', 'material:set_material_var_flag'],
    ['materialsystem.chams_material', 'material:set_material_var_flag'],
    ['materialsystem.find_texture', 'material:set_shader_param'],
    ['material', 'material:color_modulate'],
    ['material:alpha_modulate', 'material:alpha_modulate'],
    ['material:reload', 'material:color_modulate'],
    ['material:set_material_var_flag', 'material:set_material_var_flag'],
  ] as const)
    promises(
      owner,
      'the materials of a new map change, too',
      `local before = #calls("${change}")
       fire("round_start")
       expect(#calls("${change}") > before):is(true)`,
    );

  for (const owner of [
    'event.general.pre_render',
    'material',
    'material:set_shader_param',
    'material_var_flag',
    'materialsystem.arms_material',
    'materialsystem.find_texture',
    'materialsystem.viewmodel_material',
  ])
    promises(
      owner,
      'a material is restored even if its option is off at the end',
      `fire("round_start")
       fire("net_update_end")
       frame()
       answer("materialsystem.arms_material", nil)
       answer("materialsystem.viewmodel_material", nil)
       unload()
       expect(calls("material:reload")):has_length(1)`,
    );

  promises(
    'material:get_name',
    'an error model of the next map is hidden, too',
    `answer("material:get_name", "models/error/error")
     fire("round_start")
     expect(#calls("material:set_material_var_flag") > 0):is(true)`,
  );

  promises(
    'material:set_shader_param',
    'the hands get the pattern again in a new round',
    `local function textures()
         local count = 0
         for _, call in ipairs(calls("material:set_shader_param")) do
             for _, argument in ipairs(call) do
                 count = count + (argument == "$basetexture" and 1 or 0)
             end
         end
         return count
     end
     play(1)
     expect(textures()):is(1)
     fire("round_start")
     play(1)
     expect(textures()):is(2)`,
  );

  promises(
    'globals.lastoutgoingcommand',
    'what was sent in a pause or to another server did not go out at once',
    `for _, sent in ipairs({ 100, 101, 104, 4000, 7, 8 }) do
         answer("globals.lastoutgoingcommand", sent)
         fire("run_command")
     end
     expect(console()):has_length(1)
     expect(console()[1].text):is("Commands 102 to 104 at once")`,
  );

  promises(
    'entity.get_origin',
    'your own death is not far away',
    `fire("player_death", { userid = me.userid, attacker = eve.userid })
     expect(logged()):has_length(0)
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     expect(logged()):has_length(1)`,
  );

  for (const end of ['round_start', 'game_newmap'])
    promises(
      'globals.curtime',
      `a wound from before ${end} is forgotten`,
      `fire("player_hurt", { userid = me.userid, attacker = eve.userid })
       frame()
       expect(drawn("indicator")):has_length(1)
       fire("${end}")
       frame()
       expect(drawn("indicator")):has_length(0)`,
    );

  promises(
    'globals.servertickcount',
    'another server is no pause of the updates',
    `local function update(tick)
         answer("globals.servertickcount", tick)
         fire("net_update_end")
     end
     update(1000)
     update(1010)
     expect(console()):has_length(1)
     update(500000)
     expect(console()):has_length(1)`,
  );
});

promises(
  'cvar:invoke_callback',
  'a grenade of your own that hurts you makes no sound',
  `game.cvar("playvol")
   reload()
   fire("player_hurt", { userid = me.userid, attacker = me.userid })
   expect(calls("cvar:invoke_callback")):has_length(0)
   fire("player_hurt", { userid = eve.userid, attacker = me.userid })
   expect(calls("cvar:invoke_callback")):has_length(1)`,
);

describe('a setting counts from a configuration as from a click', () => {
  for (const [owner, label, change] of [
    ['cvar', 'Wide viewmodel', 'cvar:set_float'],
    ['cvar:set_int', 'Centre the radar', 'cvar:set_int'],
    ['materialsystem', 'Dark sky', 'material:color_modulate'],
    ['materialsystem.chams_material', 'Wireframe players', 'material:set_material_var_flag'],
    ['materialsystem.find_materials', 'No sleeves', 'material:set_material_var_flag'],
    ['material:alpha_modulate', 'Scope blur', 'material:alpha_modulate'],
    ['material:color_modulate', 'Sky', 'material:color_modulate'],
  ] as const)
    promises(
      owner,
      'a configuration applies its value',
      `if "${label}" == "Dark sky" then
           menu.set("${label}", true)
       end
       save_config()
       local before = #calls("${change}")
       load_config()
       expect(#calls("${change}") > before):is(true)`,
    );

  promises(
    'materialsystem',
    'a sky that was never darkened is left alone',
    `fire("round_start")
     unload()
     expect(calls("material:reload")):has_length(0)`,
  );

  promises(
    'materialsystem',
    'a sky that was darkened is restored once',
    `menu.set("Dark sky", true)
     menu.set("Dark sky", false)
     local restored = #calls("material:reload")
     expect(restored > 0):is(true)
     fire("round_start")
     expect(calls("material:reload")):has_length(restored)`,
  );
});

describe('an example tells right from wrong', () => {
  promises(
    'vector:cross',
    'left and right are those of the view',
    `game.camera({ x = 0, y = 0, z = 0, pitch = 0, yaw = 0 })
     answer("client.eye_position", 0, 0, 0)
     answer("client.current_threat", eve.index)
     eve.origin = { 500, 200, 0 }
     frame()
     expect(texts()):is({ "THREAT LEFT" })
     eve.origin = { 500, -200, 0 }
     frame()
     expect(texts()):is({ "THREAT RIGHT" })`,
  );

  promises(
    'vector:lengthsqr',
    'a fire without a position is not one at the point 0, 0, 0',
    `game.entity({ class = "CInferno", origin = { 0, 0, 0 } })
     answer("client.eye_position", 10, 0, 0)
     frame()
     expect(texts()):is({ "FIRE" })
     answer("entity.get_origin")
     frame()
     expect(texts()):has_length(0)`,
  );

  promises(
    'vector:scaled',
    'a player without a position has no dot',
    `answer("renderer.world_to_screen", 100, 100)
     frame()
     expect(drawn("circle")):has_length(1)
     answer("entity.get_origin")
     frame()
     expect(drawn("circle")):has_length(0)`,
  );

  promises(
    'vector:scale',
    'the camera shakes after a hit on you only, and comes to rest at any frame rate',
    `local function offset()
         local _, view = fire("override_view", { x = 0, y = 0, z = 0 })
         return math.max(math.abs(view.x), math.abs(view.y), math.abs(view.z))
     end
     answer("client.random_float", 1)
     fire("player_hurt", { userid = eve.userid, dmg_health = 50 })
     expect(offset()):is(0)
     local function strongest(seconds, step)
         local most = 0
         for _ = 1, seconds / step do
             frame(step)
             most = math.max(most, offset())
         end
         return most
     end
     for _, step in ipairs({ 0.005, 0.02 }) do
         fire("player_hurt", { userid = me.userid, dmg_health = 50 })
         expect(strongest(0.1, step)):is_between(2, 5)
         expect(strongest(0.1, step)):is_between(0.3, 2)
         strongest(0.4, step)
         expect(strongest(0.1, step)):is_between(0, 0.05)
     end`,
  );

  promises('rawequal', 'one of two equal marks is left', `expect(logged()):is({ "true, 1 mark is left" })`);

  promises(
    'rawlen',
    'the sixth name takes the place of the first',
    `for number = 1, 6 do
         local player = game.player({ name = "P" .. number })
         fire("player_death", { userid = player.userid })
     end
     expect(logged()[6]):is("Out: P2, P3, P4, P5, P6")`,
  );

  promises(
    'ffi.typeof',
    'the average is that of what has been measured',
    `answer("client.latency", 0.04)
     reload()
     fire("net_update_end")
     frame()
     expect(texts()):is({ "40 ms on average" })
     answer("client.latency", 0.1)
     for _ = 1, 64 do fire("net_update_end") end
     frame()
     expect(texts()):is({ "100 ms on average" })`,
  );

  promises(
    'coroutine.status',
    'no frame looks at more than 50 entities',
    `for _ = 1, 120 do game.entity({ class = "CChicken" }) end
     reload()
     frame()
     expect(texts()):is({ "Counting" })
     expect(calls("entity.get_classname")):has_length(50)
     play(0.1)
     expect(texts()):is({ "2 players" })`,
  );

  promises(
    'ui.reference',
    'the colour of the user comes back, and a configuration brings another one',
    `menu.set("Menu color", 1, 2, 3, 4)
     menu.set("Red menu", true)
     expect(menu.get("Menu color")):is(255)
     menu.set("Red menu", false)
     expect(menu.get("Menu color")):is(1)
     menu.set("Red menu", true)
     fire("pre_config_load")
     menu.set("Menu color", 5, 6, 7, 8)
     menu.set("Red menu", true)
     fire("post_config_load")
     expect(menu.get("Menu color")):is(255)
     fire("pre_config_save")
     expect(menu.get("Menu color")):is(5)
     fire("post_config_save")
     expect(menu.get("Menu color")):is(255)
     unload()
     expect(menu.get("Menu color")):is(5)`,
  );

  promises(
    'event.game.round_poststart',
    'only a change of sides is worth a line',
    `fire("round_poststart")
     fire("round_poststart")
     expect(logged()):has_length(0)
     me.team = 3
     fire("round_poststart")
     expect(logged()):is({ "You play for the counter-terrorists now" })
     fire("game_newmap")
     me.team = 2
     fire("round_poststart")
     expect(logged()):has_length(1)`,
  );

  promises(
    'event.game.switch_team',
    'the team with more free places is named',
    `fire("switch_team", { numTSlotsFree = 2, numCTSlotsFree = 1 })
     expect(logged("print")):has_length(0)
     fire("switch_team", { numTSlotsFree = 1, numCTSlotsFree = 4 })
     expect(console()[1].text):is("Counter-terrorists: 3 more free places")`,
  );

  promises(
    'event.game.spec_mode_updated',
    'the field is not converted',
    `eve.props = { m_iObserverMode = 5 }
     fire("spec_mode_updated", { userid = eve.index })
     play(0.2)
     expect(logged()):is({ "Eve watches in third person" })`,
  );

  promises(
    'event.game.cs_prev_next_spectator',
    'the new target is read after a moment',
    `me.watching = nil
     fire("cs_prev_next_spectator", { next = true })
     me.watching = eve
     play(0.2)
     expect(logged()):is({ "Next: Eve" })`,
  );

  promises(
    'event.game.match_end_conditions',
    'rounds from before the script was loaded count',
    `fire("match_end_conditions", { max_rounds = 30, win_rounds = 16 })
     answer("entity.get_prop", 12)
     fire("round_start")
     expect(logged("log")):is({ "At most 18 rounds left" })
     fire("client_disconnect")
     fire("round_start")
     expect(logged("log")):has_length(1)`,
  );

  for (const event of ['cs_game_disconnected', 'client_disconnect'])
    promises(
      'event.game.cs_game_disconnected',
      `counts start again after ${event}`,
      `fire("player_death", { userid = eve.userid })
       fire("${event}")
       fire("player_death", { userid = eve.userid })
       expect(logged()[2]):is("Eve: 1 deaths")`,
    );

  for (const [owner, event, flag] of [
    ['event.game.item_equip', `"item_equip", { userid = eve.userid, weptype = 5 }`, 'SNIPER'],
    ['event.game.silencer_on', `"silencer_on", { userid = eve.userid }`, 'QUIET'],
    ['event.game.weapon_outofammo', `"weapon_outofammo", { userid = eve.userid }`, 'EMPTY'],
  ] as const)
    promises(
      owner,
      'whoever has the index on the next map has no flag',
      `fire(${event})
       frame()
       expect(flags(eve)):is({ "${flag}" })
       fire("game_newmap")
       frame()
       expect(flags(eve)):is({})`,
    );

  promises(
    'event.game.item_remove',
    'another map begins with empty hands',
    `fire("item_pickup", { userid = eve.userid, item = "ak47" })
     fire("item_pickup", { userid = eve.userid, item = "ak47" })
     fire("game_newmap")
     fire("item_remove", { userid = eve.userid, item = "ak47" })
     expect(logged()):is({ "Eve lost ak47, 0 left" })`,
  );

  promises(
    'event.game.update_matchmaking_stats',
    'no time is given for a round that the script has not seen',
    `fire("update_matchmaking_stats")
     expect(console()):has_length(0)
     fire("round_end")
     fire("update_matchmaking_stats")
     expect(console()):has_length(1)`,
  );

  promises(
    'event.game.molotov_detonate',
    'grenades of the own team are not marked',
    `fire("molotov_detonate", { userid = me.userid })
     expect(calls("client.draw_debug_text")):has_length(0)
     fire("molotov_detonate", { userid = eve.userid })
     expect(calls("client.draw_debug_text")):has_length(1)`,
  );
});

describe('an example does what a reader would copy it for', () => {
  promises(
    'string.len',
    'no letter is cut in two, and a name of broken bytes ends the search',
    `eve.name = "abcdefghijk\\195\\169"
     frame()
     expect(texts()):has("abcdefghijk...")
     eve.name = ("\\128"):rep(20)
     frame()
     expect(texts()):has("...")`,
  );

  for (const [top, lines] of [
    [2, '"0", "1", "2"'],
    [10, '"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"'],
    [300, '"0", "100", "200", "300"'],
    [5000, '"0", "1000", "2000", "3000", "4000", "5000"'],
  ])
    promises(
      'math.log10',
      `a range of ${top} has round lines`,
      `menu.set("Range of the graph", ${top})
       frame()
       expect(texts()):is({ ${lines} })`,
    );

  promises(
    'client.camera_angles',
    'the view turns once, however long the key is held',
    `game.camera({ pitch = 10, yaw = 170 })
     menu.set("Turn around", true)
     play(0.2)
     local turns = {}
     for _, call in ipairs(calls("client.camera_angles")) do
         turns[#turns + 1] = call[2]
     end
     expect(turns):is({ -10 })`,
  );

  promises(
    'client.scale_damage',
    'the trace ends where the head will be, and skips players',
    `answer("entity.hitbox_position", 100, 0, 64)
     eve.velocity = { 40, 0, 0 }
     frame()
     local trace = calls("client.trace_bullet")[1]
     expect(trace[5]):is(110)
     expect(trace[8]):is(true)`,
  );

  promises(
    'xpcall',
    'an error is reported once, another one too',
    `menu.set("Format, such as %.1f s", "%d %d")
     play(0.2)
     expect(logged("error_log")):has_length(1)
     menu.set("Format, such as %.1f s", "%y")
     play(0.2)
     expect(logged("error_log")):has_length(2)
     menu.set("Format, such as %.1f s", "now")
     frame()
     expect(texts()):is({ "now" })`,
  );

  promises(
    'cvar:set_raw_float',
    'the normal value is not lost',
    `menu.set("Wide viewmodel", true)
     expect(last_argument("cvar:set_raw_float")):is(73)
     unload()
     expect(last_argument("cvar:set_raw_float")):is(65)`,
  );

  promises(
    'material:get_material_var_flag',
    'a flag that was set before stays set',
    `answer("material:get_material_var_flag", true)
     reload()
     local before = #calls("material:set_material_var_flag")
     fire("round_start")
     unload()
     expect(calls("material:set_material_var_flag")):has_length(before)`,
  );

  promises(
    'globals.chokedcommands',
    'the bar is full at the largest number',
    `for _, choked in ipairs({ 4, 2 }) do
         answer("globals.chokedcommands", choked)
         frame()
     end
     expect(drawn("rectangle")[2].w):is(50)`,
  );

  promises(
    'globals.realtime',
    'smokes are counted four times a second',
    `play(1, 0.01)
     expect(#calls("entity.get_all")):is_between(4, 5)`,
  );

  promises(
    'globals.mapname',
    'a spot is marked on its map only',
    `menu.press("Remember this spot")
     answer("renderer.world_to_screen", 100, 100)
     frame()
     expect(drawn("circle")):has_length(1)
     game.join("de_nuke")
     frame()
     expect(drawn("circle")):has_length(0)`,
  );

  promises(
    'ui.menu_size',
    'the panel stays on the screen',
    `menu.open(true)
     answer("ui.menu_size", 600, 400)
     for _, x in ipairs({ 100, 1300 }) do
         answer("ui.menu_position", x, 50)
         frame()
         expect(drawn("rectangle")[1].x):is(x == 100 and 706 or 1134)
     end`,
  );

  promises(
    'vector:lerp',
    'the camera follows, and does not fly across the map',
    `local function x_at(x)
         local _, view = fire("override_view", { x = x, y = 0, z = 0 })
         return view.x
     end
     expect(x_at(0)):is(0)
     frame()
     expect(x_at(100)):is_between(1, 99)
     frame()
     expect(x_at(2000)):is(2000)`,
  );

  promises(
    'event.game.round_prestart',
    'no smoke is counted twice or below 0',
    `local function indicators() frame() return texts() end
     fire("smokegrenade_expired", { entityid = 90 })
     expect(indicators()):is({})
     for _ = 1, 2 do fire("smokegrenade_detonate", { entityid = 90 }) end
     fire("smokegrenade_detonate", { entityid = 91 })
     expect(indicators()):is({ "SMOKES 2" })
     fire("smokegrenade_expired", { entityid = 90 })
     expect(indicators()):is({ "SMOKES 1" })
     fire("round_prestart")
     expect(indicators()):is({})`,
  );

  for (const [end, fields] of [
    ['exit_rescue_zone', ', { userid = eve.userid }'],
    ['player_death', ', { userid = eve.userid }'],
    ['round_prestart', ''],
    ['game_newmap', ''],
  ])
    promises(
      'event.game.exit_rescue_zone',
      `nobody is in the zone after ${end}`,
      `fire("enter_rescue_zone", { userid = eve.userid })
       frame()
       expect(flags(eve)):is({ "ZONE" })
       fire("${end}"${fields})
       frame()
       expect(flags(eve)):is({})`,
    );

  promises(
    'event.game.weapon_zoom_rifle',
    'the flag is gone after a second',
    `fire("weapon_zoom_rifle", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({ "ZOOM" })
     play(1.1)
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.inferno_extinguish',
    'the time of a fire is given only if its start was seen',
    `fire("inferno_extinguish", { entityid = 90 })
     expect(last_argument("client.draw_debug_text")):is("fire put out")
     fire("inferno_startburn", { entityid = 90 })
     play(2, 0.5)
     fire("inferno_extinguish", { entityid = 90 })
     expect(last_argument("client.draw_debug_text")):is("fire put out after 2.0 s")`,
  );

  promises(
    'event.game.player_ping_stop',
    'a ping that is gone is not listed',
    `fire("player_ping", { userid = eve.userid, entityid = 90 })
     frame()
     expect(texts()):is({ "Ping: Eve" })
     fire("player_ping_stop", { entityid = 90 })
     frame()
     expect(texts()):is({})`,
  );

  promises(
    'event.game.start_vote',
    'a vote of enemies is red, and its text goes',
    `fire("start_vote", { userid = eve.userid })
     frame()
     expect(texts()):is({ "Eve calls a vote" })
     expect(drawn("text")[1].g):is(80)
     fire("start_vote", { userid = me.userid })
     frame()
     expect(drawn("text")[1].g):is(255)
     play(11, 0.5)
     expect(texts()):is({})`,
  );

  promises(
    'event.game.hostage_hurt',
    'an enemy is not named',
    `fire("hostage_hurt", { userid = eve.userid })
     expect(console()):has_length(0)
     local ann = game.player({ team = 2, name = "Ann" })
     fire("hostage_hurt", { userid = ann.userid })
     fire("hostage_hurt", { userid = me.userid })
     expect(logged("color_log")):is({ "Ann hit a hostage" })
     expect(logged("error_log")):is({ "You hit a hostage" })`,
  );

  promises(
    'bit.lshift',
    'only flags that are set are named',
    `answer("entity.get_esp_data", { alpha = 1, health = 100, weapon_id = 7, flags = 8 + 32 + 64 })
     frame()
     local names = texts()
     table.sort(names)
     expect(names):is({ "reloading", "scoped" })`,
  );

  promises(
    'bit.rshift',
    'each component is in its place',
    `frame()
     local front = drawn("rectangle")[2]
     expect({ front.r, front.g, front.b, front.a }):is({ 255, 128, 0, 255 })`,
  );

  promises(
    'event.game.gg_team_leader',
    'a leader is shown until the next map',
    `frame()
     expect(texts()):is({})
     fire("gg_team_leader", { playerid = eve.userid })
     frame()
     expect(texts()):is({ "CT: Eve" })
     fire("game_newmap")
     frame()
     expect(texts()):is({})`,
  );

  promises(
    'event.game.loot_crate_opened',
    'only kinds that were opened are listed',
    `for _, kind in ipairs({ "wood", "metal", "wood" }) do
         fire("loot_crate_opened", { type = kind })
     end
     frame()
     expect(texts()):is({ "metal: 1", "wood: 2" })`,
  );
});

describe('a property that leads to an entity may be a bare index or a handle', () => {
  const forms = [
    ['a bare index', 'eve.index'],
    ['a handle', 'eve.index + 37 * 4096'],
  ] as const;

  for (const [form, value] of forms) {
    promises(
      'entity.is_alive',
      `the watched player is found by ${form}`,
      `eve.health, me.alive = 64, false
       me.props = { m_hObserverTarget = ${value} }
       frame()
       expect(texts()):is({ "64 hp" })`,
    );

    promises(
      'event.game.cs_prev_next_spectator',
      `the watched player is found by ${form}`,
      `me.props = { m_hObserverTarget = ${value} }
       fire("cs_prev_next_spectator", { next = true })
       play(0.2)
       expect(logged()):is({ "Next: Eve" })`,
    );
  }

  for (const nobody of ['-1', '0'])
    for (const [owner, event] of [
      ['entity.is_alive', 'frame()'],
      ['event.game.cs_prev_next_spectator', 'fire("cs_prev_next_spectator", { next = false })'],
    ])
      promises(
        owner ?? '',
        `${nobody} is nobody`,
        `me.alive, me.props = false, { m_hObserverTarget = ${nobody} }
         ${event}
         play(0.2)
         expect(texts()):is({})
         expect(logged()):has_length(0)`,
      );
});

describe('an example does no more than its text says', () => {
  for (const [button, speed] of [
    ['true', 450],
    ['1', 450],
    ['false', 60],
    ['0', 60],
  ])
    promises(
      'event.general.setup_command',
      `with ${button} as the jump button, the speed is ${speed}`,
      `menu.set("Creep", true)
       local _, command = fire("setup_command", { in_jump = ${button}, forwardmove = 450, sidemove = 0 })
       expect(command.forwardmove):is_near(${speed}, 0.01)`,
    );

  promises(
    'math.ceil',
    'a kill needs no more hits',
    `fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 80, health = 0 })
     expect(logged()):has_length(0)
     fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 30, health = 70, weapon = "ak47" })
     expect(logged()):is({ "ak47: 3 more to go" })`,
  );

  promises(
    'bit.bxor',
    'only a change is logged, not the state at the first update',
    `fire("net_update_end")
     fire("net_update_end")
     expect(logged()):has_length(0)
     me.ducked = true
     fire("net_update_end")
     expect(logged()):is({ "ducked: yes" })`,
  );

  promises(
    'materialsystem.viewmodel_material',
    'the colour is written when the health changes, and when the option was off',
    `local function updates()
         for _ = 1, 3 do fire("net_update_end") end
         return #calls("material:color_modulate")
     end
     expect(updates()):is(1)
     me.health = 40
     expect(updates()):is(2)
     answer("materialsystem.viewmodel_material")
     expect(updates()):is(2)
     no_answer("materialsystem.viewmodel_material")
     expect(updates()):is(3)`,
  );

  promises(
    'setmetatable',
    'ten seconds pass before the next warning',
    `local function hit(health) fire("player_hurt", { userid = me.userid, health = health }) end
     hit(80)
     hit(20)
     hit(10)
     expect(logged()):is({ "Low health" })
     play(11, 0.5)
     hit(0)
     expect(logged()):has_length(1)
     hit(5)
     expect(logged()):has_length(2)`,
  );

  promises(
    'math.pow',
    'the panel slides in each time the menu opens',
    `frame()
     expect(drawn()):has_length(0)
     for _ = 1, 2 do
         menu.open(true)
         frame()
         expect(drawn("rectangle")[1].x):is_near(-200, 20)
         play(1)
         expect(drawn("rectangle")[1].x):is(20)
         menu.open(false)
         frame()
         expect(drawn()):has_length(0)
     end`,
  );

  promises(
    'renderer.load_jpg',
    'the picture keeps its ratio, and is gone with the menu',
    `game.files["preview.jpg"] = "bytes"
     reload()
     frame()
     expect(drawn()):has_length(0)
     menu.open(true)
     frame()
     local picture = drawn("texture")[1]
     expect(picture.w / picture.h):is_near(16 / 9, 0.001)`,
  );

  promises(
    'renderer.blur',
    'nothing is blurred without the option',
    `frame()
     expect(drawn("blur")):has_length(0)
     menu.set("Frosted panel", true)
     frame()
     expect(drawn("blur")):has_length(1)`,
  );

  promises(
    'renderer.rectangle',
    'the bar stays in its frame, however much armour there is',
    `for armour, width in pairs({ [50] = 78, [150] = 156 }) do
         me.armor = armour
         frame()
         expect(drawn("rectangle")[2].w):is(width)
     end`,
  );

  promises(
    'event.general.paint_ui',
    'the name of a map stays in its box',
    `game.join("workshop/1234567890/aim_a_map_with_a_long_name")
     frame()
     local box, text = drawn("rectangle")[1], drawn("text")[1]
     expect(text.x >= box.x):is(true)
     expect(text.max_width):is_between(1, box.x + box.w - text.x)`,
  );

  for (const owner of ['panorama.open', 'panorama.loadstring'])
    promises(
      owner,
      'an interface without the object is told in one line',
      `answer("panorama.open", {})
       answer("panorama.loadstring", function() return function() error("not defined") end end)
       reload()
       clear_console()
       menu.press("${owner === 'panorama.open' ? 'Print lobby' : 'Print server name'}")
       expect(logged()):has_length(1)
       expect(logged()[1]):has("has changed")`,
    );
});

describe('an example forgets what is over', () => {
  promises(
    'string.reverse',
    'what is done after the end of a round is not damage of the next',
    `local function hurt() fire("player_hurt", { userid = eve.userid, dmg_health = 700 }) end
     hurt()
     hurt()
     fire("round_end")
     hurt()
     fire("round_start")
     hurt()
     fire("round_end")
     expect(logged()):is({ "Damage of all players: 1,400", "Damage of all players: 700" })`,
  );

  promises(
    'vector:length',
    'the speed of the last map does not count on this one',
    `me.velocity = { 300, 400, 0 }
     fire("net_update_end")
     me.velocity = { 0, 0, 0 }
     fire("game_newmap")
     fire("round_end")
     expect(console()[1].text):is("Top speed: 0 units per second")`,
  );

  promises(
    'event.game.silencer_detach',
    'a movement that was interrupted is not timed',
    `for _, name in ipairs({ "item_equip", "player_death" }) do
         fire("silencer_detach", { userid = eve.userid })
         fire(name, { userid = eve.userid })
         fire("silencer_off", { userid = eve.userid })
     end
     expect(console()):has_length(0)
     fire("silencer_detach", { userid = eve.userid })
     fire("silencer_off", { userid = eve.userid })
     expect(console()):has_length(1)`,
  );

  for (const end of ['game_newmap', 'client_disconnect'])
    promises(
      'event.game.nextlevel_changed',
      `the next map of the last match is forgotten after ${end}`,
      `fire("nextlevel_changed", { nextlevel = "de_nuke" })
       fire("${end}")
       clear_console()
       fire("cs_win_panel_match")
       expect(logged()):is({ "Up next: not known" })`,
    );

  for (const end of ['round_prestart', 'game_newmap']) {
    promises(
      'event.game.decoy_firing',
      `the shots of a decoy that is gone do not count after ${end}`,
      `fire("decoy_firing", { entityid = 90 })
       fire("${end}")
       fire("decoy_firing", { entityid = 90 })
       fire("decoy_detonate", { entityid = 90 })
       expect(logged()):is({ "The decoy faked 1 shots" })`,
    );

    promises(
      'event.game.inferno_expire',
      `a fire from before ${end} is not timed`,
      `fire("inferno_startburn", { entityid = 90 })
       fire("${end}")
       fire("inferno_expire", { entityid = 90 })
       expect(console()):has_length(0)`,
    );
  }

  promises(
    'event.game.player_spawned',
    'a life that began on the last map is not timed',
    `fire("player_spawned", { userid = me.userid, inrestart = false })
     fire("game_newmap")
     fire("player_death", { userid = me.userid })
     expect(console()):has_length(0)`,
  );

  promises(
    'event.game.hide_freezepanel',
    'a panel that no event has closed hides nothing in the next round',
    `fire("show_freezepanel")
     frame()
     expect(drawn()):has_length(0)
     fire("round_start")
     frame()
     expect(drawn()):has_length(1)`,
  );

  promises(
    'json',
    'the file keeps the last 200 lines',
    `for number = 1, 203 do
         fire("player_chat", { name = "Eve", text = "line " .. number })
     end
     unload()
     expect(game.files["my_chat.json"]):has("line 203")
     expect(game.files["my_chat.json"]):has_not('"line 3"')
     expect(game.files["my_chat.json"]):has('"line 4"')`,
  );
});

describe('what an example keeps comes back', () => {
  promises(
    'client.unix_time',
    'a day that was left out ends the series, a second load on one day does not count',
    `local function load_on(day)
         clear_console()
         answer("client.unix_time", day * 86400 + 500)
         reload()
         return logged()[1]
     end
     game.database["streak_demo"] = nil
     load_on(1000)
     expect(load_on(1001)):is("Days in a row: 2")
     expect(load_on(1001)):is("Days in a row: 2")
     expect(load_on(1002)):is("Days in a row: 3")
     expect(load_on(1004)):is("Days in a row: 1")`,
  );

  promises(
    'bit.arshift',
    'a place to the left of and below the middle is the same after a reload',
    `menu.open(true)
     game.key(2, true)
     game.mouse(300, 900)
     frame()
     game.key(2, false)
     reload()
     frame()
     local text = drawn("text")[1]
     expect({ text.x, text.y }):is({ 300, 900 })`,
  );

  promises(
    'bit',
    'the facts of a map add up, across reloads',
    `fire("bomb_planted")
     fire("round_end", { winner = 3 })
     reload()
     clear_console()
     fire("round_end", { winner = 2 })
     expect(logged()):is({ "Bomb seen here, flags 7" })
     game.join("de_nuke")
     game.player({ me = true, team = 2 })
     clear_console()
     fire("round_end", { winner = 3 })
     expect(logged()):is({ "No bomb yet, flags 1" })`,
  );

  promises(
    'ui.new_string',
    'a right click moves the window only while the menu is open, and the place is saved',
    `game.key(2, true)
     game.mouse(700, 500)
     frame()
     expect(drawn("rectangle")[1].x):is(40)
     menu.open(true)
     frame()
     expect(drawn("rectangle")[1].x):is(700)
     save_config()
     expect(menu.get("my_radar_window")):has('"x":700')`,
  );

  promises(
    'readfile',
    'a name is known, whichever way its line ends',
    `game.files["friends.txt"] = "Bob\\r\\nEve\\r\\n"
     local ann = game.player({ team = 2, name = "Ann" })
     reload()
     frame()
     expect(flags(eve)):is({ "FRIEND" })
     expect(flags(ann)):is({})`,
  );

  promises(
    'ffi.string',
    'the last kill is printed, and your own death is none',
    `menu.press("Print last kill")
     fire("player_death", { userid = me.userid, attacker = me.userid })
     menu.press("Print last kill")
     expect(logged()):has_length(0)
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     menu.press("Print last kill")
     expect(logged()):is({ "Number 1: Eve" })`,
  );
});

describe('an example draws where its text says', () => {
  promises(
    'math.tanh',
    'an enemy ahead is in the middle, one to the left is left of it, nobody leaves the strip',
    `game.camera({ x = 0, y = 0, z = 64, pitch = 0, yaw = 0 })
     local function place(x, y)
         eve.origin = { x, y, 0 }
         me.origin = { 0, 0, 0 }
         frame()
         return drawn("rectangle")[2].x + 2
     end
     expect(place(500, 0)):is_near(960, 1)
     expect(place(500, 200)):is_between(811, 955)
     expect(place(-500, 1)):is_between(810, 840)
     expect(place(-500, -1)):is_between(1080, 1110)`,
  );

  promises(
    'math.cos',
    'the ring is closed, and a part out of view is left out',
    `game.entity({ class = "CPlantedC4", origin = { 500, 0, 0 } })
     game.camera({ x = 0, y = 0, z = 200, pitch = 20, yaw = 0 })
     frame()
     local lines = drawn("line")
     expect(lines):has_length(32)
     expect(lines[32].x2):is_near(lines[1].x1, 0.01)
     expect(lines[32].y2):is_near(lines[1].y1, 0.01)
     answer("renderer.world_to_screen")
     frame()
     expect(drawn("line")):has_length(0)`,
  );

  promises(
    'entity.is_dormant',
    'a name fades with the overlay, and is gone with it',
    `eve.dormant = true
     answer("renderer.world_to_screen", 10, 10)
     for share, count in pairs({ [0.5] = 1, [0] = 0 }) do
         answer("entity.get_esp_data", { alpha = share, health = 100, flags = 0, weapon_id = 7 })
         frame()
         expect(drawn("text")):has_length(count)
     end
     answer("entity.get_esp_data", { alpha = 0.5, health = 100, flags = 0, weapon_id = 7 })
     frame()
     expect(drawn("text")[1].a):is_near(127.5, 0.1)
     expect(texts()):is({ "Eve" })`,
  );
});
