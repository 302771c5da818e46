import { chooseLight, noteDelivered } from './support/delivered.ts';
import { KINDS } from './support/kinds.ts';
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

/** Those that kinds.spec.ts opens on a desktop. */
const OPENED: string[] = Object.values(KINDS);

for (const address of PAGES) {
  test(`STA-09: the client agrees with the prerendered HTML of ${address}`, {
    tag: OPENED.includes(address) ? '@dev-only' : '@dev',
  }, async ({ page }) => {
    await chooseLight(page);
    await page.goto(address);
    const expectDelivered = await noteDelivered(page);
    await hydrated(page);
    await expectDelivered();
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

  test('STA-09: the client agrees with the prerendered not-found page', { tag: '@dev-only' }, async ({
    page,
  }) => {
    await page.goto('/nothing/here');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  });
});
