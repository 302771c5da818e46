import type { CDPSession } from '@playwright/test';
import { KINDS } from './support/kinds.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/** All kinds of page; what has no page is a document of its own. */
const { 'not found': _, ...PAGES } = KINDS;
const PATHS = Object.values(PAGES);

/** Nodes and listeners that are left when everything that nobody holds is gone. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  // What the first round lets go of may hold more.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

test('SKP-06: a tab that opens 180 pages of all kinds keeps neither their elements nor their listeners', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const open = (rounds: number) =>
    page.evaluate(
      async ([paths, times]) => {
        for (let round = 0; round < times; round++)
          for (const path of paths) {
            await window.navigation?.navigate(path).finished;
            await new Promise((shown) => setTimeout(shown));
          }
      },
      [PATHS, rounds] as const,
    );
  await open(2);
  const before = await held(session);
  const rounds = 7;
  await open(rounds);
  const after = await held(session);
  expect(await isSameDocument(page)).toBe(true);
  // One of either for every second page would be too many.
  const most = (rounds * PATHS.length) / 2;
  expect(after.nodes - before.nodes).toBeLessThan(most);
  expect(after.listeners - before.listeners).toBeLessThan(most);
});
