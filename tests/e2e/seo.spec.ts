import type { APIRequestContext, Page } from '@playwright/test';
import { readHistory } from '../../src/node/source/files/git.ts';
import { namedRoutes } from './support/data.ts';
import { KINDS } from './support/kinds.ts';
import { openPlain } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const ORIGIN = 'https://docs.example.com';
const POST = '/blog/ffi-crash-course';

/** What the head of a page says, as it is delivered: no script of it runs. */
interface Head {
  title: string;
  charset: string;
  /** Content of `meta` elements by name or property. */
  meta: Record<string, string[]>;
  /** Address and `hreflang` of links by relation. */
  links: { rel: string; href: string; hreflang: string }[];
  data: unknown[];
}

/** Reads heads of the site that is open. */
async function readHeads(page: Page, paths: string[]): Promise<Record<string, Head>> {
  await openPlain(page);
  return page.evaluate(async (all) => {
    const heads = await Promise.all(
      all.map(async (path) => {
        const text = await (await fetch(path)).text();
        const html = new DOMParser().parseFromString(text, 'text/html');
        const meta: Record<string, string[]> = {};
        for (const it of html.head.querySelectorAll('meta[content]')) {
          const name = it.getAttribute('name') ?? it.getAttribute('property') ?? '';
          meta[name] = [...(meta[name] ?? []), it.getAttribute('content') ?? ''];
        }
        const links = [...html.head.querySelectorAll('link')].map((link) => ({
          rel: link.rel,
          href: link.getAttribute('href') ?? '',
          hreflang: link.hreflang,
        }));
        const data = [...html.head.querySelectorAll('script[type="application/ld+json"]')].map(
          (it) => JSON.parse(it.textContent ?? '') as unknown,
        );
        const charset = html.head.querySelector('meta[charset]')?.getAttribute('charset') ?? '';
        return [path, { title: html.title, charset, meta, links, data }] as const;
      }),
    );
    return Object.fromEntries(heads);
  }, paths);
}

const linksTo = (head: Head | undefined, rel: string) =>
  (head?.links ?? []).filter((link) => link.rel === rel).map(({ href }) => href);

/** Names and addresses of a page's breadcrumbs in its structured data, and its other entries by type. */
function graphOf(head: Head | undefined): Record<string, Record<string, unknown>> {
  const [data] = (head?.data ?? []) as { '@context': string; '@graph': Record<string, unknown>[] }[];
  expect(head?.data).toHaveLength(1);
  expect(data?.['@context']).toBe('https://schema.org');
  return Object.fromEntries((data?.['@graph'] ?? []).map((entry) => [String(entry['@type']), entry]));
}

const PAGES = [...Object.values(KINDS).filter((path) => !/search|nothing/.test(path)), '/docs/api/cvar'];

test('SEO-01, SEO-02, SEO-03, SEO-04, PWA-20, PWA-21: the head of every kind of page', async ({ page }) => {
  await page.goto('/docs/api');
  const heads = await readHeads(page, PAGES);
  for (const [path, head] of Object.entries(heads)) {
    if (path === '/') expect(head.title).toBe('Documentation');
    else expect(head.title, path).toMatch(/^[^|]+ \| Documentation$/);
    expect(linksTo(head, 'canonical'), path).toEqual([ORIGIN + path]);
    expect(head.meta['og:url'], path).toEqual([ORIGIN + path]);
    expect(head.meta['og:title'], path).toEqual([head.title]);
    expect(head.meta['og:description'], path).toEqual(head.meta.description);
    expect(head.meta.description?.[0]?.length, path).toBeGreaterThan(10);
    expect(head.charset.toLowerCase(), path).toBe('utf-8');
    expect(head.meta.viewport, path).toEqual([expect.stringContaining('width=device-width')]);
    expect(linksTo(head, 'icon'), path).toHaveLength(1);
    expect(head.meta['twitter:card'], path).toEqual(['summary_large_image']);
    expect(head.meta['og:image']?.[0], path).toMatch(/^https:\/\/docs\.example\.com\/social[\w/]*\.png$/);
    expect(head.meta['og:image:width'], path).toEqual(['1200']);
    expect(head.meta['og:image:height'], path).toEqual(['630']);
    expect(head.meta['og:image:alt']?.[0], path).toMatch(/^Documentation/);
    expect(linksTo(head, 'manifest'), path).toEqual(['/manifest.webmanifest']);
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(head.meta['theme-color']?.[0] ?? '') ?? [];
    const value = (part: string | undefined) => Number.parseInt(part ?? '', 16);
    expect(value(green), path).toBeGreaterThan(Math.max(value(red), value(blue)));
  }
  // Tabs and search results show nothing else.
  const titles = Object.values(heads).map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
});

