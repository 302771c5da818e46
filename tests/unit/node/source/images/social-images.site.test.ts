import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOCIAL_KINDS } from '../../../../../src/node/site/pages/kinds.ts';
import { type Bitmap, renderIcons } from '../../../../../src/node/source/images/icons.ts';
import { imageSize } from '../../../../../src/node/source/images/image-size.ts';

/** Largest image for shared links, in bytes. */
const MOST_BYTES = 40_000;

let dir: string;
let images: Bitmap[];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'social-'));
  images = await render('first');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function render(cache: string): Promise<Bitmap[]> {
  const { bitmaps, problems } = await renderIcons('.', join(dir, cache));
  expect(problems).toEqual([]);
  return bitmaps.filter(({ purpose }) => purpose === 'social');
}

test('SEO-12: each kind of page has an image of 1200 by 630 pixels and at most 40 kB', () => {
  expect(images.map(({ path }) => path)).toEqual([
    'social.png',
    ...SOCIAL_KINDS.map((kind) => `social/${kind}.png`),
  ]);
  for (const { path, content } of images) {
    expect(imageSize(Buffer.from(content)), path).toMatchObject({ width: 1200, height: 630 });
    expect(content.length, path).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('SEO-12: no two kinds share an image, and drawn again each has the same bytes', async () => {
  const again = await render('second');
  expect(existsSync(join(dir, 'second'))).toBe(true);
  expect(again.map(({ content }) => Buffer.from(content).toString('base64'))).toEqual(
    images.map(({ content }) => Buffer.from(content).toString('base64')),
  );
  expect(new Set(images.map(({ content }) => Buffer.from(content).toString('base64'))).size).toBe(
    images.length,
  );
});
