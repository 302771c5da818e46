import { expectNoFindings } from './support/audits.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { breakPage } from './support/network.ts';
import { LINE, link, openStart } from './support/pages.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** Besides the kinds of page, see `kinds.spec.ts`: what only other sites have. */
const VIEWS = {
  'code blocks': `${addressOf('content')}docs/code`,
  'admonitions, details and images': `${addressOf('content')}docs/notes`,
  tabs: `${addressOf('content')}docs/tabs`,
  'announcement, `primary` navbar, footer with a logo': `${addressOf('harbour')}docs/start`,
  'one colour mode, `dark` navbar and footer': `${addressOf('quarry')}docs/stones`,
  'right to left': `${addressOf('rtl')}docs/api/lamp`,
  'former version': `${addressOf('look')}docs/1.0/api/station`,
  'unreleased version': `${addressOf('look')}docs/next/start`,
  'deprecated symbol': `${addressOf('look')}docs/api/station/readrain`,
} satisfies Record<string, string>;

test.use({ expectedErrors: [/404/] });

for (const [kind, path] of Object.entries(VIEWS)) {
  test(`A11-03, A11-04, A11-09, CLR-15: ${kind}: no finding of any level in either mode`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openKind(page, path);
    await expectNoFindings(page);
  });
}

test('A11-09: the open menu of a phone has no finding in either mode', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openKind(page, KINDS.function);
  await page.getByRole('button', { name: /navigation|menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
});

test('A11-09: an open dropdown has no finding in either mode', async ({ page }) => {
  await openKind(page, `${addressOf('orchard')}docs/walk`);
  const label = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Places' });
  await label.click();
  await expect(label).toHaveAttribute('aria-expanded', 'true');
  await expectNoFindings(page);
});

test.describe('when a page fails', () => {
  // React reports what a boundary has caught.
  test.use({
    expectedErrors: [/TypeError|Failed to load resource|could not be/],
  });

  test('A11-09, ERR-03: a page that crashed has no finding in either mode', { tag: '@phone' }, async ({
    page,
  }) => {
    await breakPage(page, `**${LINE.path}/page.json`);
    await openStart(page);
    await link(page, LINE.link).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('A11-09, ERR-01: a page that could not be loaded has no finding in either mode', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.route('**/docs/api.html', async (route) => {
      const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
      await route.fulfill({ response, status: 404 });
    });
    await page.route('**/docs/api/page.json', (route) => route.abort());
    await page.goto('/docs/api.html');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNoFindings(page);
  });
});
