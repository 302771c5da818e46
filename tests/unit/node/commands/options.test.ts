import { beforeEach, describe, expect, it, type MockInstance, test, vi } from 'vitest';
import { defineCommand } from '../../../../src/node/commands/support/command.ts';
import { checkNpmOptions } from '../../../../src/node/commands/support/npm-options.ts';
import {
  basePath,
  day,
  flag,
  parseArguments,
  port,
  text,
} from '../../../../src/node/commands/support/options.ts';

const OPTIONS = {
  port: port(),
  site: text('DIR', 'Folder of the site', '.'),
  out: text('DIR', 'Folder to write to', undefined),
  base: basePath('Base URL'),
  strict: flag('Warnings stop the build'),
  day: day('Day', '2026-01-01'),
};

test('options that are not written have their defaults', () => {
  expect(parseArguments([], OPTIONS).values).toEqual({
    port: 3000,
    site: '.',
    out: undefined,
    base: undefined,
    strict: false,
    day: '2026-01-01',
  });
});

test('values are read with a space or an equals sign', () => {
  const argv = ['--port', '0', '--site=a b', '--base', '/x/', '--strict', '--out', 'o'];
  expect(parseArguments(argv, OPTIONS).values).toEqual({
    port: 0,
    site: 'a b',
    out: 'o',
    base: '/x/',
    strict: true,
    day: '2026-01-01',
  });
});

test('a language without its option is told how it is written', () => {
  const options = { locale: text('CODE', 'Language', undefined), site: text('DIR', 'Folder', '.') };
  expect(() => parseArguments(['pt-BR'], options)).toThrow('Write `--locale pt-BR` if it is the language.');
  expect(() => parseArguments(['../site'], options)).toThrow('Write `--site ../site` if it is the folder.');
});

test('two dashes before the options, as npm needs them, mean nothing', () => {
  expect(parseArguments(['--', '--site', 'a', '--strict'], OPTIONS).values).toMatchObject({
    site: 'a',
    strict: true,
  });
});

describe('mistakes name the option and what to write', () => {
  it.each([
    [['--out', 'a', '--out=b'], '`--out` is written twice. Remove one of the two.'],
    [['--base', '/../x/'], /found `\/\.\.\/x\/`/],
    [['--base', '/x*/'], /letters, digits, .* between, found `\/x\*\/`/],
    [['--prot', '1'], 'Unknown option `--prot`. Did you mean `--port`?'],
    [['--ouput', 'x'], 'Unknown option `--ouput`. Did you mean `--out`?'],
    [['--base-url', '/x/'], 'Unknown option `--base-url`. Did you mean `--base`?'],
    [['-out', 'x'], 'Unknown option `-out`. Did you mean `--out`?'],
    [['-p', '1'], 'Unknown option `-p`. Did you mean `--port`?'],
    [['-s'], /^Unknown option `-s`\. The options are `--port`, `--site`/],
    [['--day', '2026-02-30'], '`--day` is `2026-02-30`, which is not a day of the calendar.'],
    [['--day', 'today'], /^`--day` needs a date in the form `YYYY-MM-DD`, found `today`/],
    [['--port', 'abc'], '`--port` needs a whole number from 0 to 65535, found `abc`. Write `--port N`.'],
    [['--port', '65536'], /found `65536`/],
    [['--port'], '`--port` needs a whole number from 0 to 65535, found none. Write `--port N`.'],
    [['--site='], '`--site` needs a value, found none. Write `--site DIR`.'],
    [
      ['--base', 'x'],
      '`--base` needs a path such as `/docs/`, with a slash at each end, and letters, digits, `-`, `_`, `.` and `~` between, found `x`. Write `--base /x/`.',
    ],
    [['--base', '//x/'], /found `\/\/x\/`/],
    [
      ['--out', '--strict'],
      '`--out` needs a value, found the option `--strict`. Write `--out=--strict` if that is meant.',
    ],
    [['--strict=no'], '`--strict` does not take a value, found `no`. Remove the value.'],
    [['--strict', 'false'], '`--strict` does not take a value, found `false`. Remove the value.'],
    [['--out', ' '], '`--out` needs a value, found ` `. Write `--out DIR`.'],
    [['—strict'], 'Unexpected argument `—strict`. Write `--strict`, with two hyphens.'],
    [['out=dist'], 'Unexpected argument `out=dist`. Write `--out=dist`, with two hyphens.'],
    [['—nothing'], /^Unexpected argument `—nothing`\. The options are/],
    [['dist'], 'Unexpected argument `dist`. Write `--site dist` if it is the folder.'],
    [['4000'], 'Unexpected argument `4000`. Write `--port 4000` if it is the port.'],
  ])('%j', (argv, message) => {
    expect(() => parseArguments(argv, OPTIONS)).toThrow(message);
  });
});

describe('options that npm keeps for itself', () => {
  const NPM = { npm_lifecycle_event: 'build', npm_config_user_agent: 'npm/11.0.0 node/v22.0.0' };
  const check = (env: NodeJS.ProcessEnv, argv: string[] = []) =>
    checkNpmOptions('build', { argv, options: OPTIONS, env: { ...NPM, ...env } });

  it.each([
    [{ npm_config_strict: 'true' }, [], '`--strict` for itself. Write `npm run build -- --strict`,'],
    [{ npm_config_site: 'a' }, [], '`--site` for itself. Write `npm run build -- --site a`,'],
    [{ npm_config_port: 'true' }, ['4000'], '`--port` for itself. Write `npm run build -- --port 4000`,'],
    [
      { npm_config_port: 'true', npm_config_strict: 'true' },
      ['4000'],
      '`--port` and `--strict` for itself. Write `npm run build -- --port N --strict`,',
    ],
  ])('are reported with the line to write: %j', (env, argv, message) => {
    expect(() => check(env, argv)).toThrow(`npm has kept ${message} with two hyphens before the options.`);
  });

  it('are no problem of another command, or where npm has not kept any', () => {
    expect(() => check({ npm_config_registry: 'x' })).not.toThrow();
    expect(() => check({ npm_lifecycle_event: 'check', npm_config_strict: 'true' })).not.toThrow();
    expect(() => check({ npm_config_user_agent: 'pnpm/10', npm_config_strict: 'true' })).not.toThrow();
  });
});

describe('a command', () => {
  const action = vi.fn(async ({ port }: { port: number }) => port);
  const run = defineCommand({ name: 'serve', summary: 'Serves.', options: { port: port() }, action });
  let log: MockInstance<typeof console.log>;
  let error: MockInstance<typeof console.error>;

  beforeEach(() => {
    log = vi.spyOn(console, 'log').mockImplementation(() => {});
    error = vi.spyOn(console, 'error').mockImplementation(() => {});
    action.mockClear();
  });

  it('hands its options to the action and its status back', async () => {
    expect(await run(['--port', '7'])).toBe(7);
  });

  it.each(['--help', '-h'])('explains itself after `%s` and does nothing else', async (option) => {
    expect(await run([option])).toBe(0);
    expect(action).not.toHaveBeenCalled();
    expect(log.mock.lastCall?.[0]).toMatch(
      /^Usage: npm run serve -- \[options\]\n\nServes\.\n\nOptions:\n {2}--port N +Port/,
    );
  });

  it('reports a mistake and exits with 1', async () => {
    expect(await run(['--hlep'])).toBe(1);
    expect(error).toHaveBeenCalledWith('Unknown option `--hlep`. Did you mean `--help`?');
  });

  it('lets other errors through', async () => {
    action.mockRejectedValueOnce(new Error('broken'));
    await expect(run([])).rejects.toThrow('broken');
  });
});
