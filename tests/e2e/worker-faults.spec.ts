import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { type Host, keptFiles, openKept, test } from './support/host.ts';
import { heading } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect } from './support/test.ts';

/** What the host may answer when the browser asks for the script of the service worker. */
const FAULTS: Record<string, (response: ServerResponse, script: Buffer) => void> = {
  'status 404': (response) => response.writeHead(404).end(),
  'status 500': (response) => response.writeHead(500, HTML).end('<h1>Error</h1>'),
  garbage: (response) => response.writeHead(200, SCRIPT).end(Buffer.from([0xff, 0x7b, 0, 0x22, 0x5b, 0xfe])),
  'the HTML of another page': (response) => response.writeHead(200, HTML).end('<h1>Please log in</h1>'),
  'half of the file': (response, script) =>
    response.writeHead(200, SCRIPT).end(script.subarray(0, script.length / 2)),
  'an answer that is cut off': (response, script) => {
    response.writeHead(200, { ...SCRIPT, 'Content-Length': script.length });
    response.write(script.subarray(0, 20), () => response.destroy());
  },
  'an answer that never comes': () => {},
};
const HTML = { 'Content-Type': 'text/html' };
const SCRIPT = { 'Content-Type': 'text/javascript' };
const NEVER = 'an answer that never comes';

test.use({
  ownContext: true,
  expectedErrors: [
    /^console error: (?:The service worker|The script has|.*fetching the script|Failed to load resource)/,
  ],
});

const footer = (page: Page) => page.getByRole('contentinfo');
const status = (page: Page) => footer(page).getByRole('status');
const button = (page: Page, name: RegExp) => footer(page).getByRole('button', { name });
const popup = (page: Page) => page.getByRole('region', { name: 'Update' });
const text = (page: Page) => page.getByRole('main');

/** Moves the page's own clock on until it gives up; only what never comes needs it. */
async function letTimePass(page: Page, fault: string): Promise<void> {
  if (fault === NEVER) await page.clock.runFor(40_000);
}

function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

async function asksForWorker(host: Host, act: () => Promise<unknown>): Promise<void> {
  const before = host.requests.length;
  await act();
  await expect.poll(() => host.requests.slice(before).some((it) => it.startsWith('/sw.js'))).toBe(true);
}

/** Waits until nothing has been requested for a second, not even by the service worker. */
async function isQuiet(host: Host): Promise<void> {
  let seen = -1;
  const isUnchanged = () => {
    const before = seen;
    seen = host.requests.length;
    return before === seen;
  };
  await expect.poll(isUnchanged, { intervals: [1000] }).toBe(true);
}

async function saveSite(page: Page, host: Host): Promise<void> {
  await page.goto(`${host.address}docs/tables`);
  await hydrated(page);
  await footer(page).scrollIntoViewIfNeeded();
  await button(page, /^Save for offline/).click();
  await expect(button(page, /^Remove/)).toBeVisible({ timeout: 20_000 });
}

test('PWA-03, PWA-24: whatever the worker is in place of a script, the page is read on, saving says what it lacks, and deleting works all the same', async ({
  page,
  host,
}) => {
  await page.clock.install();
  for (const [fault, answer] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      host.answerForWorker = answer;
      await page.goto(`${host.address}docs/tables`);
      expect(await workers(page)).toBe(0);
      await asksForWorker(host, () => hydrated(page));
      await markDocument(page);
      await footer(page).scrollIntoViewIfNeeded();
      await button(page, /^Save for offline/).click();
      await letTimePass(page, fault);
      await expect(status(page)).toContainText('could not be saved. Check your connection');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(heading(page)).toHaveText('Moorings');
      expect(await isSameDocument(page)).toBe(true);
      host.answerForWorker = undefined;
      await host.down();
      await host.up();
      await saveSite(page, host);
      host.answerForWorker = answer;
      await asksForWorker(host, () => button(page, /^Remove/).click());
      await letTimePass(page, fault);
      await expect(button(page, /^Save for offline/)).toBeVisible();
      expect(await keptFiles(page)).toBe(0);
    });
});

