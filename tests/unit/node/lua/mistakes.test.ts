import { describe, expect, it } from 'vitest';
import { checkLua } from '../../../../src/node/lua/index.ts';
import { readReference } from '../../../../src/node/luacats/index.ts';
import { listFiles, readTexts } from '../../../../src/node/source/site-folder.ts';

/** The API of this site. */
const { reference } = readReference(await readTexts('.', await listFiles('.', 'definitions', []), []));
const OPTIONS = {
  listeners: ['client.set_event_callback', 'client.unset_event_callback'],
  raisers: ['client.fire_event'],
};

/** Problems of an example as an author writes it, each as `line:column message fix`. */
function problemsOf(code: string): string[] {
  return checkLua([{ code, file: 'page.md', line: 1 }], reference, OPTIONS).map(
    ({ line, column, message, fix = '' }) => `${line}:${column} ${message} ${fix}`,
  );
}

/** Code without the indentation of the test around it. */
function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Removes the mark before a mistake, and returns its line and column. */
function withoutMark(text: string): { code: string; place: string } {
  const code = dedent(text);
  const before = code.slice(0, code.indexOf('‸')).split('\n');
  return { code: code.replace('‸', ''), place: `${before.length}:${(before.at(-1) ?? '').length + 1}` };
}

/** What is wrong, an example with one mistake behind `‸`, and what the message must say. */
const MISTAKES: [what: string, code: string, says: string][] = [
  [
    'a function with a typo',
    `
    local w, h = ‸client.screen_sise()
    client.log(w, " x ", h)
    `,
    'client.screen_size',
  ],
  [
    'a function written in camel case',
    `
    client.set_event_callback("paint", function()
      local me = ‸entity.getLocalPlayer()
      if me then
        renderer.indicator(255, 255, 255, 255, entity.get_player_name(me))
      end
    end)
    `,
    'entity.get_local_player',
  ],
  [
    'the name that another library has',
    `
    local settings = { speed = 5, color = "red" }
    writefile("settings.json", ‸json.encode(settings))
    `,
    'json.encode',
  ],
  [
    'a function of the wrong module',
    `
    client.set_event_callback("paint", function()
      for _, player in ipairs(entity.get_players(true)) do
        local x, y = ‸client.world_to_screen(entity.get_origin(player))
        if x then
          renderer.text(x, y, 255, 255, 255, 255, "c", 0, "here")
        end
      end
    end)
    `,
    'client.world_to_screen',
  ],
  [
    'a constructor that the module lacks',
    `
    local vector = require "vector"
    local up = ‸vector.new(0, 0, 64)
    print(up.z)
    `,
    'new',
  ],
  [
    'a method with the wrong name',
    `
    local vector = require "vector"
    local a, b = vector(0, 0, 0), vector(10, 0, 0)
    print("far: ", a:‸distance(b))
    `,
    'distance',
  ],
  [
    'a method that console variables lack',
    `
    local sensitivity = cvar.sensitivity
    if sensitivity then
      print("now at ", sensitivity:‸get_number())
    end
    `,
    'get_number',
  ],
  [
    'a function that Lua lacks',
    `
    local health = 33.4
    renderer.text(10, 10, 255, 255, 255, 255, "b", 0, ‸math.round(health))
    `,
    'math.round',
  ],
  [
    'a method that texts lack',
    `
    for _, name in ipairs(‸("awp,ak47,m4a1"):split(",")) do
      print(name)
    end
    `,
    'split',
  ],
  [
    'too few arguments',
    `
    client.set_event_callback("paint", function()
      local w, h = client.screen_size()
      ‸renderer.line(0, h / 2, w, h / 2, 255, 255, 255)
    end)
    `,
    'renderer.line',
  ],
  [
    'too many arguments',
    `
    local me = entity.get_local_player()
    if me and entity.is_alive(me, ‸true) then
      print("still here")
    end
    `,
    'entity.is_alive',
  ],
  [
    'a text for a number',
    `
    client.delay_call(‸"two", function()
      print("two seconds later")
    end)
    `,
    'client.delay_call',
  ],
  [
    'nil for what must be there',
    `
    local enabled = ui.new_checkbox("LUA", ‸nil, "Enable")
    print(ui.get(enabled))
    `,
    'ui.new_checkbox',
  ],
  [
    'a colon for a dot',
    `
    local enabled = ui.new_checkbox("LUA", "A", "Enable")
    if ‸ui:get(enabled) then
      print("on")
    end
    `,
    'ui.get',
  ],
  [
    'a dot for a colon',
    `
    local sensitivity = cvar.sensitivity
    if sensitivity then
      ‸sensitivity.set_float(1.5)
    end
    `,
    'set_float',
  ],
  [
    'a call where the function is meant',
    `
    local function draw()
      renderer.text(10, 10, 255, 255, 255, 255, nil, 0, "hello")
    end
    client.set_event_callback("paint", ‸draw())
    `,
    'callback',
  ],
  [
    'a value in the wrong case',
    `
    local enabled = ui.new_checkbox(‸"Lua", "A", "Enable")
    print(ui.get(enabled))
    `,
    '"LUA"',
  ],
  [
    'a value that the set lacks',
    `
    collectgarbage(‸"clean")
    print(collectgarbage("count"))
    `,
    'collect',
  ],
  [
    'an event that does not exist',
    `
    client.set_event_callback(‸"player_killed", function(e)
      print(e.weapon)
    end)
    `,
    'player_killed',
  ],
  [
    'an event with a typo where a callback is removed',
    `
    local function draw()
      renderer.indicator(255, 255, 255, 255, "ON")
    end
    client.set_event_callback("paint", draw)
    client.delay_call(5, function()
      client.unset_event_callback(‸"pain", draw)
    end)
    `,
    'paint',
  ],
  [
    'a field that an event lacks',
    `
    client.set_event_callback("player_hurt", function(e)
      if client.userid_to_entindex(e.attacker) == entity.get_local_player() then
        client.log("Dealt ", e.‸damage)
      end
    end)
    `,
    'player_hurt',
  ],
  [
    'a field set that a command lacks',
    `
    client.set_event_callback("setup_command", function(cmd)
      cmd.‸in_crouch = true
    end)
    `,
    'in_crouch',
  ],
  [
    'a parameter that the event does not pass',
    `
    client.set_event_callback("paint", function(‸ctx)
      ctx:text(10, 10, "hello")
    end)
    `,
    'ctx',
  ],
  [
    'a text used like a table of fields',
    `
    client.set_event_callback("console_input", function(e)
      if ‸e.text == "hello" then
        print("hello to you")
        return true
      end
    end)
    `,
    'text',
  ],
  [
    'a global with a typo',
    `
    local started = globals.curtime()
    client.set_event_callback("paint", function()
      renderer.indicator(255, 255, 255, 255, ‸gloabls.curtime() - started)
    end)
    `,
    'globals',
  ],
  [
    'a local with a typo',
    `
    local screen_w, screen_h = client.screen_size()
    renderer.text(‸sceen_w / 2, screen_h / 2, 255, 0, 0, 255, "c", 0, "middle")
    `,
    'screen_w',
  ],
  [
    'a local without its declaration',
    `
    ‸kills = 0
    client.set_event_callback("player_death", function(e)
      if client.userid_to_entindex(e.attacker) == entity.get_local_player() then
        kills = kills + 1
      end
    end)
    `,
    'kills',
  ],
  [
    'a function without local',
    `
    local enabled = ui.new_checkbox("LUA", "B", "Watermark")
    function ‸draw_watermark()
      if ui.get(enabled) then
        renderer.text(10, 10, 255, 255, 255, 255, nil, 0, "watermark")
      end
    end
    client.set_event_callback("paint", draw_watermark)
    `,
    'draw_watermark',
  ],
  [
    'a local that is declared further down',
    `
    client.set_event_callback("round_start", function()
      ‸reset()
    end)
    local shots = 0
    local function reset()
      shots = 0
    end
    client.set_event_callback("aim_fire", function()
      shots = shots + 1
    end)
    `,
    'reset',
  ],
  [
    'a field of a value that may be nil',
    `
    client.set_event_callback("paint", function()
      for _, player in ipairs(entity.get_players(true)) do
        local data = entity.get_esp_data(player)
        renderer.indicator(255, 255, 255, 255, ‸data.health)
      end
    end)
    `,
    'entity.get_esp_data',
  ],
  [
    'arithmetic with a value that may be nil',
    `
    client.set_event_callback("paint", function()
      local x, y = renderer.world_to_screen(0, 0, 0)
      renderer.rectangle(‸x - 5, 10, 10, 10, 255, 0, 0, 255)
    end)
    `,
    'renderer.world_to_screen',
  ],
  [
    'a value that may be nil and is concatenated',
    `
    client.log("Playing on " .. ‸globals.mapname())
    `,
    'globals.mapname',
  ],
  [
    'a value that may be nil as an argument',
    `
    client.set_event_callback("paint", function()
      if not entity.is_alive(‸entity.get_local_player()) then
        return
      end
      renderer.indicator(0, 255, 0, 255, "ALIVE")
    end)
    `,
    'entity.get_local_player',
  ],
  [
    'a test that goes on without the value',
    `
    client.set_event_callback("round_start", function()
      local me = entity.get_local_player()
      if not me then
        client.log("Not in a game")
      end
      client.log("Hello ", entity.get_player_name(‸me))
    end)
    `,
    'entity.get_local_player',
  ],
  [
    'a loop over a list that may be nil',
    `
    for _, material in ipairs(‸materialsystem.find_materials("glow")) do
      material:alpha_modulate(128)
    end
    `,
    'materialsystem.find_materials',
  ],
  [
    'a comparison with a value that may be nil',
    `
    local me = entity.get_local_player()
    if me then
      local x, y, z = entity.get_origin(me)
      if ‸z < 0 then
        print("below the ground at ", x, " ", y)
      end
    end
    `,
    'entity.get_origin',
  ],
  [
    'the length of a value that may be nil',
    `
    local text = readfile("notes.txt")
    print("notes.txt has ", #‸text, " bytes")
    `,
    'readfile',
  ],
  [
    'a deprecated function',
    `
    print("Sensitivity: ", ‸client.get_cvar("sensitivity"))
    `,
    'deprecated',
  ],
  [
    'a function in place of its value',
    `
    local ends = ‸globals.curtime + 5
    client.set_event_callback("paint", function()
      if globals.curtime() < ends then
        renderer.indicator(255, 255, 0, 255, "WAIT")
      end
    end)
    `,
    'globals.curtime',
  ],
  [
    'integer division of a later Lua',
    `
    local w = client.screen_size()
    local half = w /‸/ 2
    print(half)
    `,
    'parse',
  ],
  [
    'a bit operator of a later Lua',
    `
    local me = entity.get_local_player()
    if me and entity.get_prop(me, "m_fFlags") ‸& 1 == 1 then
      print("on the ground")
    end
    `,
    'parse',
  ],
  [
    'an attribute of a later Lua',
    `
    local KEY ‸<const> = 0x10
    print(client.key_state(KEY))
    `,
    'parse',
  ],
  [
    'goto without its label',
    `
    for _, player in ipairs(entity.get_players()) do
      if entity.is_dormant(player) then
        ‸goto continue
      end
      print(entity.get_player_name(player))
    end
    `,
    'continue',
  ],
  [
    'goto into the scope of a local',
    `
    for _, player in ipairs(entity.get_players()) do
      if entity.is_dormant(player) then
        ‸goto continue
      end
      local name = entity.get_player_name(player)
      ::continue::
      print(name)
    end
    `,
    'name',
  ],
  [
    'an operator of another language',
    `
    local me = entity.get_local_player()
    if me ‸!= nil then
      print(entity.get_player_name(me))
    end
    `,
    'parse',
  ],
  [
    'an assignment of another language',
    `
    local hits = 0
    client.set_event_callback("aim_hit", function()
      hits ‸+= 1
    end)
    `,
    'parse',
  ],
  [
    'a keyword as a name',
    `
    local flags = 3
    if bit.‸and(flags, 1) ~= 0 then
      print("bit 0 is set")
    end
    `,
    'parse',
  ],
  [
    'a function without its end',
    `
    client.set_event_callback("bomb_planted", function(e)
      if e.site then
        client.exec("say planted")
    end‸)
    `,
    'end',
  ],
  [
    'a block without its end',
    `
    local function on_paint()
      if ui.is_menu_open() then
        renderer.text(10, 10, 255, 255, 255, 255, nil, 0, "menu")
    end‸
    `,
    'end',
  ],
  [
    'a path with single backslashes',
    `
    print(readfile("C:\\‸Users\\me\\notes.txt"))
    `,
    'parse',
  ],
  [
    'a text that does not end',
    `
    client.color_log(255, 0, 0, "Missed because of spread)‸
    `,
    'parse',
  ],
  [
    'a loop over a list without ipairs',
    `
    for _, player in ‸entity.get_players(true) do
      print(entity.get_player_name(player))
    end
    `,
    'ipairs',
  ],
  [
    'a menu item used as an object',
    `
    local enabled = ui.new_checkbox("LUA", "A", "Enable")
    client.set_event_callback("paint", function()
      if enabled:‸get() then
        renderer.indicator(255, 255, 255, 255, "ON")
      end
    end)
    `,
    'get',
  ],
  [
    'a field of a number',
    `
    local middle = client.screen_size().‸width / 2
    print(middle)
    `,
    'width',
  ],
  [
    'a table that was never made',
    `
    local shots
    client.set_event_callback("aim_fire", function(e)
      ‸shots[e.id] = e.target
    end)
    `,
    'shots',
  ],
  [
    'nil that goes through and',
    `
    local me = entity.get_local_player()
    local weapon = me and entity.get_player_weapon(me)
    print(entity.get_classname(‸weapon))
    `,
    'entity.get_classname',
  ],
  [
    'a field in brackets that an event lacks',
    `
    client.set_event_callback("player_hurt", function(e)
      print(e[‸"damage"], " damage")
    end)
    `,
    'player_hurt',
  ],
  [
    'the result of a function without one',
    `
    local ok = ‸writefile("notes.txt", "hello")
    if ok then print("saved") end
    `,
    'writefile',
  ],
  [
    'an event with a typo in a constant',
    `
    local EVENT = "payent"
    client.set_event_callback(‸EVENT, function()
      renderer.indicator(255, 255, 255, 255, "ON")
    end)
    `,
    'payent',
  ],
];

