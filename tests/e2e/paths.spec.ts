import type { Page } from '@playwright/test';
import { namedRoutes } from './support/data.ts';
import { docsSidebar, mainMenu } from './support/menus.ts';
import { heading, openPlain } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const entries = (page: Page) => page.evaluate(() => window.navigation?.entries().length);

/** Unclean paths, and the clean path of the page that each shows. */
const UNCLEAN = [
  ['PTH-01, PTH-15', '/docs/api.html', '/docs/api', 'Getting Started'],
  ['PTH-02, PTH-15', '/index.html', '/', 'Script the client in Lua'],
  ['PTH-03, PTH-15', '/docs/api/index.html', '/docs/api', 'Getting Started'],
  ['PTH-04, PTH-15', '/docs/api/index', '/docs/api', 'Getting Started'],
  ['PTH-08, PTH-15', '/docs/events/paint/', '/docs/events/paint', 'paint'],
  ['PTH-05, PTH-15', '/docs/api.html?x=1#top', '/docs/api?x=1#top', 'Getting Started'],
] as const;

/** What a browser is to see of the bundled server, whose answers are checked below: one with all that an address can have. */
const REDIRECTED = UNCLEAN.filter(([, unclean]) => unclean.includes('#'));

test.describe('the bundled server', () => {
  for (const [ids, unclean, clean] of UNCLEAN) {
    test(`${ids}: ${unclean} is redirected to ${clean}`, async ({ request }) => {
      const response = await request.get(unclean, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(clean.replace(/#.*/, ''));
    });
  }

  test('PTH-08, PTH-16: every other spelling of every named route is redirected, with its query', async () => {
    const both = '/docs/api/cvar';
    const spellings = namedRoutes
      .filter((route) => !route.endsWith('/'))
      .flatMap((route) =>
        ['/', '.html', '/index', '/index.html'].map((ending) => ({ route, path: route + ending })),
      )
      .filter(({ path }) => path !== `${both}/`);
    const answers = await Promise.all(
      spellings.map(async ({ route, path }) => {
        const address = new URL(`${path}?a=b%20c`, addressOf('main'));
        const { status, headers } = await fetch(address, { redirect: 'manual' });
        return { route, path, status, location: headers.get('location') };
      }),
    );
    expect(answers).toEqual(
      spellings.map(({ route, path }) => ({ route, path, status: 308, location: `${route}?a=b%20c` })),
    );
  });

  for (const path of [
    '/docs/api.html/client',
    '/docs/api/index/client',
    '/docs/nothing.html',
    '/docs/nothing/index',
    '/docs/nothing/',
    '/docs/api/g',
    '/docs/API',
    '/Docs/api',
    '/docs/events/csgo/Player_Death',
  ])
    test(`PTH-09, PTH-10, PTH-17: ${path} is not found`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('This page does not exist');
    });
});

/** A host that answers an unclean path with the page itself, as many do for a slash or `/index.html`. */
async function hostWithoutRedirects(page: Page, unclean: string, clean: string): Promise<void> {
  const { pathname } = new URL(unclean, addressOf('main'));
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      const { pathname: file } = new URL(clean, addressOf('main'));
      await route.fulfill({ response: await route.fetch({ url: new URL(file, addressOf('main')).href }) });
    },
  );
}

/** A host that knows no clean paths, and answers with the not-found page. */
async function hostWithoutCleanPaths(page: Page, unclean: string): Promise<void> {
  const { pathname } = new URL(unclean, addressOf('main'));
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      const response = await route.fetch({ url: `${addressOf('main')}404.html` });
      await route.fulfill({ response, status: 404 });
    },
  );
}

const HOSTS = {
  'the bundled server': undefined,
  'a host that answers with the page': hostWithoutRedirects,
  'a host that answers with the not-found page': hostWithoutCleanPaths,
};

