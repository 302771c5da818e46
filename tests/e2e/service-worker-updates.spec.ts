import type { Page } from '@playwright/test';
import { controlled, keptFiles, openKept, test, workerMode } from './support/host.ts';
import { NEARBY } from './support/network.ts';
import { hydrated, isSameDocument, markDocument, showLife } from './support/ready.ts';
import { PANEL_CODE } from './support/search.ts';
import { expect } from './support/test.ts';

test.use({ ownContext: true });

const popup = (page: Page) => page.getByRole('region', { name: 'Update' });
const refresh = (page: Page) => popup(page).getByRole('button', { name: 'Refresh' });
const text = (page: Page) => page.getByRole('main');

test('STA-10, PWA-15, PWA-16: in offline mode a new build waits until the reader wants it', async ({
  page,
  host,
}) => {
  await openKept(page, host, 'docs/tables');
  await host.deploy('second');
  await page.reload();
  await expect(popup(page)).toContainText('A new version is available.', { timeout: 20_000 });
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(text(page)).toContainText('The first edition');
  await markDocument(page);
  await refresh(page).click();
  await expect(text(page)).toContainText('The second edition');
  expect(await isSameDocument(page)).toBe(false);
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(text(page)).toContainText('Boats of the second edition');
});

test('PWA-16: when the new build does not take over, the page is loaded again all the same, and offers it', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    // As a browser does that believes the former worker to be busy: the first request to take over comes to nothing.
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: { type: string }) {
      if (message.type !== 'SKIP_WAITING' || sessionStorage.getItem('asked')) post.call(this, message);
      else sessionStorage.setItem('asked', 'once');
    } as typeof post;
  });
  await openKept(page, host, 'docs/tables');
  await host.deploy('second');
  await page.reload();
  await hydrated(page);
  await markDocument(page);
  await refresh(page).click({ timeout: 20_000 });
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await refresh(page).click({ timeout: 20_000 });
  await expect(text(page)).toContainText('The second edition');
});

test('PWA-17: closed, the popup comes again on a later visit, and the old build stays', async ({
  page,
  host,
}) => {
  await openKept(page, host, 'docs/tables');
  await host.deploy('second');
  await page.reload();
  await popup(page).getByRole('button', { name: 'Close' }).click({ timeout: 20_000 });
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(text(page)).toContainText('Boats of the first edition');
  await page.reload();
  await expect(popup(page)).toBeVisible({ timeout: 20_000 });
  await expect(text(page)).toContainText('Boats of the first edition');
});

test('PWA-18, PWA-19: every open tab offers the new build, once', async ({ page, host, context }) => {
  await openKept(page, host, 'docs/tables');
  await hydrated(page);
  await host.deploy('second');
  const other = await context.newPage();
  await other.goto(`${host.address}docs/moorings`);
  await showLife(other);
  await expect(popup(other)).toBeVisible({ timeout: 20_000 });
  await expect(popup(page)).toBeVisible();
  // Once more, by another build and by looking for it.
  await host.deploy('first');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(popup(page)).toHaveCount(1);
  const third = await context.newPage();
  await third.goto(`${host.address}docs/moorings`);
  await hydrated(third);
  await expect(popup(page)).toHaveCount(1);
});

test('STA-11: without offline mode a new worker takes over at once, and the page stays', async ({
  page,
  host,
}) => {
  await page.goto(`${host.address}docs/tables`);
  await workerMode(page);
  await page.reload();
  await controlled(page);
  await hydrated(page);
  // Files that the page still asks for are gone with the next deploy.
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await host.deploy('second');
  const taken = page.evaluate(async () => {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await taken;
  expect(await isSameDocument(page)).toBe(true);
  await expect(popup(page)).toHaveCount(0);
  await expect(text(page)).toContainText('The first edition');
});

test('STA-11: a worker that waits since offline mode ended gives way without asking', async ({
  page,
  host,
}) => {
  await page.goto(`${host.address}docs/tables?offlineMode=true`);
  await controlled(page);
  await host.deploy('second');
  await page.reload();
  await expect(popup(page)).toBeVisible({ timeout: 20_000 });
  await page.goto(`${host.address}docs/moorings`);
  await expect.poll(() => keptFiles(page), { timeout: 20_000 }).toBe(0);
  expect((await workerMode(page)).mode).toMatchObject({ offlineMode: false });
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await expect(text(page)).toContainText('Boats of the second edition');
});

for (const offline of [false, true]) {
  test(`STA-10, STA-11: a tab of an older deploy loads the new page in full, ${offline ? 'in' : 'without'} offline mode`, async ({
    page,
    host,
    context,
  }) => {
    if (offline) await openKept(page, host, 'docs/tables');
    else await page.goto(`${host.address}docs/tables`);
    await workerMode(page);
    await hydrated(page);
    await markDocument(page);
    await host.deploy('second');
    // What is beside the page was loaded with it, and counts for ten minutes.
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 11 * 60_000;
    });
    if (offline) {
      const other = await context.newPage();
      await other.goto(`${host.address}docs/tables`);
      await refresh(other).click({ timeout: 20_000 });
      await expect(text(other)).toContainText('The second edition');
      await other.close();
    }
    await expect(text(page)).toContainText('The first edition');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(text(page)).toContainText('Boats of the second edition');
    expect(await isSameDocument(page)).toBe(false);
    await hydrated(page);
  });
}

