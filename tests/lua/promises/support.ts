import { expect } from 'vitest';
import { examplesByFile } from '../../../scripts/lua/examples.ts';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';
import { readDefinitions } from '../../../src/node/source/read-definitions.ts';
import { luaTest, problemOf } from '../support.ts';

const examples = [...examplesByFile((await readDefinitions(PROJECT_DIR)).reference).values()].flat();

/**
 * The example of a symbol: the last code of its page, as there may be code in the text above. A group and a type may have
 * one name; then it is the group's.
 */
function exampleOf(owner: string) {
  let index = examples.findIndex((it) => it.owner === owner);
  while (examples[index + 1]?.owner === owner) index += 1;
  return examples[index];
}

/** What each scenario begins with: a game with the local player, and an enemy. */
const GAME = `
  game.join("de_dust2")
  local me = game.player({ me = true, team = 2 })
  local eve = game.player({ team = 3, name = "Eve" })
  game.cvar("cl_showfps", 0)
  game.cvar("cl_radar_always_centered", 0)
  game.cvar("viewmodel_fov", 65)
  game.cvar("fps_max", 250)
  load_script()

  local function last_argument(name)
      local all = calls(name)
      return all[#all][#all[#all]]
  end
`;

/** A test of what a reader expects of an example, beyond that it runs. */
export function promises(owner: string, what: string, scenario: string): void {
  promisesAlone(owner, what, GAME + scenario);
}

/** The same in a world that the scenario sets up before it loads the example. */
export function promisesAlone(owner: string, what: string, scenario: string): void {
  luaTest(`${owner}: ${what}`, async () => {
    const example = exampleOf(owner);
    if (!example) throw new Error(`\`${owner}\` has no example.`);
    expect(await problemOf(example.code, scenario)).toBe('');
  });
}