test('PWA-16: whatever a new worker is in place of a script, the former build is read on, with and without a network', async ({
  page,
  host,
}) => {
  await openKept(page, host, 'docs/tables');
  await host.deploy('second');
  for (const [fault, answer] of Object.entries(FAULTS))
    await test.step(fault, async () => {
      host.answerForWorker = answer;
      // Either load may ask: while an answer is awaited, the browser does not ask again.
      await asksForWorker(host, async () => {
        await page.goto(`${host.address}docs/tables`);
        await page.reload();
      });
      await hydrated(page);
      await expect(text(page)).toContainText('The first edition');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(text(page)).toContainText('Boats of the first edition');
      await host.down();
      await page.reload();
      await hydrated(page);
      await expect(text(page)).toContainText('Boats of the first edition');
      await expect(popup(page)).toHaveCount(0);
      await host.up();
    });
  host.answerForWorker = undefined;
  await page.reload();
  await popup(page).getByRole('button', { name: 'Refresh' }).click({ timeout: 20_000 });
  await expect(text(page)).toContainText('Boats of the second edition');
});

test.describe('an answer that comes late', () => {
  let answerAtLast: () => Promise<void>;
  /** Keeps requests for the worker waiting until `answerAtLast`: the browser may ask for it more than once. */
  const hold = (host: Host) => {
    const waiting: (() => void)[] = [];
    host.answerForWorker = (response, script) => {
      waiting.push(() => response.writeHead(200, SCRIPT).end(script));
    };
    answerAtLast = async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      host.answerForWorker = undefined;
      for (const answer of waiting) answer();
    };
  };

  /** Saves the site and removes it again, while the worker that should delete it is on its way. */
  async function removeInTime(page: Page, host: Host): Promise<void> {
    await page.clock.install();
    await saveSite(page, host);
    hold(host);
    await asksForWorker(host, () => button(page, /^Remove/).click());
    await letTimePass(page, NEVER);
    await expect(button(page, /^Save for offline/)).toBeVisible();
  }

  test('PWA-03: a first worker comes after the page has given it up: the site can be saved then', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    hold(host);
    await page.goto(`${host.address}docs/tables`);
    await asksForWorker(host, () => hydrated(page));
    await footer(page).scrollIntoViewIfNeeded();
    await button(page, /^Save for offline/).click();
    await letTimePass(page, NEVER);
    await expect(status(page)).toContainText('could not be saved. Check your connection');
    await answerAtLast();
    await button(page, /^Save for offline/).click();
    await expect(button(page, /^Remove/)).toBeVisible({ timeout: 20_000 });
    await host.down();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.reload();
    await expect(heading(page)).toHaveText('Moorings');
  });

  test('PWA-16: a new worker comes late: the former build is read on until then', async ({ page, host }) => {
    await openKept(page, host, 'docs/tables');
    // A second after a page, browsers look for another worker by themselves.
    await isQuiet(host);
    await host.deploy('second');
    hold(host);
    await asksForWorker(host, () => page.reload());
    await hydrated(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(text(page)).toContainText('Boats of the first edition');
    await expect(popup(page)).toHaveCount(0);
    await answerAtLast();
    await popup(page).getByRole('button', { name: 'Refresh' }).click({ timeout: 20_000 });
    await expect(text(page)).toContainText('Boats of the second edition');
  });

  test('PWA-24: a worker that should delete the site comes late: nothing is kept in the end', async ({
    page,
    host,
  }) => {
    await removeInTime(page, host);
    await answerAtLast();
    await page.goto(`${host.address}docs/moorings`);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Moorings');
    await expect.poll(() => keptFiles(page)).toBe(0);
  });

  test('PWA-24: a page that is opened before that worker comes keeps nothing anew', async ({
    page,
    host,
  }) => {
    await removeInTime(page, host);
    await page.goto(`${host.address}docs/moorings`);
    await hydrated(page);
    await isQuiet(host);
    expect(await keptFiles(page)).toBe(0);
    await answerAtLast();
    await page.goto(`${host.address}docs/tables`);
    await hydrated(page);
    await isQuiet(host);
    expect(await keptFiles(page)).toBe(0);
  });
});