test('STA-11: a deploy that changes pages only shows them in the tabs that are open', async ({
  page,
  host,
}) => {
  await page.route(NEARBY, (route) => route.fulfill({ json: [] }));
  await page.goto(`${host.address}docs/tables`);
  await hydrated(page);
  await markDocument(page);
  await host.change('docs/moorings/page.json', (text) => text.replaceAll('first edition', 'third edition'));
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(text(page)).toContainText('Boats of the third edition');
  expect(await isSameDocument(page)).toBe(true);
});

test('a worker that removes itself frees browsers of the one before', async ({ page, host }) => {
  await openKept(page, host, 'docs/tables');
  expect(await keptFiles(page)).toBeGreaterThan(10);
  await host.deploy('removed');
  await page.reload();
  await expect
    .poll(
      () =>
        page
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          .catch(() => undefined),
      { timeout: 20_000 },
    )
    .toBe(0);
  await page.goto(`${host.address}docs/tables`);
  expect(await keptFiles(page)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-assembled');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});

test('a site without service worker writes none and registers none', async ({ page, host, request }) => {
  await host.deploy('plain');
  await page.goto(`${host.address}docs/tables`);
  await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator('link[rel=manifest], [data-offline]')).toHaveCount(0);
  for (const path of ['sw.js', 'offline.json', 'manifest.webmanifest'])
    expect((await request.get(host.address + path)).status(), path).toBe(404);
});

test.describe('without room for a new build', () => {
  test.use({ expectedErrors: [/integrity|digest|could not be registered/] });

  test('PWA-25: the former one stays, and the new one may be opened without offline use', async ({
    page,
    host,
  }) => {
    await openKept(page, host, 'docs/tables');
    const before = await keptFiles(page);
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(host.address);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60_000 });
    await host.deploy('second');
    await page.reload();
    await expect(popup(page)).toContainText('enough storage', { timeout: 20_000 });
    await expect(text(page)).toContainText('The first edition');
    expect(await keptFiles(page)).toBe(before);
    await popup(page).getByRole('button', { name: 'Open it online' }).click();
    await expect(text(page)).toContainText('The second edition');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  });
});

test.describe('the search in a tab that is older than the site', () => {
  test.use({ expectedErrors: [/404|503|Failed to load resource|ERR_FAILED/] });

  test('ERR-04, ERR-16: continues in the present build when its index is gone', async ({ page, host }) => {
    await page.goto(`${host.address}docs/tables`);
    await hydrated(page);
    await host.deploy('second');
    host.failing = /search\.json$/;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tide');
    const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'earlier version' });
    await expect(alert).toBeVisible();
    host.failing = undefined;
    await alert.getByRole('link', { name: 'Search the current version' }).click();
    await expect(page).toHaveURL(`${host.address}search?q=tide`);
    await expect(text(page).getByRole('link', { name: 'Tide tables' })).toBeVisible();
  });

  test('ERR-04, ERR-16: continues there with Enter when its code is gone', async ({ page, host }) => {
    await page.route(PANEL_CODE, (route) => route.abort());
    await page.goto(`${host.address}docs/tables`);
    await hydrated(page);
    await host.deploy('second');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tide');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Press Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${host.address}search?q=tide`);
    await expect(text(page).getByRole('link', { name: 'Tide tables' })).toBeVisible();
  });
});
