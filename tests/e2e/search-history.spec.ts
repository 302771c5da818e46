import type { Locator, Page } from '@playwright/test';
import { inventory } from './support/data.ts';
import { hydrated } from './support/ready.ts';
import { dialog, field, openSearch, options, SHORT_PAGE, searchFor } from './support/search.ts';
import { expect, test } from './support/test.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

/** Functions of one group that have pages. */
const NAMES = inventory.entries
  .filter(({ route }) => /^\/docs\/api\/client\/(?!visible)/.test(route))
  .map(({ name }) => name.replace('client.', ''))
  .filter((name) => /^[a-z_]+$/.test(name))
  .slice(0, 10);

const section = (page: Page, name: string): Locator =>
  dialog(page).getByRole('rowgroup', { name, exact: true });
const titles = (group: Locator): Promise<string[]> =>
  group
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('code, b')?.textContent ?? ''));
const stored = (page: Page, key: string): Promise<{ title: string }[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const storedTitles = async (page: Page, key: string) => (await stored(page, key)).map(({ title }) => title);

/** Opens the first hit of a query from the dialog, which is open. */
async function choose(page: Page, query: string, title: string): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Puts entries into storage before the page is opened. */
async function store(page: Page, key: string, names: string[]): Promise<void> {
  const list = names.map((name) => ({
    href: `/docs/api/client/${name.replaceAll('_', '')}`,
    kind: 'Function',
    title: name,
    summary: '',
    where: 'client',
  }));
  await page.addInitScript(([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text), [
    key,
    JSON.stringify(list),
  ] as const);
}

test('SRC-19, SRC-20, SRC-26, SRC-27: what was chosen is listed, newest first, once', async ({ page }) => {
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await choose(page, 'trace_line', 'client.trace_line');
  await choose(page, 'player_death', 'player_death');
  await choose(page, 'trace_line', 'client.trace_line');
  expect(await titles(section(page, 'Recent'))).toEqual(['client.trace_line', 'player_death']);
  const [first] = await stored(page, RECENT);
  expect(first).toMatchObject({ title: 'client.trace_line', href: '/docs/api/client/traceline' });
  expect(JSON.stringify(await stored(page, RECENT))).not.toMatch(/terms|mark/);
});

test('SRC-20: arrows and Enter open an entry', async ({ page }) => {
  await store(page, RECENT, ['latency', 'visible']);
  await openSearch(page);
  await expect(section(page, 'Recent').getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/client/visible');
  await expect(dialog(page)).toBeHidden();
});

test('SRC-26: an entry that opens elsewhere moves up at once', async ({ page, context }) => {
  await store(page, RECENT, ['latency', 'visible']);
  await openSearch(page);
  await expect(section(page, 'Recent').getByRole('row')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).waitForURL('**/docs/api/client/visible');
  await expect.poll(() => titles(section(page, 'Recent'))).toEqual(['visible', 'latency']);
});

test('SRC-21, SRC-22, SRC-23, SRC-24: entries are starred and removed, and nothing is opened', async ({
  page,
}) => {
  await store(page, RECENT, ['latency', 'visible', 'unix_time']);
  await openSearch(page);
  const button = (name: string) => dialog(page).getByRole('button', { name });
  const star = button('Save this search: visible');
  // The title is the name: beside another name, screen readers would say it, too.
  await expect(star).toHaveAttribute('title', 'Save this search: visible');
  await expect(star).not.toHaveAttribute('aria-label');
  await star.click();
  expect(await titles(section(page, 'Recent'))).toEqual(['latency', 'unix_time']);
  expect(await titles(section(page, 'Favourites'))).toEqual(['visible']);
  expect(await storedTitles(page, FAVORITES)).toEqual(['visible']);
  await button('Remove this search from history: latency').click();
  expect(await storedTitles(page, RECENT)).toEqual(['unix_time']);
  expect(await titles(section(page, 'Recent'))).toEqual(['unix_time']);
  await button('Remove this search from favourites: visible').click();
  await expect(section(page, 'Favourites')).toHaveCount(0);
  expect(await storedTitles(page, FAVORITES)).toEqual([]);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(SHORT_PAGE);
});

test('SRC-25: seven recent entries are kept, four beside favourites', async ({ page }) => {
  await store(page, RECENT, NAMES.slice(0, 7));
  await openSearch(page);
  await choose(page, 'trace_line', 'client.trace_line');
  expect(await storedTitles(page, RECENT)).toEqual(['client.trace_line', ...NAMES.slice(0, 6)]);
  await dialog(page)
    .getByRole('button', { name: `Save this search: ${NAMES[0]}` })
    .click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await choose(page, 'player_death', 'player_death');
  expect(await storedTitles(page, RECENT)).toEqual([
    'player_death',
    'client.trace_line',
    ...NAMES.slice(1, 3),
  ]);
});

test('SRC-25, SRC-26: ten favourites are kept, and choosing one adds nothing', async ({ page }) => {
  await store(page, FAVORITES, NAMES);
  await store(page, RECENT, ['visible']);
  await openSearch(page);
  await dialog(page).getByRole('button', { name: 'Save this search: visible' }).click();
  expect(await storedTitles(page, FAVORITES)).toEqual(['visible', ...NAMES.slice(0, 9)]);
  await section(page, 'Favourites').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`/docs/api/client/${NAMES[0]?.replaceAll('_', '')}`);
  expect(await storedTitles(page, RECENT)).toEqual([]);
});

test('SRC-28: a parameter is kept as its function, a heading as itself', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('skip_entindex');
  await options(page).filter({ hasText: 'client.trace_line: skip_entindex' }).click();
  await expect(page).toHaveURL('/docs/api/client/traceline#param-skip_entindex');
  expect(await stored(page, RECENT)).toMatchObject([
    { title: 'client.trace_line', href: '/docs/api/client/traceline' },
  ]);
  await page.keyboard.press('Control+k');
  await field(page).fill('clean up');
  await options(page).filter({ hasText: 'Clean up' }).first().click();
  await expect(page).toHaveURL('/docs/api#clean-up');
  expect(await stored(page, RECENT)).toMatchObject([
    { title: 'Clean up', href: '/docs/api#clean-up' },
    { title: 'client.trace_line' },
  ]);
});

test('lists that are no lists count as empty', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"a":[null'), RECENT);
  await page.addInitScript((key) => localStorage.setItem(key, '[null,1,{"href":1}]'), FAVORITES);
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('SRC-48: without storage searching works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await searchFor(page, 'trace_line');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api/client/traceline');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('No recent searches');
});

test('SRC-50, SRC-46: `/` can be switched off, and stays off', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('?');
  await expect(dialog(page).getByRole('heading', { name: 'Keyboard shortcuts and queries' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  const slash = dialog(page).getByRole('checkbox', { name: '/ opens search' });
  await expect(slash).toBeChecked();
  await slash.uncheck();
  await page.goto('/blog');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  for (const keys of ['Control+k', 'Control+k', 'Meta+k']) await page.keyboard.press(keys);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(slash).not.toBeChecked();
  await slash.check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('SRC-46: the keys are named at the foot', async ({ page }) => {
  await openSearch(page);
  const hints = dialog(page).getByRole('list').last();
  for (const [key, text] of [
    ['Enter key', 'to select'],
    ['Arrow down', 'to navigate'],
    ['Arrow up', 'to navigate'],
    ['Escape key', 'to close'],
  ] as const)
    await expect(hints.getByRole('listitem').filter({ hasText: text })).toContainText(key);
  await hints.getByRole('button', { name: /all keys/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Keyboard shortcuts and queries' })).toBeVisible();
  await field(page).fill('trace');
  await page.keyboard.press('x');
  await expect(dialog(page).getByRole('heading', { name: 'Keyboard shortcuts and queries' })).toBeHidden();
});

test('SRC-20: two tabs keep what was starred in either', async ({ page, context }) => {
  await store(page, RECENT, NAMES.slice(0, 2));
  await openSearch(page);
  const other = await context.newPage();
  await openSearch(other);
  const starFirst = (tab: Page) =>
    section(tab, 'Recent').getByRole('button', { name: 'Save this search' }).first().click();
  await starFirst(page);
  await expect(section(other, 'Favourites').getByRole('row')).toHaveCount(1);
  await starFirst(other);
  await expect(section(page, 'Favourites').getByRole('row')).toHaveCount(2);
  expect(await storedTitles(page, FAVORITES)).toHaveLength(2);
  expect(await storedTitles(page, RECENT)).toEqual([]);
});

test.describe('what is stored is looked at field by field', () => {
  const good = {
    href: '/docs/api/client/traceline',
    kind: 'Function',
    title: 'kept',
    summary: '',
    where: 'client',
  };

  /** Puts any values into storage before the page is opened. */
  const plant = (page: Page, key: string, list: unknown) =>
    page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(list),
    ] as const);

  test('SRC-20: entries with wrong fields, without fields and that are none are left out, the others are listed', async ({
    page,
  }) => {
    const bad = [{ ...good, signature: { a: 1 } }, { ...good, heading: [] }, { ...good, title: 3 }, {}, null];
    await plant(page, RECENT, [...bad, good]);
    await plant(page, FAVORITES, bad);
    await openSearch(page);
    await expect(section(page, 'Recent').getByRole('row')).toHaveCount(1);
    await expect(section(page, 'Recent')).toContainText('kept');
    await expect(section(page, 'Favourites')).toHaveCount(0);
    await field(page).fill('trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
  });

  test('SRC-20: no entry leads to a script, to data or to another host', async ({ page }) => {
    const planted = [
      'javascript:alert(1)',
      '//evil.test/x',
      '/\\evil.test/x',
      'https://evil.test/x',
      'data:text/html,x',
    ].map((href) => ({ ...good, href, title: `planted ${href}` }));
    await plant(page, RECENT, [...planted, good]);
    await plant(page, FAVORITES, planted);
    await openSearch(page);
    await expect(section(page, 'Recent').getByRole('row')).toHaveCount(1);
    await expect(dialog(page)).not.toContainText('planted');
  });
});
