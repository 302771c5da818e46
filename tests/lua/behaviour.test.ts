import { describe, expect } from 'vitest';
import { luaTest, problemOf } from './support.ts';

/** A script that hands out its globals, so that a scenario can use the API itself. */
const GLOBALS = 'return _G';

/** A test whose body is a scenario; `api` has the globals of a script that has been loaded. */
function behaves(title: string, scenario: string): void {
  luaTest(title, async () => {
    expect(await problemOf(GLOBALS, `local api = load_script()\n${scenario}`)).toBe('');
  });
}

describe('menu', () => {
  behaves(
    'items have the values of their kind',
    `local ui = api.ui
     local function new(kind, ...) return ui["new_" .. kind]("LUA", "A", kind, ...) end
     expect(ui.get(new("checkbox"))):is(false)
     expect(ui.get(new("slider", -5, 5))):is(-5)
     expect(ui.get(new("combobox", "a", "b"))):is("a")
     expect(ui.get(new("multiselect", { "a", "b" }))):is({})
     expect(ui.get(new("listbox", { "a" }))):is_nil()
     expect(ui.get(new("textbox"))):is("")
     expect({ ui.get(new("color_picker", 1, 2, 3, 4)) }):is({ 1, 2, 3, 4 })
     expect({ ui.get(new("hotkey", false, 65)) }):is({ false, 1, 65 })
     expect(ui.get(ui.new_string("s", "x"))):is("x")
     expect(ui.type(new("label"))):is("label")
     expect(function() ui.get(ui.new_label("LUA", "B", "l")) end):raises("has no value")`,
  );

  behaves(
    'a user who sets a value runs the callback, a script does not',
    `local item = api.ui.new_multiselect("LUA", "A", "x", "a", "b", "c")
     local seen = {}
     api.ui.set_callback(item, function(changed) seen[#seen + 1] = changed == item end)
     api.ui.set(item, "c", "a")
     expect(menu.get("x")):is({ "a", "c" })
     expect(seen):is({})
     menu.set("x", { "b" })
     menu.set("x", "b")
     expect(seen):is({ true })
     expect(function() api.ui.set(item, "d") end):raises("expected one of its options")
     expect(function() menu.set("y", 1) end):raises('there is no menu item "y"')`,
  );

  behaves(
    'only a button can be pressed',
    `api.ui.new_checkbox("LUA", "A", "box")
     expect(function() menu.press("box") end):raises('item "box" is a checkbox, which nobody presses')`,
  );

  behaves(
    'items of the client are found, and outlive the script',
    `menu.add("RAGE", "Aimbot", "Enabled", { kind = "checkbox", value = true }, { kind = "hotkey", value = {} })
     local item, key = api.ui.reference("RAGE", "Aimbot", "Enabled")
     expect(api.ui.get(item)):is(true)
     expect(api.ui.type(key)):is("hotkey")
     expect(function() api.ui.set_callback(item, function() end) end):raises("does not work on items of the client")
     api.ui.set(item, false)
     api.ui.new_checkbox("LUA", "A", "own")
     unload()
     expect(menu.items()):is({})
     expect(menu.get("Enabled")):is(false)
     menu.has_nothing_else()
     expect(function() api.ui.reference("RAGE", "Aimbot", "Other") end):raises("there is no item")`,
  );

  behaves(
    'a configuration saves what a label and a button are not',
    `local ui, order = api.ui, {}
     for _, name in ipairs({ "pre_config_save", "post_config_save", "pre_config_load", "post_config_load" }) do
       api.client.set_event_callback(name, function() order[#order + 1] = name end)
     end
     ui.new_label("LUA", "A", "text")
     local box = ui.new_checkbox("LUA", "A", "box")
     menu.set("box", true)
     save_config()
     menu.set("box", false)
     load_config()
     expect(ui.get(box)):is(true)
     expect(order):is({ "pre_config_save", "post_config_save", "pre_config_load", "post_config_load" })
     expect(api.config.export()):is('{"LUA\\\\/A\\\\/box":true}')`,
  );
});

