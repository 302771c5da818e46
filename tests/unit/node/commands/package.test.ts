import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageFile from '../../../../package.json' with { type: 'json' };

const PROJECT = resolve('.');
let project: string;

// A project that has the engine among its packages, as npm lays it out: no lock file in the engine's folder, and of
// other packages only those that the engine names as what it needs to run.
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  const packages = join(project, 'node_modules');
  const engine = join(packages, packageFile.name);
  for (const path of ['run.mjs', 'package.json', 'tsconfig.json', 'src']) {
    cpSync(join(PROJECT, path), join(engine, path), { recursive: true });
  }
  for (const name of Object.keys(packageFile.dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(realpathSync(join(PROJECT, 'node_modules', name)), join(packages, name));
  }
  mkdirSync(join(packages, '.bin'));
  symlinkSync(
    join('..', packageFile.name, String(Object.values(packageFile.bin)[0])),
    join(packages, '.bin/docs'),
  );
  write('bin/npm', '#!/bin/sh\necho "npm was asked" >&2\nexit 1\n', 0o755);
  write('content/docs/start.md', '---\ntitle: Start\n---\n\nText.\n');
  write('package.json', '{ "private": true }');
  write(
    'site.config.ts',
    `import { defineSite } from '${packageFile.name}/src/node/config/define.ts';
export default defineSite({ title: 'Site', url: 'https://a.example', brand: { words: ['a'] } });\n`,
  );
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text, { mode });
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/.bin/docs', ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project, 'bin')}${delimiter}${process.env.PATH}` },
  });
  return { status, out: stdout, error: stderr };
}

test('as a package of another project, the engine builds that project', { timeout: 180_000 }, () => {
  expect(run('build', '--strict')).toEqual({
    status: 0,
    out: expect.stringMatching(/^Built \d+ pages in \S+ s\.\n$/),
    error: '',
  });
  expect(readFileSync(join(project, 'dist/docs/start/index.html'), 'utf8')).toContain('Text.');
  expect(existsSync(join(project, 'node_modules', packageFile.name, 'node_modules'))).toBe(false);
});

test('as a package of another project, commands for work on the engine say where they run', () => {
  expect(run('check')).toEqual({
    status: 1,
    out: '',
    error: '`check` is for work on the engine itself. Run it in a clone of its repository.\n',
  });
});
