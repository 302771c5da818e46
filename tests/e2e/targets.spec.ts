import type { Locator } from '@playwright/test';
import { tooSmall } from './support/audits.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { docsSidebar, isNarrow } from './support/menus.ts';
import { dialog, field, searchFor } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Least side of what is pressed, in px, and least height of what a finger presses most. */
const LEAST = 24;
const FINGER = 44;

test.use({ expectedErrors: [/404/] });

async function expectFinger(targets: Locator, what: string): Promise<void> {
  const heights = await targets.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => Math.round(element.getBoundingClientRect().height)),
  );
  expect(heights.length, what).toBeGreaterThan(0);
  expect(Math.min(...heights), what).toBeGreaterThanOrEqual(FINGER);
}

test('the sidebar: rows and carets are at least 24 px wide and high', { tag: '@phone' }, async ({ page }) => {
  await openKind(page, KINDS.function);
  await docsSidebar(page);
  expect(await tooSmall(page, LEAST)).toEqual([]);
});

test.describe('with a finger', () => {
  test('the navbar, breadcrumbs, contents, neighbours, code and footer', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await openKind(page, KINDS.snippet);
    await expectFinger(page.getByRole('banner').getByRole('button'), 'navbar');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
    await expectFinger(crumbs, 'breadcrumbs');
    expect((await crumbs.first().boundingBox())?.width).toBeGreaterThanOrEqual(FINGER);
    await expectFinger(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link'), 'neighbours');
    await expectFinger(page.getByRole('button', { name: 'Copy code to clipboard' }), 'copy');
    await expectFinger(page.getByRole('link', { name: 'Edit this page' }), 'edit');
    await expectFinger(page.getByRole('contentinfo').getByRole('link'), 'footer');
  });

  test('TOC-06: all of the box with the contents reacts', { tag: '@phone-only' }, async ({ page }) => {
    await openKind(page, KINDS.function);
    const box = page.locator('details', { hasText: 'On this page' });
    const area = await box.boundingBox();
    expect(area?.height).toBeGreaterThanOrEqual(FINGER);
    await box.click({ position: { x: (area?.width ?? 0) - 6, y: (area?.height ?? 0) - 6 } });
    await expect(box).toHaveAttribute('open');
    await expectFinger(box.getByRole('link'), 'entries');
    await box.click({ position: { x: 4, y: 4 } });
    await expect(box).not.toHaveAttribute('open');
  });

  test('tabs, and the links of the blog', { tag: '@phone-only' }, async ({ page }) => {
    await openKind(page, KINDS['list of posts']);
    const main = page.getByRole('main');
    await expectFinger(main.getByRole('link', { name: 'Archive' }), 'archive');
    await expectFinger(main.getByRole('link', { name: 'All tags' }), 'all tags');
    await expectFinger(main.getByRole('link', { name: 'guide', exact: true }), 'tags');
    await expectFinger(main.getByRole('link', { name: /^Read more/ }), 'read more');
    await openKind(page, KINDS.tags);
    await expectFinger(main.getByRole('link'), 'list of tags');
    await openKind(page, KINDS['search results']);
    await expectFinger(main.getByRole('group').getByRole('button'), 'sorts of pages');
  });

  test('MOB-11: rows and carets of the drawer', { tag: '@phone-only' }, async ({ page }) => {
    await openKind(page, KINDS.function);
    const sidebar = await docsSidebar(page);
    await expectFinger(sidebar.getByRole('link'), 'rows');
    const carets = sidebar.getByRole('button');
    await expectFinger(carets, 'carets');
    const widths = await carets.evaluateAll((all) => all.map((caret) => caret.getBoundingClientRect().width));
    expect(Math.round(Math.min(...widths))).toBeGreaterThanOrEqual(FINGER);
    expect(isNarrow(page)).toBe(true);
    const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
    await expectFinger(drawer.getByRole('button', { name: 'Back to main menu' }), 'back');
  });

  test('the search dialog and the filter of events', { tag: '@phone-only' }, async ({ page }) => {
    await openKind(page, KINDS['event index']);
    await expectFinger(page.getByRole('searchbox', { name: 'Filter events' }), 'filter');
    await searchFor(page, 'trace');
    await expectFinger(dialog(page).getByRole('link', { name: /^See all/ }), 'all results');
    await expectFinger(dialog(page).getByRole('button', { name: /^(Clear|Cancel)/ }), 'clear and cancel');
    await field(page).fill('qqzzqqy');
    await expect(dialog(page)).toContainText('Try searching for');
    const suggestions = dialog(page).getByText('Try searching for').locator('xpath=..').getByRole('button');
    await expectFinger(suggestions, 'suggestions');
  });
});
