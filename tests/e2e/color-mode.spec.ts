import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /between dark and light mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

const DARK = 'rgb(12, 14, 16)';
const LIGHT = 'rgb(251, 252, 250)';
/** Text of the light mode, which paper has too. */
const INK = 'rgb(27, 31, 26)';

/** Stores a mode before any script of the first document runs. */
async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('theme', value);
  }, mode);
}

test.describe('a first visit', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });
      test(`CLR-01, GEN-10: is dark when the system prefers ${colorScheme}`, async ({ page }) => {
        await page.goto('/');
        await expect(root(page)).toHaveAttribute('data-theme', 'dark');
        await expect(page.locator('body')).toHaveCSS('background-color', DARK);
        await expect(toggle(page)).toBeVisible();
      });
    });
  }
});

test('CLR-02, CLR-03, CLR-04: the toggle switches the whole page and stores the mode', async ({ page }) => {
  await page.goto('/docs/api/client');
  await hydrated(page);
  for (const [mode, background] of [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const) {
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    await expect(page.locator('body')).toHaveCSS('background-color', background);
    expect(await stored(page)).toBe(mode);
  }
});

test('CLR-05, STA-09: a stored mode applies before the body is there, and the other one is never seen', async ({
  page,
}) => {
  await storeMode(page, 'light');
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seenModes: seen });
    new MutationObserver(() => {
      const { theme } = document.documentElement?.dataset ?? {};
      if (document.body && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/docs/api/client');
  await hydrated(page);
  expect(await page.evaluate(() => (window as { seenModes?: string[] }).seenModes)).toEqual(['light']);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
});

test.describe('two tabs', () => {
  test('CLR-06, CLR-07: the other tab follows a switch, and nothing else', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/');
      await hydrated(tab);
    }
    await toggle(page).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(other)).toHaveAccessibleName(/light mode\)$/);

    // Events come in order, so the mark of the last one says that those before it were handled.
    await other.evaluate(() =>
      addEventListener('storage', ({ key }) => {
        if (key === 'last') document.title = 'last event';
      }),
    );
    await page.evaluate(() => {
      localStorage.setItem('other', 'dark');
      localStorage.setItem('theme', 'sepia');
      localStorage.removeItem('theme');
      localStorage.clear();
      localStorage.setItem('last', '1');
    });
    await expect(other).toHaveTitle('last event');
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
    await other.reload();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  });
});

test('CLR-06: a page that the browser has kept for Back follows the mode when it is shown again', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)$/);
});

test('CLR-09: a change of the system preference changes nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrated(page);
  await toggle(page).click();
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBe('light');
  }
});

test('CLR-10: the toggle names what it does and the mode, and a change is announced', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const name = (mode: string) => `Switch between dark and light mode (currently ${mode})`;
  await expect(toggle(page)).toHaveAccessibleName(name('dark mode'));
  await expect(toggle(page)).toHaveAttribute('title', name('dark mode'));
  const spoken = page.locator('[aria-live="polite"]', { hasText: /^light mode$/ });
  await expect(spoken).toHaveCount(0);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(name('light mode'));
  await expect(toggle(page)).toHaveAttribute('title', name('light mode'));
  await expect(spoken).toHaveCount(1);
});

for (const value of ['sepia', '', 'DARK', '{']) {
  test(`CLR-11: the stored mode "${value}" counts as none`, async ({ page }) => {
    await storeMode(page, value);
    await page.goto('/');
    await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test.describe('storage that fails', () => {
  test.use({ expectedErrors: [/`theme`/] });

  test('CLR-12: the mode changes for this document, and the failure is logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await hydrated(page);
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(logged.filter((text) => text.includes('Writing the stored `theme` failed.'))).toHaveLength(1);
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
});

for (const mode of ['dark', 'light']) {
  test(`CLR-13: printing leaves the ${mode} mode as it is`, async ({ page }) => {
    await storeMode(page, mode);
    await page.goto('/docs/api/client');
    await hydrated(page);
    const before = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      dispatchEvent(new Event('afterprint'));
    });
    await expect(page.locator('body')).toHaveCSS('color', INK);
    await page.emulateMedia({ media: null });
    await expect(page.locator('body')).toHaveCSS('background-color', before);
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(mode);
  });
}

test.describe('without the app', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('CLR-05: a stored mode needs no file', async ({ page }) => {
    await storeMode(page, 'light');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/api/client');
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });

  test('CLR-08: the toggle is disabled until the client has loaded', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(toggle(page)).toBeDisabled();
    await page.unroute('**/*.js');
    await page.reload();
    await hydrated(page);
    await expect(toggle(page)).toBeEnabled();
  });

  test('ENT-11: never shows a stored mode', async ({ page }) => {
    await storeMode(page, 'dark');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(addressOf('quarry'));
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('a site without the switch', () => {
  const quarry = addressOf('quarry');

  test('ENT-11: has no toggle, keeps its default mode and removes a stored one', async ({ page }) => {
    await storeMode(page, 'dark');
    await page.goto(quarry);
    await hydrated(page);
    await expect(toggle(page)).toHaveCount(0);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => stored(page)).toBeNull();
    await page.goto(`${quarry}docs/stones`);
    await hydrated(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(toggle(page)).toHaveCount(0);
  });

  test('CLR-14: ignores what other tabs choose', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(quarry);
      await hydrated(tab);
    }
    await other.evaluate(() =>
      addEventListener('storage', () => {
        document.title = 'event';
      }),
    );
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect(other).toHaveTitle('event');
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
  });
});
