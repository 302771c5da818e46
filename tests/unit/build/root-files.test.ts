import { expect, test } from 'vitest';
import { sitemapXml } from '../../../src/build/root-files.ts';
import type { CataloguePage } from '../../../src/catalogue/index.ts';
import type { SiteView } from '../../../src/shell/site.ts';

const site = { origin: 'https://a.example', base: '/x/' } as SiteView;
const PAGES = [
  { route: '/', source: 'content/home.md' },
  { route: '/docs/a', source: 'content/docs/a.md' },
  { route: '/blog/news', source: 'content/blog/news.md', post: { date: '2024-02-03' } },
  { route: '/404', noindex: true },
] as unknown as CataloguePage[];

/** Addresses with the day of the last change, where there is one. */
async function entries(dates: Record<string, string>, trailingSlash = false): Promise<string[]> {
  const xml = await sitemapXml(PAGES, site, new Map(Object.entries(dates)), trailingSlash);
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(
    ([, address, day]) => [address, day].filter(Boolean).join(' '),
  );
}

test('SEO-07: a page has the day of its source, else that of its post, and is left out when not to be found', async () => {
  expect(await entries({ 'content/docs/a.md': '2025-06-07' })).toEqual([
    'https://a.example/x/',
    'https://a.example/x/docs/a 2025-06-07',
    'https://a.example/x/blog/news 2024-02-03',
  ]);
  expect(await entries({ 'content/blog/news.md': '2025-01-01' })).toContain(
    'https://a.example/x/blog/news 2025-01-01',
  );
});

test('addresses end in a slash where the site is configured so', async () => {
  expect(await entries({}, true)).toEqual([
    'https://a.example/x/',
    'https://a.example/x/docs/a/',
    'https://a.example/x/blog/news/ 2024-02-03',
  ]);
});
