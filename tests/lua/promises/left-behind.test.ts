import { describe } from 'vitest';
import { promises } from './support.ts';

/** Part of a scenario: the enemy leaves, and somebody else joins with the same entity index. */
const NEWCOMER = `local index = eve.index
  game.remove(eve)
  local ann = game.player({ team = 3, name = "Ann", index = index, userid = 300, health = 55 })`;

describe('an example keeps no drawing of another map or round', () => {
  promises(
    'ctype',
    'impacts of the last map are gone',
    `answer("renderer.world_to_screen", 100, 100)
     fire("bullet_impact")
     frame()
     expect(drawn("rectangle")):has_length(1)
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
  );

  for (const event of ['player_ping', 'player_ping_stop'])
    for (const end of ['round_prestart', 'game_newmap'])
      promises(
        `event.game.${event}`,
        `no ping is left after ${end}`,
        `answer("renderer.world_to_screen", 100, 100)
         fire("player_ping", { userid = eve.userid, entityid = 90 })
         frame()
         expect(drawn("text")):has_length(1)
         fire("${end}")
         frame()
         expect(drawn()):has_length(0)`,
      );

  promises(
    'event.game.item_purchase',
    'purchases of the last map are not listed on this one',
    `fire("item_purchase", { userid = eve.userid, weapon = "weapon_ak47" })
     fire("game_newmap")
     fire("round_freeze_end")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'ffi',
    'the path on the last map is gone',
    `answer("renderer.world_to_screen", 100, 100)
     fire("net_update_end")
     frame()
     expect(drawn("rectangle")):has_length(1)
     fire("game_newmap")
     frame() -- brings an update, with the first point of this map
     expect(drawn("rectangle")):has_length(1)`,
  );

  promises(
    'ffi.fill',
    'hits on the last map are not counted',
    `for _, start in ipairs({ "round_start", "game_newmap" }) do
         fire(start)
         fire("player_hurt", { userid = eve.userid, attacker = me.userid, hitgroup = 1 })
         expect(last_argument("client.log")):is(1)
     end`,
  );

  promises(
    'json.encode_sparse_array',
    'damage on the last map is not written',
    `fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 20 })
     fire("game_newmap")
     fire("round_end")
     expect(game.files["damage_taken.json"]):has_not("20")`,
  );

  promises(
    'json.encode_number_precision',
    'the path on the last map is not saved with this one',
    `fire("net_update_end")
     fire("game_newmap")
     fire("net_update_end")
     menu.press("Save my path")
     expect(game.files["my_path.json"]):has("[[")
     expect(game.files["my_path.json"]):has_not("],[")`,
  );

  promises(
    'vector',
    'the start of the last map is not the start on this one',
    `fire("round_freeze_end")
     fire("game_newmap")
     fire("round_end")
     expect(console()):has_length(0)`,
  );
});

