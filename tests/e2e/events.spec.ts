import type { Page } from '@playwright/test';
import { inventory, namedRoutes } from './support/data.ts';
import { docsSidebar, mainMenu } from './support/menus.ts';
import { holdBack } from './support/network.ts';
import { heading } from './support/pages.ts';
import { readPages } from './support/read-pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const current = async (page: Page) => (await docsSidebar(page)).locator('[aria-current=page]');

const FAMILIES = [
  { label: 'General events', below: /^\/docs\/events\/[^/]+$/, count: 27 },
  { label: 'Game events', below: /^\/docs\/events\/csgo\//, count: 169 },
  { label: 'Source events', below: /^\/docs\/events\/source\//, count: 51 },
];

/**
 * A type as the inventory spells it.
 *
 * @example
 * plainType('number?')          // 'number|nil'
 * plainType('integer | boolean') // 'integer|boolean'
 */
const plainType = (type: string) => {
  const plain = type.replaceAll(' ', '').replace(/\?$/, '|nil');
  return VALUE_SETS[plain] ?? plain;
};

/** What the inventory calls the value sets of events that have no wire types. */
const VALUE_SETS: Record<string, string> = { hitgroup: 'integer', aim_miss_reason: 'string' };

test.describe('the inventory', () => {
  test.beforeEach(() => {
    test.slow();
  });

  test('EVT-03, EVT-09, EVT-10: every event has a page of its own, with its fields, their types and an example', async ({
    page,
  }) => {
    await page.goto('/docs');
    const facts = await readPages(
      page,
      inventory.events.map(({ route }) => route),
    );
    const shown = facts.map(({ route, status, headings, fields }, index) => ({
      route,
      status,
      headings,
      names: fields.map(({ name }) => name),
      types: fields.map(({ type, luaType = '' }, at) => {
        const wanted = inventory.events[index]?.types[at];
        return plainType(luaType) === wanted ? wanted : plainType(type);
      }),
    }));
    expect(shown).toEqual(
      inventory.events.map(({ route, name, fields, types }) => {
        return { route, status: 200, headings: [name], names: fields, types };
      }),
    );
    for (const { route, lead, signature, example, headings, fields } of facts) {
      expect.soft(lead, route).toMatch(/^[A-Z].{8}/);
      expect.soft(signature, route).toContain(`client.set_event_callback("${headings[0]}", function(`);
      expect.soft(example, route).toContain(`"${headings[0]}"`);
      for (const { name, description } of fields)
        expect.soft(description, `${route} ${name}`).toMatch(/\S{2}/);
    }
  });

  test('EVT-03, EVT-09: no event page is there beyond those of the definitions', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/docs\/events\/[^<]+)<\/loc>/g)]
      .map(([, route]) => route ?? '')
      .filter((route) => !/events\/(csgo|source)$/.test(route));
    expect(listed.toSorted()).toEqual(inventory.events.map(({ route }) => route).toSorted());
    for (const { below, count } of FAMILIES)
      expect(listed.filter((route) => below.test(route))).toHaveLength(count);
  });

  test('EVT-01, EVT-02, EVT-04, EVT-05: the named events are among them', () => {
    const known = inventory.events.map(({ route }) => route);
    const configuration = ['pre_config_load', 'post_config_load', 'pre_config_save', 'post_config_save'];
    const named = namedRoutes.filter((route) => /^\/docs\/events\/./.test(route));
    expect(named).toHaveLength(51);
    expect(known).toEqual(
      expect.arrayContaining([...named, ...configuration.map((name) => `/docs/events/${name}`)]),
    );
    expect(known.filter((route) => route.includes('_config_'))).toHaveLength(4);
  });
});

/** Events of every family; two have the same name. */
const PLACES = [
  ['/docs/events/aim_fire', 'General event'],
  ['/docs/events/pre_config_load', 'General event'],
  ['/docs/events/csgo/round_start', 'Game event'],
  ['/docs/events/csgo/bomb_planted', 'Game event'],
  ['/docs/events/csgo/player_death', 'Game event'],
  ['/docs/events/csgo/weapon_fire', 'Game event'],
  ['/docs/events/source/player_hintmessage', 'Source event'],
  ['/docs/events/source/round_start', 'Source event'],
] as const;

