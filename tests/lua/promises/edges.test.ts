import { describe } from 'vitest';
import { promises, promisesAlone } from './support.ts';

describe('what an example keeps, it works out once', () => {
  promises(
    'rawset',
    'a text is measured once, however many frames show it',
    `play(1)
     expect(calls("renderer.measure_text")):has_length(1)
     game.join("de_nuke")
     play(1)
     expect(calls("renderer.measure_text")):has_length(2)`,
  );

  promises(
    'client.visible',
    'a line to an enemy is tested with an update, not in each frame',
    `play(1, 0.005)
     expect(texts()):is({ "EXPOSED 1" })
     expect(#calls("client.visible") <= 65):is(true)
     local before = #calls("client.visible")
     answer("client.visible", false)
     fire("net_update_end")
     frame(0)
     expect(drawn()):has_length(0)
     expect(#calls("client.visible")):is(before + 1)`,
  );
});

describe('what an example of a menu or a variable does at the edges', () => {
  promises(
    'cvar:set_raw_int',
    'the counter is hidden when the script is gone before its five seconds',
    `menu.press("Show frames per second")
     expect(last_argument("cvar:set_raw_int")):is(1)
     unload()
     expect(last_argument("cvar:set_raw_int")):is(0)`,
  );

  promises(
    'json.parse',
    'options without a name print none',
    `menu.set("Options as JSON", "{}")
     menu.press("Read options")
     expect(logged()):has_length(0)`,
  );
});

describe('an example holds beyond the usual case', () => {
  for (const owner of ['vector:length', 'vector:length2d', 'vector:length2dsqr', 'vector:normalized'])
    promises(
      owner,
      'no vector is made of a velocity that cannot be read',
      `answer("entity.get_prop", nil)
       fire("net_update_end")
       frame()
       expect(calls("vector")):has_length(0)
       expect(drawn()):has_length(0)
       expect(flags(eve)):has_length(0)`,
    );

  promises(
    'client.log',
    'a fall has no weapon',
    `fire("player_hurt", { userid = me.userid, dmg_health = 12, health = 88, weapon = "" })
     expect(logged()):is({ "-12 from the world, 88 left" })`,
  );

  promises(
    'client.unset_event_callback',
    'five seconds begin with the first frame, however long the map loads',
    `fire("game_newmap")
     frame(6)
     play(4, 0.5)
     expect(drawn()):has_length(1)
     play(2, 0.5)
     expect(drawn()):has_length(0)
     fire("game_newmap")
     fire("game_newmap")
     frame()
     expect(drawn()):has_length(1)`,
  );

  promises(
    'event.general.override_view',
    'a zoom in a narrow scope keeps a field of view above 0',
    `game.camera({ fov = 10 })
     menu.set("Zoom in", true)
     play(1)
     expect(last_view().fov):is_near(5, 0.01)`,
  );

  promises(
    'event.general.console_input',
    'the command is taken outside a game too',
    `fire("console_input", "spot ramp")
     expect(logged()):has("Saved the spot ramp")
     game.leave()
     fire("console_input", "spot door")
     expect(logged()):has("No spot to save: join a game first")`,
  );

  for (const owner of ['database', 'database.read', 'database.write', 'bit.arshift'])
    for (const stored of [
      '7',
      '"text"',
      'true',
      '{}',
      '{ x = "left", time = false, deaths = false }',
      '{ x = {}, time = "long ago", deaths = "many" }',
    ])
      promisesAlone(
        owner,
        `what another version has stored raises no error: ${stored}`,
        `game.join("de_dust2")
         local me = game.player({ me = true, team = 2 })
         answer("database.read", ${stored})
         load_script()
         if listens("player_death") then
             fire("player_death", { userid = me.userid })
         end
         frame()
         unload()
         expect(errors()):has_length(0)`,
      );

  promises(
    'event.general.post_render',
    'what fires after the rendering is to the left of the next frame',
    `for _ = 1, 10 do
         for name in ("override_view pre_render pre_render_3d post_render paint paint_ui"):gmatch("%S+") do
             fire(name)
         end
     end
     local late = "paint, paint_ui, override_view, pre_render, pre_render_3d, post_render"
     expect(logged()):is({ late })`,
  );
});
