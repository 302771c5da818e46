import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { KINDS } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

/** Serves a document that stops in the middle until `rest` is called. */
async function serveHalf(
  document: string,
  at: string,
): Promise<{ url: string; rest(): void; server: Server }> {
  const cut = document.indexOf(at);
  expect(cut).toBeGreaterThan(0);
  let rest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(document.slice(0, cut));
    rest = () => response.end(document.slice(cut));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, rest: () => rest(), server };
}

/** Returns the beginning of the element that the first paint waits for. */
function lastNeeded(document: string): string {
  const id = /<link rel="expect" href="#([^"]+)"/.exec(document)?.[1];
  return ` id="${id}"`;
}

// No other file is served beside the document.
test.use({ expectedErrors: [/404/] });

test('sidebar and content are painted together', async ({ page, request }) => {
  const document = await (await request.get(KINDS.function)).text();
  const { url, rest, server } = await serveHalf(document, lastNeeded(document));
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  rest();
  await expect.poll(paints).toBeGreaterThan(0);
  server.closeAllConnections();
  server.close();
});

test('what is far below is not waited for, and nothing moves when it arrives', async ({ page, request }) => {
  const document = await (await request.get(KINDS.function)).text();
  const { url, rest, server } = await serveHalf(document, '</article>');
  await page.goto(url, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  const fold = await page.evaluate(() => innerHeight);
  const painted = await page.locator('main article').boundingBox();
  expect((painted?.y ?? 0) + (painted?.height ?? 0)).toBeGreaterThan(fold);
  rest();
  await page.locator('footer').waitFor({ state: 'attached' });
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await frames();
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await frames();
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

const ELSEWHERE: [name: string, open: (page: Page, url: string, rest: () => void) => Promise<unknown>][] = [
  ['at a heading far below', (page, url) => page.goto(`${url}#see-also`, { waitUntil: 'commit' })],
  [
    'where a reload restores it',
    async (page, url, rest) => {
      await page.goto(url, { waitUntil: 'commit' });
      rest();
      await page.waitForLoadState();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
      await page.reload({ waitUntil: 'commit' });
    },
  ],
];

for (const [name, open] of ELSEWHERE) {
  test(`a page that opens ${name} is painted there, not at its top first`, async ({ page, request }) => {
    const document = await (await request.get(KINDS.function)).text();
    const { url, rest, server } = await serveHalf(document, '</article>');
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        // After the frame: the browser scrolls to a heading when it has laid it out.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { firstTop: scrollY });
        port2.postMessage('');
      });
    });
    await open(page, url, rest);
    await page.locator('#see-also').waitFor({ state: 'attached' });
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await paints()).toBe(0);
    rest();
    await expect.poll(paints).toBeGreaterThan(0);
    const firstTop = () => page.evaluate(() => (window as { firstTop?: number }).firstTop);
    await expect.poll(firstTop).toBeDefined();
    expect(await firstTop()).toBeGreaterThan(900);
    server.closeAllConnections();
    server.close();
  });
}

test('the sidebar is laid out while the content is still arriving, not in the first frame', async ({
  page,
  request,
}) => {
  const document = await (await request.get('docs/events/csgo/weapon_zoom')).text();
  const { url, rest, server } = await serveHalf(document, '</article>');
  await page.goto(url, { waitUntil: 'commit' });
  const entry = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'weapon_zoom', exact: true });
  const isInView = () => entry.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight);
  await expect.poll(isInView).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  rest();
  server.closeAllConnections();
  server.close();
});

test('the beginning of a long page is painted before its end is there', async ({ page, request }) => {
  const document = await (await request.get('docs/events')).text();
  const { url, rest, server } = await serveHalf(document, '</main>');
  await page.goto(url, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  rest();
  server.closeAllConnections();
  server.close();
});
