import { expect, test } from 'vitest';
import {
  asUrlPath,
  cleanPath,
  dataFile,
  decodeHash,
  decodePath,
  isPageRoute,
  routeOf,
  spellClean,
  underBase,
} from '../../../src/shared/urls.ts';

test.each([
  ['/docs/api.html', '/docs/api'],
  ['/docs/api/index.html', '/docs/api'],
  ['/docs/api/index', '/docs/api'],
  ['/docs/api/', '/docs/api'],
  ['/docs/api', '/docs/api'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/', '/'],
  ['', '/'],
  ['/docs/api.html/client', '/docs/api.html/client'],
  ['/docs/index/client', '/docs/index/client'],
  ['/docs/my-index', '/docs/my-index'],
  ['/docs/api//', '/docs/api//'],
  ['/docs//index.html', '/docs//index.html'],
  ['//', '//'],
  ['/docs/api/.html', '/docs/api'],
  ['/.html', '/'],
])('PTH-01, PTH-02, PTH-03, PTH-04, PTH-09: %s is cleaned to %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
  expect(spellClean(path)).toBe(clean);
});

test('PTH-13: the result of a path is remembered', () => {
  const before = cleanPath.size();
  expect(cleanPath('/once/only.html')).toBe('/once/only');
  expect(cleanPath('/once/only.html')).toBe('/once/only');
  expect(cleanPath.size()).toBe(before + 1);
});

test('CON-10: path normaliser and route matcher hold at most 10000 results and still work beyond', () => {
  for (let number = 0; number < 10_050; number++) {
    expect(cleanPath(`/page-${number}.html`)).toBe(`/page-${number}`);
    expect(isPageRoute(`/page-${number}`)).toBe(true);
  }
  expect(cleanPath.size()).toBe(10_000);
  expect(isPageRoute.size()).toBe(10_000);
  expect(cleanPath('/page-0.html')).toBe('/page-0');
  expect(isPageRoute('/definitions.zip')).toBe(false);
});

test.each([
  ['/docs/api', '/', '/docs/api'],
  ['/x/docs/api', '/x/', '/docs/api'],
  ['/x/', '/x/', '/'],
  ['/x', '/x/', '/'],
  ['/xy/docs', '/x/', undefined],
  ['/docs', '/x/', undefined],
])('the route of %s below %s is %s', (path, base, route) => {
  expect(routeOf(path, base)).toBe(route);
});

test.each([
  ['/docs/api', '/', '/docs/api'],
  ['/docs/api', '/x/', '/x/docs/api'],
  ['/', '/x/', '/x/'],
  ['/', '/', '/'],
])('SCR-12: the base URL is put in front once: %s below %s', (route, base, expected) => {
  expect(underBase(route, base)).toBe(expected);
});

test.each([
  ['/docs/api', '/', '/docs/api/page.json'],
  ['/', '/', '/page.json'],
  ['/docs/api', '/x/', '/x/docs/api/page.json'],
  ['/', '/x/', '/x/page.json'],
  ['/docs/old.html', '/', '/docs/old.html.json'],
])('the data of %s below %s is at %s', (route, base, file) => {
  expect(dataFile(route, base)).toBe(file);
});

test.each([
  '//evil.test',
  '//evil.test/index.html',
  '///evil.test/x',
  '/\\evil.test',
  '\\\\evil.test/x',
  '\\/evil.test',
  '/\t/evil.test/x',
  '/\n\\evil.test',
  '/\r\n//evil.test/x',
  '\t//evil.test/x',
])('%j is never read as a host', (path) => {
  const here = 'https://docs.example.com';
  const route = cleanPath(path);
  const addresses = [
    asUrlPath(path),
    dataFile(route, '/'),
    dataFile(`${route}.html`, '/'),
    underBase(path, '/'),
  ];
  for (const address of addresses) expect(new URL(address, `${here}/docs/api`).origin).toBe(here);
});

test('a path that only looks odd stays as it is', () => {
  for (const path of ['/', '/docs/api', '/docs//api', '/x\\y', 'docs']) expect(asUrlPath(path)).toBe(path);
  expect(new URL(asUrlPath('//docs/api'), 'https://docs.example.com').pathname).toBe('//docs/api');
});

test.each([
  ['/docs/api', true],
  ['/', true],
  ['/docs/old.html', true],
  ['/definitions.zip', false],
  ['/blog/rss.xml', false],
])('a page at %s: %s', (route, isPage) => {
  expect(isPageRoute(route)).toBe(isPage);
});

test('PTH-14: percent escapes of a path are decoded where they are well formed', () => {
  expect(decodePath('/docs/trace%6Cine')).toBe('/docs/traceline');
  expect(decodePath('/docs/100%')).toBe('/docs/100%');
});

test('SCR-03, SCR-04: a hash is decoded, and one that cannot be stays as it is', () => {
  expect(decodeHash('#see%20also')).toBe('see also');
  expect(decodeHash('#a%3Ab%2Fc')).toBe('a:b/c');
  expect(decodeHash('#%E0%A4%A')).toBe('%E0%A4%A');
  expect(decodeHash('')).toBe('');
});
