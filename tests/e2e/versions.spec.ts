import type { Page } from '@playwright/test';
import { isNarrow, navItems, openMenu, visit } from './support/menus.ts';
import { isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('versions') });

const stored = (page: Page, instance: string) =>
  page.evaluate((id) => localStorage.getItem(`docs-preferred-version-${id}`), instance);

/** The menu of the default docs. */
const versionMenu = (page: Page, label: string) => menuOf(page, label, 0);
/** The menu of the other docs. */
const paintMenu = (page: Page, label: string) => menuOf(page, label, 1);

/** Menus of both docs are called the same in the drawer. */
async function menuOf(page: Page, label: string, index: number) {
  if (!isNarrow(page)) return openMenu(page, label);
  const items = await navItems(page);
  const entry = items
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Versions' }) })
    .nth(index);
  const button = entry.getByRole('button', { name: 'Versions' });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return entry.getByRole('list');
}

test('VER-01, VER-03, VER-04, GEN-11: the same doc in another version, stored, with query and hash', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/docs/saw?x=1#y');
  await markDocument(page);
  const menu = await versionMenu(page, '1.0');
  const next = menu.getByRole('link', { name: 'Next' });
  await expect(next).toHaveAttribute('href', '/docs/next/saw?x=1#y');
  await next.click();
  await expect(page).toHaveURL('/docs/next/saw?x=1#y');
  await expect(page.getByRole('note')).toContainText('not been released yet');
  expect(await stored(page, 'default')).toBe('current');
  expect(await isSameDocument(page)).toBe(true);
});

/** The label of the menu of the default docs on a desktop, and its entry of another version. */
function partsOfMenu(page: Page) {
  const bar = page.getByRole('banner');
  return {
    label: bar.locator('a[aria-expanded]').first(),
    other: bar.getByRole('listitem').getByRole('link', { name: '1.0', exact: true }).first(),
  };
}

test('VER-01, VER-04: a mouse opens the menu without following its label, and closes it when it leaves', async ({
  page,
}) => {
  await visit(page, '/docs/next/api/saw/cut?x=1#y');
  const { label, other } = partsOfMenu(page);
  await label.hover();
  await expect(label).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 700);
  await expect(label).toHaveAttribute('aria-expanded', 'false');
  await expect(other).toBeHidden();
  await label.hover();
  await other.click();
  await expect(page).toHaveURL('/docs/api/saw/cut?x=1#y');
  await expect(page.getByText('Version: 1.0')).toBeVisible();
  await expect(other).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('VER-01, VER-06: the first touch opens the menu of the open doc, the second follows its label', async ({
    page,
  }) => {
    await visit(page, '/docs/next/api/saw/cut?x=1#y');
    const { label, other } = partsOfMenu(page);
    await label.tap();
    await expect(other).toHaveAttribute('href', '/docs/api/saw/cut?x=1#y');
    await expect(other).toBeVisible();
    await expect(page).toHaveURL('/docs/next/api/saw/cut?x=1#y');
    await label.tap();
    await expect(page).toHaveURL('/docs/next/saw');
    await expect(other).toHaveAttribute('href', '/docs/saw');
    await other.tap();
    await expect(page).toHaveURL('/docs/saw');
  });
});

test('VER-02: a doc that the other version lacks leads to its main doc', async ({ page }) => {
  await visit(page, '/docs/next/drill');
  const menu = await versionMenu(page, 'Next');
  await menu.getByRole('link', { name: '0.9' }).click();
  await expect(page).toHaveURL('/docs/0.9/plane');
});

test('VER-01: symbols and landing pages are the same doc in each version', async ({ page }) => {
  await visit(page, '/docs/next/api/saw/cut');
  const menu = await versionMenu(page, 'Next');
  await expect(menu.getByRole('link', { name: '1.0' })).toHaveAttribute('href', '/docs/api/saw/cut');
  await visit(page, '/docs/next');
  const landing = await versionMenu(page, 'Next');
  await expect(landing.getByRole('link', { name: '0.9' })).toHaveAttribute('href', '/docs/0.9');
});

test('VER-06: the label is the version in effect and leads to its main doc', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/docs/0.9/saw');
  if (isNarrow(page)) {
    const items = await navItems(page);
    await expect(items.getByRole('button', { name: 'Versions' })).toHaveCount(2);
    return;
  }
  const label = page.getByRole('banner').locator('a[aria-expanded]', { hasText: '0.9' });
  await expect(label).toHaveAttribute('href', '/docs/0.9/plane');
  await label.click();
  await expect(page).toHaveURL('/docs/0.9/plane');
});

test('VER-07: docs links follow the open version, else the stored one, else the latest', async ({ page }) => {
  const saw = async () => (await navItems(page)).getByRole('link', { name: 'Saw', exact: true });
  await visit(page, '/blog');
  await expect(await saw()).toHaveAttribute('href', '/docs/saw');
  await visit(page, '/docs/0.9/plane');
  await expect(await saw()).toHaveAttribute('href', '/docs/0.9/saw');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await visit(page, '/blog');
  await expect(await saw()).toHaveAttribute('href', '/docs/next/saw');
  await visit(page, '/docs/0.9/plane');
  await expect(await saw()).toHaveAttribute('href', '/docs/0.9/saw');
});

