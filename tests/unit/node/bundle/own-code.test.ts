import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCommand } from '../../../../src/node/bundle/own-code.mjs';
import { sourceHash } from '../../../../src/node/bundle/source-hash.mjs';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-code-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The only file of the test's folder. */
async function onlyFile(): Promise<string> {
  const names = await readdir(dir);
  expect(names).toHaveLength(1);
  return join(dir, names[0] ?? '');
}

test('the commands that build come from one file, which needs nothing but Node to be loaded, and is made again when it is not whole', async () => {
  expect((await loadCommand('build', dir))?.run).toBeInstanceOf(Function);
  const file = await onlyFile();
  const { ino, size } = await stat(file);
  expect((await loadCommand('start', dir))?.run).toBeInstanceOf(Function);
  expect((await stat(await onlyFile())).ino).toBe(ino);
  const code = await readFile(file, 'utf8');
  // It knows what it was made of, and does not read all files once more to find out.
  expect(code).toContain(`"${await sourceHash()}"`);
  const imports = Array.from(code.matchAll(/^import [^;]*?from "([^"]+)";$/gm), ([, from = '']) => from);
  expect(imports).toContain('node:fs');
  const names = new Set(builtinModules);
  expect(imports.filter((from) => !names.has(from.replace(/^node:/, '')))).toEqual([]);
  await truncate(file, size - 1);
  expect((await loadCommand('build', dir))?.run).toBeInstanceOf(Function);
  expect((await stat(await onlyFile())).size).toBe(size);
});

test('a command that is not bundled is left to the loader', async () => {
  expect(await loadCommand('dev', dir)).toBeUndefined();
  expect(await readdir(dir)).toEqual([]);
});

test('where the file cannot be written, the command is left to the loader', async () => {
  await writeFile(join(dir, 'file'), '');
  expect(await loadCommand('build', join(dir, 'file'))).toBeUndefined();
});
