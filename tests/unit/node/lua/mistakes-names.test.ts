import { type Mistake, testMistakes } from './examples.ts';

/** Names that are wrong or missing: of functions, methods, locals and globals. */
const EXAMPLES: Mistake[] = [
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
    'the name from another library',
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
    'a method that strings lack',
    `
    for _, name in ipairs(‸("awp,ak47,m4a1"):split(",")) do
      print(name)
    end
    `,
    'split',
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
];

testMistakes(EXAMPLES);
