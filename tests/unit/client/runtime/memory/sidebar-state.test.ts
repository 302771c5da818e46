import { beforeEach, describe, expect, test } from 'vitest';
import {
  holdInPlace,
  recallCut,
  recallOpen,
  rememberOpen,
  rememberScroll,
  restoreScroll,
} from '../../../../../src/client/runtime/memory/sidebar-state.ts';

const VIEW = { top: 56, bottom: 600 };

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
