import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { settle } from './support/clock.ts';
import { docsSidebar, isNarrow, mainMenu } from './support/menus.ts';
import { heading } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { INDEX } from './support/search.ts';
import { addressOf, outputOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

const suggestions = (page: Page) => page.getByRole('region', { name: 'Did you mean' }).getByRole('link');

test('NFD-01, NFD-02, NFD-03, NFD-07: an unknown path shows the not-found page in the shared layout', {
  tag: '@phone',
}, async ({ page }) => {
  const response = await page.goto('/no/such/page?x=1');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(heading(page)).toHaveText(['This page does not exist']);
  await expect(page.getByRole('main')).toContainText('Start again from the home page.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Documentation');
  await expect(page).toHaveURL('/no/such/page?x=1');
});

test('SEO-02, NFD-06: the page that a link of the not-found page opens has its own address in the head', async ({
  page,
}) => {
  const address = page.locator('meta[property="og:url"], link[rel=canonical]');
  await page.goto('/no/such/page');
  await hydrated(page);
  await markDocument(page);
  await expect(address).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'client lua Docs' }).click();
  await expect(page).toHaveTitle('Documentation');
  await expect(address).toHaveCount(2);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.com/');
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    'https://docs.example.com/',
  );
  expect(await isSameDocument(page)).toBe(true);
});

for (const path of ['//', '///', '/docs/api//', '/docs/api/cvar//', '/docs//api.html'])
  test(`PTH-10, NFD-07: ${path} is no route, for the server and in the browser alike`, async ({
    page,
    baseURL,
  }) => {
    const url = new URL(baseURL ?? '').origin + path;
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await settle(page);
    await expect(heading(page)).toHaveText('This page does not exist');
    expect(page.url()).toBe(url);
  });

test('NFD-04: below /docs there is no docs sidebar either', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs/nothing');
  await hydrated(page);
  await expect(heading(page)).toHaveText('This page does not exist');
  if (isNarrow(page)) await mainMenu(page);
  await expect(page.getByRole('link', { name: 'Blog', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
});

test('NFD-04: a page of the docs has a sidebar after the not-found page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/api/client/trace_line');
  await suggestions(page).filter({ hasText: 'client.trace_line' }).click();
  await expect(heading(page)).toHaveText('client.trace_line');
  await expect((await docsSidebar(page)).locator('[aria-current=page]')).toHaveText('trace_line');
});

test('NFD-05: the build has a document for hosts to answer unknown paths with', () => {
  expect(existsSync(`${outputOf('main')}/404.html`)).toBe(true);
});

test('NFD-06: the brand leads to the home page in this document', async ({ page }) => {
  await page.goto('/no/such/page');
  await hydrated(page);
  await markDocument(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /client\s*lua/ })
    .click();
  await expect(heading(page)).toHaveText('Script the client in Lua');
  await expect(page).toHaveURL('/');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('the right address is the first that is offered', () => {
  // All other cases are in nearest-routes.site.test.ts.
  for (const [asked, offered] of [
    ['/docs/API', '/docs/api'],
    ['/guide/getting-started', '/docs/api'],
    ['/docs/api//', '/docs/api'],
  ] as const)
    test(`NFD-08: ${offered} for ${asked}`, async ({ page }) => {
      await page.goto(asked);
      await expect(suggestions(page).first()).toHaveAttribute('href', offered);
    });

  test('NFD-08: on a phone the name of a suggestion is whole, and so is its address below it', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/docs/api/client/set_event_callbac');
    const name = suggestions(page).first();
    await expect(name).toHaveText('client.set_event_callback');
    const lines = await name.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 600 });
      const address = page.getByText('/docs/api/client/seteventcallback');
      const [own, below] = [await name.boundingBox(), await address.boundingBox()];
      expect(below?.x).toBe(own?.x);
      expect(below?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0));
      expect(await address.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
  });

  test('NFD-08, A11-03: the headings of suggestions are below that of their list', async ({ page }) => {
    await page.goto('/docs/api/client/trace_line');
    const list = page.getByRole('region', { name: 'Did you mean' });
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(['Did you mean']);
    await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText('client.trace_line');
  });

  test('NFD-08: each suggestion is another page', async ({ page }) => {
    await page.goto('/docs/events/player_death');
    await expect(suggestions(page).first()).toBeVisible();
    const hrefs = await suggestions(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const pages = hrefs.map((href) => href?.replace(/#.*/, ''));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('NFD-08: nothing is offered where nothing is near', async ({ page }) => {
    await page.goto('/no/such/page');
    await hydrated(page);
    await settle(page);
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Did you mean');
  });

  test('NFD-08: in docs with several versions', async ({ page }) => {
    await page.goto(`${addressOf('versions')}docs/api/saww/cut`);
    await expect(suggestions(page).first()).toHaveAttribute('href', '/docs/api/saw/cut');
  });

  test('NFD-08: a near address needs no search index', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/docs/api/client/trace_line');
    await expect(suggestions(page).first()).toHaveAttribute('href', '/docs/api/client/traceline');
    expect(fetched.filter((url) => INDEX.test(url))).toEqual([]);
  });
});

test.describe('without the search index', () => {
  test.use({ expectedErrors: [/status of 404|ERR_FAILED|The search failed/] });

  test('NFD-08: the rest of the page works', async ({ page }) => {
    const asked = page.waitForRequest(INDEX);
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/no/such/page');
    await asked;
    await hydrated(page);
    await expect(heading(page)).toHaveText('This page does not exist');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(heading(page)).toHaveText('Script the client in Lua');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('NFD-08: the page says what to do and leads to the home page', async ({ page }) => {
    await page.goto('/docs/api/client/trace_line');
    await expect(heading(page)).toHaveText('This page does not exist');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(heading(page)).toHaveText('Script the client in Lua');
  });
});
