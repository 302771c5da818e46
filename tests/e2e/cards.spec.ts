import type { Page } from '@playwright/test';
import { codeOf, holdBack, PAGE_DATA, watchRequests } from './support/network.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

const START = '/docs/values/drawing';
const card = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name = 'renderer.text(flags)') =>
  page.getByRole('article').getByRole('link', { name, exact: true }).first();

async function open(page: Page, path = START): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('CRD-01: pointing at a link to a symbol shows its signature and summary, below or above the link', async ({
  page,
}) => {
  await open(page, '/docs/guides/events-and-callbacks');
  const target = link(page, 'client.userid_to_entindex');
  await target.hover();
  await expect(card(page)).toContainText('client.userid_to_entindex(userid: integer)');
  await expect(card(page)).toContainText(/entity/i);
  await expect(card(page).getByRole('link')).toHaveCount(0);
  const [own, box] = [await target.boundingBox(), await card(page).boundingBox()];
  expect(own && box && (box.y >= own.y + own.height || box.y + box.height <= own.y)).toBe(true);
});

test('CRD-01: a link to a parameter shows the parameter', async ({ page }) => {
  await open(page);
  await link(page).hover();
  await expect(card(page)).toContainText('flags: string?');
  await expect(card(page)).toContainText('Letters from the table');
});

test('CRD-01: a summary without a translation is written as in its language', async ({ page }) => {
  await open(page, `${addressOf('rtl')}en/docs/start`);
  await link(page, 'lamp.light').hover();
  await expect(card(page).getByRole('paragraph')).toHaveCSS('unicode-bidi', 'plaintext');
});

test('CRD-02: the focus of the keyboard shows the card and describes the link, Escape hides it', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'links take no focus there unless the system says so');
  await open(page);
  await page.keyboard.press('Tab');
  await link(page).focus();
  await expect(card(page)).toBeVisible();
  await expect(link(page)).toHaveAccessibleDescription(/flags: string\?.*Letters from the table/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await expect(link(page)).toHaveAccessibleDescription('');
});

test('CRD-02: a link that the keyboard passes on the way does not keep the card of the next one away', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'links take no focus there unless the system says so');
  await open(page);
  // The code of the cards is there, and no card is shown.
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);
  await link(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link(page)).toBeFocused();
  await expect(card(page)).toContainText('flags: string?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toContainText('flags: string?');
});

test('CRD-01: the card comes when the pointer was on its link before, but not for long enough', async ({
  page,
}) => {
  await open(page);
  // The code of the cards is there.
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);
  await link(page).hover();
  await page.mouse.move(5, 6);
  // Longer than a reader has to stay on a link.
  await page.waitForTimeout(600);
  await expect(card(page)).toHaveCount(0);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
});

test('CRD-01, CRD-02: the card comes when the pointer was on its link before any script ran, and moves; not again after Escape', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, codeOf('boot'));
  await page.goto(START, { waitUntil: 'commit' });
  await link(page).hover();
  release();
  await page.waitForFunction(() => (window as { appMissing?: boolean }).appMissing === false);
  await link(page).hover({ position: { x: 20, y: 9 } });
  await expect(card(page)).toContainText('flags: string?');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await link(page).hover({ position: { x: 30, y: 9 } });
  // Longer than a reader has to stay on a link.
  await page.clock.runFor(600);
  await expect(card(page)).toHaveCount(0);
});

test('CRD-01: the card comes in browsers that mark a link as hovered only after they have told of the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { matches } = Element.prototype;
    let isTelling = false;
    addEventListener(
      'pointerover',
      () => {
        isTelling = true;
        setTimeout(() => (isTelling = false));
      },
      true,
    );
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return matches.call(this, isTelling ? selector.replace(':hover', ':not(*)') : selector);
      },
    });
  });
  await open(page);
  await link(page).hover();
  await expect(card(page)).toContainText('flags: string?');
});

test('CRD-02: the pointer may go onto the card, and the card goes when it leaves', async ({ page }) => {
  await open(page);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await card(page).hover();
  // Longer than the pointer may be under way.
  await page.waitForTimeout(600);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);
});

test('CRD-03: the code of cards comes with the first link to a symbol that a reader points at', async ({
  page,
}) => {
  const paths = watchRequests(page);
  await open(page);
  await page.waitForLoadState('networkidle');
  const isCode = (path: string) => codeOf('cards').test(path);
  expect(paths.filter(isCode)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first().hover();
  expect(paths.filter(isCode)).toEqual([]);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  expect(paths.filter(isCode)).toHaveLength(1);
});

for (const [path, name] of [
  ['/docs/events/csgo', 'player_blind'],
  ['/docs/api/client', 'trace_line'],
] as const)
  test(`CRD-03: names of ${path} have no card, because their summary stands beside them`, async ({
    page,
  }) => {
    const paths = watchRequests(page);
    await open(page, path);
    const row = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await row.hover();
    await row.focus();
    await page.waitForLoadState('networkidle');
    expect(paths.filter((file) => codeOf('cards').test(file))).toEqual([]);
  });

test('CRD-03: there is no card for touch', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page);
  await link(page).tap();
  await expect(page).toHaveURL(/renderer\/text#param-flags$/);
  await expect(card(page)).toHaveCount(0);
});

test.describe('data that is wrong or missing', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('CRD-04: no card, no error', async ({ page }) => {
    await page.route(/renderer\/text\/page\.json$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page);
    await link(page).hover();
    await page.waitForTimeout(1000);
    await expect(card(page)).toHaveCount(0);
  });
});

test('CRD-04: with data saver on nothing is loaded for a card', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  const paths = watchRequests(page);
  await open(page);
  await link(page).hover();
  await page.waitForTimeout(1000);
  expect(paths.filter((path) => PAGE_DATA.test(path) && path.includes('renderer'))).toEqual([]);
  await expect(card(page)).toHaveCount(0);
});

test('CRD-01: a link whose hash is malformed shows the symbol', async ({ page }) => {
  await open(page);
  await link(page).evaluate((element) => {
    (element as HTMLAnchorElement).hash = '#%E0%A4%A';
  });
  await link(page).hover();
  await expect(card(page)).toContainText('renderer.text(');
});
