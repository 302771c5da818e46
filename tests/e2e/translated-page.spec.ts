import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { dialog, field, openSearch, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Browsers that translate a page put elements in the place of its texts, and go on while it is read. */

/** Does so with each text outside of code, and with each that comes later. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (text: Node) => {
      if (
        !text.nodeValue?.trim() ||
        text.parentElement?.closest('[translate="no"], code, font, script, style')
      )
        return;
      const font = document.createElement('font');
      font.textContent = `*${text.nodeValue}`;
      text.parentNode?.replaceChild(font, text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('STA-09, SRC-29: on a page that the browser translates, the dialog shows the hits of each query', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('trace');
  await expect(options(page).first()).toBeVisible();
  await translatePage(page);
  // With each letter, other pieces of the same hits are marked.
  for (const query of ['pl', 'pla', 'play', 'playe', 'player', 'player death'])
    await test.step(query, async () => {
      await field(page).fill(query);
      await expect(
        dialog(page)
          .locator('mark', { hasText: query.slice(0, 6) })
          .first(),
      ).toBeVisible();
    });
  await field(page).fill('qqzzxx');
  await expect(dialog(page)).toContainText('*No results for “qqzzxx”');
  await field(page).fill('trace_line');
  await expect(options(page).first()).toContainText('client.trace_line');
});

test('STA-09, SPG-07: so does the search page, and says how many there are', async ({ page }) => {
  await page.goto('/search?q=player');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await translatePage(page);
  const input = main.getByRole('searchbox');
  for (const [query, outcome] of [
    ['entity', /^\*\d+ pages found$/],
    ['qqzzxx', /^\*No results for “qqzzxx”/],
    ['', /^$/],
    ['traceline', /^\*\d+ pages found$|^\*One page found$/],
  ] satisfies [string, RegExp][])
    await test.step(query, async () => {
      await input.fill(query);
      await expect(main.getByRole('status').first()).toHaveText(outcome);
    });
});

test.describe('with a clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('CPY-03: the name of a symbol stays as scripts call it, and is copied so', async ({ page }) => {
    await page.goto('/docs/api/client/traceline');
    await hydrated(page);
    await translatePage(page);
    const main = page.getByRole('main');
    await expect(main.locator('.lead')).toContainText('*Traces a straight line');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('client.trace_line');
    await main.locator('summary', { hasText: 'Copy page' }).click();
    await main.getByRole('button', { name: 'Copy name' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('client.trace_line');
  });
});
