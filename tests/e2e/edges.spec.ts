import type { Locator } from '@playwright/test';
import { KINDS, openKind } from './support/kinds.ts';
import { docsSidebar } from './support/menus.ts';
import { dialog, searchFor } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Windows that are narrow for a sidebar and a table of contents; a scroll bar takes 15 px of the second one. */
const [SMALL, USUAL] = [1024, 1265];

/** Where what an element shows begins and ends; of an icon, where its lines do. */
function shownEdges(target: Locator): Promise<{ left: number; right: number }> {
  return target.evaluate((element) => {
    const lines = [...element.querySelectorAll('svg :not(g)')].map((line) => line.getBoundingClientRect());
    const text = document.createRange();
    text.selectNodeContents(element);
    const boxes = lines.length ? lines : [text.getBoundingClientRect()];
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
    };
  });
}

test.describe('in a window of a laptop', () => {
  test('fields of events and tables of values have columns', async ({ page }) => {
    await page.setViewportSize({ width: USUAL, height: 800 });
    for (const [path, head] of [
      [KINDS.event, 'Wire type'],
      ['/docs/values/weapons', 'Such as'],
    ] as const) {
      await openKind(page, path);
      const cell = page.getByRole('main').getByRole('columnheader', { name: head });
      expect((await cell.boundingBox())?.width, path).toBeGreaterThan(50);
    }
  });

  test('the coordinates of a point stay on one line of a signature', async ({ page }) => {
    for (const width of [SMALL, 1100, USUAL]) {
      await page.setViewportSize({ width, height: 800 });
      await openKind(page, KINDS.function);
      const line = page.getByRole('main').locator('figure .line', { hasText: 'from_x' });
      const rows = await line.evaluate(
        (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
      );
      expect(Math.round(rows), `${width} px`).toBe(1);
    }
  });

  test('values that a parameter takes have room for their texts', async ({ page }) => {
    await page.setViewportSize({ width: SMALL, height: 800 });
    await openKind(page, '/docs/api/ui/newslider');
    const text = page.getByRole('main').getByRole('definition').first();
    expect((await text.boundingBox())?.width).toBeGreaterThan(250);
  });
});

test('names of fields and events are as large as those of parameters and functions', async ({ page }) => {
  const sizes = [];
  for (const [path, names] of [
    [KINDS.function, 'ul > li code'],
    [KINDS.group, 'ul > li code'],
    [KINDS.event, 'tbody th code'],
    [KINDS['event index'], 'tbody th code'],
  ] as const) {
    await openKind(page, path);
    const name = page.getByRole('main').locator(names).first();
    sizes.push(await name.evaluate((it) => getComputedStyle(it).fontSize));
  }
  expect(sizes).toEqual(Array(4).fill('14px'));
});

test('the call that registers an event is drawn as the signature of a function is', async ({ page }) => {
  const looks = [];
  for (const kind of ['function', 'event'] as const) {
    await openKind(page, KINDS[kind]);
    const card = page.getByRole('main').getByRole('figure').first();
    looks.push(
      await card.evaluate((it) => {
        const { backgroundImage, borderColor, marginBlock } = getComputedStyle(it);
        const { fontSize } = getComputedStyle(it.querySelector('pre') as Element);
        return { backgroundImage, borderColor, marginBlock, fontSize };
      }),
    );
  }
  expect(looks[1]).toEqual(looks[0]);
});

test('names that a snippet uses stand below one another', { tag: '@phone' }, async ({ page }) => {
  await openKind(page, KINDS.snippet);
  const lists = page.getByRole('main').getByRole('list', { name: /^(Functions|Events|Lua)$/ });
  const rows = await lists.getByRole('link').evaluateAll((links) => {
    const lefts = new Map<number, number>();
    for (const { x, y } of links.map((link) => link.getBoundingClientRect()))
      lefts.set(y, Math.min(x, lefts.get(y) ?? x));
    return [...lefts.values()];
  });
  expect(rows.length).toBeGreaterThan(4);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(1);
});

test('code without a title is near its edge, below its buttons', { tag: '@phone-only' }, async ({ page }) => {
  await openKind(page, KINDS.event);
  const code = page.getByRole('main').getByRole('figure').first();
  const places = await code.evaluate((it) => {
    const place = (part: string) => (it.querySelector(part) as Element).getBoundingClientRect();
    return { edge: it.getBoundingClientRect().top, sign: place('svg').bottom, line: place('.line').top };
  });
  expect(places.line - places.edge).toBeLessThan(48);
  expect(places.line).toBeGreaterThan(places.sign);
});

test('what is said about a page stands in a row that wraps like words', async ({ page }) => {
  for (const width of [SMALL, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openKind(page, KINDS.function);
    const edit = await page.getByRole('link', { name: 'Edit this page' }).boundingBox();
    const about = await page
      .getByRole('main')
      .getByRole('link', { name: 'How this reference is made' })
      .boundingBox();
    expect((about?.x ?? 0) - (edit?.x ?? 0) - (edit?.width ?? 0), `${width} px`).toBeCloseTo(24, 0);
  }
});

test('hits of the dialog stand below its filters', { tag: '@phone' }, async ({ page }) => {
  await searchFor(page, 'trace');
  const filter = await dialog(page).getByRole('button', { name: 'All', exact: true }).boundingBox();
  const heading = dialog(page).getByText('API', { exact: true }).first();
  expect((await shownEdges(heading)).left).toBeCloseTo(filter?.x ?? 0, 0);
  const sign = await dialog(page).getByRole('option').first().locator('.hit-kind').boundingBox();
  expect(sign?.x).toBeCloseTo(filter?.x ?? 0, 0);
});

test('the signs in the navbar of a phone stand at the edges of the page', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openKind(page, KINDS.function);
  const text = await page.getByRole('article').boundingBox();
  const bar = page.getByRole('banner');
  const menu = await shownEdges(bar.getByRole('button', { name: 'Open navigation menu' }));
  const search = await shownEdges(bar.getByRole('button', { name: /Search docs/ }));
  expect(Math.abs(menu.left - (text?.x ?? 0))).toBeLessThan(4);
  expect(Math.abs(search.right - (text?.x ?? 0) - (text?.width ?? 0))).toBeLessThan(4);
});

test('the brand of the drawer stands above its names, the sign that closes it above their carets', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openKind(page, KINDS.type);
  const sidebar = await docsSidebar(page);
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  await expect.poll(() => drawer.evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
  const brand = await shownEdges(drawer.getByRole('link', { name: /^client lua/ }));
  const name = await shownEdges(sidebar.getByRole('link', { name: 'client', exact: true }));
  expect(brand.left).toBeCloseTo(name.left, 0);
  const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
  const close = await shownEdges(drawer.getByRole('button', { name: 'Close navigation menu' }));
  const caret = await shownEdges(sidebar.getByRole('button', { name: 'Pages in client' }));
  expect(Math.abs(middle(close) - middle(caret))).toBeLessThan(2);
});
