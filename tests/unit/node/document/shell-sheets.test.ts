import { expect, test } from 'vitest';
import { shellSheets } from '../../../../src/node/document/shell-sheets.ts';
import type { NavItem } from '../../../../src/shared/navbar.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

const SHEETS = {
  announcement: '.announced {}\n',
  'navbar-dropdown': '.dropdown {}\n',
  'navbar-primary': '.primary {}\n',
  'right-to-left': '.mirrored {}\n',
  tabs: '.tabs {}\n',
};

interface Shell extends Partial<Pick<SiteView, 'announcement'>> {
  style?: 'dark' | 'primary';
  /** Types of the navbar's items. */
  items?: NavItem['type'][];
  direction?: 'ltr' | 'rtl';
}

const sheetsOf = ({ style, items = [], direction = 'ltr', ...rest }: Shell) => {
  const navbar = { left: [], right: items.map((type) => ({ type })), ...(style && { style }) };
  return shellSheets({ ...rest, navbar, locale: { direction } } as unknown as SiteView, SHEETS);
};

test('a site has the sheets of the parts of the shell that it shows, and no others', () => {
  expect(sheetsOf({})).toBe('');
  expect(sheetsOf({ style: 'dark' })).toBe('');
  expect(sheetsOf({ style: 'primary' })).toBe('.primary {}');
  expect(sheetsOf({ items: ['link', 'html', 'search'] })).toBe('');
  for (const menu of ['dropdown', 'versions', 'locales'] as const)
    expect(sheetsOf({ items: ['link', menu] }), menu).toBe('.dropdown {}');
  expect(sheetsOf({ direction: 'rtl' })).toBe('.mirrored {}');
  const announcement = { id: 'news', html: 'News', closeable: true };
  expect(sheetsOf({ announcement })).toBe('.announced {}');
  expect(sheetsOf({ announcement, style: 'primary' })).toBe('.announced {}.primary {}');
});

test('a part for which the renderer has no sheet is an error', () => {
  const site = {
    navbar: { style: 'primary', left: [], right: [] },
    locale: { direction: 'ltr' },
  } as unknown as SiteView;
  expect(() => shellSheets(site, {})).toThrow('no sheet `navbar-primary`');
});
