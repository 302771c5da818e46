import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('FTR-01: a site without a configured footer has none', async ({ page }) => {
  await page.goto(addressOf('base'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
});

test('FTR-02, FTR-11: columns have their titles and items', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  for (const [title, first, count] of [
    ['Reference', 'API', 4],
    ['Learn', 'Getting Started', 4],
    ['Community', 'Blog', 3],
  ] as const) {
    const column = footer(page)
      .locator('div')
      .filter({ has: page.getByText(title, { exact: true }) })
      .last();
    await expect(column.getByRole('listitem')).toHaveCount(count);
    await expect(column.getByRole('listitem').first()).toHaveText(first);
  }
});

test('FTR-03, FTR-05: a flat list is one row with separators between its items', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(addressOf('quarry'));
  const items = footer(page).getByRole('listitem');
  await expect(items).toHaveText(['Stones', 'Geology', 'Home']);
  const rows = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().y));
  expect(new Set(rows).size).toBe(1);
  const signs = await items.evaluateAll((all) =>
    all.map((item) => [
      getComputedStyle(item, '::before').content,
      getComputedStyle(item, '::after').content,
    ]),
  );
  expect(signs).toEqual([
    ['none', 'none'],
    [expect.stringContaining('·'), 'none'],
    [expect.stringContaining('·'), 'none'],
  ]);
});

test('FTR-06: the logo follows the mode and is a link only with an address', async ({ page }) => {
  await page.goto(addressOf('harbour'));
  await hydrated(page);
  const link = footer(page).getByRole('link', { name: 'Lighthouse' });
  await expect(link).toHaveAttribute('href', '/docs/start');
  const shown = footer(page).locator('img').filter({ visible: true });
  await expect(shown).toHaveAttribute('src', '/img/night.svg');
  await page.getByRole('button', { name: /between dark and light mode/ }).click();
  await expect(shown).toHaveAttribute('src', '/img/day.svg');
  await page.goto(addressOf('quarry'));
  // The drawing has no size of its own, and the configuration gives it none.
  const stone = footer(page).getByRole('img', { name: 'A stone' });
  await expect(stone).toBeVisible();
  expect((await stone.boundingBox())?.width).toBe(32);
  await expect(footer(page).locator('a img')).toHaveCount(0);
});

test('FTR-07, FTR-09, FTR-12: HTML is rendered, also in a column without a title', async ({ page }) => {
  await page.goto(addressOf('harbour'));
  await expect(footer(page).locator('strong')).toHaveText('harbour office');
  await expect(footer(page).getByRole('listitem').locator('em')).toHaveText('Open from dawn to dusk');
  await expect(footer(page).getByRole('list')).toHaveCount(2);
  await expect(footer(page)).not.toContainText('<');
});

test('FTR-08: the dark look applies in light mode too, the usual look follows the mode', async ({ page }) => {
  await page.goto(addressOf('quarry'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(footer(page)).toHaveCSS('background-color', 'rgb(18, 21, 24)');
  await expect(footer(page)).toHaveCSS('color', 'rgb(231, 235, 232)');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: /between dark and light mode/ }).click();
  await expect(footer(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('FTR-10: links to other sites open a new tab and say so', async ({ page }) => {
  await page.goto(addressOf('harbour'));
  const link = footer(page).getByRole('link', { name: 'Tide tables' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer|noreferrer.*noopener/);
  await expect(link.locator('[data-icon="external"]')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'First landing' })).not.toHaveAttribute('target');
});