describe('time', () => {
  behaves(
    'passes only in seconds, which can be 0 between two frames',
    `expect(function() play(1, 0) end):raises("the step of play: expected seconds above 0, found number 0")
     expect(function() play(-1) end):raises("play: expected seconds above 0, found number -1")
     expect(function() play() end):raises("play: expected seconds above 0, found nil")
     expect(function() frame("1") end):raises('frame: expected seconds from 0 on, found string "1"')`,
  );

  behaves(
    'calls run when they are due, in their order, with their values',
    `local seen = {}
     local function note(...) seen[#seen + 1] = { ... } end
     api.client.delay_call(0.5, note, "late", 1)
     api.client.delay_call(0.2, note, "early")
     api.client.delay_call(0, function() api.client.delay_call(0, note, "next") end)
     frame(0.1)
     expect(seen):is({})
     frame(0.05)
     expect(seen):is({ { "next" } })
     frame(1)
     expect(seen):is({ { "next" }, { "early" }, { "late", 1 } })`,
  );

  behaves(
    'clocks run side by side; ticks only in a game',
    `local globals = api.globals
     local started = globals.realtime()
     play(1)
     expect(globals.tickcount()):is(0)
     expect(globals.mapname()):is_nil()
     game.join("de_x")
     local ticks, frames = 0, globals.framecount()
     api.client.set_event_callback("net_update_end", function() ticks = ticks + 1 end)
     play(1)
     expect(globals.realtime() - started):is_near(2)
     expect(globals.framecount() - frames):is(100)
     expect(ticks):is(64)
     expect(globals.curtime()):is_near(1)
     expect(globals.absoluteframetime()):is(0.01)
     expect(api.toticks(0.5)):is(32)
     expect(api.totime(32)):is(0.5)`,
  );

  behaves(
    'paint fires in a game, paint_ui always, and nothing after an unload',
    `local seen = {}
     for _, name in ipairs({ "paint", "paint_ui", "shutdown" }) do
       api.client.set_event_callback(name, function() seen[#seen + 1] = name end)
     end
     api.defer(function() seen[#seen + 1] = "deferred" end)
     api.client.delay_call(9, function() seen[#seen + 1] = "late" end)
     frame()
     game.join()
     frame()
     unload()
     frame(10)
     expect(seen):is({ "paint_ui", "paint", "paint_ui", "shutdown", "deferred" })`,
  );
});

describe('players', () => {
  behaves(
    'lists, teams and numbers',
    `game.join()
     local me = game.player({ me = true, team = 3 })
     local mate = game.player({ team = 3 })
     local enemy = game.player({ team = 2, name = "Eve" })
     game.player({ team = 2, dormant = true })
     game.player({ team = 2, alive = false })
     local entity = api.entity
     expect(entity.get_local_player()):is(me.index)
     expect(entity.get_players()):is({ me.index, mate.index, enemy.index })
     expect(entity.get_players(true)):is({ enemy.index })
     expect(api.client.userid_to_entindex(enemy.userid)):is(enemy.index)
     expect(api.client.userid_to_entindex(enemy.index)):is(0)
     expect(entity.get_player_name(enemy.index)):is("Eve")
     expect(entity.get_player_name(enemy.userid)):is("unknown")
     expect(entity.get_classname(entity.get_player_weapon(mate.index))):is("CAK47")
     game.leave()
     expect(entity.get_local_player()):is_nil()
     expect(entity.get_players()):is({})
     expect(function() game.player({ nam = "x" }) end):raises("player: there is no field \`nam\`")`,
  );

  behaves(
    'properties follow the fields, what a scenario sets, and their form',
    `game.join()
     local me = game.player({ me = true, health = 40, velocity = { 1, 2, 3 }, props = { m_iAmmo = { [0] = 5 } } })
     local get = api.entity.get_prop
     expect(get(me.index, "m_iHealth")):is(40)
     expect({ get(me.index, "m_vecVelocity") }):is({ 1, 2, 3 })
     expect(get(me.index, "m_iAmmo", 0)):is(5)
     expect({ get(me.index, "m_vecAnything") }):is({ 0, 0, 0 })
     expect(get(me.index, "health")):is_nil()
     expect(get(99, "m_iHealth")):is_nil()
     local board = api.entity.get_player_resource()
     expect(get(board, "m_iTeam", me.index)):is(me.team)
     expect(get(board, "m_bConnected", 60)):is(0)
     api.entity.set_prop(me.index, "m_bSpotted", 1)
     expect(get(me.index, "m_bSpotted")):is(1)
     api.entity.set_prop(me.index, "m_vecX", 7, 8, 9)
     expect({ get(me.index, "m_vecX") }):is({ 7, 8, 9 })`,
  );

  behaves(
    'the screen shows what is in front of the camera',
    `game.join()
     game.camera({ x = 0, y = 0, z = 0, pitch = 0, yaw = 0 })
     local places = {}
     api.client.set_event_callback("paint", function()
       for i, at in ipairs({ { 100, 0, 0 }, { 100, 100, 0 }, { 100, 0, 50 }, { -100, 0, 0 } }) do
         places[i] = { api.renderer.world_to_screen(at[1], at[2], at[3]) }
       end
     end)
     frame()
     expect(places[1]):is({ 960, 540 })
     expect(places[2][1] < 960):is(true)
     expect(places[3][2] < 540):is(true)
     expect(places[4]):is({})
     -- 90 degrees are the width of a picture of 4:3, which has 1440 pixels here.
     expect(places[2][1]):is_near(960 - 720)`,
  );
});

