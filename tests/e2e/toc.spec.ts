import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const doc = (name: string) => `${addressOf('harbour')}docs/${name}`;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 996;
const column = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const block = (page: Page) => page.locator('details', { hasText: 'On this page' });
/** The table of contents of this width. */
const contents = (page: Page) => (isPhone(page) ? block(page) : column(page));
const current = (page: Page) => column(page).locator('[aria-current]');

/** Names of the entries with their depth in the list, 1 for those at the top. */
async function entries(page: Page): Promise<[number, string][]> {
  return contents(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map((link): [number, string] => {
        let depth = 0;
        for (let at = link.closest('ul'); at; at = at.parentElement?.closest('ul') ?? null) depth++;
        return [depth, link.textContent ?? ''];
      }),
    );
}

test('TOC-01: levels 2 and 3 are listed, level 3 below its level 2', { tag: '@phone' }, async ({ page }) => {
  await page.goto(doc('start'));
  expect(await entries(page)).toEqual([
    [1, 'Approach'],
    [2, 'With radar and patience'],
    [1, 'Breakwater'],
    [1, 'Basin'],
    [2, 'North side'],
    [1, 'Pier'],
  ]);
});

test('the heading of the contents is on the line of the breadcrumbs', async ({ page }) => {
  await page.goto('/docs/api/client');
  const middle = async (words: Locator) => {
    const box = await words.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('API');
  const distance = (await middle(column(page).getByText('On this page'))) - (await middle(crumbs));
  expect(Math.abs(distance)).toBeLessThan(1);
});

test('TOC-01: the landing page of the docs lists its parts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/docs');
  const parts = page.getByRole('article').getByRole('heading', { level: 2 });
  expect(await entries(page)).toEqual((await parts.allTextContents()).map((name) => [1, name]));
});

test('TOC-02: an entry leads to its heading, which the navbar does not cover', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(doc('start'));
  await hydrated(page);
  if (isPhone(page)) await block(page).locator('summary').click();
  await contents(page).getByRole('link', { name: 'Breakwater' }).click();
  await expect(page).toHaveURL(/#breakwater$/);
  const heading = page.getByRole('heading', { name: 'Breakwater' });
  await expect(heading).toBeInViewport();
  const edge = async () => {
    const box = await page.getByRole('banner').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (await edge())).toBe(true);
});

for (const [id, name] of [
  ['TOC-03', 'plain'],
  ['TOC-04', 'hidden'],
] as const) {
  test(`${id}: the page ${name} has no table of contents`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(doc(name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(column(page)).toHaveCount(0);
    await expect(block(page)).toHaveCount(0);
  });
}

test('TOC-05: a page lists the levels that it sets', async ({ page }) => {
  await page.goto(doc('levels'));
  expect(await entries(page)).toEqual([
    [1, 'North'],
    [2, 'Reefs'],
    [3, 'Wrecks'],
  ]);
});

test('TOC-06: a column on desktop, a closed block above the content on mobile', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(doc('start'));
  await hydrated(page);
  for (const width of [1440, 997]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(column(page)).toBeVisible();
    await expect(block(page)).toBeHidden();
    const [side, text] = await Promise.all([
      column(page).boundingBox(),
      page.getByRole('article').boundingBox(),
    ]);
    expect(side?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  }
  for (const width of [996, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(column(page)).toBeHidden();
    await expect(block(page)).toBeVisible();
    await expect(block(page)).not.toHaveAttribute('open');
    await expect(block(page).getByRole('link', { name: 'Basin' })).toBeHidden();
    const [above, text] = await Promise.all([
      block(page).boundingBox(),
      page.getByRole('article').boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  }
  const entry = block(page).getByRole('link', { name: 'Basin' });
  await block(page).locator('summary').click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Basin' })).toBeInViewport();
});

test('TOC-07: the entry of the heading that the reader is at is highlighted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(doc('start'));
  await hydrated(page);
  /** Scrolls so that the heading is at a height of the window. */
  const bring = (name: string, top: number) =>
    page
      .getByRole('heading', { name })
      .evaluate((heading, y) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - y), top);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current(page)).toHaveCount(0);
  await bring('Breakwater', 60);
  await expect(current(page)).toHaveText('Breakwater');
  await bring('Breakwater', 240);
  await expect(current(page)).toHaveText('Breakwater');
  await bring('Breakwater', 260);
  await expect(current(page)).toHaveText('With radar and patience');
  await bring('Breakwater', 40);
  await expect(current(page)).toHaveText('Breakwater');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText('Pier');
  await bring('Approach', 400);
  await expect(current(page)).toHaveCount(0);
});

test('TOC-07: where the list is longer than the window, it scrolls along', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`${addressOf('main')}docs/events/csgo`);
  await hydrated(page);
  const [first, last] = [column(page).getByRole('link').first(), column(page).getByRole('link').last()];
  await expect(last).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveAttribute('aria-current');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('a word that is longer than the column goes on in the next line', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/docs/api/client/traceline');
  await column(page)
    .getByRole('link', { name: 'Returns' })
    .evaluate((link) => {
      link.textContent = 'Rückgabewertbeschreibungen';
    });
  const beyond = await column(page).evaluate((it) => {
    const scrolls = it.parentElement as Element;
    return scrolls.scrollWidth - scrolls.clientWidth;
  });
  expect(beyond).toBe(0);
});

test('TOC-08: a level 3 before the first level 2 is on its own', async ({ page }) => {
  await page.goto(doc('order'));
  expect(await entries(page)).toEqual([
    [1, 'Short ropes'],
    [1, 'Mooring'],
    [2, 'Long ropes'],
  ]);
});

test('TOC-09: entries keep code and emphasis', async ({ page }) => {
  await page.goto(doc('start'));
  const entry = contents(page).locator('a', { hasText: 'With radar' });
  await expect(entry.locator('code')).toHaveText('radar');
  await expect(entry.locator('em')).toHaveText('patience');
});

for (const [path, name] of [
  [doc('start'), 'Breakwater'],
  ['/docs/api/client', undefined],
] as const) {
  test(`TOC-10: a heading of ${name ?? 'the reference'} offers a direct link`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const heading = page
      .getByRole('main')
      .getByRole('heading', { level: 2, ...(name && { name }) })
      .first();
    const link = heading.getByRole('link', { name: /^Direct link to/ });
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    // It has a height of its own, too: something to see and to press.
    await expect(link).toBeVisible();
    // The heading is named by its own words only.
    const words = await heading.evaluate((it) => it.textContent);
    await expect(page.getByRole('heading', { name: words ?? '', exact: true }).first()).toHaveAttribute('id');
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS('opacity', '0');
    // A key makes the focus visible.
    await page.keyboard.press('Shift');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    const id = await heading.getAttribute('id');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  });
}
