import type { Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const items = (page: Page) => navbar(page).getByRole('link');
const toggle = (page: Page) => page.getByRole('button', { name: /between dark and light mode/ });

test('GEN-09: title and tagline of the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Documentation');
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Documentation');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Maintained by the Lua community\.?$/,
  );
  await expect(page.getByRole('main').getByText('Maintained by the Lua community')).toBeVisible();
});

test('NAV-02: the brand leads home, or where the logo leads', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs/api');
  await hydrated(page);
  await markDocument(page);
  await items(page).first().click();
  await expect(page).toHaveURL(addressOf('main'));
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(`${addressOf('base')}docs/start`);
  await expect(items(page).first()).toHaveAttribute('href', '/x/');
  await page.goto(addressOf('harbour'));
  await items(page).first().click();
  await expect(page).toHaveURL(`${addressOf('harbour')}docs/start`);
});

test('NAV-03: the target of the logo is on the link', async ({ page }) => {
  await page.goto(addressOf('harbour'));
  await expect(items(page).first()).toHaveAttribute('target', '_self');
  await page.goto('/');
  await expect(items(page).first()).not.toHaveAttribute('target');
});

test('NAV-04, NAV-05, NAV-06: the logo follows the mode and has its size', async ({ page }) => {
  await page.goto(addressOf('harbour'));
  await hydrated(page);
  const shown = navbar(page).locator('img').filter({ visible: true });
  for (const file of ['night', 'day']) {
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', `/img/${file}.svg`);
    await expect(shown).toHaveAttribute('width', '32');
    await expect(shown).toHaveAttribute('height', '28');
    await expect(shown).toHaveAttribute('alt', '');
    await toggle(page).click();
  }
});

test('NAV-04, NAV-06: a logo without a dark variant; alone it has the title of the site', async ({
  page,
}) => {
  await page.goto(addressOf('quarry'));
  const brand = items(page).first();
  await expect(brand.locator('img')).toHaveCount(1);
  await expect(brand.locator('img')).toHaveAttribute('src', '/img/stone.svg');
  // The drawing has no size of its own, and the configuration gives it none.
  expect(await brand.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await brand.locator('img').boundingBox())?.height).toBe(28);
  await expect(brand).toHaveAccessibleName('Quarry notes');
  await expect(brand).toHaveText('');
});

test('NAV-11: each style of the navbar has its look', { tag: '@phone' }, async ({ page }) => {
  const look = async (site: 'main' | 'harbour' | 'quarry') => {
    await page.goto(addressOf(site));
    return page.getByRole('banner').evaluate((header) => {
      const { backgroundColor, colorScheme } = getComputedStyle(header);
      return { backgroundColor, colorScheme };
    });
  };
  expect(await look('harbour')).toEqual({ backgroundColor: 'rgb(154, 214, 91)', colorScheme: 'dark' });
  // The page is light here, its navbar is not.
  expect(await look('quarry')).toEqual({ backgroundColor: 'rgb(12, 14, 16)', colorScheme: 'dark' });
  const usual = await look('main');
  expect(usual.colorScheme).toBe('dark');
  expect(usual.backgroundColor).not.toBe('rgb(12, 14, 16)');
});

test.describe('the items of this site', () => {
  test('NAV-07, NAV-08, NAV-18: items, toggle and search box in their order', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const names = ['API', 'Snippets', 'Blog', 'Forums', 'GitHub'];
    const found = await items(page)
      .filter({ hasNotText: /client|Search/ })
      .evaluateAll((all) => all.map((it) => [it.textContent, it.getBoundingClientRect().x] as const));
    expect(found.map(([name]) => name)).toEqual(names);
    const places = found.map(([, x]) => x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(toggle(page)).toBeVisible();
    await expect(navbar(page).getByText('Search docs')).toBeVisible();
  });

  test('NAV-10: Forums and GitHub are external links', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Forums', 'GitHub']) {
      const link = navbar(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener.*noreferrer|noreferrer.*noopener/);
      await expect(link.locator('[data-icon="external"]')).toBeVisible();
    }
  });

  test('NAV-14: the search box is after the right items, or where its item is', async ({ page }) => {
    const places = async () => {
      const x = async (name: string) =>
        (await navbar(page).getByText(name, { exact: true }).boundingBox())?.x ?? 0;
      return { search: await x('Search docs'), x };
    };
    await page.goto('/');
    const usual = await places();
    expect(usual.search).toBeGreaterThan(await usual.x('GitHub'));
    await page.goto(addressOf('harbour'));
    const placed = await places();
    expect(placed.search).toBeGreaterThan(await placed.x('Guide'));
    expect(placed.search).toBeLessThan(await placed.x('Tides'));
    await expect(navbar(page).getByText('Search docs')).toHaveCount(1);
  });

  test('NAV-16: Blog is active on a post', async ({ page }) => {
    await page.goto('/blog/ffi-crash-course');
    const link = navbar(page).getByRole('link', { name: 'Blog' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    const color = (name: string) =>
      navbar(page)
        .getByRole('link', { name })
        .evaluate((it) => getComputedStyle(it).color);
    expect(await color('Blog')).not.toBe(await color('Snippets'));
  });
});