for (const [host, prepare] of Object.entries(HOSTS)) {
  test.describe(`in the browser, on ${host}`, () => {
    if (prepare === hostWithoutCleanPaths) test.use({ expectedErrors: [/status of 404/] });

    for (const [ids, unclean, clean, text] of prepare ? UNCLEAN : REDIRECTED)
      test(`${ids}: ${unclean} shows its page at ${clean} and adds no history entry`, async ({ page }) => {
        await prepare?.(page, unclean, clean);
        await openPlain(page, addressOf('main'));
        const before = (await entries(page)) ?? 0;
        await page.goto(unclean);
        await expect(heading(page)).toHaveText(text);
        await expect(page).toHaveURL(clean);
        expect(await entries(page)).toBe(before + 1);
        await page.goBack();
        await expect(page).toHaveURL('/plain.txt');
        await page.goForward();
        await expect(heading(page)).toHaveText(text);
        await expect(page).toHaveURL(clean);
      });

    test('PTH-11, PTH-12: active states, breadcrumbs, title and canonical link are those of the clean path', async ({
      page,
    }) => {
      await prepare?.(page, '/docs/events/paint.html', '/docs/events/paint');
      await page.goto('/docs/events/paint.html');
      await expect(heading(page)).toHaveText('paint');
      await expect(page).toHaveTitle('paint | Documentation');
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(crumbs.locator('[aria-current=page]')).toHaveText('paint');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://docs.example.com/docs/events/paint',
      );
      const sidebar = await docsSidebar(page);
      await expect(sidebar.locator('[aria-current=page]')).toHaveText('paint');
      const menu = await mainMenu(page);
      await expect(menu.locator('[aria-current]')).toHaveText('API');
    });
  });
}

test.describe('on a host that answers with the not-found page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('PTH-10, NFD-07: an unclean path of no page shows the not-found page at the path that was asked for', async ({
    page,
  }) => {
    await hostWithoutCleanPaths(page, '/docs/nothing.html');
    await page.goto('/docs/nothing.html?x=1');
    await hydrated(page);
    await expect(heading(page)).toHaveText('This page does not exist');
    await expect(page).toHaveTitle('Page not found | Documentation');
    await expect(page).toHaveURL('/docs/nothing.html?x=1');
  });
});

test.describe('in the browser', () => {
  for (const address of ['/docs/api/cvar', '/docs/api/cvar/'])
    test(`PTH-07, PTH-15: ${address} shows the overview and stays as it is`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.request().redirectedFrom()).toBeNull();
      await expect(heading(page)).toHaveText('cvar');
      await hydrated(page);
      await expect(page).toHaveURL(address);
      const sidebar = await docsSidebar(page);
      await expect(sidebar.locator('[aria-current=page]')).toHaveText('cvar');
    });

  test.describe('with an address that no page has', () => {
    test.use({ expectedErrors: [/status of 404/] });

    for (const address of ['/docs/api.html/client', '/docs/nothing.html', '/docs/api/g'])
      test(`PTH-09, PTH-10, PTH-17, NFD-07: ${address} shows the not-found page`, async ({ page }) => {
        await page.goto(address);
        await hydrated(page);
        await expect(heading(page)).toHaveText('This page does not exist');
        await expect(page).toHaveURL(address);
      });
  });
});

test.describe('a site with a base URL', () => {
  test.use({ baseURL: addressOf('base') });

  test('PTH-06: a route that ends in .html keeps its ending', async ({ page }) => {
    const response = await page.goto('docs/former.html');
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(heading(page)).toHaveText('Former plan');
    await hydrated(page);
    await expect(page).toHaveURL('docs/former.html');
    await page.getByRole('article').getByRole('link', { name: 'first evening' }).click();
    await expect(heading(page)).toHaveText('First evening');
    await page.goBack();
    await expect(heading(page)).toHaveText('Former plan');
    await expect(page).toHaveURL('docs/former.html');
  });

  test('PTH-06: a link leads to a route that ends in .html', async ({ page }) => {
    await page.goto('docs/start');
    await hydrated(page);
    await page.getByRole('article').getByRole('link', { name: 'former plan' }).click();
    await expect(heading(page)).toHaveText('Former plan');
    await expect(page).toHaveURL('docs/former.html');
  });

  for (const name of ['café table', 'without escapes'])
    test(`PTH-14: the link "${name}" leads to the page, however its path is spelled`, async ({ page }) => {
      await page.goto('docs/start');
      await hydrated(page);
      await markDocument(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText('Café table');
      await expect(page).toHaveURL('docs/caf%C3%A9');
      expect(await isSameDocument(page)).toBe(true);
      const sidebar = await docsSidebar(page);
      await expect(sidebar.locator('[aria-current=page]')).toHaveText('Café table');
    });

  test('PTH-03, PTH-05, PTH-12, PTH-15: unclean paths below the base URL are cleaned', async ({ page }) => {
    await page.goto('docs/start/index.html?x=1#on-the-wall');
    await expect(heading(page)).toHaveText('First evening');
    await expect(page).toHaveURL('docs/start?x=1#on-the-wall');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://garden.example.com/x/docs/start',
    );
  });
});
