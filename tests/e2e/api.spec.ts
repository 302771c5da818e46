import type { Page } from '@playwright/test';
import { groups, inventory } from './support/data.ts';
import { docsSidebar } from './support/menus.ts';
import { heading } from './support/pages.ts';
import { readPages } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });

/** The group of the functions without a table has another title. */
const titleOf = (group: string) => (group === 'G' ? 'Globals (_G)' : group);

/** Entries with a page of their own; access by a key is described on the overview of its group. */
const functions = inventory.entries.filter(({ name }) => !name.endsWith('.__index'));

/** What a page says of parameters, in the spelling of the inventory. */
const spell = ({ name, optional }: { name: string; optional: boolean }) => (optional ? `${name}?` : name);

test.describe('the inventory', () => {
  test.beforeEach(() => {
    test.slow();
  });

  test('API-04, API-10: every function has a page of its own, with its parameters and an example', async ({
    page,
  }) => {
    await page.goto('/docs');
    const facts = await readPages(
      page,
      functions.map(({ route }) => route),
    );
    const rest = (names: string[]) => names.map((name) => name.replace('...?', '...'));
    const shown = facts.map(({ route, status, headings, params }) => {
      return { route, status, headings, params: rest(params.map(spell)) };
    });
    expect(shown).toEqual(
      functions.map(({ route, name, params }) => {
        return { route, status: 200, headings: [name.replace('.__call', '')], params: rest(params) };
      }),
    );
    for (const { route, lead, signature, example, params, returns } of facts) {
      expect.soft(lead, route).toMatch(/^[A-Z].{10}/);
      expect.soft(example.split('\n').length, route).toBeGreaterThan(1);
      for (const { name } of params) expect.soft(signature, route).toContain(name);
      for (const value of [...params, ...returns]) {
        expect.soft(value.type, `${route} ${value.name}`).not.toBe('');
        expect.soft(value.description, `${route} ${value.name}`).toMatch(/\S{2}/);
      }
    }
  });

  test('API-09: no function page is there beyond those of the definitions', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/docs\/api\/[^/<]+\/[^/<]+)<\/loc>/g)].map(
      ([, route]) => route,
    );
    expect(listed.toSorted()).toEqual(functions.map(({ route }) => route).toSorted());
  });

  test('API-02, API-03, API-08, GEN-03: every group has an overview that leads to each of its functions', async ({
    page,
  }) => {
    await page.goto('/docs');
    const facts = await readPages(
      page,
      groups.map((group) => `/docs/api/${group}`),
    );
    expect(facts.map(({ status, headings }) => [status, headings])).toEqual(
      groups.map((group) => [200, [titleOf(group)]]),
    );
    expect(groups).toHaveLength(19);
    for (const { route, links } of facts) {
      const own = functions.filter((entry) => entry.route.startsWith(`${route}/`));
      expect
        .soft(
          own.filter((entry) => !links.includes(entry.route)),
          route,
        )
        .toEqual([]);
    }
  });
});

/** Pages and what they are called; the sidebar calls a function by the last part of its name. */
const PLACES = [
  ['/docs/api', 'Getting Started'],
  ['/docs/api/client', 'client'],
  ['/docs/api/G', 'Globals (_G)'],
  ['/docs/api/globals', 'globals'],
  ['/docs/api/client/traceline', 'client.trace_line'],
  ['/docs/api/ui/newslider', 'ui.new_slider'],
  ['/docs/api/math/sqrt', 'math.sqrt'],
  ['/docs/api/entity/getprop', 'entity.get_prop'],
  ['/docs/api/renderer/text', 'renderer.text'],
  ['/docs/api/globals/curtime', 'globals.curtime'],
] as const;

test('API-01, API-05, API-06, API-08: pages are called as they should be, and have their own entry as the current one of the docs sidebar', {
  tag: '@dev',
}, async ({ page }) => {
  await page.goto('/docs/api');
  await expect((await docsSidebar(page)).locator('[aria-current=page]')).toHaveText('Getting Started');
  const facts = await readPages(
    page,
    PLACES.map(([route]) => route),
  );
  expect(facts.map(({ route, headings, current }) => ({ route, headings, current }))).toEqual(
    PLACES.map(([route, name]) => {
      return { route, headings: [name], current: [[name.replace(/^\w+\./, ''), route]] };
    }),
  );
});

test('API-09: access to variables by their names is described on the overview of cvar', {
  tag: '@dev',
}, async ({ page }) => {
  await page.goto('/docs/api/cvar');
  await expect(main(page).getByRole('listitem').filter({ hasText: '[string]' }).first()).toContainText(
    'cvar',
  );
});

test('API-02, API-08: G has the functions without a table, globals has those of its table', {
  tag: '@dev',
}, async ({ page }) => {
  await page.goto('/docs/api/G');
  await expect(main(page).getByRole('link', { name: 'pcall', exact: true }).first()).toBeVisible();
  await page.goto('/docs/api/globals');
  await expect(main(page).getByRole('link', { name: 'curtime', exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'pcall', exact: true })).toHaveCount(0);
});

test('API-10: a function page has signature, table of forms, parameters, returns, example and what follows, in order', async ({
  page,
}) => {
  await page.goto('/docs/api/entity/getprop');
  await expect(heading(page)).toHaveText('entity.get_prop');
  const signature = main(page).getByRole('figure').first();
  await expect(signature).toContainText('entity.get_prop(');
  await expect(signature.getByRole('link', { name: 'entindex' })).toHaveAttribute(
    'href',
    '/docs/types/entindex',
  );
  const sections = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(sections).toEqual([
    expect.stringMatching(/^Values? by form/),
    'Parameters',
    'Returns',
    'Example',
    'Errors',
    'Notes',
    'See also',
  ]);
});

test('API-10: a page says where its function may be called', async ({ page }) => {
  await page.goto('/docs/api/renderer/text');
  await expect(section(page, 'Where to call')).toBeVisible();
});

test('API-10: what rests on one source is marked below the summary', async ({ page }) => {
  await page.goto('/docs/api/vector/cross');
  await expect(main(page).getByText(/^Unconfirmed: /)).toBeVisible();
});

test('API-03: an overview lists its functions by task, then all from A to Z', async ({ page }) => {
  await page.goto('/docs/api/renderer');
  const index = main(page).getByRole('heading', { level: 2, name: 'All from A to Z' });
  const names = index.locator('xpath=following::ul[1]').getByRole('link');
  const listed = await names.allTextContents();
  expect(listed).toEqual(listed.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(listed).toHaveLength(functions.filter(({ name }) => name.startsWith('renderer.')).length);
});

test.describe('addresses that no function has', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('API-07: they show the not-found page', { tag: '@dev' }, async ({ page }) => {
    const routes = ['/docs/api/math/doesnotexist', '/docs/api/nogroup', '/docs/api/bit/sqrt'];
    await page.goto(routes[0] ?? '');
    await expect(heading(page)).toHaveText('This page does not exist');
    const facts = await readPages(page, routes);
    expect(facts.map(({ status, headings }) => ({ status, headings }))).toEqual(
      routes.map(() => ({ status: 404, headings: ['This page does not exist'] })),
    );
  });
});

test('API-03: an overview links the guides about it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs/api/renderer');
  const line = page.getByRole('main').getByText(/^Guides:/);
  await expect(line).toHaveText('Guides: Draw shapes and text, From the world to the screen');
  await expect(line.getByRole('link').first()).toHaveAttribute('href', '/docs/guides/drawing');
  await page.goto('/docs/api/ui');
  await expect(page.getByRole('main').getByText(/^Guide:/)).toHaveText('Guide: Build a menu');
});
