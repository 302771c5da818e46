import type { Page } from '@playwright/test';
import { recordAnimations, startedAnimations } from './support/animations.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { options, field as searchField } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('orchard') });

const menu = (page: Page) => page.getByRole('button', { name: 'Open navigation menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });
const close = (page: Page) => drawer(page).getByRole('button', { name: 'Close navigation menu' });
const toMain = (page: Page) => drawer(page).getByRole('button', { name: 'Back to main menu' });
const link = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await menu(page).tap();
  await expect(drawer(page)).toBeVisible();
}

test.describe('on a desktop', () => {
  test('MOB-18: there is no drawer and no menu button', async ({ page }) => {
    await page.goto('/docs/walk');
    await hydrated(page);
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test('NAV-12: menu button, brand and search remain of the navbar', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.goto('/docs/walk');
    await hydrated(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(menu(page)).toBeVisible();
    await expect(bar.getByRole('link', { name: 'green orchard' })).toBeVisible();
    await expect(bar.getByRole('link')).toHaveCount(
      (await bar.getByRole('link', { name: /search/i }).count()) + 1,
    );
    await expect(bar.getByText('Ripe now')).toBeHidden();
  });

  test('NAV-13: without items and sidebar there is no menu button', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.goto(addressOf('quarry'));
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('MOB-17: without items the sidebar is all there is', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, `${addressOf('quarry')}docs/stones`);
    await expect(drawer(page).getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(toMain(page)).toHaveCount(0);
  });

  test('MOB-01, MOB-02, MOB-09, STA-03: the menu button slides the drawer in and says so', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      addEventListener('transitionrun', (event) => moves.push(event.propertyName), true);
    });
    await menu(page).tap();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('button[aria-expanded][aria-label="Open navigation menu"]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moves: string[] }).moves))
      .toContain('translate');
    await expect(link(page, 'green orchard')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: /dark and light mode/ })).toBeEnabled();
    await close(page).tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(drawer(page)).toHaveCount(0);
  });

  for (const path of ['docs/api/client/traceline', 'docs/events/csgo', 'docs/types/entindex']) {
    test(`MOB-09, A11-02: on /${path} the head stays in view, and the open page is seen`, {
      tag: '@phone-only',
    }, async ({ page }) => {
      await open(page, addressOf('main') + path);
      const head = [
        drawer(page).getByRole('link', { name: 'client lua Docs' }),
        drawer(page).getByRole('button', { name: /dark and light mode/ }),
        close(page),
        toMain(page),
      ];
      const current = drawer(page).locator('[aria-current="page"]');
      for (const part of [...head, current]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(close(page)).toBeFocused();
      const box = await drawer(page).boundingBox();
      await page.mouse.move((box?.width ?? 0) / 2, (box?.height ?? 0) / 2);
      await page.mouse.wheel(0, -20_000);
      await expect(current).not.toBeInViewport();
      await page.mouse.wheel(0, 20_000);
      for (const part of head) await expect(part).toBeInViewport({ ratio: 1 });
      for (let count = 0; count < 4; count++) {
        await page.keyboard.press('Shift+Tab');
        await expect(page.locator(':focus')).toBeInViewport();
      }
    });
  }

  test('MOB-22: Forward, which shows another page, gives the focus back too', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'press', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The press house');
    await page
      .locator('main a[rel]')
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The press house');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The press house');
    await menu(page).tap();
    await expect(close(page)).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The press house');
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
  });

  test('MOB-21: the main menu has the items, left ones first, without the search', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await open(page, '/');
    const items = drawer(page).locator('ul').first().locator(':scope > li');
    await expect(items).toHaveText(['Guide', 'Recipes', 'Places', 'News', 'Ripe now', 'Market']);
  });

  test('MOB-03: the page behind does not scroll', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, '/docs/walk');
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
    expect(await overflow()).toBe('hidden');
    await page.mouse.move(360, 600);
    await page.mouse.wheel(0, 400);
    await close(page).tap();
    await expect(drawer(page)).toHaveCount(0);
    expect(await overflow()).toBe('visible');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('MOB-04, MOB-05: a window that gets wide closes it for good', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    await page.setViewportSize({ width: 996, height: 812 });
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 812 });
    await expect(drawer(page)).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(menu(page)).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
  });

  test('MOB-06, MOB-07: Back closes it on a page reached in place; the next Back leaves the page', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/docs/walk');
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'press', exact: true }).tap();
    await expect(page).toHaveURL(/press-house#pressing$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The press house');
    const entries = await page.evaluate(() => history.length);
    await menu(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/press-house#pressing$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The press house');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/walk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A walk through the orchard');
  });

  test('MOB-06, MOB-07: Back closes it on the first page of a document too', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await page.goto('/blog');
    await open(page, '/docs/walk');
    await markDocument(page);
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/walk$/);
    expect(await isSameDocument(page)).toBe(true);
    await menu(page).tap();
    await expect(drawer(page)).toBeVisible();
    await close(page).tap();
    await expect(drawer(page)).toHaveCount(0);
    await menu(page).tap();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    // The entry that Back would have left goes in a step of its own.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.guard))).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('MOB-10, MOB-20: a link closes it and is followed, and Back leads to the former page at once', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/blog');
    await open(page, '/');
    await markDocument(page);
    await link(page, 'Recipes').tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/snippets$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes');
    expect(await isSameDocument(page)).toBe(true);
    await menu(page).tap();
    await link(page, 'Jam').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jam');
    await expect(drawer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/snippets$/);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('orchard'));
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('SKP-06: after a link in it the next Tab reaches the skip link, on the first page too', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/blog');
    await open(page, '/');
    await link(page, 'Recipes').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes');
    await expect(page.getByRole('region', { name: 'Skip navigation' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('MOB-08: a press beside it closes it, one on its edge does not', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    // It slides in.
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
    const box = await drawer(page).boundingBox();
    const edge = await drawer(page).evaluate((dialog) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      for (let y = top + 1; y < bottom; y += 2) {
        for (const x of [left + 2, right - 2]) {
          const hit = document.elementFromPoint(x, y);
          if (hit && dialog.contains(hit) && !hit.closest('a, button, input, summary')) return { x, y };
        }
      }
      return { x: 0, y: 0 };
    });
    expect(edge).not.toEqual({ x: 0, y: 0 });
    // Not a tap: the browser takes one for a link that is near enough.
    await page.mouse.click(edge.x, edge.y);
    await expect(drawer(page)).toBeVisible();
    await page.touchscreen.tap((box?.width ?? 0) + 20, 400);
    await expect(drawer(page)).toHaveCount(0);
  });

  test('MOB-11, MOB-12, MOB-13: the sidebar comes first, each time', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    await expect(link(page, 'The press house')).toBeVisible();
    await expect(link(page, 'Recipes')).toHaveCount(0);
    await toMain(page).tap();
    await expect(link(page, 'Recipes')).toBeVisible();
    await expect(link(page, 'The press house')).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    await close(page).tap();
    await menu(page).tap();
    await expect(link(page, 'The press house')).toBeVisible();
    await expect(toMain(page)).toBeVisible();
  });

  test('MOB-14, MOB-15, MOB-19, STA-04: without a sidebar there is only the main menu', {
    tag: '@phone-only',
  }, async ({ page }) => {
    for (const path of ['/', '/search', '/blog']) {
      await open(page, path);
      await expect(link(page, 'Recipes')).toBeVisible();
      await expect(toMain(page)).toHaveCount(0);
      await expect(drawer(page).getByRole('navigation')).toHaveCount(0);
    }
    await open(page, '/docs/walk');
    await toMain(page).tap();
    await button(page, 'News').tap();
    await link(page, 'Former news').tap();
    await expect(page).toHaveURL(/\/blog\/archive$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
    await menu(page).tap();
    await expect(link(page, 'Recipes')).toBeVisible();
    await expect(toMain(page)).toHaveCount(0);
  });

  test('MOB-16: a doc and a category with a page close it, one without a page opens and closes', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await open(page, '/docs/walk');
    await button(page, 'Seasons').tap();
    await expect(link(page, 'apple_ripe')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/walk$/);
    await button(page, 'Seasons').tap();
    await expect(link(page, 'apple_ripe')).toHaveCount(0);
    await drawer(page).getByRole('button', { name: 'Pages in Grove' }).tap();
    await expect(link(page, 'count_apple')).toBeVisible();
    await link(page, 'Grove').tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/api\/grove$/);
    await menu(page).tap();
    await link(page, 'count_fig').tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/api\/grove\/countfig$/);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a group that is opened at the foot of the list comes into view, motion: ${reducedMotion}`, {
      tag: '@phone-only',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, `${addressOf('main')}docs/api`);
      const group = button(page, 'Pages in config');
      await group.evaluate((it) => it.scrollIntoView({ block: 'end' }));
      const place = async () => (await group.boundingBox())?.y ?? 0;
      const before = await place();
      await group.tap();
      if (reducedMotion === 'reduce') expect(await place()).toBeLessThan(before);
      for (const name of ['export', 'import', 'load'])
        await expect(link(page, name)).toBeInViewport({ ratio: 1 });
      await expect(group).toBeInViewport({ ratio: 1 });
      await group.tap();
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await expect(group).toBeInViewport({ ratio: 1 });
    });
  }

  test('MOB-11: the entry of the open page is in view', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, '/docs/events/walnut_ripe');
    await expect(link(page, 'walnut_ripe')).toBeInViewport();
  });

  test('MOB-22: the focus stays inside, and goes back to the menu button', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/blog');
    const inside = () =>
      page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement) ?? false);
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Shift+Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    // The browser closes a dialog before it says so.
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await menu(page).press('Enter');
    await close(page).press('Enter');
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    await page.touchscreen.tap(360, 400);
    await expect(menu(page)).toBeFocused();
  });

  test('DRP-09: a dropdown opens and closes in place, and the drawer stays', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/blog/archive');
    await recordAnimations(page);
    await expect(button(page, 'Places')).toHaveAttribute('aria-expanded', 'false');
    await button(page, 'Places').tap();
    await expect(button(page, 'Places')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Walk')).toBeVisible();
    await expect(drawer(page).getByText('Open at dawn')).toBeVisible();
    expect(await startedAnimations(page)).toHaveLength(1);
    await button(page, 'Places').tap();
    await expect(link(page, 'Walk')).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/blog\/archive$/);
  });

  test('DRP-10: the dropdown of the open page is open', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, '/blog/archive');
    await expect(button(page, 'News')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Former news')).toHaveAttribute('aria-current', 'page');
    await expect(button(page, 'Places')).toHaveAttribute('aria-expanded', 'false');
  });

  test('MOB-10: a hit of the search that leads to the open page closes it', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, `${addressOf('main')}docs/api/client/traceline`);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('client.trace_line');
    await options(page).first().click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/api\/client\/traceline$/);
    await expect(page.getByRole('heading', { name: 'client.trace_line', level: 1 })).toBeInViewport();
  });

  test('Escape in the filter clears it and leaves the drawer open', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    const filter = drawer(page).getByRole('textbox', { name: 'Filter this list' });
    await filter.fill('walnut');
    await expect(link(page, 'walnut_ripe')).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(drawer(page)).toBeVisible();
  });
});
