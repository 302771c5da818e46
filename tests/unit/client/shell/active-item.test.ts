import { expect, test } from 'vitest';
import { currentOf, isActive } from '../../../../src/client/shell/navbar/active-item.ts';
import { samePath } from '../../../../src/shared/urls.ts';

test('a slash at the end makes no other page', () => {
  expect(samePath('/docs/api/cvar/', '/docs/api/cvar')).toBe(true);
  expect(samePath('/docs/api/G', '/docs/api/g')).toBe(false);
});

test.each([
  ['its own page', { href: '/blog', active: {} }, '/blog/', true],
  ['a page below it', { href: '/blog', active: {} }, '/blog/welcome', true],
  ['a page that only starts alike', { href: '/blog', active: {} }, '/blogroll', false],
  ['its own page, when the address has a query and a hash', { href: '/a?x=1#two', active: {} }, '/a', true],
  ['the home page, whose address is the start of all', { href: '/', active: {} }, '/blog', false],
  ['a base path', { href: '/a', active: { basePath: '/docs' } }, '/docs/api', true],
  ['a base path instead of its own address', { href: '/a', active: { basePath: '/docs' } }, '/a', false],
  ['a regex, letter case ignored', { active: { regex: '/API/', basePath: '/blog' } }, '/docs/api/x', true],
  ['a regex before a base path', { active: { regex: '^/x', basePath: '/blog' } }, '/blog', false],
  ['its sidebar', { href: '/docs/api', active: { sidebar: 'docs' } }, '/docs/events', true],
  ['another sidebar', { href: '/docs/api', active: { sidebar: 'snippets' } }, '/docs/api', false],
])('an item of the navbar and %s', (_case, item, path, active) => {
  expect(isActive(item, path, 'docs')).toBe(active);
});

test.each([
  ['/docs/api', '/docs/api/', 'page'],
  ['/docs/api?x=1#two', '/docs/api', 'page'],
  ['/docs', '/docs/api', true],
])('a link to %s is current on %s as %s', (href, path, current) => {
  expect(currentOf(href, path)).toBe(current);
});
