import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../tests/e2e/support/ready.ts';
import { type Answer, type Bytes, bytesByKind, sum, withBrowser } from './answers.ts';
import type { Figure } from './figures.ts';
import { TYPICAL_PAGE } from './pages.ts';

/**
 * What a first visit transfers until the page is idle, in bytes of bodies. The kinds do not include what is prefetched.
 */
export interface LoadCost extends Bytes {
  /** Everything that was asked for before the `load` event ended. */
  beforeLoad: number;
  /** Data and script of pages behind links in view. */
  ahead: number;
  requests: number;
  /** The same when the reader has touched the page. */
  touched: Bytes;
}

const AIMS = {
  beforeLoad: 25_000,
  script: 75_000,
  untilIdle: 90_000,
  requests: 12,
  task: 50,
  navigation: 4_000,
};
/** How much slower the processor is made for the longest tasks. */
const SLOWDOWN = 4;

/** Links of the typical page's sidebar: to a page of the same kind, and to one of another kind. */
const OTHER_KIND = '/docs/api/globals';
const NAVIGATIONS = [
  { name: 'navigation, same kind of page', href: '/docs/api/client/latency' },
  { name: 'navigation, other kind of page', href: OTHER_KIND },
];

/** Visits the typical page of a built site with an empty cache, then follows links from it. */
export async function measureLoad(dir: string): Promise<Figure[]> {
  return withBrowser(dir, async (browser, origin, log) => {
    const cost = await visit(browser, origin, log);
    const figures = [...loadFigures('load', cost), ...(await longestTasks(browser, origin))];
    for (const { name, href } of NAVIGATIONS)
      figures.push(...navigationFigures('load', name, await follow(browser, origin, log, href)));
    return figures;
  });
}

/** Measures the first visit of the typical page, and what a link from it to a page of another kind costs. */
export async function measureVisit(dir: string): Promise<{ visit: LoadCost; navigation: Bytes }> {
  return withBrowser(dir, async (browser, origin, log) => ({
    visit: await visit(browser, origin, log),
    navigation: await follow(browser, origin, log, OTHER_KIND),
  }));
}

/** Figures of a first visit. */
function loadFigures(part: string, cost: LoadCost): Figure[] {
  return [
    { part, name: 'until `load`', value: cost.beforeLoad, unit: 'B', aim: AIMS.beforeLoad },
    { part, name: 'until idle, document with style', value: cost.document, unit: 'B' },
    { part, name: 'until idle, script', value: cost.script, unit: 'B', aim: AIMS.script },
    { part, name: 'script when the page was touched', value: cost.touched.script, unit: 'B' },
    { part, name: 'data when the page was touched', value: cost.touched.data, unit: 'B' },
    { part, name: 'until idle, style files', value: cost.style, unit: 'B' },
    { part, name: 'until idle, data', value: cost.data, unit: 'B' },
    { part, name: 'until idle, ahead for links in view', value: cost.ahead, unit: 'B' },
    { part, name: 'until idle, all', value: sumOf(cost), unit: 'B', aim: AIMS.untilIdle },
    { part, name: 'until idle, requests', value: cost.requests, unit: 'requests', aim: AIMS.requests },
  ];
}

/**
 * Measures the longest task with a slow processor: of a page that nobody touches, and from the first move of the mouse on
 * until all of it is interactive. Browsers report no tasks below 50 ms, so these count as 0.
 */
async function longestTasks(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  const longest = (from: number) =>
    page.evaluate((start) => {
      const { tasks } = window as unknown as { tasks: PerformanceEntry[] };
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const late = tasks.filter((task) => task.startTime > Math.max(start, paint));
      return { longest: Math.max(0, ...late.map(({ duration }) => duration)), now: performance.now() };
    }, from);
  await page.goto(origin + TYPICAL_PAGE);
  await settle(page);
  const { longest: untouched } = await longest(0);
  // What the test's own functions take to compile is not part of the page.
  await page.waitForFunction(() => true);
  const { now } = await longest(0);
  await hydrated(page);
  await settle(page);
  const { longest: touched } = await longest(now);
  await context.close();
  const task = { part: 'load', unit: 'ms', aim: AIMS.task } as const;
  return [
    { ...task, name: `longest task until idle, CPU ${SLOWDOWN}x`, value: untouched },
    { ...task, name: `longest task from the first touch on, CPU ${SLOWDOWN}x`, value: touched },
  ];
}

/** Returns the figures of a navigation: the whole, and its parts. */
export function navigationFigures(part: string, name: string, bytes: Bytes): Figure[] {
  const { document, script, style, data, other } = bytes;
  return [
    { part, name, value: document + script + style + data + other, unit: 'B', aim: AIMS.navigation },
    { part, name: `${name}: script`, value: script, unit: 'B' },
    { part, name: `${name}: style`, value: style, unit: 'B' },
    { part, name: `${name}: data`, value: data, unit: 'B' },
  ];
}

async function visit(browser: Browser, origin: string, log: Answer[]): Promise<LoadCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  log.length = 0;
  await page.goto(origin + TYPICAL_PAGE);
  await settle(page);
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (entry?.loadEventEnd ?? 0);
  });
  const untouched = [...log];
  await hydrated(page);
  await settle(page);
  await context.close();
  return {
    ...bytesByKind(untouched.filter(({ ahead }) => !ahead)),
    beforeLoad: sum(untouched.filter(({ time }) => time <= loaded)),
    ahead: sum(untouched.filter(({ ahead }) => ahead)),
    requests: untouched.length,
    touched: bytesByKind(log.filter(({ ahead }) => !ahead)),
  };
}

/** Bytes that a click costs when nothing was loaded ahead, as with the browser's data saver. */
async function follow(browser: Browser, origin: string, log: Answer[], href: string): Promise<Bytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  await page.goto(origin + TYPICAL_PAGE);
  // Its files are not part of the click.
  await hydrated(page);
  await settle(page);
  log.length = 0;
  await page.locator(`nav[data-sidebar] a[href="${href}"]`).click();
  await page.waitForURL(origin + href);
  await settle(page);
  await context.close();
  return bytesByKind(log);
}

/** All that a visit transfers. */
function sumOf({ document, script, style, data, other, ahead }: LoadCost): number {
  return document + script + style + data + other + ahead;
}

/** Waits until the page asks for nothing any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
}
