import {
  bareStops,
  expectFrame,
  expectNoFindings,
  expectNothingCutOff,
  expectRoom,
  expectSkipLink,
  expectStructure,
  tooSmall,
} from './support/audits.ts';
import { chooseLight, noteDelivered } from './support/delivered.ts';
import { complete, goToKind, KINDS } from './support/kinds.ts';
import { isNarrow } from './support/menus.ts';
import { expectFitting, expectPlace } from './support/places.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, test } from './support/test.ts';

type Kind = keyof typeof KINDS;

test.use({ expectedErrors: [/404/] });

/** Kinds whose navbar, footer, sidebar and drawer are looked at closely: those of the others are the same. */
const FRAMED: Kind[] = ['home', 'function', 'snippet', 'post'];
const FRAME = ['header', 'footer', 'aside'];

/** Kinds that have no sidebar. */
const PLAIN: Kind[] = [
  'home',
  'docs landing',
  'list of posts',
  'post',
  'archive',
  'tags',
  'tag',
  'search',
  'search results',
  'not found',
];
/** Kinds with less text than fits into a window. */
const SHORT: Kind[] = ['archive', 'tags', 'tag', 'search'];

/** Left edges of headings by width of the window, and the line of all but the home page's. */
const EDGES = { plain: { 1440: 152, 1100: 24 }, beside: { 1440: 364, 1100: 333.4 } };
const LINE = 145;

for (const kind of Object.keys(KINDS) as Kind[]) {
  test(`A11-02, A11-03, A11-04, A11-08, A11-09, CLR-15, STA-09, GEN-08, GEN-10, GEN-11, GEN-13, SKP-01, SKP-02: ${kind}: structure, hydration, policy, frame, size of what reacts, colours, the skip link, a visible focus, the place of the heading, and room on a phone`, {
    tag: '@phone',
  }, async ({ page }) => {
    const isPhone = isNarrow(page);
    await chooseLight(page);
    const seen = await watchPolicy(page);
    await goToKind(page, KINDS[kind]);
    const expectDelivered = await noteDelivered(page);
    await complete(page);
    await test.step('the client agrees with the prerendered HTML', expectDelivered);
    await test.step('nothing breaks its policy or asks another host', () => expect.soft(seen).toEqual([]));
    await test.step('one main part, headings in order, navigations named apart', () => expectStructure(page));
    await test.step('controls have room, except in running text', () => expectRoom(page));
    await test.step('what reacts is at least 24 px wide and high', async () => {
      expect.soft(await tooSmall(page, 24)).toEqual([]);
    });
    await test.step('the checker finds nothing of any level in either mode', () =>
      expectNoFindings(page, {
        without: FRAMED.includes(kind) ? [] : FRAME,
        // Colours are the same at every width.
        ...(isPhone && { modes: FRAMED.includes(kind) ? ['dark'] : [] }),
      }));
    if (FRAMED.includes(kind))
      await test.step('the first Tab shows the skip link, which shifts nothing', () => expectSkipLink(page));
    await test.step('everything that takes the focus shows it', async () => {
      await page.keyboard.press('Tab');
      const { seen, bare } = await bareStops(page);
      expect.soft(seen).toBeGreaterThan(5);
      expect.soft(bare).toEqual([]);
    });
    if (SHORT.includes(kind))
      await test.step('a short page ends with the window, and is no wider', () =>
        expectFitting(page, { isPhone }));
    if (isPhone) {
      await test.step('on a phone, the page has the same left edge as all others', async () => {
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        expect.soft((await heading.boundingBox())?.x).toBe(16);
      });
      await test.step('at 320 px nothing is cut off', () => expectNothingCutOff(page));
    } else
      await test.step('all pages begin at one place', () =>
        expectPlace(
          page,
          PLAIN.includes(kind) ? EDGES.plain : EDGES.beside,
          kind === 'home' ? undefined : LINE,
        ));
    await test.step('brand, colour switch and footer, and nothing that is not configured', () =>
      expectFrame(page, FRAMED.includes(kind)));
  });
}
