import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTree, readTree } from '../../../../src/node/files/read-tree.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a tree has every file, folder and link, and nothing that is found through a link', async () => {
  mkdirSync(join(dir, 'a/b'), { recursive: true });
  writeFileSync(join(dir, 'a/b/file'), '');
  symlinkSync('a', join(dir, 'linked'));
  symlinkSync('..', join(dir, 'a/circle'));
  const entries = await readTree(dir);
  expect(entries.map(({ path }) => path).sort()).toEqual(['a', 'a/b', 'a/b/file', 'a/circle', 'linked']);
  const links = entries.filter(({ entry }) => entry.isSymbolicLink());
  expect(links.map(({ path }) => path)).toEqual(['linked', 'a/circle']);
  expect(await listTree(dir)).toEqual(['a/b/file']);
});

test('a folder that is not there is an error', async () => {
  await expect(readTree(join(dir, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
});