test('EVT-01, EVT-02, EVT-04, EVT-05, EVT-06, EVT-07: pages say which family their event is of, and have one place in the docs sidebar', {
  tag: '@dev',
}, async ({ page }) => {
  await page.goto('/docs/events/csgo/round_start');
  await expect(main(page).getByText('Game event', { exact: true }).first()).toBeVisible();
  await expect(await current(page)).toHaveText('round_start');
  const facts = await readPages(
    page,
    PLACES.map(([route]) => route),
  );
  expect(facts.map(({ route, headings, badges, current }) => ({ route, headings, badges, current }))).toEqual(
    PLACES.map(([route, family]) => {
      const name = route.replace(/.*\//, '');
      return { route, headings: [name], badges: expect.arrayContaining([family]), current: [[name, route]] };
    }),
  );
});

test('EVT-08: on an event page the navbar marks the API and not the snippets', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('/docs/events/csgo/player_death');
  const menu = await mainMenu(page);
  await expect(menu.getByRole('link', { name: 'API', exact: true })).toHaveAttribute('aria-current');
  await expect(menu.getByRole('link', { name: 'Snippets', exact: true })).not.toHaveAttribute('aria-current');
});

test('EVT-10: an event page has a summary, the call that registers for it, and fields with both types', async ({
  page,
}) => {
  await page.goto('/docs/events/csgo/player_death');
  await expect(main(page)).toContainText('A player died');
  const registration = main(page).getByRole('figure').first();
  await expect(registration).toContainText('client.set_event_callback("player_death", function(e)');
  await expect(registration.getByRole('link', { name: 'event.game.player_death' })).toHaveAttribute(
    'href',
    '#fields',
  );
  const row = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'headshot', exact: true }) });
  await expect(row.getByRole('cell')).toHaveText(['bool', 'boolean', /head/]);
  for (const name of ['Fields', 'Example', 'Notes', 'See also'])
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
});

test('EVT-10: the parameter of a callback has the class of its fields as a link', async ({ page }) => {
  await page.goto('/docs/events/string_cmd');
  const registration = main(page).getByRole('figure').first();
  await expect(registration).toContainText('client.set_event_callback("string_cmd", function(');
  await registration.getByRole('link', { name: 'string_cmd_event' }).click();
  await expect(heading(page)).toHaveText('string_cmd_event');
});

for (const [route, title, tables] of [
  ['/docs/events', 'Events', FAMILIES],
  ['/docs/events/csgo', 'Game events', [FAMILIES[1]]],
  ['/docs/events/source', 'Source events', [FAMILIES[2]]],
] as const)
  test(`EVT-11: ${route} is the page of its sidebar category, with every event`, { tag: '@dev' }, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(heading(page)).toHaveText(title);
    for (const family of tables)
      await expect(main(page).getByRole('region', { name: family?.label ?? '', exact: true })).toBeVisible();
    const rows = tables.reduce((sum, family) => sum + (family?.count ?? 0), 0);
    await expect(main(page).getByRole('rowheader')).toHaveCount(rows);
    await expect(await current(page)).toHaveText(title);
  });

test('EVT-11: the rows that a filter keeps follow it at once, without the text about the family', async ({
  page,
}) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const text = main(page).getByRole('heading', { level: 2, name: 'User ids and entity indexes' });
  await expect(text).toBeVisible();
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  await filter.fill('bomb_planted');
  await expect(main(page).getByRole('rowheader')).toHaveText(['bomb_planted']);
  await expect(text).toHaveCount(0);
  await filter.fill('');
  await expect(text).toBeVisible();
});

test('EVT-11: the cross at the end of the field empties the filter', async ({ page }) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  await filter.fill('bomb_planted');
  const { width = 0, height = 0 } = (await filter.boundingBox()) ?? {};
  const cross = { x: width - 34, y: height / 2 };
  await filter.click({ position: cross });
  await expect(filter).toHaveValue('');
  await expect(main(page).getByRole('rowheader', { name: 'player_death', exact: true })).toBeVisible();
});

test('a long name of an event breaks after an underscore', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/docs/events/csgo/assassination_target_killed');
  await expect(heading(page)).toHaveText('assassination_target_killed');
  const lines = await heading(page).evaluate((element) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const tops: number[][] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      tops.push([...new Set([...range.getClientRects()].map(({ top }) => top))]);
    }
    return { each: tops.map(({ length }) => length), all: new Set(tops.flat()).size };
  });
  expect(lines).toEqual({ each: [1, 1, 1], all: 2 });
});

