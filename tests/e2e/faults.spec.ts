import type { Page, Request } from '@playwright/test';
import { settle, stopTimers } from './support/clock.ts';
import { breakFiles, FAULT_MESSAGES, FAULTS } from './support/faults.ts';
import { APP_CODE, holdBack, SIDEBAR, SITE, watchDocuments, watchRequests } from './support/network.ts';
import { heading, LINE, link, openStart, START } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument, showLife } from './support/ready.ts';
import { dialog, field, INDEX, options, VALUES, WORKER_CODE } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** What a page does well without: it is readable, and its links lead on. */
const EXTRAS = /\/assets\/(?:cards|copy-menu|progress-bar|offline|start)-?[\w.-]+\.js$|\/nearby\/|\/img\//;

/** Code that comes when a reader wants it, or a navigation takes its time. */
const WANTED = /\/assets\/(?:choose-tag|progress-bar|save-kept|start|control)[\w.-]*\.js$/;

/** A page beside the others in the sidebar. */
const SCREEN = { path: '/docs/api/client/screensize', heading: 'client.screen_size' };

/** A symbol that a guide links to. */
const CALLED = 'client.userid_to_entindex';

/** A snippet whose code can be saved as a file. */
const BOX = { path: '/docs/snippets/rendering/2d_rounded_rectangle', heading: '2D rounded rectangle' };

/** Files that a page needs to be opened in place. */
const NEEDED = {
  'the app': APP_CODE,
  'what the shell knows': SITE,
  'the data of a page': new RegExp(`${LINE.path}/page\\.json$`),
} satisfies Record<string, RegExp>;

/** The answer that does not come. */
const NEVER = () => new Promise<void>(() => {});

/** Makes a page take itself for one of a site that is kept for offline use, where it saves files itself. */
async function actAsKept(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('ServiceWorkerContainer' in window)
      Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', {
        get: () => ({ scriptURL: '/sw.js' }),
      });
  });
}

test.use({ expectedErrors: [FAULT_MESSAGES] });

for (const [file, address] of Object.entries(NEEDED))
  test(`SCR-07, LDG-07: ${Object.keys(FAULTS).join(', ')} for ${file}: the link loads its page, once, and the next one opens in place`, async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    for (const [fault, answer] of Object.entries(FAULTS))
      await test.step(fault, async () => {
        const broken = await breakFiles(page, address, answer);
        await page.goto(START);
        await showLife(page);
        documents.length = 0;
        let before = Number.POSITIVE_INFINITY;
        const note = (request: Request) => {
          if (request.resourceType() === 'document') before = broken.asked();
        };
        page.on('request', note);
        await link(page, LINE.link).click();
        await expect(heading(page)).toHaveText(LINE.heading);
        await expect.poll(() => documents).toEqual([LINE.path]);
        // The page that was loaded meets the same fault, and stays as it was delivered. Its document has its own data.
        await showLife(page);
        if (address !== NEEDED['the data of a page']) await expect.poll(broken.asked).toBeGreaterThan(before);
        else expect(await page.evaluate(() => document.documentElement.dataset.route)).toBe(LINE.path);
        await settle(page);
        await expect(heading(page)).toHaveText(LINE.heading);
        await expect(page.getByText('Traces a straight line through the world')).toBeVisible();
        expect(documents).toEqual([LINE.path]);
        page.off('request', note);
        await broken.mend();
      });
    await page.goto(START);
    await hydrated(page);
    await markDocument(page);
    await link(page, LINE.link).click();
    await expect(heading(page)).toHaveText(LINE.heading);
    expect(await isSameDocument(page)).toBe(true);
  });

for (const [fault, answer] of Object.entries(FAULTS)) {
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

  test(`SRC-42: ${fault} for the search: it says what it lacks, and tries again`, async ({ page }) => {
    const engine = await breakFiles(page, WORKER_CODE, answer);
    const index = await breakFiles(page, INDEX, answer);
    await openStart(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('trace_li');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await index.mend();
    const asked = engine.asked();
    await field(page).press('n');
    await expect.poll(engine.asked).toBeGreaterThan(asked);
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await engine.mend();
    await field(page).press('e');
    await expect(options(page).first()).toContainText('client.trace_line');
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

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`${fault} for code that is wanted later: the page works without it, and says what it lacks`, async ({
    page,
  }) => {
    await actAsKept(page);
    const paths = watchRequests(page);
    const broken = await breakFiles(page, WANTED, answer);
    await page.goto('/docs/snippets');
    await hydrated(page);
    await markDocument(page);
    const choices = page.getByRole('group', { name: 'Only snippets about' });
    await choices.getByRole('button').first().click();
    await expect(choices).toContainText('You might want to check your network connection.');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // Of offline use, the footer has what its document has.
    await expect.poll(() => paths.join()).toMatch(/\/assets\/start-/);
    const release = await holdBack(page, `**${BOX.path}/page.json`);
    await page.getByRole('article').getByRole('link', { name: BOX.heading }).click();
    await expect.poll(() => paths.join()).toMatch(/\/progress-bar/);
    release();
    await expect(heading(page)).toHaveText(BOX.heading);
    const file = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Download / })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/\.lua$/);
    await (await file).delete();
    expect(paths.join()).toMatch(/\/save-kept/);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await broken.mend();
    await page.goto('/docs/snippets');
    await hydrated(page);
    await choices.getByRole('button').first().click();
    await expect(choices.getByRole('button', { pressed: true })).toHaveCount(1);
  });

  test(`${fault} for pictures: what they say is read in their place`, async ({ page }) => {
    const broken = await breakFiles(page, /\/img\//, answer);
    await page.goto(addressOf('harbour'));
    await hydrated(page);
    await expect.poll(broken.asked).toBeGreaterThan(1);
    await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Lighthouse' })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await page.getByRole('article').or(page.getByRole('main')).getByRole('link').first().click();
    await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Lighthouse' })).toBeVisible();
  });
}

