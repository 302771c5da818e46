import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { groups, inventory } from './support/data.ts';
import { heading } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
/** The card of the docs' landing page with a link of this name. */
const card = (page: Page, name: string) =>
  page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
/** A number, then a sentence. */
const sizeAndLine = (size: number) => new RegExp(`\\D${size}[A-Z][^.]{10}.*\\.$`);

test('RTE-01, RTE-19, GEN-08, GEN-09: the home page has brand, tagline, search field and ways in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Documentation');
  await expect(heading(page)).toHaveText('Script the client in Lua');
  const brand = page.getByRole('banner').getByRole('link', { name: /^client\s*lua\s*Docs$/ });
  await expect(brand).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(main(page).getByText(/^Maintained by the Lua community\.?$/)).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toBeVisible();
  for (const [name, href] of [
    ['Getting Started', '/docs/api'],
    ['Editor setup', '/docs/editor'],
    ['API reference', '/docs'],
    ['Events', '/docs/events'],
    ['Snippets', '/docs/snippets'],
    ['Blog', '/blog'],
  ] as const)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('RTE-19: the example on the home page links its functions and its event', async ({ page }) => {
  await page.goto('/');
  const code = main(page).locator('pre code');
  await expect(code).toHaveCount(1);
  const names = await code
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const));
  expect(names.length).toBeGreaterThan(4);
  const known = new Map(inventory.entries.map((entry) => [entry.name, entry.route]));
  for (const [name, href] of names)
    expect(href, String(name)).toBe(
      known.get(name ?? '') ?? `/docs/events/csgo/${name?.replaceAll('"', '')}`,
    );
});

test('RTE-02, RTE-19: the search field of the home page leads to the search page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await main(page).getByRole('searchbox').fill('new slider');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=new(\+|%20)slider$/);
  await expect(main(page).getByRole('link', { name: 'ui.new_slider', exact: true }).first()).toBeVisible();
});

test('RTE-10, GEN-03, GEN-04: the landing page of the docs has every part with its size and one line', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs');
  await expect(heading(page)).toHaveText('Overview');
  const parts = groups.map((group) => {
    const size = inventory.entries.filter(({ route }) => route.startsWith(`/docs/api/${group}/`)).length;
    return [group === 'G' ? 'Globals (_G)' : group, `/docs/api/${group}`, size] as const;
  });
  expect(parts).toHaveLength(19);
  const scripts = (await readdir('content/snippets', { recursive: true })).filter((name) =>
    name.endsWith('.lua'),
  );
  for (const [name, href, size] of [
    ...parts,
    ['General events', '/docs/events#general', 27] as const,
    ['Game events', '/docs/events/csgo', 169] as const,
    ['Source events', '/docs/events/source', 51] as const,
    ['Snippets', '/docs/snippets', scripts.length] as const,
  ]) {
    await expect(card(page, name).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(card(page, name)).toContainText(sizeAndLine(size));
  }
});

/** Tasks with their guides and something that one needs for each. */
const TASKS = [
  ['React to the game', '/docs/guides/events-and-callbacks', 'client.set_event_callback'],
  ['Draw something', '/docs/guides/drawing', 'paint'],
  ['Add a menu', '/docs/guides/menu-controls', 'ui.new_checkbox'],
  ['Save settings', '/docs/guides/storing-data', 'database.write'],
  ['Fix an error', '/docs/guides/errors-and-debugging', 'client.error_log'],
  ['Find a player or a weapon', '/docs/guides/entities', 'entity.get_players'],
  ['Speed a script up', '/docs/guides/performance', 'client.timestamp'],
  ['Call native code', '/docs/guides/native-code', 'ffi.cdef'],
] as const;

const tasks = (page: Page) => main(page).getByRole('region', { name: 'What do you want to do?' });

for (const route of ['/', '/docs'])
  test(`RTE-10, RTE-19: ${route} leads by task to guides, functions and events`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(route);
    const known = new Map([...inventory.entries, ...inventory.events].map((it) => [it.name, it.route]));
    for (const [task, guide, needed] of TASKS) {
      const item = tasks(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: task }) });
      await expect(item.getByRole('link', { name: task })).toHaveAttribute('href', guide);
      const needs = item.getByRole('list').getByRole('link');
      expect(await needs.count()).toBeGreaterThan(1);
      expect(await needs.count()).toBeLessThan(5);
      await expect(needs.filter({ hasText: needed })).toHaveAttribute('href', known.get(needed) ?? '');
    }
    await expect(tasks(page).getByRole('list').first().locator('> li')).toHaveCount(TASKS.length);
  });

test('RTE-12: a task leads to its guide, and what it needs to a function', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await tasks(page).getByRole('link', { name: 'Add a menu' }).click();
  await expect(heading(page)).toHaveText('Build a menu');
  await page.goBack();
  await tasks(page).getByRole('link', { name: 'database.read' }).click();
  await expect(heading(page)).toHaveText('database.read');
});

test('a site without tasks has cards on its first pages', async ({ page }) => {
  for (const path of ['', 'docs']) {
    await page.goto(addressOf('look') + path);
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByRole('region')).toHaveCount(0);
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('paragraph') });
    expect(await cards.count()).toBeGreaterThan(0);
  }
});

test('styles of tasks are in the documents that show them, and come along with navigation', async ({
  page,
  request,
}) => {
  for (const [route, has] of [
    ['/', true],
    ['/docs', true],
    ['/docs/api/client/log', false],
  ] as const) {
    const html = await (await request.get(route)).text();
    expect(/<style>.*?[.]tasks\b.*?<\/style>/s.test(html), route).toBe(has);
  }
  await page.goto('/docs/api/client/log');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Script the client in Lua');
  await expect(tasks(page).getByRole('list').first()).toHaveCSS('display', 'grid');
  await expect(tasks(page).getByRole('link', { name: 'paint', exact: true })).toHaveCSS(
    'text-decoration-line',
    'none',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('GEN-12: a reference page can be read and left', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/docs/api/client/traceline');
    await expect(heading(page)).toHaveText('client.trace_line');
    await expect(main(page).getByText('Traces a straight line')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Parameters' })).toBeVisible();
    await main(page).getByRole('link', { name: 'client.visible' }).first().click();
    await expect(heading(page)).toHaveText('client.visible');
  });
});
