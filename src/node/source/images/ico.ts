/** Bytes before the image: the header of the file, and the entry of its only image. */
const HEAD = 22;

/** Puts a PNG of less than 256 pixels into an ICO file. Every browser that knows SVG icons reads PNG in it. */
export function icoOf(png: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const file = Buffer.alloc(HEAD + png.length);
  // An icon, and the number of its images.
  file.writeUInt16LE(1, 2);
  file.writeUInt16LE(1, 4);
  file.writeUInt8(width, 6);
  file.writeUInt8(height, 7);
  // Colour planes, and bits of a pixel.
  file.writeUInt16LE(1, 10);
  file.writeUInt16LE(32, 12);
  file.writeUInt32LE(png.length, 14);
  file.writeUInt32LE(HEAD, 18);
  file.set(png, HEAD);
  return file;
}
