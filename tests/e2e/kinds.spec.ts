import {
  bareStops,
  expectNoFindings,
  expectNothingCutOff,
  expectRoom,
  expectStructure,
  tooSmall,
} from './support/audits.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { isNarrow } from './support/menus.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/404/] });

for (const [kind, path] of Object.entries(KINDS)) {
  test(`A11-02, A11-03, A11-04, A11-08, A11-09, CLR-15: ${kind}: structure, size of what reacts, colours, a visible focus, and room on a phone`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openKind(page, path);
    await test.step('one main part, headings in order, navigations named apart', () => expectStructure(page));
    await test.step('controls have room, except in running text', () => expectRoom(page));
    await test.step('what reacts is at least 24 px wide and high', async () => {
      expect.soft(await tooSmall(page, 24)).toEqual([]);
    });
    await test.step('the checker finds nothing of any level in either mode', () => expectNoFindings(page));
    await test.step('everything that takes the focus shows it', async () => {
      await page.keyboard.press('Tab');
      const { seen, bare } = await bareStops(page);
      expect.soft(seen).toBeGreaterThan(5);
      expect.soft(bare).toEqual([]);
    });
    if (!isNarrow(page)) return;
    await test.step('on a phone, the page has the same left edge as all others', async () => {
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      expect.soft((await heading.boundingBox())?.x).toBe(16);
    });
    await test.step('at 320 px nothing is cut off', () => expectNothingCutOff(page));
  });
}
