import type { Page } from '@playwright/test';
import { stopTimers } from './support/clock.ts';
import { APP_CODE, holdBack } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import {
  dialog,
  expectFailure,
  field,
  INDEX,
  openSearch,
  options,
  PANEL_CODE,
  searchButton,
  searchFor,
  WORKER_CODE,
} from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.describe('no hits', () => {
  test('SRC-43: what says so to screen readers was there before', async ({ page }) => {
    await openSearch(page);
    const status = await dialog(page).getByRole('status').elementHandle();
    await field(page).fill('qqzzqqy');
    await expect
      .poll(() => status?.evaluate((it) => it.isConnected && it.textContent))
      .toBe('No results for “qqzzqqy”');
    await expect(dialog(page).getByText('No results for')).toBeVisible();
    await field(page).fill('trace_line');
    await expect.poll(() => status?.evaluate((it) => it.isConnected && it.textContent)).toMatch(/results?$/);
  });

  test('SRC-43, SRC-44, SRC-45, ERR-05: the query in quotation marks, former titles, and a report', async ({
    page,
  }) => {
    await searchFor(page, 'player_death');
    await field(page).fill('qqzzqqy');
    await expect(dialog(page)).toContainText('No results for “qqzzqqy”');
    await expect(dialog(page)).toContainText('Try searching for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    const report = dialog(page).getByRole('link', { name: 'Let us know.' });
    await expect(report).toHaveAttribute('target', '_blank');
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain('qqzzqqy');
    await dialog(page).getByRole('button', { name: 'Events', exact: true }).last().click();
    await expect(field(page)).toHaveValue('events ');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  test('SRC-44: three former titles at most', async ({ page }) => {
    await searchFor(page, 'time');
    await expect.poll(() => dialog(page).getByRole('group').count()).toBeGreaterThan(4);
    await field(page).fill('qqzzqqy');
    const titles = dialog(page).getByText('Try searching for').locator('xpath=..').getByRole('button');
    await expect(titles).toHaveCount(3);
  });

  test('SRC-44, SRC-45: without former titles and without a report address their lines are missing', async ({
    page,
  }) => {
    await openSearch(page, addressOf('orchard'));
    await field(page).fill('qqzzqqy');
    await expect(dialog(page)).toContainText('No results for “qqzzqqy”');
    await expect(dialog(page)).not.toContainText('Try searching for');
    await expect(dialog(page)).not.toContainText('Believe this query');
  });
});

test('the dialog opens as high as its first panel, and stays so while the first answer is on its way', async ({
  page,
}) => {
  const release = await holdBack(page, INDEX);
  const releasePanel = await holdBack(page, PANEL_CODE);
  await page.goto('/docs');
  await hydrated(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  const height = async () => (await dialog(page).boundingBox())?.height ?? 0;
  const before = await height();
  releasePanel();
  await expect(dialog(page)).toContainText('No recent searches');
  expect(Math.abs((await height()) - before)).toBeLessThan(2);
  await page.keyboard.type('trace');
  await expect(dialog(page)).not.toContainText('No recent searches');
  expect(await height()).toBeGreaterThanOrEqual(before);
  release();
  await expect(options(page).first()).toBeVisible();
});

/** The index stops after its first line: the event `go-on` lets the rest come, `lose` breaks the connection off. */
async function stopAfterNames(page: Page): Promise<void> {
  await page.addInitScript((index) => {
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const response = await own(input, init);
      if (!new RegExp(index).test(String(input))) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const end = bytes.indexOf(10) + 1;
      const body = new ReadableStream({
        start(to) {
          to.enqueue(bytes.slice(0, end));
          addEventListener('lose', () => to.error(new Error('lost')));
          addEventListener('go-on', () => {
            to.enqueue(bytes.slice(end));
            to.close();
          });
        },
      });
      return new Response(body, response);
    };
  }, INDEX.source);
}

test.describe('an index of which only the names are there', () => {
  const status = (page: Page) => dialog(page).getByRole('status');

  test.beforeEach(async ({ page }) => {
    await stopAfterNames(page);
    await openSearch(page);
    await page.keyboard.type('key_state');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).first()).toContainText('client.key_state');
  });

  test('SRC-30, SRC-41: the page that was typed is there, the rest comes below it', async ({ page }) => {
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    // Nothing is said of a number that is not known yet.
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expect(status(page)).toHaveText('');
    await expect(dialog(page).getByRole('link', { name: /^See all/ })).toHaveCount(0);
    const row = await first.elementHandle();
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
    expect(await first.evaluate((now, before) => now === before, row)).toBe(true);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await options(page).count()).toBeGreaterThan(1);
  });

  test('SRC-30: the page that was typed can be opened', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/client/keystate');
  });

  test('SRC-42: a rest that is lost is reported', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('lose')));
    await expectFailure(page);
  });
});

