import type { Page } from '@playwright/test';
import { SIDEBAR, SITE } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, showLife } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** What a host may answer with status 200 in place of a data file. */
const ANSWERS = {
  'an empty object': '{}',
  null: 'null',
  'a list of something else': '[null, {"href": 1}]',
  'an HTML page': '<!doctype html><h1>Please log in</h1>',
};

/** Waits until a part of the page was reported to stay as it was delivered. */
function staysAsDelivered(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) => /could not be started/.test(message.text()));
}

for (const [name, body] of Object.entries(ANSWERS)) {
  test(`LDG-07: with ${name} for its sidebar, a page stays as it was delivered`, async ({ page }) => {
    await page.route(SIDEBAR, (route) => route.fulfill({ body }));
    const told = staysAsDelivered(page);
    await page.goto(START);
    await showLife(page);
    await told;
    await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
    await expect(heading(page)).toHaveText('client');
    await expect(page.getByRole('alert').filter({ hasText: 'crashed' })).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first(),
    ).toBeVisible();
  });

  test(`LDG-07: with ${name} for its own data, a tool stays as it was delivered`, async ({ page }) => {
    await page.route('**/search/page.json', (route) => route.fulfill({ body }));
    const told = staysAsDelivered(page);
    await page.goto('/search');
    await showLife(page);
    await told;
    await expect(heading(page)).toHaveText('Search the documentation');
  });

  test(`SCR-07: with ${name} for the next sidebar, a link loads its page in full`, async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.route(SIDEBAR, (route) => route.fulfill({ body }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Getting Started' }).first().click();
    await expect(heading(page)).toHaveText('Getting Started');
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  });

  test(`SCR-07: with ${name} for the next page, a link loads it in full`, async ({ page }) => {
    await page.route(`**${LINE.path}/page.json`, (route) => route.fulfill({ body }));
    await openStart(page);
    await link(page, LINE.link).click();
    await expect(heading(page)).toHaveText(LINE.heading);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  });

  test(`LDG-07: with ${name} for what the shell knows, pages work as documents, and it is asked for again`, async ({
    page,
  }) => {
    await page.route(SITE, (route) => route.fulfill({ body }));
    const told = page.waitForEvent('console', (message) => /could not be started/.test(message.text()));
    await page.goto(START);
    await showLife(page);
    await told;
    await expect(heading(page)).toHaveText('client');
    await page.unroute(SITE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trace_line');
    await expect(page.getByRole('option').first()).toContainText('client.trace_line');
  });
}

test.describe('without a page before it', () => {
  // React reports what a boundary has caught.
  test.use({ expectedErrors: [/has unexpected content/] });

  test('LDG-03: an unclean address with something else for its data says that the page could not be loaded', async ({
    page,
  }) => {
    await page.route('**/docs/api.html', async (route) => {
      const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
      await route.fulfill({ response, status: 200 });
    });
    await page.route('**/docs/api/page.json', (route) => route.fulfill({ body: 'null' }));
    await page.goto('/docs/api.html');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('This page could not be loaded.');
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test.describe('a sidebar that was kept in the session', () => {
  for (const [name, element] of [
    ['an image with a handler', ['img', { src: 'x', onerror: 'window.ran = true' }]],
    ['a handler', ['a', { href: '/docs', onfocus: 'window.ran = true', class: 'planted' }, 'x']],
    ['a script', ['a', { class: 'planted', href: 'javascript:window.ran=1' }, 'x']],
    ['another host', ['a', { class: 'planted', href: '//evil.test/' }, 'x']],
    ['a frame', ['iframe', { class: 'planted', srcdoc: 'x' }]],
  ] as const)
    test(`SBR-03: ${name} in what was kept does not come into the page`, async ({ page }) => {
      await page.goto(START);
      await hydrated(page);
      const closed = page
        .locator('aside [data-sidebar] > ul > li:has(> div [aria-expanded="false"])')
        .first();
      const place = await closed.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item));
      await page.evaluate(
        ([position, content]) => {
          const { shell, sidebarFile } = document.documentElement.dataset;
          const list = ['ul', {}, ['li', {}, content]];
          const kept = { shell, path: '/elsewhere', top: 0, parts: [[String(position), list]] };
          addEventListener('pagehide', () =>
            sessionStorage.setItem(`sidebar ${sidebarFile}`, JSON.stringify(kept)),
          );
        },
        [place, element] as const,
      );
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const found = document.querySelector('aside :is(.planted, img, iframe, [onfocus])');
          if (found) Object.assign(window, { planted: true });
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await hydrated(page);
      const seen = await page.evaluate(() => ['planted', 'ran'].filter((it) => it in window));
      expect(seen).toEqual([]);
      await expect(heading(page)).toHaveText('client');
    });
});
