import type { Page } from '@playwright/test';
import { settle } from './support/clock.ts';
import { holdBack } from './support/network.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { dialog, field, INDEX, openSearch, options, SHORT_PAGE, searchFor } from './support/search.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test('SRC-13, SRC-17: placeholder, 64 letters, and a button that clears them', { tag: '@phone' }, async ({
  page,
}) => {
  await openSearch(page);
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  const clear = dialog(page).getByRole('button', { name: 'Clear the query' });
  await expect(clear).toBeHidden();
  await page.keyboard.type('x'.repeat(70));
  await expect(field(page)).toHaveValue('x'.repeat(64));
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(clear).toBeHidden();
  await expect(dialog(page)).toContainText('No recent searches');
  await expect(dialog(page)).toContainText('Type a name, part of one, or what a script should do.');
});

test('SRC-16: a selection is the first query, cut and selected', async ({ page }) => {
  await page.goto('/docs/api/client/traceline');
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('client.trace_line');
  await expect(options(page).first()).toContainText('client.trace_line');
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('x');
  await page.keyboard.press('Escape');
  await page.getByRole('main').selectText();
  await page.keyboard.press('Control+k');
  expect(await field(page).inputValue()).toHaveLength(64);
});

test('SRC-16: a selection is not cut within a letter, and malformed text does no harm', async ({ page }) => {
  await page.goto('/docs/api/client/traceline');
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((it) => {
    it.textContent = `${'x'.repeat(63)}😀`;
  });
  await heading.selectText();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('x'.repeat(63));
  await expect(dialog(page)).toContainText(`No results for “${'x'.repeat(63)}”`);
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = 'trace\ud83d_line';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(dialog(page)).toContainText(/No results for “trace_line”|client\.trace_line/);
});

test('SRC-29: hits stand in groups, matches are marked, at most 20 are asked for', { tag: '@phone' }, async ({
  page,
}) => {
  await searchFor(page, 'weapon');
  const headings = await dialog(page)
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
    );
  expect(headings).toContain('API');
  expect(headings).toContain('Events');
  expect(new Set(headings).size).toBe(headings.length);
  await expect(options(page)).toHaveCount(20);
  await expect(options(page).first().locator('mark').first()).toHaveText(/weapon/i);
});

test('SRC-29: a row tells kind, name, signature, place and summary', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  await searchFor(page, 'trace line');
  const row = options(page).first();
  await expect(row).toHaveAccessibleName(/^Function client\.trace_line/);
  await expect(row).toContainText('Traces a straight line through the world');
  await expect(row.getByText('client', { exact: true })).toBeVisible();
  if ((viewport?.width ?? 0) > 640) await expect(row).toContainText('→ fraction, entindex');
});

test('SRC-29: where a signature is cut off, its dots are as quiet as it is', async ({ page }) => {
  await searchFor(page, 'trace_line');
  const signature = options(page).first().getByText('(skip_entindex');
  const looks = await signature.evaluate((element) =>
    [element, element.parentElement ?? element].map((one) => {
      const { fontSize, color } = getComputedStyle(one);
      return `${fontSize} ${color}`;
    }),
  );
  expect(looks[0]).toBe(looks[1]);
});

