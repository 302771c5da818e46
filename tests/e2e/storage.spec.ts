import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

/** Makes one method of the storage throw. */
function breakStorage(page: Page, method: 'getItem' | 'setItem' | 'removeItem'): Promise<unknown> {
  return page.addInitScript((name) => {
    Storage.prototype[name] = () => {
      throw new DOMException('Storage is broken.', 'QuotaExceededError');
    };
  }, method);
}

/** Storage as a whole is refused, as in a blocked frame. */
function blockStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** Everything that the page says of storage. */
function messages(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (/storage/i.test(message.text())) texts.push(`${message.type()}: ${message.text()}`);
  });
  return texts;
}

const toggle = (page: Page) => page.getByRole('button', { name: /between dark and light mode/ });

test.describe('storage that fails', () => {
  test.use({ expectedErrors: [/(?:Reading|Writing|Removing) the stored `[\w.]+` failed/] });

  test('ERR-10, ERR-15: a failed reading is logged with its key, and the value counts as absent', async ({
    page,
  }) => {
    const said = messages(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await breakStorage(page, 'getItem');
    await page.goto(addressOf('harbour'));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of ['theme', 'docusaurus.announcement.id']) {
      expect(
        said.filter((text) => text.startsWith(`error: Reading the stored \`${key}\` failed.`)),
      ).toHaveLength(1);
    }
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('ERR-11, ERR-15: a failed writing is logged with its key, and the page works', async ({ page }) => {
    const said = messages(page);
    await breakStorage(page, 'setItem');
    await page.goto(addressOf('harbour'));
    await hydrated(page);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const key of ['theme', 'docusaurus.announcement.dismiss']) {
      expect(said.some((text) => text.startsWith(`error: Writing the stored \`${key}\` failed.`))).toBe(true);
    }
  });

  test('ERR-11: a failed deletion is logged with its key', async ({ page }) => {
    const said = messages(page);
    await breakStorage(page, 'removeItem');
    await page.goto(addressOf('quarry'));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(said).toEqual([expect.stringContaining('error: Removing the stored `theme` failed.')]);
  });
});

for (const [name, path] of [
  ['main', ''],
  ['main', 'docs/api/client'],
  ['harbour', ''],
  ['quarry', ''],
] as const) {
  test(`ERR-12, ERR-15: without any storage /${path} of ${name} gives one warning and the defaults`, async ({
    page,
  }) => {
    const said = messages(page);
    await blockStorage(page);
    await page.goto(addressOf(name) + path);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', name === 'quarry' ? 'light' : 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name !== 'quarry') await toggle(page).click();
    expect(said).toEqual([expect.stringContaining('warning: Storage is not available')]);
  });
}

test('STA-09: stored choices make no difference to the first client render', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('docusaurus.announcement.id', 'announcement-bar');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  // The fixture fails this test on any message of a hydration that did not match.
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  for (const path of ['', 'docs/start', 'docs/levels', 'docs', 'search']) {
    await page.goto(addressOf('harbour') + path);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await expect(toggle(page)).toHaveAccessibleName(/light mode\)$/);
    // A file of neighbours that is cut off by the next address is a warning.
    await page.waitForLoadState('networkidle');
  }
  expect(warnings).toEqual([]);
});