test('SEO-12: each kind of page is shared with an image of its own', async ({ page, request }) => {
  await page.goto('/docs/api');
  const images: Record<string, string> = {
    '/': 'social/home.png',
    '/docs/api': 'social/guide.png',
    '/docs/api/client': 'social/overview.png',
    '/docs/api/client/traceline': 'social/function.png',
    '/docs/events': 'social/overview.png',
    '/docs/events/paint': 'social/event.png',
    '/docs/types/entindex': 'social/type.png',
    '/docs/guides/drawing': 'social/guide.png',
    '/docs/snippets/ffi/clipboard': 'social/snippet.png',
    '/blog': 'social.png',
    [POST]: 'social/post.png',
  };
  const heads = await readHeads(page, Object.keys(images));
  for (const [path, image] of Object.entries(images))
    expect(heads[path]?.meta['og:image'], path).toEqual([`${ORIGIN}/${image}`]);
  for (const image of new Set(Object.values(images))) {
    const answer = await request.get(`/${image}`);
    expect(answer.status(), image).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  expect(heads['/docs/events/paint']?.meta['og:image:alt']).toEqual(['Documentation: event']);
});

test('SEO-05: a post is an article with its day and tags', async ({ page }) => {
  await page.goto('/docs/api');
  const heads = await readHeads(page, [POST, '/docs/api/client']);
  expect(heads[POST]?.meta['og:type']).toEqual(['article']);
  expect(heads[POST]?.meta['article:published_time']?.[0]).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(heads[POST]?.meta['article:tag']).toEqual(expect.arrayContaining(['ffi']));
  expect(heads['/docs/api/client']?.meta['og:type']).toEqual(['website']);
});

test('SEO-05: the head follows navigation within the site, and keeps nothing that is only true of another page', async ({
  page,
}) => {
  const type = page.locator('meta[property="og:type"]');
  const ofPost = page.locator(
    'head :is([property^="article:"], [property^="og:image"], [type="application/ld+json"])',
  );
  await page.goto('/blog/welcome');
  await hydrated(page);
  await expect(type).toHaveAttribute('content', 'article');
  expect(await ofPost.count()).toBeGreaterThan(3);
  await markDocument(page);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveTitle('Getting Started | Documentation');
  await expect(type).toHaveAttribute('content', 'website');
  await expect(ofPost).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle('Welcome | Documentation');
  await expect(type).toHaveAttribute('content', 'article');
  expect(await isSameDocument(page)).toBe(true);
});

test('SEO-06: alternate links name the language and the default one', async ({ page }) => {
  await page.goto('/docs/api');
  const heads = await readHeads(page, PAGES);
  for (const [path, head] of Object.entries(heads)) {
    const alternates = head.links.filter(({ hreflang }) => hreflang);
    expect(alternates, path).toEqual([
      { rel: 'alternate', hreflang: 'en', href: ORIGIN + path },
      { rel: 'alternate', hreflang: 'x-default', href: ORIGIN + path },
    ]);
  }
});

/** Addresses in a sitemap with the day of the last change. */
async function readSitemap(request: APIRequestContext, address: string): Promise<Map<string, string>> {
  const xml = await (await request.get(address)).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  const days = new Map(entries.map(([, loc = '', day = '']) => [loc, day]));
  expect(days.size, 'no address twice').toBe(entries.length);
  return days;
}

test('SEO-07: the sitemap lists every named route once, and nothing that is not to be found', async ({
  request,
}) => {
  const days = await readSitemap(request, '/sitemap.xml');
  const routes = namedRoutes.map((route) => (route === '/' ? route : route.replace(/\/$/, '')));
  for (const route of routes.filter((it) => it !== '/search'))
    expect([...days.keys()]).toContain(ORIGIN + route);
  for (const route of ['/404', '/search']) expect([...days.keys()]).not.toContain(ORIGIN + route);
  for (const address of days.keys()) expect(address).toMatch(/^https:\/\/docs\.example\.com\//);
  const known = [...days.values()].filter(Boolean);
  for (const day of known) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days.get(ORIGIN + POST)).toBeTruthy();
  // A copy without a history knows no days.
  const { dates } = await readHistory('.');
  const changed = dates.get('definitions/client.lua') ?? '';
  expect(days.get(`${ORIGIN}/docs/api/client/traceline`)).toBe(changed);
});

test('SEO-08, NFD-05: an unknown path has status 404 and the not-found page', async ({ request }) => {
  const answer = await request.get('/docs/api/client/nothing');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('This page does not exist');
});

test('SEO-09: title, description and main text are in the HTML', async ({ page }) => {
  await page.goto('/docs/api');
  await openPlain(page);
  const texts = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const text = await (await fetch(path)).text();
          const html = new DOMParser().parseFromString(text, 'text/html');
          return [path, html.querySelector('main')?.textContent?.length ?? 0] as const;
        }),
      ),
    PAGES,
  );
  for (const [path, length] of texts) expect(length, path).toBeGreaterThan(40);
});

