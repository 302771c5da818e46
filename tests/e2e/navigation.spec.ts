import { settle } from './support/clock.ts';
import { switchMode } from './support/menus.ts';
import { APP_CODE, holdBack, watchDocuments } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// As for most readers: pages are loaded ahead.
test.use({ saveData: false });

/** Another page that the overview links to. */
const SCREEN = { link: 'screen_size', path: '/docs/api/client/screensize', heading: 'client.screen_size' };

test('SCR-09: a link opens its page in the same document, with title and metadata', {
  tag: ['@phone', '@dev'],
}, async ({ page }) => {
  await openStart(page);
  const documents = watchDocuments(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page).toHaveURL(LINE.path);
  await expect(page).toHaveTitle(`${LINE.heading} | Documentation`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${LINE.path}$`));
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('straight line');
  // The second click of a double click, on what the first one has brought below the pointer.
  await page.locator('article a[href^="/docs/types/"]').first().dispatchEvent('click', { detail: 2 });
  await expect(page).toHaveURL(LINE.path);
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toEqual([]);
});

for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
  const how = 'button' in options ? 'the middle button' : 'Ctrl or Cmd';
  test(`SCR-09: a link opens a new tab with ${how}`, async ({ page }) => {
    await openStart(page);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, LINE.link).click(options),
    ]);
    await expect(heading(tab)).toHaveText(LINE.heading);
    await expect(page).toHaveURL(START);
    await expect(heading(page)).toHaveText('client');
  });
}

test('SCR-09: a link opens a new window with Shift', async ({ page }) => {
  await openStart(page);
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    link(page, LINE.link).click({ modifiers: ['Shift'] }),
  ]);
  await expect(heading(other)).toHaveText(LINE.heading);
  await expect(page).toHaveURL(START);
});

test('SCR-06: the old page stays and can be used until the new one is ready', { tag: '@dev' }, async ({
  page,
}) => {
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await switchMode(page);
  await expect(heading(page)).toHaveText('client');
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-06: a link to a heading of the old page does not keep the new one away', async ({ page }) => {
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  const hash = await page.evaluate(() => {
    const inPage = document.querySelector<HTMLAnchorElement>('article a[href^="#"]');
    inPage?.click();
    return inPage?.hash;
  });
  expect(hash).toBeTruthy();
  await expect(page).toHaveURL(`${LINE.path}${hash}`);
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-08: of two links in a row, the last one asked for is shown', { tag: '@dev' }, async ({ page }) => {
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await link(page, SCREEN.link).click();
  await expect(heading(page)).toHaveText(SCREEN.heading);
  const late = page.waitForResponse(`**${LINE.path}/page.json`);
  release();
  await (await late).finished();
  await page.waitForFunction(
    (address) => performance.getEntriesByName(address).length > 0,
    new URL(`${LINE.path}/page.json`, page.url()).href,
  );
  await settle(page);
  await expect(heading(page)).toHaveText(SCREEN.heading);
  await expect(page).toHaveURL(SCREEN.path);
  await expect(page).toHaveTitle(`${SCREEN.heading} | Documentation`);
});

test('SCR-08: two clicks at once show the last page, and Back leaves both in order', async ({ page }) => {
  await openStart(page);
  await page.evaluate(
    (paths) => {
      for (const path of paths)
        document.querySelector<HTMLAnchorElement>(`article a[href="${path}"]`)?.click();
    },
    [LINE.path, SCREEN.path],
  );
  await expect(heading(page)).toHaveText(SCREEN.heading);
  await page.goBack();
  await expect(heading(page)).not.toHaveText(SCREEN.heading);
  const shown = page.url().endsWith(START) ? 'client' : LINE.heading;
  await expect(heading(page)).toHaveText(shown);
});

test('SCR-08: Back that a link to a heading stops does not stop the page that is on its way', async ({
  page,
}) => {
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await openStart(page);
  await link(page, SCREEN.link).click();
  await expect(heading(page)).toHaveText(SCREEN.heading);
  await page.evaluate((path) => {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'traverse')
        document.querySelector<HTMLAnchorElement>('article a[href^="#"]')?.click();
    });
    document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
    history.back();
  }, LINE.path);
  await expect(page).toHaveURL(new RegExp(`${LINE.path}#`));
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-09: a link that was clicked before the app is there opens in the same document', {
  tag: '@dev',
}, async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  await page.goto(START);
  await markDocument(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await expect(heading(page)).toHaveText('client');
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-09: without the Navigation API links load documents, and pages work', { tag: '@dev' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(START);
  await hydrated(page);
  await markDocument(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(await isSameDocument(page)).toBe(false);
  await hydrated(page);
  await switchMode(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
});

test('SCR-09: a heading whose id is the name of the API is not taken for it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.route(`**${START}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h2[^>]*) id="[\w-]+"/, '$1 id="navigation"');
    await route.fulfill({ response, body });
  });
  await page.goto(START);
  expect(await page.evaluate(() => String(window.navigation))).toBe('[object HTMLHeadingElement]');
  await hydrated(page);
  await switchMode(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
});

test('SCR-11: a link to a heading stays on the page', async ({ page }) => {
  await openStart(page);
  const documents = watchDocuments(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('article a[href="#notes"]')?.click());
  await expect(page).toHaveURL(`${START}#notes`);
  await expect(page.locator('#notes')).toBeInViewport();
  expect(documents).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('SKP-06: after a link the next Tab reaches the skip link', { tag: '@phone' }, async ({ page }) => {
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.getByRole('region', { name: 'Skip navigation' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Skip navigation' })).not.toHaveAttribute('tabindex');
});

test('SKP-06: a link that was followed with Enter does the same', async ({ page }) => {
  await openStart(page);
  await link(page, LINE.link).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(LINE.heading);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('SKP-07: with a hash, and by Back and Forward, the focus is not moved', async ({ page }) => {
  await openStart(page);
  const region = page.getByRole('region', { name: 'Skip navigation' });
  const brand = page.getByRole('banner').getByRole('link').first();
  await link(page, LINE.link).evaluate((element) =>
    element.setAttribute('href', `${element.getAttribute('href')}#returns`),
  );
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(region).not.toBeFocused();
  await brand.focus();
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect(brand).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(brand).toBeFocused();
});

test('CON-09: each history entry has a key of its own', async ({ page }) => {
  await openStart(page);
  const key = () =>
    page.evaluate(() => (window.navigation?.currentEntry?.getState() as { key: string } | undefined)?.key);
  const keys = [await key()];
  for (const { link: name, heading: title } of [LINE, SCREEN]) {
    await link(page, name).click();
    await expect(heading(page)).toHaveText(title);
    keys.push(await key());
    await page.goBack();
    await expect(heading(page)).toHaveText('client');
    expect(await key(), 'Back finds the key that the entry had').toBe(keys[0]);
  }
  for (const found of keys) expect(found).toMatch(/^[a-z0-9]{6}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test('PTH-14: encoded and plain spellings of an address are one page', { tag: '@dev' }, async ({ page }) => {
  await openStart(page);
  await link(page, LINE.link).evaluate((element) =>
    element.setAttribute('href', '/docs/api/client/trace%6Cine'),
  );
  const data = page.waitForRequest(`**${LINE.path}/page.json`);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await data;
  expect(await isSameDocument(page)).toBe(true);
});

test('SKP-06: pages that are opened one after the other leave no listeners behind', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { count: 0 };
    Object.assign(window, { listeners: record });
    const known = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
    const listenersOf = (target: EventTarget, type: string) => {
      const types = known.get(target) ?? new Map<string, Set<unknown>>();
      known.set(target, types);
      const set = types.get(type) ?? new Set();
      types.set(type, set);
      return set;
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      // What goes with the document's own elements or windows is what can pile up.
      const own = this === window || (this instanceof Node && this.isConnected);
      const set = listenersOf(this ?? window, type);
      if (own && listener && !set.has(listener)) {
        set.add(listener);
        record.count++;
      }
      add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listenersOf(this ?? window, type).delete(listener)) record.count--;
      remove.call(this, type, listener, options);
    };
  });
  await openStart(page);
  const listeners = () =>
    page.evaluate(() => (window as unknown as { listeners: { count: number } }).listeners.count);
  /** Opens pages by links that are followed without the focus ever going to them. */
  const open = async (rounds: number) => {
    for (let round = 0; round < rounds; round++)
      for (const { path, heading: title } of [LINE, SCREEN]) {
        await page.evaluate((address) => window.navigation?.navigate(address), path);
        await expect(heading(page)).toHaveText(title);
        await expect(page.getByRole('region', { name: 'Skip navigation' })).toBeFocused();
      }
  };
  await open(2);
  const before = await listeners();
  await open(4);
  expect(await listeners()).toBe(before);
});
