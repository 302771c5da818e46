import { describe } from 'vitest';
import { promises } from './support.ts';

/** Items that have to be on before a configuration changes anything. */
const CHECKBOXES = new Set<string>(['Dark sky', 'No sleeves', 'Wireframe players']);

describe('a setting counts from a configuration as from a click', () => {
  for (const [owner, label, change] of [
    ['cvar', 'Wide viewmodel', 'cvar:set_float'],
    ['cvar:set_int', 'Centre the radar', 'cvar:set_int'],
    ['materialsystem', 'Dark sky', 'material:color_modulate'],
    ['materialsystem.chams_material', 'Wireframe players', 'material:set_material_var_flag'],
    ['materialsystem.find_materials', 'No sleeves', 'material:set_material_var_flag'],
    ['material:alpha_modulate', 'Blur left', 'material:alpha_modulate'],
    ['material:color_modulate', 'Sky', 'material:color_modulate'],
  ] as const)
    promises(
      owner,
      'a configuration applies its value',
      `${CHECKBOXES.has(label) ? `menu.set("${label}", true)` : ''}
       save_config()
       local before = #calls("${change}")
       load_config()
       expect(#calls("${change}") > before):is(true)`,
    );

  for (const [owner, label] of [
    ['materialsystem.chams_material', 'Wireframe players'],
    ['materialsystem.find_materials', 'No sleeves'],
  ] as const)
    promises(
      owner,
      'a flag that it has not set is left alone',
      `fire("round_start")
       expect(calls("material:set_material_var_flag")):has_length(0)
       menu.set("${label}", true)
       menu.set("${label}", false)
       expect(last_argument("material:set_material_var_flag")):is(false)
       local set = #calls("material:set_material_var_flag")
       unload()
       expect(calls("material:set_material_var_flag")):has_length(set)`,
    );

  promises(
    'materialsystem',
    'a sky that was never darkened is left alone',
    `fire("round_start")
     unload()
     expect(calls("material:reload")):has_length(0)`,
  );

  promises(
    'materialsystem',
    'a sky that was darkened is restored once',
    `menu.set("Dark sky", true)
     menu.set("Dark sky", false)
     local restored = #calls("material:reload")
     expect(restored > 0):is(true)
     fire("round_start")
     expect(calls("material:reload")):has_length(restored)`,
  );

  promises(
    'event.general.pre_config_save',
    'the age is that of the configuration, and none is invented',
    `load_config()
     expect(last_argument("ui.set")):is("Configuration: of unknown age")
     answer("client.unix_time", 1000000)
     save_config()
     answer("client.unix_time", 1000000 + 2.5 * 86400)
     load_config()
     expect(last_argument("ui.set")):is("Configuration: 2.5 days old")`,
  );
});
