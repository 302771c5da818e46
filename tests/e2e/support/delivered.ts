import type { Page } from '@playwright/test';
import { KINDS } from './kinds.ts';
import { expect } from './test.ts';

/** What the markup says, without what the browser or the reader's choices change afterwards. */
const HEADINGS = 'main h1, main h2, main h3';

/** Pages that add headings by themselves: hits, and pages that are close to the missing one. */
const ADDING: string[] = [KINDS['search results'], KINDS['not found']];

/** Makes a choice of the reader that pages apply by themselves. To be called before a page is opened. */
export async function chooseLight(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
}

/** Notes what was delivered, and returns a function that expects it and the reader's choice to be still there. */
export async function noteDelivered(page: Page): Promise<() => Promise<void>> {
  const before = await page.locator(HEADINGS).allTextContents();
  await page.locator('main').evaluate((main) => Object.assign(window, { first: main }));
  return async () => {
    const { pathname, search } = new URL(page.url());
    if (!ADDING.includes(pathname + search))
      expect(await page.locator(HEADINGS).allTextContents()).toEqual(before);
    const same = await page
      .locator('main')
      .evaluate((main) => (window as unknown as { first: Element }).first === main);
    expect(same, 'the delivered elements are still in the page').toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  };
}
