import type { Page } from '@playwright/test';
import { keepBehind } from './support/clock.ts';
import { KINDS } from './support/kinds.ts';
import { APP_CODE, holdBack, NEARBY, REACT_CODE, watchRequests } from './support/network.ts';
import { heading } from './support/pages.ts';
import { isSameDocument, markDocument } from './support/ready.ts';
import { INDEX, PANEL_CODE } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /between dark and light mode/ });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/**
 * Opens a page and waits until it has done everything that it does before somebody reads it. Its tab stays behind, so
 * that it is not the time that starts it.
 */
async function openAtRest(page: Page, path: string = KINDS.function): Promise<string[]> {
  await keepBehind(page);
  const paths = watchRequests(page);
  await page.goto(path);
  await expect.poll(() => paths.filter((it) => REACT_CODE.test(it))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return paths;
}

test.describe('a page that nobody touches', () => {
  // In a shared one, no service worker can be registered.
  test.use({ ownContext: true });

  test('fetches React ahead, and runs nothing but its first script', async ({ page }) => {
    const paths = await openAtRest(page);
    const kinds = paths.map((path) => /^\/assets\/([a-z-]+)-/.exec(path)?.[1] ?? path);
    expect(kinds.toSorted()).toEqual([KINDS.function, 'boot', 'react', 'rolldown-runtime']);
    await expect(root(page)).not.toHaveAttribute('data-ready');
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    ).toBe(0);
  });
});

test('a page that is read for a while starts by itself: a click then needs no request', async ({ page }) => {
  const neighbours = page.waitForResponse(NEARBY);
  await page.goto(KINDS.function);
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/, { timeout: 20_000 });
  await neighbours;
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  const paths = watchRequests(page);
  await sidebar(page).getByRole('link', { name: 'timestamp', exact: true }).dispatchEvent('click');
  await expect(heading(page)).toHaveText('client.timestamp');
  expect(await isSameDocument(page)).toBe(true);
  expect(paths).not.toContain('/docs/api/client/timestamp/page.json');
});

test('a page in a tab behind starts a while after the reader has come to it, not before', async ({
  page,
}) => {
  await page.clock.install();
  const bringToFront = await keepBehind(page);
  await page.goto(KINDS.function);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const paths = watchRequests(page);
  await bringToFront();
  await page.clock.runFor(3900);
  expect(paths.filter((path) => APP_CODE.test(path))).toEqual([]);
  const app = page.waitForRequest(APP_CODE);
  await page.clock.runFor(200);
  await app;
});

const SIGNS: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['moves the mouse', (page) => page.mouse.move(300, 300)],
  ['turns the wheel', (page) => page.mouse.wheel(0, 40)],
  ['presses a key', (page) => page.keyboard.press('Tab')],
  ['touches the page', (page) => page.locator('body').dispatchEvent('touchstart')],
  ['scrolls', (page) => page.evaluate(() => scrollBy(0, 200))],
  ['clicks with a screen reader', (page) => page.locator('main p').first().dispatchEvent('click')],
  ['focuses a link with a screen reader', (page) => page.locator('main a').first().focus()],
];

for (const [name, act] of SIGNS) {
  test(`the app starts when the reader ${name}`, async ({ page }) => {
    await openAtRest(page);
    await act(page);
    await expect(root(page)).toHaveAttribute('data-ready', /shell/);
    await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
  });
}

test('a move to the very corner, which browsers send by themselves, starts nothing', async ({ page }) => {
  const paths = await openAtRest(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(paths.filter((path) => APP_CODE.test(path))).toEqual([]);
  await page.mouse.move(1, 1);
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
});

test('PRE-04: with data saver on, nothing is fetched ahead, and the page works when it is touched', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  const paths = watchRequests(page);
  await page.goto(KINDS.function);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(paths.filter((path) => REACT_CODE.test(path) || APP_CODE.test(path))).toEqual([]);
  await page.clock.resume();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('a first click on a link of the sidebar opens its page in this document', async ({ page }) => {
  await openAtRest(page);
  await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'latency', exact: true }).click();
  await expect(heading(page)).toHaveText('client.latency');
  expect(await isSameDocument(page)).toBe(true);
});

test('a first click asks for its page at once, beside the code that shows it', async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  const paths = await openAtRest(page);
  await sidebar(page).getByRole('link', { name: 'latency', exact: true }).click();
  await expect.poll(() => paths).toContain('/docs/api/client/latency/page.json');
  expect(paths.filter((path) => /^\/assets\/docsSidebar-/.test(path))).toHaveLength(1);
  release();
  await expect(heading(page)).toHaveText('client.latency');
  expect(paths.filter((path) => path.endsWith('/latency/page.json'))).toHaveLength(1);
});

