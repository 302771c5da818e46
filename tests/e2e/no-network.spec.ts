import type { Page } from '@playwright/test';
import { settle, stopTimers } from './support/clock.ts';
import { docsSidebar, isNarrow } from './support/menus.ts';
import { APP_CODE, codeOf, NEARBY, watchDocuments } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

const SCREEN = { link: 'screen_size', path: '/docs/api/client/screensize', heading: 'client.screen_size' };
const ENV = { link: 'latency', path: '/docs/api/client/latency' };

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'could not be loaded' });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' });

// Pages whose data is there already need no network.
test.beforeEach(({ page }) => page.route(NEARBY, (route) => route.fulfill({ json: [] })));

/** Nothing answers any more: neither files nor documents. */
async function cut(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

async function expectStayed(page: Page, title = 'client', address = START): Promise<void> {
  await expect(notice(page)).toContainText('You might want to check your network connection.');
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(address);
  expect(await isSameDocument(page)).toBe(true);
}

test.use({
  expectedErrors: [
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|service worker could not be registered|fetching the script/,
  ],
});

test('SCR-07, ERR-15: without a network the open page stays, and Retry opens the other when it is back', {
  tag: '@phone',
}, async ({ page }) => {
  await openStart(page);
  const documents = watchDocuments(page);
  const entries = () => page.evaluate(() => window.navigation?.currentEntry?.index);
  const before = await entries();
  const reconnect = await cut(page);
  await page.evaluate(() => scrollTo(0, 200));
  await link(page, LINE.link).click();
  await expectStayed(page);
  expect(documents).toEqual([]);
  expect(await entries()).toBe(before);
  await expect(link(page, LINE.link)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await retry(page).click();
  await expectStayed(page);
  await expect(retry(page)).toBeFocused();
  await reconnect();
  await retry(page).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page).toHaveURL(LINE.path);
  await expect(notice(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
});

test('SCR-07: Escape removes the notice, and so does a press elsewhere', { tag: '@phone' }, async ({
  page,
}) => {
  await openStart(page);
  const reconnect = await cut(page);
  const removals = [() => page.keyboard.press('Escape'), () => heading(page).click()];
  for (const remove of removals) {
    await link(page, LINE.link).click();
    await expectStayed(page);
    await notice(page).getByText('could not be loaded').click();
    await expectStayed(page);
    await remove();
    await expect(notice(page)).toHaveCount(0);
  }
  await reconnect();
});

test('SCR-07, ERR-15: Back to a page that cannot be loaded leaves the open one, with its address', async ({
  page,
}) => {
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  // Of a page that was never loaded in place there is nothing to show again.
  await page.route(`**${LINE.path}/page.json`, (route) => route.abort());
  await page.reload();
  await markDocument(page);
  await page.evaluate((path) => window.navigation?.navigate(path), SCREEN.path);
  await expect(heading(page)).toHaveText(SCREEN.heading);
  const reconnect = await cut(page);
  await page.evaluate(() => history.back());
  await expectStayed(page, SCREEN.heading, SCREEN.path);
  await reconnect();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-08: two pages in a row that cannot be had leave the open one with its address', async ({
  page,
}) => {
  await openStart(page);
  const reconnect = await cut(page);
  await page.evaluate(
    (paths) => {
      for (const path of paths)
        document.querySelector<HTMLAnchorElement>(`article a[href="${path}"]`)?.click();
    },
    [LINE.path, SCREEN.path],
  );
  await expectStayed(page);
  await reconnect();
  await retry(page).press('Space');
  await expect(heading(page)).toHaveText(SCREEN.heading);
  await expect(page).toHaveURL(SCREEN.path);
  await expect(notice(page)).toHaveCount(0);
});

test('SCR-07: a page stays too when the app itself has not come', async ({ page }) => {
  await page.route(APP_CODE, (route) => route.abort());
  await page.goto(START);
  await markDocument(page);
  const reconnect = await cut(page);
  await link(page, LINE.link).click();
  await expectStayed(page);
  await reconnect();
});

test('SCR-07: the app comes into a page that shows the notice', async ({ page }) => {
  await page.route(APP_CODE, (route) => route.abort());
  await page.goto(START);
  const reconnect = await cut(page);
  await link(page, LINE.link).click();
  await expect(retry(page)).toBeVisible();
  await reconnect();
  await page.unroute(APP_CODE);
  await markDocument(page);
  await retry(page).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(notice(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, open, opened] of [
  ['search', (page: Page) => page.keyboard.press('Control+k'), (page: Page) => page.getByRole('dialog')],
  [
    'drawer',
    (page: Page) => page.getByRole('button', { name: 'Open navigation menu' }).tap(),
    (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' }),
  ],
] as const)
  test(`SCR-07: the ${what} that was opened while a page was awaited stays when the address is given back`, {
    tag: what === 'drawer' ? '@phone-only' : [],
  }, async ({ page }) => {
    await openStart(page);
    await link(page, LINE.link).click();
    await expect(heading(page)).toHaveText(LINE.heading);
    let fail: () => void = () => {};
    const failed = new Promise<void>((ok) => {
      fail = ok;
    });
    await page.route(`**${SCREEN.path}/page.json`, async (route) => {
      await failed;
      await route.abort();
    });
    await page.evaluate((path) => void window.navigation?.navigate(path), SCREEN.path);
    await expect(page).toHaveURL(SCREEN.path);
    await open(page);
    await expect(opened(page)).toBeVisible();
    const reconnect = await cut(page);
    fail();
    await expect(page).toHaveURL(LINE.path);
    await settle(page);
    await expect(opened(page)).toBeVisible();
    await expect(page.locator('h1')).toHaveText(LINE.heading);
    await reconnect();
  });

test('SCR-07: a link in the sidebar does the same', { tag: '@phone' }, async ({ page }) => {
  await openStart(page);
  const sidebar = await docsSidebar(page);
  const reconnect = await cut(page);
  await sidebar.getByRole('link', { name: ENV.link, exact: true }).first().click();
  await expectStayed(page);
  if (isNarrow(page)) await expect(page.getByRole('dialog', { name: 'Navigation menu' })).toBeHidden();
  await reconnect();
});

test('SCR-07: code that fails while the host answers is a full load, as ever', async ({ page }) => {
  await page.route(codeOf('Search'), (route) => route.abort());
  await openStart(page);
  await page.evaluate(() => location.assign('/search'));
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
});

test('SCR-07: a host that says nothing at all leaves the page, after its time', async ({ page }) => {
  await page.clock.install();
  await openStart(page);
  await page.route(/./, () => {});
  await stopTimers(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await settle(page);
  const probe = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.clock.runFor(20_000);
  await probe;
  await page.clock.runFor(9_900);
  await settle(page);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expectStayed(page);
});
