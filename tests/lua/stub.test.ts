import { describe, expect } from 'vitest';
import { runJob } from '../../scripts/lua/run-job.ts';
import { api, genericProblemOf, luajit, luaTest, outcomeOf, problemOf } from './support.ts';

describe('arguments', () => {
  const cases: [code: string, message: string][] = [
    [
      'local a\nclient.visible("1", 2, 3)',
      'a.lua:2: client.visible: argument 1 `x`: expected number, found string "1"',
    ],
    ['client.visible(1, 2)', 'client.visible: argument 3 `z`: expected number, found no argument'],
    ['client.screen_size(1)', 'client.screen_size: takes at most 0 arguments, found 1'],
    ['entity.is_alive(nil)', 'entity.is_alive: argument 1 `ent`: expected entindex, found nil'],
    ['entity.is_alive(1.5)', 'expected entindex, found number 1.5'],
    ['ui.new_checkbox("SCRIPTS", "A", "x")', 'argument 1 `tab`: expected menu_tab, found string "SCRIPTS"'],
    ['ui.new_combobox("LUA", "A", "x", { 1 })', 'ui.new_combobox: argument 4'],
    ['client.delay_call(1, "print")', 'argument 2 `callback`: expected fun(...: any), found string "print"'],
    ['cvar.volume.get_float()', 'cvar:get_float: expected a `cvar` before the colon, found nil'],
    ['local v = require("vector")\nreturn v(1, 2, 3) * v(1, 2, 3)', 'expected vector * number, found vector'],
    ['client.trace_lines(1)', "attempt to call field 'trace_lines' (a nil value)"],
  ];
  for (const [code, message] of cases)
    luaTest(`wrong: ${code.replaceAll('\n', '; ')}`, async () => {
      expect(await problemOf(code)).toContain(message);
    });

  luaTest('right ones of all forms are taken', async () => {
    const source = `
      local vector = require("vector")
      client.camera_angles(1, 2)
      client.camera_angles()
      ui.new_combobox("LUA", "A", "x", "a", "b")
      ui.new_combobox("LUA", "A", "y", { "a", "b" })
      ui.set_visible(ui.new_checkbox("LUA", "B", "z"), nil)
      client.log(nil, nil)
      client.draw_hitboxes(1, 2, { 1, 2 }, 1, 2, 3, 4)
      assert((vector(1, 2, 3) * 2 - vector(1)):length2d() > 0)
      return client.userid_to_entindex(-1)`;
    expect(await problemOf(source)).toBe('');
  });
});

describe('results', () => {
  luaTest('every function answers with what its definition says', async () => {
    const audit = await runJob(luajit, { mode: 'audit', api, scripts: {} });
    expect(audit.problems).toEqual([]);
    // These need what no type says: JSON, a module that exists, a function that is registered.
    expect(Object.keys(audit.refused).sort()).toEqual([
      'client.unset_event_callback',
      'config.import',
      'json.parse',
      'renderer.load_rgba',
      'require',
      'ui.set',
      'ui.update',
    ]);
    expect(audit.checked).toBeGreaterThan(350);
  });

  luaTest('a property has as many values as its form', async () => {
    const source = `
      function count(...) return select("#", entity.get_prop(...)) end`;
    const scenario = `
      game.join()
      local me = game.player({ me = true })
      load_script()
      local count = global("count")
      expect(count(me.index, "m_iHealth")):is(1)
      expect(count(me.index, "m_vecVelocity")):is(3)
      expect(count(me.index, "nothing")):is(1)
      expect(count(63, "m_iHealth")):is(1)`;
    expect(await problemOf(source, scenario)).toBe('');
  });

  luaTest('an answer is given as asked, nil too', async () => {
    const scenario = `
      answer("client.latency", 0.25)
      answer("client.camera_position", nil)
      answer("client.trace_line", function(skip) return skip / 10, 4 end)
      expect(load_script()):is({ 0.25, 0.7, 4 })
      expect(function() answer("client.nothing", 1) end):raises("there is no function \`client.nothing\`")`;
    const source = `
      assert(client.camera_position() == nil)
      return { client.latency(), client.trace_line(7, 0, 0, 0, 1, 1, 1) }`;
    expect(await problemOf(source, scenario)).toBe('');
  });
});

