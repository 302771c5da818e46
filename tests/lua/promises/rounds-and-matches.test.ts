import { describe } from 'vitest';
import { LATE_PURCHASE } from '../support.ts';
import { promises } from './support.ts';

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
    'event.source.vote_cast',
    'a vote begins at 0',
    `fire("vote_cast", { vote_option = 1, entityid = eve.index })
     fire("start_vote")
     fire("vote_cast", { vote_option = 1, entityid = eve.index })
     frame()
     expect(texts()):is({ "Option 1: 1" })
     play(15)
     expect(drawn()):has_length(0)`,
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
    'a menu that was open on the last map, or when you died, hides nothing later',
    `fire("buymenu_open", { userid = me.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(1)
     fire("buymenu_open", { userid = me.userid })
     me.alive = false
     frame()
     me.alive = true
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
    'a hostage that was rescued, or whose leader has died, follows nobody',
    `for _, finish in ipairs({ "hostage_rescued", "player_death" }) do
         fire("hostage_follows", { userid = eve.userid, hostage = 80 })
         frame()
         expect(flags(eve)):is({ "HOSTAGE" })
         local fields = { userid = eve.userid }
         fields.hostage = finish == "hostage_rescued" and 80 or nil
         fire(finish, fields)
         frame()
         expect(flags(eve)):is({})
     end`,
  );

  promises(
    'event.game.hostage_follows',
    'whoever leads two hostages has the flag until the last one is dead, whoever killed it',
    `for hostage = 80, 81 do fire("hostage_follows", { userid = eve.userid, hostage = hostage }) end
     fire("hostage_rescued", { userid = eve.userid, hostage = 80 })
     frame()
     expect(flags(eve)):is({ "HOSTAGE" })
     fire("hostage_killed", { userid = me.userid, hostage = 81 })
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.game.item_purchase',
    'what was bought late does not belong to the next round',
    `${LATE_PURCHASE}
     frame()
     expect(texts()):is({ "1 awp" })
     play(10)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.decoy_firing',
    'a new decoy with the index of an old one begins at 0',
    `answer("renderer.world_to_screen", 100, 100)
     for _ = 1, 2 do
         fire("decoy_started", { entityid = 90 })
         fire("decoy_firing", { entityid = 90 })
     end
     frame()
     expect(texts()):is({ "FAKE 1" })
     fire("decoy_detonate", { entityid = 90 })
     frame()
     expect(drawn()):has_length(0)`,
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
     frame()
     expect(texts()):is({ "T 0 : 0 CT" })
     fire("round_end", { winner = 2 })
     fire("start_halftime")
     frame()
     expect(texts()):is({ "T 0 : 1 CT" })`,
  );

  promises(
    'event.game.round_start',
    'rounds from before the script was loaded count, and a limit of 0 is not shown',
    `local played = 12
     answer("entity.get_prop", function() return played end)
     local function shown(limit)
         fire("round_start", { timelimit = limit })
         frame()
         return texts()
     end
     expect(shown(115)):is({ "Round 13: up to 115 s" })
     played = 13
     expect(shown(0)):is({ "Round 14" })
     play(8)
     expect(drawn()):has_length(0)
     shown(115)
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.spec_target_updated',
    'only who watches you is named, for four seconds',
    `local function shown(target)
         answer("entity.get_prop", target)
         fire("spec_target_updated", { userid = eve.index })
         play(0.2)
         return texts()
     end
     expect(shown(eve.index)):is({})
     expect(shown(me.index)):is({ "Eve watches you" })
     play(4)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.exit_bombzone',
    'a planter who dies leaves nobody at the bomb, and a step after the end of a round is not one of the next',
    `local function shown()
         frame()
         return texts()
     end
     fire("bomb_planted", { userid = eve.userid })
     expect(shown()):is({})
     fire("player_death", { userid = eve.userid })
     expect(shown()):is({ "NOBODY AT BOMB" })
     fire("round_end")
     fire("exit_bombzone", { userid = me.userid, isplanted = true })
     expect(shown()):is({})
     fire("round_prestart")
     expect(shown()):is({})
     fire("exit_bombzone", { userid = me.userid, isplanted = true })
     expect(shown()):is({ "NOBODY AT BOMB" })`,
  );

  for (const [event, fields] of [
    ['show_freezepanel', '{ killer = eve.index }'],
    ['grenade_thrown', '{ userid = eve.userid, weapon = "flashbang" }'],
  ])
    promises(
      `event.game.${event}`,
      'another map has no text of the last one',
      `fire("${event}", ${fields})
       frame()
       expect(#texts()):is_between(1, 3)
       fire("game_newmap")
       frame()
       expect(drawn()):has_length(0)`,
    );

  promises(
    'event.source.player_hurt',
    'a wound after the end of a round is not one of the next',
    `fire("player_hurt", { userid = me.userid, health = 40 })
     fire("player_hurt", { userid = eve.userid, health = 5 })
     frame()
     expect(texts()):is({ "LOWEST 40" })
     fire("round_end")
     fire("player_hurt", { userid = me.userid, health = 5 })
     fire("round_start")
     frame()
     expect(drawn()):has_length(0)`,
  );
});