describe('examples with one mistake', () => {
  it.each(MISTAKES)('%s', (_what, text, says) => {
    const { code, place } = withoutMark(text);
    expect(code).not.toBe(dedent(text));
    const problems = problemsOf(code);
    expect(problems).toEqual([expect.stringMatching(`^${place} `)]);
    expect(problems[0]).toContain(says);
  });
});

/** Correct examples: nothing may be reported. */
const CORRECT: [what: string, code: string][] = [
  [
    'a test of two values, one of which the other one needs',
    `
    client.set_event_callback("run_command", function()
      local me = entity.get_local_player()
      if me == nil or not entity.is_alive(me) then return end
      local weapon = entity.get_player_weapon(me)
      if weapon ~= nil and entity.get_classname(weapon) == "CC4" then
        client.log("You carry the bomb")
      end
    end)
    `,
  ],
  [
    'one test for all values of a call',
    `
    local function draw_point(x, y, z, ...)
      local sx, sy = renderer.world_to_screen(x, y, z)
      if sx == nil then return end
      renderer.text(sx, sy + 4, 255, 255, 255, 255, "c", 0, ...)
    end
    client.set_event_callback("paint", function()
      local x, y, z = client.eye_position()
      if x then draw_point(x, y, z - 10, "eyes of ", "mine") end
    end)
    `,
  ],
  [
    'defaults with or',
    `
    local map = globals.mapname() or "menu"
    local stats = database.read("stats") or { kills = 0 }
    local me = entity.get_local_player() or 0
    stats.kills = (stats.kills or 0) + 1
    client.log("On " .. map .. ", kills: " .. stats.kills .. ", player " .. me)
    `,
  ],
  [
    'and, or in place of if',
    `
    client.set_event_callback("paint", function()
      local me = entity.get_local_player()
      local health = me and entity.get_prop(me, "m_iHealth") or 0
      local color = health > 50 and { 0, 255, 0 } or { 255, 0, 0 }
      local name = me and entity.get_player_name(me) or "nobody"
      renderer.indicator(color[1], color[2], color[3], 255, name, ": ", health)
    end)
    `,
  ],
  [
    'assert, also around the call',
    `
    local me = assert(entity.get_local_player(), "join a game first")
    local text = readfile("list.txt")
    assert(text, "list.txt is missing")
    print(entity.get_player_name(me), #text, assert(tonumber("5")) + 1)
    `,
  ],
  [
    'a guard in a function of its own',
    `
    local function is_ready(player)
      return player ~= nil and entity.is_alive(player) and not entity.is_dormant(player)
    end
    client.set_event_callback("paint", function()
      local me = entity.get_local_player()
      if not is_ready(me) then return end
      renderer.indicator(255, 255, 255, 255, entity.get_player_name(me))
    end)
    `,
  ],
  [
    'a guard kept in a local',
    `
    client.set_event_callback("paint", function()
      local data = ui.is_menu_open() and entity.get_esp_data(1) or nil
      local x, y, x2, y2, alpha = entity.get_bounding_box(1)
      local is_seen = x ~= nil and alpha > 0
      if is_seen then
        renderer.rectangle(x, y, x2 - x, y2 - y, 255, 0, 0, 255 * alpha)
      end
      if data then print(data.health) end
    end)
    `,
  ],
  [
    'loops that skip and leave',
    `
    for _, player in ipairs(entity.get_players(true)) do
      local weapon = entity.get_player_weapon(player)
      if not weapon then goto continue end
      if entity.get_classname(weapon) == "CKnife" then break end
      print(entity.get_player_name(player), " has ", entity.get_prop(weapon, "m_iClip1"))
      ::continue::
    end
    `,
  ],
  [
    'a local that one event fills and another one reads',
    `
    local target
    client.set_event_callback("run_command", function()
      target = client.current_threat()
    end)
    client.set_event_callback("paint", function()
      if not target then return end
      local x, y, z = entity.hitbox_position(target, 0)
      if x == nil or y == nil or z == nil then return end
      client.draw_debug_text(x, y, z, 0, 0.1, 255, 255, 255, 255, entity.get_player_name(target))
    end)
    `,
  ],
  [
    'a value found once, asked for again',
    `
    local font
    local function get_icon()
      if not font then
        font = renderer.load_svg("<svg></svg>", 16, 16)
      end
      return font
    end
    client.set_event_callback("paint_ui", function()
      local icon = get_icon()
      if icon then renderer.texture(icon, 10, 10, 16, 16, 255, 255, 255, 255, "f") end
    end)
    `,
  ],
  [
    'a test outside a function within',
    `
    local me = entity.get_local_player()
    if me then
      client.delay_call(1, function()
        if entity.is_alive(me) then
          client.log(entity.get_player_name(me), " lives")
        end
      end)
    end
    `,
  ],
  [
    'varargs, counted and passed on',
    `
    local function log(prefix, ...)
      local parts, count = { ... }, select("#", ...)
      for i = 1, count do
        parts[i] = tostring(parts[i])
      end
      client.color_log(255, 200, 0, prefix, table.concat(parts, ", "))
      return count, unpack(parts)
    end
    local count, first = log("values: ", 1, nil, "three")
    log(string.format("%d, first %s", count, first), select(2, "a", "b", "c"))
    `,
  ],
  [
    'a class of tables',
    `
    local Queue = {}
    Queue.__index = Queue

    function Queue.new(limit)
      return setmetatable({ items = {}, limit = limit or 10 }, Queue)
    end

    function Queue:push(item)
      self.items[#self.items + 1] = item
      if #self.items > self.limit then table.remove(self.items, 1) end
      return self
    end

    local queue = Queue.new()
    queue:push(1):push("two")
    print(#queue.items, queue.limit, Queue.new(5).items[1])
    `,
  ],
  [
    'tables that answer for missing fields',
    `
    local names = setmetatable({}, {
      __index = function(self, player)
        local name = entity.get_player_name(player):lower()
        rawset(self, player, name)
        return name
      end,
      __call = function(self, ...) return self[...] end,
    })
    print(names[1]:sub(1, 3), names(2):upper())
    `,
  ],
  [
    'methods of texts',
    `
    client.set_event_callback("player_chat", function(e)
      local command, rest = e.text:match("^!(%w+)%s*(.*)$")
      if not command then return end
      if command:lower() == "say" and #rest > 0 then
        client.exec("say ", rest:gsub("%s+", " "):sub(1, 100))
      end
      print(("%s used %q"):format(e.name, command), ("-"):rep(10))
    end)
    `,
  ],
  [
    'parts of a text in a loop',
    `
    local list = {}
    for word in ("awp, ak47, m4a1"):gmatch("[^,%s]+") do
      list[#list + 1] = word
    end
    table.sort(list, function(a, b) return #a < #b or (#a == #b and a < b) end)
    local first, last = ("key=value"):find("=", 1, true)
    if first then print(list[1], ("key=value"):sub(last + 1)) end
    `,
  ],
  [
    'numbers out of texts',
    `
    local function to_color(text)
      local r, g, b = text:match("^(%d+) (%d+) (%d+)$")
      r, g, b = tonumber(r), tonumber(g), tonumber(b)
      if not (r and g and b) then return 255, 255, 255 end
      return r, g, b
    end
    local r, g, b = to_color("1 2 3")
    client.color_log(r, g, b, "in this color")
    `,
  ],
  [
    'a coroutine that works in steps',
    `
    local function count_players()
      local count = 0
      for index = 1, globals.maxplayers() do
        if entity.is_alive(index) then count = count + 1 end
        if index % 8 == 0 then coroutine.yield(count) end
      end
      return count
    end
    local worker = coroutine.create(count_players)
    client.set_event_callback("paint", function()
      if coroutine.status(worker) == "dead" then return end
      local ok, count = coroutine.resume(worker)
      if ok and count then renderer.indicator(255, 255, 255, 255, count) end
    end)
    local following = coroutine.wrap(function(a) while true do a = coroutine.yield(a * 2) end end)
    print(following(1) + following(2))
    `,
  ],
  [
    'calls that may fail',
    `
    local ok, result = pcall(json.parse, readfile("settings.json") or "{}")
    if not ok then
      client.error_log("settings.json: " .. tostring(result))
      result = {}
    end
    local fine = xpcall(function() return result.colors.red end, function(err)
      return debug and debug.traceback(err, 2) or err
    end)
    print(fine, result.speed or 5, select(2, pcall(error, { code = 5 })).code)
    `,
  ],
  [
    'modules of other authors',
    `
    local http = require "author/http"
    local found, images = pcall(require, "author/images")
    http.get("https://example.com/icon.png", function(success, response)
      if not success or response.status ~= 200 then return end
      local icon = found and images.load(response.body)
      client.set_event_callback("paint_ui", function()
        if icon then icon:draw(10, 10, 32, 32) end
      end)
    end)
    `,
  ],
  [
    'C declarations and pointers',
    `
    local ffi = require "ffi"
    ffi.cdef [[
      typedef struct { float x, y, z; } point_t;
      int MessageBeep(unsigned int type);
    ]]
    local point = ffi.new("point_t", { 1, 2, 3 })
    local points = ffi.typeof("point_t[?]")
    local list = points(2)
    list[0].x = point.x + point.y
    local address = client.create_interface("client.dll", "VClientEntityList003")
    if address then
      local class = ffi.cast("void***", address)
      local get = ffi.cast("void*(__thiscall*)(void*, int)", class[0][3])
      print(get(class, 1) ~= nil, ffi.sizeof(list), ffi.C.MessageBeep(0), 5ULL + 1)
    end
    `,
  ],
  [
    'functions under shorter names',
    `
    local get_prop, is_alive = entity.get_prop, entity.is_alive
    local floor, sqrt = math.floor, math.sqrt
    local draw = renderer
    local call = entity["get_local_player"]
    client.set_event_callback("paint", function()
      local me = call()
      if not (me and is_alive(me)) then return end
      local x, y = get_prop(me, "m_vecVelocity")
      if x and y then
        draw.text(10, 10, 255, 255, 255, 255, nil, 0, floor(sqrt(x * x + y * y) + 0.5))
      end
    end)
    `,
  ],
  [
    'functions as values',
    `
    local handlers = {
      paint = function() renderer.indicator(255, 255, 255, 255, "ON") end,
      round_start = function(e) print(e.timelimit) end,
    }
    for name, handler in pairs(handlers) do
      client.set_event_callback(name, handler)
    end
    defer(function()
      for name, handler in next, handlers do client.unset_event_callback(name, handler) end
    end)
    client.delay_call(30, client.reload_active_scripts)
    ui.new_button("LUA", "B", "Unload", client.reload_active_scripts)
    `,
  ],
  [
    'one function for two events',
    `
    local function on_bomb(e)
      local player = client.userid_to_entindex(e.userid)
      print(entity.get_player_name(player), e.site or "", e.haskit and " with a kit" or "")
    end
    client.set_event_callback("bomb_beginplant", on_bomb)
    client.set_event_callback("bomb_begindefuse", on_bomb)
    client.set_event_callback("bomb_exploded", function() print("bang") end)
    `,
  ],
  [
    'events of the script itself',
    `
    client.set_event_callback("my_script:ready", function(version, options)
      print(version, options.speed)
    end)
    client.fire_event("my_script:ready", 2, { speed = 5 })
    `,
  ],
  [
    'menu items that depend on one another',
    `
    local enabled = ui.new_checkbox("LUA", "A", "Watermark")
    local color = ui.new_color_picker("LUA", "A", "Color", 255, 255, 255, 255)
    local mode = ui.new_combobox("LUA", "A", "Mode", { "Short", "Long" })
    local parts = ui.new_multiselect("LUA", "A", "Parts", "Name", "Ping")
    local size = ui.new_slider("LUA", "A", "Size", 0, 100, 50, true, "%", 1, { [0] = "Off" })
    local items = { color, mode, parts, size }
    local function update()
      for _, item in ipairs(items) do ui.set_visible(item, ui.get(enabled)) end
    end
    ui.set_callback(enabled, update)
    update()
    client.set_event_callback("paint", function()
      local r, g, b, a = ui.get(color)
      for _, part in ipairs(ui.get(parts)) do
        renderer.text(10, ui.get(size), r, g, b, a, "b", 0, part, ui.get(mode) == "Long" and "!" or "")
      end
    end)
    `,
  ],
  [
    'built-in menu items',
    `
    local tap, tap_key = ui.reference("RAGE", "Aimbot", "Double tap")
    local limit = select(1, ui.reference("AA", "Fake lag", "Limit"))
    client.set_event_callback("setup_command", function(cmd)
      if ui.get(tap) and ui.get(tap_key) then
        cmd.allow_send_packet = cmd.chokedcommands >= ui.get(limit)
        cmd.in_jump = 0
        cmd.forwardmove = math.min(math.max(cmd.forwardmove, -100), 100)
      end
    end)
    `,
  ],
  [
    'vectors made from several values',
    `
    local vector = require "vector"
    client.set_event_callback("paint", function()
      local me = entity.get_local_player()
      if not me then return end
      local eye = vector(client.eye_position())
      for _, player in ipairs(entity.get_players(true)) do
        local head = vector(entity.hitbox_position(player, "head_0"))
        local pitch, yaw = eye:to(head):angles()
        local middle = (eye + head) * 0.5
        local x, y = renderer.world_to_screen(middle:unpack())
        local part, hit = client.trace_line(me, eye.x, eye.y, eye.z, head:unpack())
        if x and y and (part == 1 or hit == player) then
          renderer.text(x, y, 255, 255, 255, 255, "c", 0, ("%.1f %.1f"):format(pitch, yaw), eye:dist(head))
        end
      end
    end)
    `,
  ],
  [
    'bits of a number',
    `
    local ON_GROUND, DUCKING = bit.lshift(1, 0), bit.lshift(1, 1)
    local function has(flags, ...)
      return bit.band(flags, bit.bor(...)) ~= 0
    end
    client.set_event_callback("run_command", function()
      local me = entity.get_local_player()
      if me and has(entity.get_prop(me, "m_fFlags"), ON_GROUND, DUCKING) then
        print("0x" .. bit.tohex(ON_GROUND, 2), 0xFF, 1e3, .5)
      end
    end)
    `,
  ],
  [
    'JavaScript of the game',
    `
    local js = panorama.open()
    local name = js.MyPersonaAPI.GetName()
    local add = panorama.loadstring([[ return (a, b) => a + b; ]], "CSGOMainMenu")()
    print(name, add(1, 2), js.GameStateAPI and js.GameStateAPI.GetMapName() or "")
    `,
  ],
  [
    'tables shared between scripts',
    `
    _G.shared = _G.shared or { loads = 0 }
    local shared = rawget(_G, "shared")
    shared.loads = shared.loads + 1
    local env = setmetatable({ print = client.log }, { __index = _G })
    local chunk, err = load("print(1) return 5", "chunk", "t", env)
    if not chunk then
      client.error_log(err)
      return
    end
    print(chunk() + 1, type(setfenv(chunk, env)))
    `,
  ],
  [
    'functions that call one another',
    `
    local is_even
    local function is_odd(n) return n ~= 0 and is_even(n - 1) end
    function is_even(n) return n == 0 or is_odd(n - 1) end
    local function sum(node)
      if not node then return 0 end
      return node.value + sum(node.left) + sum(node.right)
    end
    local counter = (function()
      local count = 0
      return function(step) count = count + (step or 1); return count end
    end)()
    print(is_even(10), sum({ value = 1, left = { value = 2 } }), counter(), counter(5))
    `,
  ],
  [
    'names that hide those of the API',
    `
    local function draw(renderer, config)
      renderer.anything(config.speed)
      local type = config.type
      local client = { log = function(self, ...) print(...) return self end }
      client:log(type):log("again", 5)
    end
    draw({ anything = print }, { speed = 1, type = "x" })
    `,
  ],
  [
    'repeat, while and numeric loops',
    `
    local text, position = "a,b,c", 1
    repeat
      local first, last = text:find(",", position, true)
      if first then position = last + 1 end
    until not first
    local line = readfile("notes.txt")
    while line and #line > 0 do
      local rest = line:match("\\n(.*)")
      print(#line); line = rest
    end
    for i = 10, 1, -3 do print(i) end
    `,
  ],
  [
    'console variables with a test',
    `
    local cheats = cvar.sv_cheats
    if cheats and cheats:get_int() == 0 then
      cheats:set_raw_int(1)
    end
    for _, name in ipairs({ "fov_cs_debug", "viewmodel_fov" }) do
      local variable = cvar[name]
      if variable ~= nil then
        print(name, " = ", variable:get_string(), " ", (variable:get_float() or 0) + 1)
      end
    end
    `,
  ],
  [
    'values kept as JSON',
    `
    local list = json.parse('[1, null, {"a": [true]}]')
    local value = list[2] ~= json.null and list[2] or "nothing"
    writefile("list.json", json.stringify({ value, list[3].a[1], n = #list }))
    database.write("list", list)
    database.write("old", nil)
    print(value, (json.stringify(database.read("list")):gsub("%s", "")))
    `,
  ],
  [
    'materials of players',
    `
    local changed = {}
    client.set_event_callback("pre_render", function()
      local glow = materialsystem.find_material("dev/glow_armsrace.vmt", true)
      for _, player in ipairs(entity.get_players(true)) do
        for _, material in ipairs(materialsystem.get_model_materials(player)) do
          if not changed[material:get_name()] and glow then
            materialsystem.override_material(material, glow)
            material:set_material_var_flag(28, true)
            changed[material:get_name()] = material
          end
        end
      end
    end)
    client.set_event_callback("shutdown", function()
      for _, material in pairs(changed) do material:reload() end
    end)
    `,
  ],
  [
    'functions added to the libraries',
    `
    math.clamp = math.clamp or function(x, low, high) return math.min(math.max(x, low), high) end
    function string.split(text, separator)
      local list = {}
      for part in text:gmatch("[^" .. separator .. "]+") do list[#list + 1] = part end
      return list
    end
    string.trim = function(text) return (text:gsub("^%s+", "")) end
    print(math.clamp(5, 1, 3), ("a,b"):split(",")[1], string.trim(" x"), (" x"):trim())
    `,
  ],
];

describe('correct examples', () => {
  it.each(CORRECT)('%s', (_what, text) => {
    expect(problemsOf(dedent(text))).toEqual([]);
  });
});
