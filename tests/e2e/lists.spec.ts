import type { Locator } from '@playwright/test';
import { KINDS, openKind } from './support/kinds.ts';
import { docsSidebar } from './support/menus.ts';
import { expect, test } from './support/test.ts';

/** Where the text of an element begins and ends, without its padding. */
function textEdges(target: Locator): Promise<{ left: number; right: number }> {
  return target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
}

test('the counts of the sidebar end in one line, and its rows are equally high', { tag: '@phone' }, async ({
  page,
}) => {
  await openKind(page, KINDS['all events']);
  const sidebar = await docsSidebar(page);
  const rows = await sidebar.locator('li > div:has(> a + i, > button > i)').evaluateAll((all) =>
    all.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('i') as Element);
      const { height } = row.getBoundingClientRect();
      return { name: row.textContent, right: range.getBoundingClientRect().right, height };
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const side of ['right', 'height'] as const) {
    const values = rows.map((row) => row[side]);
    expect(Math.max(...values) - Math.min(...values), JSON.stringify(rows)).toBeLessThan(0.5);
  }
});

test('names in a table, linked or not, begin on the edge of their column', { tag: '@phone' }, async ({
  page,
}) => {
  await openKind(page, '/docs/api/ui/set');
  const table = page.locator('main .table-wrap table').first();
  const { left } = await textEdges(table.locator('th').first());
  const names = table.locator('td:first-child');
  expect(await names.locator('> a').count()).toBeGreaterThan(0);
  for (const name of await names.all()) expect((await textEdges(name)).left).toBeCloseTo(left, 0);
  // The box around code would shift the name, not only its text.
  for (const code of await names.locator('> code').all())
    expect((await textEdges(code)).left).toBeCloseTo(left, 0);
  // Paper is scaled down for what is wider.
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('names in a row begin on the edge of the page', { tag: '@phone' }, async ({ page }) => {
  await openKind(page, KINDS.type);
  const heading = await textEdges(page.getByRole('heading', { name: 'Used by' }));
  const first = await textEdges(page.locator('main .name-list a').first());
  expect(first.left).toBeCloseTo(heading.left, 0);
});

test('the type of a parameter is as far from a short name as from a long one', async ({ page }) => {
  await openKind(page, '/docs/api/renderer/text');
  const gaps = await page.locator('main li[id^="param-"]').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, type] = [...row.querySelectorAll('code')].map((code) => {
        const range = document.createRange();
        range.selectNodeContents(code.querySelector('a')?.firstChild ?? code);
        return range.getBoundingClientRect();
      });
      return (type?.left ?? 0) - (name?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps) - Math.min(...gaps), String(gaps)).toBeLessThan(1);
});

test('in tables of values, the name is stronger than what is said about it', async ({ page }) => {
  await openKind(page, '/docs/values/entity-properties');
  const row = page.locator('main .value-table tbody tr').first();
  const [name, text] = [row.locator('th code'), row.locator('td').last()];
  const styleOf = (it: Locator) =>
    it.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element);
      return { color, fontWeight };
    });
  expect(await styleOf(name)).not.toEqual(await styleOf(text));
  expect((await styleOf(name)).fontWeight).toBe('600');
  await expect(name).not.toHaveCSS('color', (await styleOf(text)).color);
});

test('lists without a head begin with a line on phones', { tag: '@phone-only' }, async ({ page }) => {
  const lists = {
    [KINDS.event]: 'main table',
    [KINDS['all events']]: 'main table',
    '/docs/values/entity-properties': 'main .value-table',
    [KINDS.archive]: 'main .blog-group ul',
  };
  for (const [path, list] of Object.entries(lists)) {
    await openKind(page, path);
    await expect(page.locator(list).first(), path).toHaveCSS('border-top-width', '1px');
  }
});

test('what may be missing is marked alike in fields of events and of types', async ({ page }) => {
  const mark = async (path: string) => {
    await openKind(page, path);
    return page
      .getByRole('main')
      .getByText('optional', { exact: true })
      .first()
      .evaluate((element) => {
        const { fontSize, fontWeight, color } = getComputedStyle(element);
        return { fontSize, fontWeight, color };
      });
  };
  expect(await mark(KINDS.event)).toEqual(await mark('/docs/types/esp_data'));
});

test('what operators and values mean is as large as what methods do', async ({ page }) => {
  const size = (text: string) =>
    page
      .getByRole('main')
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).fontSize);
  await openKind(page, '/docs/types/vector');
  const method = await size('Multiplies the vector itself by a number.');
  expect(await size('Divides every component by a number.')).toBe(method);
  await openKind(page, '/docs/types/virtual_key');
  expect(await size('Left mouse button.')).toBe(method);
});

test('the title of a card without a count has all of its width', async ({ page }) => {
  await openKind(page, KINDS['docs landing']);
  const card = page.getByRole('listitem').filter({ hasText: 'How this reference is made' }).last();
  const title = await card.getByRole('link').boundingBox();
  const text = await card.getByRole('paragraph').boundingBox();
  expect(title?.width).toBe(text?.width);
});