test('code that never comes holds nothing up, and after 30 seconds a choice says so', async ({ page }) => {
  await actAsKept(page);
  await page.clock.install();
  await breakFiles(page, WANTED, NEVER);
  await page.goto('/docs/snippets');
  await hydrated(page);
  await markDocument(page);
  await stopTimers(page);
  const asked = page.waitForRequest(/\/choose-tag/);
  const choices = page.getByRole('group', { name: 'Only snippets about' });
  await choices.getByRole('button').first().click();
  await asked;
  await settle(page);
  await page.clock.runFor(29_000);
  await expect(choices).not.toContainText('network connection');
  await page.clock.runFor(1_000);
  await expect(choices).toContainText('You might want to check your network connection.');
  await page.getByRole('article').getByRole('link', { name: BOX.heading }).click();
  await expect(heading(page)).toHaveText(BOX.heading);
  expect(await isSameDocument(page)).toBe(true);
  const file = page.waitForEvent('download');
  const wanted = page.waitForRequest(/\/save-kept/);
  await page
    .getByRole('link', { name: /^Download / })
    .first()
    .click();
  await wanted;
  await settle(page);
  await page.clock.runFor(30_000);
  expect((await file).suggestedFilename()).toMatch(/\.lua$/);
});

test('SRC-42: values that never arrive are reported after 20 seconds, and those that arrive later change nothing', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, VALUES);
  await openStart(page);
  await stopTimers(page);
  await page.keyboard.press('Control+k');
  const values = page.waitForRequest(VALUES);
  await expect(async () => {
    await field(page).fill('generic');
    await page.clock.runFor(500);
    await expect(dialog(page).getByRole('progressbar')).toBeVisible({ timeout: 250 });
  }).toPass();
  await values;
  await settle(page);
  await page.clock.runFor(19_000);
  await expect(dialog(page)).not.toContainText('Unable to fetch results');
  await page.clock.runFor(1_500);
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.clock.runFor(10_000);
  release();
  await settle(page);
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(options(page).first()).toContainText('Generic');
});

test('SCR-07, LDG-07: data of a page that comes after 30 seconds finds the page loaded in full, and changes nothing', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, NEEDED['the data of a page']);
  await page.goto(START);
  await hydrated(page);
  await stopTimers(page);
  const documents = watchDocuments(page);
  await link(page, LINE.link).click();
  await expect(page).toHaveURL(LINE.path);
  await settle(page);
  await page.clock.runFor(20_000);
  await expect.poll(() => documents).toEqual([LINE.path]);
  await expect(heading(page)).toHaveText(LINE.heading);
  await page.clock.runFor(10_000);
  release();
  await page.clock.resume();
  await hydrated(page);
  await expect(heading(page)).toHaveText(LINE.heading);
  expect(documents).toEqual([LINE.path]);
});

test('a copy that never arrives is reported after 20 seconds, and can be tried again', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, /\/docs\/api\/client\/traceline\.md$/);
  await page.goto(LINE.path);
  await hydrated(page);
  await page.locator('[data-copy] summary').click();
  const button = page.getByRole('button', { name: 'Copy as Markdown' });
  await expect(button).toBeVisible();
  await stopTimers(page);
  const asked = page.waitForRequest(/traceline\.md$/);
  await button.click();
  await asked;
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await settle(page);
  await page.clock.runFor(20_000);
  const status = page.locator('[data-copy]').getByRole('status');
  await expect(status).toHaveText('The page could not be loaded. Check your connection and try again.');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  release();
});

test('PRE-10, SCR-07: files that never come hold nothing up but the page that needs them, and that one for 20 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/blog');
  await hydrated(page);
  await breakFiles(page, new RegExp(`${EXTRAS.source}|${SIDEBAR.source}`), NEVER);
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
