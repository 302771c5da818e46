import { KINDS, openKind } from './support/kinds.ts';
import { breakPage } from './support/network.ts';
import { headingPlace } from './support/places.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

type Kind = keyof typeof KINDS;

test.use({ expectedErrors: [/404|ERR_FAILED|TypeError|Cannot read|is not iterable/] });

test.describe('on a desktop', () => {
  test('a wide page is wider to the right only', async ({ page }) => {
    const edges = async (kind: Kind) => {
      await openKind(page, KINDS[kind]);
      const box = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
      return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
    };
    const [text, wide] = [await edges('function'), await edges('event index')];
    expect(wide.left).toBe(text.left);
    expect(wide.right).toBeGreaterThan(text.right + 200);
  });

  test('where the sidebar is collapsed, edges are those of a page without one, and lines are short', async ({
    page,
  }) => {
    const edges = async () => {
      const text = await page.getByRole('article').boundingBox();
      const beside = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
      return { text: [text?.x, text?.width], beside: beside?.x };
    };
    await openKind(page, KINDS.post);
    const without = await edges();
    await openKind(page, KINDS.function);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    expect(await edges()).toEqual(without);
    await openKind(page, KINDS['event index']);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    const words = page.locator('main .prose > p').first();
    expect((await words.boundingBox())?.width).toBe(736);
  });
});

test('a long name stands whole on the line below its group', { tag: '@phone-only' }, async ({ page }) => {
  await openKind(page, '/docs/api/materialsystem/findtexture');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading.lastChild ?? heading);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('what the search page says instead of hits stands on its edge', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto(KINDS['search results']);
  const message = page.getByRole('main').getByText('Unable to fetch results');
  const { left } = await headingPlace(page);
  await expect.poll(async () => (await message.boundingBox())?.x).toBe(left);
});

test('CRS-01: a crash stands where the content would', async ({ page }) => {
  await breakPage(page, '**/docs/api/client/traceline/page.json');
  await openKind(page, KINDS.group);
  const before = await headingPlace(page);
  await page.getByRole('main').getByRole('link', { name: 'trace_line', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  const after = await headingPlace(page);
  expect(after.left).toBe(before.left);
  expect(Math.abs(after.baseline - before.baseline)).toBeLessThanOrEqual(1);
});

test.describe('a list of events', () => {
  test('EVT-11: its fields are readable, and a long list of them is folded', { tag: '@phone' }, async ({
    page,
  }) => {
    for (const width of page.viewportSize()?.width === 375 ? [375, 768] : [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await openKind(page, KINDS['all events']);
      const lines = await page.locator('main td > small').evaluateAll((lists) =>
        lists.map((list) => {
          const { fontSize, lineHeight } = getComputedStyle(list);
          const height = list.getBoundingClientRect().height;
          return {
            font: Number.parseFloat(fontSize),
            lines: Math.round(height / Number.parseFloat(lineHeight)),
          };
        }),
      );
      expect(Math.min(...lines.map(({ font }) => font))).toBeGreaterThanOrEqual(13);
      expect(Math.max(...lines.map((it) => it.lines))).toBeLessThanOrEqual(4);
      const row = page.getByRole('row').filter({ hasText: 'setup_command' }).first();
      await expect(row.getByText('40 fields')).toBeVisible();
      expect((await row.boundingBox())?.height).toBeLessThan(150);
    }
  });

  test('EVT-11: unfolded fields have lines as close as others', { tag: '@phone-only' }, async ({ page }) => {
    await openKind(page, KINDS['all events']);
    const row = page.getByRole('row').filter({ hasText: 'setup_command' }).first();
    await row.getByText('40 fields').tap();
    const { height, lines, lineHeight } = await row.locator('small').evaluate((list) => ({
      height: list.getBoundingClientRect().height,
      lines: list.getClientRects().length,
      lineHeight: Number.parseFloat(getComputedStyle(list).lineHeight),
    }));
    expect(lines).toBeGreaterThan(5);
    expect(height / lines).toBeLessThan(1.25 * lineHeight);
  });

  test('EVT-11: a folded field that is looked for is shown', async ({ page }) => {
    await openKind(page, KINDS['all events']);
    const row = page.getByRole('row').filter({ hasText: 'setup_command' }).first();
    await expect(row.locator('small')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Filter events' }).fill('setup_command forwardmove');
    await expect(row.locator('small')).toBeVisible();
    await expect(row.locator('small')).toContainText('forwardmove');
  });
});

test('CLR-13: nothing of the frame is printed', { tag: '@phone' }, async ({ page }) => {
  for (const kind of ['function', 'post', 'list of posts'] as const) {
    await openKind(page, KINDS[kind]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden();
    const left = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'nav, header, footer, button, form, aside, details:has(> ul a[href^="#"]) > summary, [data-announcement-bar]',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(left, kind).toEqual([]);
    const main = await page.getByRole('main').boundingBox();
    const text = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(text?.x, 'no room is left for the sidebar').toBe(main?.x);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('CLR-13: the announcement is not printed', async ({ page }) => {
  await page.goto(addressOf('quarry'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-announcement-bar]')).toBeHidden();
});
