import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('orchard'), drawn: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const places = (page: Page) => bar(page).getByRole('button', { name: 'Places' });
const news = (page: Page) => bar(page).getByRole('link', { name: 'News', exact: true });
const item = (page: Page, name: string) => bar(page).getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
});

test('DRP-01, DRP-08: Enter opens and closes it, and the label says which', async ({ page }) => {
  for (const label of [places(page), news(page)]) {
    await label.focus();
    await expect(label).toHaveAttribute('aria-expanded', 'false');
    await expect(label).not.toHaveAttribute('aria-haspopup');
    await page.keyboard.press('Enter');
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await expect(bar(page).getByRole('list')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(label).toHaveAttribute('aria-expanded', 'false');
    await expect(bar(page).getByRole('list')).toBeHidden();
  }
  await expect(page).toHaveURL(/\/docs\/walk$/);
});

test('DRP-02, DRP-07: a click opens it; without a target the address stays and the page does not jump', async ({
  page,
}) => {
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.99 });
  // By the pointer alone: `click` first scrolls what lies in the padding for headings.
  const box = await places(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect(item(page, 'Press house')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/walk$/);
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('DRP-02: a click on a label with a target opens the menu and the page', async ({ page }) => {
  await news(page).click();
  await expect(item(page, 'Former news')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await item(page, 'Former news').click();
  await expect(page).toHaveURL(/\/blog\/archive$/);
  await expect(item(page, 'Former news')).toBeHidden();
});

test('DRP-03, DRP-05: a press outside closes it, one inside does not', async ({ page }) => {
  await places(page).click();
  await bar(page).getByText('Open at dawn').click();
  await expect(item(page, 'Walk')).toBeVisible();
  await item(page, 'Press house').hover();
  await page.mouse.down();
  await expect(item(page, 'Press house')).toBeVisible();
  await page.mouse.move(900, 600);
  await page.mouse.up();
  await expect(item(page, 'Press house')).toBeVisible();
  await page.mouse.down();
  await expect(item(page, 'Press house')).toBeHidden();
  await page.mouse.up();
});

test('DRP-06: Tab from the last item closes it and goes on to the next item', async ({ page }) => {
  await places(page).click();
  await item(page, 'Press house').focus();
  await page.keyboard.press('Tab');
  await expect(news(page)).toBeFocused();
  await expect(item(page, 'Press house')).toBeHidden();
  await page.keyboard.press('Enter');
  await item(page, 'Weather').focus();
  await page.keyboard.press('Tab');
  await expect(item(page, 'Market')).toBeFocused();
  await expect(item(page, 'Weather')).toBeHidden();
});

test('DRP-06: Shift+Tab goes back through the items and closes it before the label', async ({ page }) => {
  await places(page).click();
  await item(page, 'Walk').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(places(page)).toBeFocused();
  await expect(item(page, 'Walk')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(item(page, 'Recipes')).toBeFocused();
  await expect(item(page, 'Walk')).toBeHidden();
});

test('DRP-11: the item of the open page is marked', async ({ page }) => {
  await places(page).click();
  await expect(item(page, 'Walk')).toHaveAttribute('aria-current', 'page');
  await expect(item(page, 'Press house')).not.toHaveAttribute('aria-current');
});

test('DRP-12: Escape closes it and gives the focus back to its label', async ({ page }) => {
  await places(page).click();
  await item(page, 'Press house').focus();
  await page.keyboard.press('Escape');
  await expect(item(page, 'Press house')).toBeHidden();
  await expect(places(page)).toBeFocused();
});

test('a menu closes when one of its links is followed', async ({ page }) => {
  await places(page).click();
  await item(page, 'Press house').click();
  await expect(page).toHaveURL(/\/docs\/press-house$/);
  await expect(item(page, 'Press house')).toBeHidden();
});

test('A11-02: in a `primary` navbar, the outline of an item has the colour of its text', async ({ page }) => {
  await page.goto(`${addressOf('harbour')}docs/start`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Piers' }).press('Enter');
  await page.keyboard.press('Tab');
  const pier = item(page, 'North pier');
  await expect(pier).toBeFocused();
  await expect(pier).toHaveCSS('outline-color', await pier.evaluate((it) => getComputedStyle(it).color));
});

test('NAV-17: the navbar is a navigation landmark', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('DRP-04, DRP-05: a touch outside closes it, one inside does not', async ({ page }) => {
    await places(page).tap();
    await expect(item(page, 'Press house')).toBeVisible();
    await bar(page).getByText('Open at dawn').tap();
    await expect(item(page, 'Press house')).toBeVisible();
    await page.touchscreen.tap(900, 700);
    await expect(item(page, 'Press house')).toBeHidden();
  });
});

test('the item under the mouse is highlighted', async ({ page }) => {
  await places(page).click();
  const link = bar(page).getByRole('list').getByRole('link').last();
  const ground = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await link.hover();
  expect(await ground()).not.toBe(before);
});

test('its items begin where the words of the label do', async ({ page }) => {
  await places(page).click();
  const start = (words: string) =>
    bar(page)
      .getByText(words, { exact: true })
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
  expect(await start('Press house')).toBe(await start('Places'));
});
