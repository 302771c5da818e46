import type { Page } from '@playwright/test';
import { APP_CODE, holdBack } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import {
  dialog,
  field,
  INDEX,
  openSearch,
  options,
  PANEL_CODE,
  searchButton,
  searchFor,
} from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ drawn: true });

async function visit(page: Page, path = '/docs/api/client'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Puts fields of all sorts into the page. */
function addFields(page: Page): Promise<void> {
  return page.evaluate(() => {
    const add = (name: string, values: object) => {
      document.body.prepend(Object.assign(document.createElement(name), values));
    };
    add('select', { id: 'd' });
    document.querySelector('#d')?.append(new Option('o'));
    add('p', { id: 'c', contentEditable: 'true', textContent: 'x' });
    add('textarea', { id: 'b' });
    add('input', { id: 'a' });
  });
}

test.describe('opening and closing', () => {
  test('SRC-01, SRC-12: the button opens the dialog with the focus in its field, however often', {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page);
    for (let round = 0; round < 3; round++) {
      await searchButton(page).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });

  for (const keys of ['Control+k', 'Meta+k', 'Control+K', 'Meta+K'])
    test(`SRC-02, SRC-03, SRC-04, CON-14: ${keys} opens and closes it`, async ({ page }) => {
      await visit(page);
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeHidden();
    });

  test('SRC-05: the shortcut works in fields too, and the browser does nothing of its own', async ({
    page,
  }) => {
    await visit(page);
    await addFields(page);
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        document.title = `prevented ${event.defaultPrevented}`;
      });
    });
    for (const id of ['a', 'b', 'c', 'd']) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveTitle('prevented true');
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id}`)).toBeFocused();
    }
  });

  test('SRC-06, SRC-08, CON-14: `/` opens it and is typed nowhere; in its field it is a letter', async ({
    page,
  }) => {
    await visit(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
    await expect(dialog(page)).toBeVisible();
  });

  test('SRC-05, SRC-06: keys that are held do once what they do, and are kept from browser and field', async ({
    page,
  }) => {
    await visit(page);
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.repeat) document.title = `prevented ${event.defaultPrevented}`;
      });
    });
    const hold = async (key: string) => {
      for (let press = 0; press < 3; press++) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(page).toHaveTitle('prevented true');
      await page.evaluate(() => {
        document.title = '';
      });
    };
    await hold('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.down('Control');
    await hold('k');
    await expect(dialog(page)).toBeHidden();
    await hold('k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.up('Control');
  });

  test('SRC-06, SRC-07, SRC-09: not with other keys held, not in fields, and no bare K', async ({ page }) => {
    await visit(page);
    for (const keys of ['Control+/', 'Alt+/', 'Meta+/', 'k', 'Shift+K', 'Alt+k'])
      await page.keyboard.press(keys);
    await addFields(page);
    for (const id of ['a', 'b', 'c', 'd']) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press('/');
    }
    await expect(page.locator('#a')).toHaveValue('/');
    await expect(page.locator('#b')).toHaveValue('/');
    await expect(page.locator('#c')).toContainText('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('SRC-10, SRC-49: Escape closes it and the focus is back', { tag: '@phone' }, async ({ page }) => {
    await visit(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await field(page).fill('trace');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('STA-06: it is open or closed, and every way out closes it', { tag: '@phone' }, async ({
    page,
    viewport,
  }) => {
    const fillsScreen = (viewport?.width ?? 0) <= 640;
    await visit(page);
    const ways: [string, () => Promise<unknown>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['the shortcut', () => page.keyboard.press('Control+k')],
      fillsScreen
        ? ['Cancel', () => dialog(page).getByRole('button', { name: 'Cancel' }).click()]
        : ['a press outside', () => page.mouse.click(3, 3)],
      ['a hit', () => page.keyboard.press('Enter')],
    ];
    for (const [way, leave] of ways) {
      await openSearch(page);
      await field(page).fill('trace_line');
      await expect(dialog(page).getByRole('option', { selected: true })).toBeVisible();
      await leave();
      await expect(dialog(page), way).toBeHidden();
    }
    await expect(page).toHaveURL('/docs/api/client/traceline');
  });

  test('SRC-11: a press beside it closes it, one inside does not', async ({ page }) => {
    await openSearch(page);
    await dialog(page).getByText('No recent searches').click();
    await expect(dialog(page)).toBeVisible();
    // A press that begins inside is no press beside, as when a text is selected.
    const box = await field(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('SRC-18: on a phone there is a cancel button, and the dialog fills the screen', {
    tag: '@phone',
  }, async ({ page, viewport }) => {
    await openSearch(page);
    const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
    if ((viewport?.width ?? 0) > 640) {
      await expect(cancel).toBeHidden();
      return;
    }
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    await cancel.click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('SRC-18: in a low window the dialog fills the screen too, and leaves room for hits', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await searchFor(page, 'trace');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 667, height: 375 });
  await expect(options(page).nth(1)).toBeInViewport({ ratio: 0.99 });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('SRC-18: above the keyboard of a phone on its side, the hit that the keys reach is whole, and filters follow the hits', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 185 });
  await searchFor(page, 'trace');
  const top = (await field(page).boundingBox()) ?? { y: 0, height: 0 };
  for (let press = 0; press < 6; press++) {
    const hit = dialog(page).getByRole('option', { selected: true });
    await expect(hit).toBeInViewport({ ratio: 0.99 });
    expect((await hit.boundingBox())?.y).toBeGreaterThanOrEqual(top.y + top.height);
    await page.keyboard.press('ArrowDown');
  }
  expect(await field(page).boundingBox()).toEqual(top);
  const filter = dialog(page).getByRole('button', { name: 'Functions' });
  await filter.focus();
  await expect(filter).toBeInViewport({ ratio: 0.99 });
  await filter.press('Enter');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

test('SRC-14: Tab and Shift+Tab stay inside', { tag: '@phone' }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill('trace');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  const isInside = () =>
    page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${press}`).toBe(true);
    }
});