test('SRC-29: long names are whole', { tag: '@phone' }, async ({ page }) => {
  await searchFor(page, 'materialsystem.');
  await expect(options(page)).toHaveCount(20);
  const cut = await options(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.querySelector('code');
      const room = name?.parentElement?.getBoundingClientRect();
      if (!name || !room) return ['a row without a name'];
      return name.getBoundingClientRect().right > room.right + 1 ? [name.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('SRC-29: values of one name tell where each is', async ({ page }) => {
  await searchFor(page, 'm_iHealth');
  const places = options(page).filter({ hasText: 'm_iHealth' }).locator('.hit-where');
  await expect(places).toHaveCount(2);
  const shown = await places.evaluateAll((all) =>
    all.map((place) => {
      const room = place.getBoundingClientRect().right;
      const text = place.firstChild as Text;
      const range = document.createRange();
      const isSeen = (_: string, at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().right <= room;
      };
      return [...text.data].filter(isSeen).join('');
    }),
  );
  expect(shown[0]).toContain('Players');
  expect(shown[1]).toContain('Player resource');
});

test('SRC-29: on a phone the location of a hit is whole, or not seen', { tag: '@phone-only' }, async ({
  page,
}) => {
  await searchFor(page, 'materialsystem.');
  await expect(options(page)).toHaveCount(20);
  const places = await options(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const place = row.querySelector('.hit-where');
      if (!place?.textContent) return [];
      const range = document.createRange();
      range.selectNodeContents(place);
      const [text, room] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
      if (text.top >= room.bottom - 1) return ['not seen'];
      return text.left >= room.left - 1 && text.right <= room.right + 1 ? ['whole'] : [place.textContent];
    }),
  );
  expect(new Set(places)).toEqual(new Set(['whole', 'not seen']));
});

test('SRC-30: the first hit is active, arrows move, Enter opens it and closes the dialog', async ({
  page,
}) => {
  await searchFor(page, 'trace');
  const active = () =>
    field(page).evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  const at = (index: number) => options(page).nth(index).textContent();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toBe(await at(0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(await at(2));
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await at(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(await options(page).last().textContent());
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await markDocument(page);
  // Safari's Enter that confirms the word of an input method.
  const isLeftAlone = await field(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, cancelable: true })),
  );
  expect(isLeftAlone).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/api/client/traceline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('client.trace_line');
  expect(await isSameDocument(page)).toBe(true);
});

test('SRC-30: with other hits, the first one is active and in view, also with those of before', async ({
  page,
}) => {
  await searchFor(page, 'weapon');
  await expect(options(page)).toHaveCount(20);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport();
  await field(page).fill('player');
  await expect(options(page).first()).toContainText('player');
  await expect(options(page).first()).toBeInViewport();
  await field(page).fill('weapon');
  await expect(options(page).first()).toContainText('weapon');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

/** Types a query and presses Enter, with a key held or none, before there can be an answer. */
async function enterEarly(page: Page, query: string, held = ''): Promise<void> {
  await field(page).evaluate(
    (input: HTMLInputElement, [text = '', key = '']) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const enter = { key: 'Enter', bubbles: true, cancelable: true, [`${key}Key`]: true };
      input.dispatchEvent(new KeyboardEvent('keydown', enter));
    },
    [query, held],
  );
}

test('SRC-30: Enter before the answer opens the first hit of what was typed', async ({ page }) => {
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await enterEarly(page, 'player_death');
  await expect(page).toHaveURL('/docs/events/csgo/player_death');
});

test('SRC-30: Enter before the answer opens nothing once the dialog is closed', async ({ page }) => {
  const release = await holdBack(page, INDEX);
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await enterEarly(page, 'player_death');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(page.locator('dialog [role=option]').first()).toContainText('player_death');
  await settle(page);
  await expect(page).toHaveURL(SHORT_PAGE);
});

test('SRC-31, SRC-32, ENT-15: the link to all hits opens the search page in this document', async ({
  page,
}) => {
  await searchFor(page, 'get & set');
  const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
  await expect(link).toHaveAttribute('href', '/search?q=get%20%26%20set');
  const count = (await link.textContent())?.match(/\d+/)?.[0];
  await markDocument(page);
  await link.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main').getByText(`${count} pages found`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('get & set');
  expect(await isSameDocument(page)).toBe(true);
});

test('SRC-31: the link counts a single hit too', async ({ page }) => {
  await searchFor(page, 'davinci');
  await expect(options(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('link', { name: 'See 1 result', exact: true })).toBeVisible();
});

test('SRC-31, SRC-34, SCL-08: below a base URL all addresses have it', async ({ page }) => {
  await searchFor(page, 'lamp', addressOf('base'));
  await expect(dialog(page).getByRole('link', { name: /^See/ })).toHaveAttribute('href', '/x/search?q=lamp');
  const hrefs = await options(page).evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith('/x/'))).toEqual([]);
  await markDocument(page);
  await options(page).first().click();
  await expect(page).toHaveURL(addressOf('base').replace(/\/x\/$/, '') + (hrefs[0] ?? ''));
  expect(await isSameDocument(page)).toBe(true);
});

for (const key of ['Control', 'Shift'])
  test(`SRC-36: a hit chosen with ${key} opens elsewhere and the dialog stays`, async ({ page, context }) => {
    await searchFor(page, 'trace_line');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(`${key}+Enter`);
    const other = await opened;
    await other.waitForURL('**/docs/api/client/traceline');
    await expect(dialog(page)).toBeVisible();
    await other.close();
    const clicked = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: [key === 'Shift' ? 'Shift' : 'ControlOrMeta'] });
    await (await clicked).close();
    await expect(dialog(page)).toBeVisible();
    const early = context.waitForEvent('page');
    await enterEarly(page, 'player_death', key === 'Shift' ? 'shift' : 'ctrl');
    await (await early).waitForURL('**/docs/events/csgo/player_death');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(SHORT_PAGE);
  });

test('filters write prefixes and follow them, by keyboard too', { tag: '@phone' }, async ({ page }) => {
  await searchFor(page, 'player');
  const chip = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  await chip('Events').focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveValue('event: player');
  await expect(chip('Events')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    dialog(page)
      .getByRole('group')
      .filter({ has: page.getByRole('option') }),
  ).toHaveCount(1);
  await expect(options(page).first()).toHaveAccessibleName(/^(?:Event|List) /);
  await field(page).fill('type: entindex');
  await expect(chip('Types')).toHaveAttribute('aria-pressed', 'true');
  await chip('All').click();
  await expect(field(page)).toHaveValue('entindex');
  await field(page).fill('snippet:');
  await expect(options(page).first()).toHaveAccessibleName(/^Snippet /);
});
