import type { ImageSize } from '../../shared/blocks.ts';

/** Endings of images whose size can be read. */
export const IMAGE = /\.(?:png|jpe?g|svg)$/i;

/** Reads the size of a PNG, JPEG or SVG from its content; absent when it says none. */
export function imageSize(content: Buffer): ImageSize | undefined {
  if (content.length >= 24 && content.readUInt32BE(0) === PNG) {
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (content.length >= 4 && content.readUInt16BE(0) === JPEG) return jpegSize(content);
  return svgSize(content.toString('utf8'));
}

const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** Walks over the segments up to the one that starts a frame. */
function jpegSize(content: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] ?? 0;
    // Tables of codes have numbers among those of the frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Width and height of the root element, or else those of its view box. */
function svgSize(text: string): ImageSize | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (!root) return undefined;
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]),
  );
  if (width && height) return { width: Math.round(width), height: Math.round(height) };
  const box = /\sviewBox=["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth, boxHeight] = box ?? [];
  return boxWidth && boxHeight ? { width: Math.round(boxWidth), height: Math.round(boxHeight) } : undefined;
}
