import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { createEngine } from '../../src/client/search/engine/engine.ts';
import { PROJECT_DIR } from '../../src/node/files/folders.ts';
import cases from '../../tests/search/relevance.json' with { type: 'json' };
import { type CaseClass, type RelevanceCase, scoreRelevance } from '../../tests/search/score.ts';
import { brotliSize } from '../support/brotli-size.ts';
import { type Answer, withBrowser } from './answers.ts';
import { type Figure, percentile } from './figures.ts';
import { TYPICAL_PAGE } from './pages.ts';

/** What `search-times.js` notes in the page, in milliseconds. */
interface SearchTimes {
  /** From the shortcut to the first typed letter on the screen. */
  typed: number;
  /** From the shortcut to the first hits on the screen. */
  hits: number;
  /** From each key to its hits on the screen. Keys whose hits are those of the key before are left out. */
  keys: number[];
  longestTask: number;
}

declare global {
  interface Window {
    searchTimes?: { read(): SearchTimes; reset(): void };
  }
}

const AIMS = { bytes: 80_000, key: 50, open: 150, first: 300, task: 50 };

/** Least share of cases, in percent, with a right page first or among the first three. */
const RELEVANCE: Partial<Record<CaseClass, { first?: number; top3?: number }>> = {
  exact: { first: 100 },
  joined: { first: 100 },
  spaced: { first: 100 },
  prefix: { first: 98 },
  typo1: { top3: 98 },
  concept: { top3: 90 },
};

/** What is typed, a key at a time. */
const QUERIES = ['trace_line', 'player death', 'new slider', 'get_prop', 'client.', 'world to screen'];

/** Milliseconds between two keys: much longer than an answer takes. */
const KEY_PAUSE = 500;

/** A phone of the middle class on a slow mobile connection. */
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };

/** Weighs and times the search of a built site, and scores what it finds. */
export async function measureSearch(dir: string): Promise<Figure[]> {
  const timed = await withBrowser(dir, async (browser, origin, log) => {
    const bytes = await firstUseBytes(browser, origin, log, dir);
    const cold = await openCold(browser, origin);
    const plain = await typeQueries(browser, origin, 1);
    const slow = await typeQueries(browser, origin, SLOW.cpu);
    return [
      figure('first use, brotli 11', bytes, 'B', AIMS.bytes),
      figure('cold, 4x CPU, 1.6 Mbps: Ctrl+K at `load` to a typed letter', cold.typed, 'ms', AIMS.open),
      figure('the same, to the first hits', cold.hits, 'ms', AIMS.first),
      ...keyFigures('key to hits', plain),
      ...keyFigures('key to hits, 4x CPU', slow),
      figure(
        'longest task of the first use, 4x CPU, page at rest',
        await firstUseTask(browser, origin),
        'ms',
        AIMS.task,
      ),
      figure('longest task while typing, 4x CPU', slow.longestTask, 'ms', AIMS.task),
    ];
  });
  return [...timed, ...(await relevance(dir))];
}

function keyFigures(name: string, { keys }: SearchTimes): Figure[] {
  return [
    figure(`${name}, p50`, percentile(keys, 0.5), 'ms'),
    figure(`${name}, p95`, percentile(keys, 0.95), 'ms', AIMS.key),
  ];
}

function figure(name: string, value: number, unit: Figure['unit'], aim?: number): Figure {
  return { part: 'search', name, value, unit, ...(aim !== undefined && { aim }) };
}

/** Everything that opening the dialog and the first query fetch, links ahead left out. */
async function firstUseBytes(browser: Browser, origin: string, log: Answer[], dir: string): Promise<number> {
  const page = await openPage(browser, origin);
  await atRest(page);
  log.length = 0;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const isOfSearch = ({ path }: Answer) => /^\/(?:assets\/|search[^/]*\.json$)/.test(path);
  const paths = new Set(log.filter(isOfSearch).map(({ path }) => path));
  const sizes = await Promise.all(
    [...paths].map(async (path) => brotliSize(await readFile(join(dir, path)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Longest task, in milliseconds, of opening the dialog and of the first query on a page that is at rest. */
async function firstUseTask(browser: Browser, origin: string): Promise<number> {
  const page = await openPage(browser, origin);
  await atRest(page);
  await throttle(page, SLOW.cpu);
  await page.evaluate(() => window.searchTimes?.reset());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('trace', { delay: 100 });
  await page.getByRole('option').first().waitFor();
  const { longestTask } = await readTimes(page);
  await page.context().close();
  return longestTask;
}

/** Waits until the whole page is interactive and nothing is fetched any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready?.includes('sidebar'));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

async function throttle(page: Page, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Times of the first search on a page that has just loaded, with an empty cache. */
async function openCold(browser: Browser, origin: string): Promise<{ typed: number; hits: number }> {
  const page = await openPage(browser, origin, async (session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('t');
  await page.getByRole('option').first().waitFor();
  const times = await readTimes(page);
  await page.context().close();
  return { typed: times.typed, hits: times.hits };
}

async function typeQueries(browser: Browser, origin: string, cpu: number): Promise<SearchTimes> {
  const page = await openPage(browser, origin);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('warm');
  await page.getByRole('option').first().waitFor();
  await throttle(page, cpu);
  await page.evaluate(() => window.searchTimes?.reset());
  for (const query of QUERIES) {
    await page.getByRole('combobox').fill('');
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      // The next key is not pressed before the hits of this one are there, so that none is taken for another's.
      await page.waitForTimeout(KEY_PAUSE);
    }
  }
  const times = await readTimes(page);
  await page.context().close();
  return times;
}

async function openPage(
  browser: Browser,
  origin: string,
  prepare?: (session: CDPSession) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ path: join(PROJECT_DIR, 'scripts/bench/search-times.js') });
  if (prepare) await prepare(await context.newCDPSession(page));
  await page.goto(origin + TYPICAL_PAGE);
  return page;
}

async function readTimes(page: Page): Promise<SearchTimes> {
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => window.searchTimes?.read());
  if (!times) throw new Error('The page recorded no times. Check `scripts/bench/search-times.js`.');
  return times;
}

/** Shares of the cases of each class with a right page first, and among the first three. */
async function relevance(dir: string): Promise<Figure[]> {
  const engine = createEngine([{ text: await readFile(join(dir, 'search.json'), 'utf8') }]);
  for (const url of engine.search('%', { limit: 1 }).lacks ?? []) {
    engine.addValues([{ url, text: await readFile(join(dir, url), 'utf8') }]);
  }
  const score = await scoreRelevance(
    (query) => engine.search(query, { limit: 10 }).hits.map((hit) => hit.href),
    cases as RelevanceCase[],
  );
  return Object.entries(score).flatMap(([kind, { first, top3, cases: count }]) => {
    const aim = RELEVANCE[kind as CaseClass];
    return [
      { ...figure(`right page first, ${kind} (${count})`, 100 * first, '%', aim?.first), more: true },
      { ...figure(`right page in the first three, ${kind}`, 100 * top3, '%', aim?.top3), more: true },
    ];
  });
}
