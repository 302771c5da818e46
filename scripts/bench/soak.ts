import { type Held, openAll, weigh } from '../../tests/e2e/support/held.ts';
import { hydrated } from '../../tests/e2e/support/ready.ts';
import { withBrowser } from './answers.ts';
import type { Figure } from './figures.ts';
import { pagePaths, TYPICAL_PAGE } from './pages.ts';

/** Pages that are opened one after the other in one tab. */
const NAVIGATIONS = 5000;
/** After this many, everything that a page loads once has been loaded. */
const FIRST = 100;
/** Pages between two looks at the progress. */
const BATCH = 100;
/** How much more there may be at the end, in percent. */
const AIM = 10;

/**
 * Opens thousands of pages in one tab, all pages of the site in turn, and compares what is in memory on the same page near
 * the beginning and at the end.
 */
export async function measureSoak(dir: string): Promise<Figure[]> {
  const paths = mixed(await pagePaths(dir));
  return withBrowser(dir, async (browser, origin) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(origin + TYPICAL_PAGE);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { soaked: true }));
    let first: Held | undefined;
    let last: Held | undefined;
    for (let done = 0; done < NAVIGATIONS; done += BATCH) {
      const batch = Array.from(
        { length: BATCH - 1 },
        (_, turn) => paths[(done + turn) % paths.length] ?? '/',
      );
      await openAll(page, [...batch, TYPICAL_PAGE]);
      if (done + BATCH === FIRST || done + BATCH === NAVIGATIONS || (done + BATCH) % 1000 === 0) {
        last = await weigh(session);
        first ??= last;
        console.error(`${done + BATCH} navigations: ${JSON.stringify(last)}`);
      }
    }
    const isSame = await page.evaluate(() => 'soaked' in window);
    if (!isSame) throw new Error('A navigation has loaded a document; the tab was not the same one.');
    await context.close();
    return first && last ? figures(first, last) : [];
  });
}

function figures(first: Held, last: Held): Figure[] {
  const more = (key: keyof Held): Figure => ({
    part: 'soak',
    name: `${key} after ${NAVIGATIONS} navigations, more than after ${FIRST}`,
    value: 100 * (last[key] / first[key] - 1),
    unit: '%',
    aim: AIM,
  });
  const heap = (name: string, { heap: value }: Held): Figure => ({
    part: 'soak',
    name: `heap after ${name} navigations`,
    value: value / 1e6,
    unit: 'MB',
  });
  return [
    heap(String(FIRST), first),
    heap(String(NAVIGATIONS), last),
    more('heap'),
    more('nodes'),
    more('listeners'),
  ];
}

/** Returns the pages with all kinds mixed, in an order that is the same each time. */
function mixed(paths: string[]): string[] {
  const step = 97;
  const isWhole = paths.length % step !== 0;
  return isWhole ? paths.map((_, turn) => paths[(turn * step) % paths.length] ?? '/') : paths;
}
