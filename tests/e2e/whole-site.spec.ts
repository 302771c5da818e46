import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { groups, namedRoutes } from './support/data.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { docsSidebar, mainMenu } from './support/menus.ts';
import { heading, openPlain } from './support/pages.ts';
import { arrived, hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { dialog, field, searchButton } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** The files that browsers run, as the server sends them. */
async function clientCode(page: Page): Promise<string> {
  const addresses = await page.evaluate(async () => {
    const text = await (await fetch(document.documentElement.dataset.site ?? '')).text();
    const { chunks } = JSON.parse(text) as { chunks: Record<string, string> };
    const links = [...document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')];
    return [
      ...Object.values(chunks),
      ...links.map((it) => it.getAttribute('src') ?? it.getAttribute('href') ?? ''),
      ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ].filter((path) => path.endsWith('.js'));
  });
  const answers = await Promise.all([...new Set(addresses)].map((path) => page.request.get(path)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

/** Goes to a page as one of its links would, and expects it in this document. */
async function openInPlace(page: Page, path: string): Promise<void> {
  await markDocument(page);
  await page.evaluate((to) => window.navigation?.navigate(to), path);
  await arrived(page);
  await expect(page).toHaveURL(path);
  expect(await isSameDocument(page), path).toBe(true);
}

test.describe('searching', () => {
  test.use({ expectedErrors: [/404/] });

  // One document for all that have a page: each other one would read the index of the search again.
  const { 'not found': missing, ...pages } = KINDS;
  test("GEN-07: on every kind of page, the navbar's button opens the search, and the search leads to its page", async ({
    page,
  }) => {
    await openKind(page, missing);
    for (const [kind, path] of [['not found', missing], ...Object.entries(pages)] as const)
      await test.step(kind, async () => {
        if (path !== missing) await openInPlace(page, path);
        await searchButton(page).click();
        await field(page).fill('trace');
        await dialog(page)
          .getByRole('link', { name: /See all/ })
          .click();
        await expect(page).toHaveURL('/search?q=trace');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('trace');
      });
  });
});

test('NAV-09: API, Snippets and Blog lead to their pages without a load', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const [name, path] of [
    ['API', '/docs/api'],
    ['Snippets', '/docs/snippets'],
    ['Blog', '/blog'],
  ] as const) {
    await (await mainMenu(page)).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('NAV-01: the navbar stays at the top of the window', async ({ page }) => {
  await page.goto('/docs/api/client');
  await hydrated(page);
  for (const top of [800, 1600, 400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.99 });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  }
});

test('CON-01: 996 px is narrow and 997 px is wide, for styles and scripts', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Open navigation menu' });
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  const aside = page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' });
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('/docs/api/client');
  await hydrated(page);
  await expect(menu).toHaveCount(0);
  await expect(aside).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(aside).toHaveCount(0);
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(aside).toBeVisible();
});

test('SBR-19: the order of both sidebars', async ({ page }) => {
  const tops = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    const items = (await docsSidebar(page)).locator(':scope > ul > li');
    return items.evaluateAll((all) =>
      all.map((item) => ({
        label: item.querySelector('a, button, span')?.firstChild?.textContent,
        inside: [...item.querySelectorAll(':scope > ul > li')].map(
          (it) => it.querySelector('a, button')?.firstChild?.textContent,
        ),
      })),
    );
  };
  const docs = await tops('/docs/api');
  expect(docs[0]?.label).toBe('Getting Started');
  const api = docs.find(({ label }) => label === 'API');
  const sorted = groups.map((id) => (id === 'G' ? 'Globals (_G)' : id));
  sorted.sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  expect(api?.inside).toEqual(sorted);
  expect(docs.find(({ label }) => label === 'Events')?.inside).toEqual([
    'General events',
    'Game events',
    'Source events',
  ]);
  expect((await tops('/docs/snippets')).map(({ label }) => label)).toEqual([
    'Welcome',
    'FFI',
    'Game',
    'Menu',
    'Rendering',
    'Timing',
    'Utilities',
  ]);
});

test('VAL-14, ROL-02: there is nothing to fill in, and no form sends anything', async ({ page }) => {
  await page.goto('/');
  await openPlain(page);
  const found = await page.evaluate(async (routes) => {
    const inputs: string[] = [];
    for (const route of routes) {
      const html = await (await fetch(route)).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      for (const it of page.querySelectorAll('input, textarea, select, form[method=post], [contenteditable]'))
        inputs.push(`${it.localName} ${it.getAttribute('type')} ${it.getAttribute('aria-label')}`);
    }
    return [...new Set(inputs)].sort();
  }, namedRoutes);
  for (const input of found) expect(input).toMatch(/^input \w+ (?:.*[Ss]earch.*|Filter this list)$/);
  expect(found.length).toBeGreaterThan(0);
});

test('ROL-01: who asks makes no difference', async ({ page, playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const known = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { cookie: 'session=1', authorization: 'Basic dTpw' },
  });
  for (const path of ['/', '/docs/api/client/traceline', '/docs/api/client/traceline/page.json', '/search']) {
    const [one, other] = await Promise.all([stranger.get(path), known.get(path)]);
    expect(one.status()).toBe(200);
    expect(await other.text()).toBe(await one.text());
    expect(one.headers()['set-cookie']).toBeUndefined();
  }
  await page.goto('/');
  expect(await page.context().cookies()).toEqual([]);
});

test('ENT-13, ROL-02: the code that browsers get holds no key, and nothing that asks who the reader is', async ({
  page,
}) => {
  await page.goto('/search?q=trace');
  await hydrated(page);
  await expect(heading(page)).toContainText('trace');
  const code = await clientCode(page);
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toMatch(/admin[_-]?(?:api)?[_-]?key|SEARCH_ADMIN|write[_-]?key/i);
  // Whatever gates content has to know who asks: by a cookie, a credential or a header.
  expect(code).not.toMatch(/document\.cookie|cookieStore|navigator\.credentials|PublicKeyCredential/);
  expect(code).not.toMatch(/credentials:\s*["'`]include|authorization["'`]?\s*[:,]/i);
});

test('ROL-02: the configuration has no field for roles, permissions or accounts', async () => {
  const reference = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const fields = [...reference.matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, name]) => name ?? '');
  expect(fields.length).toBeGreaterThan(50);
  expect(
    fields.filter((name) => /role|permi|account|login|password|user|member|private/i.test(name)),
  ).toEqual([]);
});

test('ROL-02: every page that is listed is there for a stranger, whole', async ({ baseURL }) => {
  // Without a browser: this asks with no cookie and no credential.
  const get = (path: string) => fetch(new URL(path, baseURL), { redirect: 'manual' });
  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(600);
  const gated: string[] = [];
  for (const path of paths) {
    const answer = await get(path);
    const complete = (await answer.text()).includes('</main>');
    if (answer.status !== 200 || answer.headers.has('www-authenticate') || !complete) gated.push(path);
  }
  expect(gated).toEqual([]);
});
