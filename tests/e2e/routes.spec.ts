import type { Page } from '@playwright/test';
import { namedRoutes } from './support/data.ts';
import { PAGE_DATA, watchRequests } from './support/network.ts';
import { heading } from './support/pages.ts';
import { readPages } from './support/read-pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

// As for most readers: pages are loaded ahead.
test.use({ saveData: false });

/** Origin of the site, as it is configured. */
const ORIGIN = 'https://docs.example.com';

/** Answers with a slash at its end too, and is left as it is asked for. */
const BOTH_FORMS = '/docs/api/cvar/';

test('RTE-11, GEN-01, GEN-02: every named route answers with its own page, for everyone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/docs');
  const facts = await readPages(page, namedRoutes);
  expect(facts).toHaveLength(99);
  for (const { route, status, path, kind, canonical, headings, forms } of facts) {
    expect.soft({ route, status, path, headings: headings.length }).toEqual({
      route,
      status: 200,
      path: route,
      headings: 1,
    });
    expect.soft(kind, route).not.toBe('NotFound');
    expect.soft(canonical, route).toBe(ORIGIN + (route === BOTH_FORMS ? '/docs/api/cvar' : route));
    expect
      .soft(
        forms.filter((form) => !/^get (\/search|null)$/.test(form)),
        route,
      )
      .toEqual([]);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('RTE-12: every named route shows the same page in this document as in a document of its own', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const routes = namedRoutes.filter((route) => route !== BOTH_FORMS && route !== '/');
  const expected = await readPages(page, routes);
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const shown = await page.evaluate(async (all) => {
    const pages = [];
    for (const route of all) {
      await window.navigation?.navigate(route).finished;
      const headings = [...document.querySelectorAll('h1')].map((it) => it.textContent?.trim() ?? '');
      pages.push({ route, title: document.title, headings, path: location.pathname });
    }
    return pages;
  }, routes);
  expect(shown).toEqual(
    expected.map(({ route, title, headings }) => ({ route, title, headings, path: route })),
  );
  expect(await isSameDocument(page)).toBe(true);
});

/** From the home page through links, one of every kind of page: name of the link, heading of its page. */
const WALK: [name: string, heading: string][] = [
  ['Getting Started', 'Getting Started'],
  ['Home page', 'Script the client in Lua'],
  ['API reference', 'Overview'],
  ['client', 'client'],
  ['trace_line', 'client.trace_line'],
  ['entindex', 'entindex'],
  ['Home page', 'Script the client in Lua'],
  ['Events', 'Events'],
  ['Game events', 'Game events'],
  ['player_death', 'player_death'],
  ['Home page', 'Script the client in Lua'],
  ['Snippets', 'Snippets'],
  ['Error trace', 'Error trace'],
  ['Home page', 'Script the client in Lua'],
  ['Blog', 'Blog'],
  ['FFI crash course', 'FFI crash course'],
  ['ffi', '1 post tagged with “ffi”'],
  ['All tags', 'Tags'],
];

test('RTE-12: links lead from the home page to every kind of page, in one document', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const [name, text] of WALK) {
    await link(page, name).click();
    await expect(heading(page)).toHaveText(text);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('RTE-12: the archive is a link away from the blog', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await markDocument(page);
  await link(page, 'Archive').click();
  await expect(heading(page)).toHaveText('Archive');
  await expect(page).toHaveURL('/blog/archive');
  expect(await isSameDocument(page)).toBe(true);
});

test('RTE-12: a route with a slash at its end shows its page when a script navigates to it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate((route) => location.assign(route), BOTH_FORMS);
  await expect(heading(page)).toHaveText('cvar');
  await expect(page).toHaveURL(BOTH_FORMS);
});

test.describe('addresses that no page has', () => {
  test.use({ expectedErrors: [/status of 404/] });

  const unknown = [
    ['RTE-13', '/docs/api/client/traceline/extra'],
    ['RTE-13', '/blog/welcome/more'],
    ['RTE-14', '/docs/snippets/ffi'],
    ['RTE-14', '/docs/snippets/rendering'],
    ['RTE-14', '/docs/snippets/utilities'],
  ] as const;
  for (const [id, route] of unknown)
    test(`${id}: ${route} shows the not-found page and no page above it`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('This page does not exist');
      await expect(page).toHaveURL(route);
    });

  test('RTE-13: a named route with one more segment is not found', async ({ baseURL }) => {
    for (const route of namedRoutes) {
      const { status } = await fetch(new URL(`${route.replace(/\/$/, '')}/extra`, baseURL));
      expect.soft(status, route).toBe(404);
    }
  });

  test('RTE-17: what a reader asks for makes no page', async ({ page, request }) => {
    const asked = [
      '/blog/tags/lua',
      '/blog/page/2',
      '/docs/events/csgo/paint',
      '/search/trace_line',
      '/docs/types/none',
    ];
    for (const route of asked) expect((await request.get(route)).status(), route).toBe(404);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => location.assign('/docs/api/client/nothing'));
    await expect(heading(page)).toHaveText('This page does not exist');
  });
});

