import type { Locator, Page } from '@playwright/test';
import { recordAnimations, startedAnimations } from './support/animations.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: addressOf('orchard'), drawn: true });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const caret = (page: Page, label: string) => sidebar(page).getByRole('button', { name: `Pages in ${label}` });
const category = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: label, exact: true });
const entry = (page: Page, label: string) => sidebar(page).getByRole('link', { name: label, exact: true });

/** Where an element is on the screen. */
const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y) };
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Counts what moves on the page without the reader's doing from now on, over full page loads too. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const item of list.getEntries())
        seen.shift = (seen.shift ?? 0) + (item as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as { shift?: number }).shift ?? 0);
}

test.describe('on a phone', () => {
  test('SBR-17: the sidebar of wide windows is neither seen nor announced', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test('SBR-01: a doc has its sidebar, a page outside the docs has none', async ({ page }) => {
    await open(page, '/docs/walk');
    await expect(sidebar(page)).toBeVisible();
    await open(page, '/');
    await expect(sidebar(page)).toHaveCount(0);
  });

  test('SBR-03, SBR-04, SBR-06, SBR-08, STA-07: categories open and close one by one, and the address stays', async ({
    page,
  }) => {
    await open(page, '/docs/api/press/start');
    await expect(caret(page, 'Press')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'start')).toHaveAttribute('aria-current', 'page');
    await expect(caret(page, 'Grove')).toHaveAttribute('aria-expanded', 'false');
    await expect(category(page, 'API')).toHaveAttribute('aria-expanded', 'true');

    const seasons = category(page, 'Seasons');
    await expect(seasons).toHaveAttribute('aria-expanded', 'false');
    await seasons.click();
    await expect(seasons).toHaveAttribute('aria-expanded', 'true');
    await caret(page, 'Grove').click();
    await expect(entry(page, 'count_apple')).toBeVisible();
    await expect(seasons).toHaveAttribute('aria-expanded', 'true');
    await expect(caret(page, 'Press')).toHaveAttribute('aria-expanded', 'true');
    await seasons.click();
    await expect(seasons).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/docs\/api\/press\/start$/);
  });

  test('SBR-05: a page inside a closed category opens it', async ({ page }) => {
    await open(page, '/docs/walk');
    await expect(caret(page, 'Press')).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('main').getByRole('link', { name: 'press', exact: true }).click();
    await expect(page).toHaveURL(/press-house#pressing$/);
    await category(page, 'API').click();
    await expect(category(page, 'API')).toHaveAttribute('aria-expanded', 'false');
    await page.goto('/docs/api/press');
    await hydrated(page);
    await category(page, 'API').click();
    await expect(caret(page, 'Press')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'start', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/api\/press\/start$/);
    await expect(category(page, 'API')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'start')).toHaveAttribute('aria-current', 'page');
  });

  test('SBR-07: the label of a category opens its page and the category; the caret only opens and closes', async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    await caret(page, 'Press').click();
    await expect(entry(page, 'start')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/walk$/);
    await caret(page, 'Press').click();
    await expect(entry(page, 'start')).toHaveCount(0);

    await entry(page, 'Press').click();
    await expect(page).toHaveURL(/\/docs\/api\/press$/);
    await expect(caret(page, 'Press')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'start')).toBeVisible();
  });

  test('SBR-09: Tab passes by what is in a closed category', async ({ page }) => {
    await open(page, '/docs/walk');
    await caret(page, 'Grove').focus();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Press')).toBeFocused();
    await caret(page, 'Grove').click();
    await expect(entry(page, 'count_apple')).toBeVisible();
    await caret(page, 'Grove').press('Enter');
    // While it is closing, too.
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Press')).toBeFocused();
  });

  test('SBR-10, SBR-11: a toggle animates the height, the first render does not', async ({ page }) => {
    await recordAnimations(page);
    const animated = async () => (await startedAnimations(page)).map(({ keyframes }) => keyframes);
    await open(page, '/docs/api/press/start');
    expect(await animated()).toEqual([]);
    await caret(page, 'Grove').click();
    await expect.poll(animated).toEqual([{ height: ['0px', expect.stringMatching(/^[\d.]+px$/)] }]);
    const list = sidebar(page).getByRole('list').filter({ hasText: 'count_apple' }).last();
    await expect.poll(() => list.evaluate((it) => it.getAnimations().length)).toBe(0);
    await expect(list).not.toHaveAttribute('style');
    await caret(page, 'Grove').click();
    await expect(entry(page, 'count_apple')).toHaveCount(0);
    expect(await animated()).toHaveLength(2);
  });

  test('SBR-13, SBR-14, SBR-16: it narrows to a strip and comes back by mouse, Enter and Space', async ({
    page,
  }) => {
    await open(page, '/docs/walk');
    const aside = page.getByRole('complementary');
    const main = page.getByRole('main');
    expect((await aside.boundingBox())?.width).toBe(300);
    const before = (await main.boundingBox())?.width ?? 0;
    const expand = page.getByRole('button', { name: 'Expand sidebar' });
    const comeBack = [() => expand.click(), () => expand.press('Enter'), () => expand.press('Space')];
    for (const act of comeBack) {
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      expect((await aside.boundingBox())?.width).toBe(30);
      expect((await main.boundingBox())?.width).toBe(before + 270);
      await expect(sidebar(page)).toHaveCount(0);
      await expect(expand).toBeFocused();
      await act();
      expect((await aside.boundingBox())?.width).toBe(300);
      await expect(sidebar(page)).toBeVisible();
    }
  });

  test('SBR-15: it stays away on the next pages and is back after a reload', async ({ page }) => {
    await open(page, '/docs/walk');
    await markDocument(page);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.getByRole('main').getByRole('link', { name: 'press', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The press house' })).toBeVisible();
    await expect(sidebar(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'News' }).click();
    await page.getByRole('link', { name: 'Recipes' }).first().click();
    await expect(page).toHaveURL(/\/docs\/snippets$/);
    expect(await isSameDocument(page)).toBe(true);
    await expect(sidebar(page)).toHaveCount(0);
    await page.reload();
    await expect(sidebar(page)).toBeVisible();
  });

  test('SBR-18: it scrolls on its own', async ({ page }) => {
    await open(page, '/docs/walk');
    await caret(page, 'Grove').click();
    await category(page, 'Seasons').click();
    await expect(entry(page, 'walnut_ripe')).toBeAttached();
    const filter = sidebar(page).getByRole('textbox');
    const place = await placeOf(filter);
    const top = await page.evaluate(() => scrollY);
    // A busy browser may drop a turn of the wheel, or take it late: here one too many changes nothing.
    await page.mouse.move(150, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 5000);
      await expect(entry(page, 'walnut_ripe')).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.mouse.move(900, 500);
    // The browser gives a turn of the wheel to what the one before it scrolled, if it follows at once.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 500 }).toBeGreaterThan(top + 500);
    }).toPass();
    expect(await placeOf(filter)).toEqual(place);
    await expect(entry(page, 'walnut_ripe')).toBeInViewport();
  });

  test('SBR-03: what the reader opened and closed is there after a reload, in place and without a shift', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await open(page, '/docs/walk');
    await caret(page, 'Grove').click();
    await category(page, 'Seasons').click();
    await expect(entry(page, 'walnut_ripe')).toBeAttached();
    await entry(page, 'count_walnut').scrollIntoViewIfNeeded();
    await page.mouse.move(150, 500);
    await page.mouse.wheel(0, 150);
    await expect.poll(async () => (await placeOf(caret(page, 'Events')))?.y).toBeLessThan(760);
    const place = await placeOf(entry(page, 'count_walnut'));

    await page.reload({ waitUntil: 'commit' });
    await expect(entry(page, 'count_walnut')).toBeVisible();
    expect(await placeOf(entry(page, 'count_walnut'))).toEqual(place);
    await hydrated(page);
    expect(await placeOf(entry(page, 'count_walnut'))).toEqual(place);
    expect(await shifts()).toBe(0);

    await caret(page, 'Grove').click();
    await expect(entry(page, 'count_walnut')).toHaveCount(0);
    await category(page, 'API').click();
    await expect(caret(page, 'Grove')).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(category(page, 'API')).toHaveAttribute('aria-expanded', 'false');
    await expect(category(page, 'Seasons')).toHaveAttribute('aria-expanded', 'true');
    await category(page, 'API').click();
    await expect(caret(page, 'Grove')).toHaveAttribute('aria-expanded', 'false');
  });

  test('SBR-02, SBR-03: a full load of another page keeps what was opened and marks the new page', async ({
    page,
  }) => {
    await open(page, '/docs/events/apple_ripe');
    await caret(page, 'Grove').click();
    await expect(entry(page, 'count_apple')).toBeVisible();
    await open(page, '/docs/press-house/');
    await expect(page).toHaveURL(/press-house$/);
    await expect(caret(page, 'Grove')).toHaveAttribute('aria-expanded', 'true');
    await expect(category(page, 'Seasons')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('[aria-current]')).toHaveText(['The press house']);
    await open(page, '/docs/api/grove');
    await category(page, 'API').click();
    await page.reload();
    // The page's own categories are open when it is opened.
    await expect(entry(page, 'Grove')).toHaveAttribute('aria-current', 'page');
  });

  test('SBR-02: the entry of a page far down is in view from the first paint on', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/docs/events/walnut_ripe', { waitUntil: 'commit' });
    await expect(entry(page, 'walnut_ripe')).toBeInViewport();
    const place = await placeOf(entry(page, 'walnut_ripe'));
    await hydrated(page);
    expect(await placeOf(entry(page, 'walnut_ripe'))).toEqual(place);
    expect(await shifts()).toBe(0);
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'strawberry' })
      .click();
    await expect(entry(page, 'strawberry_ripe')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'strawberry_ripe')).toBeInViewport();
  });

  test('SBR-02: when a narrow window becomes wide, with or without a load, the entry of the page is in view', async ({
    page,
  }) => {
    const narrow = { width: 900, height: 800 };
    const wide = { width: 1280, height: 800 };
    const path = `${addressOf('main')}docs/api/client/traceline`;
    const current = sidebar(page).locator('[aria-current=page]');
    await page.setViewportSize(narrow);
    await open(page, path);
    await page.setViewportSize(wide);
    await expect(current).toBeInViewport();
    await page.evaluate(() => sessionStorage.clear());
    await page.setViewportSize(narrow);
    await open(page, path);
    await page.goto('about:blank');
    await page.setViewportSize(wide);
    await page.goto(path);
    await expect(current).toBeInViewport();
  });

  test('SBR-03: going away and coming back finds it opened and scrolled as it was left', async ({ page }) => {
    await open(page, '/docs/walk');
    await caret(page, 'Grove').click();
    await expect
      .poll(() => sidebar(page).evaluate((it) => it.getAnimations({ subtree: true }).length))
      .toBe(0);
    await entry(page, 'count_plum').click();
    await expect(entry(page, 'count_plum')).toHaveAttribute('aria-current', 'page');
    const place = await placeOf(entry(page, 'count_plum'));
    await page.getByRole('link', { name: 'News' }).click();
    await expect(sidebar(page)).toHaveCount(0);
    await page.goBack();
    await expect(entry(page, 'count_plum')).toBeVisible();
    expect(await placeOf(entry(page, 'count_plum'))).toEqual(place);
  });

  test('Escape that an input method has used leaves the filter as it is', async ({ page, context }) => {
    await open(page, '/docs/walk');
    const filter = sidebar(page).getByRole('textbox', { name: 'Filter this list' });
    await filter.fill('walnut');
    const browser = await context.newCDPSession(page);
    await browser.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
    await expect(filter).toHaveValue('walnutか');
    // The code that browsers give keys which an input method has used.
    const key = { type: 'rawKeyDown', key: 'Escape', windowsVirtualKeyCode: 229 } as const;
    await browser.send('Input.dispatchKeyEvent', key);
    await expect(filter).toHaveValue('walnutか');
    await browser.send('Input.dispatchKeyEvent', { ...key, windowsVirtualKeyCode: 27 });
    await expect(filter).toHaveValue('');
  });

  test('typing filters the whole tree, closed categories too, and Escape ends it', async ({ page }) => {
    await open(page, '/docs/walk');
    const filter = sidebar(page).getByRole('textbox', { name: 'Filter this list' });
    await filter.fill('walnut');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Grove',
      'count_walnut',
      'Events',
      'walnut_ripe',
    ]);
    await expect(sidebar(page).getByText('2 matches')).toHaveAttribute('aria-live', 'polite');
    await filter.fill('grove plum');
    await expect(sidebar(page).getByRole('link')).toHaveText(['Grove', 'count_plum']);
    await filter.fill('no such fruit');
    await expect(sidebar(page).getByText('0 matches')).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(filter).toBeFocused();
    await expect(caret(page, 'Grove')).toHaveAttribute('aria-expanded', 'false');
    await filter.fill('walnut');
    await entry(page, 'walnut_ripe').click();
    await expect(page).toHaveURL(/walnut_ripe$/);
    await expect(entry(page, 'walnut_ripe')).toHaveAttribute('aria-current', 'page');
    // The whole list is back, with the open page in view.
    await page.setViewportSize({ width: 1440, height: 400 });
    await filter.press('Escape');
    await expect(entry(page, 'Press')).toBeAttached();
    await expect(entry(page, 'walnut_ripe')).toBeInViewport();
  });

  test('a short list has no filter, and pages of closed categories are not in the document', async ({
    page,
    request,
  }) => {
    await open(page, '/docs/snippets');
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).getByRole('textbox')).toHaveCount(0);
    const html = await (await request.get('/docs/walk')).text();
    expect(html).not.toContain('/docs/api/grove/count');
  });
});