test('SRC-41: pending results leave the former ones, and a slow answer is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = true;
    const release = () => {
      isHeld = false;
      for (const send of held) send();
    };
    Object.assign(window, { release });
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      const send = () => post.call(this, message);
      if (isHeld && message.query === 'slow') held.push(send);
      else send();
    } as typeof post;
  });
  await searchFor(page, 'trace_line');
  await stopTimers(page).catch(() => {});
  await field(page).fill('slow');
  await expect(options(page).first()).toContainText('client.trace_line');
  await page.clock.runFor(290);
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(dialog(page).getByRole('progressbar', { name: 'Loading results' })).toBeVisible();
  await expect(options(page).first()).toContainText('client.trace_line');
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(options(page).first()).not.toContainText('client.trace_line');
});

test('SRC-41: the engine is asked before the dialog is rendered for a letter', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const asked: string[] = [];
    Object.assign(window, { asked });
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      const link = document.querySelector<HTMLAnchorElement>('dialog a[href*="?q="]');
      if (message.query && link) asked.push(`${message.query} while ${new URL(link.href).search} is shown`);
      post.call(this, message);
    } as typeof post;
  });
  await searchFor(page, 'trace');
  const all = dialog(page).getByRole('link', { name: /^See/ });
  await expect(all).toHaveAttribute('href', /\?q=trace$/);
  await page.keyboard.type('_');
  await expect(all).toHaveAttribute('href', /\?q=trace_$/);
  await page.keyboard.type('l');
  await expect(all).toHaveAttribute('href', /\?q=trace_l$/);
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  // Each once, when its letter was typed.
  expect(asked.slice(-2)).toEqual(['trace_ while ?q=trace is shown', 'trace_l while ?q=trace_ is shown']);
});

test.describe('a search that the reader has used', () => {
  test.use({ saveData: false });

  test('SRC-29: hits appear in the same frame as their letter', async ({ page }) => {
    await searchFor(page, 'trace_line');
    await expect.poll(() => page.workers().length).toBe(0);
    await field(page).evaluate((input: HTMLInputElement) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      input.addEventListener('input', () => {
        requestAnimationFrame(() => {
          const first = document.querySelector('dialog [role=option] .hit-name code')?.textContent;
          seen.push(`${input.value}: ${first}`);
        });
      });
    });
    for (const query of ['paint', 'player_death']) await field(page).fill(query);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
      .toEqual(['paint: paint', 'player_death: player_death']);
    // Rows come from another file, which is read in pieces.
    await field(page).fill('numpad 5');
    await expect(options(page).first()).toContainText('Numpad 5');
  });
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (404|500)/] });

  for (const [name, answer] of [
    ['cannot be had', { status: 404, body: '' }],
    ['is damaged', { status: 200, body: '{"format":2,"pages"' }],
    ['is of another build', { status: 200, body: '{"format":99}' }],
  ] as const)
    test(`SRC-42, SRC-47, ERR-04: the index ${name}; the next query tries again`, async ({ page }) => {
      await page.route(INDEX, (route) => route.fulfill(answer));
      await openSearch(page);
      await field(page).fill('trace');
      await expectFailure(page);
      await page.unroute(INDEX);
      await field(page).fill('trace_');
      await expect(options(page).first()).toContainText('client.trace_line');
    });

  test('SRC-47: a button tries the same query again', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('trace_line');
    await expectFailure(page);
    await page.unroute(INDEX);
    const release = await holdBack(page, INDEX);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    release();
    await expect(options(page).first()).toContainText('client.trace_line');
  });

  test('SRC-47: being online again tries the same query again', async ({ page, context }) => {
    await page.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('trace_line');
    await expectFailure(page);
    await page.unroute(INDEX);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(options(page).first()).toContainText('client.trace_line');
  });

  test('workers are blocked: the search works without one', async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await searchFor(page, 'trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
  });

  test('SRC-42: the engine cannot be loaded; the next letter tries again', async ({ page }) => {
    await page.route(WORKER_CODE, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('trace');
    await expectFailure(page);
    await page.unroute(WORKER_CODE);
    await field(page).fill('trace_');
    await expect(options(page).first()).toContainText('client.trace_line');
  });

  test('SRC-42: the code of the dialog cannot be loaded; the next letter tries again', async ({ page }) => {
    await page.route(PANEL_CODE, (route) => route.abort());
    await page.goto('/docs/api/client');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expectFailure(page);
    await page.unroute(PANEL_CODE);
    await page.keyboard.type('trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
    await expect(dialog(page)).not.toContainText('Unable to fetch results');
  });
});