test('EVT-10: texts call an event by the name that scripts register, unless two families have it', async ({
  page,
}) => {
  await page.goto('/docs/events');
  await expect(main(page).getByRole('link', { name: 'paint', exact: true })).not.toHaveCount(0);
  await expect(main(page)).not.toContainText('event.general');
  await page.goto('/docs/events/csgo/player_death');
  await expect(main(page).getByRole('link', { name: 'event.source.player_death' })).toBeVisible();
});

test('EVT-11: the columns of all areas are in line', async ({ page }) => {
  await page.goto('/docs/events/csgo');
  const columns = await main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' '),
      ),
    );
  expect(columns.length).toBeGreaterThan(100);
  expect([...new Set(columns)]).toHaveLength(1);
});

for (const path of ['/docs/events', '/docs/events/source'])
  test(`EVT-11: ${path}: the field stays as it is when the filter counts what it keeps`, {
    tag: '@phone',
  }, async ({ page, viewport }) => {
    const widths = (viewport?.width ?? 0) > 996 ? [1440, 1100] : [320, 375, 412, 600, 768];
    await page.goto(path);
    await hydrated(page);
    const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
    const count = main(page).getByRole('search').getByRole('status');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 });
      await expect(count).toHaveText(/^\d+ events$/);
      const before = [await filter.boundingBox(), await count.boundingBox()];
      await filter.fill('player');
      await expect(count).toHaveText(/^\d+ of \d+ events$/);
      expect([await filter.boundingBox(), await count.boundingBox()], `${width} px`).toEqual(before);
      await filter.fill('');
    }
  });

test('EVT-10: where the heads of the columns are out of sight, an arrow leads from the wire type to the Lua type', {
  tag: '@phone-only',
}, async ({ page }) => {
  const arrowOf = (name: string) =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .locator('td > code')
      .evaluateAll((types) => types.map((type) => getComputedStyle(type, '::before').content.slice(0, 2)));
  await page.goto('/docs/events/csgo/player_death');
  expect(await arrowOf('headshot')).toEqual(['no', '"→']);
  // No field of this event has a wire type.
  await page.goto('/docs/events/string_cmd');
  expect(await arrowOf('text')).toEqual(['no']);
});

test('EVT-11: what was typed before the page listens is filtered by', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/docs/events', { waitUntil: 'commit' });
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  await filter.fill('bomb_planted');
  release();
  await hydrated(page);
  await expect(filter).toHaveValue('bomb_planted');
  await expect(main(page).getByRole('rowheader')).toHaveText(['bomb_planted']);
});

test('EVT-11, SCR-15: Back shows what the filter kept, at the place that the reader left; a link shows all', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  await filter.fill('grenade');
  const count = main(page).getByRole('status').first();
  await expect(count).toHaveText('14 of 169 events');
  const row = main(page).getByRole('link', { name: 'smokegrenade_expired', exact: true });
  await row.scrollIntoViewIfNeeded();
  const place = await row.boundingBox();
  await row.click();
  await expect(heading(page)).toHaveText('smokegrenade_expired');
  await page.goBack();
  await expect(filter).toHaveValue('grenade');
  await expect(count).toHaveText('14 of 169 events');
  await expect.poll(() => row.boundingBox()).toEqual(place);
  await page.goForward();
  await expect(heading(page)).toHaveText('smokegrenade_expired');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Game events' })
    .click();
  await expect(count).toHaveText('169 events');
  await expect(filter).toHaveValue('');
});

test('EVT-11, SCR-15: a reload keeps the filter, here or on a page that Back leaves', async ({ page }) => {
  await page.goto('/docs/events');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  const names = main(page).getByRole('rowheader');
  await filter.fill('bomb_planted');
  await expect(names).toHaveText(['bomb_planted']);
  await page.reload();
  await expect(names).toHaveText(['bomb_planted']);
  await expect(filter).toHaveValue('bomb_planted');
  await names.getByRole('link').click();
  await expect(heading(page)).toHaveText('bomb_planted');
  await page.reload();
  await page.goBack();
  await expect(filter).toHaveValue('bomb_planted');
  await expect(names).toHaveText(['bomb_planted']);
});

