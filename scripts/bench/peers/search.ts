import type { Page } from '@playwright/test';
import { idle, onPage, type Visited } from './page.ts';

/** How the search answers, in milliseconds at 4x CPU and on the slow network. */
export interface SearchTimes {
  /** From Ctrl+K in an idle page to a search that takes letters. */
  field: number;
  /** From the last key of the first query to the first hits; 0 when they were there before it. */
  first: number;
  /** From each key of a later query to changed hits. Keys that change nothing are left out. */
  keys: number[];
}

/** What is typed first, fast, and then a key at a time. */
const [FIRST, LATER] = ['trace_line', 'player death'];
/** Milliseconds without the focus after which a reader would close the search and open it again. */
const PATIENCE = 1500;
/** Milliseconds in which a key may change the hits. */
const KEY_LIMIT = 1500;
/** Milliseconds to wait for hits that may never come. */
const LONGEST = 15_000;

/** Presses Ctrl+K from the `load` event on until the page reacts; returns the time to a typed letter. */
export async function timeOpening(visited: Visited): Promise<number> {
  return onPage(visited, true, async (page) => {
    await openSearch(page);
    await page.keyboard.type('a');
    const typed = await page.waitForFunction(
      (input) => {
        const field = document.querySelector<HTMLInputElement>(input);
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return field?.value === 'a' && performance.now() - (entry?.loadEventEnd ?? 0);
      },
      visited.site.searchInput,
      { timeout: LONGEST, polling: 'raf' },
    );
    return Number(await typed.jsonValue());
  });
}

/** Types into the search of an idle page that has not been used, and once more when it has. */
export async function timeSearch(visited: Visited, slow = true): Promise<SearchTimes> {
  return onPage(visited, slow, async (page) => {
    await idle(page);
    await openSearch(page);
    const field = await page.waitForFunction(() => window.peerNotes.field);
    await page.evaluate(() => window.peerNotes.watchHits());
    await page.keyboard.type(FIRST, { delay: 30 });
    const found = await page
      .waitForFunction(() => (window.peerNotes.hits.at(-1)?.count ?? 0) > 0, undefined, { timeout: LONGEST })
      .catch(() => {
        throw new Error(`The search of ${visited.site.name} found nothing for \`${FIRST}\`.`);
      });
    await found.dispose();
    await page.waitForTimeout(500);
    const first = await page.evaluate(() => {
      const { hits, lastKey } = window.peerNotes;
      const before = hits.filter(({ time }) => time <= lastKey).at(-1);
      const after = hits.find(({ time, count }) => time > lastKey && count > 0);
      return before?.count ? 0 : (after?.time ?? lastKey) - lastKey;
    });
    return { field: Number(await field.jsonValue()), first, keys: await timeKeys(page) };
  });
}

async function timeKeys(page: Page): Promise<number[]> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (const key of LATER) {
    await page.evaluate(() => {
      window.peerNotes.hits.length = 0;
    });
    await page.keyboard.type(key);
    const time = await page
      .waitForFunction(
        () => {
          const { hits, lastKey } = window.peerNotes;
          const change = hits.find(({ time, count }) => time > lastKey && count > 0);
          return change && change.time - lastKey;
        },
        undefined,
        { timeout: KEY_LIMIT },
      )
      .then(
        (answer) => answer.jsonValue(),
        () => undefined,
      );
    if (time !== undefined) times.push(time);
    await page.waitForTimeout(200);
  }
  return times;
}

/** Where the search opens without the focus in its input, Escape and Ctrl+K again, as a reader would. */
async function openSearch(page: Page): Promise<void> {
  const end = Date.now() + LONGEST;
  let pressed = 0;
  while (Date.now() < end) {
    const { open, taken } = await page.evaluate(() => ({
      open: window.peerNotes.searchOpen(),
      taken: window.peerNotes.taken,
    }));
    if (open) return;
    if (taken && Date.now() - pressed > PATIENCE) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
      await page.evaluate(() => {
        window.peerNotes.taken = false;
      });
    } else if (!taken) {
      await page.keyboard.press('Control+k');
      pressed = Date.now();
    }
    await page.waitForTimeout(50);
  }
  throw new Error('Ctrl+K did not open the search. Check the selectors in `scripts/bench/peers/sites.ts`.');
}
