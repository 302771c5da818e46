import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, loadEngine } from '../../../../src/node/bundle/engine.ts';
import { sourceHash } from '../../../../src/node/bundle/source-hash.mjs';
import { ENGINES_DIR, PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { processMark } from '../../../../src/node/files/process-mark.ts';
import { isSealed, sealFolder } from '../../../../src/node/files/sealed-folder.ts';
import { sweepEngines } from '../../../../src/node/files/sweep-kept.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'engine-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('a sealed folder is known for another one', () => {
  test.each([
    ['when a file is cut', () => truncate(join(dir, 'below/b'), 1)],
    ['when a file is changed', () => writeFile(join(dir, 'below/b'), 'tow')],
    ['when a file is missing', () => rm(join(dir, 'a'))],
    ['when there is one more', () => writeFile(join(dir, 'c'), '')],
    ['when its seal is missing', () => rm(join(dir, 'seal.txt'))],
    ['when it is missing', () => rm(dir, { recursive: true })],
  ])('%s', async (_, harm) => {
    await mkdir(join(dir, 'below'));
    await writeFile(join(dir, 'a'), 'one');
    await writeFile(join(dir, 'below/b'), 'two');
    expect(await isSealed(dir)).toBe(false);
    await sealFolder(dir);
    expect(await isSealed(dir)).toBe(true);
    await harm();
    expect(await isSealed(dir)).toBe(false);
  });
});

/** Copies the engine that builds use to the test's folder, where it is called by another name. */
async function copyEngine(name: string): Promise<Engine> {
  const engine = await loadEngine();
  const client = await engine.client;
  await cp(join(ENGINES_DIR, engine.id), join(dir, name), { recursive: true });
  await cp(client.dir, client.dir.replace(join(ENGINES_DIR, engine.id), join(dir, name)), {
    recursive: true,
  });
  return engine;
}

/** Starts the bundler as a build does. */
function startBundler(root: string) {
  return fork(new URL('../../../../src/node/bundle/bundle-process.mjs', import.meta.url), [root, dir], {
    serialization: 'advanced',
    execArgv: [],
  });
}

test('a bundler whose build has gone ends too, and writes nothing', async () => {
  const bundler = startBundler(PROJECT_DIR);
  await once(bundler, 'spawn');
  bundler.disconnect();
  expect(await once(bundler, 'exit')).toEqual([0, null]);
  expect(await readdir(dir)).toEqual([]);
});

test('a bundler that fails says why', async () => {
  const bundler = startBundler(join(dir, 'elsewhere'));
  const [[error], [status]] = await Promise.all([once(bundler, 'message'), once(bundler, 'exit')]);
  expect(error).toMatchObject({ message: expect.stringContaining(join(dir, 'elsewhere')) });
  expect(status).toBe(1);
});

test('compressed files that were damaged in the cache are made again', async () => {
  const { id, bootFile } = await copyEngine(await sourceHash());
  const compressed = async () => join((await (await loadEngine(id, dir)).client).dir, `${bootFile}.br`);
  const file = await compressed();
  const former = await readFile(file);
  await truncate(file, 100);
  expect(await readFile(await compressed())).toEqual(former);
});

test('a bundle that was damaged is made again; where the code has changed meanwhile, it is reported and not kept', async () => {
  const { id, bootFile } = await copyEngine(`${await sourceHash()}-of-before`);
  await truncate(join(dir, `${id}-of-before/client`, bootFile), 100);
  const before = (await readdir(dir)).sort();
  await expect(loadEngine(`${id}-of-before`, dir)).rejects.toMatchObject({
    problems: [
      {
        severity: 'error',
        file: 'src',
        message: 'The code of the engine changed while it was being bundled.',
        fix: 'Build again.',
      },
    ],
  });
  expect((await readdir(dir)).sort()).toEqual(before);
});

test('bundles go when nobody uses them for a week, and what an interrupted build has begun goes at once', async () => {
  const ended = processMark().replace(/\d+$/, '99999999');
  const names = {
    used: 'aaaaaaaaaaaaaaaa',
    unused: 'bbbbbbbbbbbbbbbb',
    begun: `aaaaaaaaaaaaaaaa.${ended}-1b4e28ba-2fa1-11d2-883f-0016d3cca427`,
    running: `aaaaaaaaaaaaaaaa.${processMark()}-1b4e28ba-2fa1-11d2-883f-0016d3cca427`,
    elsewhere: 'aaaaaaaaaaaaaaaa.00000000-99999999-1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  };
  for (const name of Object.values(names)) {
    await mkdir(join(dir, name));
    await writeFile(join(dir, name, 'file'), 'text');
  }
  const old = (Date.now() - 8 * 86_400_000) / 1000;
  await utimes(join(dir, names.unused), old, old);
  await sweepEngines(dir);
  expect((await readdir(dir)).sort()).toEqual([names.used, names.running, names.elsewhere].sort());
  await sweepEngines(join(dir, 'missing'));
});
