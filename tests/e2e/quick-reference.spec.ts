import type { Page } from '@playwright/test';
import { inventory } from './support/data.ts';
import { KINDS } from './support/kinds.ts';
import { docsSidebar } from './support/menus.ts';
import { heading } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const PAGE = KINDS['quick reference'];
/** Width of A4 without the margins, in px. */
const PAPER = 718;

const main = (page: Page) => page.getByRole('main');
/** The functions and events, each with its line and its summary. */
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') });

test('the landing page, the sidebar and the footer lead to the quick reference', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs');
  await expect(main(page).getByRole('link', { name: 'Quick reference' })).toHaveAttribute('href', PAGE);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Quick reference' })).toHaveAttribute('href', PAGE);
  await page.goto('/docs/api');
  await hydrated(page);
  await (await docsSidebar(page)).getByRole('link', { name: 'Quick reference' }).click();
  await expect(heading(page)).toHaveText('Quick reference');
  await expect(rows(page).first()).toHaveCSS('border-top-style', 'solid');
});

test('the quick reference shows signature, results and summary of about a hundred calls', async ({
  page,
}) => {
  await page.goto(PAGE);
  const shown = await rows(page).evaluateAll((all) =>
    all.map((row) => ({
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      line: row.querySelector('code')?.textContent ?? '',
      summary: row.querySelector('p')?.textContent ?? '',
    })),
  );
  expect(shown.length).toBeGreaterThanOrEqual(80);
  expect(shown.length).toBeLessThanOrEqual(110);
  const known = new Set([...inventory.entries, ...inventory.events].map(({ route }) => route));
  expect(shown.filter(({ href }) => !known.has(href))).toEqual([]);
  expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length);
  expect(shown.filter(({ summary }) => !/^[A-Z].{5,}\.$/.test(summary))).toEqual([]);
  const lines = shown.map(({ line }) => line);
  expect(lines).toContain('renderer.world_to_screen(x, y, z) →\u00a0x, y');
  expect(lines).toContain('entity.get_all(classname?) →\u00a0entities');
  expect(lines).toContain('bomb_planted e.userid, e.site');
});

test('the quick reference is not wider than a phone', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(PAGE);
  const wide = await rows(page)
    .locator('code, p')
    .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('the dots after the fields of an event are on the line of the last one', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(PAGE);
  const alone = await rows(page).evaluateAll((all) => {
    const bottomOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect().bottom;
    };
    const dotted = all.flatMap((row) => {
      const text = row.querySelector('code')?.lastChild;
      return text?.textContent?.endsWith('…') ? [text] : [];
    });
    const wrong = dotted.filter((text) => {
      const end = text.textContent?.length ?? 0;
      return bottomOf(text, end - 1, end) !== bottomOf(text, 0, 1);
    });
    return { dotted: dotted.length, wrong: wrong.map((text) => text.parentElement?.textContent) };
  });
  expect(alone.dotted).toBeGreaterThan(5);
  expect(alone.wrong).toEqual([]);
});

test('CLR-13: the quick reference prints in two columns on at most four sheets of A4', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(4);

  await page.setViewportSize({ width: PAPER, height: 1043 });
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main li:has(> code)')];
    const boxes = all.map((row) => row.getBoundingClientRect());
    const parts = all.flatMap((row) => [...row.querySelectorAll<HTMLElement>('code, a, p, i')]);
    return {
      columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
      right: Math.max(...boxes.map(({ right }) => right)),
      cut: parts.filter((it) => it.scrollWidth > it.clientWidth && getComputedStyle(it).display !== 'inline')
        .length,
      colors: [...new Set(parts.map((it) => getComputedStyle(it).color))],
      rest: [...document.querySelectorAll('nav, header, footer, button, summary, a[href^="#"]')]
        .filter((it) => it.checkVisibility())
        .map((it) => it.outerHTML.slice(0, 80)),
    };
  });
  expect(paper.columns).toBe(2);
  expect(paper.right).toBeLessThanOrEqual(PAPER);
  expect(paper.cut).toBe(0);
  expect(paper.colors).toEqual(['rgb(0, 0, 0)']);
  expect(paper.rest).toEqual([]);
});

test('CLR-13: other pages print in one column', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await main(page).getByRole('link', { name: 'renderer.text', exact: true }).click();
  await expect(heading(page)).toHaveText('renderer.text');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page)).toHaveCSS('column-count', 'auto');
});

test('the search finds the quick reference, and functions by their own pages', async ({ page }) => {
  for (const [query, path] of [
    ['quick reference', PAGE],
    ['cheat sheet', PAGE],
    ['renderer.text', '/docs/api/renderer/text'],
    ['world_to_screen', '/docs/api/renderer/worldtoscreen'],
    ['player_hurt', '/docs/events/csgo/player_hurt'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
    const hits = main(page).getByRole('listitem').getByRole('link').filter({ visible: true });
    await expect(hits.first()).toHaveAttribute('href', path);
  }
});
