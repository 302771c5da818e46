import { APP_CODE, holdBack } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('SKP-03, SKP-04: it moves the focus to the main content and leaves nothing behind', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/api/client');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main).not.toBeFocused();
  await expect(main).not.toHaveAttribute('tabindex');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

test('SKP-03, SKP-04: it does not wait for the app, which keeps the focus where it is', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  await page.goto('/docs/api/client');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  release();
  await hydrated(page);
  await expect(main).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('SKP-03: without a main landmark the focus goes to the content container', async ({ page }) => {
  await page.goto('/docs/api/client');
  await hydrated(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const container = document.createElement('div');
    container.id = main?.id ?? '';
    main?.replaceWith(container);
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SKP-05: it is an anchor to the content', async ({ page }) => {
    await page.goto('/docs/api/client');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main-content$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').or(page.locator('summary')).first()).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('SKP-08: its container is a labelled region', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Skip navigation' });
  await expect(region.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
});
