import { describe } from 'vitest';
import { promises } from './support.ts';

describe('the menu and what it changes', () => {
  promises(
    'ui.new_textbox',
    'the end removes the clan tag, but only one that the script has set',
    `unload()
     expect(calls("client.set_clan_tag")):has_length(0)
     load_script()
     menu.set("Clan tag", "Ann")
     menu.press("Set clan tag")
     expect(calls("client.set_clan_tag")[1]):is({ "Ann" })
     unload()
     expect(calls("client.set_clan_tag")[2]):is({})`,
  );

  promises(
    'cvar:set_raw_int',
    'a second press does not keep the counter',
    `menu.press("Show frames per second")
     play(2, 0.5)
     menu.press("Show frames per second")
     play(10, 0.5)
     expect(last_argument("cvar:set_raw_int")):is(0)`,
  );

  promises(
    'ui.mouse_position',
    'a button that was held before grabs nothing',
    `menu.open(true)
     game.mouse(10, 10)
     frame()
     game.key(1, true)
     frame()
     game.mouse(250, 220)
     frame()
     game.mouse(350, 320)
     frame()
     expect(drawn()[1].x):is(200)`,
  );

  const restored = 'the variable is as before when the script is gone';

  promises(
    'cvar:set_int',
    restored,
    `menu.set("Centre the radar", true)
     expect(last_argument("cvar:set_int")):is(1)
     unload()
     expect(last_argument("cvar:set_int")):is(0)`,
  );

  promises(
    'defer',
    'a key that is let go of in the main menu brings the hand back there',
    `game.cvar("cl_righthand", 1)
     reload()
     menu.set("Other hand", true)
     frame()
     expect(last_argument("cvar:set_int")):is(0)
     game.leave()
     menu.set("Other hand", false)
     frame()
     expect(last_argument("cvar:set_int")):is(1)`,
  );

  promises(
    'ui.new_listbox',
    restored,
    `menu.set("Viewmodel", 0)
     expect(last_argument("cvar:set_float")):is(54)
     unload()
     expect(last_argument("cvar:set_float")):is(65)`,
  );

  promises(
    'ui.set_callback',
    restored,
    `menu.set("Frame limit", 120)
     expect(last_argument("cvar:set_int")):is(120)
     unload()
     expect(last_argument("cvar:set_string")):is("250")`,
  );

  /** Chooses a value that is saved, then another one, and loads the first. */
  const chosenBefore = (label: string, first: string, second: string) =>
    `menu.set("${label}", ${first})
     save_config()
     menu.set("${label}", ${second})
     load_config()
     frame()
     `;

  for (const [owner, scenario] of [
    [
      'ui',
      `${chosenBefore('Show speed', 'true', 'false')}
       expect(menu.is_visible("Height")):is(true)`,
    ],
    [
      'ui.new_checkbox',
      `${chosenBefore('Show frame time', 'true', 'false')}
       expect(drawn()):has_length(1)`,
    ],
    [
      'ui.new_listbox',
      `${chosenBefore('Viewmodel', '0', '2')}
       expect(last_argument("cvar:set_float")):is(54)`,
    ],
    [
      'ui.new_multiselect',
      `${chosenBefore('Log', '"Deaths"', '"Rounds"')}
       fire("player_death", { userid = eve.userid })
       expect(logged()):has_length(1)`,
    ],
    [
      'ui.set_enabled',
      `${chosenBefore('Hit sound', 'true', 'false')}
       expect(menu.is_enabled("Volume")):is(true)`,
    ],
    [
      'menu_tab',
      `${chosenBefore('Show round timer', 'true', 'false')}
       expect(menu.is_enabled("Timer size")):is(true)`,
    ],
    [
      'bit.bor',
      `${chosenBefore('Panel', '"Health"', '"Armour"')}
       frame()
       expect(texts()):is({ "HP 100" })`,
    ],
    [
      'ui.set_visible',
      `${chosenBefore('Outline', '"Custom"', '"Off"')}
       expect(menu.is_visible("Outline width")):is(true)`,
    ],
  ] as const)
    promises(owner, 'what a configuration brings applies', scenario);

  promises(
    'client.error_log',
    'what is no number within the range is told',
    `for _, text in ipairs({ "nan", "inf", "", "49" }) do
         menu.set("Panel width", text)
         menu.press("Apply")
     end
     expect(logged("error_log")):has_length(4)
     menu.set("Panel width", "300")
     menu.press("Apply")
     expect(logged("log")):is({ "Panel width is now 300" })`,
  );

  promises(
    'ui.new_string',
    'a text without a position keeps the last one',
    `answer("ui.get", "{}")
     fire("post_config_load")
     save_config()
     expect(menu.get("my_radar_window")):has('"x":40')`,
  );

  promises(
    'ui.set_callback',
    'a variable that could not be read stays as it is',
    `answer("cvar:get_string", nil)
     reload()
     unload()
     expect(calls("cvar:set_string")):has_length(1)`,
  );
});
