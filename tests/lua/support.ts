import { inject, test } from 'vitest';
import { readLuaSuite } from '../../scripts/lua/index.ts';
import { runJob, type TestOutcome } from '../../scripts/lua/run-job.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';

/** Path of LuaJIT; empty without one. */
export const luajit = inject('luajit');

/**
 * A test that runs Lua. Whoever works without LuaJIT can do without these; a machine that speaks for all (`CI`)
 * cannot, and fails.
 */
export const luaTest = luajit || process.env.CI ? test.concurrent : test.skip;

/** The API and the scripts of this site. */
export const suite = await readLuaSuite(PROJECT_DIR);

export const { api } = suite;

/** Runs a script under a scenario, without the run in any game. */
export async function outcomeOf(source: string, scenario: string): Promise<TestOutcome> {
  const whole = `no_generic_run("below")\nscenario("it", function()\n${scenario}\nend)`;
  return runJob(luajit, {
    mode: 'test',
    api,
    scripts: { 'a.lua': source },
    main: 'a.lua',
    scenario: { name: 'b.lua', source: whole },
  });
}

/** What is wrong in a scenario of a script; empty when nothing is. */
export async function problemOf(source: string, scenario = 'load_script()'): Promise<string> {
  const { problem, scenarios } = await outcomeOf(source, scenario);
  return problem ?? scenarios[0]?.problem ?? '';
}

/** What goes wrong with a script in any game. */
export async function genericProblemOf(source: string): Promise<string> {
  const { generic = '' } = await runJob(luajit, {
    mode: 'test',
    api,
    scripts: { 'a.lua': source },
    main: 'a.lua',
  });
  return generic;
}

/**
 * The part of a scenario in which the player `eve` buys in two rounds, and once in the middle of a round: a grenade, which
 * belongs to neither. A script that lists what was bought before a round begins must not list it.
 */
export const LATE_PURCHASE = `local function buy(weapon) fire("item_purchase", { userid = eve.userid, weapon = weapon }) end
  buy("weapon_ak47")
  fire("round_freeze_end")
  buy("weapon_smokegrenade")
  fire("round_prestart")
  buy("weapon_awp")
  fire("round_freeze_end")`;
