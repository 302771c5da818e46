import { expect, test } from 'vitest';
import { sheetsFor } from '../../../../src/node/bundle/page-sheets.ts';

const SHEETS = { map: '.map{}\n', legend: '.legend{}' };

test.each([
  ['<p>text</p>', ''],
  ['<div class="map" data-sheet="map"></div>', '.map{}'],
  ['<div data-sheet="map"></div><i data-sheet="legend"></i><b data-sheet="map"></b>', '.legend{}.map{}'],
])('the page %j has the sheets that its elements ask for, each once', (body, css) => {
  expect(sheetsFor(body, SHEETS)).toBe(css);
});

test('a name without a sheet is an error', () => {
  expect(() => sheetsFor('<p data-sheet="constructor">', SHEETS)).toThrow('data-sheet="constructor"');
});
