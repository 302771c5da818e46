import { type Mistake, testMistakes } from './examples.ts';

/** Code that is not Lua, or needs a later version. */
const EXAMPLES: Mistake[] = [
  [
    'integer division of a later Lua',
    `
    local w = client.screen_size()
    local half = w /‸/ 2
    print(half)
    `,
    'not valid Lua',
  ],
  [
    'a bit operator of a later Lua',
    `
    local me = entity.get_local_player()
    if me and entity.get_prop(me, "m_fFlags") ‸& 1 == 1 then
      print("on the ground")
    end
    `,
    'not valid Lua',
  ],
  [
    'an attribute of a later Lua',
    `
    local KEY ‸<const> = 0x10
    print(client.key_state(KEY))
    `,
    'not valid Lua',
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
    'not valid Lua',
  ],
  [
    'an assignment of another language',
    `
    local hits = 0
    client.set_event_callback("aim_hit", function()
      hits ‸+= 1
    end)
    `,
    'not valid Lua',
  ],
  [
    'a keyword as a name',
    `
    local flags = 3
    if bit.‸and(flags, 1) ~= 0 then
      print("bit 0 is set")
    end
    `,
    'not valid Lua',
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
    'not valid Lua',
  ],
  [
    'a string that does not end',
    `
    client.color_log(255, 0, 0, ‸"Missed because of spread)
    `,
    'not valid Lua',
  ],
];

testMistakes(EXAMPLES);
