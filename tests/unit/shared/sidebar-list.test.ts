import { expect, test } from 'vitest';
import { distanceIntoView } from '../../../src/shared/layout.ts';
import { itemAt, listOf } from '../../../src/shared/sidebar-list.ts';

/** The part of an element that is read here. */
function element(part: { children?: Element[]; gap?: string; localName?: string; last?: Element }): Element {
  const { children = [], gap, localName = 'li', last } = part;
  return { children, dataset: { gap }, localName, lastElementChild: last } as unknown as Element;
}

test('SBR-03: items have the positions of the whole list, also after some that were left out', () => {
  const [first, last] = [element({}), element({})];
  const list = element({ children: [first, element({ gap: '40' }), last] });
  expect(itemAt(list, 0)).toBe(first);
  expect(itemAt(list, 1)).toBeUndefined();
  expect(itemAt(list, 40)).toBeUndefined();
  expect(itemAt(list, 41)).toBe(last);
  expect(itemAt(list, 42)).toBeUndefined();
});

test('the last part of a category is its list, unless it is closed', () => {
  const list = element({ localName: 'ul' });
  expect(listOf(element({ last: list }))).toBe(list);
  expect(listOf(element({ last: element({ localName: 'div' }) }))).toBeUndefined();
  expect(listOf(undefined)).toBeUndefined();
});

test.each([
  ['below the filter', 160, 0],
  ['at the end', 480, 0],
  ['behind the filter', 159, -141],
  ['below the end', 481, 181],
])('an entry %s is scrolled as far as needed', (_where, top, distance) => {
  const view = { top: 100, bottom: 500, height: 400 };
  expect(distanceIntoView({ top, bottom: top + 20, height: 20 }, view)).toBe(distance);
});
