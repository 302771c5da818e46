import type { Page } from '@playwright/test';
import { settle, stopTimers } from './support/clock.ts';
import { APP_CODE, codeOf, holdBack, SITE } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import { INDEX } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ drawn: true });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const items = (page: Page) => main(page).getByRole('listitem');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const status = (page: Page) => main(page).getByRole('status').first();

/** Records the queries that reach the worker, with their options. */
async function watchQueries(page: Page): Promise<() => Promise<{ query: string; options: object }[]>> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const queries: object[] = [];
    Object.assign(window, { queries });
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      if (message.query !== undefined) queries.push(message);
      post.call(this, message);
    } as typeof post;
  });
  return () =>
    page.evaluate(() => (window as unknown as { queries: { query: string; options: object }[] }).queries);
}

test('SPG-01, SPG-10: the query of the address is searched for', async ({ page }) => {
  await page.goto('/search?q=trace_line');
  await expect(field(page)).toHaveValue('trace_line');
  await expect(heading(page)).toHaveText('Search results for “trace_line”');
  await expect(items(page).first()).toContainText('client.trace_line');
  await expect(status(page)).toHaveText(/^\d+ pages found$/);
  await field(page).fill('"davinci"');
  await expect(status(page)).toHaveText('One page found');
});

test('SPG-02, SPG-04, SPG-18: without a query there is a field, and links to browse', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(items(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(main(page)).not.toContainText(/found|results/i);
  await expect(main(page).getByRole('link', { name: 'API reference' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('name', 'q');
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(field(page)).toHaveAccessibleName('Search the documentation');
  await expect(field(page)).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('SPG-18, SEO-10: the rule for crawlers comes and goes with the page', async ({ page }) => {
  const rule = page.locator('meta[name=robots]');
  await page.goto('/blog');
  await hydrated(page);
  await expect(rule).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace_line');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(heading(page)).toHaveText('Search results for “trace_line”');
  await expect(rule).toHaveAttribute('content', 'noindex, follow');
  await items(page).first().getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toHaveText('client.trace_line');
  await expect(rule).toHaveCount(0);
});

test('SPG-03: the title follows the query', async ({ page }) => {
  await page.goto('/search');
  await expect(page).toHaveTitle('Search the documentation | Documentation');
  await hydrated(page);
  await field(page).fill('paint');
  await expect(page).toHaveTitle('Search results for “paint” | Documentation');
  await field(page).fill('');
  await expect(page).toHaveTitle('Search the documentation | Documentation');
});

test('SPG-05, SPG-06: the address follows in one entry and keeps what else is in it', async ({ page }) => {
  await page.goto('/blog');
  await page.goto('/search?x=1&q=a&kind=fn');
  await hydrated(page);
  await field(page).pressSequentially('bs');
  await expect(page).toHaveURL('/search?x=1&q=abs&kind=fn');
  await field(page).fill('');
  await expect(page).toHaveURL('/search?x=1&kind=fn');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('SPG-07, SPG-15, SPG-20: a search runs 300 ms after the last change, for 15 hits', async ({ page }) => {
  const queries = await watchQueries(page);
  await page.clock.install();
  await page.goto('/search?q=draw');
  await expect(items(page).first()).toBeVisible();
  await stopTimers(page);
  await field(page).fill('pl');
  await page.clock.runFor(200);
  await field(page).fill('player');
  await page.clock.runFor(290);
  // The hits of before are on the page until then, with their button.
  await main(page).getByRole('button', { name: 'Show more results' }).dispatchEvent('click');
  await settle(page);
  expect((await queries()).map(({ query }) => query)).toEqual(['draw']);
  await page.clock.runFor(20);
  await expect(items(page).first()).toContainText('player');
  expect((await queries()).map(({ query }) => query)).toEqual(['draw', 'player']);
  expect((await queries())[1]?.options).toMatchObject({ limit: 15, offset: 0 });
});

test('SPG-07, SPG-20: what belonged to an older query is gone', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { query?: string }) {
      const send = () => post.call(this, message);
      if (message.query === 'trace_line') Object.assign(window, { send });
      else send();
    } as typeof post;
  });
  await page.goto('/search?q=paint');
  await expect(items(page).first()).toContainText('paint');
  await field(page).fill('trace_line');
  await expect(items(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(main(page)).toContainText('Loading');
  await field(page).fill('player_death');
  await expect(items(page).first()).toContainText('player_death');
  await page.evaluate(() => (window as unknown as { send: () => void }).send());
  await settle(page);
  await expect(items(page).first()).toContainText('player_death');
});

test('SPG-08: Enter reloads nothing', async ({ page }) => {
  await page.goto('/search?q=paint');
  await hydrated(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await field(page).press('Enter');
  await expect(items(page).first()).toContainText('paint');
  expect(loads).toBe(0);
});

test('SPG-01: the title has the query when the same results are opened again', async ({ page }) => {
  await page.goto('/search?q=trace_line');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Search results for “trace_line”/);
  await page.evaluate(() => window.navigation?.navigate(location.href).finished);
  await expect(page).toHaveTitle(/^Search results for “trace_line”/);
});

test('SPG-03: what is typed while a followed hit is loading stays out of its address', async ({ page }) => {
  await page.goto('/search?q=trace_line');
  const hit = main(page).getByRole('link', { name: 'client.trace_line', exact: true });
  await expect(hit).toBeVisible();
  await page.route(/\/nearby\//, (route) => route.abort());
  const release = await holdBack(page, /\/traceline\/page\.json$/);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/api\/client\/traceline$/);
  await field(page).fill('trace_bullet');
  await expect(items(page).first()).toContainText('client.trace_bullet');
  await expect(field(page)).toHaveValue('trace_bullet');
  release();
  await expect(heading(page)).toHaveText('client.trace_line');
  await expect(page).toHaveURL(/\/docs\/api\/client\/traceline$/);
});

test('SPG-09, SPG-11: loading is shown, then that nothing was found', async ({ page }) => {
  const release = await holdBack(page, INDEX);
  await page.goto('/search?q=qqzzqqy');
  await expect(main(page)).toContainText('Loading');
  await expect(main(page)).not.toContainText('No results for');
  release();
  await expect(status(page)).toHaveText('No results for “qqzzqqy”. Try fewer or different words.');
  await expect(main(page)).not.toContainText('Loading');
  await expect(main(page).getByRole('link', { name: 'API reference' })).toBeVisible();
});

test('SPG-11: where a kind of page is chosen, the other kinds are what is left to try', async ({ page }) => {
  await page.goto('/search?q=trampoline&kind=type');
  await expect(status(page)).toHaveText('No results of this kind for “trampoline”. Try all kinds.');
  await main(page).getByRole('button', { name: 'All' }).click();
  await expect(items(page).first()).toContainText('Trampoline hooking');
});

test('SPG-12, SPG-19: an item has a linked title, its place and a summary', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search?q=trace');
  const item = items(page).filter({ hasText: 'client.trace_line' });
  const link = item.getByRole('heading', { level: 2 }).getByRole('link', { name: 'client.trace_line' });
  await expect(link).toHaveAttribute('href', '/docs/api/client/traceline');
  await expect(item.getByRole('navigation', { name: /^Location of client\.trace_line/ })).toHaveText(
    'client',
  );
  await expect(item.getByText('through the world')).toHaveText(/[^.\s]\.$/);
  await expect(item.locator('mark').first()).toHaveText(/trace/i);
  await expect(main(page).getByText('Browse instead')).toHaveCount(0);
});

test('function names are as large as guide titles', async ({ page }) => {
  await page.goto('/search?q=trace');
  const sizeOf = (name: string) =>
    main(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link.querySelector('code') ?? link).fontSize);
  expect(await sizeOf('client.trace_line')).toBe(await sizeOf('Find and fix errors'));
});

test('SPG-13, SPG-14: the next pages come when the end is scrolled into view, or by the button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?q=player');
  await expect(items(page)).toHaveCount(15);
  const end = main(page).getByText('More results load');
  const total = Number((await status(page).textContent())?.match(/\d+/)?.[0]);
  expect(total).toBeGreaterThan(45);
  await end.scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(30);
  await main(page).getByRole('button', { name: 'Show more results' }).dispatchEvent('click');
  await expect(items(page)).toHaveCount(45);
  const hrefs = await items(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(45);
  for (let count = 45; count < total; count += 15) {
    await expect(items(page)).toHaveCount(count);
    await main(page).getByRole('button', { name: 'Show more results' }).dispatchEvent('click');
  }
  await expect(items(page)).toHaveCount(total);
  await expect(end).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Show more results' })).toHaveCount(0);
});

test('SPG-13: a page of hits that was left before it came is fetched after Back', async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { options?: { offset?: number } }) {
      if (!message.options?.offset) post.call(this, message);
    } as typeof post;
  });
  await page.goto('/search?q=player');
  await expect(items(page)).toHaveCount(15);
  const more = main(page).getByRole('button', { name: 'Show more results' });
  await more.dispatchEvent('click');
  await expect(main(page).getByText('Loading more results')).toBeAttached();
  await items(page).first().getByRole('heading').getByRole('link').click();
  await expect(heading(page)).not.toContainText('Search results');
  await page.goBack();
  await expect(items(page)).toHaveCount(15);
  await expect(main(page).getByText('More results load')).toBeAttached();
});

