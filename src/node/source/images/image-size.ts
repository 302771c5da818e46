import { disableTypes, imageSize as readSize } from 'image-size';
import type { ImageSize } from '../../markdown/link-resolver.ts';

/** EXIF orientations from this one on turn the image by a quarter, and browsers show it turned. */
const FIRST_TURNED = 5;

// The package finds no SVG after a long comment, and no size in a view box with commas.
disableTypes(['svg']);

/** Returns the size in which a browser shows an image; undefined when its content does not give one. */
export function imageSize(content: Uint8Array): ImageSize | undefined {
  return rasterSize(content) ?? svgSize(new TextDecoder().decode(content));
}

/** Size of a PNG, JPEG, WebP, AVIF or GIF; the package throws for whatever it cannot read. */
function rasterSize(content: Uint8Array): ImageSize | undefined {
  try {
    // A copy: the package reads on in the memory behind an image that ends early.
    const { width, height, orientation = 1 } = readSize(new Uint8Array(content));
    if (!width || !height) return undefined;
    return orientation < FIRST_TURNED ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** Returns whether content is that of an image, of whatever format. */
export function isImage(content: Uint8Array): boolean {
  if (rasterSize(content)) return true;
  const text = new TextDecoder().decode(content);
  const root = text.search(/<svg\b/);
  // The element has an end tag, or its own tag ends it.
  return root >= 0 && (text.includes('</svg', root) || text[text.indexOf('>', root) - 1] === '/');
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
