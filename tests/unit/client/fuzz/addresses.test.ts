import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPatiently } from '../../../../src/client/runtime/loading/patience.ts';
import { positionIn } from '../../../../src/client/runtime/navigation/page-position.ts';
import { prefetchTarget } from '../../../../src/client/runtime/navigation/prefetch.ts';
import { hitLink, isHitUrl } from '../../../../src/client/search/hit-link.ts';
import { reportLink } from '../../../../src/client/search/ui/report-link.ts';
import { showItem } from '../../../../src/client/shell/navbar/nav-choices.ts';
import { findNearest } from '../../../../src/client/tools/not-found/nearest-routes.ts';
import { pathQueries } from '../../../../src/client/tools/not-found/path-queries.ts';
import { cleanPath, decodePath, isPageRoute, routeOf } from '../../../../src/shared/urls.ts';
import { base, HOST, hostileAddress } from '../../fuzz/hostile-addresses.ts';
import { anyJson, anyText, property } from '../../fuzz/support.ts';

afterEach(() => vi.unstubAllGlobals());

const NAMED = 'https://forum.test';
const address = hostileAddress([
  ...[
    '.html',
    '/index.html',
    'forum.test',
    'https://forum.test',
    'xn--frum-5qa.test',
    'fórum.test',
    'ｆorum.test',
  ],
]);
const originOf = (url: string) => new URL(url, `${HOST}/docs/page`).origin;

property(
  'a hit leads to this site, or to the site that its address is written with',
  600,
  fc.tuple(address, base),
  ([url, under]) => {
    const { href, external } = hitLink(url, { base: under, pattern: '^https://forum\\.test' });
    expect(
      ['https://forum.test', 'https://forum.test.'].some((it) => originOf(href).startsWith(it)) ||
        originOf(href) === HOST,
    ).toBe(true);
    expect(new URL(href, HOST).username, href).toBe('');
    if (!external) expect(originOf(href), href).toBe(HOST);
    if (isHitUrl(url, '^https://forum\\.test')) expect(new URL(url, HOST).password).toBe('');
  },
);

test.each([
  `${NAMED}@evil.test/t/1`,
  `${NAMED}:443@evil.test/t/1`,
  'https://me@forum.test/t/1',
  'https://forum.testuser:pass@forum.test',
])('%j is not taken for the site that a pattern names', (url) => {
  expect(isHitUrl(url, '^https://(?:me@)?forum\\.test')).toBe(false);
  expect(originOf(hitLink(url, { pattern: '^https://(?:me@)?forum\\.test' }).href)).toBe(HOST);
});

property(
  'a menu of languages leads to this site, whatever the address',
  300,
  fc.tuple(address, base),
  ([text, under]) => {
    const path = decodePath(`/${text}`);
    const route = cleanPath(routeOf(path, under) ?? path);
    const locale = { label: 'A', htmlLang: 'en', code: 'en', base: under };
    const menu = showItem(
      { type: 'locales', before: [], after: [], locales: [locale] } as unknown as Parameters<
        typeof showItem
      >[0],
      { route, locale: 'en', preferred: {} },
    );
    const [item] = menu.type === 'dropdown' ? menu.items : [];
    expect(originOf(item?.type === 'link' ? item.href : 'https://missing.test'), route).toBe(HOST);
  },
);

property('only pages of this host are loaded ahead', 200, address, (url) => {
  if (!URL.canParse(url, `${HOST}/docs/page`)) return;
  const { origin, pathname } = new URL(url, `${HOST}/docs/page`);
  const target = prefetchTarget(
    { origin, pathname, target: '', dataset: {} },
    { base: '/', route: '/docs', origin: HOST },
  );
  if (target) expect(origin).toBe(HOST);
});

property(
  'the link that reports a search keeps its host, whatever the query',
  200,
  fc.tuple(address, anyText),
  ([issueHref, title]) => {
    const link = reportLink(issueHref, title);
    if (link) expect(new URL(link).origin).toBe(new URL(issueHref).origin);
  },
);

test('files are asked of this host alone, whatever a file says of where they are', async () => {
  const asked = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  await fetchPatiently('//evil.test/tree.json');
  await fetchPatiently('/build.json', { cache: 'no-store' });
  expect(asked.mock.calls).toEqual([
    ['//evil.test/tree.json', expect.objectContaining({ mode: 'same-origin' })],
    ['/build.json', expect.objectContaining({ mode: 'same-origin', cache: 'no-store' })],
  ]);
});

property(
  'the state of a history entry says how its page was left, or nothing',
  400,
  fc.oneof(anyJson, fc.record({ top: anyJson, details: anyJson, tabs: anyJson })),
  (state) => {
    const left = positionIn(state);
    if (!left) return;
    expect(typeof left.top).toBe('number');
    for (const list of [left.details, left.tabs]) expect(Array.isArray(list)).toBe(true);
  },
);

test.each([
  ['slashes', '/'],
  ['a word', '/index'],
  ['an ending', '.html'],
  ['dots', '.'],
  ['digits', '.1'],
  ['letters', 'a'],
  ['escapes', '%2F'],
])('a path of fifty thousand characters is read at once: %s', (_, piece) => {
  const path = `/docs${piece.repeat(50_000 / piece.length)}/x`;
  const start = performance.now();
  for (const read of [
    cleanPath,
    decodePath,
    isPageRoute,
    pathQueries,
    findNearest(['/docs', '/docs/index/x']),
  ])
    read(path);
  expect(performance.now() - start).toBeLessThan(2_000);
});
