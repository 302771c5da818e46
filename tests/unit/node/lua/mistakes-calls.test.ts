import { type Mistake, testMistakes } from './examples.ts';

/** Calls, arguments and events that are wrong. */
const EXAMPLES: Mistake[] = [
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
    'text instead of a number',
    `
    client.delay_call(‸"two", function()
      print("two seconds later")
    end)
    `,
    'client.delay_call',
  ],
  [
    'nil instead of a required value',
    `
    local enabled = ui.new_checkbox("LUA", ‸nil, "Enable")
    print(ui.get(enabled))
    `,
    'ui.new_checkbox',
  ],
  [
    'a colon instead of a dot',
    `
    local enabled = ui.new_checkbox("LUA", "A", "Enable")
    if ‸ui:get(enabled) then
      print("on")
    end
    `,
    'ui.get',
  ],
  [
    'a dot instead of a colon',
    `
    local sensitivity = cvar.sensitivity
    if sensitivity then
      ‸sensitivity.set_float(1.5)
    end
    `,
    'set_float',
  ],
  [
    'a call instead of the function',
    `
    local function draw()
      renderer.text(10, 10, 255, 255, 255, 255, nil, 0, "hello")
    end
    client.set_event_callback("paint", ‸draw())
    `,
    'callback',
  ],
  [
    'a group instead of a function',
    `
    client.set_event_callback("paint", ‸renderer)
    `,
    'found a table',
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
    'text used like a table of fields',
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
];

testMistakes(EXAMPLES);
