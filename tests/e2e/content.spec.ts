import type { Page } from '@playwright/test';
import { collapseDuration } from '../../src/client/runtime/collapse.ts';
import { recordAnimations, startedAnimations } from './support/animations.ts';
import { settle } from './support/clock.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const SITE = addressOf('content');

async function open(page: Page, path: string) {
  await page.goto(SITE + path);
  await hydrated(page);
}

/** The code block with a title. */
function block(page: Page, title: string) {
  return page.getByRole('figure', { name: title });
}

test.describe('code', () => {
  test('COD-01: Lua is coloured by what words mean; plain text is not', async ({ page }) => {
    await open(page, 'docs/code');
    const colours = page.getByRole('figure').filter({ hasText: 'local limit' });
    const colourOf = (text: string) =>
      colours
        .getByText(text, { exact: true })
        .first()
        .evaluate((it) => getComputedStyle(it).color);
    const [keyword, string, number, comment] = await Promise.all(
      ['local', '"hot"', '30', '-- degrees'].map(colourOf),
    );
    expect(new Set([keyword, string, number, comment]).size).toBe(4);
    const plain = page.getByRole('figure').filter({ hasText: 'plain text' }).locator('code');
    await expect(plain).toHaveText('plain text <here>');
    expect(await plain.locator('span span').count()).toBe(0);
  });

  test('COD-03, COD-12: titles come in both kinds of quotes, and code without one has no bar', async ({
    page,
  }) => {
    await open(page, 'docs/code');
    for (const title of ['double.lua', 'single.lua']) {
      const caption = block(page, title).getByText(title);
      const code = block(page, title).locator('pre');
      const [above, below] = [await caption.boundingBox(), await code.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
    await expect(page.getByRole('figure').filter({ hasText: 'print(3)' }).locator('figcaption')).toHaveCount(
      0,
    );
  });

  test('COD-04, COD-05, COD-11: marked lines stand out, markers are removed unless there is a range', async ({
    page,
  }) => {
    await open(page, 'docs/code');
    const marked = (title: string) =>
      block(page, title)
        .locator('.line')
        .evaluateAll((lines) =>
          lines.map((line) => [
            line.textContent,
            getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)' &&
              line.getBoundingClientRect().height > 10,
          ]),
        );
    expect(await marked('range.lua')).toEqual([
      ['local a = 1', true],
      ['local b = 2', false],
      ['local c = 3', true],
      ['', true],
      ['-- highlight-next-line', false],
      ['local d = 4', false],
    ]);
    expect(await marked('markers.lua')).toEqual([
      ['local a = 1', false],
      ['local b = 2', true],
      ['local c = 3', true],
      ['', true],
      ['local d = 4', true],
      ['local e = 5', false],
    ]);
  });

  test('COD-05, COD-06: a copy holds the code as shown, and is confirmed for a second', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/code');
    await page.clock.install({ time: '2025-06-01T10:00' });
    await page.clock.pauseAt('2025-06-01T11:00');
    const figure = block(page, 'markers.lua');
    await figure.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    await expect(figure.locator('[data-icon=check]')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'local a = 1\nlocal b = 2\nlocal c = 3\n\nlocal d = 4\nlocal e = 5',
    );
    await page.clock.runFor(900);
    await expect(figure.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(figure.getByRole('status')).toHaveText('');
    await expect(figure.locator('[data-icon=copy]')).toBeVisible();
  });

  test('COD-06: a second press is confirmed for a second too', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/code');
    await page.clock.install({ time: '2025-06-01T10:00' });
    await page.clock.pauseAt('2025-06-01T11:00');
    const figure = block(page, 'markers.lua');
    const copy = figure.getByRole('button', { name: 'Copy code to clipboard' });
    await copy.click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(700);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('local a = 1');
    await settle(page);
    await page.clock.runFor(700);
    await expect(figure.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(400);
    await expect(figure.getByRole('status')).toHaveText('');
  });

  test('COD-06: where the browser refuses, the reader is told, and the code is selected', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await open(page, 'docs/code');
    const figure = block(page, 'markers.lua');
    await figure.getByRole('button', { name: 'Copy code to clipboard' }).click();
    const told = page.getByText('The browser blocks this button. Copy the selected code.');
    await expect(told.and(page.locator('figcaption'))).toBeVisible();
    await expect(told.and(page.getByRole('status'))).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      'local a = 1\nlocal b = 2\nlocal c = 3\n\nlocal d = 4\nlocal e = 5',
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    const refused = page.locator('figure').filter({ has: told });
    await refused.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(figure).toBeVisible();
  });

  test('COD-06: code in a list and in an admonition is copied too', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/code');
    for (const [title, code] of [
      ['list.sh', 'echo "one"'],
      ['note.json', '{ "wind": 3 }'],
    ] as const) {
      await block(page, title).getByRole('button', { name: 'Copy code to clipboard' }).click();
      await expect(block(page, title).getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    }
  });

  test('COD-07: on a phone the buttons cover no code', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(`${addressOf('main')}docs/events/paint`);
    await hydrated(page);
    const figures = page.getByRole('main').getByRole('figure');
    // The call that registers an event is always wrapped; its example is wider than the window.
    for (const [index, count] of [1, 2].entries()) {
      const buttons = figures.nth(index).getByRole('button');
      await expect(buttons).toHaveCount(count);
      const code = await figures.nth(index).locator('code').boundingBox();
      for (const button of await buttons.all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
      }
    }
  });

  test('the ground of a button that is tapped does not cover the edge of its box', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(`${addressOf('main')}docs/events/paint`);
    await hydrated(page);
    const copy = page.getByRole('main').getByRole('figure').first().getByRole('button');
    // What a tap leaves behind until the next one.
    await copy.hover();
    await expect.poll(() => copy.evaluate((button) => button.matches(':hover'))).toBe(true);
    await expect(copy).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('COD-07: only code wider than its box can be wrapped, and nothing moves when the button comes', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          moved.push(
            ...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, 'docs/code');
    const wide = block(page, 'wide.lua');
    const wrap = wide.getByRole('button', { name: 'Wrap lines' });
    const overflow = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await expect(block(page, 'narrow.txt').getByRole('button', { name: 'Wrap lines' })).toHaveCount(0);
    expect(await overflow()).toBeGreaterThan(0);

    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow()).toBeGreaterThan(0);
    await expect(wrap).toBeFocused();
  });

  test('COD-08: numbers are shown, and are in no selection or copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/code');
    const figure = block(page, 'numbers.lua');
    const shown = await figure
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(shown.every((content) => content.startsWith('counter(line)'))).toBe(true);
    const code = 'local first = 1\nlocal second = 2';
    const selected = await figure.locator('pre').evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return String(getSelection());
    });
    expect(selected.trim()).toBe(code);
    await figure.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(figure.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('COD-09: code that scrolls takes the focus and is scrolled by keys', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, 'docs/code');
    const wide = block(page, 'wide.lua');
    const pre = wide.locator('pre');
    await expect(pre).toHaveAttribute('tabindex', '0');
    await wide.getByRole('button', { name: 'Wrap lines' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(pre).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
    await expect(block(page, 'narrow.txt').locator('pre')).not.toHaveAttribute('tabindex');
  });

  test('COD-10: the colours follow the colour mode', async ({ page }) => {
    await open(page, 'docs/code');
    const keyword = page.getByRole('figure').getByText('local', { exact: true }).first();
    const colour = () => keyword.evaluate((it) => getComputedStyle(it).color);
    const dark = await colour();
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    expect(await colour()).not.toBe(dark);
  });
});

