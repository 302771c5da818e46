import { describe, expect, test } from 'vitest';
import { problemsOf, readLuaSuite, scenarioPath, testScript } from '../../scripts/lua/index.ts';
import { PROJECT } from '../../scripts/support/steps.ts';
import { luajit, luaTest } from './support.ts';

const suite = await readLuaSuite(PROJECT);

describe('scripts of guides and snippets', () => {
  for (const script of suite.scripts)
    luaTest(script.id, async () => {
      const outcome = await testScript(luajit, suite, script);
      expect(problemsOf(script, outcome).join('\n')).toBe('');
    });

  test('each scenario belongs to a script', () => {
    const ids = new Set(suite.scripts.map(({ id }) => id));
    const lost = [...suite.scenarios.keys()].filter((id) => !ids.has(id));
    expect(lost.map((id) => scenarioPath({ id }))).toEqual([]);
  });
});
