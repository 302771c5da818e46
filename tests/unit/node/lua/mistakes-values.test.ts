import { type Mistake, testMistakes } from './examples.ts';

/** Values that may be nil, or have another type. */
const EXAMPLES: Mistake[] = [
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
    'a test that continues without the value',
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

testMistakes(EXAMPLES);
