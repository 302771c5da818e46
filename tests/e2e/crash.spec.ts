import type { Page } from '@playwright/test';
import { settle, watchFor } from './support/clock.ts';
import { switchMode } from './support/menus.ts';
import { breakPage, codeOf, holdBack, watchDocuments } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, showLife } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const DATA = `**${LINE.path}/page.json`;

const screen = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function openBrokenPage(page: Page): Promise<void> {
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText('This page crashed.');
}

// React reports what a boundary has caught, and as #422 that it renders the part anew.
test.use({
  expectedErrors: [
    /TypeError|Cannot read|<b>bold<\/b>|Failed to load resource|could not be fetched|no default export|error #422/,
  ],
});

test('CRS-01, CRS-04, ERR-03: a page that throws leaves navbar and footer usable', { tag: '@phone' }, async ({
  page,
}) => {
  await breakPage(page, DATA);
  await openBrokenPage(page);
  const message = page.getByRole('main').getByRole('alert').getByRole('paragraph');
  await expect(message).toHaveText('The markup has an element that no page may have.');
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await switchMode(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('CRS-01, ERR-03: a prerendered tool that throws shows the same', async ({ page }) => {
  await page.route(codeOf('Search'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new TypeError("broken"); }',
    }),
  );
  await page.goto('/search');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('CRS-02: Try again shows the crash again while its cause lasts, and the page afterwards', async ({
  page,
}) => {
  await breakPage(page, DATA);
  await openBrokenPage(page);
  const asked = page.waitForResponse(DATA);
  await tryAgain(page).click();
  await (await asked).finished();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.unrouteAll({ behavior: 'wait' });
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(screen(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('CRS-02, LDG-01: a quick second try shows no spinner', async ({ page }) => {
  await page.clock.install();
  const sawSpinner = await watchFor(page, 'main div[role=status]');
  await breakPage(page, DATA);
  await openBrokenPage(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.unrouteAll({ behavior: 'wait' });
  const release = await holdBack(page, DATA);
  await tryAgain(page).click();
  await expect(screen(page)).toHaveCount(0);
  await settle(page);
  await page.clock.runFor(199);
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(await sawSpinner()).toBe(false);
});

test('CRS-02: a second try that finds no network leaves the focus on the button', async ({ page }) => {
  await breakPage(page, DATA);
  await openBrokenPage(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(DATA, (route) => route.abort());
  await tryAgain(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('This page could not be loaded.');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeFocused();
});

test('CRS-05: HTML in the message of an error is shown as text', async ({ page }) => {
  await page.route(codeOf('Search'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Broken() { throw new Error('<b>bold</b> & "quoted"'); }`,
    }),
  );
  await page.goto('/search');
  await expect(page.getByText('<b>bold</b> & "quoted"')).toBeVisible();
  await expect(screen(page).locator('b')).toHaveCount(0);
});

test('CRS-06: after a crash another page is shown normally', async ({ page }) => {
  await breakPage(page, DATA);
  await openBrokenPage(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /client lua/ })
    .click();
  await expect(heading(page)).toContainText('Script the client');
  await expect(screen(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  expect(await isSameDocument(page)).toBe(true);
});

test('CRS-03, CRS-04: when the layout throws, the whole page is replaced by the crash screen', {
  tag: '@phone',
}, async ({ page }) => {
  const SITE = /\/assets\/site-[\w-]+\.json$/;
  await page.route(SITE, async (route) => {
    const file = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...file,
        site: { ...file.site, navbar: { ...file.site.navbar, left: [{ type: 'dropdown' }] } },
      },
    });
  });
  await page.goto(LINE.path);
  await showLife(page);
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(screen(page).getByRole('paragraph')).toHaveText(/./);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(1);
  const box = await screen(page).boundingBox();
  expect(box?.width).toBe(page.viewportSize()?.width);
  await page.unroute(SITE);
  const documents = watchDocuments(page);
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(documents).toEqual([LINE.path]);
});

test.describe('a page module without a default export', () => {
  const MESSAGE =
    /The page `?\/\w+`? cannot be rendered, because its module `?src\/client\/tools\/\w+\.tsx`? has no default export\. Add `?export default/;

  test('ERR-02, STA-02: the error names the page and says what to add', async ({ page }) => {
    await page.route(codeOf('Search'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = true;' }),
    );
    await page.route('**/search.html', async (route) => {
      const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
      await route.fulfill({ response, status: 404 });
    });
    await page.goto('/search.html');
    await expect(page.getByText(MESSAGE)).toContainText('The page /search cannot be rendered');
    await expect(page.getByText(MESSAGE)).toContainText('its module src/client/tools/Search.tsx has');
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('ERR-02, SCR-07: on the way there the page is loaded in full and stays readable', async ({ page }) => {
    await page.route(codeOf('Search'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = true;' }),
    );
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(START);
    await hydrated(page);
    await page.evaluate(() => location.assign('/search'));
    await expect(heading(page)).toHaveText('Search the documentation');
    await showLife(page);
    // One from the navigation, one from the prerendered page, whenever the browser is idle.
    await expect
      .poll(() => warnings.filter((text) => MESSAGE.test(text)), { timeout: 20_000 })
      .toHaveLength(2);
    await expect(heading(page)).toHaveText('Search the documentation');
  });
});
