import type { Page } from '@playwright/test';
import { hydrated } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** Pages with parameters and return values, fields, and members. */
const PAGES = {
  function: '/docs/api/client/traceline',
  event: '/docs/events/csgo/player_death',
  class: '/docs/types/esp_data',
  set: '/docs/types/menu_tab',
};

const PLACES = '[id^="param-"], [id^="return-"], [id^="field-"], [id^="value-"]';

const article = (page: Page) => page.getByRole('article');

test('LNK-01: each parameter, return value, field and member has an anchor, and its name leads to it', async ({
  page,
}) => {
  for (const [path, count] of [
    [PAGES.function, 9],
    [PAGES.event, 14],
    [PAGES.class, 4],
    [PAGES.set, 8],
  ] as const) {
    await page.goto(path);
    const places = article(page).locator(PLACES);
    await expect.poll(() => places.count()).toBeGreaterThanOrEqual(count);
    for (const place of await places.all()) {
      const id = await place.getAttribute('id');
      const link = place.getByRole('link').first();
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(link).toHaveAccessibleName(/./);
    }
  }
});

test('LNK-02: a name puts the address of its row into the address bar, and the row is marked', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'links take no focus there unless the system says so');
  for (const [path, name, anchor] of [
    [PAGES.function, 'to_z', 'param-to_z'],
    [PAGES.function, 'fraction', 'return-fraction'],
    [PAGES.event, 'attacker', 'field-attacker'],
    [PAGES.class, 'health', 'field-health'],
    [PAGES.set, '"LUA"', 'value-LUA'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const link = article(page).getByRole('link', { name, exact: true });
    const row = page.locator(`#${anchor}`);
    const look = () =>
      row.evaluate((it) => getComputedStyle(it).backgroundColor + getComputedStyle(it).backgroundImage);
    const before = await look();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(row).toBeInViewport();
    await expect.poll(look).not.toBe(before);
  }
});

test('LNK-02: a name is large enough for a finger, and needs no hover', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(PAGES.function);
  await hydrated(page);
  const link = article(page).getByRole('link', { name: 'skip_entindex', exact: true });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.goto('/docs/types/hitgroup');
  const member = await article(page).getByRole('link', { name: '1', exact: true }).boundingBox();
  expect(Math.min(member?.width ?? 0, member?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.goto(PAGES.function);
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(/#param-skip_entindex$/);
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await page.locator('#param-skip_entindex').boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
});

test('LNK-03: a text leads to a parameter and to fields', async ({ page }) => {
  for (const [path, name, target] of [
    ['/docs/values/drawing', 'renderer.text(flags)', '/docs/api/renderer/text#param-flags'],
    ['/docs/values/drawing', 'esp_data.flags', '/docs/types/esp_data#field-flags'],
    [
      '/docs/snippets/game/damage_log',
      'player_hurt.attacker',
      '/docs/events/csgo/player_hurt#field-attacker',
    ],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await article(page).getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    const anchor = target.replace(/.*#/, '');
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    expect(await page.locator(`#${anchor}`).evaluate((it) => it.matches(':target'))).toBe(true);
  }
});

test('LNK-05: calls in a text link their functions', async ({ page }) => {
  await page.goto('/docs/api/entity/setprop');
  const call = article(page).locator('code', { hasText: 'entity.set_prop(ent, prop, text)' }).first();
  await expect(call.getByRole('link', { name: 'entity.set_prop' })).toHaveAttribute('href', /setprop$/);
});