test.describe('when the app cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('SRC-41: the search finds all the same', async ({ page }) => {
    await page.route(APP_CODE, (route) => route.abort());
    await page.goto('/docs/api/client');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api/client/traceline');
  });

  test('SRC-42: without its own code it is reported to have failed; the next letter tries again', async ({
    page,
  }) => {
    await page.route(PANEL_CODE, (route) => route.abort());
    await page.goto('/docs/api/client');
    await page.keyboard.press('Control+k');
    await expectFailure(page);
    await page.unroute(PANEL_CODE);
    await page.keyboard.type('trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
  });
});

test.describe('before the list is there', () => {
  test('SRC-02: the shortcut opens the field, and what is typed becomes the query', async ({ page }) => {
    const release = await holdBack(page, PANEL_CODE);
    await page.goto('/docs/api/client');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('trace_line');
    await expect(field(page)).toHaveValue('trace_line');
    release();
    await expect(options(page).first()).toContainText('client.trace_line');
    await expect(field(page)).toHaveValue('trace_line');
    await hydrated(page);
    await expect(dialog(page)).toBeVisible();
  });

  test('SRC-30: Enter on the empty field opens nothing later', async ({ page }) => {
    const release = await holdBack(page, PANEL_CODE);
    await page.goto('/docs/api/client');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('trace_line');
    await expect(options(page).first()).toContainText('client.trace_line');
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/api/client');
  });

  test('SRC-01: so does the button', async ({ page }) => {
    const release = await holdBack(page, PANEL_CODE);
    await page.goto('/docs/api/client');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    release();
    await hydrated(page);
    await expect(dialog(page)).toBeVisible();
  });

  test('SRC-30: Enter opens the first hit as soon as it is known', async ({ page }) => {
    const release = await holdBack(page, PANEL_CODE);
    await page.goto('/docs/api/client');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('player_death');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/docs/events/csgo/player_death');
    await expect(dialog(page)).toBeHidden();
  });
});

test('odd queries do no harm', async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => document.querySelector('dialog input')?.removeAttribute('maxlength'));
  for (const query of [
    '.*+?^$()|[]\\{}',
    '<img src=x onerror="document.title=1">',
    '👩‍👩‍👧 🇩🇪 é',
    'a\0b',
    '%E0%A4%A',
    'x'.repeat(10_000),
  ]) {
    await field(page).fill(query);
    await expect(dialog(page)).toContainText(/No results for|See (?:all|the)/);
  }
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await field(page).fill('trace_line');
  await expect(options(page).first()).toContainText('client.trace_line');
});

test('SRC-18: on a phone the on-screen keyboard covers nothing', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { height: 812, offsetTop: 0 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  await searchFor(page, 'player');
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 420, offsetTop: 30 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 30, width: 375, height: 420 });
  const all = await dialog(page)
    .getByRole('link', { name: /^See all/ })
    .boundingBox();
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(450);
});

test('SRC-16: characters that set the direction of text do not turn the sentence around a query', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('\u202eqqzz\u2067qqy');
  await expect(dialog(page).locator('.search-title')).toBeVisible();
  expect(await dialog(page).locator('.search-title').textContent()).toBe('No results for “qqzzqqy”');
});
