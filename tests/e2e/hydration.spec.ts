import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind, with addresses that hold state of their own. */
const PAGES = [
  '/',
  '/search',
  '/search?q=trace',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/ffi',
  '/blog/welcome',
  '/blog/ffi-crash-course',
  '/docs',
  '/docs/api',
  '/docs/editor',
  '/docs/api/client',
  '/docs/api/cvar/',
  '/docs/api/client/traceline',
  '/docs/api/client/traceline?from=mail#returns',
  '/docs/events',
  '/docs/events/csgo',
  '/docs/events/csgo/player_death',
  '/docs/events/paint',
  '/docs/types',
  '/docs/types/entindex',
  '/docs/snippets',
  '/docs/snippets/ffi/trampoline_hooking',
];

/** What the markup says, without what the browser or the reader's choices change afterwards. */
const headings = 'main h1, main h2, main h3';

for (const address of PAGES) {
  test(`STA-09: the client agrees with the prerendered HTML of ${address}`, { tag: '@dev' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto(address);
    const before = await page.locator(headings).allTextContents();
    await page.locator('main').evaluate((main) => Object.assign(window, { first: main }));
    await hydrated(page);
    if (!address.includes('?q=')) expect(await page.locator(headings).allTextContents()).toEqual(before);
    const same = await page
      .locator('main')
      .evaluate((main) => (window as unknown as { first: Element }).first === main);
    expect(same, 'the delivered elements are still in the page').toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

// A list of the sidebar is longer than the part of it that is prerendered.
test('STA-09, MOB-09: the client agrees with a prerendered sidebar after the menu has been opened', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/docs/events/csgo/player_death');
  await page.getByRole('button', { name: 'Open navigation menu' }).tap();
  await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeInViewport();
  await hydrated(page);
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('STA-09: the client agrees with the prerendered not-found page', { tag: '@dev' }, async ({ page }) => {
    await page.goto('/nothing/here');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  });
});