test('SRC-14: the list is no stop of its own, because the keys of the field go through it', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('trace');
  const all = dialog(page).getByRole('link', { name: /^See all/ });
  await expect(all).toBeVisible();
  const list = dialog(page).getByRole('listbox');
  expect(await list.evaluate((it) => it.clientHeight > (it.parentElement?.clientHeight ?? 0))).toBe(true);
  const controls = dialog(page).locator('input, button, a[href]:not([role=option])');
  for (let press = 0; ; press++) {
    expect(press).toBeLessThan(20);
    await page.keyboard.press('Tab');
    expect(await controls.evaluateAll((every) => every.some((it) => it === document.activeElement))).toBe(
      true,
    );
    if (await all.evaluate((it) => it === document.activeElement)) break;
  }
});

test('SRC-14: Tab stays in the field until the list is there', async ({ page }) => {
  const release = await holdBack(page, PANEL_CODE);
  await visit(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
  }
  release();
  await expect(dialog(page).getByRole('button', { name: 'Functions' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
});

test('SRC-50: a button of the dialog that is pressed before the app is there is pressed once', async ({
  page,
}) => {
  const release = await holdBack(page, APP_CODE);
  await page.goto('/docs/api/client');
  await page.keyboard.press('Control+k');
  const keys = dialog(page).getByRole('button', { name: 'all keys' });
  await keys.click();
  await expect(keys).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', /shell/);
  await expect(keys).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
});

test('STA-06: Back shows the page before, without the dialog, which may still wait for its panel', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdBack(page, PANEL_CODE);
  await visit(page);
  const link = page.getByRole('article').getByRole('link', { name: 'trace_line', exact: true });
  await link.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('client.trace_line');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('client');
  await expect(dialog(page)).toBeHidden();
  release();
});

/** Turns the wheel and waits until the page has drawn what came of it. */
async function turnWheel(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = new Promise((ok) => {
      const later = () => requestAnimationFrame(() => requestAnimationFrame(ok));
      addEventListener('wheel', later, { once: true, capture: true, passive: true });
    });
    Object.assign(window, { drawn });
  });
  await page.mouse.wheel(0, 100);
  await page.evaluate(() => (window as unknown as { drawn: Promise<unknown> }).drawn);
}

