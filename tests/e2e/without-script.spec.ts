import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds.ts';
import { isNarrow } from './support/menus.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

// One test, because what surrounds a test takes longer than these pages, which run nothing.
test('GEN-14: on no kind of page does anything look alive that is not, on desktops and phones', async ({
  page,
}) => {
  test.slow();
  for (const [kind, path] of Object.entries(KINDS))
    await test.step(kind, async () => {
      await page.goto(path);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 812 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const alive = await page.evaluate(() =>
          [...document.querySelectorAll('button')]
            .filter((it) => it.checkVisibility() && getComputedStyle(it).pointerEvents !== 'none')
            .map((it) => it.outerHTML.slice(0, 100)),
        );
        expect.soft(alive).toEqual([]);
        await expect.soft(page.locator('button svg:visible')).toHaveCount(0);
        for (const role of ['textbox', 'searchbox', 'combobox'] as const)
          await expect.soft(page.getByRole(role)).toHaveCount(0);
      }
    });
});

test('GEN-14: the links of the navbar are seen and lead on, at every width', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(KINDS.function);
  for (const name of ['API', 'Snippets', 'Blog', 'Forums', 'GitHub']) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeInViewport();
  }
  await bar(page).getByRole('link', { name: 'Snippets', exact: true }).click();
  await expect(page).toHaveURL('/docs/snippets');
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('GEN-14: so are those of the sidebar, after the article where there is little room', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(KINDS.function);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const entry = sidebar.getByRole('link', { name: 'trace_line', exact: true });
  await expect(entry).toBeVisible();
  const [article, side] = [await page.getByRole('main').boundingBox(), await sidebar.boundingBox()];
  if (isNarrow(page))
    expect(side?.y ?? 0).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0) - 1);
  await sidebar.getByRole('link', { name: 'latency', exact: true }).click();
  await expect(page).toHaveURL('/docs/api/client/latency');
});

test('GEN-14: menus open under the focus', async ({ page }) => {
  await page.goto(addressOf('orchard'));
  const walk = bar(page).getByRole('link', { name: 'Walk' });
  await expect(walk).toBeHidden();
  await bar(page).getByText('Places').focus();
  await expect(walk).toBeVisible();
  await walk.click();
  await expect(page).toHaveURL(/\/docs\/walk$/);
});

test('GEN-14: an open menu is below its label, which stays visible', { tag: '@phone' }, async ({ page }) => {
  await page.goto(addressOf('orchard'));
  const label = bar(page).getByText('Places');
  await label.focus();
  const [above, below] = [
    await label.boundingBox(),
    await bar(page).getByRole('list').filter({ hasText: 'Walk' }).boundingBox(),
  ];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0) - 1);
});

test('GEN-14: the search page says what it needs, and where everything is listed', async ({ page }) => {
  await page.goto('/search?q=trace');
  const main = page.getByRole('main');
  const text = main.getByText('needs JavaScript');
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
  const room = ((await text.boundingBox())?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
  expect(room).toBeGreaterThanOrEqual(12);
  await expect(main.getByRole('link', { name: 'Events' })).toBeVisible();
  await main.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL('/docs');
});

test('NFD-02, NFD-08: the not-found page offers what works, and no search', async ({ page }) => {
  await page.goto(KINDS['not found']);
  const main = page.getByRole('main');
  await expect(main).toContainText('Start again from the home page.');
  await expect(main).not.toContainText(/search/i);
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('GEN-14, COD-09: the keyboard reaches code that scrolls, and stops at none that has links', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${addressOf('content')}docs/code`);
  const code = (text: string) => page.getByRole('figure').filter({ hasText: text }).locator('pre');
  const wide = code('wide.lua');
  expect(await wide.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0);
  await expect(wide).toHaveAttribute('tabindex', '0');
  const linked = code('degrees');
  await expect(linked.getByRole('link')).toHaveText(['station.temperature']);
  await expect(linked).not.toHaveAttribute('tabindex');
});