test('a deprecated function is struck out for screen readers, too, and others are not', async ({ page }) => {
  await page.goto(`${addressOf('main')}docs/api/client`);
  // An element with the role `deletion`, which Playwright does not know of it.
  const struck = sidebar(page)
    .getByRole('link')
    .filter({ has: page.locator('s') });
  await expect(struck).toHaveText(['get_cvar']);
  await expect(struck.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  // It is in the list that the page before has left.
  await page.goto(`${addressOf('main')}docs/api/entity`);
  await expect(struck).toHaveCount(0);
  await hydrated(page);
  await caret(page, 'client').click();
  await expect(struck).toHaveText(['get_cvar']);
  await page.goto(`${addressOf('main')}docs/api/ui`);
  await expect(struck).toHaveText(['get_cvar']);
});

test.describe('a list that is too long to be prerendered whole', () => {
  test.use({ baseURL: addressOf('main') });

  /** A page in the middle of the longest list, and one of a short one. */
  const LONG = '/docs/events/csgo/item_pickup';
  const SHORT = '/docs/api/client';
  const topOf = async (page: Page) => (await placeOf(entry(page, 'item_pickup')))?.y ?? 0;

  test('SBR-02: it is whole after hydration, and what was seen stays where it was', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(LONG, { waitUntil: 'commit' });
    await expect(entry(page, 'item_pickup')).toBeInViewport();
    const top = await topOf(page);
    await hydrated(page);
    // Browsers scroll by whole pixels.
    expect(Math.abs((await topOf(page)) - top)).toBeLessThanOrEqual(1);
    expect(await shifts()).toBe(0);
    await expect(sidebar(page).getByText(/^\d+ more$/)).toHaveCount(0);
    await expect(entry(page, 'achievement_earned')).toBeAttached();
    await expect(entry(page, 'weapon_zoom')).toBeAttached();
  });

  test('SBR-02: the name of the group stays in view above the open entry', async ({ page }) => {
    for (const [path, group] of [
      ['/docs/api/client/traceline', 'client'],
      [LONG, 'Game events'],
      ['/docs/types/virtual_key', 'Types'],
    ] as const) {
      await open(page, path);
      const label = entry(page, group).first();
      await expect(label).toBeInViewport({ ratio: 1 });
      const [filter, head, row] = await Promise.all(
        [sidebar(page).getByRole('textbox'), label, sidebar(page).locator('[aria-current]')].map((it) =>
          it.boundingBox(),
        ),
      );
      expect(head?.y, path).toBeGreaterThanOrEqual((filter?.y ?? 0) + (filter?.height ?? 0));
      expect(row?.y, path).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
    }
  });

  test('SBR-02: the filter stays in front of the name of a group whose rows have scrolled away', async ({
    page,
  }) => {
    await open(page, '/docs/snippets/rendering/3d_rectangle_outline');
    const filter = sidebar(page).getByRole('textbox', { name: 'Filter this list' });
    const { height, covering } = await filter.evaluate((field) => {
      let list = field.parentElement as Element;
      while (list.parentElement && getComputedStyle(list).overflowY !== 'auto') list = list.parentElement;
      const { left, width, bottom } = field.getBoundingClientRect();
      const seen = new Set<Element | null>();
      for (list.scrollTop = 0; ; ) {
        seen.add(document.elementFromPoint(left + width / 2, bottom - 2));
        const before = list.scrollTop;
        list.scrollTop += 4;
        if (list.scrollTop === before) break;
      }
      seen.delete(field);
      return { height: list.scrollTop, covering: [...seen].map((it) => it?.textContent) };
    });
    expect(height).toBeGreaterThan(100);
    expect(covering).toEqual([]);
  });

  test('SBR-19: types stand in the order of their names, in the sidebar and on their page', async ({
    page,
  }) => {
    await open(page, '/docs/types');
    const inOrder = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));
    const names = await entry(page, 'virtual_key').evaluate((link) =>
      [...(link.closest('ul')?.querySelectorAll('a') ?? [])].map((type) => type.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(inOrder(names));
    for (const rows of await page.getByRole('main').getByRole('list').all()) {
      const links = await rows
        .locator('code > a')
        .evaluateAll((all) =>
          all.filter((link) => link.closest('p') === null).map((link) => link.textContent ?? ''),
        );
      expect(links).toEqual(inOrder(links));
    }
  });

  test('SBR-03: its scroll position survives a reload', async ({ page }) => {
    const shifts = await watchShifts(page);
    await open(page, LONG);
    const start = await topOf(page);
    await page.mouse.move(150, 500);
    await page.mouse.wheel(0, -150);
    await expect.poll(() => topOf(page)).toBe(start + 150);
    await page.reload({ waitUntil: 'commit' });
    await expect(entry(page, 'item_pickup')).toBeVisible();
    expect(Math.abs((await topOf(page)) - start - 150)).toBeLessThanOrEqual(1);
    await hydrated(page);
    expect(Math.abs((await topOf(page)) - start - 150)).toBeLessThanOrEqual(1);
    expect(await shifts()).toBe(0);
  });

  test('SBR-03: opened by the reader, it is whole after a reload too', async ({ page }) => {
    await open(page, SHORT);
    await caret(page, 'Game events').click();
    await expect(entry(page, 'item_pickup')).toBeAttached();
    await expect
      .poll(() => sidebar(page).evaluate((it) => it.getAnimations({ subtree: true }).length))
      .toBe(0);
    await page.reload();
    await expect(entry(page, 'item_pickup')).toBeAttached();
    await hydrated(page);
    await expect(entry(page, 'item_pickup')).toBeAttached();
    await expect(sidebar(page).getByText(/^\d+ more$/)).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('GEN-12: the sidebar is there, what needs script is not', async ({ page }) => {
    await page.goto('/docs/walk');
    await expect(entry(page, 'The press house')).toBeVisible();
    await expect(sidebar(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
  });

  test('GEN-12: a long list says how much of it is left out', async ({ page }) => {
    await page.goto(new URL('/docs/events/csgo/item_pickup', addressOf('main')).href);
    await expect(entry(page, 'item_pickup')).toBeVisible();
    await expect(sidebar(page).getByText(/^\d+ more$/)).toHaveCount(2);
  });
});