/** Opens the home page, looks at all of its links and points at one; answers the paths of all requests. */
async function lookAtHome(page: Page): Promise<string[]> {
  const paths = watchRequests(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await link(page, 'Getting Started').hover();
  return paths;
}

/** Those of the paths that belong to other pages: their data files, and the code of tools. */
async function ofOtherPages(page: Page, paths: string[]): Promise<string[]> {
  const code = await page.evaluate(async () => {
    const { chunks } = await (await fetch(document.documentElement.dataset.site ?? '')).json();
    return Object.values<string>(chunks);
  });
  expect(code).toHaveLength(2);
  return paths.filter((path) => code.includes(path) || (PAGE_DATA.test(path) && path !== '/page.json'));
}

test('RTE-15: the home page asks for other pages ahead when the reader may want it', async ({ page }) => {
  const paths = await lookAtHome(page);
  await expect.poll(() => ofOtherPages(page, paths)).toContain('/docs/api/page.json');
});

test('RTE-15: with data saver on, the home page asks for nothing of other pages', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const paths = await lookAtHome(page);
  // What is asked for ahead is asked for before this click.
  await link(page, 'Blog').click();
  await expect(heading(page)).toHaveText('Blog');
  const others = await ofOtherPages(page, paths);
  expect(others).toEqual(['/blog/page.json']);
});

test('RTE-02: the search page answers the query in `q`', async ({ page }) => {
  await page.goto('/search?q=trace_line');
  await expect(heading(page)).toContainText('trace_line');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('trace_line');
  await expect(link(page, 'client.trace_line')).toHaveAttribute('href', '/docs/api/client/traceline');
});

test.describe('the blog', () => {
  test('RTE-03, RTE-18, GEN-06: the list has two posts with their reading times', async ({ page }) => {
    await page.goto('/blog');
    await expect(heading(page)).toHaveText('Blog');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts.getByRole('heading', { level: 2 })).toHaveText(['FFI crash course', 'Welcome']);
    await expect(posts.getByText(/\d min read/)).toHaveCount(2);
  });

  test('RTE-04: the archive has both posts', async ({ page }) => {
    await page.goto('/blog/archive');
    await expect(heading(page)).toHaveText('Archive');
    await expect(link(page, 'FFI crash course')).toBeVisible();
    await expect(link(page, 'Welcome')).toBeVisible();
  });

  for (const [id, route, title, end] of [
    ['RTE-05', '/blog/welcome', 'Welcome', 'How to take part'],
    ['RTE-06', '/blog/ffi-crash-course', 'FFI crash course', 'Checklists'],
  ] as const)
    test(`${id}, RTE-18: ${route} is shown in full with its reading time`, async ({ page }) => {
      await page.goto(route);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByText(/\d min read/)).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: end }),
      ).toBeVisible();
    });

  test('RTE-07: the list of tags has ffi and guide', async ({ page }) => {
    await page.goto('/blog/tags');
    await expect(heading(page)).toHaveText('Tags');
    await expect(link(page, 'ffi')).toHaveAttribute('href', '/blog/tags/ffi');
    await expect(link(page, 'guide')).toHaveAttribute('href', '/blog/tags/guide');
  });

  for (const [id, tag] of [
    ['RTE-08', 'ffi'],
    ['RTE-09', 'guide'],
  ] as const)
    test(`${id}, RTE-18: the page of ${tag} has only the posts tagged with it`, async ({ page }) => {
      await page.goto(`/blog/tags/${tag}`);
      await expect(heading(page)).toContainText(tag);
      const posts = page.getByRole('main').getByRole('article');
      await expect(posts.getByRole('heading', { level: 2 })).toHaveText(['FFI crash course']);
      await expect(posts.getByText(/\d min read/)).toBeVisible();
    });
});
