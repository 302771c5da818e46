import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../../../src/node/bundle/source-hash.mjs';

/** All that bundles are made from; the code imports `package.json`. */
const FILES = ['src/a.ts', 'src/below/b.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sources-'));
  await mkdir(join(dir, 'src/below'), { recursive: true });
  for (const file of FILES) await writeFile(join(dir, file), file);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test.each(FILES)('the bundle is another one when `%s` changes', async (file) => {
  const before = await sourceHash(dir);
  expect(await sourceHash(dir)).toBe(before);
  await appendFile(join(dir, file), ' ');
  expect(await sourceHash(dir)).not.toBe(before);
});

test('an engine without a lock file, as packages are, has a hash too', async () => {
  await rm(join(dir, 'package-lock.json'));
  expect(await sourceHash(dir)).toMatch(/^[0-9a-f]{16}$/);
});
