import type { Page } from '@playwright/test';
import { heading } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

/** Addresses whose path a browser would take for a host, if it were used as an address. */
const ADDRESSES = [
  '//evil.test/index.html',
  '//evil.test/x.html',
  '/%5Cevil.test/index.html',
  '/%09/evil.test/index.html',
];

/** Answers for the other host with a page, and notes what it is asked for. */
async function watchForeignHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/evil\.test/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { kind: 'Article', route: '/', title: 'Foreign', html: '' },
    });
  });
  return asked;
}

test.describe('a host that answers with the not-found page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const address of ADDRESSES)
    test(`PTH-10: at ${address} no other host is asked for the page`, async ({ page, baseURL }) => {
      const asked = await watchForeignHost(page);
      const origin = new URL(baseURL ?? '').origin;
      const own: string[] = [];
      page.on('request', (request) => own.push(new URL(request.url()).origin));
      await page.route(
        (url) => url.href === origin + address,
        async (route) => {
          const response = await route.fetch({ url: `${origin}/404.html` });
          await route.fulfill({ response, status: 404 });
        },
      );
      await page.goto(origin + address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText('This page does not exist');
      expect(page.url()).toBe(origin + address);
      expect(asked).toEqual([]);
      expect([...new Set(own)]).toEqual([origin]);
    });
});
