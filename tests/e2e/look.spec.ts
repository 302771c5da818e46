import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { inventory } from './support/data.ts';
import { KINDS } from './support/kinds.ts';
import { REACT_CODE } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/** Bytes that a reader may have to get, as sent with brotli; 58,200 of the script are React's. */
const BUDGET = { sheet: 7600, page: 14_000, idle: 90_000, scriptUntilIdle: 75_000, script: 85_000 };

/** Requests of a page that nobody touches. */
const REQUESTS_UNTIL_IDLE = 12;

/** Bytes of an answer as a browser gets it. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

test.describe('bytes', () => {
  test('the sheet of a page stays small', async ({ request }) => {
    const html = await (await request.get(KINDS.function)).text();
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(css.length).toBeGreaterThan(1000);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(css, { params }).length).toBeLessThan(BUDGET.sheet);
  });

  test('most pages of the reference, with their style, fit what a server sends at once', async ({
    baseURL,
  }) => {
    const sizes: number[] = [];
    for (const { route } of [...inventory.entries, ...inventory.events]) {
      sizes.push(await sentBytes(`${baseURL}${route.slice(1)}`));
    }
    const sorted = sizes.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(BUDGET.page);
    expect(sorted.at(-1)).toBeLessThan(1.2 * BUDGET.page);
  });

  test('what a page asks for before and after the first sign of life stays small', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const weigh = async (urls: string[]) => {
      const sizes = await Promise.all(urls.map(sentBytes));
      const list = urls.map((url, index) => `${new URL(url).pathname} ${sizes[index]}`).join('\n');
      return { sum: sizes.reduce((total, size) => total + size, 0), list };
    };
    const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

    await page.goto(KINDS.function);
    await expect.poll(() => [...asked].some((url) => REACT_CODE.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = [...asked];
    const all = await weigh(before);
    expect(before.length, all.list).toBeLessThanOrEqual(REQUESTS_UNTIL_IDLE);
    expect(all.sum, all.list).toBeLessThan(BUDGET.idle);
    const ahead = await weigh(before.filter(isScript));
    expect(ahead.sum, ahead.list).toBeLessThan(BUDGET.scriptUntilIdle);

    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const whole = await weigh([...asked].filter(isScript));
    expect(whole.sum).toBeGreaterThan(ahead.sum);
    expect(whole.sum, whole.list).toBeLessThan(BUDGET.script);
  });
});

test.describe('layout', () => {
  for (const kind of ['home', 'group', 'function', 'event index', 'post'] as const) {
    test(`${kind}: nothing moves while the page comes to life`, { tag: '@phone' }, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            const nodes = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80));
            shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(KINDS[kind]);
      await hydrated(page);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
  }

  test('the home page is one screen, and its example needs no scrolling', async ({ page }) => {
    await page.goto('/');
    const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
    const example = page.locator('main pre').first();
    expect(await example.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });
});

test.describe('on paper', () => {
  test('CLR-13: navigation is left out, text is dark on white, code wraps', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(KINDS.snippet);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('nav, header, footer, button, form, summary')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(left).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 31, 26)');
    const code = page.locator('main pre').first();
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('CLR-13: the address of a link to another site is printed', async ({ page }) => {
    await page.goto(`${addressOf('look')}docs/start`);
    const link = page.locator('.prose a.external').first();
    const address = await link.getAttribute('href');
    await page.emulateMedia({ media: 'print' });
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(address ?? 'no address');
  });
});