test('SPG-13: what the keyboard has reached stays in view, and the next Tab reaches the first new result', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?q=player');
  await expect(items(page)).toHaveCount(15);
  const more = main(page).getByRole('button', { name: 'Show more results' });
  const footer = page.getByRole('contentinfo').getByRole('link');
  for (const below of [more, footer.first(), footer.last(), more]) {
    await below.focus();
    await expect(below).toBeInViewport();
    await settle(page);
    await expect(items(page)).toHaveCount(15);
  }
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(30);
  const titleOf = (index: number) => items(page).nth(index).getByRole('heading').getByRole('link');
  await expect(titleOf(14)).toBeFocused();
  await expect(titleOf(14)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(titleOf(15)).toBeFocused();
});

test('SPG-13: scrolling up to the end marker fetches nothing', { tag: '@phone' }, async ({ page }) => {
  const queries = await watchQueries(page);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 260 });
  await page.goto('/search?q=player');
  await expect(items(page)).toHaveCount(15);
  const end = main(page).getByText('More results load');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(end).not.toBeInViewport();
  expect(await end.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(0);
  await page.mouse.move(100, 130);
  await expect(async () => {
    await page.mouse.wheel(0, -40);
    await expect(end).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass({ intervals: [20] });
  await settle(page);
  expect(await queries()).toHaveLength(1);
  await expect(items(page)).toHaveCount(15);
});

test('the field has one button that clears it, of the site', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=paint&x=1');
  await expect(items(page).first()).toContainText('paint');
  const clear = main(page).getByRole('button', { name: 'Clear the query' });
  // A browser's own button would be at the end of the text, beside the site's.
  const box = await field(page).boundingBox();
  const own = await clear.boundingBox();
  if (!box || !own) throw new Error('The field and its button have no place.');
  await page.mouse.click(own.x - 8, box.y + box.height / 2);
  await expect(field(page)).toHaveValue('paint');
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear).toBeHidden();
  await expect(page).toHaveURL('/search?x=1');
  await expect(items(page)).toHaveCount(0);
});

