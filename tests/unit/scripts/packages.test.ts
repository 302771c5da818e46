import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closureOf, readDirect, readLock } from '../../../scripts/support/packages.ts';
import { packagesPage } from '../../../scripts/support/packages-page.ts';
import { runProcess } from '../../../scripts/support/steps.ts';
import { PROJECT_DIR } from '../../../src/node/files/folders.ts';

const read = (file: string) => readFileSync(join(PROJECT_DIR, file), 'utf8');
const lock = readLock();
const all = [...lock.values()];

/** What is read here of an entry of the lock. */
interface LockEntry {
  optionalDependencies?: Record<string, string>;
}

/** Licences that let the engine be used under its own, MIT, without a condition on what is made with it. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];

/** Others, by package: whoever changes files of these shares the changes, or they only check spelling. */
const FURTHER: Record<string, RegExp> = {
  'MPL-2.0': /^(?:@resvg\/resvg-js|lightningcss|axe-core$|@johnnymorganz\/stylua$)/,
  'CC BY-SA 4.0': /^@cspell\/dict-/,
  WTFPL: /^@cspell\/dict-/,
};

/** Packages with an install script, and why they work without it. */
const SCRIPTS: Record<string, string> = {
  esbuild:
    'It only replaces its command by the program itself; `tsx` starts the program without the command.',
};

describe('what is installed', () => {
  test('has exact versions', () => {
    const { dependencies, devDependencies } = readDirect();
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.get(`node_modules/${name}`)?.version, name).toBe(version);
    }
  });

  test('is known by its hash, and not by a host', () => {
    expect(all.filter(({ integrity }) => !/^sha512-/.test(integrity)).map(({ path }) => path)).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true\n');
    expect(read('.npmrc')).not.toContain('registry=');
  });

  test('runs no code when it is installed', () => {
    const names = all.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(names).toEqual(Object.keys(SCRIPTS));
    expect(read('.npmrc')).toContain('ignore-scripts=true\n');
    const { scripts } = JSON.parse(read('package.json'));
    expect(Object.keys(scripts).filter((name) => /^(?:prepare|(?:pre|post).*)$/.test(name))).toEqual([]);
  });

  test('has the programs of every platform, so that `npm ci` takes the lockfile', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
    const lacking = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !lock.has(`node_modules/${name}`))
        .map((name) => `${name}, of ${path}`),
    );
    expect(lacking).toEqual([]);
  });

  test('may be used with an engine under MIT', () => {
    const refused = all.filter(({ name, licence }) => {
      const choices = licence.replace(/[()]/g, '').split(' OR ');
      return !choices.some((it) => PERMISSIVE.includes(it) || FURTHER[it]?.test(name));
    });
    expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    const inSites = all.filter(({ dev }) => !dev).map(({ licence }) => licence);
    expect([...new Set(inSites)].filter((it) => /^CC|WTFPL/.test(it))).toEqual([]);
  });

  test('says in its own files what the lock says of its licence', () => {
    const there = all.filter(({ path }) => existsSync(join(PROJECT_DIR, path)));
    expect(there.length).toBeGreaterThan(300);
    for (const { path, version, licence } of there) {
      const own = JSON.parse(read(join(path, 'package.json')));
      expect([own.version, own.license], path).toEqual([version, licence]);
    }
  });

  test('is what docs/packages.md says', () => {
    expect(read('docs/packages.md')).toBe(packagesPage());
  });
});

test('a package comes with what it needs, found where Node would find it', () => {
  const entry = (path: string, needs: string[], isForPlatform = false) => {
    const name = path.replace(/^.*node_modules\//, '');
    const rest = { version: '1.0.0', licence: 'MIT', dev: false, hasInstallScript: false, integrity: '' };
    return [path, { path, name, needs, isForPlatform, ...rest }] as const;
  };
  const tree = new Map([
    entry('node_modules/a', ['b', 'c', 'd']),
    entry('node_modules/a/node_modules/b', ['c', 'a']),
    entry('node_modules/b', []),
    entry('node_modules/c', []),
    entry('node_modules/d', [], true),
  ]);
  const paths = closureOf('node_modules/a', tree).map(({ path }) => path);
  expect(paths).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
});

test('the bill of materials has every package of a site, with licence and hash, and none of the tools', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'bill.json');
  const { output, status } = await runProcess(process.execPath, ['run.mjs', 'sbom', '--out', file]);
  expect({ output, status }).toEqual({ output: `Wrote ${file}.\n`, status: 0 });
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  interface Component {
    name: string;
    version: string;
    hashes?: unknown[];
    licenses?: unknown[];
    scope?: string;
  }
  const { bomFormat, components, metadata } = JSON.parse(text) as {
    bomFormat: string;
    components: Component[];
    metadata: { component: Component };
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe(JSON.parse(read('package.json')).name);
  const wanted = all.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(listed)].sort()).toEqual([...new Set(wanted)].sort());
  expect(components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
});
