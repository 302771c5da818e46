import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { listFiles } from '../../../../src/node/server/files.ts';

test.each(['content', 'locales', 'versions'])('a whole site is built without a warning: %s', async (name) => {
  const dir = await mkdtemp(join(tmpdir(), 'whole-'));
  try {
    const outDir = join(dir, 'dist');
    const built = await buildSite({ siteDir: `tests/fixtures/${name}`, outDir, kept: join(dir, 'kept') });
    expect(built).toMatchObject({ ok: true, problems: [] });
    const pages = listFiles(outDir).filter((path) => /\.html$/.test(path));
    expect(built.pages).toBeGreaterThan(10);
    expect(pages.length).toBeGreaterThanOrEqual(built.pages);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
