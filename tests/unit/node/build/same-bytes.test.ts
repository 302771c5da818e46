import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { sourceHash } from '../../../../src/node/bundle/source-hash.mjs';
import { PROJECT_DIR } from '../../../../src/node/files/folders.ts';
import { keyOf } from '../../../../src/node/files/kept-files.mjs';
import { PAGE_KINDS } from '../../../../src/shared/page-kinds.ts';
import { hashesOf, writeCompleteSite } from './complete-site.ts';

/** Folder with the hashes of the build that was made first of some sources, whichever Node made it. */
const RECORDS = join(PROJECT_DIR, '.cache/same-bytes');
const DAY = 24 * 60 * 60 * 1000;

/** What a Node has made, by path. */
interface Recorded {
  node: string;
  files: Record<string, string>;
}

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'same-'));
  await writeCompleteSite(join(dir, 'site'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Records what this Node has made, unless another one was first, and returns what the first one made. */
async function firstOf(key: string, made: Recorded): Promise<Recorded> {
  const record = join(RECORDS, `${key}.json`);
  const own = `${record}.${process.pid}`;
  await mkdir(RECORDS, { recursive: true });
  for (const name of await readdir(RECORDS)) {
    const { mtimeMs } = await stat(join(RECORDS, name));
    if (!name.startsWith(key) && Date.now() - mtimeMs > DAY) await rm(join(RECORDS, name), { force: true });
  }
  await writeFile(own, JSON.stringify(made));
  // Several run beside each other: a link is there as a whole, or was there before.
  await link(own, record).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return JSON.parse(await readFile(record, 'utf8'));
}

test('every Node writes the same bytes', { timeout: 180_000 }, async () => {
  const outDir = join(dir, 'dist');
  const { ok } = await buildSite({ siteDir: join(dir, 'site'), outDir, kept: join(dir, 'kept') });
  expect(ok).toBe(true);
  const files = await hashesOf(outDir);
  const texts = await Promise.all(
    Object.keys(files)
      .filter((path) => path.endsWith('page.json'))
      .map((path) => readFile(join(outDir, path), 'utf8')),
  );
  expect(new Set(texts.map((text) => JSON.parse(text).kind))).toEqual(new Set(Object.keys(PAGE_KINDS)));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'addon.zip',
      'blog/atom.xml',
      'definitions.zip',
      'icons/192.png',
      'index.html.br',
      'index.html.gz',
      'sw.js',
    ]),
  );
  const key = keyOf(await sourceHash(), JSON.stringify(await hashesOf(join(dir, 'site'))));
  const first = await firstOf(key, { node: process.version, files });
  expect(files, `Node ${process.version} beside Node ${first.node}`).toEqual(first.files);
});
