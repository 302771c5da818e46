import type { Locator, Page } from '@playwright/test';
import { bareStops } from './support/audits.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { isNarrow } from './support/menus.ts';
import { field, openSearch, options, searchFor } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.describe('structure', () => {
  test.use({ expectedErrors: [/404/] });
  test('A11-05: the current page is marked in navbar, sidebar and recent posts', async ({ page }) => {
    await openKind(page, '/blog');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await openKind(page, KINDS.function);
    const sidebar = page.getByRole('complementary').first();
    await expect(sidebar.getByRole('link', { name: 'trace_line' })).toHaveAttribute('aria-current', 'page');
    await openKind(page, KINDS.post);
    const recent = page.getByRole('navigation', { name: 'Recent posts' });
    await expect(recent.getByRole('link', { name: 'FFI crash course' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('A11-06: the name of a control holds the text that is seen', { tag: '@phone' }, async ({ page }) => {
    for (const path of [KINDS.home, KINDS.snippet, KINDS['list of posts']]) {
      await openKind(page, path);
      const wrong = await page.evaluate(() => {
        const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
        return [...document.querySelectorAll<HTMLElement>('a, button, summary')].flatMap((control) => {
          const label = control.getAttribute('aria-label');
          // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
          const seen = squeeze(control.innerText);
          const name = squeeze(label ?? control.textContent ?? '');
          const icon = control.querySelector('img[alt]')?.getAttribute('alt') ?? control.title;
          if (!name && !icon) return [`without a name: ${control.outerHTML.slice(0, 120)}`];
          return label && !name.includes(seen) ? [`"${label}" does not hold "${seen}"`] : [];
        });
      });
      expect(wrong, path).toEqual([]);
    }
  });

  test('A11-06: no title repeats the name of its control, which screen readers say after it', {
    tag: '@phone',
  }, async ({ page }) => {
    await openKind(page, KINDS.snippet);
    const controls = page.locator('button[title], a[title]');
    for (const name of ['Switch between dark and light mode', 'Copy code to clipboard', 'Download '])
      await expect(controls.and(page.locator(`[title^="${name}"]`)).first()).toBeAttached();
    if (isNarrow(page)) await expect(controls.and(page.getByTitle('Wrap lines')).first()).toBeVisible();
    else await expect(controls.and(page.getByTitle('Collapse sidebar'))).toBeVisible();
    const twice = await controls.evaluateAll((all) =>
      all
        .map((it) => `${it.ariaLabel} ${it.getAttribute('title')}`)
        .filter((both) => !both.startsWith('null ')),
    );
    expect(twice).toEqual([]);
  });

  test('A11-06: names that may break over lines have no spaces there for screen readers', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    for (const [path, ...expected] of [
      [KINDS.function, 'client.trace_line', 'Previous trace_bullet'],
      [KINDS.event, 'player_death', 'event.game.player_death'],
    ] as const) {
      await openKind(page, path);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const names = nodes
        .filter(({ role }) => /heading|link/.test(role?.value))
        .map(({ name }) => name?.value);
      for (const name of expected) expect(names, path).toContain(name);
    }
  });

  for (const [address, image] of [
    [`${addressOf('content')}docs/notes`, 'A map of stations'],
    [`${addressOf('content')}docs/pictures`, 'A line from Monday to Sunday'],
  ] as const)
    test(`A11-07: images have an alternative text or are decoration: ${image}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('img', { name: image })).toBeVisible();
      const silent = await page.locator('img, svg').evaluateAll((images) =>
        images
          .filter((one) => !one.closest('[aria-hidden="true"]'))
          .filter(
            (one) => !(one.localName === 'img' ? one.hasAttribute('alt') : one.getAttribute('aria-label')),
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect(silent).toEqual([]);
    });
});

test.describe('with the keyboard', () => {
  test.use({ expectedErrors: [/404/] });

  /** Presses Tab until the focus leaves the page; the page keeps the stops. Answers those without an outline. */
  async function walk(page: Page): Promise<string[]> {
    const bare: string[] = [];
    for (let count = 0; count < 400; count++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const kept = window as { stops?: Element[] };
        const stops = kept.stops ?? [];
        kept.stops = stops;
        if (!element || element === document.body || stops.includes(element)) return undefined;
        stops.push(element);
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          ? ''
          : element.outerHTML.slice(0, 120);
      });
      if (stop === undefined) break;
      if (stop) bare.push(stop);
    }
    return bare;
  }

  test('A11-01, A11-02: Tab goes through everything in the order of the page, with an outline', {
    tag: '@phone',
  }, async ({ page }) => {
    await openKind(page, KINDS.function);
    // The last stop of all comes with code of its own, when the footer is seen.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Save for offline/ }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await walk(page)).toEqual([]);
    const { stops, all } = await page.evaluate(() => {
      const show = (element: Element) => element.outerHTML.slice(0, 120);
      const focusable = [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')];
      return {
        stops: (window as { stops?: Element[] }).stops?.map(show) ?? [],
        // The button for the navbar's further rows is for the mouse: Tab itself shows them.
        all: focusable.filter((it) => it.checkVisibility() && !it.ariaHidden).map(show),
      };
    });
    expect(stops).toEqual(all);
  });

  test('A11-01: the skip link leads to the content', { tag: '@phone' }, async ({ page }) => {
    await openKind(page, KINDS.function);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^skip to/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('A11-01: sidebar, article and contents come one after the other', async ({ page }) => {
    await openKind(page, KINDS.function);
    const parts: string[] = [];
    for (let count = 0; count < 400; count++) {
      await page.keyboard.press('Tab');
      const part = await page.evaluate(() => {
        const element = document.activeElement;
        if (element?.closest('header')) return 'navbar';
        if (element?.closest('footer')) return 'footer';
        if (element?.closest('aside')) return 'sidebar';
        if (element?.closest('article')) return 'article';
        return element?.closest('nav[aria-label="On this page"]') ? 'contents' : '';
      });
      if (part && !parts.includes(part)) parts.push(part);
      if (part === 'footer') break;
    }
    expect(parts).toEqual(['navbar', 'sidebar', 'article', 'contents', 'footer']);
  });

  test('A11-02: everything in the drawer shows its focus, on both of its levels', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await openKind(page, KINDS.function);
    await page.getByRole('button', { name: 'Open navigation menu' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
    await expect(drawer).toBeVisible();
    for (const level of ['docs', 'main']) {
      await page.keyboard.press('Tab');
      const { seen, bare } = await bareStops(page, 'dialog[open]');
      expect(seen, level).toBeGreaterThan(3);
      expect(bare, level).toEqual([]);
      if (level === 'docs') await drawer.getByRole('button', { name: 'Back to main menu' }).press('Enter');
    }
  });

  test('A11-02: everything in the search shows its focus', { tag: '@phone' }, async ({ page }) => {
    await searchFor(page, 'trace');
    await page.keyboard.press('Tab');
    const { seen, bare } = await bareStops(page, 'dialog[open]');
    expect(seen).toBeGreaterThan(3);
    // The field is the dialog's own frame: the line around it stands for it, and the caret blinks in it.
    expect(bare.filter((stop) => !stop.startsWith('<input'))).toEqual([]);
  });

  test('A11-02: what stays at the top of the sidebar covers no row that Shift+Tab reaches', {
    tag: '@phone',
  }, async ({ page }) => {
    // The drawer does not slide: its rows are in their places at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openKind(page, KINDS.function);
    if (isNarrow(page)) await page.getByRole('button', { name: 'Open navigation menu' }).press('Enter');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link').last().focus();
    // Asked of the page at once: a locator would look through all of its elements for each press.
    const askFocus = () =>
      page.evaluate(() => {
        const row = document.activeElement;
        if (row?.closest('nav')?.ariaLabel !== 'Docs sidebar') return undefined;
        const { left, top, width, height } = row.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return { name: row.textContent, isCovered: !row.contains(seen) };
      });
    const covered: string[] = [];
    let count = 0;
    for (let row = await askFocus(); row; row = await askFocus()) {
      if (row.isCovered) covered.push(row.name);
      count++;
      await page.keyboard.press('Shift+Tab');
    }
    expect(count).toBeGreaterThan(50);
    expect(covered).toEqual([]);
  });

  test('A11-02: without script the outline is there too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(KINDS.function);
    for (let count = 0; count < 4; count++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
      await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px');
    }
    await context.close();
  });
});

test.describe('little room', () => {
  test.use({ expectedErrors: [/404/] });
  // A long name in a list, and a wide table with a link in each row.
  for (const path of [KINDS.type, '/docs/values/weapons']) {
    test(`A11-08: ${path}: with larger letters at 320 px, nothing makes the page wider`, {
      tag: '@phone-only',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openKind(page, path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('A11-08: with wide letter and word spacing, names of events stay clear of their summaries', async ({
    page,
  }) => {
    await openKind(page, KINDS['all events']);
    await page.evaluate(() => {
      // Readers set it with their own sheet; the page's policy allows only scripts to add one.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const names = page.getByRole('rowheader');
    expect(await names.count()).toBeGreaterThan(200);
    const covering = await names.evaluateAll((all) =>
      all
        .filter((name) => {
          const says = name.nextElementSibling?.getBoundingClientRect().left ?? 0;
          const text = document.createRange();
          text.selectNodeContents(name);
          return text.getBoundingClientRect().right > says;
        })
        .map((name) => name.textContent),
    );
    expect(covering).toEqual([]);
  });

  test('A11-08: at a zoom of 400 percent, what stays in the drawer leaves room for the rows', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    await openKind(page, KINDS.function);
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.getByRole('link', { name: 'trace_line' });
    await expect(current).toBeInViewport({ ratio: 1 });
    const isCovered = (row: Locator) =>
      row.evaluate((it) => {
        const { left, top, bottom } = it.getBoundingClientRect();
        return [top + 2, bottom - 2].some((y) => !it.contains(document.elementFromPoint(left + 20, y)));
      });
    expect(await isCovered(current)).toBe(false);
    // The filter is where the list begins.
    const filter = sidebar.getByRole('textbox', { name: 'Filter this list' });
    await expect(filter).not.toBeInViewport();
    await filter.focus();
    await expect(filter).toBeInViewport({ ratio: 1 });
    expect(await isCovered(filter)).toBe(false);
  });

  for (const kind of ['home', 'event', 'event index', 'snippet'] as const) {
    test(`A11-08: ${kind}: with text at twice the size at 320 px, nothing makes the page wider`, {
      tag: '@phone-only',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openKind(page, KINDS[kind]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

/** Focuses links as the keyboard does, and returns those whose outline a scrolling part cuts off at a side or the top. */
async function cutOutlines(page: Page, links: Locator): Promise<string[]> {
  await page.keyboard.press('Tab');
  expect(await links.count()).toBeGreaterThan(3);
  return links.evaluateAll((all) =>
    all.flatMap((link) => {
      (link as HTMLElement).focus();
      let scroller = link.parentElement;
      while (scroller && getComputedStyle(scroller).overflowX === 'visible')
        scroller = scroller.parentElement;
      if (!scroller) return [];
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const [box, frame] = [link.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const isCut =
        box.left - ring < frame.left ||
        box.top - ring < frame.top ||
        (scroller.scrollWidth <= scroller.clientWidth && box.right + ring > frame.right);
      return isCut ? [link.textContent ?? ''] : [];
    }),
  );
}

test('A11-02: the outlines in the table of contents and in recent posts are whole', async ({ page }) => {
  await openKind(page, KINDS.post);
  const beside = page.getByRole('navigation', { name: /^(On this page|Recent posts)$/ });
  expect(await cutOutlines(page, beside.getByRole('link'))).toEqual([]);
});

/** Focuses something as the keyboard does, and returns how far, in px, its outline reaches into something else. */
async function outlineUnder(page: Page, focused: Locator, cover: Locator): Promise<number> {
  await page.keyboard.press('Tab');
  await focused.focus();
  const edges = (element: Element) => {
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(element);
    const ring =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: left - ring, right: right + ring, top: top - ring, bottom: bottom + ring };
  };
  const [own, other] = [await focused.evaluate(edges), await cover.evaluate(edges)];
  const across = Math.min(own.right, other.right) - Math.max(own.left, other.left);
  return Math.min(across, Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top));
}

test('A11-02: no category of the sidebar, and no tool of code, covers the outline beside it', async ({
  page,
}) => {
  await openKind(page, KINDS.function);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const row = (name: string) => sidebar.getByRole('link', { name, exact: true });
  const category = row('client').locator('..');
  expect(await outlineUnder(page, row('bit'), category)).toBeLessThanOrEqual(0);
  expect(await outlineUnder(page, row('camera_angles'), category)).toBeLessThanOrEqual(0);
  const fade = () => category.evaluate((it) => getComputedStyle(it, '::after').display);
  expect(await fade()).toBe('none');
  await row('bit').focus();
  expect(await fade()).toBe('block');

  await openKind(page, KINDS.snippet);
  const tools = page.getByRole('figure').filter({ has: page.getByRole('link', { name: /^Download/ }) });
  const download = tools.first().getByRole('link', { name: /^Download/ });
  const copy = tools.first().getByRole('button', { name: 'Copy code to clipboard' });
  expect(await outlineUnder(page, download, copy)).toBeLessThanOrEqual(0);
});

test('A11-02: tables are Tab stops only where they scroll', async ({ page }) => {
  await openKind(page, '/docs/values/keys');
  const tables = page.getByRole('region', { name: /^Table/ });
  expect(await tables.count()).toBeGreaterThan(5);
  const stops = () =>
    tables.evaluateAll((all) => all.filter((it) => (it as HTMLElement).tabIndex === 0).length);
  await expect.poll(stops).toBe(0);
  await page.setViewportSize({ width: 200, height: 800 });
  await expect.poll(stops).toBeGreaterThan(0);
});

test('A11-02: the outlines of links in tables are whole', { tag: '@phone' }, async ({ page }) => {
  await openKind(page, '/docs/values/weapons');
  const tables = page.getByRole('region', { name: /^Table/ });
  expect(await cutOutlines(page, tables.getByRole('row').getByRole('link'))).toEqual([]);
});

test('A11-02: Tab and Shift+Tab scroll code and tables until all of a link is in view', {
  tag: '@phone-only',
}, async ({ page }) => {
  for (const path of [KINDS.event, KINDS.group]) {
    await openKind(page, path);
    const hidden: string[] = [];
    let seen = 0;
    for (const [key, start] of [
      ['Tab', page.getByRole('article')],
      ['Shift+Tab', page.getByRole('contentinfo')],
    ] as const) {
      await start.getByRole('link').first().focus();
      for (let press = 0; press < 150; press++) {
        await page.keyboard.press(key);
        const link = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('main')) return undefined;
          const scroller = focused.closest('main :is(pre, [role=region])');
          if (!scroller || !focused.matches('a')) return {};
          const { outlineWidth, outlineOffset } = getComputedStyle(focused);
          const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          const [box, frame] = [focused.getBoundingClientRect(), scroller.getBoundingClientRect()];
          const isCut = box.left - ring < frame.left || box.right + ring > frame.right;
          return { name: focused.textContent, isCut };
        });
        if (!link) break;
        if (link.name === undefined) continue;
        seen++;
        if (link.isCut) hidden.push(`${path}: ${key}: ${link.name}`);
      }
    }
    expect(seen).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  }
});

test('A11-02: the outlines in the main menu of the drawer are whole', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openKind(page, KINDS.home);
  await page.getByRole('button', { name: 'Open navigation menu' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  expect(await cutOutlines(page, drawer.getByRole('list').getByRole('link'))).toEqual([]);
});

test('A11-02: the outline of the first breadcrumb is inside a narrow window', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openKind(page, KINDS.function);
  const home = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  await home.focus();
  const left = await home.evaluate((link) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    return (
      link.getBoundingClientRect().left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
    );
  });
  await expect(home).toHaveCSS('outline-style', 'solid');
  expect(left).toBeGreaterThanOrEqual(0);
});

test('A11-02: forced colours keep the outline and mark the current page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openKind(page, KINDS.function);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.goto('/blog/');
  const current = page.locator('[aria-current="page"]').first();
  await expect(current).toHaveCSS('font-weight', '600');
});

test('A11-02: forced colours mark one section in the table of contents', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openKind(page, KINDS.post);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveText('When to use it');
  const marked = await contents
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderInlineStartStyle !== 'none')
        .map((it) => it.textContent),
    );
  expect(marked).toEqual(['When to use it']);
});

test('A11-02: forced colours keep the words that the search marks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await searchFor(page, 'trace');
  const mark = options(page).first().locator('mark').first();
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await inkOf(mark)).not.toBe(ground);
});

/** Colour of the text: backgrounds that look the same may differ in how far one sees through them. */
const inkOf = (control: Locator) => control.first().evaluate((element) => getComputedStyle(element).color);

test('A11-02: forced colours outline the field of the search', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveCSS('outline-style', 'solid');
});

test('A11-02: forced colours tell the kind of page that the search is limited to', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/search?q=trace');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await chip('Events').click();
  await expect.poll(() => inkOf(chip('Events'))).not.toBe(await inkOf(chip('Types')));
  expect(await inkOf(chip('All'))).toBe(await inkOf(chip('Types')));
});

test('A11-02: forced colours mark the row that an address leads to', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/values/keys#enter');
  const code = (number: string) => page.getByRole('cell', { name: number, exact: true });
  expect(await inkOf(code('13'))).not.toBe(await inkOf(code('16')));
  await expect(code('13')).toHaveCSS('font-weight', '600');
});

test('A11-02: forced colours tell the chosen tab', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${addressOf('content')}docs/tabs`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  expect(await inkOf(tab('Wind'))).not.toBe(await inkOf(tab('Rain')));
});

test('A11-02: the outline of what Tab reaches is in the window, and in the part that scrolls', async ({
  page,
}) => {
  await openKind(page, KINDS.function);
  const cut: string[] = [];
  for (let step = 0; step < 90; step++) {
    if (step % 45 === 0)
      await page
        .locator(step ? 'main a' : 'aside a')
        .first()
        .focus();
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const frame = element.closest('aside > div, .beside')?.getBoundingClientRect().bottom ?? innerHeight;
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return element.getBoundingClientRect().bottom + ring > frame ? element.textContent : undefined;
    });
    if (name) cut.push(name);
  }
  expect(cut).toEqual([]);
});

for (const path of ['/docs', '/docs/snippets'])
  test(`A11-02: ${path}: the outline of a card is around all of it, and in the window`, async ({ page }) => {
    await openKind(page, path);
    await page.keyboard.press('Tab');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('paragraph') });
    const cut = await cards.evaluateAll((all) =>
      all.slice(0, 12).flatMap((card) => {
        // Its link is at the edge of the window, where all of the card would be below.
        const link = card.querySelector('a');
        scrollTo(0, 0);
        scrollBy(0, (link?.getBoundingClientRect().bottom ?? 0) - innerHeight + 1);
        link?.focus();
        const { outlineStyle, position, inset } = getComputedStyle(link ?? card, '::after');
        const isWhole = outlineStyle === 'solid' && position === 'absolute' && inset === '0px';
        return isWhole && card.getBoundingClientRect().bottom < innerHeight ? [] : [card.textContent];
      }),
    );
    expect(cut).toEqual([]);
    expect(await cards.count()).toBeGreaterThan(12);
  });

test('A11-08: readers who want less motion get no transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openKind(page, KINDS.function);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration } = getComputedStyle(element);
        return !/^(0s(, )?)+$/.test(transitionDuration);
      }).length,
  );
  expect(moving).toBe(0);
});
