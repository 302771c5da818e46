import type { Page } from '@playwright/test';
import { settle, stopTimers } from './support/clock.ts';
import { APP_CODE, holdBack, SITE, watchDocuments } from './support/network.ts';
import { heading, LINE, link, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { dialog, expectFailure, field, INDEX, options, PANEL_CODE, WORKER_CODE } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

/** Longest time in milliseconds that anything is waited for. */
const LONGEST = 30_000;
const bar = (page: Page) => page.locator('#nprogress .bar');

/** Files that never answer, and whether they are the ones of the first page too. */
const FILES = [
  ['the data of the page', `**${LINE.path}/page.json`, false],
  ['the app', APP_CODE, true],
  ['what the shell knows', SITE, true],
] as const;

for (const [name, address, early] of FILES)
  test(`SCR-07, CON-02: when ${name} never comes, a bar is shown, and after half a minute the page is loaded in full`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdBack(page, address);
    await page.goto(START);
    if (!early) await hydrated(page);
    await page.waitForLoadState();
    await markDocument(page);
    await stopTimers(page);
    const documents = watchDocuments(page);
    await link(page, LINE.link).click();
    await expect(page).toHaveURL(LINE.path);
    await settle(page);
    await page.clock.runFor(300);
    await expect(bar(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText('client');
    // Slow networks have their time.
    await page.clock.runFor(15_000);
    await settle(page);
    expect(documents).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    let probed = false;
    page.on('request', (request) => {
      probed ||= request.method() === 'HEAD';
    });
    // The time counts from when the file was asked for, which may be a moment after the click.
    for (let waited = 15_000; waited <= LONGEST + 3000 && !probed; waited += 1000) {
      await page.clock.runFor(1000);
      // The document may be gone by now.
      await settle(page).catch(() => {});
    }
    // The host answers, so its limit must not run out.
    await expect.poll(() => probed).toBe(true);
    await expect.poll(() => documents).toEqual([LINE.path]);
    await expect(heading(page)).toHaveText(LINE.heading);
    release();
  });

test('SCR-06: data that comes bit by bit has all the time that it takes', async ({ page }) => {
  await page.addInitScript((path) => {
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const response = await own(input, init);
      if (!String(input).endsWith(`${path}/page.json`) || init?.method) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const parts = [0, 1, 2, 3, 4].map((part) =>
        bytes.slice((part * bytes.length) / 5, ((part + 1) * bytes.length) / 5),
      );
      const body = new ReadableStream({
        start(to) {
          init?.signal?.addEventListener('abort', () => to.error(init.signal?.reason));
          const next = () => {
            const part = parts.shift();
            if (!part) return to.close();
            to.enqueue(part);
            setTimeout(next, 15_000);
          };
          setTimeout(next, 15_000);
        },
      });
      return new Response(body, response);
    };
  }, LINE.path);
  await page.clock.install();
  await page.goto(START);
  await hydrated(page);
  await markDocument(page);
  await stopTimers(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  // Five parts and the end; on a busy machine a part may be waited for only after the clock has run.
  for (let part = 0; part < 20 && (await heading(page).textContent()) !== LINE.heading; part++) {
    await settle(page);
    await page.clock.runFor(15_000);
  }
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(await isSameDocument(page)).toBe(true);
});

async function startSearch(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(START);
  await hydrated(page);
  await stopTimers(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace_line');
  await settle(page);
}

/** The code that shows progress may still be loading, so time advances bit by bit. */
async function expectProgress(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(dialog(page).getByRole('progressbar')).toBeVisible({ timeout: 250 });
  }).toPass();
}

for (const [what, files] of [
  ['an index', INDEX],
  ['an engine', WORKER_CODE],
] as const)
  test(`SRC-41, SRC-42: ${what} that never arrives is reported, and can be tried again`, async ({ page }) => {
    const release = await holdBack(page, files);
    await startSearch(page);
    await expectProgress(page);
    // The engine has two limits, one after the other: of the worker, and of the page itself.
    await expect(async () => {
      await page.clock.runFor(LONGEST);
      await expect(dialog(page)).toContainText('Unable to fetch results', { timeout: 500 });
    }).toPass();
    release();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await settle(page);
    await page.clock.resume();
    await expect(options(page).first()).toContainText('client.trace_line');
  });

test('SRC-42: a worker that falls silent is reported, and the next try has another', async ({ page }) => {
  await page.addInitScript(() => {
    // The worker goes on answering: the page never comes to make an engine of its own.
    Scheduler.prototype.postTask = () => new Promise(() => {});
    const post = Worker.prototype.postMessage;
    let silent = true;
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      if (message.query !== 'player' || !silent) post.call(this, message);
      else silent = false;
    } as typeof post;
  });
  await startSearch(page);
  await page.clock.runFor(1000);
  await expect(options(page).first()).toContainText('client.trace_line');
  await field(page).fill('player');
  await settle(page);
  await page.clock.runFor(LONGEST);
  await expectFailure(page);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(options(page).first()).toContainText('player');
});

test('SRC-41, SRC-42: code of the dialog that never arrives is reported, and the next letter tries again', async ({
  page,
}) => {
  const release = await holdBack(page, PANEL_CODE);
  await startSearch(page);
  await expect(dialog(page)).not.toContainText('Loading results');
  await page.clock.runFor(300);
  await expect(dialog(page)).toContainText('Loading results');
  await page.clock.runFor(LONGEST);
  await expectFailure(page);
  release();
  await page.clock.resume();
  await field(page).press('End');
  await page.keyboard.press('Backspace');
  await expect(options(page).first()).toContainText('client.trace_line');
  await expect(dialog(page)).not.toContainText('Unable to fetch results');
});

test('SRC-42: a host that is silent altogether does not hold the message back', async ({ page }) => {
  await page.clock.install();
  await page.goto(START);
  await hydrated(page);
  await page.route(/./, () => {});
  await stopTimers(page);
  await page.keyboard.press('Control+k');
  await page.clock.runFor(LONGEST);
  await expectFailure(page);
});

test.describe('a page without a page before it', () => {
  // React reports what a boundary has caught.
  test.use({ expectedErrors: [/could not be fetched/] });

  test('LDG-02, LDG-03: it fails after its time', async ({ page }) => {
    await page.clock.install();
    await page.route('**/docs/api.html', async (route) => {
      const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
      await route.fulfill({ response, status: 200 });
    });
    await holdBack(page, '**/docs/api/page.json');
    await page.goto('/docs/api.html');
    await page.clock.runFor(5000);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    await page.clock.runFor(LONGEST);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('no answer for 20 seconds');
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
