import { settle, stopTimers } from './support/clock.ts';
import { breakFiles, FAULT_MESSAGES, FAULTS } from './support/faults.ts';
import { APP_CODE, codeOf, watchDocuments, watchRequests } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument, showLife } from './support/ready.ts';
import { dialog, field, INDEX, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

const SIDEBAR = /\/docsSidebar[\w-]*\.json$/;
const SITE = /\/assets\/site-[\w-]+\.json$/;
const VALUES = /\/assets\/search-values-[\w-]+\.json$/;
const WORKER = /\/assets\/worker-[\w-]+\.js$/;
/** What a page does well without: it is readable, and its links lead on. */
const EXTRAS = /\/assets\/(?:cards|copy-menu|progress-bar|offline|start)-?[\w.-]+\.js$|\/nearby\/|\/img\//;

/** A page beside the others in the sidebar. */
const SCREEN = { path: '/docs/api/client/screensize', heading: 'client.screen_size' };

/** A symbol that a guide links to. */
const CALLED = 'client.userid_to_entindex';

/** Files that a page needs to be opened in place. */
const NEEDED = {
  'the app': APP_CODE,
  'what the shell knows': SITE,
  'the code of a kind of page': codeOf('Function'),
  'the data of a page': new RegExp(`${LINE.path}/page\\.json$`),
} satisfies Record<string, RegExp>;

test.use({ expectedErrors: [FAULT_MESSAGES] });

for (const [fault, answer] of Object.entries(FAULTS)) {
  for (const [file, address] of Object.entries(NEEDED))
    test(`SCR-07, LDG-07: ${fault} for ${file}: the link loads its page, once, and the next one opens in place`, async ({
      page,
    }) => {
      const broken = await breakFiles(page, address, answer);
      await page.goto(START);
      await showLife(page);
      const documents = watchDocuments(page);
      let before = Number.POSITIVE_INFINITY;
      page.on('request', (request) => {
        if (request.resourceType() === 'document') before = broken.asked();
      });
      await link(page, LINE.link).click();
      await expect(heading(page)).toHaveText(LINE.heading);
      await expect.poll(() => documents).toEqual([LINE.path]);
      // The page that was loaded meets the same fault, and stays as it was delivered.
      await showLife(page);
      await expect.poll(broken.asked).toBeGreaterThan(before);
      await settle(page);
      await expect(heading(page)).toHaveText(LINE.heading);
      await expect(page.getByText('Traces a straight line through the world')).toBeVisible();
      expect(documents).toEqual([LINE.path]);
      await broken.mend();
      await page.goto(START);
      await hydrated(page);
      await markDocument(page);
      await link(page, LINE.link).click();
      await expect(heading(page)).toHaveText(LINE.heading);
      expect(await isSameDocument(page)).toBe(true);
    });

  test(`SBR-03, SCR-07: ${fault} for the sidebar: the page that needs it is loaded, and stays as it was delivered`, async ({
    page,
  }) => {
    await page.goto('/blog');
    await hydrated(page);
    const broken = await breakFiles(page, SIDEBAR, answer);
    const documents = watchDocuments(page);
    const start = page.getByRole('contentinfo').getByRole('link', { name: 'Getting Started' }).first();
    await start.click();
    await expect.poll(() => documents.length).toBe(1);
    await expect(heading(page)).toHaveText('Getting Started');
    await showLife(page);
    await expect.poll(broken.asked).toBe(2);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link').first()).toBeVisible();
    expect(documents).toHaveLength(1);
  });

  test.describe('with links ahead', () => {
    test.use({ saveData: false });

    test(`PRE-10, CRD-04, CPY-06: ${fault} for all that a page does well without: it is read, and links lead on`, async ({
      page,
    }) => {
      const paths = watchRequests(page);
      await breakFiles(page, EXTRAS, answer);
      await page.goto('/docs/guides/events-and-callbacks');
      await hydrated(page);
      await markDocument(page);
      await expect.poll(() => paths.join()).toMatch(/\/nearby\//);
      await link(page, CALLED).hover();
      await expect.poll(() => paths.join()).toMatch(/\/cards-/);
      await page.locator('[data-copy] summary').click();
      await expect.poll(() => paths.join()).toMatch(/\/copy-menu/);
      await expect(page.locator('[data-copy]').getByRole('link', { name: 'View as Markdown' })).toBeVisible();
      await link(page, CALLED).click();
      await expect(heading(page)).toHaveText(CALLED);
      expect(await isSameDocument(page)).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test(`SRC-42: ${fault} for the search: it answers without a worker, says what it lacks, and tries again`, async ({
    page,
  }) => {
    const worker = await breakFiles(page, WORKER, answer);
    const index = await breakFiles(page, INDEX, answer);
    await openStart(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trace_lin');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await index.mend();
    await field(page).press('e');
    await expect(options(page).first()).toContainText('client.trace_line');
    expect(worker.asked()).toBeGreaterThan(0);
    const values = await breakFiles(page, VALUES, answer);
    await field(page).fill('numpad 5');
    await expect(options(page).first()).toContainText('Key codes');
    // Only a value is called so: "No results" would not be true.
    await field(page).fill('generic');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await values.mend();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Generic');
  });
}

test('PRE-10, SCR-07: files that never come hold nothing up but the page that needs them, and that one for 20 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/blog');
  await hydrated(page);
  const never = () => new Promise<void>(() => {});
  await breakFiles(page, new RegExp(`${EXTRAS.source}|${SIDEBAR.source}`), never);
  await stopTimers(page);
  const documents = watchDocuments(page);
  const tree = page.waitForRequest(SIDEBAR);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Getting Started' }).first().click();
  await tree;
  await settle(page);
  await page.clock.runFor(19_000);
  await settle(page);
  expect(documents).toEqual([]);
  // The host answers when it is asked then, so the limit of that must not run out.
  await page.clock.runFor(1500);
  await expect(heading(page)).toHaveText('Getting Started');
  expect(documents).toHaveLength(1);
});

test('a clock that is set back or far ahead takes no page away', async ({ page }) => {
  await page.clock.install();
  await openStart(page);
  for (const [date, { path, heading: title }] of [
    ['1999-12-31', LINE],
    ['2099-01-01', SCREEN],
  ] as const) {
    await page.clock.setSystemTime(date);
    await page.evaluate((address) => window.navigation?.navigate(address), path);
    await expect(heading(page)).toHaveText(title);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('ERR-12: where the browser refuses to keep files, a page is read, and links lead on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, {
      open: refuse,
      match: refuse,
      keys: refuse,
      delete: refuse,
      has: refuse,
    });
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-15: nothing that a page does keeps it out of the back and forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const types = new Set<string>();
    Object.assign(window, { types });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      types.add(type);
      add.call(this, type, listener, options);
    };
  });
  const document = await page.goto(START);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace_line');
  await expect(options(page).first()).toContainText('client.trace_line');
  const types = await page.evaluate(() => [...(window as unknown as { types: Set<string> }).types]);
  expect(types).toContain('click');
  expect(types.filter((type) => /unload$/.test(type))).toEqual([]);
  expect(await page.evaluate(() => [onunload, onbeforeunload])).toEqual([null, null]);
  expect(document?.headers()['cache-control'] ?? '').not.toContain('no-store');
});