test.describe('admonitions and images', () => {
  test('ADM-01: each type has its own look, icon and title', async ({ page }) => {
    await open(page, 'docs/notes');
    const looks = new Set<string>();
    const icons = new Set<string>();
    for (const [index, title] of ['Note', 'Tip', 'Info', 'Caution', 'Danger'].entries()) {
      const note = page.getByRole('note').nth(index);
      await expect(note.getByText(title, { exact: true })).toBeVisible();
      looks.add(await note.evaluate((it) => getComputedStyle(it).borderInlineStartColor));
      icons.add((await note.locator('svg path').getAttribute('d')) ?? '');
    }
    expect([looks.size, icons.size]).toEqual([5, 5]);
    await expect(page.getByRole('note').nth(5)).toContainText('Use a roof');
  });

  test('an image has its size before it arrives', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/img/map.svg', (route) => route.abort());
    await page.goto(`${SITE}docs/notes`);
    const image = page.getByRole('img', { name: 'A map of stations' });
    await expect(image).toHaveAttribute('width', '320');
    await expect(image).toHaveAttribute('height', '180');
  });
  test.use({ expectedErrors: [/net::ERR_FAILED/] });
});

test.describe('details', () => {
  test.beforeEach(({ page }) => recordAnimations(page));

  const parts = (page: Page) => {
    const details = page.locator('details', { hasText: 'Where the wind comes from' });
    return {
      details,
      summary: details.locator('summary'),
      content: details.locator('summary + div'),
      text: details.getByText('From the sea'),
    };
  };

  test('ADM-03, COL-01, COL-02, COL-03: they open and close by their height, and rest without styles', async ({
    page,
  }) => {
    await open(page, 'docs/notes');
    const { details, summary, content, text } = parts(page);
    await expect(text).toBeHidden();
    await summary.click();
    await expect(text).toBeVisible();
    await expect(details).toHaveAttribute('open');
    await expect(content).not.toHaveAttribute('style');
    const rest = await content.evaluate((it) => [it.style.length, getComputedStyle(it).overflow]);
    expect(rest).toEqual([0, 'visible']);
    await expect(details.getByRole('button', { name: 'Wrap lines' })).toBeVisible();

    await summary.click();
    await expect(details).not.toHaveAttribute('open');
    await expect(text).toBeHidden();
    await expect(content).not.toHaveAttribute('style');
    const closed = await details.boundingBox();
    const bar = await summary.boundingBox();
    expect((closed?.height ?? 0) - (bar?.height ?? 0)).toBeLessThan(30);

    const [opening, closing] = await startedAnimations(page);
    for (const animation of [opening, closing]) {
      expect(Object.keys(animation?.keyframes ?? {})).toEqual(['height']);
      expect(animation?.options.easing).toBe('ease-in-out');
      expect(animation?.options.duration).toBe(collapseDuration(animation?.height ?? 0));
    }
    expect(opening?.keyframes.height).toEqual(['0px', `${opening?.height}px`]);
    expect(closing?.keyframes.height).toEqual([`${closing?.height}px`, '0px']);
  });

  test('ADM-03: keys open them, and HTML details work alike', async ({ page }) => {
    await open(page, 'docs/notes');
    const { summary, text } = parts(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await page.getByText('How rain is measured').click();
    await expect(page.getByText('With a funnel.')).toBeHidden();
    expect(await startedAnimations(page)).toHaveLength(2);
  });

  test('COL-04: after quick toggles the last one counts', async ({ page }) => {
    await open(page, 'docs/notes');
    const { details, summary, content, text } = parts(page);
    await summary.dblclick();
    await expect(details).not.toHaveAttribute('open');
    await expect(content).not.toHaveAttribute('style');
    await expect(text).toBeHidden();
    await summary.click({ clickCount: 3 });
    await expect(content).not.toHaveAttribute('style');
    await expect(details).toHaveAttribute('open');
    await expect(text).toBeVisible();
  });

  test('COL-05: with reduced motion they open and close at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'docs/notes');
    const { details, summary } = parts(page);
    await summary.click();
    await expect(details).toHaveAttribute('open');
    await summary.click();
    await expect(details).not.toHaveAttribute('open');
    expect(await startedAnimations(page)).toEqual([]);
  });
});

