import { describe } from 'vitest';
import { promises } from './support.ts';

describe('an example does no more than its text says', () => {
  for (const [button, speed] of [
    ['true', 450],
    ['1', 450],
    ['false', 60],
    ['0', 60],
  ])
    promises(
      'event.general.setup_command',
      `with ${button} as the jump button, the speed is ${speed}`,
      `menu.set("Creep", true)
       local _, command = fire("setup_command", { in_jump = ${button}, forwardmove = 450, sidemove = 0 })
       expect(command.forwardmove):is_near(${speed}, 0.01)`,
    );

  promises(
    'math.ceil',
    'a kill needs no more hits',
    `fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 80, health = 0 })
     expect(logged()):has_length(0)
     fire("player_hurt", { userid = eve.userid, attacker = me.userid, dmg_health = 30, health = 70, weapon = "ak47" })
     expect(logged()):is({ "ak47: 3 more to go" })`,
  );

  promises(
    'bit.bxor',
    'only a change is logged, not the state at the first update',
    `fire("net_update_end")
     fire("net_update_end")
     expect(logged()):has_length(0)
     me.ducked = true
     fire("net_update_end")
     expect(logged()):is({ "ducked: yes" })`,
  );

  promises(
    'bit.band',
    'the jump key of the dead is theirs',
    `menu.set("Keep jumping", true)
     me.on_ground = false
     local function jump()
         local _, command = fire("setup_command", { in_jump = 1 })
         return command.in_jump
     end
     expect(jump()):is(0)
     me.alive = false
     expect(jump()):is(1)`,
  );

  for (const [owner, state] of [
    ['vector:dot', 'eve.angles = { 0, 180, 0 }'],
    ['vector:length2dsqr', 'eve.velocity = { 200, 0, 0 }'],
  ])
    promises(
      owner ?? '',
      'nobody is flagged for what was before the player went dormant',
      `${state}
       frame()
       expect(flags(eve)):has_length(1)
       eve.dormant = true
       frame()
       expect(flags(eve)):has_length(0)`,
    );

  promises(
    'materialsystem.viewmodel_material',
    'the colour is written when the health changes, and when the option was off',
    `local function updates()
         for _ = 1, 3 do fire("net_update_end") end
         return #calls("material:color_modulate")
     end
     expect(updates()):is(1)
     me.health = 40
     expect(updates()):is(2)
     answer("materialsystem.viewmodel_material")
     expect(updates()):is(2)
     no_answer("materialsystem.viewmodel_material")
     expect(updates()):is(3)`,
  );

  promises(
    'setmetatable',
    'ten seconds pass before the next warning',
    `local function hit(health) fire("player_hurt", { userid = me.userid, health = health }) end
     hit(80)
     hit(20)
     hit(10)
     expect(logged()):is({ "Low health" })
     play(11, 0.5)
     hit(0)
     expect(logged()):has_length(1)
     hit(5)
     expect(logged()):has_length(2)`,
  );

  promises(
    'math.pow',
    'the panel slides in each time the menu opens',
    `frame()
     expect(drawn()):has_length(0)
     for _ = 1, 2 do
         menu.open(true)
         frame()
         expect(drawn("rectangle")[1].x):is_near(-200, 20)
         play(1)
         expect(drawn("rectangle")[1].x):is(20)
         menu.open(false)
         frame()
         expect(drawn()):has_length(0)
     end`,
  );

  promises(
    'renderer.load_jpg',
    'the picture keeps its ratio, and is gone with the menu',
    `game.files["preview.jpg"] = "bytes"
     reload()
     frame()
     expect(drawn()):has_length(0)
     menu.open(true)
     frame()
     local picture = drawn("texture")[1]
     expect(picture.w / picture.h):is_near(16 / 9, 0.001)`,
  );

  promises(
    'renderer.blur',
    'nothing is blurred without the option',
    `frame()
     expect(drawn("blur")):has_length(0)
     menu.set("Frosted panel", true)
     frame()
     expect(drawn("blur")):has_length(1)`,
  );

  promises(
    'renderer.rectangle',
    'the bar stays in its frame, however much armour there is',
    `for armour, width in pairs({ [50] = 78, [150] = 156 }) do
         me.armor = armour
         frame()
         expect(drawn("rectangle")[2].w):is(width)
     end`,
  );

  promises(
    'event.general.paint_ui',
    'the name of a map stays in its box',
    `game.join("workshop/1234567890/aim_a_map_with_a_long_name")
     frame()
     local box, text = drawn("rectangle")[1], drawn("text")[1]
     expect(text.x >= box.x):is(true)
     expect(text.max_width):is_between(1, box.x + box.w - text.x)`,
  );

  for (const owner of ['panorama.open', 'panorama.loadstring'])
    promises(
      owner,
      'an interface without the object is told in one line',
      `answer("panorama.open", {})
       answer("panorama.loadstring", function() return function() error("not defined") end end)
       reload()
       clear_console()
       menu.press("${owner === 'panorama.open' ? 'Print lobby' : 'Print server name'}")
       expect(logged()):has_length(1)
       expect(logged()[1]):has("has changed")`,
    );

  promises(
    'cvar:invoke_callback',
    'a grenade of your own that hurts you makes no sound',
    `game.cvar("playvol")
     reload()
     fire("player_hurt", { userid = me.userid, attacker = me.userid })
     expect(calls("cvar:invoke_callback")):has_length(0)
     fire("player_hurt", { userid = eve.userid, attacker = me.userid })
     expect(calls("cvar:invoke_callback")):has_length(1)`,
  );
});
