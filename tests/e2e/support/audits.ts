import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isNarrow, mainMenu } from './menus.ts';
import { expect } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects one main part, one heading of level 1, no level skipped, and navigations with names of their own. */
export async function expectStructure(page: Page): Promise<void> {
  await expect.soft(page.getByRole('main')).toHaveCount(1);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { levels, names } = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown);
    const navs = [...document.querySelectorAll('nav')].filter(shown);
    return {
      levels: headings.map((heading) => Number(heading.tagName.slice(1))),
      names: navs.map((nav) => nav.getAttribute('aria-label') ?? ''),
    };
  });
  expect.soft(levels[0]).toBe(1);
  levels.forEach((level, index) => {
    expect.soft(level - (levels[index - 1] ?? 1), `heading ${index + 1}`).toBeLessThanOrEqual(1);
  });
  expect.soft(names).not.toContain('');
  expect.soft(new Set(names).size, names.join(', ')).toBe(names.length);
}

/**
 * Expects a brand of two words with a badge, a colour switch and a footer, and nothing that is not configured.
 *
 * @param inDrawer Looks for the switch on a phone, too.
 */
export async function expectFrame(page: Page, inDrawer: boolean): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const banner = page.getByRole('banner');
  const toggle = page.getByRole('button', { name: /between dark and light mode/ });
  const brand = bar.getByRole('link').first();
  await expect(brand).toHaveText(/^client lua\s*Docs$/);
  await expect(brand.locator('small')).toHaveText('Docs');
  await expect(brand).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('region', { name: /announcement/i })).toHaveCount(0);
  await expect(banner.locator('[aria-haspopup=true], [aria-haspopup=menu], details')).toHaveCount(0);
  await expect(bar.getByRole('button', { name: /language|version|English|Next/i })).toHaveCount(0);
  if (!isNarrow(page)) {
    await expect(banner.getByText('English')).toHaveCount(0);
    await expect(banner.locator(toggle)).toBeVisible();
    await expect(toggle).toHaveCount(1);
    return;
  }
  if (!inDrawer) return;
  const menu = await mainMenu(page);
  await expect(page.getByRole('dialog').getByText(/English|Next/)).toHaveCount(0);
  await expect(menu.locator(toggle)).toBeVisible();
}

/** Expects that the first Tab on a page shows the skip link, and moves nothing. */
export async function expectSkipLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to main content' });
  const before = await page.getByRole('main').boundingBox();
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
}

/** Expects that controls are 24 px large, or have that much room, except in running text. */
export async function expectRoom(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const isInText = (control: HTMLElement) =>
      control.matches('.anchor') ||
      (getComputedStyle(control).display === 'inline' &&
        control.closest('p, dd, td, pre, .prose li') !== null);
    /** Whether a circle of 24 px around the middle of a box stays clear of another box. */
    const isClear = (box: DOMRect, other: DOMRect) => {
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const near = (at: number, start: number, size: number) =>
        at - Math.min(Math.max(at, start), start + size);
      return Math.hypot(near(x, other.x, other.width), near(y, other.y, other.height)) >= 12;
    };
    return controls.flatMap(({ control, box }) => {
      if (isInText(control) || box.bottom < 0 || (box.width >= 23.9 && box.height >= 23.9)) return [];
      const crowded = controls.some((other) => other.control !== control && !isClear(box, other.box));
      return crowded
        ? [`${Math.round(box.width)} x ${Math.round(box.height)}: ${control.outerHTML.slice(0, 110)}`]
        : [];
    });
  });
  expect.soft([...new Set(small)]).toEqual([]);
}

