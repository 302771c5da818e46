import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseStates } from '../../../scripts/screenshots/choose.ts';
import { defineRunner } from '../../../scripts/support/runner.ts';
import { runProcess } from '../../../scripts/support/steps.ts';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';

afterEach(() => vi.restoreAllMocks());

test('a runner hands its arguments on, and its status says how it went', async () => {
  const given: string[][] = [];
  const run = defineRunner({
    name: 'x',
    summary: 'Runs.',
    usage: '[FILE ...]',
    action: async (args) => given.push(args) === 1,
  });
  expect(await run(['a.test.ts', '-t', 'one title'])).toBe(0);
  expect(await run([])).toBe(1);
  expect(given).toEqual([['a.test.ts', '-t', 'one title'], []]);
});

test('a runner explains itself and runs nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const action = vi.fn();
  const run = defineRunner({ name: 'x', summary: 'Runs.', usage: '[FILE ...]', action });
  expect(await run(['a.test.ts', '--help'])).toBe(0);
  expect(log.mock.calls).toEqual([['Usage: npm run x -- [FILE ...]\n\nRuns.']]);
  expect(action).not.toHaveBeenCalled();
});

test('a runner without arguments refuses them and runs nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const action = vi.fn(async () => true);
  const run = defineRunner({ name: 'x', summary: 'Runs.', usage: '', action });
  expect(await run(['--nonsense'])).toBe(1);
  expect(error.mock.calls).toEqual([['`npm run x` takes no arguments, found `--nonsense`. Remove them.']]);
  expect(action).not.toHaveBeenCalled();
  expect(await run([])).toBe(0);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run(['--help'])).toBe(0);
  expect(log.mock.calls).toEqual([['Usage: npm run x\n\nRuns.']]);
});

test('pictures of no state are a mistake that lists the states', () => {
  const states = [{ name: 'home' }, { name: 'docs' }];
  expect(chooseStates(states, 'do')).toEqual([{ name: 'docs' }]);
  expect(chooseStates(states, undefined)).toEqual(states);
  expect(() => chooseStates(states, 'zzz')).toThrow(
    '`--only` needs part of the name of a state, found `zzz`. The states are `home`, `docs`.',
  );
});

test('the commands of run.mjs are the scripts of the package, and in the table of the README', async () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'));
  const { output } = await runProcess(process.execPath, ['run.mjs', '--help']);
  const readme = readFileSync(join(PROJECT_DIR, 'README.md'), 'utf8');
  const commands = [...output.matchAll(/^ {2}([\w-]+) {2}/gm)].map(
    ([, command]) => `node run.mjs ${command}`,
  );
  expect(Object.values(scripts).sort()).toEqual(commands.sort());
  for (const [name, line] of Object.entries(scripts)) {
    expect(line).toBe(`node run.mjs ${name.replace(':', '-')}`);
    expect(readme).toMatch(new RegExp(`(?:npm (?:run )?|\`)${name}[\` ]`));
  }
});
