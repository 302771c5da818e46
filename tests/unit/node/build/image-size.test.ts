import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { imageSize } from '../../../../src/node/build/image-size.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000002800000016808060000', 'hex');
/** A segment of the application, a table of codes, then the frame: 360 high, 640 wide. */
const jpeg = Buffer.from('ffd8ffe000040000ffc400040000ffc200110801680280030122', 'hex');

describe('the size of an image', () => {
  test.each([
    ['a PNG', png],
    ['a JPEG', jpeg],
    ['an SVG with a size', Buffer.from('<?xml version="1.0"?><svg width="640px" height=\'360\'/>')],
    ['an SVG with a view box', Buffer.from('<svg stroke-width="2" viewBox="0 0 640 360">')],
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

  test('is not known for a JPEG that ends early', () => {
    expect(imageSize(jpeg.subarray(0, 14))).toBeUndefined();
    expect(imageSize(jpeg.subarray(0, 3))).toBeUndefined();
  });
});