test('EVT-11: the filter keeps the events with all of its words', async ({ page }) => {
  await page.goto('/docs/events');
  await hydrated(page);
  await markDocument(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  const names = main(page).getByRole('rowheader');
  await filter.fill('player death');
  await expect(names.filter({ hasText: /^player_death$/ })).toHaveCount(2);
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ of 247 events$/);
  expect(await names.count()).toBeLessThan(20);
  for (const asked of ['playerdeath', '"player_death", e.userid']) {
    await filter.fill(asked);
    await expect(names, asked).toHaveText(['player_death', 'player_death']);
  }
  await filter.fill('no_event_is_called_so');
  await expect(names).toHaveCount(0);
  await expect(main(page)).toContainText('No events match your filter.');
  await filter.fill('');
  await expect(names).toHaveCount(247);
  await filter.fill('PAINT_UI');
  await expect(main(page).getByRole('heading', { name: 'General events', exact: true })).toBeVisible();
  await names.getByRole('link', { name: 'paint_ui', exact: true }).click();
  await expect(heading(page)).toHaveText('paint_ui');
  expect(await isSameDocument(page)).toBe(true);
});

test('EVT-11: a folded list is open while the filter asks for one of its fields; one that the reader opens stays open', async ({
  page,
}) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  const row = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'player_death', exact: true }) });
  const fields = row.getByText('headshot');
  await expect(fields).toBeHidden();
  await filter.fill('headshot');
  await expect(fields).toBeVisible();
  await filter.fill('player_death');
  await expect(fields).toBeHidden();
  await row.getByText(/^\d+ fields$/).click();
  await expect(fields).toBeVisible();
  await filter.fill('player_de');
  await expect(fields).toBeVisible();
});

test('a card tells an event from one of the same name in another family', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('/docs/events/csgo/player_death');
  const cards = page.getByRole('article').getByRole('listitem');
  const twin = cards.filter({ has: page.getByRole('link', { name: 'player_death', exact: true }) });
  await expect(twin).toContainText('Source event');
  await expect(cards.filter({ hasText: 'userid_to_entindex' })).not.toContainText('Game event');
});

test('EVT-11: an index links the guides about its family and its areas, until it is filtered', async ({
  page,
}) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const main = page.getByRole('main');
  const lines = main.getByText(/^Guides?:/);
  await expect(lines.first()).toHaveText('Guide: React to events');
  const rounds = main.getByRole('heading', { name: 'Rounds' }).locator('xpath=..');
  await expect(rounds.getByText(/^Guide:/)).toHaveText('Guide: Timers and state per round');
  await expect(rounds.getByRole('link', { name: 'Timers and state per round' })).toHaveAttribute(
    'href',
    '/docs/guides/timers-and-rounds',
  );
  await main.getByRole('searchbox').fill('round');
  await expect(lines.filter({ visible: true })).toHaveCount(0);
});

test('EVT-11: a link of the contents to what the filter hides shows everything again, and leads there', async ({
  page,
}) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await filter.fill('bomb_planted');
  const hidden = contents.getByRole('link', { name: 'Hostages', exact: true });
  const title = main(page).getByRole('heading', { name: 'Hostages', exact: true });
  await expect(title).toBeHidden();
  await hidden.click();
  await expect(filter).toHaveValue('');
  await expect(title).toBeInViewport();
});

test('EVT-11: a link of the contents to what the filter keeps leaves the filter alone', async ({ page }) => {
  await page.goto('/docs/events/csgo');
  await hydrated(page);
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await filter.fill('bomb_planted');
  await contents.getByRole('link', { name: 'Bomb', exact: true }).click();
  await expect(page).toHaveURL(/#/);
  await expect(filter).toHaveValue('bomb_planted');
});

test('EVT-11, TOC-07: with a filter, the contents mark only what is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/events');
  await hydrated(page);
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(current).toHaveText('General events');
  const filter = main(page).getByRole('searchbox', { name: 'Filter events' });
  await filter.fill('no_event_is_called_so');
  await expect(current).toHaveCount(0);
  await filter.fill('hostage');
  const heading = main(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(['Game events']);
  await expect(current).toHaveText('Game events');
  await page.setViewportSize({ width: 1440, height: 500 });
  await heading.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().top, behavior: 'instant' }));
  await expect(current).toHaveText('Game events');
});
