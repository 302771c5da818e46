import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteBuiltSince } from '../../../scripts/support/browser-tests.ts';

test('a site is taken for the one of this run only when its folder was written since the run began', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    await utimes(folder, 2000, 2000);
    expect(siteBuiltSince(2_000_000, folder)).toBe(folder);
    expect(siteBuiltSince(2_000_001, folder)).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(siteBuiltSince(0, folder)).toBeUndefined();
});
