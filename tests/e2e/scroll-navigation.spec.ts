import type { Locator, Page } from '@playwright/test';
import { APP_CODE, holdBack } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
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

test('SCR-01: a new page begins at its top', async ({ page }) => {
  await openStart(page);
  await scrollTo(page, 600);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('SCR-15, A11-01: the navbar takes focus and clicks, and the page behind it stays where it is', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await openStart(page);
  await scrollTo(page, 600);
  const navbar = page.getByRole('navigation', { name: 'Main', exact: true });
  await navbar.getByRole('button', { name: 'Search docs' }).focus();
  expect(await scrollTop(page)).toBe(600);
  if ((viewport?.width ?? 0) > 996) {
    await navbar.getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText('Blog');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(600);
    return;
  }
  await navbar.getByRole('button', { name: 'Open navigation menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrollTop(page)).toBe(600);
});

test('A11-01: going back with Shift+Tab leads to nothing that the navbar covers', async ({ page }) => {
  await openStart(page);
  const covered = page.getByRole('main').getByRole('link').nth(3);
  await covered.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 20));
  await page.keyboard.press('Shift');
  await covered.focus();
  const { bottom } = await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(await covered.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
});

test('SCR-02: a link with a hash leads to the heading that it names', { tag: ['@phone', '@dev'] }, async ({
  page,
}) => {
  await openStart(page);
  await pointLinkTo(page, `${LINE.path}#returns`);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page).toHaveURL(`${LINE.path}#returns`);
  await expect(page.locator('#returns')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-03: a percent-encoded hash is decoded before its heading is looked up, where the browser does not, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if ('NavigateEvent' in window) NavigateEvent.prototype.scroll = () => {};
  });
  await openStart(page);
  await pointLinkTo(page, `${LINE.path}#re%74urn%73`);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.locator('#returns')).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

test('SCR-04: a hash that names nothing changes neither position nor page', async ({ page }) => {
  await openStart(page);
  await scrollTo(page, 300);
  await pointLinkTo(page, `${LINE.path}#%E0%A4%A&nothing`);
  await link(page, LINE.link).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect(page.getByRole('region', { name: 'Skip navigation' })).not.toBeFocused();
  expect(await scrollTop(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: Back and Forward return to the positions that the reader left', {
  tag: ['@phone', '@dev'],
}, async ({ page }) => {
  await openStart(page);
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

test('SCR-15: Back leads to the link that the keyboard followed, and Tab continues there', async ({
  page,
}) => {
  await openStart(page);
  const links = page.getByRole('article').getByRole('link', { name: LINE.link });
  expect(await links.count()).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  await links.last().focus();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect(links.last()).toBeFocused();
  expect(await scrollTop(page)).toBe(left);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

test('SCR-15: Back leaves the focus alone if the mouse followed the link', {
  tag: '@phone',
}, async ({ page }) => {
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  const region = page.getByRole('region', { name: 'Skip navigation' });
  await expect(region).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => page.evaluate(() => navigation?.transition ?? null)).toBe(null);
  await expect(region).toBeFocused();
});

/** Scrolls to the end of the page, which is further than a page before it goes. */
async function scrollToEnd(page: Page): Promise<number> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrollTo(page, Math.floor(end));
  return Math.floor(end);
}

/** Follows a link anywhere on the page, wherever the page is scrolled to. */
async function follow(page: Page, href: string, title: string): Promise<void> {
  await page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => scrollTop(page)).toBe(0);
}

test('SCR-15: Back from the end of a long page restores the position on a short one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LINE.path);
  await hydrated(page);
  await markDocument(page);
  await scrollTo(page, 500);
  await follow(page, START, 'client');
  const end = await scrollToEnd(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goForward();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(end);
  await page.goBack();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: Back from the end of a long page restores the top of a short one', async ({ page }) => {
  await page.goto('/docs/snippets');
  await hydrated(page);
  const title = (await heading(page).textContent()) ?? '';
  const snippet = page.locator('main a[href^="/docs/snippets/ffi/"]').first();
  await snippet.evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).not.toHaveText(title);
  await scrollToEnd(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('SCR-15: Forward restores the position on a short page, after Back to one further down', async ({
  page,
}) => {
  await openStart(page);
  await scrollTo(page, 1234);
  await follow(page, LINE.path, LINE.heading);
  await scrollTo(page, 500);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(1234);
  await page.goForward();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('SCR-15: a reload in between takes no position away', async ({ page }) => {
  await page.goto(LINE.path);
  await hydrated(page);
  await scrollTo(page, 500);
  await follow(page, START, 'client');
  const end = await scrollToEnd(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(end);
  await page.goBack();
  await expect(heading(page)).toHaveText(LINE.heading);
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goForward();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(end);
});

test('SCR-15: pages left by a full load have their positions too', { tag: ['@phone', '@dev'] }, async ({
  page,
}) => {
  await page.goto(LINE.path);
  await hydrated(page);
  await scrollTo(page, 500);
  await follow(page, START, 'client');
  const end = await scrollToEnd(page);
  await page.goto('/blog/ffi-crash-course');
  await hydrated(page);
  await scrollToEnd(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('client');
  await expect.poll(() => scrollTop(page)).toBe(end);
  await page.goBack();
  await expect(heading(page)).toHaveText(LINE.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

/** Leaves a page of the fixture with something at the top of the window; comes back, and compares where it is. */
async function leaveAndReturn(page: Page, line: Locator, elsewhere: string): Promise<void> {
  const title = (await heading(page).textContent()) ?? '';
  await line.evaluate((element) => element.scrollIntoView());
  const seen = async () => [await scrollTop(page), Math.round((await line.boundingBox())?.y ?? -1)];
  const before = await seen();
  expect(before[0]).toBeGreaterThan(0);
  await page
    .locator(`main a[href="${elsewhere}"]`)
    .last()
    .evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect.poll(seen).toEqual(before);
}

test('SCR-15: what was unfolded above is so again, and the same lines are seen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 });
  await page.goto(`${addressOf('content')}docs/notes`);
  await hydrated(page);
  const wind = page.locator('main details').filter({ hasText: 'Where the wind comes from' });
  const rain = page.locator('main details').filter({ hasText: 'How rain is measured' });
  for (const details of [wind, rain]) await details.locator('summary').click();
  await expect(wind).toHaveAttribute('open', '');
  await expect(rain).not.toHaveAttribute('open', '');
  await leaveAndReturn(page, page.getByRole('img', { name: 'A map of stations' }), '/docs/tabs');
  await expect(wind).toHaveAttribute('open', '');
  await expect(rain).not.toHaveAttribute('open', '');
});

test('SCR-15: tabs above show what they showed', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 });
  await page.goto(`${addressOf('content')}docs/tabs`);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Snow' }).click();
  await page.getByRole('tab', { name: 'Yes' }).click();
  await leaveAndReturn(page, page.locator('main li').filter({ hasText: 'Bridge' }), '/docs/notes');
  await expect(page.getByRole('tab', { name: 'Snow' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('You said yes.')).toBeVisible();
});

test('SCR-15: Back to search results goes as far down as they were read', async ({ page }) => {
  await page.goto('/search?q=player');
  await hydrated(page);
  const hits = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(hits).toHaveCount(15);
  const more = page.getByRole('button', { name: 'Show more results' });
  for (const count of [30, 45]) {
    await more.evaluate((element: HTMLElement) => element.click());
    await expect(hits).toHaveCount(count);
  }
  await hits.nth(40).evaluate((element) => element.scrollIntoView());
  const before = await scrollTop(page);
  await hits
    .nth(40)
    .getByRole('link')
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/search/);
  await expect(hits).not.toHaveCount(45);
  await page.goBack();
  await expect(page).toHaveURL(/search/);
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('SCR-15: Back to search results leads to the hit that the keyboard followed', async ({ page }) => {
  await page.goto('/search?q=player');
  await hydrated(page);
  const hits = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(hits).toHaveCount(15);
  const hit = hits.nth(3).getByRole('link');
  await hit.press('Enter');
  await expect(page).not.toHaveURL(/search/);
  await expect(hits).not.toHaveCount(15);
  await page.goBack();
  await expect(page).toHaveURL(/search/);
  await expect(hit).toBeFocused();
});

test('SCR-15: links to headings in between have their positions too', async ({ page }) => {
  await openStart(page);
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

test('SCR-15: Back before the app is there restores the position as soon as it is', { tag: '@dev' }, async ({
  page,
}) => {
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

test('SCR-05: the site does not scroll when a document is loaded', { tag: ['@phone', '@dev'] }, async ({
  page,
}) => {
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
