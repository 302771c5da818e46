import { expect, expectTypeOf, test } from 'vitest';
import { defineSite, whenSet } from '../../../../src/node/config/define.ts';
import type { SiteConfigInput } from '../../../../src/node/config/site-config.generated.ts';

type Item = NonNullable<NonNullable<SiteConfigInput['navbar']>['items']>[number];

const minimal = { title: 'Site', url: 'https://docs.example.com', brand: { words: ['site'] } };

test('what is written is what comes out', () => {
  expect(defineSite(minimal)).toBe(minimal);
});

test('the editor knows the fields of a site', () => {
  expectTypeOf<SiteConfigInput['title']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<SiteConfigInput['colorMode']>['defaultMode']>().toEqualTypeOf<
    'dark' | 'light' | undefined
  >();
  // @ts-expect-error the title is needed
  defineSite({ url: minimal.url, brand: minimal.brand });
  // @ts-expect-error there is no such field
  defineSite({ ...minimal, tilte: 'Site' });
  // @ts-expect-error a mode is dark or light
  defineSite({ ...minimal, colorMode: { defaultMode: 'grey' } });
});

test('the editor knows the items of the navbar', () => {
  const items: Item[] = [
    { label: 'A', to: '/a', className: 'x', 'data-a': '1', position: 'right' },
    { label: 'More', items: [{ type: 'doc', docId: 'a' }] },
    { type: 'docSidebar', sidebarId: 'docsSidebar' },
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }] },
  ];
  expect(items).toHaveLength(4);
  // @ts-expect-error a doc item needs its id
  const bare: Item = { type: 'doc' };
  // @ts-expect-error there is no such type
  const unknown: Item = { type: 'docSideber', sidebarId: 'a' };
  // @ts-expect-error menus hand no attributes on
  const menu: Item = { type: 'localeDropdown', className: 'x' };
  expect([bare, unknown, menu]).toHaveLength(3);
});

test('NAV-19: an item whose address is not set is left out', () => {
  expect(whenSet({ label: 'Forums', href: undefined })).toEqual([]);
  expect(whenSet({ label: 'Forums', href: 'https://forum.example.com' })).toHaveLength(1);
});
