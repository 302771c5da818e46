import type { Page } from '@playwright/test';
import { KINDS, openKind } from './support/kinds.ts';
import { LINE, link } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { field, options } from './support/search.ts';
import { addressOf, SITES } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/** Notes what the policy refuses on a page, and requests that leave its origin. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url()).host && !request.isNavigationRequest())
      seen.push(`request ${request.url()}`);
  });
  return seen;
}

test('every kind of page, opened and navigated to, keeps within its policy', async ({
  page,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  expectedErrors.push(/status of 404/);
  const seen = await watch(page);
  for (const address of Object.values(KINDS)) await openKind(page, address);
  await openKind(page, KINDS.group);
  await link(page, LINE.link).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LINE.heading);
  expect(seen).toEqual([]);
});

test('search, menus and cards keep within the policy', async ({ page }) => {
  const seen = await watch(page);
  await openKind(page, '/docs/guides/events-and-callbacks');
  await link(page, 'client.userid_to_entindex').hover();
  await expect(page.getByRole('tooltip')).toContainText('userid: integer');
  await page.locator('[data-copy] summary').click();
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
  await page.mouse.click(5, 300);
  await page.keyboard.press('Control+k');
  await field(page).fill('trace');
  await expect(options(page).first()).toBeVisible();
  expect(seen).toEqual([]);
});

test('a sidebar is opened as it was left, within the policy', async ({ page }) => {
  const seen = await watch(page);
  await openKind(page, KINDS.group);
  const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-expanded=false]');
  const before = await closed.count();
  await closed.first().click();
  await expect(closed).not.toHaveCount(before);
  const after = await closed.count();
  await page.goto(KINDS.function);
  await page.goto(KINDS.group);
  await hydrated(page);
  await expect(closed).toHaveCount(after);
  expect(seen).toEqual([]);
});

for (const name of Object.keys(SITES) as (keyof typeof SITES)[])
  test(`the pages of the site ${name} keep within their policy`, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(addressOf(name));
    await hydrated(page);
    const paths = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin, pathname }) => origin === location.origin && !/\.\w+$/.test(pathname))
        .map(({ pathname }) => pathname),
    );
    for (const path of [...new Set(paths)].slice(0, 6)) {
      await page.goto(new URL(path, addressOf(name)).href);
      await hydrated(page);
    }
    expect(seen.filter((it) => name !== 'hosted' || !it.startsWith('request http://localhost:'))).toEqual([]);
  });

test('text becomes neither code nor a foreign part of the page, and no script of another host starts', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/requires 'Trusted/);
  await openKind(page, KINDS.guide);
  const tried = await page.evaluate(() => {
    const names = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const part = document.createElement('div');
    return [
      names(() => {
        part.innerHTML = '<b>text</b>';
      }),
      names(() => {
        part.innerHTML = '<iframe src="https://evil.test/"></iframe>';
      }),
      names(() => new Worker('https://evil.test/worker.js')),
      names(() => {
        document.createElement('script').text = 'window.ran = true';
      }),
    ];
  });
  expect(tried).toEqual(['done', 'TypeError', 'TypeError', 'TypeError']);
});
