import { beforeEach, describe, expect, test } from 'vitest';
import {
  changedPlaces,
  holdInPlace,
  offsetOf,
  recallCut,
  recallOpen,
  rememberOpen,
  rememberScroll,
  restoreScroll,
} from '../../../../../src/client/runtime/memory/sidebar-state.ts';

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

describe('a sidebar that appears again', () => {
  const scroller = {
    scrollTop: 0,
    getBoundingClientRect: () => ({ ...VIEW, height: VIEW.bottom - VIEW.top }),
  };
  let entry: { top: number; bottom: number; height: number } | undefined;

  /** A sidebar, or the drawer, that scrolls and has the entry of the open page. */
  const navigation = (part: 'sidebar' | 'drawer') =>
    ({
      closest: (selector: string) => (selector.includes(`[data-${part}-scroll]`) ? scroller : null),
      querySelector: () => entry && { getBoundingClientRect: () => entry },
    }) as unknown as Element;

  beforeEach(() => {
    scroller.scrollTop = 0;
    entry = undefined;
  });

  test('has the categories open that the reader left open, and is where it was', () => {
    const tree = {};
    rememberOpen(tree, new Set(['0', '2']), navigation('sidebar'));
    scroller.scrollTop = 120;
    rememberScroll(tree, navigation('sidebar'));
    rememberOpen(tree, new Set(['0']), navigation('sidebar'));
    scroller.scrollTop = 7;
    restoreScroll(tree, navigation('sidebar'));
    expect(recallOpen(tree)).toEqual(new Set(['0']));
    expect(scroller.scrollTop).toBe(120);
  });

  test('starts at its top, with what the build opens, if it is another one', () => {
    scroller.scrollTop = 7;
    restoreScroll({}, navigation('sidebar'));
    expect(recallOpen({})).toBeUndefined();
    expect(scroller.scrollTop).toBe(0);
  });

  test('is not where the drawer was, which starts anew each time', () => {
    const tree = {};
    rememberOpen(tree, new Set(), navigation('drawer'));
    scroller.scrollTop = 120;
    rememberScroll(tree, navigation('drawer'));
    restoreScroll(tree, navigation('sidebar'));
    expect(scroller.scrollTop).toBe(0);
  });

  test('brings the entry of the open page into its middle', () => {
    entry = { top: 700, bottom: 730, height: 30 };
    restoreScroll({}, navigation('sidebar'));
    expect(scroller.scrollTop).toBe(700 - 56 - 272);
  });

  test('keeps that entry in place when others appear above it', () => {
    entry = { top: 300, bottom: 330, height: 30 };
    const keep = holdInPlace(navigation('sidebar'));
    entry = { top: 345, bottom: 375, height: 30 };
    keep();
    expect(scroller.scrollTop).toBe(45);
  });
});

test('the build leaves out of lists what readers do not see at first', () => {
  expect(recallCut()).toBe('all');
});