/** Expects that a window of 320 px, which is one of 1280 px at 400 percent, cuts nothing off; only code and tables scroll. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const faults = await page.evaluate(() => {
    const scrolls = 'pre, .table-wrap, [role="region"], [role="tablist"]';
    const width = document.documentElement.clientWidth;
    const isForEars = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('svg, dialog') || isForEars(element)) return [];
      const { right, width: own } = element.getBoundingClientRect();
      const inside = element.parentElement?.closest(scrolls);
      if (own > 1 && right > width + 1 && !inside) return [`too wide: ${element.outerHTML.slice(0, 100)}`];
      const { overflowX } = getComputedStyle(element);
      // The last breadcrumb says what the heading below it does.
      if (element.matches('nav [aria-current="page"]') && !element.closest('aside, header')) return [];
      const cut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1 && own > 40;
      return cut ? [`cut off: ${element.outerHTML.slice(0, 100)}`] : [];
    });
  });
  expect.soft(faults).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

/** What reacts to a press and is smaller than it may be, but for links in running text. */
export function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    /** The box that reacts: a link may spread over its card. */
    const boxOf = (element: Element) => {
      const { position, content } = getComputedStyle(element, '::after');
      const spreads = content !== 'none' && position === 'absolute';
      return ((spreads && (element as HTMLElement).offsetParent) || element).getBoundingClientRect();
    };
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let around = element.parentElement;
      while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
      return (around?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    };
    return [...document.querySelectorAll('a[href], button, summary, input, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
      .flatMap((element) => {
        const { width, height, left, top } = boxOf(element);
        const isOff = left + scrollX < 0 || top + scrollY < 0;
        // Rounded: browsers lay out in parts of a pixel.
        if (isOff || (Math.round(width) >= side && Math.round(height) >= side)) return [];
        return `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`;
      });
  }, least);
}

/** Focuses everything in a part of the page that the keyboard reaches, and returns what has no outline. */
export async function bareStops(page: Page, part = 'body'): Promise<{ seen: number; bare: string[] }> {
  return page.evaluate((selector) => {
    const stops = document.querySelectorAll<HTMLElement>(
      ['a[href]', 'button', 'input', 'select', 'summary', '[tabindex="0"]']
        .map((it) => `${selector} ${it}`)
        .join(),
    );
    const reached: { stop: HTMLElement; isBare: boolean }[] = [];
    for (const stop of stops) {
      if (!stop.checkVisibility()) continue;
      // Focus that is moved from an element that shows it is shown too.
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      reached.push({ stop, isBare: outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 });
    }
    const bare = reached.filter(({ isBare }) => isBare);
    return { seen: reached.length, bare: bare.map(({ stop }) => stop.outerHTML.slice(0, 120)) };
  }, part);
}

/** Rules that look at colours, which alone a colour mode changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that the checker finds nothing of any level: `rule: element`. Where both modes have the same elements in the same
 * places, what is no matter of colour is checked once.
 *
 * @param modes Modes whose colours are checked, for which most of the time is needed. Without any, only the rest is.
 * @param without Selectors of parts that other pages are checked with.
 */
export async function expectNoFindings(
  page: Page,
  { modes = ['dark', 'light'], without = [] }: { modes?: string[]; without?: string[] } = {},
): Promise<void> {
  await page.evaluate(AXE);
  const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  for (const mode of modes.length > 0 ? modes : [theme ?? 'dark']) {
    const hasRest = await page.evaluate(switchColours, mode);
    const isLeftOut = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]));
    const rules = modes.length === 0 ? { rules: isLeftOut } : hasRest ? { runOnly: OF_COLOURS } : {};
    const check = async ([exclude, own]: readonly [string[], typeof rules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(exclude.length > 0 ? { exclude } : document, {
        resultTypes: ['violations'],
        // The texts of style sheets, which the checker would read again for each run, are for a rule that it leaves out.
        preload: { assets: ['media'] },
        ...own,
      });
      return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
    };
    const findings = await page.evaluate(check, [without, rules] as const);
    expect.soft(findings, mode).toEqual([]);
  }
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/**
 * Switches to a colour mode, in the page.
 *
 * @returns whether the mode before had the same elements with the same attributes, and all that is shown in the same place,
 * but for icons that nobody hears.
 */
function switchColours(mode: string): boolean {
  const root = document.documentElement;
  root.dataset.theme = mode;
  const places = [...document.querySelectorAll('*')].map((element) => {
    // Of icons, each mode has its own.
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!isShown || element.closest('svg[aria-hidden="true"]')) return '';
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  });
  const state = window as { layout?: string };
  const before = state.layout;
  state.layout = root.innerHTML + places.join('\n');
  return state.layout === before;
}