describe('an example counts nothing twice', () => {
  promises(
    'game',
    'the counts of a round are shown for eight seconds, without those of the last round or map',
    `local function hit() fire("player_hurt", { userid = eve.userid, attacker = me.userid }) end
     local function shown()
         fire("round_end")
         frame()
         return texts()
     end
     hit()
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     expect(shown()):is({ "Kills 1, deaths 0, hits 1" })
     play(8, 0.5)
     expect(drawn()):has_length(0)
     for _, start in ipairs({ "round_start", "game_newmap" }) do
         hit()
         fire(start)
         expect(shown()):is({ "Kills 0, deaths 0, hits 0" })
     end`,
  );

  promises(
    'source',
    'who has joined is shown for eight seconds of one round',
    `fire("player_team", { userid = eve.userid, team = 3, oldteam = 0, disconnect = false })
     fire("round_start")
     frame()
     expect(texts()):is({ "1 joined the CTs" })
     play(8, 0.5)
     expect(drawn()):has_length(0)
     fire("round_start")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'aim_miss_reason',
    'misses on the last map are not printed',
    `fire("aim_miss", { reason = "spread" })
     fire("game_newmap")
     fire("round_end")
     expect(console()):has_length(0)`,
  );

  promises(
    'string_cmd_event',
    'purchases on the last map are not printed',
    `fire("string_cmd", { text = "buy ak47" })
     fire("game_newmap")
     fire("round_end")
     expect(console()):has_length(0)`,
  );

  promises(
    'short',
    'whoever has the user id now has blinded nobody',
    `fire("player_blind", { userid = me.userid, attacker = eve.userid })
     fire("game_newmap")
     fire("player_blind", { userid = me.userid, attacker = eve.userid })
     expect(logged()):is({ "Eve: 1 blinded", "Eve: 1 blinded" })`,
  );

  promises(
    'event.game.exit_buyzone',
    'one reminder in a round, whatever canbuy says',
    `local function leave() fire("exit_buyzone", { userid = me.userid, canbuy = false }) frame() end
     leave()
     expect(texts()):is({ "You leave with $4000" })
     play(4.1, 0.5)
     leave()
     expect(drawn()):has_length(0)
     for _, start in ipairs({ "round_start", "game_newmap" }) do
         fire(start)
         leave()
         expect(drawn()):has_length(1)
         play(4.1, 0.5)
     end`,
  );
});

describe('an example outlives a player', () => {
  for (const end of ['player_death', 'player_team'])
    promises(
      'event.game.bomb_begindefuse',
      `nothing counts down after ${end} of the player`,
      `fire("bomb_begindefuse", { userid = eve.userid })
       fire("${end}", { userid = me.userid })
       frame()
       expect(drawn("indicator")):has_length(1)
       fire("${end}", { userid = eve.userid })
       frame()
       expect(drawn("indicator")):has_length(0)`,
    );

  promises(
    'event.game.bomb_pickup',
    'a newcomer is not the carrier',
    `fire("bomb_pickup", { userid = eve.userid })
     ${NEWCOMER}
     frame()
     expect(flags(ann)):is({})`,
  );

  promises(
    'ui.update',
    'a newcomer is not taken for the player of the row',
    `menu.press("Refresh")
     menu.set("Players", 1)
     menu.press("Print health")
     expect(logged()):is({ "Eve: 100 health" })
     ${NEWCOMER}
     menu.press("Print health")
     expect(logged()):has_length(1)`,
  );

  promises(
    'renderer.circle_outline',
    'no ring is drawn for the dead',
    `me.props.m_flNextAttack = 5
     fire("weapon_reload", { userid = me.userid })
     play(1)
     expect(drawn("circle_outline")):has_length(1)
     me.alive = false
     frame()
     expect(drawn()):has_length(0)`,
  );

  for (const [owner, call] of [
    ['bit.ror', 'renderer.indicator'],
    ['weapon_type', 'renderer.circle_outline'],
  ])
    promises(
      owner ?? '',
      'nothing is shown to the dead',
      `me.health = 20
       play(2, 0.05)
       local shown = #calls("${call}")
       expect(shown > 0):is(true)
       me.alive = false
       play(2, 0.05)
       expect(calls("${call}")):has_length(shown)`,
    );

  for (const owner of ['client.trace_bullet', 'client.scale_damage'])
    promises(
      owner,
      'the dead shoot at nobody',
      `answer("client.current_threat", eve.index)
       answer("client.trace_bullet", eve.index, 30)
       frame()
       expect(drawn("indicator")):has_length(1)
       me.alive = false
       frame()
       expect(drawn()):has_length(0)`,
    );

  promises(
    'common_props',
    'the dead have no state',
    `frame()
     expect(drawn("indicator")):has_length(1)
     me.alive = false
     frame()
     expect(drawn()):has_length(0)`,
  );
});

describe('an example touches no material that is gone', () => {
  for (const [owner, change, undo] of [
    ['materialsystem.override_material', 'fire("item_equip", { userid = me.userid })', 'material:reload'],
    ['material:get_shader_param', 'fire("item_equip", { userid = me.userid })', 'material:reload'],
    ['material:get_material_var_flag', 'fire("round_start")', 'material:set_material_var_flag'],
  ])
    promises(
      `${owner}`,
      'the end of the script looks the materials up again',
      `answer("materialsystem.find_material", nil)
       answer("material:get_material_var_flag", false)
       answer("material:get_shader_param", 1)
       ${change}
       local before = #calls("${undo}")
       unload()
       expect(calls("${undo}")):has_length(before)
       expect(#calls("materialsystem.find_material") > 0):is(true)`,
    );

  promises(
    'materialsystem.find_material',
    'the end of the script looks the material up again',
    `expect(#calls("material:color_modulate") > 0):is(true)
     answer("materialsystem.find_material", nil)
     unload()
     expect(calls("material:reload")):has_length(0)`,
  );

  promises(
    'material:reload',
    'the end of the script looks the materials up again',
    `expect(#calls("material:color_modulate") > 0):is(true)
     answer("materialsystem.find_materials", nil)
     unload()
     expect(calls("material:reload")):has_length(0)`,
  );
});
