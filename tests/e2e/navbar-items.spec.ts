import type { Page } from '@playwright/test';
import { isNarrow, navItems, openMenu, visit } from './support/menus.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('navbar') });

test('NIT-01, NIT-24: an item without a type is a link, with its attributes', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  const apples = (await navItems(page)).getByRole('link', { name: 'Apples', exact: true }).first();
  await expect(apples).toHaveAttribute('href', '/docs/apples');
  await expect(apples).toHaveClass(/crisp/);
  await expect(apples).toHaveAttribute('data-fruit', 'apple');
});

test('NIT-02: an item with items is a menu, with items of all kinds', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const menu = await openMenu(page, 'More');
  await expect(menu.getByRole('listitem')).toHaveText([
    'Plums',
    'Dried fruit',
    'cherries',
    'All recipes',
    'Main doc',
    'Market',
  ]);
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/docs/plums',
    '/docs/cherries',
    '/docs/recipes/pie',
    '/docs/apples',
    'https://market.example.com',
  ]);
});

test('NIT-03: items stand on their side, on the left by default', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  const left = await bar.getByRole('link', { name: 'Apples', exact: true }).first().boundingBox();
  const right = await bar.getByRole('link', { name: 'Fruit shop' }).boundingBox();
  const next = await bar.getByRole('link', { name: 'By path' }).boundingBox();
  const last = await bar.getByRole('link', { name: 'Recipes and more' }).boundingBox();
  expect(right?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  expect(next?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
});

test('NIT-06: HTML is the content of the link in place of a label', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const pears = (await navItems(page)).locator('a[href="/docs/pears"]').first();
  await expect(pears.locator('b')).toHaveText('Pears');
});

test('NIT-07, NIT-08: base path and pattern decide what is active; the pattern outranks', {
  tag: '@phone',
}, async ({ page }) => {
  const states = async () => {
    const items = await navItems(page);
    const active = (name: string) =>
      items.getByRole('link', { name, exact: true }).getAttribute('aria-current');
    return [await active('By path'), await active('By pattern')];
  };
  await visit(page, '/docs/pears');
  expect(await states()).toEqual(['true', null]);
  await visit(page, '/docs/plums');
  expect(await states()).toEqual(['true', 'true']);
  await visit(page, '/docs/cherries');
  expect(await states()).toEqual([null, 'true']);
});

test('NIT-09, NAV-15: a link is active on its page, with aria-current, and looks so', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/docs/apples');
  const items = await navItems(page);
  const apples = items.getByRole('link', { name: 'Apples', exact: true }).first();
  const shop = items.getByRole('link', { name: 'Fruit shop' });
  await expect(apples).toHaveAttribute('aria-current', 'page');
  const colour = (it: typeof shop) => it.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(apples)).not.toBe(await colour(shop));
});

test('NIT-09: query and hash of a target do not count', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/docs/apples');
  const menu = await openMenu(page, 'Recipes and more');
  await expect(menu.getByRole('link', { name: 'For pies' })).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/pears');
  const there = await openMenu(page, 'Recipes and more');
  await expect(there.getByRole('link', { name: 'For pies' })).not.toHaveAttribute('aria-current');
});

test('NAV-15: the label of a menu is marked on its own page, and on those below', async ({ page }) => {
  const label = page.getByRole('banner').getByRole('link', { name: 'Recipes and more' });
  await visit(page, '/docs/recipes/pie');
  await expect(label).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/recipes/pie?x=1#top');
  await expect(label).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/pears');
  await expect(label).not.toHaveAttribute('aria-current');
});

for (const path of ['/docs/recipes/pie', '/docs/cherries', '/docs/pears', '/docs/plums']) {
  test(`DRP-10: on ${path} the menu with its doc or sidebar item is open`, { tag: '@phone-only' }, async ({
    page,
  }) => {
    await visit(page, '/');
    const more = (await navItems(page)).getByRole('button', { name: 'More', exact: true });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await visit(page, path);
    await navItems(page);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  });
}

test('NIT-11: raw HTML is inserted as it is, in a list item inside a menu', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  await expect((await navItems(page)).locator('em')).toHaveText('Fresh fruit');
  await page.reload();
  const menu = await openMenu(page, 'More');
  await expect(menu.getByRole('listitem').locator('small')).toHaveText('Dried fruit');
});

test('NIT-12, NIT-14: a doc item is called by its label or else its id; a draft is left out', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/');
  const items = await navItems(page);
  await expect(items.getByRole('link', { name: 'pears', exact: true })).toHaveAttribute(
    'href',
    '/docs/pears',
  );
  await expect(items.getByRole('link', { name: 'Cherries of the day' })).toHaveAttribute(
    'href',
    '/docs/cherries',
  );
  await expect(items.getByRole('link', { name: 'Secret' })).toHaveCount(0);
});

