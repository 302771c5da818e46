import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../scripts/lua/run-job.ts';
import { drawPicture } from '../../scripts/pictures/draw-picture.ts';
import { drawPictures } from '../../scripts/pictures/index.ts';
import { DRAWN_PICTURES } from '../../scripts/pictures/list.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import { readPictures } from '../../src/node/pictures/index.ts';
import { luajit, luaTest, suite } from './support.ts';

describe('pictures of what scripts draw', () => {
  luaTest('show what the scripts draw today: `npm run pictures` would change nothing', async () => {
    const drawn = await drawPictures(luajit, suite);
    expect(drawn.length).toBeGreaterThanOrEqual(DRAWN_PICTURES.length);
    for (const { path, text } of drawn) {
      expect(await readFile(join(PROJECT_DIR, path), 'utf8').catch(() => 'missing'), path).toBe(text);
    }
  });

  test('all have a script: nobody draws by hand what a script should', async () => {
    const names = await readdir(join(PROJECT_DIR, 'content'), { recursive: true });
    const pictures = names
      .map((name) => `content/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.svg'));
    const known = DRAWN_PICTURES.flatMap(({ picture, narrow }) => [
      picture,
      ...(narrow ? [picture.replace('.svg', '.narrow.svg')] : []),
    ]);
    expect(pictures.length).toBeGreaterThan(known.length);
    for (const path of pictures) {
      if (known.includes(path)) continue;
      expect(await readFile(join(PROJECT_DIR, path), 'utf8'), path).not.toContain('drawn');
    }
  });
});

/** A picture of one call, 100 by 100 pixels from the upper left corner. */
function drawCall(
  call: string,
  named: Frame['calls'][number]['named'],
  shown: Partial<Frame['calls'][number]> = {},
) {
  const part = { x: 0, y: 0, width: 100, height: 100 };
  const picture = { picture: 'a.svg', script: 'a.lua', part, cells: [{}] };
  const frame = { screen: { width: 100, height: 100 }, calls: [{ call, args: [], named, ...shown }] };
  const text = drawPicture(picture, part, [frame]);
  expect(readPictures([{ path: 'content/docs/pictures/a.svg', text }]).problems).toEqual([]);
  return /<g class="drawn code">\s*([\s\S]*?)\s*<\/g>/.exec(text)?.[1];
}

const GREEN = { r: 0, g: 255, b: 0, a: 255 };

describe('a call becomes SVG', () => {
  test.each([
    [
      'rectangle',
      { x: 1, y: 2, w: 3, h: 4, ...GREEN },
      '<rect x="1" y="2" width="3" height="4" fill="#00ff00"/>',
    ],
    [
      'rectangle',
      { x: 1, y: 2, w: 3, h: 4, ...GREEN, a: 51 },
      '<rect x="1" y="2" width="3" height="4" fill="#00ff00" fill-opacity="0.2"/>',
    ],
    ['rectangle', { x: 1, y: 2, w: 3, h: 4, ...GREEN, a: 0 }, ''],
    [
      'line',
      { x1: 1, y1: 2, x2: 3, y2: 4.44, ...GREEN },
      '<line x1="1" y1="2" x2="3" y2="4.4" fill="none" stroke="#00ff00"/>',
    ],
    [
      'triangle',
      { x0: 0, y0: 0, x1: 9, y1: 0, x2: 0, y2: 9, ...GREEN },
      '<polygon points="0,0 9,0 0,9" fill="#00ff00"/>',
    ],
    [
      'circle',
      { x: 9, y: 9, radius: 5, start_degrees: 0, percentage: 1, ...GREEN },
      '<circle cx="9" cy="9" r="5" fill="#00ff00"/>',
    ],
    // A quarter from 180 degrees is the upper left one: from the top to the left.
    [
      'circle',
      { x: 9, y: 9, radius: 5, start_degrees: 180, percentage: 0.25, ...GREEN },
      '<path d="M9 9L9 4A5 5 0 0 0 4 9z" fill="#00ff00"/>',
    ],
    [
      'circle_outline',
      { x: 9, y: 9, radius: 5, start_degrees: 0, percentage: 0.25, thickness: 2, ...GREEN },
      '<path d="M13 9A4 4 0 0 1 9 13" fill="none" stroke="#00ff00" stroke-width="2"/>',
    ],
  ])('renderer.%s with %j', (name, named, svg) => {
    expect(drawCall(`renderer.${name}`, named)).toBe(svg);
  });

  test.each([
    ['', 10, 20],
    ['r', 31, 20],
    ['c', 20.5, 26.5],
  ])('a text with the flags %j starts where the game puts it', (flags, x, y) => {
    const svg = drawCall('renderer.text', { x, y, ...GREEN, flags }, { text: 'a<b', width: 21, height: 13 });
    expect(svg).toBe(
      '<text x="10" y="30" font-size="11.7" textLength="21" lengthAdjust="spacingAndGlyphs" fill="#00ff00">a&lt;b</text>',
    );
  });

  test('a gradient becomes strips from one colour to the other, the last one without alpha left out', () => {
    const ends = { r1: 255, g1: 0, b1: 0, a1: 255, r2: 0, g2: 0, b2: 255, a2: 0 };
    const svg = drawCall('renderer.gradient', { x: 0, y: 0, w: 48, h: 9, ...ends, ltr: true }) ?? '';
    const strips = [...svg.matchAll(/<rect x="(\d+)" y="0" width="2" height="9" fill="(#\w+)"/g)];
    expect(strips).toHaveLength(23);
    expect(strips[0]?.slice(1)).toEqual(['0', '#ff0000']);
    expect(strips.at(-1)?.[1]).toBe('44');
  });

  test('what has no drawing, and letters too small to read, are errors', () => {
    expect(() => drawCall('renderer.texture', {})).toThrow('`renderer.texture` cannot be drawn yet');
    const tiny = { text: 'abc', width: 15, height: 9 };
    expect(() => drawCall('renderer.text', { x: 0, y: 0, ...GREEN, flags: '-' }, tiny)).toThrow('too small');
  });
});
