import { type Correct, testCorrect } from './examples.ts';

/** Values that may be nil, tested in the ways that authors test them. */
const EXAMPLES: Correct[] = [
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
    'and and or in place of if',
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
    'a guard in a separate function',
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
    'a value that is found once and requested again',
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
    'a test outside a nested function',
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
];

testCorrect(EXAMPLES);
