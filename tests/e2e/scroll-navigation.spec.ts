import type { Page } from '@playwright/test';
import { APP_CODE, holdBack } from './support/network.ts';
import { heading, LINE, link, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a reader does, and waits until the page has moved. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Sends the first link of the article elsewhere. */
async function pointLinkTo(page: Page, href: string): Promise<void> {
  await link(page, LINE.link).evaluate((element, address) => element.setAttribute('href', address), href);
}

test.beforeEach(async ({ page }) => {
  await page.goto(START);
  await hydrated(page);
  await markDocument(page);
});

test('SCR-01: a new page begins at its top', async ({ page }) => {
  await scrollTo(page, 600);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('SCR-02: a link with a hash leads to the heading that it names', async ({ page }) => {
  await pointLinkTo(page, `${LINE.path}#returns`);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page).toHaveURL(`${LINE.path}#returns`);
  await expect(page.locator('#returns')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-03: a percent-encoded hash is decoded before its heading is looked up', async ({ page }) => {
  await pointLinkTo(page, `${LINE.path}#re%74urn%73`);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.locator('#returns')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

test('SCR-04: a hash that names nothing changes neither position nor page', async ({ page }) => {
  await scrollTo(page, 300);
  await pointLinkTo(page, `${LINE.path}#%E0%A4%A&nothing`);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.getByRole('region', { name: 'Skip navigation' })).not.toBeFocused();
  expect(await scrollTop(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: Back and Forward return to the positions that the reader left', async ({ page }) => {
  await scrollTo(page, 900);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 250);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(250);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: links to headings in between have their positions too', async ({ page }) => {
  await scrollTo(page, 120);
  await page.evaluate(() => document.querySelector<HTMLElement>('article a[href="#notes"]')?.click());
  await expect(page).toHaveURL(`${START}#notes`);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(120);
  const atNotes = await scrollTop(page);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect(page).toHaveURL(`${START}#notes`);
  await expect.poll(() => scrollTop(page)).toBe(atNotes);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect.poll(() => scrollTop(page)).toBe(120);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: Back before the app is there restores the position as soon as it is', async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  await page.goto(START);
  await markDocument(page);
  await scrollTo(page, 700);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(LINE.path);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(START);
  release();
  await hydrated(page);
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-05: the site does not scroll when a document is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { calls: 0 };
    Object.assign(window, { record });
    for (const name of ['scroll', 'scrollTo', 'scrollBy'] as const) {
      window[name] = () => {
        record.calls++;
      };
    }
    Element.prototype.scrollIntoView = () => {
      record.calls++;
    };
  });
  for (const address of [LINE.path, `${LINE.path}#returns`]) {
    await page.goto('about:blank');
    await page.goto(address);
    const before = await scrollTop(page);
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { record: { calls: number } }).record.calls)).toBe(
      0,
    );
    expect(await scrollTop(page)).toBe(before);
  }
  await expect(page.locator('#returns')).toBeInViewport();
});

test('SCR-05: what the reader scrolled before the app is there stays', async ({ page }) => {
  const release = await holdBack(page, APP_CODE);
  await page.goto(START);
  await scrollTo(page, 500);
  release();
  await hydrated(page);
  expect(await scrollTop(page)).toBe(500);
});