test('SRC-15: the page behind keeps its place', { tag: '@phone' }, async ({ page, viewport }) => {
  await visit(page);
  const place = () => page.evaluate(() => window.scrollY);
  await page.mouse.move((viewport?.width ?? 0) / 2, (viewport?.height ?? 0) - 50);
  await turnWheel(page);
  expect(await place(), 'without the dialog the wheel moves the page').toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await turnWheel(page);
  await page.keyboard.press('PageDown');
  expect(await place()).toBe(300);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toBe(300);
});

test('SRC-15: the list of hits scrolls, and the dialog around it does not', { tag: '@phone' }, async ({
  page,
}) => {
  await searchFor(page, 'e');
  const { list, around } = await dialog(page).evaluate((element) => {
    const hidden = (it: Element) => it.scrollHeight - it.clientHeight;
    const scroller = element.querySelector('[role="listbox"]')?.closest('.search-body');
    return { list: scroller ? hidden(scroller) : 0, around: hidden(element) };
  });
  expect(list, 'pixels of the list out of sight').toBeGreaterThan(0);
  expect(around, 'pixels of the dialog out of sight').toBe(0);
});

test.describe('the button', () => {
  test('SRC-37, SRC-38: the code and the index come with the first hover, once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const count = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
    await visit(page);
    await page.waitForLoadState('networkidle');
    expect([count(PANEL_CODE), count(INDEX)]).toEqual([0, 0]);
    for (let round = 0; round < 2; round++) {
      await searchButton(page).hover();
      await page.waitForLoadState('networkidle');
      await page.mouse.move(5, 500);
    }
    await expect.poll(() => [count(PANEL_CODE), count(INDEX)]).toEqual([1, 1]);
  });

  for (const [intent, act] of [
    ['focus', (page: Page) => searchButton(page).focus()],
    ['shortcut', (page: Page) => page.keyboard.press('Control+k')],
    ['click', (page: Page) => searchButton(page).click()],
  ] as const)
    test(`SRC-37: they come with a ${intent}`, async ({ page }) => {
      await visit(page);
      const code = page.waitForRequest(PANEL_CODE);
      await act(page);
      await code;
    });

  test('SRC-37: they come with a touch', { tag: '@phone-only' }, async ({ page }) => {
    await visit(page);
    const code = page.waitForRequest(PANEL_CODE);
    await searchButton(page).dispatchEvent('touchstart');
    await code;
  });

  for (const [platform, key] of [
    ['Linux x86_64', 'Ctrl'],
    ['MacIntel', '⌘'],
  ] as const)
    test(`SRC-39, SRC-40: on ${platform} it shows ${key} once the client has loaded, and nothing moves`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, 'platform', { value: name });
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      }, platform);
      let release = () => {};
      const held = new Promise<void>((ok) => {
        release = ok;
      });
      await page.route(/\/assets\/boot-[\w-]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/docs/api/client', { waitUntil: 'commit' });
      await expect(searchButton(page)).toContainText('K');
      await expect(searchButton(page)).not.toContainText(key);
      const before = await searchButton(page).boundingBox();
      release();
      await hydrated(page);
      await expect(searchButton(page)).toContainText(`${key}K`);
      expect(await searchButton(page).boundingBox()).toEqual(before);
    });
});

test.describe('with scripts that cannot be loaded', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('SRC-01: the button leads to the search page', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(addressOf('base'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Search docs/ })
      .click();
    await expect(page).toHaveURL(`${addressOf('base')}search?`);
  });
});