describe('events', () => {
  const source = `
    client.set_event_callback("player_hurt", function(e) client.log(e.weapon, " ", e.health) end)
    client.set_event_callback("console_input", function(text) return text == "x" end)`;

  luaTest('fields are typed; the others are filled in', async () => {
    const scenario = `
      load_script()
      fire("player_hurt", { health = 5 })
      expect(logged()):is({ "ak47 5" })
      expect(fire("console_input", "x")):is(true)`;
    expect(await problemOf(source, scenario)).toBe('');
  });

  const cases: [scenario: string, message: string][] = [
    ['fire("player_hurts")', 'b.lua:4: there is no event `player_hurts`'],
    ['fire("player_hurt", { damage = 1 })', 'event player_hurt has no field `damage`. Its fields: armor,'],
    ['fire("player_hurt", { health = "5" })', 'field `health`: expected byte, found string "5"'],
    ['fire("console_input", 5)', 'event console_input: `text`: expected string, found number 5'],
    ['fire("paint", 5)', 'event paint has no fields'],
  ];
  for (const [scenario, message] of cases)
    luaTest(`wrong: ${scenario}`, async () => {
      expect(await problemOf(source, `load_script()\n${scenario}`)).toContain(message);
    });

  luaTest('a script that reads a field which no event of the name has is told so', async () => {
    const wrong = 'client.set_event_callback("player_death", function(e) return e.damage end)';
    const found = await problemOf(wrong, 'load_script()\nfire("player_death")');
    expect(found).toContain('a.lua:1: event player_death has no field `damage`');
  });

  luaTest('only what is registered can be removed', async () => {
    const wrong = 'client.unset_event_callback("paint", function() end)';
    expect(await problemOf(wrong)).toContain('this function is not registered for the event `paint`');
  });
});

describe('places', () => {
  const cases: [code: string, message: string][] = [
    ['renderer.line(0, 0, 1, 1, 1, 1, 1, 1)', 'renderer.line works in `paint` and `paint_ui` only'],
    ['client.reload_active_scripts()', 'at the top level never ends'],
    ['ui.get(5)', '5 is not an item of the menu'],
    ['ui.set(ui.new_slider("LUA", "A", "x", 0, 5), 9)', 'item "x" (slider): expected a number from 0 to 5'],
    ['ui.new_checkbox("LUA", "A", "x") ui.new_hotkey("LUA", "A", "x")', 'has an item "x" already'],
    ['database.write("x", { f = print })', 'x.f is a function, which cannot be stored'],
    ['coroutine.yield()', 'attempt to yield from outside a coroutine'],
    ['require("nothing")', "module 'nothing' not found"],
  ];
  for (const [code, message] of cases)
    luaTest(`wrong: ${code}`, async () => {
      expect(await problemOf(code)).toContain(message);
    });
});

describe('any game', () => {
  luaTest('nil from a function that may return it', async () => {
    const found = await genericProblemOf(`
      client.set_event_callback("paint", function()
        local x, y, z = client.eye_position()
        if entity.get_local_player() then return x + y + z end
      end)`);
    expect(found).toMatch(/^with nil from client\.eye_position: a\.lua:4: .*nil/);
  });

  luaTest('an error that only the main menu shows', async () => {
    const found = await genericProblemOf(`
      client.set_event_callback("paint_ui", function() return #globals.mapname() end)`);
    expect(found).toMatch(/^in a game: a\.lua:2: .*nil/);
  });

  luaTest('what happens later, at a click and at the end', async () => {
    const later = 'client.delay_call(20, function() error("late") end)';
    expect(await genericProblemOf(later)).toContain('late');
    const click = 'ui.new_button("LUA", "A", "x", function() error("click") end)';
    expect(await genericProblemOf(click)).toContain('click');
    expect(await genericProblemOf('defer(function() error("end") end)')).toContain('end');
    const option = `
      local way = ui.new_combobox("LUA", "A", "x", "a", "b", "c")
      client.set_event_callback("paint", function() if ui.get(way) == "b" then error("option") end end)`;
    expect(await genericProblemOf(option)).toContain('option');
  });

  luaTest('what another script has stored under the key', async () => {
    const found = await genericProblemOf(`
      local stats = database.read("stats") or {}
      defer(function() stats.deaths = (stats.deaths or 0) + 1 end)`);
    expect(found).toMatch(/^with a number under every key of the database: a\.lua:3: .*number value/);
    const sum = 'defer(function() database.write("sum", (database.read("sum") or 0) + 1) end)';
    expect(await genericProblemOf(sum)).toMatch(
      /^with a table under every key of the database: a\.lua:1: .*table value/,
    );
    const names = `
      local names, stored = {}, database.read("names")
      for name in pairs(type(stored) == "table" and stored or {}) do names[#names + 1] = name end
      table.sort(names)`;
    expect(await genericProblemOf(names)).toMatch(/^with a table .*: attempt to compare/);
  });

  luaTest('a careful script survives', async () => {
    const careful = `
      client.set_event_callback("paint", function()
        local me = entity.get_local_player()
        local health = me and entity.get_prop(me, "m_iHealth")
        if health then renderer.text(1, 1, 255, 255, 255, 255, "", 0, health) end
      end)
      local stored = database.read("stats")
      local stats = type(stored) == "table" and stored or {}
      stats.loads = (stats.loads or 0) + 1
      database.write("stats", stats)`;
    expect(await genericProblemOf(careful)).toBe('');
  });
});

