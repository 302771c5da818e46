import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';

/** As `run.mjs` starts it. */
const SET_UP = `node -e "import('./scripts/set-git-hooks.mjs').catch(() => {})"`;

/** Neither the settings of this machine nor those of a hook that runs this test. */
const ENV = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, { cwd = folder, env = {} } = {}): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    cwd,
    env: { ...ENV, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function addEngine(to: string): void {
  for (const path of ['.githooks', 'scripts/set-git-hooks.mjs', 'biome.json', '.gitignore']) {
    cpSync(join(PROJECT_DIR, path), join(to, path), { recursive: true });
  }
}

/** The hooks path that git has once they were set up. */
function setUp(options: { cwd?: string; env?: Record<string, string> } = {}): string {
  expect(run(SET_UP, options)).toEqual({ status: 0, output: '' });
  return run('git config core.hooksPath', { cwd: options.cwd ?? folder }).output.trim();
}

describe('a command', () => {
  test('sets up the hooks of a clone, whose packages may be there already', () => {
    addEngine(folder);
    for (const path of ['run.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'src'])
      cpSync(join(PROJECT_DIR, path), join(folder, path), { recursive: true });
    symlinkSync(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
    run('git init');
    expect(run('node run.mjs build --help').output).toContain('Usage: npm run build');
    expect(run('git config core.hooksPath').output.trim()).toBe('.githooks');
  });
});

describe('setting up', () => {
  test('sets up the hooks of a clone', () => {
    addEngine(folder);
    run('git init');
    expect(setUp()).toBe('.githooks');
  });

  test('changes nothing in CI', () => {
    addEngine(folder);
    run('git init');
    expect(setUp({ env: { CI: 'true' } })).toBe('');
  });

  test('changes nothing in a package of another project', () => {
    const cwd = join(folder, 'node_modules', 'clientlua-docs');
    addEngine(cwd);
    run('git init');
    expect(setUp({ cwd })).toBe('');
  });

  test('keeps a hooks path, and hooks of another tool', () => {
    addEngine(folder);
    run('git init && git config core.hooksPath mine');
    expect(setUp()).toBe('mine');
    run('git config --unset core.hooksPath && mkdir -p .git/hooks && touch .git/hooks/pre-push');
    expect(setUp()).toBe('');
  });

  test('goes well outside of git, without git, and where only the package files are there yet', () => {
    addEngine(folder);
    expect(setUp()).toBe('');
    expect(run(SET_UP.replace('node', process.execPath), { env: { PATH: '/nowhere' } }).status).toBe(0);
    rmSync(join(folder, 'scripts'), { recursive: true });
    expect(setUp()).toBe('');
  });
});

describe('a commit', () => {
  beforeEach(() => {
    addEngine(folder);
    run('git init && git config core.hooksPath .githooks');
    symlinkSync(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'src'));
  });

  const commit = (content: string) => {
    writeFileSync(join(folder, 'src', 'a.ts'), content);
    return run('git add src/a.ts && git commit -m x');
  };

  test('of a file that is not formatted, or that the linter rejects, is stopped and says what to do', () => {
    for (const content of ['export const a = "x"\n', 'var a = 1;\nexport { a };\n']) {
      const { status, output } = commit(content);
      expect(status).toBe(1);
      expect(output).toContain('src/a.ts');
      expect(output).toContain('`npm run format`');
    }
  });

  test('of formatted files goes through, whatever else is in the folder', () => {
    writeFileSync(join(folder, 'src', 'other.ts'), 'const   b = "y"');
    writeFileSync(join(folder, 'note.md'), '# Note\n');
    expect(commit("export const a = 'x';\n").output).toContain('1 file changed');
    expect(run('git add note.md && git commit -m y').status).toBe(0);
  });

  test('goes through before the packages are there', () => {
    rmSync(join(folder, 'node_modules'));
    expect(commit('export const a = "x"\n').status).toBe(0);
  });
});
