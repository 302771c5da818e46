import type { Page } from '@playwright/test';
import { isNarrow, navItems, openMenu, visit } from './support/menus.ts';
import { breakPage } from './support/network.ts';
import { heading, LINE, START } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ drawn: true });

/** Nothing has the focus: the next Tab would start anywhere. */
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Notes from now on whether the focus falls to `body` for longer than a frame. */
async function watchFocus(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const record = { frames: 0, lost: false };
    Object.assign(window, { focusRecord: record });
    const look = () => {
      record.frames = document.activeElement === document.body ? record.frames + 1 : 0;
      if (record.frames > 3) record.lost = true;
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => (window as unknown as { focusRecord: { lost: boolean } }).focusRecord.lost);
}

test('A11-10: closing the announcement leads to the navbar', { tag: '@phone' }, async ({ page }) => {
  await visit(page, addressOf('harbour'));
  await page.getByRole('button', { name: 'Close announcement' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('A11-10: in the drawer, "Back to main menu" leads to its first item', { tag: '@phone-only' }, async ({
  page,
}) => {
  await visit(page, LINE.path);
  await page.getByRole('button', { name: 'Open navigation menu' }).press('Enter');
  await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'API', exact: true })).toBeFocused();
});

test('A11-10: a window that gets wide takes the drawer away, and the focus is in the navbar', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, LINE.path);
  await page.getByRole('button', { name: 'Open navigation menu' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'client lua Docs' })).toBeFocused();
});

test('A11-10: a link in a menu of the navbar to the open page leaves the focus on the label', async ({
  page,
}) => {
  await page.goto(`${addressOf('navbar')}docs/plums`);
  await hydrated(page);
  const menu = await openMenu(page, 'More');
  await menu.getByRole('link', { name: 'Plums' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'More', exact: true })).toBeFocused();
});

test('A11-10: the collapsed sidebar leaves the focus on its control', async ({ page }) => {
  await visit(page, LINE.path);
  await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
});

test('A11-10: emptying the history of the search leaves the focus in the dialog', async ({ page }) => {
  await visit(page, START);
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  for (const text of ['player_death', 'trace_line']) {
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill(text);
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  const lost = await watchFocus(page);
  await dialog
    .getByRole('button', { name: /^Save this search/ })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('rowgroup', { name: 'Favourites' })).toBeVisible();
  for (const name of [/from favourites/, /from history/]) {
    await dialog.getByRole('button', { name }).first().press('Enter');
    await expect(dialog.getByRole('combobox')).toBeFocused();
  }
  await expect(dialog).toContainText('No recent searches');
  await page.keyboard.type('a');
  await dialog.getByRole('button', { name: 'Clear the query' }).press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  expect(await lost()).toBe(false);
});

test('SRC-49: the closed search gives the focus back to the content that the skip link led to', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, LINE.path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  for (let count = 0; count < 2; count++) {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(main).toBeFocused();
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await expect(main).not.toHaveAttribute('tabindex');
});

test('A11-10: the back-to-top button stays while it has the focus', { tag: '@phone' }, async ({ page }) => {
  await visit(page, START);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await page.mouse.wheel(0, -300);
  const button = page.getByRole('button', { name: 'Back to top' });
  await button.focus();
  const above = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(above);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A11-10: after the last results the focus is on the item before the new ones', async ({ page }) => {
  await visit(page, '/search?q=player_death');
  const hits = page.getByRole('main').getByRole('heading', { level: 2 });
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.waitFor();
  let before = 0;
  while (await more.isVisible()) {
    before = await hits.count();
    await more.press('Enter');
    await expect.poll(() => hits.count()).toBeGreaterThan(before);
  }
  await expect(hits.nth(before - 1).getByRole('link')).toBeFocused();
});

test.describe('what failed and is tried again', () => {
  test.use({
    expectedErrors: [/TypeError|Cannot read|is not iterable|Failed to load resource|status of|net::/],
  });

  test('A11-10: a page that crashes again and again', async ({ page }) => {
    const data = `**${LINE.path}/page.json`;
    await breakPage(page, data);
    await visit(page, START);
    await page.getByRole('article').getByRole('link', { name: LINE.link, exact: true }).first().click();
    await expect(heading(page)).toHaveText('This page crashed.');
    const again = page.getByRole('button', { name: 'Try again' });
    for (let count = 0; count < 3; count++) {
      const asked = page.waitForResponse(data);
      await again.press('Enter');
      await (await asked).finished();
      await expect(again).toBeFocused();
    }
    await page.unroute(data);
    await again.press('Enter');
    await expect(heading(page)).toHaveText(LINE.heading);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('A11-10: a search, on its page and in its dialog', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort());
    await page.goto('/search?q=trace');
    await hydrated(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.goto(START);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByRole('combobox').fill('trace');
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect(await isLost(page)).toBe(false);
  });
});

test('A11-10: what folds its own list keeps the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${addressOf('orchard')}docs/walk`);
  await hydrated(page);
  if (isNarrow(page)) {
    const items = await navItems(page);
    const places = items.getByRole('button', { name: 'Places' });
    for (const open of ['false', 'true']) {
      await places.press('Enter');
      await expect(places).toHaveAttribute('aria-expanded', open);
      await expect(places).toBeFocused();
    }
  } else {
    const caret = page.getByRole('complementary').locator('button[aria-expanded]').first();
    const before = await caret.getAttribute('aria-expanded');
    await caret.press('Enter');
    await expect(caret).not.toHaveAttribute('aria-expanded', String(before));
    await expect(caret).toBeFocused();
  }
});