test('the open page is not asked for: its document has all of it', async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  const paths = await openAtRest(page);
  await sidebar(page).locator('[aria-current=page]').click();
  release();
  await expect(root(page)).toHaveAttribute('data-ready', /shell/);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => APP_CODE.test(path))).toHaveLength(1);
  expect(paths).not.toContain(`${KINDS.function}/page.json`);
});

test('a first press of Enter on a link opens its page in this document', async ({ page }) => {
  await openAtRest(page);
  await markDocument(page);
  const link = sidebar(page).getByRole('link', { name: 'latency', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('client.latency');
  expect(await isSameDocument(page)).toBe(true);
});

test('CLR-02, CLR-08: the colour mode is switched by a click before the app is there, or without it', async ({
  page,
}) => {
  const release = await holdBack(page, APP_CODE);
  await openAtRest(page);
  await expect(toggle(page)).toBeEnabled();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  release();
  await expect(root(page)).toHaveAttribute('data-ready', /shell/);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)$/);
});

test('clicks on several buttons before the app is there all count, two on the same button once', async ({
  page,
}) => {
  const release = await holdBack(page, APP_CODE);
  await openAtRest(page);
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  // By its attribute: a collapsed sidebar has no accessible buttons.
  const category = page.locator('aside [aria-label="Pages in renderer"]');
  await toggle(page).click();
  await category.click();
  await category.click();
  await collapse.click();
  release();
  await expect(page.locator('aside')).toHaveAttribute('data-collapsed');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('LDG-07: a first click on a category of the sidebar opens it', async ({ page }) => {
  await openAtRest(page);
  const category = sidebar(page).getByRole('button', { name: 'Pages in renderer' });
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('the first Tab reaches the skip link, and the focus stays where it is while the app starts', async ({
  page,
}) => {
  await openAtRest(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
  await expect(skip).toBeFocused();
});

test('the button of the search names its keys before the page is touched', async ({ page }) => {
  await openAtRest(page);
  const keys = page.locator('[data-search-open] kbd');
  await expect(keys).toHaveText(['Ctrl', 'K']);
  await page.mouse.move(300, 300);
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
  await expect(keys).toHaveText(['Ctrl', 'K']);
});

test('the index of the search is asked for at once, beside the code that reads it', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/search-client-[\w-]+\.js$/);
  const paths = await openAtRest(page);
  await page.keyboard.press('Control+k');
  await expect.poll(() => paths.filter((path) => INDEX.test(path))).toHaveLength(1);
  release();
  await page.keyboard.type('trace');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(paths.filter((path) => INDEX.test(path))).toHaveLength(1);
});

test('the code of the search is asked for at once, each file beside the others', async ({ page }) => {
  const release = await holdBack(page, PANEL_CODE);
  const paths = await openAtRest(page);
  const before = paths.length;
  await page.keyboard.press('Control+k');
  const asked = () =>
    paths.slice(before).flatMap((path) => /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? []);
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining(['mount-panel', 'search-client', 'search-parts', 'worker']));
  release();
  await page.keyboard.type('trace');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the app waits for the first hits, and starts when they are there', async ({ page }) => {
  const release = await holdBack(page, INDEX);
  const paths = await openAtRest(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'all keys' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(paths.filter((path) => APP_CODE.test(path))).toEqual([]);
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
});

test('the app starts when the search is closed before its panel is there', async ({ page }) => {
  const release = await holdBack(page, PANEL_CODE);
  await openAtRest(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tr');
  await page.keyboard.press('Escape');
  release();
  await expect(root(page)).toHaveAttribute('data-ready', /shell/);
});

test('what another tab stores starts nothing', async ({ page }) => {
  const paths = await openAtRest(page);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(paths.filter((path) => APP_CODE.test(path))).toEqual([]);
});

test('the first key of a shortcut starts nothing', async ({ page }) => {
  const paths = await openAtRest(page);
  await page.keyboard.down('Control');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(paths.filter((path) => APP_CODE.test(path))).toEqual([]);
  await page.keyboard.press('c');
  await page.keyboard.up('Control');
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
});

test('letters in the search leave the page behind it alone until the reader comes back to it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(KINDS.function);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(root(page)).not.toHaveAttribute('data-ready');
  await page.keyboard.press('Escape');
  await expect(root(page)).toHaveAttribute('data-ready', 'article shell');
  await page.keyboard.press('Tab');
  await expect(root(page)).toHaveAttribute('data-ready', /sidebar/);
});

test('a search that the address asks for needs no touch', async ({ page }) => {
  await page.goto('/search?q=trace_line');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /trace_line/ })
      .first(),
  ).toBeVisible();
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] });

  test('names pages that are close without a touch', async ({ page }) => {
    await page.goto('/docs/api/client/trace_lin');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /trace_line/ })
        .first(),
    ).toBeVisible();
  });
});
