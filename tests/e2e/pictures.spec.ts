import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

const SITE = addressOf('content');
const RAIN = 'Rain falls into the gauge, and the screen says 12';

async function open(page: Page): Promise<void> {
  await page.goto(`${SITE}docs/pictures`);
  await hydrated(page);
}

/** A colour of an element as its red, green and blue, and how bright it is. */
async function brightness(element: Locator, property: 'fill' | 'color'): Promise<number> {
  const parts = await element.evaluate(
    (it, name) => getComputedStyle(it)[name as 'fill'].match(/[\d.]+/g),
    property,
  );
  return (parts ?? []).slice(0, 3).reduce((sum, it) => sum + Number(it), 0) / 3;
}

/** Height of the smallest letters of a picture as they are shown, in pixels. */
function leastLetters(picture: Locator): Promise<number> {
  return picture.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const sizes = [...svg.querySelectorAll('text')].map((it) =>
      Number.parseFloat(getComputedStyle(it).fontSize),
    );
    return Math.min(...sizes) * scale;
  });
}

test('a picture is a part of the page that says in words what it shows', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  const figure = page.getByRole('figure').filter({ hasText: 'Both gauges.' });
  await expect(figure.getByRole('img')).toHaveCount(2);
  await expect(figure.getByRole('img', { name: RAIN })).toBeVisible();
  await expect(figure.getByRole('img', { name: 'The same gauge again' })).toBeVisible();
  // Nothing is fetched for it, and it asks for no style that the policy of the page would have to allow.
  expect(await figure.innerHTML()).not.toMatch(/ (?:id|style|src|href)=/);
});

test('letters of pictures are legible, and nothing makes the page wider', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page);
  for (const picture of await page.getByRole('figure').getByRole('img').all()) {
    expect(await leastLetters(picture)).toBeGreaterThanOrEqual(11);
  }
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
});

test('a wide picture has another form in a narrow window', async ({ page }) => {
  await open(page);
  const week = page.getByRole('img', { name: 'A line from Monday to Sunday' });
  await expect(week).toHaveCount(1);
  await expect(week.getByText('Sunday')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(week).toHaveCount(1);
  await expect(week.getByText('Sun', { exact: true })).toBeVisible();
});

test('pictures beside each other follow one another where there is no room', async ({ page }) => {
  await open(page);
  const tops = async () => {
    const boxes = await Promise.all(
      [RAIN, 'The same gauge again'].map((name) => page.getByRole('img', { name }).boundingBox()),
    );
    return boxes.map((box) => box?.y ?? 0);
  };
  const [left, right] = await tops();
  expect(left).toBe(right);
  await page.setViewportSize({ width: 375, height: 800 });
  const [first = 0, second = 0] = await tops();
  expect(second).toBeGreaterThan(first);
});

test('pictures follow the colour mode, and the screen of the game in them stays dark', async ({ page }) => {
  await open(page);
  const picture = page.getByRole('img', { name: RAIN });
  const note = picture.getByText('falls into the gauge');
  const code = picture.getByText('rain = 12');
  const ground = picture.locator('rect').last();
  expect(await brightness(note, 'fill')).toBeGreaterThan(200);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /light mode|dark mode/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await brightness(note, 'fill')).toBeLessThan(60);
  expect(await brightness(code, 'fill')).toBeGreaterThan(200);
  expect(await brightness(ground, 'fill')).toBeLessThan(40);
});

test('forced colours reach the letters and lines of a picture', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open(page);
  const note = page.getByRole('img', { name: RAIN }).getByText('falls into the gauge');
  // The site's colours are those for a dark page, the system's those for a light one.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await brightness(note, 'fill')).toBe(await brightness(page.locator('body'), 'color'));
});

test('nothing moves while a page with pictures comes to life', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map(({ startTime }) => startTime)),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await open(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('words stand for a picture in the search', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gauge again');
  await expect(page.getByRole('option', { name: /Pictures/ }).first()).toBeVisible();
});
