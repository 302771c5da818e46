import { describe } from 'vitest';
import { promises } from './support.ts';

describe('an example tells right from wrong', () => {
  promises(
    'vector:cross',
    'a bullet that passes the head is logged; one that stops before it, goes the other way or is your own is not',
    `answer("entity.hitbox_position", function(player)
         return player == me.index and 500 or 0, 0, 0
     end)
     local function shoot(x, y, shooter)
         clear_console()
         fire("bullet_impact", { userid = (shooter or eve).userid, x = x, y = y, z = 0 })
     end
     shoot(1000, 40)
     expect(logged()):has("Eve missed your head by 20 units")
     for _, at in ipairs({ { 1000, 400 }, { 300, 0 }, { -1000, 0 } }) do
         shoot(at[1], at[2])
         expect(logged()):has_length(0)
     end
     shoot(1000, 40, me)
     expect(logged()):has_length(0)
     me.alive = false
     shoot(1000, 40)
     expect(logged()):has_length(0)`,
  );

  promises(
    'totime',
    'you can fire when player and weapon are ready and the magazine is not empty; a knife has none',
    `local weapon = {}
     answer("entity.get_player_weapon", 90)
     answer("entity.get_prop", function(_, name)
         return weapon[name]
     end)
     local function is_ready(own, next_shot, rounds)
         weapon = {
             m_nTickBase = 640,
             m_flNextAttack = own,
             m_flNextPrimaryAttack = next_shot,
             m_iClip1 = rounds,
         }
         frame()
         return #texts() == 1
     end
     expect(is_ready(9, 9, 30)):is(true)
     expect(is_ready(9, 9, -1)):is(true)
     expect(is_ready(11, 9, 30)):is(false)
     expect(is_ready(9, 11, 30)):is(false)
     expect(is_ready(9, 9, 0)):is(false)
     expect(is_ready(nil, 9, 30)):is(false)`,
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
    'json.decode_invalid_numbers',
    'a number that is too large is not a position',
    `menu.set("Position as JSON", '{"x": 300, "y": 80}')
     menu.press("Move the box")
     menu.set("Position as JSON", '{"x": 1e400, "y": 5}')
     menu.press("Move the box")
     expect(logged("error_log")):has_length(1)
     frame()
     expect(drawn("rectangle")[1].x):is(300)`,
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

  promises(
    'rawequal',
    'the later of two equal hits stays until its own two seconds are over',
    `local function hit() fire("player_hurt", { userid = eve.userid, dmg_health = 27 }) end
     hit()
     play(1)
     hit()
     frame()
     expect(texts()):is({ "-27", "-27" })
     play(1.5)
     expect(texts()):is({ "-27" })
     play(1)
     expect(texts()):has_length(0)`,
  );

  promises(
    'rawget',
    'a map with a height of its own keeps it, and others share one',
    `frame()
     expect(drawn("text")[1].y):is(60)
     game.leave()
     game.join("de_nuke")
     frame()
     expect(drawn("text")[1].y):is(20)`,
  );

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
    'bit.bnot',
    'a script that is loaded within a round knows who is alive',
    `fire("player_death", { userid = eve.userid })
     expect(logged()[1]):is_not("Alive: 0x00000000")`,
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
    `local function shown()
         fire("round_poststart")
         frame()
         return texts()
     end
     expect(shown()):is({})
     expect(shown()):is({})
     me.team = 3
     expect(shown()):is({ "Now counter-terrorists" })
     fire("game_newmap")
     me.team = 2
     expect(shown()):is({})
     me.team = 3
     expect(shown()):is({ "Now counter-terrorists" })
     play(8)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.spec_mode_updated',
    'the field is not converted, and only who watches you is named, for four seconds',
    `local function shown(target)
         eve.props = { m_iObserverMode = 5, m_hObserverTarget = target }
         fire("spec_mode_updated", { userid = eve.index })
         play(0.2)
         return texts()
     end
     expect(shown(eve.index)):is({})
     expect(shown(me.index)):is({ "Eve watches you from behind" })
     play(4)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.cs_prev_next_spectator',
    'the new target is read after a moment',
    `me.watching = nil
     fire("cs_prev_next_spectator", { next = true })
     me.watching = eve
     play(0.2)
     expect(texts()):is({ "Next: Eve" })
     play(3)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.match_end_conditions',
    'rounds from before the script was loaded count',
    `fire("match_end_conditions", { max_rounds = 30, win_rounds = 16 })
     local frozen = 1
     answer("entity.get_prop", function(_, prop) return prop == "m_bFreezePeriod" and frozen or 12 end)
     frame()
     expect(texts()):is({ "ROUNDS LEFT 18" })
     frozen = 0
     frame()
     expect(drawn()):has_length(0)
     frozen = 1
     fire("client_disconnect")
     frame()
     expect(drawn()):has_length(0)`,
  );

  for (const event of ['cs_game_disconnected', 'client_disconnect'])
    promises(
      'event.game.cs_game_disconnected',
      `counts start again after ${event}`,
      `local function die()
           fire("player_death", { userid = eve.userid })
           frame()
       end
       die()
       die()
       expect(flags(eve)):is({ "DIED 2" })
       fire("${event}")
       die()
       expect(flags(eve)):is({ "DIED 1" })`,
    );

  for (const [owner, event, flag] of [
    ['event.game.item_equip', `"item_equip", { userid = eve.userid, weptype = 5, item = "awp" }`, 'awp'],
    ['event.game.silencer_on', `"silencer_on", { userid = eve.userid }`, 'QUIET'],
    ['event.game.silencer_detach', `"silencer_detach", { userid = eve.userid }`, 'BUSY'],
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
    `fire("item_pickup", { userid = me.userid, item = "ak47" })
     fire("game_newmap")
     fire("item_remove", { userid = me.userid, item = "flashbang" })
     frame()
     expect(drawn()):has_length(0)`,
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
