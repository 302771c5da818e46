import { test } from './support/test.ts';

test('probe', async ({ page }) => {
  await page.goto('/');
});
