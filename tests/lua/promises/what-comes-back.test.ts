import { describe } from 'vitest';
import { promises } from './support.ts';

describe('what an example keeps comes back', () => {
  promises(
    'client.unix_time',
    'a day that was left out ends the series, a second load on one day does not count',
    `local function load_on(day)
         clear_console()
         answer("client.unix_time", day * 86400 + 500)
         reload()
         return logged()[1]
     end
     game.database["streak_demo"] = nil
     load_on(1000)
     expect(load_on(1001)):is("Days in a row: 2")
     expect(load_on(1001)):is("Days in a row: 2")
     expect(load_on(1002)):is("Days in a row: 3")
     expect(load_on(1004)):is("Days in a row: 1")`,
  );

  promises(
    'bit.arshift',
    'a place to the left of and below the middle is the same after a reload',
    `menu.open(true)
     game.key(2, true)
     game.mouse(300, 900)
     frame()
     game.key(2, false)
     reload()
     frame()
     local text = drawn("text")[1]
     expect({ text.x, text.y }):is({ 300, 900 })`,
  );

  promises(
    'bit',
    'the facts of a map add up, across reloads',
    `fire("bomb_planted")
     fire("round_end", { winner = 3 })
     reload()
     clear_console()
     fire("round_end", { winner = 2 })
     expect(logged()):is({ "Bomb seen here, flags 7" })
     game.join("de_nuke")
     game.player({ me = true, team = 2 })
     clear_console()
     fire("round_end", { winner = 3 })
     expect(logged()):is({ "No bomb yet, flags 1" })`,
  );

  promises(
    'ui.new_string',
    'a right click moves the window only while the menu is open, and the place is saved',
    `game.key(2, true)
     game.mouse(700, 500)
     frame()
     expect(drawn("rectangle")[1].x):is(40)
     menu.open(true)
     frame()
     expect(drawn("rectangle")[1].x):is(700)
     save_config()
     expect(menu.get("my_radar_window")):has('"x":700')`,
  );

  promises(
    'readfile',
    'a name is known, whichever way its line ends',
    `game.files["friends.txt"] = "Bob\\r\\nEve\\r\\n"
     local ann = game.player({ team = 2, name = "Ann" })
     reload()
     frame()
     expect(flags(eve)):is({ "FRIEND" })
     expect(flags(ann)):is({})`,
  );

  promises(
    'ffi.string',
    'the last kill is printed, and your own death is none',
    `menu.press("Print last kill")
     fire("player_death", { userid = me.userid, attacker = me.userid })
     menu.press("Print last kill")
     expect(logged()):has_length(0)
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     menu.press("Print last kill")
     expect(logged()):is({ "Number 1: Eve" })`,
  );
});
