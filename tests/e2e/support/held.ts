import type { CDPSession, Page } from '@playwright/test';

/** What is in the memory of a tab after garbage collection. */
export interface Held {
  /** Bytes of objects. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Opens pages in the tab's document, each when the one before is shown. */
export async function openAll(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const path of all) {
      if (path !== location.pathname) await window.navigation?.navigate(path).finished;
      await new Promise((shown) => setTimeout(shown));
    }
  }, paths);
}

/** Measures what is left when everything that nothing refers to is gone. */
export async function weigh(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  // What the first round lets go of may hold more.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return { heap, nodes, listeners: jsEventListeners };
}
