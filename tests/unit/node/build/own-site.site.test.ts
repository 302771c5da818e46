import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';

test('VAL-13: this site is built without a warning', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    const { ok, problems } = await buildSite({ siteDir: '.', outDir: join(dir, 'dist'), strict: true });
    expect(problems).toEqual([]);
    expect(ok).toBe(true);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}, 300_000);
