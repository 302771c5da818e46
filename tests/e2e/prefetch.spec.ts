import type { Page } from '@playwright/test';
import { settle } from './support/clock.ts';
import { NEARBY, PAGE_DATA, watchRequests } from './support/network.ts';
import { heading } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/**
 * An overview: the first links of its text are in view from the start, others are far below. Its file of neighbours has
 * the first functions of the group.
 */
const START = '/docs/api/client';
const BESIDE = '/docs/api/client/delaycall';
/** In view, and in another file. */
const NEAR = '/docs/api/client/seteventcallback';
const FAR = '/docs/api/client/updateplayerlist';

const link = (page: Page, path: string) => page.getByRole('article').locator(`a[href="${path}"]`).first();

/** Paths of the files that the head asks the browser to prefetch. */
const hints = (page: Page) =>
  page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((it) => new URL((it as HTMLLinkElement).href).pathname));

/** Files of other pages than the open one among requested paths. */
const ahead = (paths: string[]) =>
  paths.filter((path) => PAGE_DATA.test(path) && path !== `${START}/page.json`);

async function setConnection(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Nothing ever comes into view. */
async function closeEyes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
}

async function open(page: Page, path = START): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Gives the page the frames that it needs to notice what is in view. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  await settle(page);
}

async function pointAt(page: Page, path: string): Promise<void> {
  await link(page, path).hover();
  await link(page, path).dispatchEvent('touchstart');
}

test('PRE-01, PRE-07: a link that comes into view has its data prefetched, once', async ({ page }) => {
  await open(page);
  await expect.poll(() => hints(page)).toContain(`${NEAR}/page.json`);
  expect(await hints(page)).not.toContain(`${FAR}/page.json`);
  const fetched = page.waitForRequest(`**${FAR}/page.json`);
  await link(page, FAR).scrollIntoViewIfNeeded();
  await fetched;
  await expect.poll(() => hints(page)).toContain(`${FAR}/page.json`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await look(page);
  const all = await hints(page);
  expect(new Set(all).size).toBe(all.length);
});

for (const [how, act] of [
  ['pointed at', (page: Page) => link(page, NEAR).hover()],
  ['touched', (page: Page) => link(page, NEAR).dispatchEvent('touchstart')],
] as const) {
  test(`PRE-02: a link that is ${how} has its data loaded, the first time only`, async ({ page }) => {
    await closeEyes(page);
    await open(page);
    const paths = watchRequests(page);
    expect(ahead(paths)).toEqual([]);
    await act(page);
    await expect.poll(() => ahead(paths).length).toBe(1);
    expect(ahead(paths)).toContain(`${NEAR}/page.json`);
    await page.mouse.move(5, 5);
    await act(page);
    await look(page);
    expect(ahead(paths)).toHaveLength(1);
    await expect(page).toHaveURL(START);
  });
}

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
  const id = 'saveData' in connection ? 'PRE-04, PRE-05' : 'PRE-03, PRE-05';
  test(`${id}: with ${JSON.stringify(connection)} nothing is loaded before the click`, async ({ page }) => {
    await setConnection(page, connection);
    const paths = watchRequests(page);
    await open(page);
    await markDocument(page);
    await pointAt(page, NEAR);
    await look(page);
    expect(await hints(page)).toEqual([]);
    expect(ahead(paths)).toEqual([]);
    await link(page, NEAR).click();
    await expect(heading(page)).toHaveText('client.set_event_callback');
    expect(await isSameDocument(page)).toBe(true);
    expect(ahead(paths)).toHaveLength(1);
  });
}

test('PRE-06: a browser that tells nothing about its connection prefetches', async ({ page }) => {
  await setConnection(page, undefined);
  await open(page);
  await expect.poll(() => hints(page)).toContain(`${NEAR}/page.json`);
});

test('PRE-08: links to other sites, to headings and to files are not prefetched', async ({ page }) => {
  await open(page);
  await expect.poll(() => hints(page)).not.toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await look(page);
  const code = /^\/assets\/[\w.-]+\.js$/;
  expect((await hints(page)).filter((path) => !PAGE_DATA.test(path) && !code.test(path))).toEqual([]);
  expect(await hints(page)).not.toContain(`${START}/page.json`);
  const origins = await page
    .locator('head link[rel=prefetch]')
    .evaluateAll((links) => links.map((it) => new URL((it as HTMLLinkElement).href).origin));
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
});

test('PRE-09: without viewport observation links are prefetched at once, once each, later ones too', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await open(page);
  await expect.poll(() => hints(page)).toContain(`${FAR}/page.json`);
  await page.evaluate(() => {
    for (const path of ['/docs/types/entindex', '/docs/types/entindex']) {
      const added = document.createElement('a');
      added.href = path;
      added.dataset.kind = 'Type';
      document.querySelector('article')?.append(added);
    }
  });
  await expect.poll(() => hints(page)).toContain('/docs/types/entindex/page.json');
  const all = await hints(page);
  expect(new Set(all).size).toBe(all.length);
});

test('PRE-11: without prefetch hints the files are fetched in the background', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const paths = watchRequests(page);
  await open(page);
  await expect.poll(() => ahead(paths)).toContain(`${NEAR}/page.json`);
  expect(await hints(page)).toEqual([]);
});

