import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { controlled, installApp, keptFiles, openKept, test } from './support/host.ts';
import { heading } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument, showLife } from './support/ready.ts';
import { expect } from './support/test.ts';

test.use({ ownContext: true });

/** A page of each kind of the site `base`, and its heading. */
const KINDS = {
  '': 'Light the garden',
  docs: 'Overview',
  'docs/start': 'First evening',
  'docs/caf%C3%A9': 'Café table',
  'docs/api/lamp': 'lamp',
  'docs/api/clock/waituntil': 'clock.wait_until',
  'docs/types': 'Types',
  'docs/types/lamp_object': 'lamp_object',
  'docs/events/street': 'Street events',
  'docs/events/sunset': 'sunset',
  'docs/former.html': 'Former plan',
  'docs/snippets/tools/egg_timer': 'Egg timer',
  blog: 'Blog',
  'blog/may': 'Notes of May',
  'blog/archive': 'Archive',
  'blog/tags': 'Tags',
  'blog/tags/tools': '2 posts tagged with “tools”',
};

test('PWA-13: every kind of page opens without a network, whole and interactive', async ({ page, host }) => {
  await host.deploy('base');
  await openKept(page, host, 'docs/start');
  await host.down();
  for (const [path, title] of Object.entries(KINDS)) {
    await page.goto(host.address + path);
    await hydrated(page);
    await expect(heading(page), path).toHaveText(title);
    await expect(page).toHaveTitle(path ? `${title} | Garden lamps` : 'Garden lamps');
    expect(page.url()).toBe(host.address + path);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical, path).toBe(decodeURI(`https://garden.example.com/x/${path}`));
  }
});

test('SNP-09: the file of a snippet can be saved without a network', async ({ page, host }) => {
  await host.deploy('base');
  await openKept(page, host, 'docs/start');
  await host.down();
  await page.goto(`${host.address}docs/snippets/tools/egg_timer`);
  await hydrated(page);
  const written = await readFile('tests/fixtures/small/content/snippets/tools/egg_timer.lua', 'utf8');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download egg_timer.lua' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(written);
});

test('PWA-13: query and hash do not count, and all spellings of an address are one page', async ({
  page,
  host,
}) => {
  await openKept(page, host);
  await host.down();
  for (const path of [
    'docs/tables',
    'docs/tables/',
    'docs/tables/index.html',
    'docs/tables?from=mail',
    'docs/tables/?a=1&b=2#morning',
  ]) {
    await page.goto(host.address + path);
    await expect(heading(page)).toHaveText('Tide tables');
    const { search, hash } = new URL(page.url());
    await expect(page).toHaveURL(`${host.address}docs/tables${search}${hash}`);
  }
  await expect(page.getByRole('heading', { name: 'Morning' })).toBeInViewport();
  const answers = await page.evaluate(async () => {
    const paths = [
      '/docs/tables/page.json?x=1',
      '/img/map.svg?v=2',
      '/img/C%23%2050%25.svg',
      '/manifest.webmanifest',
      '/docs/tables',
    ];
    const all = await Promise.all(paths.map((path) => fetch(path)));
    return Promise.all(all.map(async (answer) => [answer.status, (await answer.text()).length > 100]));
  });
  expect(answers).toEqual(Array.from({ length: 5 }, () => [200, true]));
});

test('PWA-13: links open in place, images are there, and the search answers', async ({ page, host }) => {
  await openKept(page, host);
  await host.down();
  await page.goto(`${host.address}docs/moorings`);
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(heading(page)).toHaveText('Tide tables');
  expect(await isSameDocument(page)).toBe(true);
  const image = page.getByRole('img', { name: 'Map of the harbour' });
  await expect
    .poll(() =>
      image.evaluate((it) => (it as HTMLImageElement).complete && (it as HTMLImageElement).naturalWidth),
    )
    .toBe(20);
  await page.goto(`${host.address}search?q=pier`);
  await expect(page.getByRole('main').getByRole('link', { name: /pier\.open/ })).toBeVisible();
});