test('NIT-13, NIT-17: doc and sidebar items are active on the docs of their sidebar', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/docs/plums');
  const items = await navItems(page);
  await expect(items.getByRole('link', { name: 'pears', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(items.getByRole('link', { name: 'Recipes', exact: true })).not.toHaveAttribute('aria-current');
  await visit(page, '/docs/recipes/pie');
  const there = await navItems(page);
  await expect(there.getByRole('link', { name: 'pears', exact: true })).not.toHaveAttribute('aria-current');
  await expect(there.getByRole('link', { name: 'Recipes', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('NIT-16: a sidebar item leads to its first page and is called like it, or by its label', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/');
  const items = await navItems(page);
  await expect(items.getByRole('link', { name: 'Apples', exact: true })).toHaveCount(2);
  await expect(items.getByRole('link', { name: 'Apples', exact: true }).last()).toHaveAttribute(
    'href',
    '/docs/apples',
  );
  await expect(items.getByRole('link', { name: 'Recipes', exact: true })).toHaveAttribute(
    'href',
    '/docs/recipes/pie',
  );
});

test('NIT-20, VER-05: version items of docs with one version are links', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  const items = await navItems(page);
  const next = items.getByRole('link', { name: 'Next', exact: true });
  await expect(next).toHaveCount(2);
  for (const link of await next.all()) await expect(link).toHaveAttribute('href', '/docs/apples');
  await expect(items.getByRole('link', { name: 'First doc' })).toHaveAttribute('href', '/docs/plums');
  await expect(items.getByRole('button', { name: /Next|Versions/ })).toHaveCount(0);
});

test('NIT-21, NAV-14: the search is where its item is, and not in the drawer', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  const search = bar.getByRole('link', { name: /Search/ }).or(bar.getByRole('button', { name: /Search/ }));
  await expect(search.first()).toBeVisible();
  if (isNarrow(page)) {
    const drawer = await navItems(page);
    await expect(drawer.getByText(/Search/)).toHaveCount(0);
    return;
  }
  const apples = await bar.getByRole('link', { name: 'Apples', exact: true }).first().boundingBox();
  const box = await search.first().boundingBox();
  expect(box?.x ?? 0).toBeLessThan(apples?.x ?? 0);
});

test('NAV-14: without an item the search comes after the right items', async ({ page }) => {
  await visit(page, `${addressOf('locales')}docs/rules`);
  const bar = page.getByRole('banner');
  const search = bar.getByRole('link', { name: /Search/ }).or(bar.getByRole('button', { name: /Search/ }));
  const menu = await bar.getByRole('button', { name: 'English' }).boundingBox();
  const box = await search.first().boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
});

test.describe('more items than fit', () => {
  /** The parts of the bar, in the order of Tab. */
  const parts = (page: Page) => page.getByRole('banner').locator('a, button, em').filter({ visible: true });

  /** Boxes of the parts that can be seen, those below the bar left out unless they show. */
  const boxes = (page: Page) =>
    parts(page).evaluateAll((all) =>
      all.flatMap((element) => {
        const { x, y, right, bottom, width } = element.getBoundingClientRect();
        const at = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
        const isSeen = width > 0 && at !== null && (element.contains(at) || at.contains(element));
        const isInside = element.parentElement?.closest('a, button') !== null;
        return isSeen && !isInside && element.closest('header ul') === null
          ? [{ name: element.textContent || element.getAttribute('aria-label'), x, y, right, bottom }]
          : [];
      }),
    );

  /** Whether a press on its middle would reach it. */
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return at !== null && (element.contains(at) || at.contains(element));
  };

  for (const width of [1440, 1100]) {
    test(`at ${width} px nothing overlaps, and all of them can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await visit(page, '/docs/apples');
      const expectApart = async (seen: Awaited<ReturnType<typeof boxes>>) => {
        for (const [index, one] of seen.entries()) {
          expect(one.x, one.name ?? '').toBeGreaterThanOrEqual(0);
          expect(one.right, one.name ?? '').toBeLessThanOrEqual(width);
          for (const two of seen.slice(index + 1)) {
            const apart =
              one.right <= two.x || two.right <= one.x || one.bottom <= two.y || two.bottom <= one.y;
            expect(apart, `${one.name} and ${two.name}`).toBe(true);
          }
        }
      };
      const bar = await boxes(page);
      await expectApart(bar);
      await expect(page.getByRole('button', { name: /Switch between dark and light/ })).toBeInViewport();
      expect(bar.map(({ name }) => name)).not.toContain('Fruit shop');
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(56);

      const more = page.getByTitle('More', { exact: true });
      await more.click();
      const all = await boxes(page);
      // 17 items with the search, brand, colour switch and the button itself.
      expect(all).toHaveLength(20);
      await expectApart(all);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
      expect(await boxes(page)).toHaveLength(bar.length);

      await more.click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(more).toHaveAttribute('aria-expanded', 'false');

      // The keyboard needs no button: the focus shows the row that it is in.
      await page.reload();
      await page.keyboard.press('Tab');
      const shop = page.getByRole('link', { name: 'Fruit shop' });
      for (let step = 0; step < 30; step++) {
        const focused = page.locator(':focus');
        expect(await focused.evaluate(isOnTop), (await focused.textContent()) ?? '').toBe(true);
        if (await shop.evaluate((it) => it === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(shop).toBeFocused();
    });
  }

  test('a menu of a lower row opens below its label', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await visit(page, '/docs/apples');
    await page.getByTitle('More', { exact: true }).click();
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'More', exact: true }).click();
    await bar.getByRole('link', { name: 'Plums' }).click();
    await expect(page).toHaveURL(/\/docs\/plums$/);
    await expect(page.getByTitle('More', { exact: true })).toHaveAttribute('aria-expanded', 'false');
  });

  test('where all items fit there is no button for more', async ({ page }) => {
    await page.goto(addressOf('main'));
    await expect(page.getByTitle('More', { exact: true })).not.toBeInViewport();
  });
});

test.describe('more items than fit, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('GEN-12: all rows of the navbar are seen', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.goto('/docs/apples');
    await expect(page.getByRole('link', { name: 'Fruit shop' })).toBeInViewport({ ratio: 1 });
    const [bar, text] = [
      await page.getByRole('banner').boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  });
});
