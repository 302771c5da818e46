import { type Correct, testCorrect } from './examples.ts';

/** Functions, events and menu items of the API, and names that the code declares. */
const EXAMPLES: Correct[] = [
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

testCorrect(EXAMPLES);
