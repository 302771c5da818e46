import { describe } from 'vitest';
import { promises } from './support.ts';

describe('what a script times by itself does not depend on the map', () => {
  const leaveAndJoin = `game.join("de_nuke")
     me = game.player({ me = true, team = 2 })
     eve = game.player({ team = 3, name = "Eve" })`;

  promises(
    'event.game.player_jump',
    'a jump on the next map is the first one again',
    `play(60, 0.5)
     fire("player_jump", { userid = me.userid })
     ${leaveAndJoin}
     play(2, 0.5)
     fire("player_jump", { userid = me.userid })
     frame()
     expect(drawn()):has_length(0)
     fire("player_jump", { userid = me.userid })
     frame()
     expect(texts()):is({ "JUMPS 2" })`,
  );

  promises(
    'event.game.bullet_impact',
    'a tracer of the last map is gone after its two seconds',
    `play(60, 0.5)
     fire("bullet_impact", { userid = me.userid, x = 1, y = 1, z = 1 })
     ${leaveAndJoin}
     answer("renderer.world_to_screen", 10, 10)
     play(4, 0.5)
     expect(drawn()):has_length(0)`,
  );

  promises(
    'event.game.hegrenade_detonate',
    'the ring of an explosion does not wait for the next game',
    `answer("renderer.world_to_screen", 10, 10)
     fire("hegrenade_detonate", { x = 1, y = 1, z = 1 })
     frame()
     expect(drawn()):has_length(1)
     game.leave()
     play(60, 0.5)
     ${leaveAndJoin}
     frame()
     expect(drawn()):has_length(0)`,
  );
});

describe('what an example reads belongs to this map and to these players', () => {
  promises(
    'client.register_esp_flag',
    'a teammate gets no flag',
    `local ann = game.player({ team = 2, name = "Ann" })
     answer("entity.get_esp_data", { alpha = 1, health = 20, flags = 0, weapon_id = 7 })
     frame()
     expect(flags(eve)):is({ "20 HP" })
     expect(flags(ann)):is({})`,
  );

  promises(
    'team',
    'a dormant player lives, too',
    `eve.dormant = true
     clear_console()
     reload()
     expect(logged()):is({ "1 against 1" })`,
  );

  promises(
    'team',
    'a slot that nobody plays in counts for neither team, whatever it holds',
    `answer("entity.get_prop", function(_, prop, player)
         local values = { m_bConnected = player == 5 and 1 or 0, m_iTeam = 3, m_bAlive = 1 }
         return values[prop]
     end)
     clear_console()
     reload()
     expect(logged()):is({ "0 against 1" })`,
  );

  promises(
    'ffi.copy',
    'the hit that kills costs health, too',
    `fire("net_update_end")
     eve.health, eve.alive = 0, false
     fire("net_update_end")
     expect(logged()):is({ "Eve: -100" })`,
  );

  promises(
    'math.floor',
    'a new round has no clock before its freeze time ends',
    `fire("round_freeze_end")
     frame()
     expect(drawn()):has_length(1)
     fire("round_start")
     frame()
     expect(drawn()):has_length(0)`,
  );

  for (const [owner, change, checkbox] of [
    ['material:color_modulate', 'material:color_modulate'],
    ['materialsystem.find_materials', 'material:set_material_var_flag', 'No sleeves'],
    ['materialsystem.chams_material', 'material:set_material_var_flag', 'Wireframe players'],
    ['materialsystem.find_texture', 'material:set_shader_param'],
    ['material', 'material:color_modulate'],
    ['material:alpha_modulate', 'material:alpha_modulate'],
    ['material:reload', 'material:color_modulate'],
    ['material:set_material_var_flag', 'material:set_material_var_flag'],
  ] as [owner: string, change: string, checkbox?: string][])
    promises(
      owner,
      'the materials of a new map change, too',
      `${checkbox ? `menu.set("${checkbox}", true)` : ''}
       local before = #calls("${change}")
       fire("round_start")
       expect(#calls("${change}") > before):is(true)`,
    );

  for (const owner of [
    'event.general.pre_render',
    'material',
    'material:set_shader_param',
    'material_var_flag',
    'materialsystem.arms_material',
    'materialsystem.find_texture',
    'materialsystem.viewmodel_material',
  ])
    promises(
      owner,
      'a material is restored even if its option is off at the end',
      `fire("round_start")
       fire("net_update_end")
       frame()
       answer("materialsystem.arms_material", nil)
       answer("materialsystem.viewmodel_material", nil)
       unload()
       expect(calls("material:reload")):has_length(1)`,
    );

  promises(
    'material:get_name',
    'an error model of the next map is hidden, too',
    `answer("material:get_name", "models/error/error")
     fire("round_start")
     expect(#calls("material:set_material_var_flag") > 0):is(true)`,
  );

  promises(
    'material:set_shader_param',
    'the hands get the pattern again in a new round',
    `local function textures()
         local count = 0
         for _, call in ipairs(calls("material:set_shader_param")) do
             for _, argument in ipairs(call) do
                 count = count + (argument == "$basetexture" and 1 or 0)
             end
         end
         return count
     end
     play(1)
     expect(textures()):is(1)
     fire("round_start")
     play(1)
     expect(textures()):is(2)`,
  );

  promises(
    'globals.lastoutgoingcommand',
    'what was sent in a pause or to another server did not go out at once',
    `local function together(sent)
         answer("globals.lastoutgoingcommand", sent)
         fire("run_command")
         frame()
         return texts()[1]
     end
     together(100)
     expect(together(101)):is("SENT 1")
     expect(together(104)):is("SENT 3")
     expect(together(104)):is("SENT 3")
     expect(together(4000)):is("SENT 3")
     expect(together(7)):is("SENT 3")
     expect(together(8)):is("SENT 1")
     expect(console()):has_length(0)`,
  );

  promises(
    'entity.get_origin',
    'your own death is not far away',
    `fire("player_death", { userid = me.userid, attacker = eve.userid })
     expect(logged()):has_length(0)
     fire("player_death", { userid = eve.userid, attacker = me.userid })
     expect(logged()):has_length(1)`,
  );

  for (const end of ['round_start', 'game_newmap'])
    promises(
      'globals.curtime',
      `a wound from before ${end} is forgotten`,
      `fire("player_hurt", { userid = me.userid, attacker = eve.userid })
       frame()
       expect(drawn("indicator")):has_length(1)
       fire("${end}")
       frame()
       expect(drawn("indicator")):has_length(0)`,
    );

  promises(
    'globals.servertickcount',
    'another server is no pause of the updates',
    `local function update(tick)
         answer("globals.servertickcount", tick)
         fire("net_update_end")
     end
     update(1000)
     update(1010)
     expect(console()):has_length(1)
     update(500000)
     expect(console()):has_length(1)`,
  );
});
