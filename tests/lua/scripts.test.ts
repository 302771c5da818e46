import { describe, expect, test } from 'vitest';
import { problemsOf, readLuaSuite, scenarioPath, testScript } from '../../scripts/lua/index.ts';
import { ensureLua } from '../../scripts/support/lua.ts';
import { PROJECT } from '../../scripts/support/steps.ts';

const [lua, suite] = await Promise.all([ensureLua(), readLuaSuite(PROJECT)]);

// Whoever works without LuaJIT can do without; a machine that speaks for all cannot.
const run = 'problem' in lua && !process.env.CI ? test.skip : test.concurrent;

describe('scripts of guides and snippets', () => {
  for (const script of suite.scripts)
    run(script.id, async () => {
      if ('problem' in lua) throw new Error(lua.problem);
      const outcome = await testScript(lua.path, suite, script);
      expect(problemsOf(script, outcome).join('\n')).toBe('');
    });

  test('each scenario belongs to a script', () => {
    const ids = new Set(suite.scripts.map(({ id }) => id));
    const lost = [...suite.scenarios.keys()].filter((id) => !ids.has(id));
    expect(lost.map((id) => scenarioPath({ id }))).toEqual([]);
  });
});
