import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { renderIcons } from '../../../../../src/node/source/images/icons.ts';

const keyOf = vi.hoisted(() => vi.fn((...parts: string[]) => parts.join('\n')));
vi.mock('../../../../../src/node/files/kept-files.mjs', () => ({
  keyOf,
  keep: () => {},
  readKept: () => undefined,
}));

test('a bitmap is kept for its drawing, both sides, the renderer and its settings', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'icons-'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 210"/>';
  try {
    await mkdir(join(dir, 'brand'));
    await writeFile(join(dir, 'brand/social.svg'), drawing);
    await renderIcons(dir, join(dir, 'cache'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  expect(keyOf).toHaveBeenCalledOnce();
  for (const part of [drawing, '1200', '630', '@resvg/resvg-js 2', 'loadSystemFonts'])
    expect(keyOf.mock.results[0]?.value).toContain(part);
});
