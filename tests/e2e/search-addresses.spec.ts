import { openPlain } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { dialog, field, openSearch, options, searchFor } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test('SRC-33: without a search page there is no link to it and no route', async ({ page, request }) => {
  await searchFor(page, 'stones', addressOf('quarry'));
  await expect(dialog(page).getByRole('link', { name: /^See/ })).toHaveCount(0);
  expect((await request.get(`${addressOf('quarry')}search`)).status()).toBe(404);
  expect((await request.get(`${addressOf('quarry')}opensearch.xml`)).status()).toBe(404);
  await expect(page.locator('link[rel=search]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addressOf('quarry')}docs/stones`);
});

for (const act of ['Enter', 'click'] as const)
  test(`SRC-35: a hit whose address matches the pattern is loaded in full (${act})`, async ({ page }) => {
    await searchFor(page, 'grove', `${addressOf('orchard')}blog`);
    await expect(options(page).first()).toHaveAttribute('href', '/docs/api/grove');
    await markDocument(page);
    if (act === 'Enter') await page.keyboard.press('Enter');
    else await options(page).first().click();
    await expect(page).toHaveURL(`${addressOf('orchard')}docs/api/grove`);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  });

test('SPG-19: so it is on the search page; other hits open in this document', async ({ page }) => {
  const hit = (href: string) => page.getByRole('main').locator(`h2 a[href="${href}"]`);
  await page.goto(`${addressOf('orchard')}search?q=press house`);
  await hydrated(page);
  await markDocument(page);
  await hit('/docs/press-house').click();
  await expect(page).toHaveURL(`${addressOf('orchard')}docs/press-house`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(`${addressOf('orchard')}search?q=grove`);
  await markDocument(page);
  await hit('/docs/api/grove').click();
  await expect(page).toHaveURL(`${addressOf('orchard')}docs/api/grove`);
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('the dialog searches the version of the docs that are open', async ({ page }) => {
  const site = addressOf('versions');
  const hrefs = () => options(page).evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
  await searchFor(page, 'saw', `${site}docs/next/api/saw`);
  expect(await hrefs()).toContain('/docs/next/api/saw/cut');
  expect((await hrefs()).filter((href) => href.startsWith('/docs/api'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL(site);
  await expect(page.locator('html')).toHaveAttribute('data-route', '/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('saw');
  await expect(options(page).first()).toBeVisible();
  expect((await hrefs()).filter((href) => href.startsWith('/docs/next'))).toEqual([]);
  expect(await hrefs()).toContain('/docs/api/saw/cut');
});

test('lists of pages are found too', async ({ page }) => {
  await openSearch(page);
  for (const [query, href] of [
    ['documentation', '/docs'],
    ['events', '/docs/events'],
    ['game events', '/docs/events/csgo'],
    ['source events', '/docs/events/source'],
    ['types', '/docs/types'],
    ['fraction', '/docs/api/client/traceline'],
  ] as const) {
    await field(page).fill(query);
    await expect(options(page).first()).toHaveAttribute('href', href);
  }
});

test.describe('the search description file', () => {
  for (const [site, path, template] of [
    ['main', '/opensearch.xml', /^https?:\/\/[^/]+\/search\?q=\{searchTerms\}$/],
    ['base', '/x/opensearch.xml', /^https?:\/\/[^/]+\/x\/search\?q=\{searchTerms\}$/],
    ['locales', '/opensearch.xml', /^https?:\/\/[^/]+\/search\?q=\{searchTerms\}$/],
  ] as const)
    test(`SEO-11: that of ${site} is linked from every head and has absolute addresses`, async ({ page }) => {
      for (const route of ['', 'search', 'docs/nothing-here', 'blog']) {
        const response = await page.request.get(addressOf(site) + route);
        expect(await response.text()).toMatch(
          new RegExp(
            `<link rel="search" type="application/opensearchdescription\\+xml" href="${path}" title="[^"]+">`,
          ),
        );
      }
      await page.goto(addressOf(site));
      await openPlain(page);
      const [name, address] = await page.evaluate(async (file) => {
        const text = await (await fetch(file)).text();
        const xml = new DOMParser().parseFromString(text, 'text/xml');
        return [
          xml.querySelector('ShortName')?.textContent ?? '',
          xml.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? '',
        ];
      }, path);
      expect(name?.length).toBeGreaterThan(0);
      expect(name?.length).toBeLessThanOrEqual(16);
      expect(address).toMatch(template);
    });
});
