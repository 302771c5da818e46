import type { Page } from '@playwright/test';
import { settle, stopTimers, watchFor } from './support/clock.ts';
import { holdBack } from './support/network.ts';
import { heading, LINE, link, START } from './support/pages.ts';
import { hydrated, showLife } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

const bar = (page: Page) => page.locator('#nprogress .bar');

test('CON-02, CON-03: the bar appears after 200 ms and goes when the page is shown', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await page.goto(START);
  await hydrated(page);
  await stopTimers(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await settle(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(bar(page)).toBeInViewport();
  const look = await bar(page).evaluate((element) => {
    const { position, top, borderTopColor } = getComputedStyle(element);
    return { position, height: `${element.getBoundingClientRect().height}px`, top, green: borderTopColor };
  });
  expect(look).toMatchObject({ position: 'fixed', height: '3px', top: '0px' });
  expect(look.green).toBe('rgb(154, 214, 91)');
  // Forced colours take backgrounds away.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(bar(page)).not.toHaveCSS('border-top-color', ground);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(page.locator('#nprogress > *')).toHaveCount(1);
  release();
  await expect(heading(page)).toHaveText(LINE.heading);
  await settle(page);
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('CON-02: the bar itself does not wait for a slow connection', async ({ page }) => {
  const bars = page.waitForRequest(/\/assets\/progress-bar[\w.-]*\.js$/);
  await page.goto(START);
  await hydrated(page);
  const asked = await bars;
  await (await asked.response())?.finished();
  // No script has imported it yet. Headers do not tell: the browser does not always report all of them.
  const askedBy = () =>
    page.evaluate(
      (url) => performance.getEntriesByName(url).map((it) => (it as PerformanceResourceTiming).initiatorType),
      asked.url(),
    );
  await expect.poll(askedBy).toEqual(['link']);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const slow = { offline: false, latency: 2000, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  const seen = await page.evaluate(async (path) => {
    const begin = performance.now();
    window.navigation?.navigate(path);
    while (!document.querySelector('#nprogress .bar')) await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  }, '/blog/archive');
  expect(seen).toBeGreaterThanOrEqual(200);
  expect(seen).toBeLessThan(2000);
});

test('CON-02: a navigation that takes less than 200 ms shows no bar', async ({ page }) => {
  await page.clock.install();
  const sawBar = await watchFor(page, '#nprogress');
  await page.goto(START);
  await hydrated(page);
  await stopTimers(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await settle(page);
  await page.clock.runFor(3000);
  expect(await sawBar()).toBe(false);
});

test('CON-04: the first load of a document shows no bar', async ({ page }) => {
  await page.clock.install();
  const sawBar = await watchFor(page, '#nprogress');
  const release = await holdBack(page, `**${START}/page.json`);
  await page.goto(START);
  await showLife(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
  await page.clock.runFor(3000);
  release();
  await hydrated(page);
  expect(await sawBar()).toBe(false);
});

test('SCR-13: a change of only the query or the hash shows no bar', async ({ page }) => {
  await page.clock.install();
  const sawBar = await watchFor(page, '#nprogress');
  const release = await holdBack(page, `**${START}/page.json`);
  await page.goto(START);
  await showLife(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('shell'));
  for (const address of ['?order=name', '#notes', `${START}?order=name#functions`]) {
    await link(page, LINE.link).evaluate((element: HTMLAnchorElement, href) => {
      element.href = href;
      element.click();
    }, address);
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    await settle(page);
    await page.clock.runFor(3000);
  }
  expect(await sawBar()).toBe(false);
  release();
});

test('CON-02: a navigation that another one replaces leaves no bar behind', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, `**${LINE.path}/page.json`);
  await page.goto(START);
  await hydrated(page);
  await stopTimers(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await settle(page);
  await page.clock.runFor(300);
  await expect(bar(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await settle(page);
  await page.clock.runFor(3000);
  await expect(bar(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('client');
  release();
});
