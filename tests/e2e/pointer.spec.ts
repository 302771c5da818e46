import type { Locator } from '@playwright/test';
import { KINDS, openKind } from './support/kinds.ts';
import { dialog, searchFor } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** What a reader sees change under the pointer. */
function lookOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const { color, backgroundColor, borderTopColor, textDecoration } = getComputedStyle(element);
    return [color, backgroundColor, borderTopColor, textDecoration].join(' | ');
  });
}

async function expectReaction(target: Locator, what: string): Promise<void> {
  await target.page().mouse.move(1, 1);
  const before = await lookOf(target);
  await target.hover();
  await expect.poll(() => lookOf(target), what).not.toBe(before);
}

test.describe('what can be pressed reacts to the pointer', () => {
  test('links in texts and in tables', async ({ page }) => {
    await openKind(page, KINDS.group);
    await expectReaction(page.locator('main .prose p > a').first(), 'link in a text');
    await openKind(page, '/docs/values/weapons');
    await expectReaction(page.locator('main th > a:not(.badge)').first(), 'link in a table');
  });

  test('what unfolds', async ({ page }) => {
    await openKind(page, '/docs/guides/storing-data');
    await expectReaction(page.locator('main summary', { hasText: 'Presets' }), 'box');
    await expectReaction(page.locator('main summary', { hasText: 'Copy page' }), 'menu of the page');
    await openKind(page, KINDS['all events']);
    await expectReaction(page.locator('main td summary').first(), 'fields of an event');
  });

  test('filters, and the buttons that clear a field', async ({ page }) => {
    await openKind(page, KINDS.snippets);
    await expectReaction(
      page.getByRole('main').getByRole('button', { name: 'console' }),
      'filter of snippets',
    );
    await openKind(page, KINDS['search results']);
    await expectReaction(page.getByRole('main').getByRole('button', { name: 'Events' }), 'filter of hits');
    await expectReaction(page.locator('main form button'), 'clear the field of the page');
    await searchFor(page, 'trace');
    await expectReaction(
      dialog(page).getByRole('button', { name: /^Clear/ }),
      'clear the field of the dialog',
    );
  });
});

test('the edge of a filter is as strong as that of a field, and a badge that is no button has a weaker one', async ({
  page,
}) => {
  const edgeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).borderTopColor);
  await openKind(page, KINDS.snippets);
  expect(await edgeOf('main .chips button')).toBe(await edgeOf('aside .field'));
  const filter = await edgeOf('main .chips button');
  await openKind(page, '/docs/values/entity-properties');
  expect(await edgeOf('main a.badge')).not.toBe(filter);
});
