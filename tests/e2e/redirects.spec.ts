import { heading } from './support/pages.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const SITE = addressOf('base');

test('a former address leads to the page that took its place, and Back leaves both', async ({ page }) => {
  await page.goto(`${SITE}blog`);
  await page.goto(`${SITE}docs/api/sundial`);
  await expect(page).toHaveURL(`${SITE}docs/api/clock`);
  await expect(heading(page)).toHaveText('Clock');
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}blog`);
});

test('a former address leads to the part that its anchor names', async ({ page }) => {
  await page.goto(`${SITE}docs/api/sundial#functions`);
  await expect(page).toHaveURL(`${SITE}docs/api/clock#functions`);
  await expect(heading(page)).toHaveText('Clock');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a former address leads on as well', async ({ page }) => {
    await page.goto(`${SITE}docs/api/sundial`);
    await expect(page).toHaveURL(`${SITE}docs/api/clock`);
    await expect(heading(page)).toHaveText('Clock');
  });
});
