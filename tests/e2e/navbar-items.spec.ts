import { isNarrow, navItems, openMenu, visit } from './support/menus.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('navbar') });

test('NIT-01, NIT-24: an item without a type is a link, with its attributes', async ({ page }) => {
  await visit(page, '/');
  const apples = (await navItems(page)).getByRole('link', { name: 'Apples', exact: true }).first();
  await expect(apples).toHaveAttribute('href', '/docs/apples');
  await expect(apples).toHaveClass(/crisp/);
  await expect(apples).toHaveAttribute('data-fruit', 'apple');
});

test('NIT-02: an item with items is a menu, with items of all kinds', async ({ page }) => {
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
  test.skip(isNarrow(page), 'the drawer has one column');
  await visit(page, '/');
  const bar = page.getByRole('banner');
  const left = await bar.getByRole('link', { name: 'Apples', exact: true }).first().boundingBox();
  const right = await bar.getByRole('link', { name: 'Fruit shop' }).boundingBox();
  const last = await bar.getByRole('link', { name: 'Recipes and more' }).boundingBox();
  expect(right?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  expect(last?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
});

test('NIT-06: HTML is the content of the link in place of a label', async ({ page }) => {
  await visit(page, '/');
  const pears = (await navItems(page)).locator('a[href="/docs/pears"]').first();
  await expect(pears.locator('b')).toHaveText('Pears');
});

test('NIT-07, NIT-08: base path and pattern decide what is active; the pattern outranks', async ({
  page,
}) => {
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

test('NIT-09, NAV-15: a link is active on its page, with aria-current, and looks so', async ({ page }) => {
  await visit(page, '/docs/apples');
  const items = await navItems(page);
  const apples = items.getByRole('link', { name: 'Apples', exact: true }).first();
  const shop = items.getByRole('link', { name: 'Fruit shop' });
  await expect(apples).toHaveAttribute('aria-current', 'page');
  const colour = (it: typeof shop) => it.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(apples)).not.toBe(await colour(shop));
});

test('NIT-09: query and hash of a target do not count', async ({ page }) => {
  await visit(page, '/docs/apples');
  const menu = await openMenu(page, 'Recipes and more');
  await expect(menu.getByRole('link', { name: 'For pies' })).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/pears');
  const there = await openMenu(page, 'Recipes and more');
  await expect(there.getByRole('link', { name: 'For pies' })).not.toHaveAttribute('aria-current');
});

test('NAV-15: the label of a menu is marked on its own page, and on those below', async ({ page }) => {
  test.skip(isNarrow(page), 'in the drawer the label leads nowhere');
  const label = page.getByRole('banner').getByRole('link', { name: 'Recipes and more' });
  await visit(page, '/docs/recipes/pie');
  await expect(label).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/recipes/pie?x=1#top');
  await expect(label).toHaveAttribute('aria-current', 'page');
  await visit(page, '/docs/pears');
  await expect(label).not.toHaveAttribute('aria-current');
});

for (const path of ['/docs/recipes/pie', '/docs/cherries', '/docs/pears', '/docs/plums']) {
  test(`DRP-10: on ${path} the menu with its doc or sidebar item is open`, async ({ page }) => {
    test.skip(!isNarrow(page), 'the drawer of narrow windows only');
    await visit(page, '/');
    const more = (await navItems(page)).getByRole('button', { name: 'More', exact: true });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await visit(page, path);
    await navItems(page);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  });
}

test('NIT-11: raw HTML is inserted as it is, in a list item inside a menu', async ({ page }) => {
  await visit(page, '/');
  await expect((await navItems(page)).locator('em')).toHaveText('Fresh fruit');
  await page.reload();
  const menu = await openMenu(page, 'More');
  await expect(menu.getByRole('listitem').locator('small')).toHaveText('Dried fruit');
});

test('NIT-12, NIT-14: a doc item is called by its label or else its id; a draft is left out', async ({
  page,
}) => {
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

test('NIT-13, NIT-17: doc and sidebar items are active on the docs of their sidebar', async ({ page }) => {
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

test('NIT-16: a sidebar item leads to its first page and is called like it, or by its label', async ({
  page,
}) => {
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

test('NIT-20, VER-05: version items of docs with one version are links', async ({ page }) => {
  await visit(page, '/');
  const items = await navItems(page);
  const next = items.getByRole('link', { name: 'Next', exact: true });
  await expect(next).toHaveCount(2);
  for (const link of await next.all()) await expect(link).toHaveAttribute('href', '/docs/apples');
  await expect(items.getByRole('link', { name: 'First doc' })).toHaveAttribute('href', '/docs/plums');
  await expect(items.getByRole('button', { name: /Next|Versions/ })).toHaveCount(0);
});

test('NIT-21, NAV-14: the search stands where its item is, and not in the drawer', async ({ page }) => {
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
  test.skip(isNarrow(page), 'the right items are in the drawer');
  await visit(page, `${addressOf('locales')}docs/rules`);
  const bar = page.getByRole('banner');
  const search = bar.getByRole('link', { name: /Search/ }).or(bar.getByRole('button', { name: /Search/ }));
  const menu = await bar.getByRole('button', { name: 'English' }).boundingBox();
  const box = await search.first().boundingBox();
  expect(box?.x ?? 0).toBeGreaterThan(menu?.x ?? 0);
});
