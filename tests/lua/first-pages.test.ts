import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { titledScripts } from '../../scripts/lua/find-scripts.ts';
import { runJob } from '../../scripts/lua/run-job.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { api, luajit, luaTest, problemOf } from './support.ts';

/** Scripts of the pages that come before guides and snippets, by name. */
function scriptsOf(file: string, from = ''): Record<string, string> {
  const text = readFileSync(join(PROJECT_DIR, file), 'utf8');
  const scripts = titledScripts(file, text.slice(text.indexOf(from))).filter(({ mistake }) => !mistake);
  return Object.fromEntries(scripts.map(({ name, source }) => [name, source]));
}

const tutorial = scriptsOf('content/docs/api/welcome.md', '### The whole script');
const home = scriptsOf('content/home.md');
const { 'init.lua': _, ...editor } = scriptsOf('content/docs/editor.md');
const ALL = { ...tutorial, ...home, ...editor };

/** A game with you and an enemy, in which the script is loaded, and what the scenarios have in common. */
const GAME = `
  local function start()
      game.join("de_dust2")
      me = game.player({ me = true, team = 3, name = "You" })
      mate = game.player({ team = 3, name = "Anna" })
      enemy = game.player({ team = 2, name = "Cleo", health = 61, origin = { 300, 400, 0 } })
      me.origin = { 0, 0, 0 }
      load_script()
  end
  local function kill(victim, attacker)
      fire("player_death", { userid = victim.userid, attacker = attacker and attacker.userid or 0 })
  end
  start()
`;

describe('scripts of Getting Started, the home page and the editor setup', () => {
  for (const [name, source] of Object.entries(ALL))
    luaTest(`${name} runs in any game`, async () => {
      const { problem, generic } = await runJob(luajit, {
        mode: 'test',
        api,
        scripts: { [name]: source },
        main: name,
      });
      expect(problem ?? generic).toBeUndefined();
    });

  function promises(name: string, what: string, scenario: string): void {
    luaTest(`${name}: ${what}`, async () => {
      expect(await problemOf(ALL[name] ?? '', `local me, mate, enemy\n${GAME}${scenario}`)).toBe('');
    });
  }

  promises(
    'counter.lua',
    'the number is at the top of the screen once the checkbox is ticked',
    `frame()
     expect(texts()):has_length(0)
     menu.set("Show counter", true)
     menu.set("Counter colour", 1, 2, 3, 4)
     game.screen(800, 600)
     frame()
     local text = drawn("text")[1]
     expect({ text.x, text.r, text.g, text.b, text.a }):is({ 400, 1, 2, 3, 4 })`,
  );

  promises(
    'counter.lua',
    'counts whom you eliminate, neither yourself nor what others do',
    `menu.set("Show counter", true)
     kill(enemy, me)
     kill(me, me)
     kill(me, enemy)
     kill(enemy, mate)
     kill(enemy)
     frame()
     expect(texts()):is({ "Eliminations: 1 (1 in all)" })`,
  );

  promises(
    'counter.lua',
    'the total survives reloads, and each session counts once',
    `kill(enemy, me)
     reload()
     reload()
     menu.set("Show counter", true)
     kill(enemy, me)
     frame()
     expect(texts()):is({ "Eliminations: 1 (2 in all)" })`,
  );

  promises(
    'nearby.lua',
    'a line for each enemy who is alive and not dormant',
    `expect(logged()):is({ "Cleo: 61 health, 500 units away" })
     enemy.dormant = true
     clear_console()
     reload()
     expect(logged()):is({})
     game.leave()
     reload()
     expect(logged()):is({})`,
  );

  promises(
    'radar_scale.lua',
    'the scale is what it was, after two reloads too',
    `local scale = game.cvar("cl_radar_scale")
     unload()
     scale.float = 0.7
     load_script()
     reload()
     reload()
     expect(scale.float):is(0.4)
     unload()
     expect(scale.float):is(0.7)`,
  );

  promises(
    'hello.lua',
    'logs hits on others, while the checkbox is on',
    `local hurt = function(victim, attacker)
         fire("player_hurt", { userid = victim.userid, attacker = attacker.userid, dmg_health = 27 })
     end
     hurt(enemy, me)
     expect(logged()):is({})
     menu.set("Hit log", true)
     hurt(enemy, me)
     hurt(me, me)
     hurt(me, enemy)
     expect(logged()):is({ "Cleo: -27 HP" })`,
  );
});
