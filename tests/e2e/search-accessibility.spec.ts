import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dialog, field, openSearch, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the checker finds in both modes, and targets below 24 pixels. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found: string[] = [];
    for (const mode of ['dark', 'light']) {
      document.documentElement.dataset.theme = mode;
      const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      for (const { id, nodes } of violations)
        for (const { target } of nodes) found.push(`${mode} ${id}: ${target.join(' ')}`);
    }
    for (const control of document.querySelectorAll('dialog[open] :is(a, button)')) {
      const { width, height } = control.getBoundingClientRect();
      if (width && height && Math.min(width, height) < 24) found.push(`small: ${control.textContent}`);
    }
    return found;
  });
}

test('A11-09: the search dialog has no finding in any of its states', { tag: '@phone' }, async ({ page }) => {
  // The checker runs ten times.
  test.slow();
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  expect(await findings(page), 'empty').toEqual([]);
  await page.keyboard.press('?');
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
  expect(await findings(page), 'help').toEqual([]);
  await field(page).fill('weapon');
  await expect(options(page)).toHaveCount(20);
  expect(await findings(page), 'results').toEqual([]);
  await field(page).fill('qqzzqqy');
  await expect(dialog(page)).toContainText('No results for');
  expect(await findings(page), 'no results').toEqual([]);
  for (const query of ['player_death', 'trace_line']) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
  }
  await dialog(page).getByRole('button', { name: 'Save this search: player_death' }).click();
  expect(await findings(page), 'history').toEqual([]);
});
