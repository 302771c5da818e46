import { describe } from 'vitest';
import { promises } from './support.ts';

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

  promises(
    'event.game.enter_buyzone',
    'you buy when you spawn and when the zone allows it, but neither for others nor with full armour',
    `menu.set("Buy armour early", true)
     fire("player_spawn", { userid = me.userid })
     expect(calls("client.exec")):has_length(0)
     me.armor = 0
     fire("player_spawn", { userid = eve.userid })
     fire("enter_buyzone", { userid = me.userid, canbuy = false })
     expect(calls("client.exec")):has_length(0)
     fire("player_spawn", { userid = me.userid })
     expect(calls("client.exec")):has_length(1)
     fire("enter_buyzone", { userid = me.userid, canbuy = true })
     expect(calls("client.exec")):has_length(2)`,
  );

  promises(
    'vector:to',
    'the view turns to the bomb while the key is held',
    `game.entity({ class = "CPlantedC4", origin = { 0, 400, 64 } })
     me.origin = { 0, 0, 0 }
     frame()
     menu.set("Look at the bomb", true)
     frame()
     local turned = 0
     for _, call in ipairs(calls("client.camera_angles")) do
         if call[2] then
             turned = turned + 1
             expect(call[2]):is_between(89, 91)
         end
     end
     expect(turned):is(1)`,
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
     menu.set("Turn back", true)
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
    'an error is reported once, with the lines that led to it, another one too',
    `menu.set("Format, such as %.1f s", "%d %d")
     play(0.2)
     expect(logged("error_log")):has_length(1)
     menu.set("Format, such as %.1f s", "%y")
     play(0.2)
     expect(logged("error_log")):has_length(2)
     local _, places = logged("error_log")[2]:gsub("\\n  at a%.lua:%d+", "")
     expect(places):is(3)
     menu.set("Format, such as %.1f s", "now")
     frame()
     expect(texts()):is({ "now" })`,
  );

  promises(
    'coroutine',
    'an error that is not text is reported too, and ends the steps',
    `answer("client.log", function() error({ code = 1 }) end)
     frame()
     expect(logged("error_log")):has_length(1)
     frame()
     expect(logged("error_log")):has_length(1)`,
  );

  promises(
    'coroutine.running',
    'an error that is not text is reported too',
    `answer("client.log", function() error({ code = 1 }) end)
     fire("round_start")
     fire("player_death", { userid = eve.userid, weapon = "ak47" })
     expect(logged("error_log")):has_length(1)`,
  );

  promises(
    'coroutine.wrap',
    'the living enemies are looked up when the user asks, not in each frame',
    `frame()
     expect(calls("entity.get_players")):has_length(0)
     menu.press("List enemy health")
     expect(logged()):is({ "Eve: 100" })`,
  );

  for (const [owner, file] of [
    ['bit.bswap', 'panel.png'],
    ['ffi.cast', 'paths.bin'],
    ['math.ldexp', 'spot.bin'],
  ])
    promises(
      `${owner}`,
      'a file that is missing does not go unnoticed',
      `expect(#logged("error_log")):is(1)
       expect(logged("error_log")[1]):has("${file} is missing")`,
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
    'coroutine.create',
    'the least free space is that of any direction, however many frames one scan takes',
    `frame()
     expect(texts()):is({ "Wall: 1000" })
     answer("client.trace_line", function(_, x, y, _, to_x, to_y)
       return to_x < x and math.abs(to_y - y) < 1 and 0.25 or 1, -1
     end)
     for _ = 1, 12 do frame() end
     expect(texts()):is({ "Wall: 250" })
     answer("client.trace_line", 1, -1)
     for _ = 1, 13 do frame() end
     expect(texts()):is({ "Wall: 1000" })`,
  );

  promises(
    'coroutine.resume',
    'hits in a row are counted, and a miss ends the row',
    `local function hit(times) for _ = 1, times do fire("aim_hit") end end
     hit(3)
     expect(logged()):is({ "3 hits in a row" })
     fire("aim_miss")
     hit(2)
     expect(logged()):has_length(1)`,
  );

  promises(
    'client.draw_debug_text',
    'your bullets get a mark and a line below it, others none',
    `for _, player in ipairs({ me, eve }) do
         fire("bullet_impact", { userid = player.userid, x = 1, y = 2, z = 3.7 })
     end
     local marks = calls("client.draw_debug_text")
     expect(marks):has_length(2)
     expect({ marks[1][4], marks[1][10] }):is({ 0, "x" })
     expect({ marks[2][4], marks[2][10] }):is({ 1, 3 })`,
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
    'event.game.enter_rescue_zone',
    'the zone is shown to a living player only, until he leaves it',
    `local function shown()
         frame()
         return #drawn()
     end
     fire("enter_rescue_zone", { userid = eve.userid })
     expect(shown()):is(0)
     fire("enter_rescue_zone", { userid = me.userid })
     expect(shown()):is(1)
     me.alive = false
     expect(shown()):is(0)
     me.alive = true
     fire("exit_rescue_zone", { userid = me.userid })
     expect(shown()):is(0)`,
  );

  promises(
    'event.game.exit_bombzone',
    'it is told while nobody is at the planted bomb',
    `local function shown()
         frame()
         return #drawn()
     end
     local function step(event, player, planted)
         fire(event, { userid = player.userid, isplanted = planted, hasbomb = false })
         return shown()
     end
     expect(step("enter_bombzone", me, false)):is(0)
     expect(step("exit_bombzone", me, false)):is(0)
     expect(step("enter_bombzone", me, true)):is(0)
     expect(step("enter_bombzone", eve, true)):is(0)
     expect(step("exit_bombzone", me, true)):is(0)
     fire("player_death", { userid = eve.userid })
     expect(shown()):is(1)
     fire("round_end")
     expect(shown()):is(0)`,
  );

  promises(
    'event.game.round_freeze_end',
    'the money is shown for ten seconds',
    `fire("round_freeze_end")
     play(9)
     expect(texts()[1]):fits("against")
     play(2)
     expect(drawn()):has_length(0)`,
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
     frame()
     expect(drawn()):has_length(0)
     local ann = game.player({ team = 2, name = "Ann" })
     fire("hostage_hurt", { userid = ann.userid })
     fire("hostage_hurt", { userid = me.userid })
     frame()
     expect(texts()):is({ "Ann hit a hostage" })
     expect(logged()):is({ "You hit a hostage" })
     play(4.1, 0.5)
     expect(drawn()):has_length(0)`,
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

  promises(
    'event.game.bomb_defused',
    'a saviour of your own side is named, you included, for four seconds',
    `local function shown(player)
         fire("bomb_defused", { userid = player.userid })
         frame()
         local found = texts()
         play(4)
         expect(drawn()):has_length(0)
         return found
     end
     expect(shown(eve)):is({})
     expect(shown(game.player({ team = 2, name = "Ann" }))):is({ "Ann saved the site" })
     expect(shown(me)):has_length(1)`,
  );

  promises(
    'event.game.weapon_fire',
    'a pause ends the burst, and the shots of others do not count',
    `local function shoot(player) fire("weapon_fire", { userid = player.userid, weapon = "weapon_ak47" }) end
     shoot(me)
     play(0.1)
     shoot(me)
     shoot(eve)
     frame()
     expect(texts()):is({ "ak47 2" })
     play(0.6)
     expect(drawn()):has_length(0)
     shoot(me)
     frame()
     expect(texts()):is({ "ak47 1" })`,
  );

  promises(
    'event.game.silencer_off',
    'the reminder follows the weapon in hand and ends when you are dead',
    `local function shown(event, fields)
         fields.userid = fields.userid or me.userid
         fire(event, fields)
         frame()
         return #drawn()
     end
     expect(shown("silencer_off", { userid = eve.userid })):is(0)
     expect(shown("silencer_off", {})):is(1)
     expect(shown("silencer_on", { userid = eve.userid })):is(1)
     expect(shown("silencer_on", {})):is(0)
     expect(shown("item_equip", { hassilencer = true, issilenced = false })):is(1)
     expect(shown("item_equip", { hassilencer = false, issilenced = false })):is(0)
     fire("silencer_off", { userid = me.userid })
     me.alive = false
     frame()
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.gg_final_weapon_achieved',
    'the flag ends with the match',
    `fire("gg_final_weapon_achieved", { playerid = eve.userid })
     frame()
     expect(flags(eve)):is({ "LAST" })
     fire("cs_match_end_restart")
     frame()
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.general.net_update_start',
    'only who was dormant is flagged, for two seconds',
    `tick(1)
     frame()
     expect(flags(eve)):is({})
     eve.dormant = true
     tick(1)
     fire("net_update_start")
     eve.dormant = false
     fire("net_update_end")
     frame()
     expect(flags(eve)):is({ "BACK" })
     play(2)
     expect(flags(eve)):is({})`,
  );

  promises(
    'event.source.round_end',
    'the score is that of this map',
    `for _, winner in ipairs({ 2, 3, 2, 1 }) do fire("round_end", { winner = winner }) end
     frame()
     expect(texts()):is({ "T 2 : 1 CT" })
     fire("game_newmap")
     frame()
     expect(texts()):is({ "T 0 : 0 CT" })`,
  );

  promises(
    'event.general.finish_command',
    'nothing is shown while nothing is added',
    `fire("setup_command", { chokedcommands = 1 })
     fire("finish_command", { chokedcommands = 1 })
     frame(0.001)
     expect(drawn()):has_length(0)
     fire("finish_command", { chokedcommands = 4 })
     frame(0.001)
     expect(texts()):is({ "HELD +3" })`,
  );

  promises(
    'event.general.player_chat',
    'your own messages and those without your name are not shown, and the others for six seconds only',
    `me.name = "Max"
     local function shown(sender, text)
         fire("player_chat", { entity = sender.index, name = sender.name, text = text })
         frame()
         return texts()
     end
     expect(shown(eve, "hello")):is({})
     expect(shown(me, "I am Max")):is({})
     expect(shown(eve, "where is max?")):is({ "Eve: where is max?" })
     play(6)
     expect(drawn()):has_length(0)`,
  );
});
