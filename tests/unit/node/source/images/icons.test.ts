import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listTree } from '../../../../../src/node/files/read-tree.ts';
import { renderIcons } from '../../../../../src/node/source/images/icons.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'icons-'));
  await mkdir(join(dir, 'brand'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle cx="5" cy="5" r="4"/></svg>`;

/** Width and height that a PNG says it has. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

describe('icons', () => {
  test('every drawing is rendered in the sizes that it is needed in', async () => {
    await writeFile(join(dir, 'brand/icon.svg'), drawing(32, 32));
    await writeFile(join(dir, 'brand/social.svg'), drawing(1200, 630));
    const { bitmaps, problems } = await renderIcons(dir, join(dir, 'cache'));
    expect(problems).toEqual([]);
    const [tab, ...others] = bitmaps;
    expect(tab).toMatchObject({ path: 'favicon.ico', width: 48, height: 48 });
    expect(others.map((it) => [it.path, ...sizeOf(it.content)])).toEqual([
      ['icons/192.png', 192, 192],
      ['icons/512.png', 512, 512],
      ['social.png', 1200, 630],
    ]);
  });

  test('the icon of tabs is one PNG in an ICO file', async () => {
    await writeFile(join(dir, 'brand/icon.svg'), drawing(32, 32));
    const { bitmaps } = await renderIcons(dir, join(dir, 'cache'));
    const file = Buffer.from(bitmaps[0]?.content ?? []);
    // Reserved, type, number of images; width, height, colours, reserved.
    expect([...file.subarray(0, 10)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48, 0, 0]);
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(offset + length).toBe(file.length);
    expect(sizeOf(file.subarray(offset))).toEqual([48, 48]);
    expect(file.subarray(offset, offset + 4).toString('latin1')).toBe('\x89PNG');
  });

  test('a drawing that did not change comes out of the cache', async () => {
    await writeFile(join(dir, 'brand/social.svg'), drawing(1200, 630));
    const first = await renderIcons(dir, join(dir, 'cache'));
    expect(await renderIcons(dir, join(dir, 'cache'))).toEqual(first);
  });

  test('what the cache has of it is drawn again when its file is cut or changed', async () => {
    await writeFile(join(dir, 'brand/social.svg'), drawing(1200, 630));
    const first = await renderIcons(dir, join(dir, 'cache'));
    const files = await listTree(join(dir, 'cache'));
    expect(files).toHaveLength(1);
    for (const file of files.map((path) => join(dir, 'cache', path))) {
      for (const harm of [
        () => truncate(file, 100),
        () => writeFile(file, 'another'),
        () => truncate(file, 0),
      ]) {
        await harm();
        expect(await renderIcons(dir, join(dir, 'cache'))).toEqual(first);
      }
    }
  });

  test('a drawing that cannot be read is named, not left out', async () => {
    await mkdir(join(dir, 'brand/icon.svg'));
    expect(await renderIcons(dir, join(dir, 'cache'))).toEqual({
      bitmaps: [],
      problems: [
        expect.objectContaining({
          file: 'brand/icon.svg',
          message: '`brand/icon.svg` cannot be read: it is a folder (EISDIR).',
        }),
      ],
    });
  });

  test('a site without drawings has no bitmaps', async () => {
    expect(await renderIcons(dir, join(dir, 'cache'))).toEqual({ bitmaps: [], problems: [] });
  });

  test.each([
    [
      'other proportions',
      drawing(100, 100),
      /^The drawing renders to 1200 x 1200 pixels, expected 1200 x 630\.$/,
      'Change its `viewBox`.',
    ],
    ['no SVG', 'not a drawing', /^The drawing cannot be rendered: .+\.$/, 'Fix its SVG.'],
  ])('a drawing with %s is named', async (_, text, message, fix) => {
    await writeFile(join(dir, 'brand/social.svg'), text);
    const { bitmaps, problems } = await renderIcons(dir, join(dir, 'cache'));
    expect(bitmaps).toEqual([]);
    expect(problems).toEqual([
      { severity: 'error', file: 'brand/social.svg', message: expect.stringMatching(message), fix },
    ]);
  });

  test('a drawing that two bitmaps are made of is named once', async () => {
    await writeFile(join(dir, 'brand/icon.svg'), 'not a drawing');
    expect((await renderIcons(dir, join(dir, 'cache'))).problems).toHaveLength(1);
  });
});