describe('values', () => {
  behaves(
    'JSON is that of the client',
    `local json = api.json
     local text = [[{"a":[1,2.5,-3e2,true,null,"\\u00e4\\ud83d\\ude00\\n"],"b":{}}]]
     local value = json.parse(text)
     expect(value.a[3]):is(-300)
     expect(value.a[5] == json.null):is(true)
     expect(value.a[6]):is("\\195\\164\\240\\159\\152\\128\\n")
     expect(json.stringify(value.b)):is("{}")
     expect(json.stringify({ 1, nil, 3 })):is("[1,null,3]")
     expect(json.stringify({ [1] = "a", x = 0.1 })):is('{"1":"a","x":0.1}')
     for _, wrong in ipairs({ "", "{", "[1,]", "{'a':1}", "[1] x", '"a', "tru", "[1 2]", '{"a" 1}' }) do
       expect(function() json.parse(wrong) end):raises("Expected")
     end
     expect(function() json.stringify({ [100] = 1 }) end):raises("excessively sparse array")
     json.encode_sparse_array(true)
     expect(json.stringify({ [100] = 1 })):is('{"100":1}')
     expect(function() json.stringify(0 / 0) end):raises("NaN")
     json.encode_invalid_numbers("null")
     expect(json.stringify(0 / 0)):is("null")
     expect(function() json.stringify({ tostring = tostring }) end):raises("type not supported")
     local loop = {}
     loop[1] = loop
     expect(function() json.stringify(loop) end):raises("excessive depth")
     json.decode_max_depth(1)
     expect(function() json.parse("[[1]]") end):raises("too many nested")`,
  );

  behaves(
    'vectors calculate',
    `local vector = api.require("vector")
     local a, b = vector(3, 4, 0), vector(0, 0, 2)
     expect(a:length()):is(5)
     expect({ (a + b):unpack() }):is({ 3, 4, 2 })
     expect({ (a - b):unpack() }):is({ 3, 4, -2 })
     expect({ (a * 2 / 4):unpack() }):is({ 1.5, 2, 0 })
     expect(a:dist(b)):is_near(math.sqrt(29))
     expect(a:dist2d(b)):is(5)
     expect(a:dot(b)):is(0)
     expect({ vector(1, 0, 0):cross(vector(0, 1, 0)):unpack() }):is({ 0, 0, 1 })
     expect({ a:lerp(b, 0.5):unpack() }):is({ 1.5, 2, 1 })
     expect(a:normalize()):is_nil()
     expect(a:length()):is_near(1)
     local pitch, yaw = vector(1, 1, -1):angles()
     expect(yaw):is_near(45)
     expect(pitch):is_near(35.264)
     local view = vector():init_from_angles(30, -60)
     pitch, yaw = view:angles()
     expect(pitch):is_near(30)
     expect(yaw):is_near(-60)
     local right, up = view:vectors()
     expect(right:dot(view)):is_near(0)
     expect(up:dot(view)):is_near(0)
     expect(up.z > 0):is(true)
     expect(vector(1, 0, 0):vectors().y):is(-1)`,
  );

  behaves(
    'what is stored is a copy, and outlives the script',
    `local data = { list = { 1 } }
     api.database.write("k", data)
     data.list[1] = 2
     unload()
     expect(load_script().database.read("k")):is({ list = { 1 } })
     api.writefile("a.txt", "x")
     expect(api.readfile("a.txt")):is("x")
     expect(api.readfile("b.txt")):is_nil()
     local volume = api.cvar.volume
     volume:set_float(0.5)
     expect({ volume:get_string(), volume:get_float(), volume:get_int() }):is({ "0.5", 0.5, 0 })
     volume:set_raw_int(3)
     expect({ volume:get_string(), volume:get_int() }):is({ "0.5", 3 })
     game.no_cvar("secret")
     expect(api.cvar.secret):is_nil()`,
  );

  behaves(
    'the console joins values, and the event of its lines sees them',
    `local seen = {}
     api.client.set_event_callback("output", function(e) seen[#seen + 1] = e.text end)
     api.client.log("a", nil, 1, true)
     api.print(1, 2)
     api.printf("%03d", 7)
     api.client.color_log(1, 2, 3, "c")
     expect(logged()):is({ "anil1true", "12", "007", "c" })
     expect(seen):is(logged())
     api.client.exec("say ", 1)
     expect(logged("exec")):is({ "say 1" })`,
  );

  behaves(
    'events of scripts carry any values, and a single callback is one',
    `local got
     api.client.set_event_callback("own", function(...) got = { ... } end)
     api.client.fire_event("own", 1, "b")
     expect(got):is({ 1, "b" })
     fire_own("own", 2)
     expect(got):is({ 2 })
     expect(function() api.client.fire_event("paint") end):raises("choose another name")
     api.client.set_event_callback("indicator", function() end)
     expect(function() api.client.set_event_callback("indicator", function() end) end):raises("already has a callback")`,
  );

  behaves(
    'flags of the overlay are asked for in each frame',
    `game.join()
     local low = game.player({ health = 5 })
     local other = game.player({})
     api.client.register_esp_flag("LOW", 1, 2, 3, function(index)
       local health = api.entity.get_prop(index, "m_iHealth")
       return health < 10, health == 4 and "FOUR" or nil
     end)
     frame()
     expect(flags(low)):is({ "LOW" })
     expect(flags(other)):is({})
     low.health = 4
     frame()
     expect(flags(low)):is({ "FOUR" })`,
  );
});
