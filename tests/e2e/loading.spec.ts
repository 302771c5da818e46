import type { Page } from '@playwright/test';
import { settle, watchFor } from './support/clock.ts';
import { APP_CODE, codeOf, holdBack, watchDocuments } from './support/network.ts';
import { heading } from './support/pages.ts';
import { hydrated, showLife } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

/**
 * A host that knows no clean addresses answers `/docs/api.html` with the not-found page. The app then opens the
 * page in place: the one case where there is no page to keep while it loads.
 */
const UNCLEAN = '/docs/api.html';
const DATA = '**/docs/api/page.json';
const TITLE = 'Getting Started';

const spinner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the unclean address, as such a host answers it. */
async function openUnclean(page: Page, address = UNCLEAN): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
    await route.fulfill({ response, status: 404 });
  });
  await page.goto(address, { waitUntil: 'commit' });
}

/** How many of the three states are shown: loading, failed, loaded. */
async function states(page: Page): Promise<string[]> {
  const found = await Promise.all([
    spinner(page).count(),
    failure(page).count(),
    page.getByRole('article').count(),
  ]);
  return ['loading', 'failed', 'loaded'].filter((_, index) => found[index]);
}

test.describe('a page without a page before it', () => {
  // React reports what a boundary has caught.
  test.use({ expectedErrors: [/Failed to load resource|could not be (fetched|loaded)/] });

  test('LDG-02: what says so to screen readers is there before its text', async ({ page }) => {
    await page.addInitScript(() => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element && node.matches('main [role=status]')) texts.push(node.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await holdBack(page, DATA);
    await openUnclean(page);
    await expect(spinner(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual(['']);
    release();
    await expect(heading(page)).toHaveText(TITLE);
  });

  test('LDG-01: a page that is there within 200 ms is shown without a loading view', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sawSpinner = await watchFor(page, 'main div[role=status]');
    await openUnclean(page);
    await expect(heading(page)).toHaveText(TITLE);
    expect(await sawSpinner()).toBe(false);
    await page.clock.runFor(1000);
    expect(await sawSpinner()).toBe(false);
    expect(await states(page)).toEqual(['loaded']);
  });

  test('LDG-02, LDG-06, LDG-08, CON-05, STA-01: after 200 ms a spinner is shown until the page is ready', async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdBack(page, DATA);
    await openUnclean(page);
    await expect(heading(page)).toHaveCount(0);
    await settle(page);
    await page.clock.runFor(199);
    await settle(page);
    expect(await states(page)).toEqual([]);
    await page.clock.runFor(1);
    await expect(spinner(page)).toBeVisible();
    await expect(spinner(page)).toHaveText('Loading');
    expect(await states(page)).toEqual(['loading']);
    await page.clock.runFor(5000);
    await settle(page);
    expect(await states(page)).toEqual(['loading']);
    release();
    await page.clock.resume();
    await expect(heading(page)).toHaveText(TITLE);
    expect(await states(page)).toEqual(['loaded']);
  });

  test('LDG-05: a failure within 200 ms is shown at once', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(DATA, (route) => route.abort());
    const sawSpinner = await watchFor(page, 'main div[role=status]');
    await openUnclean(page);
    await expect(failure(page)).toBeVisible();
    expect(await states(page)).toEqual(['failed']);
    expect(await sawSpinner()).toBe(false);
  });

  test('LDG-03, LDG-04, LDG-06, LDG-08, ERR-01, STA-01: a failure says what happened, and Retry reloads the page', async ({
    page,
  }) => {
    await page.route(DATA, (route) => route.abort());
    await openUnclean(page);
    await expect(failure(page)).toContainText('/docs/api/page.json could not be fetched');
    expect(await states(page)).toEqual(['failed']);
    await page.unroute(DATA);
    const documents = watchDocuments(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(TITLE);
    expect(documents).toHaveLength(1);
    await hydrated(page);
    expect(await states(page)).toEqual(['loaded']);
    await expect(page).toHaveURL('/docs/api');
  });

  test('LDG-04, ERR-01: Retry shows the failure again while it lasts', async ({ page }) => {
    await page.route(codeOf('Search'), (route) => route.abort());
    await openUnclean(page, '/search.html');
    await expect(failure(page)).toContainText('The code of the page could not be loaded');
    const documents = watchDocuments(page);
    // The host may answer the clean address itself, so the address is made unclean again.
    await page.evaluate(() => history.replaceState(null, '', '/search.html'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => documents).toHaveLength(1);
    await expect(failure(page)).toContainText('The code of the page could not be loaded');
    expect(await states(page)).toEqual(['failed']);
  });

  test('LDG-06: a link that is followed meanwhile wins', async ({ page, viewport }) => {
    const release = await holdBack(page, DATA);
    await openUnclean(page);
    await expect(spinner(page)).toBeVisible();
    if ((viewport?.width ?? 0) < 997)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    else await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText('Blog');
    const late = page.waitForResponse(DATA);
    release();
    await (await late).finished();
    await settle(page);
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL('/blog');
  });
});

test('LDG-07: a prerendered page stays visible while the tree of its sidebar loads', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, /\/docsSidebar[\w-]*\.json$/);
  const sawSpinner = await watchFor(page, 'main div[role=status]');
  await page.goto('/docs/api');
  await showLife(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
  await page.clock.runFor(5000);
  await expect(heading(page)).toHaveText(TITLE);
  const entries = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  const before = await entries.allTextContents();
  expect(before.length).toBeGreaterThan(5);
  expect(await page.locator('html').getAttribute('data-ready')).not.toContain('sidebar');
  release();
  await hydrated(page);
  await expect(heading(page)).toHaveText(TITLE);
  expect(await entries.allTextContents()).toEqual(expect.arrayContaining(before));
  expect(await sawSpinner()).toBe(false);
});

test.describe('clicks before the page is interactive', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('LDG-07: a copy button that was pressed early copies as soon as the page listens', async ({
    page,
  }) => {
    const release = await holdBack(page, APP_CODE);
    await page.goto('/docs/api');
    const button = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    const copied = page.getByRole('figure').first().getByRole('status');
    const code = await page.locator('figure.code pre').first().textContent();
    await button.click();
    await settle(page);
    await expect(copied).toBeEmpty();
    release();
    await expect(copied).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('LDG-07: a click is repeated once, not twice', async ({ page }) => {
    const release = await holdBack(page, /\/docsSidebar[\w-]*\.json$/);
    await page.goto('/docs/api');
    const category = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: /^General events/ });
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await category.click();
    release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await hydrated(page);
    await settle(page);
    await expect(category).toHaveAttribute('aria-expanded', 'true');
  });
});
