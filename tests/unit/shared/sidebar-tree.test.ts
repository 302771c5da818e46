import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '../../../src/shared/page.ts';
import {
  categoriesAbove,
  countPages,
  filterSidebar,
  openFromStart,
} from '../../../src/shared/sidebar-tree.ts';

const ITEMS: SidebarItem[] = [
  { label: 'Start', href: '/start' },
  {
    label: 'API',
    open: true,
    items: [
      {
        label: 'client',
        href: '/client',
        items: [
          { label: 'log', href: '/client/log' },
          { label: 'trace_line', href: '/client/trace_line' },
        ],
      },
      { label: 'math', href: '/math', items: [{ label: 'log', href: '/math/log' }] },
    ],
  },
];

/** The labels of a tree, categories with what is in them. */
function outline(items: SidebarItem[]): unknown[] {
  return items.map((item) => (item.items ? [item.label, outline(item.items)] : item.label));
}

describe('the tree of a sidebar', () => {
  test('SBR-03: categories of their own are open from the start', () => {
    expect(openFromStart(ITEMS)).toEqual(['1']);
  });

  test.each([
    ['/start', []],
    ['/client/log', ['1', '1.0']],
    ['/client/log/', ['1', '1.0']],
    ['/math', ['1', '1.1']],
    ['/elsewhere', undefined],
  ])('SBR-02, SBR-03: the categories of %s are %j', (href, places) => {
    expect(categoriesAbove(ITEMS, href)).toEqual(places);
  });

  test('pages are counted, and categories with a page are pages', () => {
    expect(countPages(ITEMS)).toBe(6);
  });

  test.each([
    [
      'log',
      2,
      [
        [
          'API',
          [
            ['client', ['log']],
            ['math', ['log']],
          ],
        ],
      ],
    ],
    ['client.log', 1, [['API', [['client', ['log']]]]]],
    ['Client Line', 1, [['API', [['client', ['trace_line']]]]]],
    ['traceline', 1, [['API', [['client', ['trace_line']]]]]],
    ['client.trace_line("', 1, [['API', [['client', ['trace_line']]]]]],
    ['client', 1, [['API', ['client']]]],
    ['api', 5, outline(ITEMS.slice(1))],
    ['st', 1, ['Start']],
    ['nothing', 0, []],
  ])('`%s` leaves %i pages', (text, count, left) => {
    const found = filterSidebar(ITEMS, text);
    expect(found?.count).toBe(count);
    expect(outline(found?.items ?? [])).toEqual(left);
  });

  test.each(['', ' ', '_', ':', ' ("'])('`%s` has no words to filter by', (text) => {
    expect(filterSidebar(ITEMS, text)).toBeUndefined();
  });
});
