import type { Page, Request } from '@playwright/test';
import { KEYS } from '../support/search-api.ts';
import { visit } from './support/menus.ts';
import { watchRequests } from './support/network.ts';
import { isSameDocument, markDocument } from './support/ready.ts';
import { dialog, field as dialogField, options, searchButton } from './support/search.ts';
import { addressOf, SEARCH_HOSTS } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('hosted') });

const [FIRST = '', SECOND = ''] = SEARCH_HOSTS;
const hits = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Collects the requests to the hosts of the service from now on. */
function watchService(page: Page): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (SEARCH_HOSTS.includes(new URL(request.url()).origin)) found.push(request);
  });
  return found;
}

/** The one query of a request. */
function queryOf(request: Request | undefined) {
  const { requests } = JSON.parse(request?.postData() ?? '{}');
  expect(requests).toHaveLength(1);
  return requests[0] as Record<string, unknown>;
}

/** Contents of the meta elements for search crawlers, and the preconnect hint. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    const hint = document.querySelector<HTMLLinkElement>('link[rel=preconnect]');
    return {
      language: meta('docsearch:language'),
      version: meta('docsearch:version'),
      tag: meta('docsearch:docusaurus_tag'),
      hint: hint && `${hint.href} ${hint.crossOrigin}`,
    };
  });
}

test('SCL-01, SCL-07: the head has the hint and tells crawlers language, version and tag', async ({
  page,
}) => {
  const hint = `${FIRST}/ anonymous`;
  const tags = {
    'docs/moon': { language: 'en', version: '1.0', tag: 'docs-default-1.0', hint },
    'docs/next/api/dome/open': { language: 'en', version: 'current', tag: 'docs-default-current', hint },
    'fr/docs/moon': { language: 'fr', version: '1.0', tag: 'docs-default-1.0', hint },
    'blog/eclipse': { language: 'en', version: undefined, tag: 'default', hint },
  };
  for (const [path, expected] of Object.entries(tags)) {
    await page.goto(path);
    expect(await readHead(page), path).toEqual(expected);
  }
});

test('SCL-07: the elements follow an in-app navigation', async ({ page }) => {
  await visit(page, 'docs/next/moon');
  await markDocument(page);
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL('/sky/blog');
  await expect.poll(() => readHead(page)).toMatchObject({ tag: 'default', version: undefined });
  await page.getByRole('link', { name: 'Manual' }).first().click();
  await expect.poll(() => readHead(page)).toMatchObject({ tag: 'docs-default-1.0', version: '1.0' });
  expect(await isSameDocument(page)).toBe(true);
});

test('SCL-02, SCL-03, SCL-06, SPG-15: a query goes straight to the service, with key and filters', async ({
  page,
}) => {
  const service = watchService(page);
  const paths = watchRequests(page);
  await page.goto('search?q=moon');
  await expect(hits(page)).toHaveText(['Moon', 'Moon & stars', 'dome.open', 'Eclipse']);
  expect(service).toHaveLength(1);
  const [request] = service;
  const address = new URL(request?.url() ?? '');
  expect(`${request?.method()} ${address.origin}${address.pathname}`).toBe(
    `POST ${FIRST}/1/indexes/*/queries`,
  );
  expect(address.searchParams.get('x-algolia-api-key')).toBe(KEYS.search);
  expect(address.searchParams.get('x-algolia-application-id')).toBe('OBSERVATORY');
  expect(queryOf(request)).toMatchObject({
    indexName: 'observatory',
    query: 'moon',
    hitsPerPage: 15,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0'], 'type:lvl1'],
  });
  expect(paths.filter((path) => /\/search[^/]*\.json/.test(path))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('SCL-02: language and the version that the reader chose are in effect', async ({ page }) => {
  const service = watchService(page);
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await page.goto('fr/search?q=comet');
  await expect(hits(page)).toHaveText(['Comet']);
  expect(queryOf(service[0]).facetFilters).toEqual([
    'language:fr',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    'type:lvl1',
  ]);
});

test('SCL-02, SCL-03, SCL-08, SRC-29: the dialog asks for the version of the page, and leads to all hits', async ({
  page,
}) => {
  const service = watchService(page);
  await visit(page, 'docs/next/moon');
  await searchButton(page).click();
  await dialogField(page).fill('moon');
  await expect(options(page).first()).toContainText('The moon from the new dome.');
  expect(queryOf(service.at(-1))).toMatchObject({
    query: 'moon',
    hitsPerPage: 20,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'type:lvl1',
    ],
  });
  const all = dialog(page).getByRole('link', { name: 'See all 4 results' });
  await expect(all).toHaveAttribute('href', '/sky/search?q=moon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sky/docs/next/moon');
});

test('SCL-05: an empty query in the dialog sends nothing', async ({ page }) => {
  const service = watchService(page);
  await visit(page, 'docs/moon');
  await searchButton(page).click();
  for (const [query, hit] of [['  '], ['moon', 'Moon'], [''], ['dome', 'dome']]) {
    await dialogField(page).fill(query ?? '');
    if (hit) await expect(options(page).first()).toContainText(hit);
  }
  expect(service.map((request) => queryOf(request).query)).toEqual(['moon', 'dome']);
});

test('SCL-05: an empty query on the search page sends nothing', async ({ page }) => {
  const service = watchService(page);
  await visit(page, 'search');
  for (const query of ['  ', 'moon', '', 'comets']) {
    await field(page).fill(query);
    if (query.trim()) await expect(page).toHaveURL(`/sky/search?q=${query}`);
    if (query === 'moon') await expect(hits(page).first()).toHaveText('Moon');
  }
  await expect.poll(() => service.length).toBe(2);
  expect(service.map((request) => queryOf(request).query)).toEqual(['moon', 'comets']);
});

test('SPG-19, SRC-34: hits lead to paths of this site, below its base URL, and elsewhere as they are', async ({
  page,
}) => {
  await visit(page, 'search?q=moon');
  await expect(hits(page)).toHaveCount(4);
  const addresses = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/sky/docs/moon',
    'https://forum.example.com/t/moon?page=2#last',
    '/sky/docs/api/dome/open',
    '/sky/blog/eclipse',
  ]);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('Moon');
  await markDocument(page);
  await hits(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('when hosts fail', () => {
  test.use({ expectedErrors: [/status of 50[03]|The search failed/] });

  test('SCL-06: the next host answers', async ({ page }) => {
    const service = watchService(page);
    await page.goto('search?q=detour');
    await expect(hits(page)).toHaveText(['Moon']);
    await field(page).fill('dome');
    await expect(hits(page).first()).toHaveText('dome');
    // The host that failed is not asked again.
    expect(service.map((request) => new URL(request.url()).origin)).toEqual([FIRST, SECOND, SECOND]);
  });

  test('ERR-04, SRC-42: the dialog tells a failure, and a later query succeeds', async ({ page }) => {
    await visit(page, 'docs/moon');
    await searchButton(page).click();
    await dialogField(page).fill('eclipse');
    await expect(dialog(page).getByText('Unable to fetch results').first()).toBeVisible();
    await dialogField(page).fill('moon');
    await expect(options(page).first()).toContainText('Moon');
  });

  test('SPG-23, ERR-04: a failure is reported, and a later query succeeds', async ({ page }) => {
    await page.goto('search?q=eclipse');
    const main = page.getByRole('main');
    await expect(main.getByText('Unable to fetch results')).toBeVisible();
    await expect(main.getByText('You might want to check your network connection.')).toBeVisible();
    await field(page).fill('moon');
    await expect(hits(page).first()).toHaveText('Moon');
  });
});

test.describe('when more cannot be had', () => {
  test.use({ expectedErrors: [/status of 500|The search failed/] });

  test('SPG-23: the failure is reported below the hits, and tried again there', async ({ page }) => {
    let isDown = true;
    await page.route(/\/queries\?/, async (route) => {
      const { page: wanted = 0 } = JSON.parse(route.request().postData() ?? '{}').requests[0];
      if (wanted && isDown) {
        await route.fulfill({ status: 500, body: '{}' });
        return;
      }
      const response = await route.fetch();
      const answer = await response.json();
      const [result] = answer.results;
      const hits = Array.from({ length: 15 }, (_, index) => ({
        ...result.hits[0],
        objectID: `${wanted}-${index}`,
        url: `https://forum.example.com/t/${wanted}-${index}`,
      }));
      await route.fulfill({
        response,
        json: { ...answer, results: [{ ...result, hits, nbHits: 30, nbPages: 2 }] },
      });
    });
    await page.goto('search?q=moon');
    await expect(hits(page)).toHaveCount(15);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Show more results' }).press('Enter');
    const failure = main.getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    const [last, told] = [await hits(page).last().boundingBox(), await failure.boundingBox()];
    expect(told?.y).toBeGreaterThan(last?.y ?? 0);
    isDown = false;
    await failure.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(hits(page)).toHaveCount(30);
    await expect(failure).toHaveCount(0);
    await expect(hits(page).nth(14)).toBeFocused();
  });
});

test('SPG-21: the provider is credited by a link that opens in a new tab', async ({ page }) => {
  await page.goto('search');
  const credit = page.getByRole('main').getByRole('link', { name: /^Search by / });
  await expect(credit).toHaveAttribute('target', '_blank');
  await expect(credit).toHaveAttribute('href', /^https:/);
});

test('SCL-09: without a hosted service no request leaves the site and nothing of it is loaded', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${addressOf('main')}search?q=trace_line`);
  await expect(hits(page).first()).toHaveText('client.trace_line');
  expect((await readHead(page)).hint).toBeNull();
  expect(addresses.filter((address) => !address.startsWith(addressOf('main')))).toEqual([]);
  expect(addresses.filter((address) => /\/hosted-[^/]*\.js/.test(address))).toEqual([]);
  await expect(page.getByRole('link', { name: /^Search by / })).toHaveCount(0);
});
