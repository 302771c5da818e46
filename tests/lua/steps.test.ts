import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { type LuaScript, titledScripts } from '../../scripts/lua/find-scripts.ts';
import { runJob } from '../../scripts/lua/run-job.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { parseDocument } from '../../src/node/markdown/parse/parse.ts';
import { api, luajit, luaTest, suite } from './support.ts';

const GETTING_STARTED = 'content/docs/api/welcome.md';

/** The scripts of a text as its readers have them after each block: what they have typed so far. */
function stepsOf(file: string, text: string): LuaScript[] {
  const lines = text.split('\n');
  const typed = new Map<string, string>();
  const steps: LuaScript[] = [];
  visit(parseDocument(text), 'code', ({ position }) => {
    for (const script of titledScripts(file, lines.slice(0, position?.end.line).join('\n'))) {
      if (typed.get(script.name) === script.source) continue;
      typed.set(script.name, script.source);
      steps.push(script);
    }
  });
  return steps;
}

/** Fails when the script so far does not load, or not survive any game. */
function survives({ id, name, source, lines }: LuaScript, beside: Record<string, string> = {}): void {
  luaTest(`${id}, up to line ${lines.at(-1)}`, async () => {
    const scripts = { ...beside, [name]: source };
    const { problem, generic } = await runJob(luajit, { mode: 'test', api, scripts, main: name });
    expect(problem ?? generic).toBeUndefined();
  });
}

describe('a script can be loaded after each step', () => {
  const wholes = suite.scripts.filter(({ file, mistake }) => file.endsWith('.md') && !mistake);
  for (const file of new Set(wholes.map((script) => script.file)))
    for (const step of stepsOf(file, readFileSync(join(PROJECT_DIR, file), 'utf8'))) {
      const whole = wholes.find(({ id }) => id === step.id);
      // Whole scripts run with their scenarios.
      if (whole && whole.source !== step.source) survives(step, whole.beside);
    }

  describe('of Getting Started', () => {
    const text = readFileSync(join(PROJECT_DIR, GETTING_STARTED), 'utf8');
    const [tutorial = ''] = text.split('### The whole script');
    for (const step of stepsOf(GETTING_STARTED, tutorial)) survives(step);
  });

  test('what was typed grows block by block', () => {
    const fence = (title: string, code: string) => `\`\`\`lua title="${title}"\n${code}\n\`\`\`\n\n`;
    const text = fence('a.lua', 'f()') + fence('b.lua', 'g()') + fence('a.lua', 'h()');
    expect(stepsOf('g.md', text).map(({ name, source }) => [name, source])).toEqual([
      ['a.lua', 'f()\n'],
      ['b.lua', 'g()\n'],
      ['a.lua', 'f()\n\nh()\n'],
    ]);
  });
});

test('readers can keep the scripts of all guides: no two share the name of a menu item', () => {
  const item = /ui\.new_(?!string)\w+\(\s*[^,]+,\s*[^,]+,\s*"([^"]+)"/g;
  const owners = suite.scripts
    .filter(({ id, mistake }) => id.startsWith('guides/') && !mistake)
    .flatMap(({ id, source }) => [...source.matchAll(item)].map(([, label]) => ({ id, label })));
  const shared = owners.filter((one) => owners.some(({ id, label }) => label === one.label && id !== one.id));
  expect(owners.length).toBeGreaterThan(40);
  expect(shared).toEqual([]);
});
