import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/audits.ts';
import { dialog, field, openSearch, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Expects that the checker finds nothing in the dialog's present state, and that all that reacts is 24 pixels large. */
function expectUsable(page: Page, state: string): Promise<void> {
  return test.step(state, async () => {
    await expectNoFindings(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] :is(a, button)')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width && height && Math.min(width, height) < 24 ? [control.textContent] : [];
      }),
    );
    expect(small).toEqual([]);
  });
}

test('A11-09: the search dialog has no finding in any of its states', { tag: '@phone' }, async ({ page }) => {
  // The checker runs ten times.
  test.slow();
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await expectUsable(page, 'empty');
  await page.keyboard.press('?');
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
  await expectUsable(page, 'help');
  await field(page).fill('weapon');
  await expect(options(page)).toHaveCount(20);
  await expectUsable(page, 'results');
  await field(page).fill('qqzzqqy');
  await expect(dialog(page)).toContainText('No results for');
  await expectUsable(page, 'no results');
  for (const query of ['player_death', 'trace_line']) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
  }
  await dialog(page).getByRole('button', { name: 'Save this search: player_death' }).click();
  await expectUsable(page, 'history');
});

test('A11-08: with text of twice the size, the field has room for a name', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openSearch(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await field(page).fill('trace_line');
  expect(await field(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
});

test('A11-02: the row that Enter opens has a bar as green as the links, in both colour modes', {
  tag: '@phone',
}, async ({ page }) => {
  await openSearch(page);
  const expectOneBar = async (green: string) => {
    const selected = options(page).and(page.locator('[aria-selected="true"]'));
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveCSS('box-shadow', `${green} 2px 0px 0px 0px inset`);
    await expect(options(page).and(page.locator('[aria-selected="false"]')).last()).toHaveCSS(
      'box-shadow',
      'none',
    );
  };
  await field(page).fill('trace');
  await expectOneBar('rgb(154, 214, 91)');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expectOneBar('rgb(47, 112, 16)');
});