luaTest('a run shows an error of every frame once', async () => {
  const scripts = {
    'a.lua': 'client.set_event_callback("paint", function() error("broken") end)\nerror("at load")',
  };
  const { errors } = await runJob(luajit, { mode: 'show', api, scripts, main: 'a.lua' });
  expect(errors.map((error) => error.split('\n')[0])).toEqual(['a.lua:2: at load', 'a.lua:1: broken']);
});

describe('scenarios', () => {
  luaTest('one that does not parse, or asks for what there is not, is told', async () => {
    expect(await problemOf('', 'if')).toMatch(/^b\.lua:4: .*near 'end'/);
    expect(await problemOf('', 'fly()')).toContain('b.lua:3: a scenario has no `fly`');
  });

  luaTest('an error of the script fails them, unless they take it', async () => {
    expect(await problemOf('error("broken")')).toContain('a.lua:1: broken');
    const scenario = 'load_script()\nexpect(errors()):is({ "a.lua:1: broken" })';
    expect(await problemOf('error("broken")', scenario)).toBe('');
  });

  luaTest('an assertion says what was expected and found', async () => {
    const found = await problemOf('', 'expect({ 1, a = "x" }):is({ 1, a = "y" })');
    expect(found).toBe('b.lua:3: expected { 1, a = "y" }\n  found    { 1, a = "x" }');
  });

  luaTest('fields of a weapon, and the weapon itself, may be changed later', async () => {
    const source = `
      function read()
        local me = entity.get_local_player()
        local weapon = entity.get_player_weapon(me)
        if not weapon then return "none" end
        local number = entity.get_prop(weapon, "m_iItemDefinitionIndex")
        local owner = entity.get_prop(weapon, "m_hOwnerEntity") == me
        local known = entity.get_esp_data(me).weapon_id == number
        return entity.get_classname(weapon), number, entity.get_prop(weapon, "m_iClip1"), owner and known
      end`;
    const scenario = `
      game.join()
      local me = game.player({ me = true, weapon = { id = 9 } })
      load_script()
      local function now() return { global("read")() } end
      me.weapon.clip = 4
      expect(now()):is({ "CAK47", 9, 4, true })
      me.weapon = { class = "CKnife", id = 42, clip = -1 }
      expect(now()):is({ "CKnife", 42, -1, true })
      me.weapon.props.m_iClip1 = 8
      expect(now()):is({ "CKnife", 42, 8, true })
      me.weapon = false
      expect(now()):is({ "none" })`;
    expect(await problemOf(source, scenario)).toBe('');
  });

  luaTest('misspelt kinds of drawings and lines are told', async () => {
    expect(await problemOf('', 'drawn("rectangel")')).toContain('no function `renderer.rectangel`');
    expect(await problemOf('', 'logged("warning")')).toContain('no lines of kind `warning`');
  });

  luaTest('a player has no flags before the first frame', async () => {
    const scenario = 'game.join()\nexpect(flags(game.player())):is({})';
    expect(await problemOf('', scenario)).toBe('');
  });

  luaTest('an item of the client without a value is told', async () => {
    const add = 'menu.add("MISC", "Movement", "Lean", { kind = "label" }, { kind = "hotkey" })';
    expect(await problemOf('', add)).toBe('b.lua:3: menu.add: the item "Lean" has no `value`');
  });

  luaTest('a frame is kept with its calls in order', async () => {
    const source = `
      client.set_event_callback("paint", function()
        renderer.rectangle(1, 2, 3, 4, 5, 6, 7, 8)
        renderer.text(1, 2, 3, 4, 5, 6, nil, 0, "a", 5)
      end)`;
    const outcome = await outcomeOf(source, 'game.join()\nload_script()\nframe()\nkeep_frame("one")');
    expect(outcome.scenarios[0]?.frames).toEqual([
      {
        name: 'one',
        frame: {
          screen: { width: 1920, height: 1080 },
          calls: [
            {
              call: 'renderer.rectangle',
              args: [1, 2, 3, 4, 5, 6, 7, 8],
              named: { x: 1, y: 2, w: 3, h: 4, r: 5, g: 6, b: 7, a: 8 },
            },
            {
              call: 'renderer.text',
              args: [1, 2, 3, 4, 5, 6, null, 0, 'a', 5],
              named: { x: 1, y: 2, r: 3, g: 4, b: 5, a: 6, max_width: 0 },
              text: 'a5',
              width: 14,
              height: 13,
            },
          ],
        },
      },
    ]);
  });
});
