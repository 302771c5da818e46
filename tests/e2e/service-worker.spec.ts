import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { installApp, keptFiles, test, workerMode } from './support/host.ts';
import { heading } from './support/pages.ts';
import { hydrated, showLife } from './support/ready.ts';
import { addressOf, DEV_PORT } from './support/sites.ts';
import { expect } from './support/test.ts';

test.use({ ownContext: true });

const INSTALLED = 'docusaurus.pwa.event.appInstalled.fired';

/** Keeps the number of removed registrations over reloads. */
async function countRemovals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { unregister } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.unregister = function () {
      sessionStorage.setItem('removals', String(Number(sessionStorage.getItem('removals')) + 1));
      return unregister.call(this);
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('removals')));
}

test('PWA-01, PWA-04, PWA-22, CON-07: without a condition the worker keeps nothing and says nothing', async ({
  page,
  host,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.context().on('console', (message) => said.push(message.text()));
  await page.goto(`${host.address}docs/tables`);
  const { path, mode } = await workerMode(page);
  expect(mode).toEqual({ offlineMode: false, debug: false });
  expect(path).toBe('/sw.js?params=%7B%22offlineMode%22%3Afalse%2C%22debug%22%3Afalse%7D');
  await page.reload();
  await workerMode(page);
  expect(await keptFiles(page)).toBe(0);
  expect(host.requests.filter((it) => /^\/(?:offline\/|assets\/offline-)/.test(it))).toEqual([]);
  expect(said).toEqual([]);
});

test('PWA-01: below a base URL the worker is there, and answers for everything below', async ({ page }) => {
  await page.goto(`${addressOf('localesBelow')}fr`);
  await workerMode(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(addressOf('localesBelow'));
});

test('PWA-02: a browser without service workers shows the page', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
  );
  await page.goto(`${host.address}docs/tables`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Tide tables');
});

test('PWA-02: where something blocks workers without an error, the page works and says nothing', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      sessionStorage.setItem('blocked', 'yes');
      return Promise.resolve() as unknown as Promise<ServiceWorkerRegistration>;
    };
  });
  await page.goto(`${host.address}docs/tables`);
  await hydrated(page);
  await page.waitForFunction(() => sessionStorage.getItem('blocked') === 'yes');
  // The console brings what the registration says before the answer to this.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(heading(page)).toHaveText('Tide tables');
});

test.describe('a worker that cannot be registered', () => {
  test.use({
    expectedErrors: [/The service worker could not be registered|bad HTTP response code \(404\)/],
  });

  test('PWA-03, ERR-09: is an error in the console, and the page works', async ({ page, host }) => {
    await rm(join(host.dir, 'sw.js'));
    const failure = page.waitForEvent('console', (message) =>
      message.text().startsWith('The service worker could not be registered.'),
    );
    await page.goto(`${host.address}docs/tables`);
    await showLife(page);
    expect((await failure).type()).toBe('error');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('Moorings');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const [value, offlineMode] of [
  ['true', true],
  ['1', false],
  ['TRUE', false],
  ['', false],
] as const) {
  test(`PWA-05: offlineMode=${value} in the address ${offlineMode ? 'counts' : 'does not count'}`, async ({
    page,
    host,
  }) => {
    await page.goto(`${host.address}docs/tables?offlineMode=${value}`);
    expect((await workerMode(page)).mode).toEqual({ offlineMode, debug: false });
    expect((await keptFiles(page)) > 0).toBe(offlineMode);
  });
}

test('PWA-06: in its own window the site works offline', async ({ page, host }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('(display-mode: standalone)', 'all'));
  });
  await page.goto(host.address);
  expect((await workerMode(page)).mode).toMatchObject({ offlineMode: true });
});

test('PWA-07: the stored flag of an installed app turns offline mode on', async ({ page, host }) => {
  await installApp(page);
  await page.goto(host.address);
  expect((await workerMode(page)).mode).toMatchObject({ offlineMode: true });
});

test('PWA-07: so does the list of installed apps', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.assign(navigator, {
      getInstalledRelatedApps: async () => [{ platform: 'play' }, { platform: 'webapp' }],
    }),
  );
  await page.goto(host.address);
  expect((await workerMode(page)).mode).toMatchObject({ offlineMode: true });
});

test('PWA-08: after the app is installed, the page starts again in offline mode', async ({ page, host }) => {
  const removals = await countRemovals(page);
  await page.goto(host.address);
  await workerMode(page);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await loaded;
  expect(await page.evaluate((key) => localStorage.getItem(key), INSTALLED)).toBe('true');
  expect(await removals()).toBe(1);
  await expect.poll(async () => (await workerMode(page)).mode).toMatchObject({ offlineMode: true });
});

test('PWA-09: when installation is offered again, the app was removed', async ({ page, host }) => {
  const removals = await countRemovals(page);
  await page.goto(host.address);
  await page.evaluate((key) => localStorage.setItem(key, 'true'), INSTALLED);
  await page.reload();
  await expect.poll(async () => (await workerMode(page)).mode).toMatchObject({ offlineMode: true });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await loaded;
  expect(await page.evaluate((key) => localStorage.getItem(key), INSTALLED)).toBeNull();
  expect(await removals()).toBe(1);
  await expect.poll(async () => (await workerMode(page)).mode).toMatchObject({ offlineMode: false });
});

test('PWA-09: an offer that came before the code for it counts too', async ({ page, host }) => {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'true');
    localStorage.setItem(key, 'true');
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('beforeinstallprompt')));
  }, INSTALLED);
  await page.goto(host.address);
  await showLife(page);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), INSTALLED).catch(() => 'loading'))
    .toBeNull();
});

test('PWA-23: the dev server registers no worker', async ({ page, request }) => {
  await page.goto(`http://localhost:${DEV_PORT}/docs/api/client`);
  await hydrated(page);
  // The code would run when the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await request.get(`http://localhost:${DEV_PORT}/sw.js`)).status()).toBe(404);
});
