import { describe } from 'vitest';
import { promises } from './support.ts';

describe('only what happened is counted', () => {
  promises(
    'event.game.client_disconnect',
    'a suicide is no kill',
    `fire("player_death", { userid = me.userid, attacker = me.userid })
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     fire("client_disconnect")
     game.leave()
     frame()
     expect(texts()):is({ "Kills: 1, minutes: 0" })
     play(10)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.cs_pre_restart',
    'a suicide is no kill, and the restart begins at 0',
    `fire("player_death", { userid = me.userid, attacker = me.userid })
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     frame()
     expect(texts()):is({ "KILLS 1" })
     fire("cs_pre_restart")
     frame()
     expect(texts()):is({ "KILLS 0" })`,
  );

  promises(
    'event.game.client_disconnect',
    'the time between two servers is not played',
    `answer("client.unix_time", 600)
     fire("client_disconnect")
     answer("client.unix_time", 6000)
     fire("game_newmap")
     answer("client.unix_time", 6120)
     fire("client_disconnect")
     frame()
     expect(texts()):is({ "Kills: 0, minutes: 2" })`,
  );

  promises(
    'event.game.bot_takeover',
    'kills as a bot are told apart until the next round',
    `local function kill() fire("player_death", { userid = eve.userid, attacker = me.userid }) end
     kill()
     fire("bot_takeover", { userid = me.userid, botid = eve.userid })
     kill()
     kill()
     frame()
     expect(texts()):is({ "KILLS 1, AS BOT 2" })
     fire("round_prestart")
     frame()
     expect(drawn()):has_length(0)
     kill()
     frame()
     expect(texts()):is({ "KILLS 1, AS BOT 0" })
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(0)`,
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
         fire("round_end", { winner = winner, reason = reason, message = "" })
         frame()
         return texts()[1]
     end
     expect(over(2, 9)):has("1 won, 0 lost")
     expect(over(1, 10)):has("1 won, 0 lost")
     expect(over(3, 8)):has("1 won, 1 lost")`,
  );

  promises(
    'event.game.item_remove',
    'one of two is left, and the items of others are not listed',
    `for _ = 1, 2 do fire("item_pickup", { userid = me.userid, item = "flashbang" }) end
     fire("item_pickup", { userid = eve.userid, item = "ak47" })
     fire("item_remove", { userid = me.userid, item = "flashbang" })
     frame()
     expect(texts()):is({ "1 flashbang" })
     fire("item_remove", { userid = me.userid, item = "flashbang" })
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.item_pickup',
    'knows all sniper rifles, and what is lost',
    `local function flag_after(event, defindex)
         fire(event, { userid = eve.userid, defindex = defindex })
         frame()
         return flags(eve)
     end
     expect(flag_after("item_pickup", 7)):is({})
     for defindex, name in pairs({ [9] = "AWP", [11] = "G3SG1", [38] = "SCAR-20", [40] = "SSG 08" }) do
         expect(flag_after("item_pickup", defindex)):is({ name })
         expect(flag_after("item_remove", 7)):is({ name })
         expect(flag_after("item_remove", defindex)):is({})
     end`,
  );

  promises(
    'event.game.flashbang_detonate',
    'counts victims that are told before and after',
    `local function blind() fire("player_blind", { userid = eve.userid, entityid = 200 }) end
     blind()
     fire("flashbang_detonate", { userid = me.userid, entityid = 200 })
     blind()
     play(0.3)
     expect(texts()):is({ "BLINDED 2" })
     play(3)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.flashbang_detonate',
    'dead players are not counted, although the event names them',
    `local function blind(player) fire("player_blind", { userid = player.userid, entityid = 200 }) end
     local ghost = game.player({ team = 3, alive = false })
     blind(eve)
     blind(ghost)
     fire("player_blind", { userid = 9999, entityid = 200 })
     fire("flashbang_detonate", { userid = me.userid, entityid = 200 })
     play(0.3)
     expect(texts()):is({ "BLINDED 1" })`,
  );

  promises(
    'event.game.bomb_beginplant',
    'the world is not a site',
    `answer("entity.get_prop", 1, 2, 3)
     fire("bomb_beginplant", { userid = eve.userid, site = 0 })
     frame()
     expect(texts()):is({ "PLANT ?" })
     play(3)
     expect(drawn()):has_length(0)`,
  );

  for (const missing of ['m_vecMins', 'm_vecMaxs', 'm_bombsiteCenterA', 'm_bombsiteCenterB'])
    promises(
      'event.game.bomb_beginplant',
      `the letter is not guessed without ${missing}`,
      `local site = game.entity({ class = "CBaseEntity", origin = { 0, 0, 0 } })
       local props = { m_vecMins = 90, m_vecMaxs = 110, m_bombsiteCenterA = 100, m_bombsiteCenterB = 900 }
       answer("entity.get_prop", function(_, name)
           return props[name], props[name], props[name]
       end)
       local function shown()
           fire("bomb_beginplant", { userid = eve.userid, site = site.index })
           frame()
           return texts()
       end
       expect(shown()):is({ "PLANT A" })
       props.${missing} = nil
       expect(shown()):is({ "PLANT ?" })`,
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

  promises(
    'event.source.player_shoot',
    'shots of others are neither counted nor logged',
    `for _, name in ipairs({ "player_shoot", "weapon_fire" }) do
         fire(name, { userid = eve.userid })
     end
     fire("round_end")
     expect(logged()):is({ "player_shoot 0, weapon_fire 0" })
     clear_console()
     fire("player_shoot", { userid = me.userid, weapon = 7, mode = 0 })
     fire("weapon_fire", { userid = me.userid })
     fire("round_end")
     expect(logged()):is({ "Weapon 7, mode 0", "player_shoot 1, weapon_fire 1" })`,
  );
});
