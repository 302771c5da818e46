import type { Page } from '@playwright/test';
import { hydrated } from '../../tests/e2e/support/ready.ts';

/** One state of the site that is worth a look. */
export interface State {
  /** First part of the picture's name. */
  name: string;
  /** Site that shows it; `look` is the fixture with versions and a dropdown. */
  site: 'main' | 'look';
  path: string;
  /** Most pixels of the page's height in the picture; the window's height when absent. */
  height?: number;
  /** Widths that show the state; every width when absent. */
  widths?: number[];
  /** Runs before the page is opened: answers requests with something else. */
  arrange?(page: Page): Promise<unknown>;
  /** Brings the opened page into the state. */
  act?(page: Page): Promise<unknown>;
}

/** Height up to which long pages are shown. */
const LONG = 2200;

/** Every kind of page, and the states in between. */
export const STATES: State[] = [
  { name: 'home', site: 'main', path: '/' },
  { name: 'docs', site: 'main', path: '/docs', height: LONG },
  { name: 'group', site: 'main', path: '/docs/api/client', height: LONG },
  { name: 'function', site: 'main', path: '/docs/api/client/traceline', height: LONG },
  { name: 'function-members', site: 'main', path: '/docs/api/client/seteventcallback', height: LONG },
  { name: 'event', site: 'main', path: '/docs/events/csgo/player_death', height: LONG },
  { name: 'event-index', site: 'main', path: '/docs/events/csgo', height: LONG },
  { name: 'types', site: 'main', path: '/docs/types', height: LONG },
  { name: 'type', site: 'main', path: '/docs/types/entindex', height: LONG },
  { name: 'snippet', site: 'main', path: '/docs/snippets/rendering/3d_rectangle_outline', height: LONG },
  { name: 'blog', site: 'main', path: '/blog', height: LONG },
  { name: 'post', site: 'main', path: '/blog/ffi-crash-course', height: LONG },
  { name: 'archive', site: 'main', path: '/blog/archive' },
  { name: 'tags', site: 'main', path: '/blog/tags' },
  { name: 'search-empty', site: 'main', path: '/search' },
  { name: 'search-hits', site: 'main', path: '/search?q=trace', act: searched },
  { name: 'search-none', site: 'main', path: '/search?q=qqqqzzzz', act: searched },
  { name: 'dialog', site: 'main', path: '/docs/api/client', act: (page) => typeInDialog(page, '') },
  { name: 'dialog-hits', site: 'main', path: '/docs/api/client', act: (page) => typeInDialog(page, 'trace') },
  {
    name: 'dialog-none',
    site: 'main',
    path: '/docs/api/client',
    act: (page) => typeInDialog(page, 'qqqqzz'),
  },
  {
    name: 'dialog-history',
    site: 'main',
    path: '/docs/api/client',
    act: async (page) => {
      for (const query of ['trace', 'player death', 'draw text']) {
        await typeInDialog(page, query);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      await typeInDialog(page, '');
      await page
        .getByRole('button', { name: /Save this search/ })
        .first()
        .click();
    },
  },
  {
    name: 'dialog-help',
    site: 'main',
    path: '/docs/api/client',
    act: async (page) => {
      await typeInDialog(page, '');
      await page.keyboard.press('?');
    },
  },
  {
    name: 'dialog-failure',
    site: 'main',
    path: '/docs/api/client',
    arrange: (page) => page.route('**/search.json', (route) => route.abort()),
    act: (page) => typeInDialog(page, 'trace'),
  },
  {
    name: 'offline-control',
    site: 'main',
    path: '/docs/api/client/log',
    act: async (page) => {
      await hydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /offline/i })
        .waitFor();
    },
  },
  {
    name: 'not-found',
    site: 'main',
    path: '/docs/api/client/trace_line',
    act: (page) => page.getByRole('heading', { name: 'Did you mean' }).waitFor(),
  },
  {
    name: 'crash',
    site: 'main',
    path: '/docs',
    arrange: (page) =>
      page.route('**/docs/api/client/page.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), html: '<iframe></iframe>' } });
      }),
    act: async (page) => {
      await page.locator('main a[href="/docs/api/client"]').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    // What a host without clean addresses does: it answers with the not-found page, and the app looks further.
    name: 'failure',
    site: 'main',
    path: '/docs/api/client.html',
    arrange: async (page) => {
      await page.route('**/docs/api/client.html', async (route) => {
        const answer = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
        await route.fulfill({ response: answer, status: 404 });
      });
      await page.route('**/docs/api/client/page.json', (route) => route.abort());
    },
    act: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'version-latest', site: 'look', path: '/docs/api/station' },
  { name: 'version-old', site: 'look', path: '/docs/1.0/api/station' },
  { name: 'version-next', site: 'look', path: '/docs/next/start' },
  { name: 'deprecated', site: 'look', path: '/docs/api/station/readrain' },
  {
    name: 'dropdown',
    site: 'look',
    path: '/docs/api/station',
    widths: [1440],
    act: (page) => page.getByRole('button', { name: 'More' }).click(),
  },
  { name: 'drawer', site: 'main', path: '/docs/api/client', widths: [768, 375], act: openDrawer },
  { name: 'drawer-main', site: 'look', path: '/', widths: [768, 375], act: openDrawer },
  {
    name: 'print',
    site: 'main',
    path: '/docs/api/client/traceline',
    widths: [768],
    height: LONG,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'forced-colours',
    site: 'main',
    path: '/docs/api/client/traceline',
    widths: [1440],
    act: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'focus',
    site: 'main',
    path: '/docs/api/client/traceline',
    widths: [1440],
    act: async (page) => {
      await page.keyboard.press('Tab');
    },
  },
];

async function searched(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /found|No results/ })
    .waitFor();
}

/** Opens the search dialog, types, and waits until it is at rest. */
async function typeInDialog(page: Page, query: string): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  // A worker whose index fails is stopped, and its request never counts as done: no waiting for a quiet network.
  await page.waitForTimeout(1000);
}

async function openDrawer(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: /menu|navigation/i }).click();
  await page.getByRole('dialog').waitFor();
}
