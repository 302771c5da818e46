import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  await page.waitForTimeout(300);
  const moved = await page.evaluate(
    () =>
      new Promise((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries().length));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 200);
      }),
  );
  expect(moved).toBe(0);
  server.closeAllConnections();
  server.close();
});

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