test.describe('tabs', () => {
  const group = (page: Page, index: number) => page.getByRole('tablist').nth(index);
  const tab = (page: Page, index: number, name: string) =>
    group(page, index).getByRole('tab', { name, exact: true });
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

  test('TAB-01: a group has its roles, and one tab is selected, or none where no default is asked for', async ({
    page,
  }) => {
    await open(page, 'docs/tabs');
    await expect(group(page, 0).getByRole('tab')).toHaveText(['Wind', 'Rain', 'Snow']);
    await expect(group(page, 0).getByRole('tab', { selected: true })).toHaveText('Wind');
    await expect(group(page, 2).getByRole('tab', { selected: true })).toHaveText('Linux');
    await expect(page.getByRole('tabpanel', { name: 'Wind', exact: true })).toHaveText('Text about wind.');
    await expect(page.getByText('Text about rain.')).toBeHidden();
    await expect(group(page, 3).getByRole('tab')).toHaveCount(2);
    await expect(group(page, 3).getByRole('tab', { selected: true })).toHaveCount(0);
    await tab(page, 3, 'No').click();
    await expect(page.getByRole('tabpanel', { name: 'No', exact: true })).toHaveText('You said no.');
  });

  test('TAB-02: arrow keys move the focus and wrap, Enter selects', async ({ page }) => {
    await open(page, 'docs/tabs');
    await tab(page, 0, 'Wind').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 0, 'Snow')).toBeFocused();
    await expect(tab(page, 0, 'Wind')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 0, 'Wind')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 0, 'Rain')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab(page, 0, 'Rain')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Text about rain.')).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab(page, 0, 'Snow')).toBeFocused();
    // Tab leaves the list: only the selected tab is a stop.
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 0, 'Rain')).toBeFocused();
  });

  test('TAB-02: with Alt, arrow keys are those of the browser', async ({ page }) => {
    await open(page, 'docs/tabs');
    await tab(page, 0, 'Wind').focus();
    // Nothing was left, so Forward leads nowhere.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(tab(page, 0, 'Wind')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 0, 'Rain')).toBeFocused();
  });

  test('TAB-03: a choice is stored and switches all groups of its id', async ({ page }) => {
    await open(page, 'docs/tabs');
    await tab(page, 1, 'Linux').click();
    expect(await stored(page)).toMatchObject({ 'docusaurus.tab.system': 'linux' });
    await tab(page, 2, 'Windows').click();
    await expect(tab(page, 1, 'Windows')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Press the left key.')).toBeVisible();
    expect(await stored(page)).toMatchObject({ 'docusaurus.tab.system': 'win' });
    await tab(page, 2, 'BSD').click();
    await expect(page.getByText('Only here.')).toBeVisible();
    await expect(tab(page, 1, 'Windows')).toHaveAttribute('aria-selected', 'true');
  });

  test('TAB-04: another page starts with the stored choice', async ({ page }) => {
    await open(page, 'docs/tabs');
    await tab(page, 1, 'Linux').click();
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'More tabs' })
      .click();
    await expect(page.getByText('Linux on this page.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Linux on this page.')).toBeVisible();
    await expect(page.getByText('Windows on this page.')).toBeHidden();
  });

  test('TAB-04: a stored choice waits for nothing that the reader does', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.system', 'linux');
      const own = window.setTimeout;
      // Some seconds later, any page comes to life.
      const short = (run: TimerHandler, delay?: number) => ((delay ?? 0) < 2000 ? own(run, delay) : 0);
      Object.assign(window, { setTimeout: short });
    });
    await page.goto(`${SITE}docs/more-tabs`);
    await expect(page.getByText('Linux on this page.')).toBeVisible();
  });

  test('TAB-04: a stored value that a group does not have is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.system', 'beos'));
    await open(page, 'docs/more-tabs');
    await expect(page.getByText('Windows on this page.')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Windows');
  });

  test('TAB-05: tabs without a group store nothing', async ({ page }) => {
    await open(page, 'docs/tabs');
    const before = await stored(page);
    await tab(page, 0, 'Snow').click();
    await expect(page.getByText('Text about snow.')).toBeVisible();
    expect(await stored(page)).toEqual(before);
  });

  test('TAB-08: the tab that is clicked stays where it is', { tag: '@phone' }, async ({ page }) => {
    await open(page, 'docs/tabs');
    const linux = tab(page, 2, 'Linux');
    await tab(page, 2, 'Windows').click();
    await linux.scrollIntoViewIfNeeded();
    for (const [clicked, other] of [
      [linux, 'Then wait until'],
      [tab(page, 2, 'Windows'), 'Press the left key.'],
    ] as const) {
      const before = await clicked.boundingBox();
      await clicked.click();
      await expect(page.getByText(other)).toBeVisible();
      // Two frames: what the browser corrects by itself comes after the layout.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const after = await clicked.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    }
  });
});

