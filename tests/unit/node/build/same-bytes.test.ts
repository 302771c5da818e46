import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../../../src/node/build/engine.ts';
import { PROJECT_DIR } from '../../../../src/node/build/folders.ts';
import { buildSite } from '../../../../src/node/build/index.ts';
import { keyOf } from '../../../../src/node/build/kept-files.mjs';
import { replaceFile } from '../../../../src/node/build/replace-file.ts';
import { PAGE_KINDS } from '../../../../src/shared/page-kinds.ts';
import { hashesOf, writeCompleteSite } from './complete-site.ts';

/** Hashes of the build that was made first of the same sources, whichever Node made it. */
const RECORD = join(PROJECT_DIR, '.cache/same-bytes.json');

interface Recorded {
  /** What the build was made of. */
  key: string;
  node: string;
  files: Record<string, string>;
}

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'same-'));
  await writeCompleteSite(join(dir, 'site'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function recorded(): Promise<Recorded | undefined> {
  const text = await readFile(RECORD, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
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
  const former = await recorded();
  if (former?.key === key) {
    expect(files, `Node ${process.version} beside Node ${former.node}`).toEqual(former.files);
    return;
  }
  await mkdir(dirname(RECORD), { recursive: true });
  await replaceFile(RECORD, JSON.stringify({ key, node: process.version, files } satisfies Recorded));
});