test('PWA-13: what is typed into the search dialog before the app is there is found', async ({
  page,
  host,
}) => {
  await openKept(page, host);
  await host.down();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      const input = document.querySelector<HTMLInputElement>('dialog[open] input');
      if (!input) throw new Error('The dialog is not open.');
      input.value = 'pier';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  await page.goto(`${host.address}docs/moorings`);
  await hydrated(page);
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('pier');
  await expect(page.getByRole('option').first()).toContainText('pier');
  await page.keyboard.type('.open');
  await expect(page.getByRole('option').first()).toContainText('pier.open');
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('PWA-13: shows the not-found page without a network, with its status', async ({ page, host }) => {
    await openKept(page, host);
    await host.down();
    const answer = await page.goto(`${host.address}docs/nothing`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toHaveText('This page does not exist');
  });
});

test('PWA-13: without a network the browser says that a file for programs is out of reach, and the site does not deny it', async ({
  page,
  host,
}) => {
  await host.deploy('base');
  await openKept(page, host, 'docs/start');
  const files = ['docs/start.md', 'llms.txt', 'api.json'];
  for (const file of files) expect((await page.goto(host.address + file))?.status(), file).toBe(200);
  await page.goto(`${host.address}docs/start`);
  await host.down();
  for (const file of files) {
    // A tab for each: the browser's own page for a failed load may arrive while the next one begins.
    const tab = await page.context().newPage();
    await expect(tab.goto(host.address + file), file).rejects.toThrow(/ERR_/);
    await tab.close();
  }
  await page.goto(`${host.address}docs/start`);
  await expect(heading(page)).toHaveText('First evening');
});

test('PWA-13: a language is kept once it was opened', async ({ page, host }) => {
  await host.deploy('locales');
  await installApp(page);
  await page.goto(`${host.address}fr/docs/riding`);
  const french = await heading(page).textContent();
  await controlled(page);
  await host.down();
  await page.goto(`${host.address}fr/docs/riding/`);
  await hydrated(page);
  await expect(heading(page)).toHaveText(french ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('another origin', () => {
  test.use({ bypassCSP: true, expectedErrors: [/CORS|ERR_FAILED/] });

  test('PWA-14: is left alone by the worker', async ({ page, host }) => {
    await openKept(page, host);
    await page.reload();
    const other = host.address.replace('localhost', '127.0.0.1');
    const [own, foreign] = [
      page.waitForResponse(`${host.address}docs/tables/page.json?own`),
      page.waitForResponse(`${other}docs/tables/page.json?other`),
    ];
    await page.evaluate(
      (addresses) => Promise.all(addresses.map((address) => fetch(address, { mode: 'no-cors' }))),
      [`${host.address}docs/tables/page.json?own`, `${other}docs/tables/page.json?other`],
    );
    expect((await own).fromServiceWorker()).toBe(true);
    expect((await foreign).fromServiceWorker()).toBe(false);
    expect(host.requests.some((it) => it.endsWith('?other'))).toBe(true);
    expect(host.requests.some((it) => it.endsWith('?own'))).toBe(false);
  });
});

test.describe('files that are lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|503|integrity|digest|could not be registered/] });

  test('the page is readable when the code of the app cannot be had', async ({ page, host }) => {
    await openKept(page, host);
    await forget(page, '/assets/shell-');
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await host.down();
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto(`${host.address}docs/tables`);
    await warned;
    await expect(heading(page)).toHaveText('Tide tables');
    await expect(page.getByText('The first edition of the tables.')).toBeVisible();
  });

  test('what the browser threw away is fetched and kept again', async ({ page, host }) => {
    await openKept(page, host);
    const before = await keptFiles(page);
    await forget(page, '/offline/pages-');
    expect(await keptFiles(page)).toBeLessThan(before);
    await page.goto(`${host.address}docs/tables`);
    await expect(heading(page)).toHaveText('Tide tables');
    await expect.poll(() => keptFiles(page)).toBe(before);
    // Everything at once.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto(`${host.address}docs/moorings`);
    await expect(heading(page)).toHaveText('Moorings');
    await expect.poll(() => keptFiles(page), { timeout: 20_000 }).toBe(before);
    await host.down();
    await page.goto(`${host.address}docs/tables`);
    await expect(heading(page)).toHaveText('Tide tables');
  });

  test('what an interruption has left out is fetched with the next page', async ({ page, host }) => {
    await openKept(page, host);
    const before = await keptFiles(page);
    await forget(page, '/definitions.zip');
    await forget(page, '/img/');
    expect(await keptFiles(page)).toBeLessThan(before);
    await page.goto(`${host.address}docs/moorings`);
    await showLife(page);
    await expect.poll(() => keptFiles(page)).toBe(before);
  });

  test('a file that was changed on the way is not kept', async ({ page, host }) => {
    host.altering = /^\/definitions\.zip/;
    await page.goto(`${host.address}docs/tables?offlineMode=true`);
    await showLife(page);
    await expect.poll(() => host.requests).toContain('/definitions.zip');
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration === undefined || !registration.installing;
    });
    expect(await keptAddresses(page)).not.toContainEqual(expect.stringContaining('definitions.zip'));
    host.altering = undefined;
    await page.reload();
    await controlled(page);
    expect(await keptAddresses(page)).toContainEqual(expect.stringContaining('definitions.zip'));
  });
});

/** Addresses of everything that is kept. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
}

/** Takes kept files away, as a browser does that needs room. */
async function forget(page: Page, part: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes(wanted)) await cache.delete(request);
    }
  }, part);
}
