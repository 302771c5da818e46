import { describe } from 'vitest';
import { promises, promisesAlone } from './support.ts';

describe('an example of a rare event reacts as its text says', () => {
  for (const [event, id, what] of [
    ['vip_escaped', 'userid', 'Eve has escaped'],
    ['smoke_beacon_paradrop', 'userid', 'Eve called a drop'],
  ] as const)
    promises(
      `event.game.${event}`,
      'a message about an enemy disappears again',
      `fire("${event}", { ${id} = eve.userid })
       frame()
       expect(drawn()):has_length(1)
       expect(drawn()[1].text):is("${what}")
       play(9)
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.game.smoke_beacon_paradrop',
    'a drop of the own team is no reason for a warning',
    `fire("smoke_beacon_paradrop", { userid = me.userid })
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.inspect_weapon',
    'the flag is gone after three seconds',
    `fire("inspect_weapon", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({ "INSPECTS" })
     expect(flags(me)):is({})
     play(3.1)
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.teamchange_pending',
    'the flag names the new side until the change',
    `fire("teamchange_pending", { userid = eve.userid, toteam = 2 })
     frame()
     expect(flags(eve)):is({ "to T" })
     fire("player_team", { userid = eve.userid, team = 2, oldteam = 3 })
     frame()
     expect(flags(eve)):is({})`,
  );

  for (const end of ['grenade_thrown', 'player_death'])
    promises(
      'event.game.gg_bonus_grenade_achieved',
      `the flag ends with ${end}`,
      `fire("gg_bonus_grenade_achieved", { userid = eve.userid })
       frame()
       expect(flags(eve)):is({ "BONUS" })
       fire("${end}", { userid = eve.userid })
       frame()
       expect(flags(eve)):is({})
       fire("gg_bonus_grenade_achieved", { userid = eve.userid })
       fire("cs_match_end_restart")
       frame()
       expect(flags(eve)):is({})`,
    );

  promises(
    'event.game.snowball_hit_player_face',
    'the snow of the local player melts, and that of others is not seen',
    `fire("snowball_hit_player_face", { userid = eve.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("snowball_hit_player_face", { userid = me.userid })
     frame()
     local fresh = drawn("rectangle")[1].a
     play(0.5)
     expect(drawn("rectangle")[1].a):is_between(1, fresh - 50)
     play(0.6)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.bomb_beep',
    'the ring grows, and is gone before the next beep',
    `answer("renderer.world_to_screen", 100, 100)
     local bomb = game.entity({ class = "CPlantedC4", origin = { 0, 0, 0 } })
     fire("bomb_beep", { entindex = bomb.index })
     frame()
     local first = drawn("circle_outline")[1].radius
     play(0.2)
     expect(drawn("circle_outline")[1].radius):is_between(first + 5, first + 20)
     play(0.2)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.bomb_abortdefuse',
    'the time that is left is written on the bomb',
    `answer("globals.curtime", 100)
     game.entity({ class = "CPlantedC4", props = { m_flC4Blow = 112.5 } })
     fire("bomb_abortdefuse", { userid = eve.userid })
     expect(last_argument("client.draw_debug_text")):is("12.5 s left")`,
  );

  promises(
    'event.game.buymenu_close',
    'only the local player without armour is warned, after the last purchase',
    `me.armor = 0
     fire("buymenu_close", { userid = eve.userid })
     play(1)
     fire("buymenu_close", { userid = me.userid })
     me.armor = 100
     play(1)
     expect(logged("error_log")):has_length(0)
     me.armor = 0
     fire("buymenu_close", { userid = me.userid })
     play(1)
     expect(logged("error_log")):is({ "You have no armour" })`,
  );

  promisesAlone(
    'event.game.ammo_refill',
    'success has a sound, failure a message, and others have neither',
    `game.join("de_dust2")
     local me = game.player({ me = true, team = 2 })
     local eve = game.player({ team = 3, name = "Eve" })
     game.cvar("playvol")
     load_script()
     fire("ammo_refill", { userid = eve.userid, success = true })
     expect(calls("cvar:invoke_callback")):has_length(0)
     fire("ammo_refill", { userid = me.userid, success = true })
     expect(calls("cvar:invoke_callback")):has_length(1)
     expect(logged("error_log")):has_length(0)
     fire("ammo_refill", { userid = me.userid, success = false })
     expect(logged("error_log")):is({ "Your refill failed" })`,
  );

  promisesAlone(
    'event.game.gg_reset_round_start_sounds',
    'one sound per reset',
    `game.join("de_dust2")
     local me = game.player({ me = true, team = 2 })
     game.cvar("playvol")
     load_script()
     fire("round_freeze_end")
     fire("round_freeze_end")
     expect(calls("cvar:invoke_callback")):has_length(1)
     fire("gg_reset_round_start_sounds", { userid = me.userid })
     fire("round_freeze_end")
     expect(calls("cvar:invoke_callback")):has_length(2)`,
  );

  promises(
    'event.game.hostage_rescued_all',
    'only a faster rescue is kept, and none is timed across maps',
    `local function rescue(seconds)
         fire("round_freeze_end")
         play(seconds, 1)
         fire("hostage_rescued_all")
     end
     rescue(20)
     rescue(30)
     expect(logged("print")):has_length(1)
     rescue(10)
     expect(logged("print")):has_length(2)
     fire("round_freeze_end")
     fire("game_newmap")
     fire("hostage_rescued_all")
     expect(logged("print")):has_length(2)
     expect(game.database.example_fastest_rescue):is_near(10, 0.1)`,
  );

  for (const [event, fields, key, first] of [
    ['hostage_rescued_all', '', 'example_fastest_rescue', 10],
    ['other_death', ', { othertype = "chicken", attacker = me.userid }', 'example_chickens', 1],
    ['tr_mark_best_time', ', { time = 12 }', 'example_training_best', 12],
  ] as const)
    promises(
      `event.game.${event}`,
      'a table that another script has stored counts as nothing',
      `unload()
       game.database.${key} = { 5 }
       load_script()
       fire("round_freeze_end")
       play(10, 1)
       fire("${event}"${fields})
       expect(game.database.${key}):is_near(${first}, 0.1)`,
    );

  promises(
    'event.game.survival_paradrop_break',
    'an unknown drop that breaks does not count',
    `fire("survival_paradrop_spawn", { entityid = 90 })
     fire("survival_paradrop_spawn", { entityid = 91 })
     fire("survival_paradrop_break", { entityid = 92 })
     frame()
     expect(drawn("indicator")[1].text):is("DROPS 2")
     fire("survival_paradrop_break", { entityid = 90 })
     frame()
     expect(drawn("indicator")[1].text):is("DROPS 1")`,
  );

  promises(
    'event.game.item_found',
    'the drops of one match are not listed after the next',
    `fire("item_found", { player = eve.index, itemdef = 7 })
     fire("item_found", { player = me.index, itemdef = 9 })
     frame()
     expect(texts()):has_length(2)
     play(16)
     expect(texts()):has_length(0)
     fire("item_found", { player = eve.index, itemdef = 8 })
     frame()
     expect(texts()):is({ "Eve: item 8" })`,
  );

  promises(
    'event.game.switch_team',
    'the menu has the free slots until you leave',
    `fire("switch_team", { numTSlotsFree = 1, numCTSlotsFree = 4 })
     expect(last_argument("ui.set")):is("Free slots: T 1, CT 4")
     fire("client_disconnect")
     expect(last_argument("ui.set")):is("Free slots: not known yet")`,
  );

  promises(
    'event.game.nav_blocked',
    'an area that is reported twice counts once',
    `fire("nav_blocked", { area = 5, blocked = true })
     fire("nav_blocked", { area = 5, blocked = true })
     fire("nav_blocked", { area = 6, blocked = true })
     expect(last_argument("ui.set")):is("Blocked areas: 2")
     fire("nav_blocked", { area = 5, blocked = false })
     expect(last_argument("ui.set")):is("Blocked areas: 1")`,
  );

  for (const end of ['exit_bombzone', 'bomb_dropped', 'player_death', 'bomb_planted'])
    promises(
      'event.game.enter_bombzone',
      `only the carrier has a flag, until ${end}`,
      `fire("enter_bombzone", { userid = me.userid, hasbomb = false })
       fire("enter_bombzone", { userid = eve.userid, hasbomb = true })
       frame()
       expect(flags(me)):is({})
       expect(flags(eve)):is({ "ON SITE" })
       fire("${end}", { userid = eve.userid })
       frame()
       expect(flags(eve)):is({})`,
    );

  promises(
    'event.game.ggtr_player_levelup',
    'the flag is the weapon, until the next map',
    `fire("ggtr_player_levelup", { userid = eve.userid, weaponname = "mp9" })
     frame()
     expect(flags(eve)):is({ "mp9" })
     fire("game_newmap")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.vote_changed',
    'the bars are as long as the options have votes',
    `fire("vote_changed", {
         vote_option1 = 3, vote_option2 = 1, vote_option3 = 0, vote_option4 = 0, vote_option5 = 0,
     })
     frame()
     expect(drawn("rectangle")):has_length(5)
     expect(drawn("rectangle")[1].w):is(48)
     expect(drawn("rectangle")[2].w):is(16)
     play(16)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.source.hltv_changed_target',
    'the time between two broadcasts is nobody’s',
    `local function watch(seconds)
         play(seconds, 0.5)
         fire("hltv_changed_target", { old_target = eve.index })
         frame()
         return texts()
     end
     expect(watch(2)):is({})
     expect(watch(2)):is({ "Eve: 2 s" })
     expect(watch(3)):is({ "Eve: 5 s" })
     play(2, 0.5)
     fire("hltv_changed_target", { old_target = 0 })
     frame()
     expect(texts()):is({ "Eve: 5 s" })
     fire("client_disconnect")
     expect(watch(2)):is({})`,
  );

  promises(
    'event.source.teamplay_broadcast_audio',
    'sounds of the other team have no subtitle',
    `fire("teamplay_broadcast_audio", { team = 3, sound = "theirs" })
     frame()
     expect(texts()):is({})
     fire("teamplay_broadcast_audio", { team = 2, sound = "ours" })
     frame()
     expect(texts()):is({ "ours" })`,
  );

  promises(
    'event.game.announce_phase_end',
    'each phase has a score of its own',
    `fire("round_end", { winner = 3 })
     fire("round_end", { winner = 3 })
     fire("announce_phase_end")
     expect(last_argument("ui.set")):is("Last phase: T 0, CT 2")
     fire("round_end", { winner = 2 })
     fire("announce_phase_end")
     expect(last_argument("ui.set")):is("Last phase: T 1, CT 0")`,
  );

  promises(
    'event.game.bomb_exploded',
    'the result is there after the blast, and only for those who were alive',
    `fire("bomb_exploded", { userid = eve.userid })
     me.alive = false
     play(0.6)
     expect(texts()):is({ "You did not survive the bomb of Eve" })
     play(5)
     fire("bomb_exploded", { userid = eve.userid })
     play(0.6)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.hostage_killed',
    'red is for teammates',
    `local hostage = game.entity({ class = "CHostage", origin = { 0, 0, 0 } })
     local function green_after(player)
         fire("hostage_killed", { userid = player.userid, hostage = hostage.index })
         local all = calls("client.draw_debug_text")
         return all[#all][7]
     end
     expect(green_after(eve)):is(255)
     expect(last_argument("client.draw_debug_text")):is("killed by Eve")
     expect(green_after(me)):is(60)`,
  );

  promises(
    'event.general.aim_hit',
    'the text is where the shot was aimed',
    `fire("aim_fire", { id = 4, x = 10, y = 20, z = 30, damage = 80, hitgroup = 1 })
     fire("aim_hit", { id = 4, damage = 55, hitgroup = 2 })
     expect(calls("client.draw_debug_text")[1][1]):is(10)
     expect(last_argument("client.draw_debug_text")):is("elsewhere, -25")
     fire("aim_hit", { id = 4, damage = 55, hitgroup = 2 })
     expect(calls("client.draw_debug_text")):has_length(1)`,
  );

  promises(
    'event.source.player_changename',
    'the first name stays, until one of you leaves',
    `fire("player_changename", { userid = eve.userid, oldname = "Ann", newname = "Bea" })
     fire("player_changename", { userid = eve.userid, oldname = "Bea", newname = "Cleo" })
     frame()
     expect(flags(eve)):is({ "Ann" })
     fire("player_team", { userid = eve.userid, team = 2, oldteam = 3, disconnect = false })
     frame()
     expect(flags(eve)):is({ "Ann" })
     fire("player_team", { userid = eve.userid, disconnect = true })
     frame()
     expect(flags(eve)):is({})
     fire("player_changename", { userid = eve.userid, oldname = "Cleo", newname = "Dora" })
     fire("client_disconnect")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.team_info',
    'the flag is the name of the team, once that is known',
    `frame()
     expect(flags(eve)):is({})
     fire("team_info", { teamid = 3, teamname = "Blue" })
     frame()
     expect(flags(eve)):is({ "Blue" })
     expect(flags(me)):is({})`,
  );

  promises(
    'event.source.player_death',
    'a death with a killer is not marked',
    `fire("player_death", { userid = eve.userid, attacker = me.userid })
     expect(calls("client.draw_debug_text")):has_length(0)
     fire("player_death", { userid = eve.userid, attacker = 0 })
     expect(last_argument("client.draw_debug_text")):is("Eve")`,
  );

  promises(
    'event.source.break_breakable',
    'the flag is gone after three seconds',
    `fire("break_breakable", { userid = eve.userid })
     frame()
     expect(flags(eve)):is({ "BROKE" })
     play(3.1)
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.vote_ended',
    'a vote ends with the event, or after 30 seconds',
    `for _, finish in ipairs({ function() fire("vote_ended") end, function() play(31, 0.5) end }) do
         fire("vote_cast")
         frame()
         expect(texts()):is({ "VOTE" })
         finish()
         frame()
         expect(drawn()):has_length(0)
     end`,
  );

  for (const event of ['achievement_event', 'achievement_increment'])
    promises(
      `event.source.${event}`,
      'the bar is as long as the progress, and never longer than its ground',
      `local function share(steps, needed)
           fire("${event}", { cur_val = steps, max_val = needed })
           frame()
           local ground, bar = drawn("rectangle")[1], drawn("rectangle")[2]
           return bar.w / ground.w
       end
       expect(share(3, 12)):is_near(0.25, 0.01)
       expect(share(20, 12)):is(1)
       expect(share(0, 0)):is(0)
       play(5)
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.source.game_start',
    'every limit is in the menu, 0 too',
    `fire("game_start", { roundslimit = 30, timelimit = 0, fraglimit = 5 })
     expect(last_argument("ui.set")):is("Limits: roundslimit 30, timelimit 0, fraglimit 5")`,
  );

  promises(
    'event.source.vote_failed',
    'the votes of the other team do not count, nor do those of the vote before',
    `local function fail()
         fire("vote_failed", { team = 2 })
         frame()
         return texts()
     end
     for _, team in ipairs({ 2, 3, 2 }) do fire("vote_cast", { team = team, entityid = eve.index }) end
     expect(fail()):is({ "Vote failed, votes cast: 2" })
     expect(fail()):is({ "Vote failed, votes cast: 0" })
     for _, over in ipairs({ "vote_passed", "game_newmap" }) do
         fire("vote_cast", { team = 2, entityid = eve.index })
         fire(over, over == "vote_passed" and { team = 2 } or nil)
         expect(fail()):is({ "Vote failed, votes cast: 0" })
     end
     play(5)
     expect(drawn()):has_length(0)`,
  );

  for (const [owner, event, label] of [
    ['event.game.write_profile_data', 'write_profile_data', 'Profile: saved at 09:05'],
    ['event.source.store_pricesheet_updated', 'store_pricesheet_updated', 'Prices: updated at 09:05'],
  ] as const)
    promises(
      owner,
      'the menu has the time',
      `answer("client.system_time", 9, 5, 30, 0)
       fire("${event}")
       expect(last_argument("ui.set")):is("${label}")`,
    );
});
