import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sitemapXml } from '../../../../../src/node/build/root-files/root-files.ts';
import type { CataloguePage } from '../../../../../src/node/site/index.ts';
import type { SiteView } from '../../../../../src/shared/site.ts';

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

test('the definitions of a site are the same archive in every time zone', () => {
  const module = pathToFileURL('src/node/build/root-files/addon.ts').href;
  const script = `const { archive } = await import('${module}');
    const bytes = archive([{ path: 'definitions/a.lua', text: '---@meta' }]);
    console.log(new Date(2000, 0, 1).getTimezoneOffset(), Buffer.from(bytes).toString('hex'));`;
  // In a process of its own: a worker keeps the zone that it was started in.
  const [[east, first], [west, second]] = ['Asia/Tokyo', 'America/Los_Angeles'].map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }).split(' '),
  ) as [string[], string[]];
  expect([east, west]).toEqual(['-540', '480']);
  expect(first).toBe(second);
});
