import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('orchard') });

const navbar = (page: Page) => page.getByRole('banner');

/** Scrolls the window as a reader does, in one step. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const seen = new Promise((ok) => addEventListener('scroll', ok, { once: true }));
    scrollTo({ top: to, behavior: 'instant' });
    return seen;
  }, top);
}

const expectShown = async (page: Page) => {
  await expect(navbar(page)).not.toHaveAttribute('data-hidden');
  await expect(navbar(page)).toBeInViewport({ ratio: 0.99 });
};
const expectHidden = (page: Page) => expect(navbar(page)).not.toBeInViewport();

test('HID-02, HID-03, HID-04, STA-07: it starts visible, hides on the way down and comes back on the way up', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  await expectShown(page);
  await scroll(page, 40);
  await expectShown(page);
  await scroll(page, 500);
  await expectHidden(page);
  await scroll(page, 460);
  await expectShown(page);
  await scroll(page, 900);
  await expectHidden(page);
  await scroll(page, 30);
  await expectShown(page);
  await scroll(page, 50);
  await expectShown(page);
});

test('HID-09: it is moved by a transform with a short transition, and nothing else moves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  const heading = page.getByRole('heading', { name: 'Bench' });
  const at = () => heading.evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const before = await at();
  await scroll(page, 500);
  await expectHidden(page);
  const style = await navbar(page).evaluate((it) => {
    const { transform, transitionProperty, transitionDuration } = getComputedStyle(it);
    return { transform, transitionProperty, seconds: Number.parseFloat(transitionDuration) };
  });
  expect(style.transform).toMatch(/^matrix\(1, 0, 0, 1, 0, -5\d(\.\d+)?\)$/);
  expect(style.transitionProperty).toContain('transform');
  expect(style.seconds).toBeGreaterThan(0);
  expect(style.seconds).toBeLessThanOrEqual(0.4);
  expect(await at()).toBe(before);
});

test('HID-05, HID-08: a jump to a heading shows it, and the heading is clear of it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'the well' }).click();
  const well = page.getByRole('heading', { name: 'Well' });
  await expect(well).toBeInViewport();
  await expectShown(page);
  const gap = async () => {
    const [bar, title] = [await navbar(page).boundingBox(), await well.boundingBox()];
    return (title?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
  };
  expect(await gap()).toBeGreaterThanOrEqual(0);
  const { top } = await page.evaluate(() => ({ top: scrollY }));
  await scroll(page, top + 200);
  await expectHidden(page);
  // The same heading again, and from another page.
  await page.evaluate(() => {
    location.hash = '#gate';
  });
  await expectShown(page);
});

test('HID-05, HID-06: the next page shows it, with a hash and without', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'press', exact: true });
  await scroll(page, 500);
  await expectHidden(page);
  await link.evaluate((it: HTMLElement) => it.click());
  await expect(page.getByRole('heading', { name: 'Pressing' })).toBeInViewport();
  await expectShown(page);
  await scroll(page, await page.evaluate(() => scrollY + 80));
  await expectHidden(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'the walk' })
    .evaluate((it: HTMLElement) => it.click());
  await expect(page).toHaveURL(/\/docs\/walk$/);
  await expectShown(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('HID-07: a small way up at the very end does not show it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scroll(page, end);
  await expectHidden(page);
  await scroll(page, end - 30);
  await expect(navbar(page)).toHaveAttribute('data-hidden');
  await scroll(page, end - 120);
  await expectShown(page);
});

test('the focus in it shows it and keeps it', async ({ page }) => {
  await page.goto('/docs/walk');
  await hydrated(page);
  await scroll(page, 500);
  await expectHidden(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(navbar(page).locator(':focus')).toBeVisible();
  await expectShown(page);
  await scroll(page, 800);
  await expectShown(page);
});

test('HID-01: without the setting it never hides', async ({ page }) => {
  await page.goto(`${addressOf('main')}docs/api/client`);
  await hydrated(page);
  await scroll(page, 400);
  await scroll(page, 800);
  await expectShown(page);
});
