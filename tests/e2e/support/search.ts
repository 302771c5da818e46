import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './ready.ts';

/** The open search dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the documentation' });

/** Its field. */
export const field = (page: Page): Locator => dialog(page).getByRole('combobox');

/** Its hits. */
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** The button in the navbar. */
export const searchButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /Search docs/ });

/** The index file of the built site. */
export const INDEX = /(?<!\/assets)\/search(?:-[\w.-]+)?\.json$/;

/** The code of the dialog. */
export const PANEL_CODE = /\/assets\/mount-panel-[\w-]+\.js$/;

/** The code of the search that runs in a worker. */
export const WORKER_CODE = /\/assets\/worker-[\w-]+\.js$/;

/** The file with the rows of tables of values. */
export const VALUES = /\/assets\/search-values-[\w-]+\.json$/;

/** Checks that the dialog says that the search has failed. */
export async function expectFailure(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
}

/** A short page to search from: it takes less time than most. */
export const SHORT_PAGE = '/blog/tags';

/** Opens a page, waits until it is interactive, and opens the search. */
export async function openSearch(page: Page, path = SHORT_PAGE): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the search on a page and searches for a query. */
export async function searchFor(page: Page, query: string, path?: string): Promise<void> {
  await openSearch(page, path);
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}
