import { expect, test } from 'vitest';
import { groupNearby, planNearby } from '../../../../../src/node/build/pages/nearby.ts';
import { type MeasuredPage, measured } from '../../../../../src/node/build/pages/page-model.ts';
import type { SiteSource } from '../../../../../src/node/source/index.ts';
import type { SidebarItem } from '../../../../../src/shared/page.ts';

const page = (route: string, title = route): MeasuredPage =>
  measured({
    kind: 'Article',
    route,
    title,
    description: '',
    breadcrumbs: [],
    toc: [],
    data: { titleHtml: '', blocks: [] } as never,
  });
const leaf = (href: string): SidebarItem => ({ label: href, href });

function groups(items: SidebarItem[], pages: MeasuredPage[], base = '/'): string[][] {
  return [...groupNearby([items], pages, base)].flat();
}

test('the pages of a category are together, with its own page first, and those at the top', () => {
  const items: SidebarItem[] = [
    leaf('/a'),
    { label: 'B', href: '/b', items: [leaf('/b/1'), { label: 'C', items: [leaf('/c/1'), leaf('/c/2')] }] },
    leaf('/d'),
  ];
  const pages = ['/a', '/b', '/b/1', '/c/1', '/c/2', '/d', '/elsewhere'].map((route) => page(route));
  expect(groups(items, pages)).toEqual([
    ['/a', '/d'],
    ['/b', '/b/1'],
    ['/c/1', '/c/2'],
  ]);
});

test('a category without a page of its own does not bring the home page', () => {
  const items: SidebarItem[] = [{ label: 'C', items: [leaf('/c/1'), leaf('/c/2')] }];
  expect(groups(items, [page('/'), page('/c/1'), page('/c/2')])).toEqual([['/c/1', '/c/2']]);
});

test('a page alone, an address elsewhere and a page that comes twice make no group', () => {
  const items: SidebarItem[] = [
    leaf('https://example.com/a'),
    leaf('/x/a/'),
    { label: 'B', href: '/x/a', items: [leaf('/x/b')] },
  ];
  expect(groups(items, [page('/a'), page('/b')], '/x/')).toEqual([]);
});

test('a group ends after 40 pages, and before it gets too large', () => {
  const many = Array.from({ length: 50 }, (_, index) => `/p${index}`);
  expect(
    groups(
      many.map(leaf),
      many.map((route) => page(route)),
    ).map(({ length }) => length),
  ).toEqual([40, 10]);
  const large = ['/1', '/2', '/3', '/4'].map((route) => page(route, 'x'.repeat(60_000)));
  expect(
    groups(
      large.map(({ model }) => leaf(model.route)),
      large,
    ).map(({ length }) => length),
  ).toEqual([2, 2]);
});

test('a file is beside those before and after it in its category', () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(`/p${index}`));
  const items = [
    ...pages.map(({ model }) => leaf(model.route)),
    { label: 'B', items: [leaf('/b'), leaf('/c')] },
  ];
  const source = { base: '/', catalogue: { sidebars: [{ items }] } } as unknown as SiteSource;
  const plan = planNearby(source, [...pages, page('/b'), page('/c')]);
  const [first, second, third] = plan.keys();
  expect([...plan.values()].map(({ routes, beside }) => [routes[0], beside])).toEqual([
    ['/p0', [second]],
    ['/p40', [first, third]],
    ['/p80', [second]],
    ['/b', []],
  ]);
});