test('SCR-15: a reload, and Back from another document, leave the list where it was', {
  tag: '@phone',
}, async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/search?q=player');
  await expect(items(page)).toHaveCount(15);
  await page.mouse.wheel(0, 100_000);
  await expect(items(page)).toHaveCount(30);
  const below = items(page).nth(20);
  await below.evaluate((item) => item.scrollIntoView());
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  await expect(below).toBeInViewport();
  await page.goto('/docs');
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test('kinds are chosen with buttons and kept in the address', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=player');
  const chip = (name: string) => main(page).getByRole('button', { name, exact: true });
  await chip('Functions').click();
  await expect(page).toHaveURL('/search?q=player&kind=fn');
  await expect(items(page).first()).toContainText('Function');
  expect(
    await items(page)
      .filter({ hasNotText: /^Function/ })
      .count(),
  ).toBe(0);
  await page.reload();
  await expect(chip('Functions')).toHaveAttribute('aria-pressed', 'true');
  expect(
    await items(page)
      .filter({ hasNotText: /^Function/ })
      .count(),
  ).toBe(0);
  await chip('All').click();
  await expect(page).toHaveURL('/search?q=player');
  await field(page).fill('event: paint');
  await expect(chip('Events')).toHaveAttribute('aria-pressed', 'true');
  await expect(items(page).first()).toContainText('Event');
  await field(page).fill('event:');
  await chip('Functions').click();
  await expect(page).toHaveURL('/search?kind=fn');
  await expect(field(page)).toHaveValue('');
  await expect(items(page).first()).toContainText('Function');
});

