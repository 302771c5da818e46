import type { Page } from '@playwright/test';
import { APP_CODE, holdBack, watchRequests } from './support/network.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** What a reader does before the app has loaded counts once it is there. */
test.use({ saveData: false });

const root = (page: Page) => page.locator('html');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a page whose app does not arrive until the returned function is called. */
async function openWithoutApp(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, APP_CODE);
  await page.goto(address);
  return async () => {
    release();
    await expect(root(page)).toHaveAttribute('data-ready', /shell/);
  };
}

/** Scrolls the window in one step. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const heard = new Promise((ok) => addEventListener('scroll', ok, { once: true }));
    scrollTo({ top: to, behavior: 'instant' });
    return heard;
  }, top);
}

test.describe('in a navbar with menus', () => {
  const walk = `${addressOf('orchard')}docs/walk`;
  const label = (page: Page, name: string) => bar(page).locator('[aria-expanded]', { hasText: name });

  test('DRP-01: Enter on a label with a target opens its menu, not its page', async ({ page }) => {
    const bringApp = await openWithoutApp(page, walk);
    await label(page, 'News').focus();
    await page.keyboard.press('Enter');
    await bringApp();
    await expect(label(page, 'News')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(walk);
  });

  test('DRP-02: a click on a label with a target opens the page, and the menu below the mouse', async ({
    page,
  }) => {
    const bringApp = await openWithoutApp(page, walk);
    await label(page, 'News').click();
    await bringApp();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(bar(page).getByRole('link', { name: 'Former news' })).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(bar(page).getByRole('link', { name: 'Former news' })).toBeHidden();
  });

  test('HID-02, HID-03: the navbar hides after a scroll down, and comes back', async ({ page }) => {
    const bringApp = await openWithoutApp(page, walk);
    await scroll(page, 600);
    await bringApp();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await scroll(page, 500);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.99 });
  });

  test('HID-05: the navbar stays when a link to a heading has scrolled the page', async ({ page }) => {
    const bringApp = await openWithoutApp(page, walk);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await bringApp();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.99 });
  });
});

test('BTT-01: the button is there after the reader has scrolled down and up', async ({ page }) => {
  const bringApp = await openWithoutApp(page, '/docs/api/client');
  const button = page.getByRole('button', { name: 'Back to top' });
  await scroll(page, 1500);
  await scroll(page, 1200);
  await bringApp();
  await expect(button).toBeVisible();
  await scroll(page, 1300);
  await expect(button).toHaveCount(0);
});

test('BTT-01: the button is not there after the reader has only scrolled down', async ({ page }) => {
  const bringApp = await openWithoutApp(page, '/docs/api/client');
  await scroll(page, 1500);
  await bringApp();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
});

test('TAB-02: arrow keys move the focus between tabs', async ({ page }) => {
  const bringApp = await openWithoutApp(page, `${addressOf('content')}docs/tabs`);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await bringApp();
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('PRE-02: the page behind the link that the mouse is on is loaded ahead', async ({ page }) => {
  const bringApp = await openWithoutApp(page, '/blog');
  const paths = watchRequests(page);
  await bar(page).getByRole('link', { name: 'Snippets' }).hover();
  await bringApp();
  await expect.poll(() => paths).toContain('/docs/snippets/page.json');
});

test('CLR-10: a change of the colour mode is announced', async ({ page }) => {
  const bringApp = await openWithoutApp(page, '/');
  await page.getByRole('button', { name: /between dark and light mode/ }).click();
  await bringApp();
  await expect(page.locator('[aria-live="polite"]', { hasText: /^light mode$/ })).toHaveCount(1);
});

test('CLR-10: a stored colour mode is not announced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const bringApp = await openWithoutApp(page, '/');
  await page.mouse.move(300, 300);
  await bringApp();
  const toggle = page.getByRole('button', { name: /between dark and light mode/ });
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await expect(page.locator('[aria-live="polite"]', { hasText: /light mode/ })).toHaveCount(0);
});

test.describe('in a shell that has been changed', () => {
  // React reports that it renders the shell anew.
  test.use({ expectedErrors: [/React error #418/] });

  test('STA-09: a page that the browser has translated keeps its content when the app comes', {
    tag: '@phone',
  }, async ({ page }) => {
    const bringApp = await openWithoutApp(page, '/docs/api/client/traceline');
    const main = page.getByRole('main');
    const before = await main.getByRole('article').textContent();
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.nodeValue?.trim() && text.parentElement?.closest('header, aside, footer'))
          text.nodeValue = `${text.nodeValue}\u00a0`;
    });
    await page.mouse.move(300, 300);
    await bringApp();
    expect(await main.getByRole('article').textContent()).toBe(before);
    await expect(main.locator('summary', { hasText: 'Copy page' })).toHaveCount(1);
    await main.getByRole('link', { name: 'client.visible', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('client.visible');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('client.trace_line');
  });
});
