import { describe } from 'vitest';
import { promises } from './support.ts';

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
    'json.encode_sparse_array',
    'damage after the end of a round is not written for the next',
    `answer("entity.get_steam64", 4711)
     local function hurt() fire("player_hurt", { userid = eve.userid, dmg_health = 20 }) end
     fire("round_start")
     hurt()
     fire("round_end")
     expect(game.files["damage_taken.json"]):has("20")
     hurt()
     fire("round_start")
     hurt()
     fire("round_end")
     expect(game.files["damage_taken.json"]):has("20")`,
  );

  promises(
    'aim_miss_reason',
    'a miss after the end of a round is none of the next',
    `fire("aim_miss", { reason = "spread" })
     fire("round_end")
     fire("aim_miss", { reason = "spread" })
     fire("round_start")
     fire("round_end")
     expect(logged()):is({ "spread: 1" })`,
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
    'the flag ends with the movement, however it ends',
    `for _, name in ipairs({ "silencer_off", "item_equip", "player_death" }) do
         fire("silencer_detach", { userid = eve.userid })
         frame()
         expect(flags(eve)):is({ "BUSY" })
         fire(name, { userid = eve.userid })
         frame()
         expect(flags(eve)):is({})
     end
     fire("silencer_detach", { userid = eve.userid })
     fire("round_prestart")
     frame()
     expect(flags(eve)):is({})`,
  );

  for (const end of ['game_newmap', 'client_disconnect'])
    promises(
      'event.game.nextlevel_changed',
      `the next map of the last match is forgotten after ${end}`,
      `fire("nextlevel_changed", { nextlevel = "de_nuke" })
       frame()
       expect(drawn()):has_length(0)
       fire("cs_win_panel_match")
       frame()
       expect(texts()):is({ "Up next: de_nuke" })
       fire("${end}")
       frame()
       expect(drawn()):has_length(0)
       fire("cs_win_panel_match")
       frame()
       expect(texts()):is({ "Up next: not known" })`,
    );

  promises(
    'event.game.nextlevel_changed',
    'the next map is not shown during a rematch, but after it',
    `fire("nextlevel_changed", { nextlevel = "de_nuke" })
     fire("cs_win_panel_match")
     fire("cs_match_end_restart")
     frame()
     expect(drawn()):has_length(0)
     fire("cs_win_panel_match")
     frame()
     expect(texts()):is({ "Up next: de_nuke" })`,
  );

  promises(
    'event.source.team_info',
    'the names of teams are those of this server',
    `fire("team_info", { teamid = eve.team, teamname = "Reds" })
     frame()
     expect(flags(eve)):is({ "Reds" })
     fire("client_disconnect")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.team_score',
    'a score that is not known is not 0',
    `frame()
     expect(texts()):is({ "? - ?" })
     fire("team_score", { teamid = 3, score = 0 })
     frame()
     expect(texts()):is({ "? - 0" })
     fire("game_newmap")
     frame()
     expect(texts()):is({ "? - ?" })`,
  );

  promises(
    'event.source.game_start',
    'the limits of a game that was left are not those of the next',
    `fire("game_start", { roundslimit = 30 })
     fire("client_disconnect")
     expect(menu.items()):is({ "Limits: not known yet" })`,
  );

  for (const end of ['round_prestart', 'game_newmap']) {
    promises(
      'event.game.decoy_firing',
      `a decoy that is gone has no label after ${end}`,
      `answer("renderer.world_to_screen", 100, 100)
       fire("decoy_started", { entityid = 90 })
       frame()
       expect(texts()):is({ "FAKE 0" })
       fire("${end}")
       frame()
       expect(drawn()):has_length(0)`,
    );

    promises(
      'event.game.inferno_expire',
      `a fire from before ${end} is not timed`,
      `fire("inferno_startburn", { entityid = 90 })
       fire("${end}")
       fire("inferno_expire", { entityid = 90 })
       expect(calls("client.draw_debug_text")):has_length(0)
       fire("inferno_startburn", { entityid = 90 })
       fire("inferno_expire", { entityid = 90 })
       expect(calls("client.draw_debug_text")):has_length(1)`,
    );
  }

  promises(
    'event.game.player_spawned',
    'a life that began on the last map is not timed',
    `fire("player_spawned", { userid = me.userid, inrestart = false })
     fire("game_newmap")
     fire("player_death", { userid = me.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("player_spawned", { userid = me.userid, inrestart = false })
     play(5, 0.5)
     fire("player_death", { userid = me.userid })
     frame()
     expect(texts()):is({ "You lived 5 s" })
     fire("player_spawned", { userid = me.userid, inrestart = false })
     frame()
     expect(drawn()):has_length(0)`,
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

  promises(
    'event.general.predict_command',
    'the fall of a player who is dead is over',
    `me.velocity = { 0, 0, -900 }
     fire("predict_command", { command_number = 7 })
     frame()
     expect(texts()):is({ "Fall 900 (#7)" })
     me.alive = false
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.general.pre_predict_command',
    'only a step back is shown, for a second',
    `local function predict(before, after)
         me.props = { m_nTickBase = before }
         fire("pre_predict_command")
         me.props = { m_nTickBase = after }
         fire("predict_command", { command_number = 7 })
         frame()
         return texts()
     end
     expect(predict(100, 101)):is({})
     expect(predict(100, 86)):is({ "BACK 14" })
     play(1)
     expect(drawn()):has_length(0)`,
  );

  for (const [end, fields] of [
    ['weapon_reload', ', { userid = eve.userid }'],
    ['item_equip', ', { userid = eve.userid }'],
    ['player_death', ', { userid = eve.userid }'],
    ['round_prestart', ''],
  ])
    promises(
      'event.game.weapon_outofammo',
      `the flag ends with ${end}`,
      `fire("weapon_outofammo", { userid = eve.userid })
       frame()
       expect(flags(eve)):is({ "EMPTY" })
       fire("${end}"${fields})
       frame()
       expect(flags(eve)):is({})`,
    );

  promises(
    'event.game.drone_dispatched',
    'a delivery ends the label of its own drone only',
    `answer("renderer.world_to_screen", 100, 100)
     for _, customer in ipairs({ eve, me }) do
         local drone = game.entity({ class = "CDrone", origin = { 0, 0, 0 } })
         fire("drone_dispatched", { userid = customer.userid, drone_dispatched = drone.index })
     end
     frame()
     expect(drawn()):has_length(2)
     fire("drone_cargo_detached", { userid = eve.userid })
     frame()
     expect(drawn()):has_length(1)
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.firstbombs_incoming_warning',
    'a warning that is repeated lasts longer',
    `fire("firstbombs_incoming_warning")
     play(6, 0.5)
     fire("firstbombs_incoming_warning")
     play(9, 0.5)
     expect(texts()):is({ "BOMBS" })
     play(2, 0.5)
     expect(drawn()):has_length(0)`,
  );

  for (const [event, fields, shown] of [
    ['silencer_off', '{ userid = me.userid }', 'LOUD'],
    ['gg_killed_enemy', '{ attackerid = me.userid, bonus = false }', 'KILLS 1, BONUS 0'],
    ['gg_leader', '{ playerid = eve.userid }', 'Leader: Eve'],
    ['gg_player_levelup', '{ userid = eve.userid, weaponrank = 4 }', '4  Eve'],
    ['gg_team_leader', '{ playerid = eve.userid }', 'CT: Eve'],
    [
      'ggprogressive_player_levelup',
      '{ userid = me.userid, weaponrank = 4, weaponname = "mp9" }',
      'LEVEL 4: mp9',
    ],
  ])
    for (const end of event === 'silencer_off' ? ['game_newmap'] : ['cs_match_end_restart', 'game_newmap'])
      promises(
        `event.game.${event}`,
        `nothing of it is left after ${end}`,
        `fire("${event}", ${fields})
         frame()
         expect(texts()):is({ "${shown}" })
         fire("${end}")
         frame()
         expect(drawn()):has_length(0)`,
      );

  for (const [owner, event] of Object.entries({
    'event.game.item_found': 'fire("item_found", { player = eve.index, itemdef = 7 })',
    'event.game.start_vote': 'fire("start_vote", { userid = eve.userid })',
    'event.source.vote_cast': 'fire("vote_cast", { entityid = eve.index, vote_option = 1 })',
    'event.source.vote_changed': 'fire("vote_changed", { vote_option1 = 2 })',
    'event.source.vote_ended': 'fire("vote_cast", { entityid = eve.index, vote_option = 1 })',
    'event.source.vote_failed': 'fire("vote_failed", { team = 2 })',
    'event.source.vote_options': 'fire("vote_options", { count = 2 })',
    'event.source.vote_passed': 'fire("vote_passed")',
    'event.source.vote_started': 'fire("vote_started", { initiator = eve.index })',
  }))
    promises(
      owner,
      'nothing of it is shown on another map',
      `${event}
       frame()
       expect(#drawn() > 0):is(true)
       fire("game_newmap")
       frame()
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.game.gg_player_impending_upgrade',
    'nobody is about to level up in the next match',
    `fire("gg_player_impending_upgrade", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({ "NEXT" })
     fire("cs_match_end_restart")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.player_become_ghost',
    'whoever has the index on the next map is listed',
    `frame()
     expect(texts()):is({ "Eve" })
     fire("player_become_ghost", { userid = eve.userid })
     frame()
     expect(texts()):is({})
     fire("game_newmap")
     frame()
     expect(texts()):is({ "Eve" })`,
  );

  promises(
    'event.source.player_chat',
    'messages of the last map do not count',
    `fire("player_chat", { userid = eve.userid, teamonly = false, text = "hello" })
     frame()
     expect(flags(eve)):is({ "CHAT 1" })
     fire("game_newmap")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.player_spawn',
    'a life on the last map, whose clock was another, is not timed on',
    `fire("player_spawn", { userid = me.userid })
     play(3, 0.5)
     expect(texts()):is({ "Alive for 3 s" })
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.item_remove',
    'your death empties the list, that of another player does not',
    `fire("item_pickup", { userid = me.userid, item = "awp" })
     fire("player_death", { userid = eve.userid })
     frame()
     expect(texts()):is({ "1 awp" })
     fire("player_death", { userid = me.userid })
     frame()
     expect(texts()):is({})`,
  );

  promises(
    'event.source.round_start',
    'the clock stops when the round is decided',
    `fire("round_start", { timelimit = 115 })
     fire("round_freeze_end")
     frame()
     expect(texts()):has_length(1)
     fire("round_end")
     frame()
     expect(drawn()):has_length(0)`,
  );
});
