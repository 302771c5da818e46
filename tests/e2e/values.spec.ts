import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds.ts';
import { hydrated } from './support/ready.ts';
import { field, openSearch, options, searchFor, VALUES } from './support/search.ts';
import { expect, test } from './support/test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Waits until the navbar does not cover the row. */
async function expectBelowNavbar(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).toBeInViewport();
  const top = async (it: ReturnType<typeof row>) => (await it.boundingBox())?.y ?? 0;
  const edge = async () => {
    const box = await page.getByRole('banner').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await top(row(page, name))) >= (await edge())).toBe(true);
}

const isTarget = (page: Page, name: string) => row(page, name).evaluate((it) => it.matches(':target'));

test('a value leads to its row, which is marked and not covered', { tag: '@phone' }, async ({ page }) => {
  for (const [query, name, anchor] of [
    ['numpad 5', 'Numpad 5', 'numpad-5'],
    ['movetype ladder', 'MOVETYPE_LADDER', 'MOVETYPE_LADDER'],
  ] as const) {
    await searchFor(page, query);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/docs/values/[\\w-]+#${anchor}$`));
    await expectBelowNavbar(page, name);
    expect(await isTarget(page, name)).toBe(true);
  }
});

test('the link of a row can be reached by keyboard, and puts its address into the address bar', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'links take no focus there unless the system says so');
  await page.goto('/docs/values/keys');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Direct link to Numpad 4' });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Direct link to Numpad 3' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/values\/keys#numpad-4$/);
  await expectBelowNavbar(page, 'Numpad 4');
});

test('a row is called by its value, without the words of its link', async ({ page }) => {
  await page.goto('/docs/values/keys');
  await expect(page.getByRole('rowheader', { name: 'Numpad 5', exact: true })).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name: /Direct link/ })).toHaveCount(0);
});

test('the link of a row appears beside the value that the mouse points at', async ({ page }) => {
  await page.goto('/docs/values/keys#numpad-5');
  await row(page, 'Numpad 5').getByRole('rowheader').hover();
  await expect(page.getByRole('link', { name: 'Direct link to Numpad 5' })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: 'Direct link to Numpad 6' })).toHaveCSS('opacity', '0');
});

test('values are fetched when no name answers, and only then', async ({ page }) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (VALUES.test(request.url())) fetched++;
  });
  await openSearch(page);
  await field(page).fill('trace_line');
  await expect(options(page).first()).toContainText('client.trace_line');
  expect(fetched).toBe(0);
  await field(page).fill('numpad 5');
  await expect(options(page).first()).toContainText('Numpad 5');
  await field(page).fill('numpad 6');
  await expect(options(page).first()).toContainText('Numpad 6');
  expect(fetched).toBe(1);
});

test('a table that is wider than a phone scrolls on its own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs/values/player-state');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

for (const [path, width] of [
  ['docs/values/entity-properties', 375],
  ['docs/guides/drawing', 320],
  ['docs/values/lua-patterns', 375],
  ['docs/values/weapons', 320],
  ['docs/api/ui/get', 320],
  ['docs/api/client', 320],
  ['docs/guides/storing-data', 320],
  ['docs/values/materials', 320],
] as const)
  test(`on a phone, no table scrolls sideways: /${path}`, { tag: '@phone-only' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const tables = page.getByRole('table');
    const scrolled = await tables.evaluateAll((all) =>
      all
        .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
        .map((it) => it.textContent),
    );
    expect(await tables.count()).toBeGreaterThan(0);
    expect(scrolled).toEqual([]);
  });

test('on a phone, names of items stay whole where they fit', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('docs/values/weapons#grenades');
  const lines = (name: string) =>
    page
      .getByRole('rowheader', { name, exact: true })
      .locator('code')
      .evaluate((code) => code.getClientRects().length);
  for (const name of ['weapon_decoy', 'weapon_flashbang', 'weapon_smokegrenade'])
    expect(await lines(name), name).toBe(1);
});

test('on a phone, each sentence of a message says whether it is the cause or the fix, in one size', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(KINDS.post);
  await expectLabels(page, 'attempt to redefine');
  // A plain table.
  await page.goto('/docs/guides/drawing');
  await expectLabels(page, 'The text is missing');
});

async function expectLabels(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 375, height: 800 });
  const message = row(page, name);
  await expect(message.getByRole('rowheader', { name })).toBeVisible();
  const cells = message.getByRole('cell');
  const labels = () =>
    cells.evaluateAll((all) =>
      all.map((cell) => {
        const { content } = getComputedStyle(cell, '::before');
        return { label: content === 'none' ? '' : content, size: getComputedStyle(cell).fontSize };
      }),
    );
  const [cause, fix] = await labels();
  // What screen readers say of it comes after the slash: the heads of the columns are there for them.
  expect([cause?.label, fix?.label]).toEqual(['"Cause: " / ""', '"Fix: " / ""']);
  expect(cause?.size).toBe(fix?.size);
  await expect(page.getByRole('columnheader', { name: 'Cause' }).first()).toBeAttached();
  const [above, below] = [await cells.first().boundingBox(), await cells.last().boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  // Beside each other they are below the heads.
  await page.setViewportSize({ width: 1440, height: 800 });
  expect((await labels()).map(({ label }) => label)).toEqual(['', '']);
}

test('on a phone, an empty cell does not name its column', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/docs/guides/entities');
  const array = page.getByRole('rowheader', { name: 'array', exact: true });
  const labels = await page
    .getByRole('row')
    .filter({ has: array })
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['none', '"Result: " / ""']);
});

test('a column of numbers is aligned to the right if its author says so, and takes no more room than it needs', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/about');
  const table = page.getByRole('table').filter({ hasText: 'Rests on less' });
  const sides = (selector: string) =>
    table.locator(selector).evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  expect(new Set(await sides('[align="right"]'))).toEqual(new Set(['-webkit-right']));
  expect(new Set(await sides(':is(th, td):first-child'))).toEqual(new Set(['start']));
  expect(await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the end of a scrolling table fades until the reader reaches it', { tag: '@phone-only' }, async ({
  page,
}) => {
  // No table of the site is wider than a phone: a narrower window stands for one.
  await page.setViewportSize({ width: 200, height: 800 });
  await page.goto('/docs/values/keys');
  const box = page.getByRole('region', { name: /^Table: Key, Code/ }).first();
  const mask = () => box.evaluate((element) => getComputedStyle(element).maskImage);
  await expect.poll(mask).toContain('gradient');
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(mask).toBe('none');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/guides/drawing');
  const whole = page.getByRole('region', { name: /^Table/ }).first();
  expect(await whole.evaluate((element) => getComputedStyle(element).maskImage)).toBe('none');
});
