import type { Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

const harbour = (path = '') => addressOf('harbour') + path;
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const closeButton = (page: Page) => bar(page).getByRole('button', { name: 'Close announcement' });
const stored = (page: Page) =>
  page.evaluate(([dismiss, id]) => [localStorage.getItem(dismiss), localStorage.getItem(id)], [
    DISMISS,
    ID,
  ] as const);

/** Puts values into storage before any script of the first document runs. */
async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

test('ANN-01: a site without an announcement has no bar', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([null, null]);
});

for (const path of ['', 'docs/start', 'docs', 'search']) {
  test(`ANN-02: the bar is above the navbar of /${path} and shows its HTML`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(harbour(path));
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).locator('b')).toHaveText('north pier');
    await expect(bar(page).getByRole('link', { name: 'the first landing' })).toHaveAttribute(
      'href',
      '/docs/start',
    );
    const [barBox, navBox] = await Promise.all([
      bar(page).boundingBox(),
      page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ]);
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(navBox?.y ?? 0);
  });
}

test('the text of the bar is in the middle of a wide window', async ({ page }) => {
  await page.goto(harbour());
  const text = await bar(page).locator('b').locator('xpath=..').boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0) / 2).toBe((page.viewportSize()?.width ?? 0) / 2);
});

test('a word that is longer than the window goes on in the next line, and leaves the button in view', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto(harbour());
  await bar(page)
    .locator('b')
    .evaluate((it) => {
      it.textContent = 'pier_'.repeat(20);
    });
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test.describe('colours', () => {
  test('ANN-03: both configured colours are applied', async ({ page }) => {
    await page.goto(harbour());
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 60, 105)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 250, 205)');
    await expect(bar(page).getByRole('link')).toHaveCSS('color', 'rgb(255, 250, 205)');
  });

  test('ANN-03: without colours the bar has those of the theme', async ({ page }) => {
    await page.goto(addressOf('quarry'));
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(230, 242, 220)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(27, 31, 26)');
  });
});

test('ANN-04, ANN-06, ANN-08: the close button hides the bar at once and storage knows', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(harbour());
  await hydrated(page);
  expect(await stored(page)).toEqual(['false', 'announcement-bar']);
  await closeButton(page).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toEqual(['true', 'announcement-bar']);
});

test('ANN-04: the close button works with the keyboard', async ({ page }) => {
  await page.goto(harbour());
  await hydrated(page);
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('ANN-05: a bar that cannot be closed has no button', async ({ page }) => {
  await page.goto(addressOf('quarry'));
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  expect(await stored(page)).toEqual(['false', 'blasting']);
});

test('ANN-07: a page that the browser has kept for Back has no bar if it was closed meanwhile', async ({
  page,
}) => {
  await page.goto(harbour());
  await expect(bar(page)).toBeVisible();
  await page.evaluate((key) => {
    localStorage.setItem(key, 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, DISMISS);
  await expect(bar(page)).toBeHidden();
});

test('ANN-07, STA-05: a closed bar stays closed after a reload and on other pages', async ({ page }) => {
  await page.goto(harbour());
  await hydrated(page);
  await closeButton(page).click();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await page.goto(harbour('docs/start'));
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toEqual(['true', 'announcement-bar']);
});

test.describe('without the app', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('ANN-07: a closed bar is not painted for one frame', async ({ page }) => {
    await store(page, { [DISMISS]: 'true', [ID]: 'announcement-bar' });
    // Without the app only the script of the head can hide it, and that runs before there is a body.
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.body) return;
        const seen = window as { attributeAtBody?: string | undefined };
        if (!('attributeAtBody' in seen))
          seen.attributeAtBody = document.documentElement.dataset.announcement;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(harbour('docs/start'));
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => (window as { attributeAtBody?: string }).attributeAtBody)).toBe(
      'closed',
    );
  });
});

test('ANN-09, STA-05: a new id shows the bar again', async ({ page }) => {
  await store(page, { [DISMISS]: 'true', [ID]: 'last-year' });
  await page.goto(harbour());
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toEqual(['false', 'announcement-bar']);
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
});

test('ANN-10: new content under the same id stays hidden', async ({ page }) => {
  await store(page, { [DISMISS]: 'true', [ID]: 'announcement-bar' });
  await page.route(/\/(?:\?|$)|site-\w+\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('is closed', 'is open again') });
  });
  await page.goto(harbour());
  await hydrated(page);
  await expect(page.getByText('is open again')).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
});

test('ANN-11: without storage the bar closes for this document', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(harbour());
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await closeButton(page).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test('ANN-12: the bar is not printed', async ({ page }) => {
  await page.goto(harbour());
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('ANN-13: a bar that was closed stays closed after an in-app navigation', async ({ page }) => {
  await page.goto(harbour('docs/plain'));
  await hydrated(page);
  await closeButton(page).click();
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signals' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(bar(page)).toBeHidden();
});
