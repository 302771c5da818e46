import { get } from 'node:http';
import type { Request } from '@playwright/test';
import { keepBehind } from './support/clock.ts';
import { browserLimits } from './support/data.ts';
import { KINDS } from './support/kinds.ts';
import { OFFLINE_CODE, REACT_CODE } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

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
  test.use({ ownContext: true });

  test('what a page asks for before and after the first sign of life stays small', async ({ page }) => {
    const asked = new Set<string>();
    // Hints for other pages come when the browser is idle, some before the network is and some after. They are not this page's.
    const isHint = (request: Request) => (request.headers()['sec-purpose'] ?? '').startsWith('prefetch');
    page.on('request', (request) => isHint(request) || asked.add(request.url()));
    const hint = page.waitForRequest(isHint);
    const weigh = async (urls: string[]) => {
      const sizes = await Promise.all(urls.map(sentBytes));
      const list = urls.map((url, index) => `${new URL(url).pathname} ${sizes[index]}`).join('\n');
      return { sum: sizes.reduce((total, size) => total + size, 0), list };
    };
    const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

    await keepBehind(page);
    await page.goto(KINDS.function);
    await expect.poll(() => [...asked].some((url) => REACT_CODE.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = [...asked];
    const all = await weigh(before);
    expect(before.length, all.list).toBeLessThanOrEqual(browserLimits['requests until idle']);
    expect(all.sum, all.list).toBeLessThan(browserLimits['bytes until idle']);
    const ahead = await weigh(before.filter(isScript));
    expect(ahead.sum, ahead.list).toBeLessThan(browserLimits['script until idle']);

    await hydrated(page);
    // Comes last, when the browser is idle.
    await expect.poll(() => [...asked].some((url) => OFFLINE_CODE.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    const whole = await weigh([...asked].filter(isScript));
    expect(whole.sum).toBeGreaterThan(ahead.sum);
    expect(whole.sum, whole.list).toBeLessThan(browserLimits['script with the app']);
    await hint;
  });
});

test.describe('shifts', () => {
  // What is in the cache already may come before it could shift anything.
  test.use({ ownContext: true });

  for (const kind of ['home', 'docs landing', 'group', 'function', 'event', 'event index', 'post'] as const) {
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
});

test.describe('layout', () => {
  test('text has two weights: each further font adds to the first layout', async ({ page }) => {
    for (const kind of [
      'home',
      'group',
      'function',
      'event',
      'guide',
      'snippet',
      'post',
      'search',
    ] as const) {
      await page.goto(KINDS[kind]);
      const weights = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement;
          if (element?.checkVisibility()) found.add(getComputedStyle(element).fontWeight);
        }
        return [...found].sort();
      });
      expect(weights, kind).toEqual(['400', '600']);
    }
  });

  test('the home page is one screen, and its example needs no scrolling', async ({ page }) => {
    await page.goto('/');
    const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
    const example = page.locator('main pre').first();
    expect(await example.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });
});

test('a signature is never cut, however narrow the screen, and goes on below after the parenthesis', {
  tag: '@phone',
}, async ({ page }) => {
  const names = [
    'api/client/createinterface',
    'api/client/useridtoentindex',
    'api/json/encodenumberprecision',
    'api/materialsystem/findtexture',
    'api/materialsystem/getmaterialvarflag',
    'events/csgo/player_death',
  ];
  for (const name of names)
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/docs/${name}`);
      const { cut, rows, eventRows } = await page
        .getByRole('figure')
        .first()
        .evaluate((figure) => {
          const parts = [...figure.querySelectorAll('.line > *')].filter((part) => part.textContent?.trim());
          const { right } = figure.getBoundingClientRect();
          const [called] = parts.filter((part) => part.classList.contains('f'));
          const [event] = parts.filter((part) => part.matches('a.s'));
          const rowsOf = (part: Element | undefined) => {
            const range = document.createRange();
            if (part) range.selectNodeContents(part);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
          };
          return {
            cut: parts
              .filter((part) => part.getBoundingClientRect().right > right)
              .map((part) => part.textContent),
            rows: rowsOf(called),
            eventRows: rowsOf(event),
          };
        });
      expect(cut, `${name}, ${width} px`).toEqual([]);
      expect(rows, `${name}, ${width} px: rows of the name`).toBe(1);
      expect(eventRows, `${name}, ${width} px: rows of the event`).toBeLessThanOrEqual(1);
    }
});

test('the arrow before results stays on the line of the first one', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of ['docs/api/vector/dot', 'docs/api/ui/type', 'docs/quick-reference']) {
    await page.goto(path);
    const { arrows, alone } = await page.getByRole('main').evaluate((main) => {
      const signs: { sign: string; top: number; row?: string | null }[] = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: sign, index } of text.data.matchAll(/\S/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const row = text.parentElement?.closest('code')?.textContent;
          signs.push({ sign, top: range.getBoundingClientRect().top, ...(row && { row }) });
        }
      }
      const found = signs.filter(({ sign, row }) => sign === '→' && row?.match(/→\s*\S/));
      const apart = found.filter((arrow) => {
        const result = signs[signs.indexOf(arrow) + 1];
        return !result || Math.abs(arrow.top - result.top) > 8;
      });
      return { arrows: found.length, alone: apart.map(({ row }) => row) };
    });
    expect(arrows, path).toBeGreaterThan(0);
    expect(alone, path).toEqual([]);
  }
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

  test('CLR-13: on paper as wide as a desktop the text has the whole sheet', async ({ page }) => {
    // A4 on its side, within the browser's margins.
    const width = 1047;
    await page.setViewportSize({ width, height: 718 });
    for (const kind of ['function', 'event index'] as const) {
      await page.goto(KINDS[kind]);
      await page.emulateMedia({ media: 'print' });
      const article = await page.getByRole('article').boundingBox();
      expect(article?.x, kind).toBe(0);
      expect(article?.width, kind).toBeGreaterThan(700);
    }
  });

  test('CLR-13: fields of events that are folded are printed, the sign to download a file is not', async ({
    page,
  }) => {
    await page.goto(KINDS['all events']);
    const fields = page.getByRole('main').locator('details small').first();
    expect(await fields.evaluate((it) => it.checkVisibility())).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await fields.evaluate((it) => it.checkVisibility())).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(KINDS.snippet);
    const download = page.locator('main [download]').first();
    await expect(download).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(download).toBeHidden();
  });

  test('CLR-13: what an article folds away is printed, its table of contents is not', async ({ page }) => {
    await page.goto(KINDS.post);
    const answer = page.getByText('so 7 bytes after');
    expect(await answer.evaluate((it) => it.checkVisibility())).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await answer.evaluate((it) => it.checkVisibility())).toBe(true);
    await expect(page.getByText('On this page').first()).toBeHidden();
  });

  test('CLR-13: code stays on one sheet, unless it is longer than a sheet', async ({ page }) => {
    await page.goto('/docs/snippets/ffi/trampoline_hooking');
    await page.emulateMedia({ media: 'print' });
    const code = page.getByRole('main').getByRole('figure');
    await expect(code.filter({ hasText: 'trampoline_hooking.lua' })).toHaveCSS('break-inside', 'auto');
    await expect(code.filter({ hasText: 'find_target.lua' })).toHaveCSS('break-inside', 'avoid');
  });

  test('CLR-13: a heading is on the sheet of the first event below it', async ({ page }) => {
    await page.goto(KINDS['all events']);
    await page.emulateMedia({ media: 'print' });
    const breaks = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [style('main p:has(+ table)').breakAfter, style('main tbody > tr').breakBefore];
    });
    expect(breaks).toEqual(['avoid', 'avoid']);
  });

  test('CLR-13: the day of the last change is close to the text, and rarely alone on a sheet', async ({
    page,
  }) => {
    await page.goto(KINDS.guide);
    await page.emulateMedia({ media: 'print' });
    const day = await page.getByText(/^Updated /).boundingBox();
    const article = await page.getByRole('article').boundingBox();
    expect((day?.y ?? 0) - (article?.y ?? 0) - (article?.height ?? 0)).toBeLessThan(12);
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

test('the sign to download a file is as quiet as the one to copy it', async ({ page }) => {
  await page.goto(KINDS.snippet);
  const colorOf = (tool: string) =>
    page
      .locator(`main .code-tools ${tool}`)
      .first()
      .evaluate((it) => getComputedStyle(it).color);
  expect(await colorOf('[download]')).toBe(await colorOf('button'));
});

test('a doubt is as amber as the bar beside it', async ({ page }) => {
  await page.goto(KINDS.function);
  const doubt = page.getByRole('link', { name: 'Unconfirmed:' });
  const colors = await doubt.evaluate((it) => [
    getComputedStyle(it).color,
    getComputedStyle(it.closest('p') as Element).borderInlineStartColor,
  ]);
  expect(colors[0]).toBe(colors[1]);
});

test('selected text keeps its colours, on a tint of the green', async ({ page }) => {
  await page.goto(KINDS.function);
  const [selected, text] = await page.getByRole('heading', { level: 1 }).evaluate((it) => {
    const { backgroundColor, color } = getComputedStyle(it, '::selection');
    return [backgroundColor, color === getComputedStyle(it).color];
  });
  expect(selected).toMatch(/0\.25\)$/);
  expect(text).toBe(true);
});

test('a field in focus has one edge', async ({ page }) => {
  await page.goto(KINDS.search);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-offset', '-1px');
});

test('in forced colours, the slashes between breadcrumbs are all as light', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(KINDS.function);
  const name = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('trace_line');
  await expect(name).toHaveCSS('font-weight', '600');
  expect(await name.evaluate((it) => getComputedStyle(it, '::before').fontWeight)).toBe('400');
});

test('a list in a list is as close as the items around it', async ({ page }) => {
  await page.goto('/docs/api/changelog');
  const inner = page.locator('.prose li > ul').first();
  const [outer, item] = [inner.locator('..'), inner.locator('li').first()];
  const top = async (it: typeof inner) => (await it.boundingBox())?.y ?? 0;
  const line = await outer.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
  expect((await top(item)) - (await top(outer)) - line).toBeLessThan(8);
});

test('a dark navbar and a dark footer have the same edges and targets as others', async ({ page }) => {
  const measures = () =>
    page.evaluate(() => {
      const footer = document.querySelector('footer') as HTMLElement;
      const link = footer.querySelector('a') as HTMLElement;
      const bar = document.querySelector('header > nav') as HTMLElement;
      return {
        edges: [getComputedStyle(footer).paddingInlineStart, getComputedStyle(bar).paddingInlineStart],
        link: link.getBoundingClientRect().height,
      };
    });
  await page.goto('/');
  const light = await measures();
  expect(light.edges[0]).toBe(light.edges[1]);
  await page.goto(addressOf('quarry'));
  expect(await measures()).toEqual(light);
});

test('readers who ask for more contrast get lines as strong as those of fields', async ({ page }) => {
  await page.goto('/docs/snippets');
  const lines = () =>
    page.evaluate(() => {
      const line = (selector: string) =>
        getComputedStyle(document.querySelector(selector) as Element).borderTopColor;
      return { chip: line('.chips button'), card: line('.gallery li'), field: line('.field') };
    });
  const usual = await lines();
  expect(usual.card).not.toBe(usual.field);
  await page.emulateMedia({ contrast: 'more' });
  const { field, ...others } = await lines();
  expect(others).toEqual({ chip: field, card: field });
});

test('counts are on the line of the names beside them', async ({ page }) => {
  await page.goto(KINDS.function);
  await hydrated(page);
  const lines = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('a:has(+ i)')
    .evaluateAll((names) =>
      names.map((name) => {
        const [line, ofCount] = [name, name.nextElementSibling].map((element) => {
          const mark = document.createElement('b');
          mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
          element?.prepend(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        });
        return Math.abs((line ?? 0) - (ofCount ?? 0));
      }),
    );
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines)).toBeLessThan(0.1);
});
