import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import packageFile from '../../../../package.json' with { type: 'json' };
import { decodeText } from '../../diagnostics/decode-text.ts';
import { isFileError, unreadableFile } from '../../diagnostics/file-error.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import { keep, keyOf, readKept } from '../../files/kept-files.mjs';
import { SOCIAL_KINDS, type SocialKind } from '../../site/pages/kinds.ts';
import { icoOf } from './ico.ts';

/** A bitmap of the site. */
export interface Bitmap {
  /** Path relative to the output: `icons/192.png`. */
  path: string;
  content: Uint8Array;
  width: number;
  height: number;
  /**
   * What it is for: an app icon (drawn as it is, or cut to a shape by the system), the touch icon, shared links, tabs of what
   * is not a page.
   */
  purpose: 'any' | 'maskable' | 'touch' | 'social' | 'tab';
  /** Kind of pages whose links show it; absent for all kinds without their own. */
  kind?: SocialKind;
}

interface Order extends Omit<Bitmap, 'content'> {
  /** Drawing in the folder `brand/` of the site. */
  source: string;
  /** Drawing below it, where the site has that. */
  ground?: string;
}

/** The touch icon is full-bleed like the maskable one: the system rounds it. */
const ORDERS: Order[] = [
  // Browsers request it for data and texts, which cannot name an icon.
  { source: 'icon.svg', path: 'favicon.ico', width: 48, height: 48, purpose: 'tab' },
  { source: 'icon.svg', path: 'icons/192.png', width: 192, height: 192, purpose: 'any' },
  { source: 'icon.svg', path: 'icons/512.png', width: 512, height: 512, purpose: 'any' },
  { source: 'maskable.svg', path: 'icons/maskable.png', width: 512, height: 512, purpose: 'maskable' },
  { source: 'maskable.svg', path: 'apple-touch-icon.png', width: 180, height: 180, purpose: 'touch' },
  { source: 'social.svg', path: 'social.png', width: 1200, height: 630, purpose: 'social' },
  ...SOCIAL_KINDS.map(
    (kind): Order => ({
      source: `social/${kind}.svg`,
      ground: 'social/ground.svg',
      path: `social/${kind}.png`,
      width: 1200,
      height: 630,
      purpose: 'social',
      kind,
    }),
  ),
];

/** Files that are drawn when the site has their drawing, with the drawing's path. */
export const DRAWN_FILES = ORDERS.map(({ source, path, width, height }) => ({
  source: `brand/${source}`,
  path,
  width,
  height,
}));

/**
 * Renders the drawings in the folder `brand/` of a site. Each bitmap is kept for the next builds, so that only a
 * changed drawing is rendered. A drawing that is missing has no bitmaps; one that is not SVG, or has other proportions
 * than its bitmap, is a problem. Text in a drawing is not rendered, because fonts differ between machines: write it as
 * paths. Drawings in `brand/social/` are for kinds of pages, on top of `ground.svg`.
 *
 * @param kept Folder of what builds keep.
 */
export async function renderIcons(
  siteDir: string,
  kept: string,
): Promise<{ bitmaps: Bitmap[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  // The first bitmap of a drawing is enough to report what is wrong with it.
  const report = (problem: Problem) => {
    if (!problems.some(({ file }) => file === problem.file)) problems.push(problem);
    return undefined;
  };
  const bitmaps = await Promise.all(
    ORDERS.map(async ({ source, ground, ...order }) => {
      const [image, below] = await Promise.all(
        [source, ground].map((name) => name && readDrawing(siteDir, name)),
      );
      if (!image) return undefined;
      for (const read of [image, below]) if (read && 'problem' in read) return report(read.problem);
      if ('problem' in image) return undefined;
      const drawing = below && 'text' in below ? onTop(below.text, image.text, order) : image.text;
      const result = await renderCached(drawing, order, kept);
      if ('fix' in result) return report({ severity: 'error', file: `brand/${source}`, ...result });
      return { ...order, content: order.purpose === 'tab' ? icoOf(result, order) : result };
    }),
  );
  return { bitmaps: bitmaps.filter((bitmap) => bitmap !== undefined), problems };
}

/** Reads a drawing; undefined when it is missing. */
async function readDrawing(
  siteDir: string,
  name: string,
): Promise<{ text: string } | { problem: Problem } | undefined> {
  const file = `brand/${name}`;
  try {
    return decodeText(file, await readFile(join(siteDir, file)));
  } catch (error) {
    if (isFileError(error) && ['ENOENT', 'ENOTDIR'].includes(error.code)) return undefined;
    return { problem: unreadableFile(error, file) };
  }
}

/** One drawing on top of another of the same size. */
function onTop(
  ground: string,
  drawing: string,
  { width, height }: { width: number; height: number },
): string {
  const parts = [ground, drawing].map((svg) => svg.replace(/^\s*<\?xml.*?\?>/s, ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** Why a drawing cannot become a bitmap. */
type Fault = Required<Pick<Problem, 'message' | 'fix'>>;

/** The renderer: another version may draw other pixels. */
const RENDERER = `@resvg/resvg-js ${packageFile.dependencies['@resvg/resvg-js']}`;

async function renderCached(
  drawing: string,
  { width, height }: { width: number; height: number },
  kept: string,
): Promise<Uint8Array | Fault> {
  const options: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  };
  const key = keyOf('bitmap', RENDERER, JSON.stringify([options, height]), drawing);
  const stored = readKept(kept, key);
  if (stored) return stored;
  const content = await rasterise(drawing, options, { width, height });
  if (!('fix' in content)) keep(kept, key, [content]);
  return content;
}

/** The renderer is loaded only when a drawing has changed. */
async function rasterise(
  drawing: string,
  options: ResvgRenderOptions,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | Fault> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(drawing, options).catch((error: Error) => error);
  if (image instanceof Error) {
    return { message: `The drawing cannot be rendered: ${image.message}.`, fix: 'Fix its SVG.' };
  }
  if (image.height !== height) {
    return {
      message: `The drawing renders to ${image.width} x ${image.height} pixels, expected ${width} x ${height}.`,
      fix: 'Change its `viewBox`.',
    };
  }
  return image.asPng();
}
