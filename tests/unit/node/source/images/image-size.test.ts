import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { imageSize, isImage } from '../../../../../src/node/source/images/image-size.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000002800000016808060000', 'hex');
/** A segment of the application, a table of codes, then the frame: 360 high, 640 wide. */
const jpeg = Buffer.from('ffd8ffe000040000ffc400040000ffc200110801680280030122', 'hex');
/** As `jpeg`, after metadata that turns it by a quarter (EXIF orientation 6). */
const turned = Buffer.concat([
  Buffer.from('ffd8ffe10022457869660000', 'hex'),
  Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex'),
  Buffer.from('ffc20011080280016803012200021101031101', 'hex'),
]);
const webp = Buffer.from('524946461e0200005745425056503820120200007035009d012a80026801', 'hex');
const gif = Buffer.from('47494638396180026801f00000ff0000000000', 'hex');
const avif = Buffer.from(
  [
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
    'AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAARwAAACNpaW5mAAAAAAABAAAAFWluZmUC',
    'AAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EBDAAAAAAUaXNwZQAAAAAA',
    'AAKAAAABaAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAAE9tZGF0EgAKBxhmJ/s7AhAyOhIAAooo',
    'oQC023qFbl0AEqxoS1da/SrI3DrJKKcwj/SwcWS2KUKvBciv2DoPFsrzm5qVCUjtbof/25M=',
  ].join(''),
  'base64',
);

describe('the size of an image', () => {
  test.each([
    ['a PNG', png],
    ['a JPEG', jpeg],
    ['a JPEG that is shown turned', turned],
    ['a WebP', webp],
    ['an AVIF', avif],
    ['a GIF', gif],
    ['an SVG with a size', Buffer.from('<?xml version="1.0"?><svg width="640px" height=\'360\'/>')],
    ['an SVG with a view box', Buffer.from('<svg stroke-width="2" viewBox="0 0 640 360">')],
    ['an SVG with commas in its view box', Buffer.from('<svg viewBox="0,0,640,360"/>')],
    ['an SVG after a long comment', Buffer.from(`<!--${' '.repeat(2000)}--><svg viewBox="0 0 640 360"/>`)],
    ['an SVG with both', Buffer.from('<svg viewBox="0 0 1 1" width="639.6" height="360">')],
  ])('is read from %s', (_, content) => {
    expect(imageSize(content)).toEqual({ width: 640, height: 360 });
  });

  test.each([
    ['an SVG in percent', '<svg width="100%" height="100%">'],
    ['a text', 'hello'],
    ['an empty file', ''],
  ])('is not known for %s', (_, text) => {
    expect(imageSize(Buffer.from(text))).toBeUndefined();
  });

  test.each<[string, Uint8Array | string, boolean]>([
    ['a PNG', png, true],
    ['an icon', Buffer.from('00000100010010100000010020006804000016000000', 'hex'), true],
    [
      'an SVG without a size',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
      true,
    ],
    ['an empty SVG', '<svg xmlns="http://www.w3.org/2000/svg" />', true],
    ['an SVG that ends early', '<svg xmlns="http://www.w3.org/2000/svg"><rect>', false],
    ['a PNG that ends early', png.subarray(0, 12), false],
    ['a text', 'hello', false],
    ['an empty file', '', false],
  ])('%s is an image or not', (_, content, expected) => {
    expect(isImage(Buffer.from(content))).toBe(expected);
  });

  test.each([
    ['a JPEG', jpeg, [3, 14]],
    ['an AVIF', avif, [3, 20, 30, 100]],
    ['a WebP', webp, [3, 12]],
    ['a GIF', gif, [3]],
  ])('is not known for %s that ends early', (_, content, ends) => {
    for (const end of ends) expect(imageSize(content.subarray(0, end))).toBeUndefined();
  });

  test('is not read from the memory behind a file', () => {
    // Read on, the three bytes begin another kind of image, of 640 by 360 pixels.
    const memory = Buffer.from('000000000000000000000000800268010000', 'hex');
    expect(imageSize(memory.subarray(0, 3))).toBeUndefined();
  });
});
