import { expect, test } from 'vitest';
import { shellSheets } from '../../../../src/node/document/shell-sheets.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

const SHEETS = { announcement: '.announced {}\n', 'navbar-primary': '.primary {}\n', tabs: '.tabs {}\n' };

const sheetsOf = (site: Partial<Pick<SiteView, 'announcement'>> & { style?: 'dark' | 'primary' }) => {
  const { style, ...rest } = site;
  return shellSheets({ ...rest, navbar: { ...(style && { style }) } } as unknown as SiteView, SHEETS);
};

test('a site has the sheets of the parts of the shell that it shows, and no others', () => {
  expect(sheetsOf({})).toBe('');
  expect(sheetsOf({ style: 'dark' })).toBe('');
  expect(sheetsOf({ style: 'primary' })).toBe('.primary {}');
  const announcement = { id: 'news', html: 'News', closeable: true };
  expect(sheetsOf({ announcement })).toBe('.announced {}');
  expect(sheetsOf({ announcement, style: 'primary' })).toBe('.announced {}.primary {}');
});

test('a part that the renderer has no sheet for is an error', () => {
  const site = { navbar: { style: 'primary' } } as unknown as SiteView;
  expect(() => shellSheets(site, {})).toThrow('no sheet `navbar-primary`');
});
