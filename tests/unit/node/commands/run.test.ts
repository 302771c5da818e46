import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

const PROJECT = resolve('.');
/** An address of this machine that others can reach. */
const OUTER = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the entry of a project's folder to its end. */
function runEntry(
  dir: string,
  args: string[],
  env = {},
  cwd = PROJECT,
): { status: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dir, 'run.mjs'), ...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, ...env },
  });
  return { status, out: stdout, error: stderr };
}

test('a build whose output nobody reads any more ends without a stack trace', async () => {
  const child = spawn(process.execPath, [join(PROJECT, 'run.mjs'), 'build', '--site', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let error = '';
  child.stderr.on('data', (part) => {
    error += part;
  });
  expect(await new Promise((done) => child.on('close', done))).toBe(1);
  expect(error).toMatch(/^site\.config\.ts: error: .*\n {2}Add the file.*\n$/);
});

test('the entry lists its commands, and an unknown one is named', () => {
  const help = runEntry(PROJECT, ['--help']);
  expect(help.status).toBe(0);
  expect(runEntry(PROJECT, ['help'])).toEqual(help);
  for (const name of [
    'start',
    'dev',
    'build',
    'serve',
    'check',
    'test',
    'bench',
    'acceptance',
    'search-publish',
  ]) {
    expect(help.out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    const places = ['src/node/commands', 'scripts'].filter((folder) =>
      existsSync(join(PROJECT, folder, `${name}.ts`)),
    );
    expect(places, name).toHaveLength(1);
  }
  const { status, error } = runEntry(PROJECT, ['biuld']);
  expect(status).toBe(1);
  expect(error).toContain('Unknown command `biuld`. Did you mean `build`?\n');
  expect(runEntry(PROJECT, ['constructor']).error).toContain('Unknown command `constructor`.\n');
  expect(runEntry(PROJECT, ['--hlep']).error).toContain('Did you mean `help`?');
  expect(runEntry(PROJECT, ['BUILD']).error).toContain('Did you mean `build`?');
  expect(runEntry(PROJECT, ['config:docs']).error).toContain('Did you mean `config-docs`?');
  expect(error).toContain('acceptance');
});

test.skipIf(process.platform === 'win32')('a current folder that was removed is told', () => {
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" build';
  const args = ['-c', script, 'sh', gone, process.execPath, join(PROJECT, 'run.mjs')];
  const { status, stderr } = spawnSync('sh', args, { encoding: 'utf8', timeout: 20_000 });
  expect(stderr).toBe('The current folder no longer exists.\n  Change to another folder.\n');
  expect(status).toBe(1);
});

test('a report on a folder that does not exist says so', () => {
  const { status, error } = runEntry(PROJECT, ['content-report', '--site', join(folder, 'nope')]);
  const nope = join(folder, 'nope');
  expect(error).toBe(`\`${nope}\` does not exist. Choose the folder of the site with \`--site\`.\n`);
  expect(status).toBe(1);
});

describe('packages', () => {
  /** A project with this one's packages and one command, and an npm that only notes its arguments. */
  function prepare({
    change = (lock: string) => lock,
    npmStatus = 0,
    packages = true,
  } = {}): () => ReturnType<typeof runEntry> & { npm: string } {
    copyFileSync(join(PROJECT, 'run.mjs'), join(folder, 'run.mjs'));
    copyFileSync(join(PROJECT, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'package-lock.json'),
      change(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')),
    );
    if (packages) symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'src/node/commands'), { recursive: true });
    mkdirSync(join(folder, 'src/node/bundle'));
    for (const name of ['own-code.mjs', 'source-hash.mjs'])
      copyFileSync(join(PROJECT, 'src/node/bundle', name), join(folder, 'src/node/bundle', name));
    const command = `export async function run(argv: string[]): Promise<number> { console.log('ran', ...argv); return 3; }`;
    writeFileSync(join(folder, 'src/node/commands/serve.ts'), command);
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" > "${folder}/npm.log"\nexit ${npmStatus}\n`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    return () => {
      const result = runEntry(folder, ['serve', '--x'], {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      });
      const log = join(folder, 'npm.log');
      return { ...result, npm: existsSync(log) ? readFileSync(log, 'utf8') : '' };
    };
  }

  it('are left alone when they match the lock file, and the command gets its arguments', () => {
    expect(prepare()()).toMatchObject({ status: 3, out: 'ran --x\n', error: '', npm: '' });
  });

  it('are installed with one line of output when the lock file asks for another version', () => {
    const change = (lock: string) =>
      lock.replace(/("node_modules\/zod": \{\s+"version": )"[^"]+"/, '$1"0.0.1"');
    const { status, out, npm } = prepare({ change })();
    expect(npm).toMatch(/^install /);
    expect({ status, out }).toEqual({ status: 3, out: 'Installing packages (npm install) ...\nran --x\n' });
  });

  it('are installed when there are none, and a failure is reported', () => {
    const { status, error, npm } = prepare({ packages: false, npmStatus: 1 })();
    expect(npm).toMatch(/^install /);
    expect(status).toBe(1);
    expect(error).toContain('The packages could not be installed: npm install ended with status 1.');
  });
});

describe('serve', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'index.html'), 'home');
    writeFileSync(join(folder, 'serving.json'), '{"base":"/x/"}');
  });

  it('prints its address last, answers, and stops when asked to', async () => {
    const child = spawn(process.execPath, ['run.mjs', 'serve', '--dir', folder, '--port', '0'], {
      cwd: PROJECT,
    });
    const output = await new Promise<string>((done) =>
      child.stdout.once('data', (chunk) => done(String(chunk))),
    );
    expect(output).toMatch(/^http:\/\/localhost:\d+\/x\/\n$/);
    expect(await (await fetch(output.trim())).text()).toBe('home');
    const stopped = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  it.skipIf(!OUTER)(
    'answers this machine alone, and with --host others too',
    { timeout: 30_000 },
    async () => {
      for (const [args, hosts] of [
        [[], ['localhost']],
        [
          ['--host', '0.0.0.0'],
          [OUTER, 'localhost'],
        ],
      ] as const) {
        const child = spawn(process.execPath, ['run.mjs', 'serve', '--dir', folder, '--port', '0', ...args], {
          cwd: PROJECT,
        });
        const addresses: string[] = [];
        for await (const line of createInterface(child.stdout)) {
          addresses.push(line);
          if (line.includes('localhost')) break;
        }
        expect(addresses.map((address) => new URL(address).hostname)).toEqual(
          expect.arrayContaining([...hosts]),
        );
        const { port } = new URL(addresses.at(-1) ?? '');
        const outside = fetch(`http://${OUTER}:${port}/x/`).then(({ status }) => status);
        if (args.length > 0) expect(await outside).toBe(200);
        else await expect(outside).rejects.toThrow();
        const stopped = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await stopped;
      }
    },
  );

  // What lies in the folder is no site that could be built: the port is told before any work.
  it.each([
    ['serve', ['--dir', '.']],
    ['start', []],
    ['dev', ['--site', '.']],
  ])('%s says what to do when the port is taken', async (command, args) => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, done));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const result = runEntry(PROJECT, [command, ...args, '--port', port], {}, folder);
    other.close();
    expect(result).toEqual({
      status: 1,
      out: '',
      error: `Port ${port} is already in use by another program. Choose another one with \`--port N\`.\n`,
    });
  });

  it('says what to do when the folder holds no site', () => {
    const { status, error } = runEntry(PROJECT, ['serve', '--dir', join(folder, 'none')]);
    expect(status).toBe(1);
    expect(error).toContain('does not contain a built site. Run `npm run build` first');
  });

  it('says what to do when the folder to write in does not exist', () => {
    const none = join(folder, 'none');
    expect(runEntry(PROJECT, ['dev', '--site', none, '--port', '0'])).toEqual({
      status: 1,
      out: '',
      error: `\`${none}\` does not exist. Choose the folder of the site with \`--site\`.\n`,
    });
  });
});

describe('mistakes in the sources of a site', { timeout: 30_000 }, () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'i18n/fr'), { recursive: true });
    mkdirSync(join(folder, 'content/docs'), { recursive: true });
    writeFileSync(join(folder, 'content/docs/start.md'), '---\ntitle: Start\n---\n\nText.\n');
    writeFileSync(
      join(folder, 'site.config.ts'),
      `export default { title: 'Site', url: 'https://a.example', brand: { words: ['a'] }, i18n: { locales: {
        en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } } };\n`,
    );
    writeFileSync(join(folder, 'i18n/fr/texts.json'), '["Un"]\n');
  });

  it('i18n-extract names them without a stack, and ends', () => {
    const { status, error } = runEntry(PROJECT, ['i18n-extract', '--site', folder, '--locale', 'fr']);
    expect({ status, error }).toEqual({
      status: 1,
      error: [
        'i18n/fr/texts.json:1:1: error: The texts of `fr` cannot be read: the file does not contain a JSON object.',
        '  Write a JSON object whose keys are ids of texts and whose values are texts.\n',
      ].join('\n'),
    });
  });
});