test('SPG-16, SPG-17: a version of each docs instance that has several', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/search');
  await expect(main(page).getByRole('combobox')).toHaveCount(0);
  await page.goto(`${addressOf('versions')}search?q=saw`);
  const selects = main(page).getByRole('combobox');
  await expect(selects).toHaveCount(2);
  const select = main(page).getByRole('combobox', { name: 'default: Version to search' });
  await expect(select.getByRole('option')).toHaveText(['default: 1.0', 'default: Next', 'default: 0.9']);
  const hrefs = () =>
    items(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
  await expect(items(page).first()).toBeVisible();
  expect((await hrefs()).filter((href) => /\/(next|0\.9)\//.test(href))).toEqual([]);
  await select.selectOption('default: Next');
  await expect.poll(hrefs).toContain('/docs/next/api/saw/cut');
  expect((await hrefs()).filter((href) => href.startsWith('/docs/api'))).toEqual([]);
});

test('SPG-17: another version is searched from its first page', async ({ page }) => {
  const queries = await watchQueries(page);
  // The small site has less than a page of hits: the first answer says that there is one more.
  await page.addInitScript(() => {
    const listen = Worker.prototype.addEventListener;
    let first = true;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      listen.call(this, type, (event) => {
        const { data } = event as MessageEvent<{ answer?: { total: number } }>;
        if (data?.answer && first) data.answer.total++;
        if (data?.answer) first = false;
        listener.call(this, event);
      });
    } as typeof listen;
  });
  const offsets = async () => (await queries()).map(({ options }) => (options as { offset: number }).offset);
  // In a low window the end of the results is out of view, so only the button asks for more.
  await page.setViewportSize({ width: 1440, height: 260 });
  await page.goto(`${addressOf('versions')}search?q=saw`);
  await expect(items(page).first()).toBeVisible();
  const count = await items(page).count();
  await main(page).getByRole('button', { name: 'Show more results' }).dispatchEvent('click');
  await expect.poll(offsets).toEqual([0, count]);
  const hrefs = items(page).getByRole('heading').getByRole('link');
  await main(page)
    .getByRole('combobox', { name: 'default: Version to search' })
    .selectOption('default: Next');
  await expect(hrefs.first()).toHaveAttribute('href', /\/next\//);
  expect(await offsets()).toEqual([0, count, 0]);
});

test('SPG-22: a query with HTML is text', async ({ page }) => {
  const query = '<img src=x onerror="document.title=1">';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await expect(heading(page)).toHaveText(`Search results for “${query}”`);
  await expect(status(page)).toContainText(/found|No results for/);
  await expect(main(page).locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle(`Search results for “${query}” | Documentation`);
});

test('SPG-22: characters that set the direction of text do not turn the text around a query', async ({
  page,
}) => {
  await page.goto('/search?q=%E2%80%AEtrace%E2%81%A7_line&x=1');
  await expect(page).toHaveTitle('Search results for “trace_line” | Documentation');
  expect(await heading(page).textContent()).toBe('Search results for “trace_line”');
  await expect(field(page)).toHaveValue('trace_line');
  await expect(items(page).first()).toContainText('client.trace_line');
  await expect(page).toHaveURL('/search?q=trace_line&x=1');
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('SPG-23: a failed search is reported, and a later one succeeds', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/search?q=trace');
    await expect(main(page)).toContainText('Unable to fetch results');
    await expect(main(page)).toContainText('You might want to check your network connection.');
    await expect(main(page)).not.toContainText('Loading');
    await page.unroute(INDEX);
    await field(page).fill('trace_line');
    await expect(items(page).first()).toContainText('client.trace_line');
    await expect(main(page)).not.toContainText('Unable');
  });
});

test('a query of ten thousand letters does no harm', async ({ page }) => {
  await page.goto(`/search?q=${'x'.repeat(10_000)}`);
  await expect(status(page)).toContainText('No results for');
  await expect(status(page)).not.toContainText('x'.repeat(300));
});

test.describe('without the code or the data that searches', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [what, address] of [
    ['app', APP_CODE],
    ['view of the site', SITE],
    ['code of the page', codeOf('Search')],
  ] as const)
    test(`ERR-16: the reader is told that the ${what} could not be loaded, and tries again`, async ({
      page,
    }) => {
      await page.route(address, (route) => route.abort());
      await page.goto('/search?q=trace_line');
      const notice = page.getByRole('status').filter({ hasText: 'This page could not be loaded.' });
      await expect(notice).toBeVisible();
      await page.unroute(address);
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(items(page).first()).toContainText('client.trace_line');
      await expect(notice).toHaveCount(0);
    });
});
