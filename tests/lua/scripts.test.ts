import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkGuide } from '../../scripts/lua/check-guide.ts';
import { problemsOf, scenarioPath, testScript } from '../../scripts/lua/index.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { luajit, luaTest, suite } from './support.ts';

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

describe('guides', () => {
  const guides = new Set(suite.scripts.map(({ file }) => file).filter((file) => file.endsWith('.md')));

  test.each([...guides])('every step of %s is part of a script, and none repeats another', async (file) => {
    expect(checkGuide(file, await readFile(join(PROJECT_DIR, file), 'utf8'))).toEqual([]);
  });

  test('a guide that counts the pieces of its script counts all of them', async () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    const wrong: string[] = [];
    for (const file of guides) {
      const text = await readFile(join(PROJECT_DIR, file), 'utf8');
      const titles = [...text.matchAll(/^```lua title="([\w.]+)"/gm)].map(([, title]) => title);
      const counts = titles.map((title) => words[titles.filter((other) => other === title).length]);
      const named = [...text.matchAll(/(\w+) pieces\b/g)].map(([, word = '']) => word);
      wrong.push(...named.filter((word) => !counts.includes(word)).map((word) => `${file}: ${word} pieces`));
    }
    expect(wrong).toEqual([]);
  });

  test('a block without a title, and a name that is declared twice, are reported', () => {
    const fence = (title: string, code: string) => `\`\`\`lua${title}\n${code}\n\`\`\`\n\n`;
    const text = [
      fence('', 'f()'),
      fence(' title="a.lua"', 'local a, b = 1\nlocal function f() end\nfunction M.f() end'),
      fence(' title="b.lua"', 'local a = 1'),
      fence(' title="a.lua"', 'local b\nlocal f = 2\nfunction M.f() end\n  local a = 1'),
      fence(' file="c.lua"', ''),
    ].join('');
    expect(checkGuide('g.md', text)).toEqual([
      'g.md:1: the code has no title such as `title="main.lua"`',
      'g.md:16: `a.lua` already declares `b` on line 6',
      'g.md:17: `a.lua` already declares `f` on line 7',
      'g.md:18: `a.lua` already declares `function M.f` on line 8',
    ]);
  });
});
