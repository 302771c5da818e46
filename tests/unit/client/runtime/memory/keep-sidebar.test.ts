import { expect, test } from 'vitest';
import { changedPlaces, offsetOf } from '../../../../../src/client/runtime/memory/keep-sidebar.ts';

test.each([
  ['nothing', [], [], []],
  ['what a fresh page has too', ['0', '0.1'], ['0', '0.1'], []],
  ['opened', ['0', '2'], ['0'], ['2']],
  ['closed', [], ['0'], ['0']],
  ['both, a category before those in it', ['2.0', '2'], ['0', '1'], ['0', '1', '2', '2.0']],
])('which categories are kept over a full load: %s', (_, open, fresh, places) => {
  expect(changedPlaces(new Set(open), new Set(fresh))).toEqual(places);
});

const VIEW = { top: 56, bottom: 600 };

test.each([
  ['in the middle', { top: 200.4, bottom: 230 }, { offset: 144 }],
  ['cut at the upper edge', { top: 40, bottom: 70 }, { offset: -16 }],
  ['cut at the lower edge', { top: 590, bottom: 620 }, { offset: 534 }],
  ['with its end at the upper edge', { top: 26, bottom: 56 }, { offset: -30 }],
  ['with its start at the lower edge', { top: 600, bottom: 630 }, { offset: 544 }],
  ['above', { top: 0, bottom: 30 }, {}],
  ['below', { top: 601, bottom: 630 }, {}],
  ['not there', undefined, {}],
])('where the entry of the open page is: %s', (_, entry, offset) => {
  expect(offsetOf(entry, VIEW)).toEqual(offset);
});