test('SEO-10: only the search and the not-found page are kept out of indexes', async ({ page, request }) => {
  await page.goto('/docs/api');
  const heads = await readHeads(page, [...PAGES, '/search', '/404.html']);
  for (const [path, head] of Object.entries(heads)) {
    const hidden = path === '/search' || path === '/404.html';
    expect(
      (head.meta.robots ?? []).some((rule) => rule.includes('noindex')),
      path,
    ).toBe(hidden);
  }
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/^Disallow: \S/m);
});

test('SEO-11: the robots file names the sitemap of each language', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const french = await (await request.get(`${addressOf('locales')}robots.txt`)).text();
  expect(french.match(/^Sitemap: .*\/fr\/sitemap\.xml$/m)).not.toBeNull();
});

test('SEO-13: structured data: the site with its search, articles, posts, and where they are', async ({
  page,
}) => {
  await page.goto('/docs/api');
  const heads = await readHeads(page, ['/', '/docs/api/client/traceline', POST, '/search', '/blog']);
  const home = graphOf(heads['/']).WebSite;
  expect(home).toMatchObject({ url: `${ORIGIN}/`, name: 'Documentation' });
  expect(home?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${ORIGIN}/search?q={query}` },
  });
  const reference = graphOf(heads['/docs/api/client/traceline']);
  expect(reference.TechArticle).toMatchObject({ headline: 'client.trace_line', inLanguage: 'en' });
  expect(reference.BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'client', item: `${ORIGIN}/docs/api/client` },
    { '@type': 'ListItem', position: 2, name: 'trace_line' },
  ]);
  const post = graphOf(heads[POST]).BlogPosting;
  expect(post).toMatchObject({
    datePublished: expect.stringMatching(/^\d{4}-/),
    author: [expect.anything()],
    image: `${ORIGIN}/social/post.png`,
  });
  expect(graphOf(heads[POST]).BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'All posts', item: `${ORIGIN}/blog` },
    { '@type': 'ListItem', position: 2, name: post?.headline },
  ]);
  expect(heads['/search']?.data).toEqual([]);
  expect(heads['/blog']?.data).toEqual([]);
});