test('VER-07: a choice counts on the next page outside the docs, without a load', async ({ page }) => {
  await visit(page, '/docs/saw');
  await markDocument(page);
  const menu = await versionMenu(page, '1.0');
  await menu.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/next/saw');
  await expect(page.getByRole('main')).toContainText('Version: Next');
  await (await navItems(page)).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect((await navItems(page)).getByRole('link', { name: 'Manual' })).toHaveAttribute(
    'href',
    '/docs/next/saw',
  );
  expect(await isSameDocument(page)).toBe(true);
});

test('VER-08: a stored version that is gone is forgotten', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.1'));
  await visit(page, '/blog');
  await expect.poll(() => stored(page, 'default')).toBeNull();
  await expect((await navItems(page)).getByRole('link', { name: 'Manual' })).toHaveAttribute(
    'href',
    '/docs/saw',
  );
});

test('VER-09, NIT-23, STA-08: docs of another instance have versions of their own', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/docs/saw');
  const menu = await versionMenu(page, '1.0');
  await menu.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/next/saw');
  const paint = (await navItems(page)).getByRole('link', { name: 'Paint', exact: true });
  await expect(paint).toHaveAttribute('href', '/paint/brush');
  await paint.click();
  await expect(page).toHaveURL('/paint/brush');
  await expect(page.getByRole('heading', { level: 1, name: 'Brush' })).toBeVisible();
  const versions = await paintMenu(page, 'Oil');
  await versions.getByRole('link', { name: 'Chalk' }).click();
  await expect(page).toHaveURL('/paint/chalk/brush');
  expect(await stored(page, 'paint')).toBe('chalk');
  expect(await stored(page, 'default')).toBe('current');
  await expect((await navItems(page)).getByRole('link', { name: 'Paint', exact: true })).toHaveAttribute(
    'href',
    '/paint/chalk/brush',
  );
});

test.describe('without storage', () => {
  test('VER-10: choosing a version works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await visit(page, '/docs/saw');
    const menu = await versionMenu(page, '1.0');
    await menu.getByRole('link', { name: '0.9' }).click();
    await expect(page).toHaveURL('/docs/0.9/saw');
    await expect(page.getByRole('heading', { level: 1, name: 'Saw' })).toBeVisible();
  });
});

test('VER-11, VER-12: own items surround the versions, and the open one is marked', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/docs/next/saw');
  const menu = await versionMenu(page, 'Next');
  await expect(menu.getByRole('listitem')).toHaveText([
    'What is new',
    'Next',
    '1.0',
    '0.9',
    'Older ones are gone',
  ]);
  await expect(menu.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: '1.0' })).not.toHaveAttribute('aria-current');
});

test('NIT-20: the link to a version is called and leads like the version in effect', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/blog');
  await expect(
    (await navItems(page)).getByRole('link', { name: '1.0', exact: true }).first(),
  ).toHaveAttribute('href', '/docs/saw');
  await visit(page, '/docs/0.9/saw');
  await expect(
    (await navItems(page)).getByRole('link', { name: '0.9', exact: true }).first(),
  ).toHaveAttribute('href', '/docs/0.9/plane');
});

test('NIT-12, NIT-15: a doc that only one version has is linked there', async ({ page }) => {
  await visit(page, '/docs/saw');
  await expect((await navItems(page)).getByRole('link', { name: 'Drill' })).toHaveAttribute(
    'href',
    '/docs/next/drill',
  );
});

test('VER-13: banners and badges tell versions apart, and the latest has no banner', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/saw');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByText('Version: 1.0')).toBeVisible();
  await page.goto('/docs/0.9/saw');
  await expect(page.getByRole('note')).toContainText('no longer maintained');
  await page.getByRole('note').getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL('/docs/saw');
});

test('VER-09, VER-13: docs of another instance look like docs, and a badge can be switched off', async ({
  page,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await page.goto('/paint/chalk/brush');
  await expect(page.getByText('Version: Chalk')).toBeVisible();
  await expect(crumbs).toContainText('Brush');
  await expect(
    page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Sponge' }),
  ).toHaveAttribute('href', '/paint/chalk/sponge');
  await page.goto('/paint/brush');
  await expect(crumbs).toContainText('Brush');
  await expect(page.getByText(/^Version:/)).toHaveCount(0);
});

test('VER-01: links of text, breadcrumbs and neighbours stay within the version', async ({ page }) => {
  await visit(page, '/docs/next/saw');
  await page.getByRole('article').getByRole('link', { name: 'saw.cut' }).click();
  await expect(page).toHaveURL('/docs/next/api/saw/cut');
  const links = page.locator('main a[href^="/docs"], main a[href^="/docs/next"]');
  const targets = await links.evaluateAll((all) =>
    all.filter((link) => !link.closest('[role=note]')).map((link) => link.getAttribute('href') ?? ''),
  );
  expect(targets.length).toBeGreaterThanOrEqual(3);
  expect(targets.filter((href) => !href.startsWith('/docs/next'))).toEqual([]);
});

test('VER-07: the search finds the latest versions only', async ({ page }) => {
  await visit(page, '/search?q=saw.cut');
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(hits.first()).toHaveAttribute('href', '/docs/api/saw/cut');
  const all = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(all.filter((href) => /\/(?:next|0\.9|chalk)\//.test(href))).toEqual([]);
});
