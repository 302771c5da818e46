import { openAll, weigh } from './support/held.ts';
import { KINDS } from './support/kinds.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/** All kinds of page; what has no page is a document of its own. */
const { 'not found': _, ...PAGES } = KINDS;
const PATHS = Object.values(PAGES);

test('SKP-06: a tab that opens 120 pages of all kinds keeps neither their elements nor their listeners', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  const open = async (rounds: number) => {
    await openAll(page, Array.from({ length: rounds }, () => PATHS).flat());
    // The last page is a search, whose hits weigh something too.
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
  };
  await open(2);
  const before = await weigh(session);
  const rounds = 4;
  await open(rounds);
  expect(await isSameDocument(page)).toBe(true);
  // One of either for every second page would be too many. Work that waits for an idle moment may hold a page until then.
  const most = (rounds * PATHS.length) / 2;
  await expect(async () => {
    const after = await weigh(session);
    expect(after.nodes - before.nodes).toBeLessThan(most);
    expect(after.listeners - before.listeners).toBeLessThan(most);
  }).toPass({ timeout: 30_000 });
});
