import type { Locator, Page } from '@playwright/test';
import { hydrated, markDocument } from './ready.ts';

/** An overview with links to many pages. */
export const START = '/docs/api/client';
/** A page that it links to. */
export const LINE = {
  link: 'trace_line',
  path: '/docs/api/client/traceline',
  heading: 'client.trace_line',
};

/** The first link of the article with this name. */
export const link = (page: Page, name: string): Locator =>
  page.getByRole('article').getByRole('link', { name, exact: true }).first();

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens an empty file of a site, by default the one that is open: no policy there keeps a test from parsing texts. */
export async function openPlain(page: Page, site = page.url()): Promise<void> {
  const address = new URL('/plain.txt', site).href;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
  await page.goto(address);
}

/** Opens the overview, waits until it is interactive, and marks the document. */
export async function openStart(page: Page): Promise<void> {
  await page.goto(START);
  await hydrated(page);
  await markDocument(page);
}
