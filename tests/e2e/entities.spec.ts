import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
}

async function docsData(request: APIRequestContext, site: 'main' | 'versions') {
  const answer = await request.get(`${addressOf(site)}docs-data.json`);
  return (await answer.json()) as {
    plugins: { id: string; versions: Version[] }[];
    locale: { code: string; label: string; htmlLang: string; direction: string };
  };
}

async function mainVersion(request: APIRequestContext): Promise<Version> {
  const { plugins } = await docsData(request, 'main');
  const version = plugins[0]?.versions[0];
  if (!version) throw new Error('The docs data holds no version.');
  return version;
}

test('ENT-01: ids of docs are unique in a version, paths in the site', async ({ request }) => {
  const { plugins } = await docsData(request, 'versions');
  const versions = plugins.flatMap((plugin) => plugin.versions);
  for (const { docs } of versions) expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
  const paths = versions.flatMap(({ docs }) => docs.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  const { docs } = await mainVersion(request);
  expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
  expect(docs.find(({ id }) => id === 'api/client/traceline')).toEqual({
    id: 'api/client/traceline',
    path: '/docs/api/client/traceline',
    sidebar: 'docsSidebar',
  });
});

test('ENT-02, ENT-03: there is one version, current, and its main doc is at /docs/api', async ({
  request,
}) => {
  const { plugins } = await docsData(request, 'main');
  expect(plugins.map(({ id, versions }) => [id, versions.length])).toEqual([['default', 1]]);
  const { docs, sidebars, ...version } = await mainVersion(request);
  expect(version).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'api/welcome',
    draftIds: [],
  });
  expect(Object.keys(sidebars)).toEqual(['docsSidebar', 'snippetsSidebar']);
  expect(docs.find(({ id }) => id === 'api/welcome')?.path).toBe('/docs/api');
});

test('ENT-04: the sidebars lead to their first pages', async ({ request }) => {
  const { sidebars } = await mainVersion(request);
  expect(sidebars).toEqual({
    docsSidebar: { link: { path: '/docs/api', label: 'Getting Started' } },
    snippetsSidebar: { link: { path: '/docs/snippets', label: 'Welcome' } },
  });
});

test('ENT-05: a doc with a sidebar is in it', async ({ page, request }) => {
  const { docs } = await mainVersion(request);
  for (const [sidebar, path] of [
    ['docsSidebar', '/docs/api'],
    ['snippetsSidebar', '/docs/snippets'],
  ] as const) {
    await page.goto(addressOf('main') + path.slice(1));
    const file = await page.locator('html').getAttribute('data-sidebar-file');
    const tree = await (await request.get(addressOf('main') + file)).text();
    const own = docs.filter((doc) => doc.sidebar === sidebar);
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((doc) => !tree.includes(`"href":"${doc.path}"`))).toEqual([]);
  }
});

test('ENT-06: English is the one language', async ({ page, request }) => {
  const { locale } = await docsData(request, 'main');
  expect(locale).toEqual({ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', base: '/' });
  await page.goto(addressOf('main'));
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(languages.map(([lang]) => lang)).toEqual(['en', 'x-default']);
  for (const [, href] of languages) expect(href).toMatch(/^https:\/\//);
});

test('GEN-11, VER-13: without menus of languages and versions nothing of them is shown', async ({ page }) => {
  await page.goto(`${addressOf('main')}docs/api`);
  await expect(page.getByText(/^Version: /)).toHaveCount(0);
  await expect(page.getByText(/This is documentation for/)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/English|Next|Languages|Versions/)).toHaveCount(0);
});

test('ENT-14: a search hit is followed by its address', async ({ page }) => {
  await page.goto(`${addressOf('main')}search?q=traceline`);
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/api\/client\/traceline$/);
});

test.describe('what is kept', () => {
  test.use({ ownContext: true });

  test('ENT-16: nothing is sent elsewhere, and storage holds preferences and history only', async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(addressOf('main')) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(`${addressOf('main')}docs/api/client`);
    await hydrated(page);
    await page.getByRole('button', { name: /between dark and light mode/ }).click();
    await page.getByRole('button', { name: 'Pages in entity' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(text);
      await dialog.getByRole('option').first().click();
      await expect(dialog).toBeHidden();
      await hydrated(page);
    };
    await find('player_death');
    await find('trace_line');
    await page.keyboard.press('Control+k');
    await dialog
      .getByRole('button', { name: /^Save this search/ })
      .first()
      .click();
    await page.keyboard.press('?');
    await dialog.getByRole('checkbox', { name: '/ opens search' }).uncheck();
    for (const path of ['', 'search?q=client', 'blog', 'docs/snippets']) {
      await page.goto(addressOf('main') + path);
      await hydrated(page);
    }
    // It is the first thing that is remembered when the app was installed; the page then starts again.
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active);
    const anew = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await anew;
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const [local, session] = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
    ]);
    // That is every key that the criteria name and this site can set.
    expect(local?.sort()).toEqual([
      '__DOCSEARCH_FAVORITE_SEARCHES__embedded',
      '__DOCSEARCH_RECENT_SEARCHES__embedded',
      'docusaurus.pwa.event.appInstalled.fired',
      'search-slash-key',
      'theme',
    ]);
    expect(session?.length).toBeGreaterThan(0);
    expect(session?.filter((key) => !key.startsWith('sidebar '))).toEqual([]);
    const criteria = await readFile('docs/acceptance.md', 'utf8');
    for (const key of local ?? []) expect(criteria).toContain(key.replace(/embedded$/, '{index}'));
  });
});