test.describe('prefetches that fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const supported of [true, false]) {
    const how = supported ? 'hint' : 'background request';
    test(`PRE-10: a failed ${how} shows nothing and throws nothing, and the click works`, async ({
      page,
    }) => {
      if (!supported) {
        await page.addInitScript(() => {
          DOMTokenList.prototype.supports = () => false;
        });
      }
      await page.route(`**${NEAR}/page.json`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(NEAR));
      await open(page);
      await markDocument(page);
      await failed;
      await pointAt(page, NEAR);
      await look(page);
      await expect(heading(page)).toHaveText('client');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute(`**${NEAR}/page.json`);
      await link(page, NEAR).click();
      await expect(heading(page)).toHaveText('client.set_event_callback');
      expect(await isSameDocument(page)).toBe(true);
    });
  }
});

test('RTE-16: a page that was visited in this document is shown again without a request', async ({
  page,
}) => {
  await setConnection(page, { saveData: true });
  await open(page);
  const paths = watchRequests(page);
  for (let visit = 0; visit < 2; visit++) {
    await link(page, NEAR).click();
    await expect(heading(page)).toHaveText('client.set_event_callback');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'client' }).click();
    await expect(heading(page)).toHaveText('client');
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('client.set_event_callback');
  expect(ahead(paths)).toHaveLength(1);
  // The document had it the first time.
  expect(paths.filter((path) => path === `${START}/page.json`)).toHaveLength(1);
});

test('RTE-16: a link to the page of the document needs no request, and leaves the page as it is', async ({
  page,
}) => {
  await setConnection(page, { saveData: true });
  await open(page, '/');
  const paths = watchRequests(page);
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('data-same', '');
    scrollTo({ top: 300 });
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /client lua/ })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await settle(page);
  await expect(heading(page)).toHaveAttribute('data-same');
  expect(paths.filter((path) => PAGE_DATA.test(path))).toEqual([]);
});

test('RTE-16: the page of the document can be shown again when the network has gone', async ({ page }) => {
  const paths = watchRequests(page);
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(paths).not.toContain('/docs/page.json');
  await page.getByRole('main').locator(`a[href="${START}"]`).first().click();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => paths).toContain('/docs/page.json');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Overview');
  await page.context().setOffline(false);
});

test('PRE-01, RTE-16: pages beside the open one come in one file, and opening one needs no request', async ({
  page,
}) => {
  const paths = watchRequests(page);
  await open(page);
  await expect.poll(() => paths.filter((path) => NEARBY.test(path))).toHaveLength(1);
  await expect.poll(() => hints(page)).toContain(`${NEAR}/page.json`);
  expect(await hints(page)).not.toContain(`${BESIDE}/page.json`);
  await markDocument(page);
  await link(page, BESIDE).click();
  await expect(heading(page)).toHaveText('client.delay_call');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await hydrated(page);
  const own = paths.find((path) => NEARBY.test(path));
  await expect.poll(() => paths.filter((path) => path === own)).toHaveLength(2);
  expect(paths.filter((path) => path === `${BESIDE}/page.json`)).toEqual([]);
});

test('PRE-12: who goes on in a category gets the files before and after that of the open page too', async ({
  page,
}) => {
  const paths = watchRequests(page);
  const files = () => paths.filter((path) => NEARBY.test(path));
  const sidebar = page.getByRole('complementary');
  await open(page, BESIDE);
  await expect.poll(files).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(files()).toHaveLength(1);
  await markDocument(page);
  const arrives = page.waitForEvent('requestfinished', (request) =>
    NEARBY.test(new URL(request.url()).pathname),
  );
  await sidebar.getByRole('link', { name: 'exec', exact: true }).click();
  await expect(heading(page)).toHaveText('client.exec');
  await arrives;
  expect(files()).toHaveLength(2);
  await sidebar.getByRole('link', { name: 'scale_damage', exact: true }).click();
  await expect(heading(page)).toHaveText('client.scale_damage');
  expect(await isSameDocument(page)).toBe(true);
  expect(paths).not.toContain('/docs/api/client/scaledamage/page.json');
});

test('links of the sidebar and of the navbar are loaded when they are pointed at', async ({ page }) => {
  const paths = watchRequests(page);
  await open(page);
  await expect.poll(() => hints(page)).toContain(`${NEAR}/page.json`);
  const other = page.getByRole('complementary').getByRole('link', { name: 'renderer', exact: true });
  expect(ahead(paths)).not.toContain('/docs/api/renderer/page.json');
  await other.hover();
  await expect.poll(() => ahead(paths)).toContain('/docs/api/renderer/page.json');
});

test.describe('a file of neighbours that is missing', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('PRE-10: the pages are loaded one by one', async ({ page }) => {
    await page.route(NEARBY, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    await expect.poll(() => hints(page)).toContain(`${BESIDE}/page.json`);
    await markDocument(page);
    await link(page, BESIDE).click();
    await expect(heading(page)).toHaveText('client.delay_call');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a page whose data has arrived is shown in the task of the click', async ({ page }) => {
  const neighbours = page.waitForResponse(NEARBY);
  await open(page);
  await neighbours;
  await page.waitForLoadState('networkidle');
  await link(page, BESIDE).click();
  await expect(heading(page)).toHaveText('client.delay_call');
  const shown = await page.evaluate(async () => {
    document.querySelector<HTMLAnchorElement>('aside a[href="/docs/api/client/exec"]')?.click();
    // Callbacks of settled promises run in the same task; no frame, timer or message comes between them.
    for (let turn = 0; turn < 100; turn++) await undefined;
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe('client.exec');
});
