import type { Page, Route } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const main = addressOf('main');
const banner = (page: Page) => page.getByRole('alert');

/** Serves the home page of a site at another path, where its files are not. */
async function openElsewhere(page: Page, site: 'main' | 'base' | 'quarry', path: string): Promise<void> {
  const home = await (await page.request.get(addressOf(site))).text();
  const { origin } = new URL(addressOf(site));
  await page.route(`${origin}/**`, (route: Route) => {
    const isPage = new URL(route.request().url()).pathname === new URL(origin + path).pathname;
    if (isPage) return route.fulfill({ body: home, contentType: 'text/html; charset=utf-8' });
    return route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' });
  });
  await page.goto(origin + path);
}

test.describe('with files that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 404|net::ERR_FAILED|MIME type/] });

  test('BUB-01, BUB-02, BUB-08, ERR-14, ERR-15: the home page tells of a wrong base URL', async ({
    page,
  }) => {
    await openElsewhere(page, 'main', '/sub/folder');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText('This site did not load properly.');
    await expect(banner(page)).toContainText('wrong base URL');
    await expect(banner(page)).toContainText('Configured base URL: / (the default)');
    await expect(banner(page)).toContainText('try this base URL: /sub/folder/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('BUB-02: a configured base URL is not called the default, and a path is text', async ({ page }) => {
    await openElsewhere(page, 'base', "/a/<img src=x onerror=alert(1)>/&lt;b>'/index.html");
    await expect(banner(page)).toContainText('Configured base URL: /x/');
    await expect(banner(page)).not.toContainText('default');
    const path = await page.evaluate(() => location.pathname.replace(/index\.html$/, ''));
    await expect(banner(page)).toContainText(`try this base URL: ${path}`);
    await expect(banner(page).locator('p > *')).toHaveCount(0);
  });

  test('BUB-01: a host that answers everything with a page counts as without files', async ({ page }) => {
    await page.route('**/assets/**', (route) =>
      route.fulfill({ body: '<!doctype html><title>Index</title>', contentType: 'text/html' }),
    );
    await page.goto(main);
    await expect(banner(page)).toBeVisible();
  });

  test('BUB-02: at the configured base URL no other one is suggested', async ({ page }) => {
    for (const [site, path, base] of [
      ['main', '/', '/ (the default)'],
      ['main', '/index.html', '/ (the default)'],
      ['base', '/x/', '/x/'],
    ] as const) {
      await openElsewhere(page, site, path);
      await expect(banner(page)).toContainText('This site did not load properly.');
      await expect(banner(page)).toContainText('scripts and styles could not be loaded');
      await expect(banner(page)).toContainText(`Configured base URL: ${base}`);
      await expect(banner(page)).toContainText('the base URL is right');
      await expect(banner(page)).not.toContainText(/wrong base URL|try this base URL/);
    }
  });

  test('BUB-04: the container stays hidden when the styles load and the scripts do not', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const sheet = page.waitForResponse(/\.css$/);
    await page.goto(main);
    expect((await sheet).ok()).toBe(true);
    await expect(page.locator('#wrong-base-url')).toHaveCSS('display', 'none');
    await expect(page.locator('#wrong-base-url')).toBeEmpty();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('BUB-07: a site that has switched the banner off shows none', async ({ page }) => {
    await openElsewhere(page, 'quarry', '/sub/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#wrong-base-url')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });
});

test('BUB-03: nothing is inserted when the scripts run', async ({ page }) => {
  await page.addInitScript(() => {
    // This listener runs before the one of the banner.
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { flagAtParsed: (window as { appMissing?: boolean }).appMissing });
    });
  });
  await page.goto(main);
  await hydrated(page);
  expect(await page.evaluate(() => (window as { flagAtParsed?: boolean }).flagAtParsed)).toBe(false);
  await expect(page.locator('#wrong-base-url')).toBeEmpty();
  await expect(page.locator('#wrong-base-url')).toBeHidden();
});

for (const path of ['docs/api/client', 'blog', 'search', 'docs', 'nowhere']) {
  test(`BUB-05: /${path} has neither the script nor the container`, async ({ request }) => {
    const html = await (await request.get(main + path)).text();
    expect(html).not.toContain('wrong-base-url"');
    expect(html).not.toContain('appMissing');
  });
}

test('BUB-06: the text of the banner is in a script only', async ({ request, page }) => {
  const html = await (await request.get(main)).text();
  expect(html).toContain('did not load properly');
  expect(html.replace(/<script>[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
  // Of no site: the page that tests begin with keeps the policy of the site before it.
  await page.goto('about:blank');
  await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''));
  await expect(page.locator('body')).not.toContainText('base URL');
});
