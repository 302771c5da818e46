import type { Page } from '@playwright/test';
import { controlled, keptFiles, test, workerMode } from './support/host.ts';
import { heading } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { expect } from './support/test.ts';

test.use({ ownContext: true });

const footer = (page: Page) => page.getByRole('contentinfo');
const save = (page: Page) => footer(page).getByRole('button', { name: /^Save for offline/ });
const remove = (page: Page) => footer(page).getByRole('button', { name: /^Remove from this device/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('offline'));

/** Opens a page and brings the control into view. */
async function openFooter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await footer(page).scrollIntoViewIfNeeded();
}

test('PWA-24: the reader keeps the whole site, reads it without a network, and gives it up again', {
  tag: '@phone',
}, async ({ page, host }) => {
  await openFooter(page, `${host.address}docs/tables`);
  await expect(save(page)).toHaveText(/\(\d[\d.]* MB\)$/);
  expect((await save(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  // As high as the room that was kept for it, so that the footer does not grow.
  const room = footer(page).locator('[data-offline]');
  await expect(room).toHaveCSS('height', await room.evaluate((it) => getComputedStyle(it).minBlockSize));
  await workerMode(page);
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(remove(page)).toBeFocused({ timeout: 20_000 });
  await expect(footer(page).getByRole('status')).toContainText('works offline');
  expect(await stored(page)).toBe('true');
  await host.down();
  await openFooter(page, `${host.address}docs/moorings`);
  await expect(heading(page)).toHaveText('Moorings');
  await host.up();
  await remove(page).click();
  await expect(save(page)).toBeFocused({ timeout: 20_000 });
  expect(await stored(page)).toBeNull();
  await expect.poll(() => keptFiles(page)).toBe(0);
  expect((await workerMode(page)).mode).toMatchObject({ offlineMode: false });
});

test('PWA-24: the site is saved while the reader has yet to answer a question of the browser about it', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await openFooter(page, `${host.address}docs/tables`);
  await save(page).click();
  await expect(remove(page)).toBeVisible({ timeout: 20_000 });
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/503|Service Unavailable|integrity|digest/] });

  test('PWA-25: an interrupted save continues where it stopped', async ({ page, host }) => {
    await openFooter(page, `${host.address}docs/tables`);
    await workerMode(page);
    host.failing = /^\/definitions\.zip/;
    await save(page).click();
    await expect(footer(page).getByRole('status')).toContainText('Check your connection', {
      timeout: 20_000,
    });
    expect(await stored(page)).toBeNull();
    await expect(heading(page)).toHaveText('Tide tables');
    const before = await keptFiles(page);
    expect(before).toBeGreaterThan(5);
    host.failing = undefined;
    const asked = host.requests.length;
    await save(page).click();
    await expect(remove(page)).toBeVisible({ timeout: 20_000 });
    const again = host.requests.slice(asked).filter((it) => /^\/(?:offline\/|definitions|img)/.test(it));
    expect(again).toContain('/definitions.zip');
    expect(again.filter((it) => it.startsWith('/offline/'))).toEqual([]);
    expect(await keptFiles(page)).toBeGreaterThan(before);
  });

  test('PWA-25: after a reload the save continues, and is not said to be done', async ({ page, host }) => {
    await openFooter(page, `${host.address}docs/tables`);
    await workerMode(page);
    host.holding = /^\/definitions\.zip/;
    await save(page).click();
    await expect(footer(page).getByRole('status')).toContainText('Saving');
    await openFooter(page, `${host.address}docs/moorings`);
    await expect(footer(page).getByRole('status')).toContainText('Saving');
    await expect(footer(page).getByRole('progressbar')).toBeVisible();
    host.holding = undefined;
    await expect(remove(page)).toBeVisible({ timeout: 20_000 });
    await expect(footer(page).getByRole('status')).toContainText('works offline');
  });

  test('PWA-25: without room nothing is left behind, and the next try works', async ({ page, host }) => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(host.address);
    await openFooter(page, `${host.address}docs/tables`);
    await workerMode(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60_000 });
    await save(page).click();
    await expect(footer(page).getByRole('status')).toContainText('enough storage', { timeout: 20_000 });
    expect(await keptFiles(page)).toBe(0);
    expect(await stored(page)).toBeNull();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('Moorings');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await openFooter(page, `${host.address}docs/tables`);
    await save(page).click();
    await expect(remove(page)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await controlled(page);
  });

  test('PWA-25: where the choice cannot be kept, the site is not said to be', async ({
    page,
    host,
    expectedErrors,
  }) => {
    await openFooter(page, `${host.address}docs/tables`);
    await workerMode(page);
    expectedErrors.push(/Writing the stored/);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          localStorage.setItem(`taken-${size}`, '-'.repeat(size));
        } catch {}
    });
    await save(page).click();
    await expect(footer(page).getByRole('status')).toContainText('enough storage', { timeout: 20_000 });
    expect(await keptFiles(page)).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await save(page).click();
    await expect(remove(page)).toBeVisible({ timeout: 20_000 });
  });
});
