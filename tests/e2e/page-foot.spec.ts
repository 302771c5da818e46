import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });
const topButton = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('PAG-01, PAG-03: the foot of a doc links to its neighbours by their titles', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/api/client');
  const previous = neighbours(page).locator('[rel="prev"]');
  const next = neighbours(page).locator('[rel="next"]');
  await expect(previous).toHaveText(/Previous\s*tohex/);
  await expect(next).toHaveText(/Next\s*camera_angles/);
  await next.click();
  await expect(page).toHaveURL(/\/docs\/api\/client\/cameraangles$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('camera_angles');
  await expect(neighbours(page).locator('[rel="prev"]')).toContainText('client');
});

test('PAG-02: the first and the last doc of a sidebar have one neighbour', async ({ page }) => {
  await page.goto('/docs/api');
  await expect(neighbours(page).getByRole('link')).toHaveText([/^Next/]);
  await page.goto('/docs/types/wstring');
  await expect(neighbours(page).getByRole('link')).toHaveText([/^Previous/]);
});

test('BRC-01, BRC-02, BRC-03: breadcrumbs show home, the categories and the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/events/csgo/player_death');
  const items = crumbs(page).getByRole('listitem');
  await expect(items).toHaveText(['', 'Events', 'Game events', 'player_death']);
  await expect(crumbs(page).getByRole('link')).toHaveCount(3);
  const home = crumbs(page).getByRole('link', { name: 'Home page' });
  await expect(home.locator('svg')).toBeVisible();
  await expect(home).toHaveAttribute('href', '/');
  await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', '/docs/events');
  await expect(items.last().getByRole('link')).toHaveCount(0);
  await expect(items.last().locator('[aria-current="page"]')).toHaveText('player_death');
});

test('BRC-01: on a phone they take one line, and the menu beside them moves nothing', {
  tag: '@phone-only',
}, async ({ page }) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/docs/events/csgo/bomb_begindefuse');
    const before = await crumbs(page).boundingBox();
    const items = crumbs(page).getByRole('listitem');
    const [first, last] = [await items.first().boundingBox(), await items.last().boundingBox()];
    expect(last?.y).toBe(first?.y);
    // There is no room for more than a letter or two, and the heading below has the name.
    const name = items.last().locator('[aria-current="page"]');
    expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
    for (const crumb of await crumbs(page).getByRole('link').all())
      expect(await crumb.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await hydrated(page);
    await expect(page.locator('[data-copy] summary')).toBeVisible();
    expect(await crumbs(page).boundingBox(), `${width}`).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
});

test('BRC-02: a category without a page is plain text', async ({ page }) => {
  await page.goto('/docs/api/client');
  const items = crumbs(page).getByRole('listitem');
  await expect(items).toHaveText(['', 'API', 'client']);
  await expect(items.nth(1).getByRole('link')).toHaveCount(0);
});

test('BRC-01: the way to a snippet leads over the list of all snippets', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/snippets/ffi/trampoline_hooking');
  const items = crumbs(page).getByRole('listitem');
  await expect(items).toHaveText(['', 'Snippets', 'FFI', 'Trampoline hooking']);
  await items.nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/docs/snippets');
  await expect(items).toHaveText(['', 'Snippets']);
});

test.describe('a site below a base URL', () => {
  test('BRC-03: the home crumb leads to the base URL', async ({ page }) => {
    await page.goto(`${addressOf('base')}docs/start`);
    await expect(crumbs(page).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/x/');
  });
});

for (const [path, file] of [
  ['/docs/api', 'content/docs/api/welcome.md'],
  ['/docs/api/client', 'definitions/client.lua'],
  ['/docs/snippets', 'content/snippets/welcome.md'],
  ['/blog/ffi-crash-course', 'content/blog/'],
] as const) {
  test(`FOT-01: ${path} has a link that edits its file in a new tab`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Edit this page' });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://.*/edit/main/${file}`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
}

test('a mark of doubt leads to what it means, and the foot of a doc to how the reference is made', async ({
  page,
}) => {
  const about = page.getByRole('link', { name: 'How this reference is made' });
  await page.goto('/docs/api/client/scaledamage');
  await expect(page.getByRole('main').getByText(/^Unconfirmed: .*armour counts/)).toBeVisible();
  await page.getByRole('link', { name: 'Unconfirmed:' }).click();
  await expect(page).toHaveURL('/docs/about#doubt');
  await expect(page.getByRole('heading', { name: 'What a mark of doubt means' })).toBeInViewport();
  await expect(page.getByRole('main').locator(about)).toHaveCount(0);
  await page.goto('/docs/api/client/scaledamage');
  await page.getByRole('main').locator(about).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How this reference is made');
  await page.goto('/blog/ffi-crash-course');
  await expect(about).toHaveCount(0);
});

test('a site that names no such page has neither link', async ({ page }) => {
  await page.goto(`${addressOf('look')}docs/api/station`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How this reference is made' })).toHaveCount(0);
});

test('FOT-01, FOT-02: without a repository there is neither link nor date', async ({ page }) => {
  await page.goto(`${addressOf('harbour')}docs/start`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /edit/i })).toHaveCount(0);
  await expect(page.getByRole('main').locator('time')).toHaveCount(0);
});

test('BTT-01: the button is there while the reader scrolls up, and not near the top', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${addressOf('harbour')}docs/start`);
  await hydrated(page);
  const scroll = (y: number) =>
    page.evaluate((top) => {
      // The page hears of a scroll with the next frame; a second one before it would count as the same.
      const heard = new Promise((ok) => addEventListener('scroll', ok, { once: true }));
      scrollTo({ top, behavior: 'instant' });
      return heard;
    }, y);
  await expect(topButton(page)).toHaveCount(0);
  await scroll(900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect(topButton(page)).toHaveCount(0);
  await scroll(800);
  await expect(topButton(page)).toBeVisible();
  await scroll(850);
  await expect(topButton(page)).toHaveCount(0);
  await scroll(400);
  await expect(topButton(page)).toBeVisible();
  await scroll(300);
  await expect(topButton(page)).toHaveCount(0);
  await scroll(900);
  await scroll(700);
  await topButton(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(topButton(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('a long name of a neighbouring page breaks after an underscore', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/docs/events/csgo');
  const name = neighbours(page).locator('[rel="next"] code');
  await expect(name).toHaveText('achievement_earned');
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    const tops = [...element.childNodes].flatMap((node) => {
      range.selectNodeContents(node);
      return node.nodeType === Node.TEXT_NODE ? [[...range.getClientRects()].map(({ top }) => top)] : [];
    });
    return tops.map((it) => new Set(it).size);
  });
  expect(lines).toEqual([1, 1]);
});

test('breadcrumbs: gaps around short and long names are equal, and none touches the menu', {
  tag: '@phone-only',
}, async ({ page }) => {
  const gaps = async (path: string, name: string) => {
    await page.goto(path);
    return crumbs(page)
      .getByText(name, { exact: true })
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const item = element.closest('li') as HTMLElement;
        return range.getBoundingClientRect().left - item.getBoundingClientRect().left;
      });
  };
  expect(await gaps('/docs/api/client/log', 'client')).toBeCloseTo(0, 0);
  expect(await gaps('/docs/api/ui/get', 'ui')).toBeLessThan(2);
  await page.goto('/docs/guides/drawing');
  await hydrated(page);
  const last = await crumbs(page).locator('[aria-current="page"]').boundingBox();
  const menu = await page.locator('[data-copy] summary').boundingBox();
  expect((menu?.x ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThanOrEqual(8);
});