test.describe('tabs without storage', () => {
  test.use({ expectedErrors: [/the stored .* failed/] });

  test('TAB-06, ERR-13: the failure is logged and tabs switch all the same', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'] as const) {
        const method = Storage.prototype[name] as (...values: string[]) => string | null;
        const broken = function (this: Storage, ...values: string[]) {
          if (values[0]?.startsWith('docusaurus.tab.')) throw new Error('The storage is broken.');
          return method.apply(this, values);
        };
        Object.assign(Storage.prototype, { [name]: broken });
      }
    });
    await open(page, 'docs/tabs');
    const [first, second] = [page.getByRole('tablist').nth(1), page.getByRole('tablist').nth(2)];
    await first.getByRole('tab', { name: 'Linux' }).click();
    await expect(page.getByText('Then wait until')).toBeVisible();
    await second.getByRole('tab', { name: 'Windows' }).click();
    await expect(page.getByText('Press the left key.')).toBeVisible();
    expect(errors.some((text) => text.startsWith('Reading the stored `docusaurus.tab.system`'))).toBe(true);
    expect(errors.some((text) => text.startsWith('Writing the stored `docusaurus.tab.system`'))).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ADM-03: details open and close', async ({ page }) => {
    await page.goto(`${SITE}docs/notes`);
    const text = page.getByText('From the sea');
    await expect(text).toBeHidden();
    await page.getByText('Where the wind comes from').click();
    await expect(text).toBeVisible();
    await page.getByText('Where the wind comes from').click();
    await expect(text).toBeHidden();
  });

  test('all tabs can be read, under their labels', async ({ page }) => {
    await page.goto(`${SITE}docs/tabs`);
    for (const text of ['wind', 'rain', 'snow'])
      await expect(page.getByText(`Text about ${text}.`)).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.goto(`${SITE}docs/code`);
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0);
  });
});
