import type { Locator, Page } from '@playwright/test';
import { KINDS, openKind } from './support/kinds.ts';
import { dialog, field, openSearch, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Sets the size of text in the settings of the browser to twice the usual: unlike a style, it counts in media queries. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

const menu = (page: Page) => page.getByRole('button', { name: 'Open navigation menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });

/** How far, in px, the text of an element is out of a box, or out of what cuts it off on the way there. */
function overflowOf(element: Locator, box: Locator): Promise<number> {
  return box
    .evaluateHandle((it) => it)
    .then((frame) =>
      element.evaluate((it, outer) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const text = range.getBoundingClientRect();
        let most = 0;
        for (let around: Element | null = it; around; around = around.parentElement) {
          const cuts = around === outer || getComputedStyle(around).overflowX !== 'visible';
          const { left, top, right, bottom } = around.getBoundingClientRect();
          if (cuts)
            most = Math.max(most, left - text.left, top - text.top, text.right - right, text.bottom - bottom);
          if (around === outer) break;
        }
        return most;
      }, frame),
    );
}

test('A11-08: a window that is wide for usual text is narrow for text of twice the size, in styles and scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openKind(page, KINDS.function);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1993, height: 900 });
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  // The sidebar is as wide for its names as with usual text.
  const row = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'client', exact: true });
  const rows = await row.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(rows).toBe(1);
});

test('A11-08: the hint of the key is inside the search button', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await openKind(page, KINDS.home);
  const button = page.getByRole('banner').getByRole('button', { name: /Search docs/ });
  const frame = await button.boundingBox();
  const keys = button.locator('kbd');
  await expect(keys).toHaveText(['Ctrl', 'K']);
  for (const key of await keys.all()) {
    const box = await key.boundingBox();
    expect(box?.y).toBeGreaterThan(frame?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});

for (const width of [375, 320])
  test(`A11-08: at ${width} px, the brand is whole in the drawer, and its buttons are apart`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await openKind(page, KINDS.function);
    await menu(page).press('Enter');
    expect(await overflowOf(drawer(page).getByRole('link', { name: /^client lua/ }), drawer(page))).toBe(0);
    const buttons = [/^Switch between/, 'Close navigation menu', 'Back to main menu'].map((name) =>
      drawer(page).getByRole('button', { name }),
    );
    const covered = [];
    for (const button of buttons)
      covered.push(
        await button.evaluate((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const edges = [
            [x, top + 2],
            [x, bottom - 2],
            [left + 2, y],
            [right - 2, y],
          ] as const;
          return edges.some((at) => !it.contains(document.elementFromPoint(...at)));
        }),
      );
    expect(covered).toEqual([false, false, false]);
  });

for (const width of [375, 360, 320])
  test(`A11-08: at ${width} px, the button that closes the drawer is in its corner, beside the brand`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await openKind(page, KINDS.function);
    await menu(page).press('Enter');
    const [brand, close] = await Promise.all(
      [
        drawer(page).getByRole('link', { name: /^client lua/ }),
        drawer(page).getByRole('button', { name: 'Close navigation menu' }),
      ].map((it) => it.boundingBox()),
    );
    expect(close?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0));
    expect(close?.x).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0));
  });

test('A11-08: in the navbar of a phone the name of the site is whole', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openKind(page, KINDS.home);
  const bar = page.getByRole('banner');
  expect(await overflowOf(bar.getByRole('link', { name: /^client lua/ }), bar)).toBe(0);
});

test('A11-08: the help of the search has room for words beside or below the keys', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSearch(page);
  await page.keyboard.press('?');
  const text = dialog(page).getByRole('definition').first();
  await expect(text).toHaveText('Open or close search');
  // Two lines of the four words, not a line for each letter.
  expect((await text.boundingBox())?.width).toBeGreaterThan(200);
});

test('A11-08: the history of the search has room for names beside or above its buttons', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSearch(page);
  await field(page).fill('player_use');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  const name = dialog(page).getByRole('row').first().getByText('player_use', { exact: true });
  expect(await overflowOf(name, dialog(page))).toBe(0);
});
