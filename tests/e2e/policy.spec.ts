import { breakFiles, FAULTS } from './support/faults.ts';
import { KINDS, openKind } from './support/kinds.ts';
import { openMenu, switchMode, visit } from './support/menus.ts';
import { heading, LINE, link, openStart } from './support/pages.ts';
import { watchPolicy } from './support/policy.ts';
import { hydrated } from './support/ready.ts';
import { dialog, field, options } from './support/search.ts';
import { addressOf, SEARCH_HOSTS, SITES } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ saveData: false });

test('a page that a link has opened in place keeps within the policy', async ({ page }) => {
  const seen = await watchPolicy(page);
  await openKind(page, KINDS.group);
  await link(page, LINE.link).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LINE.heading);
  expect(seen).toEqual([]);
});

test('search, menus and cards keep within the policy', async ({ page }) => {
  const seen = await watchPolicy(page);
  await openKind(page, '/docs/guides/events-and-callbacks');
  await link(page, 'client.userid_to_entindex').hover();
  await expect(page.getByRole('tooltip')).toContainText('userid: integer');
  await page.locator('[data-copy] summary').click();
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
  await page.mouse.click(5, 300);
  await page.keyboard.press('Control+k');
  await field(page).fill('trace');
  await expect(options(page).first()).toBeVisible();
  expect(seen).toEqual([]);
});

test('a sidebar is opened as it was left, within the policy', async ({ page }) => {
  const seen = await watchPolicy(page);
  await openKind(page, KINDS.group);
  const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-expanded=false]');
  const before = await closed.count();
  await closed.first().click();
  await expect(closed).not.toHaveCount(before);
  const after = await closed.count();
  await page.goto(KINDS.function);
  await page.goto(KINDS.group);
  await hydrated(page);
  await expect(closed).toHaveCount(after);
  expect(seen).toEqual([]);
});

/** Paths of pages that the open one links to, one for each other kind of page. Runs in the page. */
async function onePathOfEachKind(): Promise<string[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ origin, pathname }) => origin === location.origin && !/\.\w+$/.test(pathname),
  );
  const found = new Map([[document.documentElement.dataset.kind, '']]);
  for (const path of new Set(links.map(({ pathname }) => pathname))) {
    const text = await (await fetch(path)).text();
    const kind = /<html[^>]* data-kind="(\w+)"/.exec(text)?.[1];
    if (!found.has(kind)) found.set(kind, path);
  }
  return [...found.values()].filter(Boolean);
}

/** The main site's kinds of page are opened in `kinds.spec.ts`. */
const { main: _, ...OTHERS } = SITES;

for (const name of Object.keys(OTHERS) as (keyof typeof OTHERS)[])
  test(`the pages of the site ${name} keep within their policy`, async ({ page }) => {
    const seen = await watchPolicy(page, name === 'hosted' ? SEARCH_HOSTS : []);
    await page.goto(addressOf(name));
    await hydrated(page);
    const paths = await page.evaluate(onePathOfEachKind);
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      await page.goto(new URL(path, addressOf(name)).href);
      await hydrated(page);
    }
    expect(seen).toEqual([]);
  });

test('what breaks the policy is noted, and so are other hosts', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/);
  const seen = await watchPolicy(page);
  await openKind(page, KINDS.guide);
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://evil.test/a' })));
  await expect.poll(() => seen.join()).toContain('img-src https://evil.test/a');
  seen.length = 0;
  const asked = page.waitForRequest(`${SEARCH_HOSTS[0]}/**`);
  await visit(page, `${addressOf('hosted')}docs/moon`);
  await page.keyboard.press('Control+k');
  await field(page).fill('moon');
  await asked;
  expect(seen.join()).toContain(`request ${SEARCH_HOSTS[0]}/`);
});

test('a hosted search asks its two hosts, and nobody else', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 50[03]/);
  const seen = await watchPolicy(page, SEARCH_HOSTS);
  await visit(page, `${addressOf('hosted')}docs/moon`);
  await page.keyboard.press('Control+k');
  await field(page).fill('moon');
  await expect(options(page).first()).toBeVisible();
  const second = page.waitForResponse(`${SEARCH_HOSTS[1]}/**`);
  await field(page).fill('detour');
  await second;
  await page.goto(`${addressOf('hosted')}search?q=moon`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(seen).toEqual([]);
});

test('the drawer keeps within the policy: both levels, a menu, the colour mode, a page', {
  tag: '@phone-only',
}, async ({ page }) => {
  const seen = await watchPolicy(page);
  await visit(page, `${addressOf('orchard')}docs/walk`);
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  await expect(drawer.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Back to main menu' }).click();
  await drawer.getByRole('button', { name: 'Places' }).click();
  await expect(drawer.getByRole('link', { name: 'Press house' })).toBeVisible();
  await page.keyboard.press('Escape');
  await switchMode(page);
  expect(seen).toEqual([]);
});

test('menus, the announcement and the colour mode keep within the policy', async ({ page }) => {
  const seen = await watchPolicy(page);
  await visit(page, `${addressOf('orchard')}docs/walk`);
  const places = await openMenu(page, 'Places');
  await expect(places.getByRole('link', { name: 'Press house' })).toBeVisible();
  await switchMode(page);
  await visit(page, addressOf('harbour'));
  const bar = page.getByRole('region', { name: 'Announcement' });
  await bar.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  expect(seen).toEqual([]);
});

test('tabs, wrapped and copied code, and the choice of snippets keep within the policy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const seen = await watchPolicy(page);
  await visit(page, `${addressOf('content')}docs/tabs`);
  const tab = page.getByRole('tab', { selected: false }).first();
  await tab.click();
  await page.reload();
  await hydrated(page);
  await page.goto(KINDS.snippets);
  await hydrated(page);
  await page.getByRole('group', { name: 'Only snippets about' }).getByRole('button').first().click();
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
  await visit(page, KINDS.snippet);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
  expect(seen).toEqual([]);
});

test('languages, versions and the search in a version keep within the policy', async ({ page }) => {
  const seen = await watchPolicy(page);
  await visit(page, `${addressOf('locales')}docs/riding`);
  const languages = await openMenu(page, 'English', 'Languages');
  await languages.getByRole('link', { name: 'Français' }).click();
  await expect(heading(page)).toHaveText('Rouler');
  await hydrated(page);
  await visit(page, `${addressOf('versions')}docs/saw`);
  const versions = await openMenu(page, '1.0');
  await versions.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('note')).toContainText('not been released yet');
  await page.keyboard.press('Control+k');
  await field(page).fill('saw');
  await expect(options(page).first()).toBeVisible();
  expect(seen).toEqual([]);
});

test('what a reader sees when something fails keeps within the policy', async ({ page, expectedErrors }) => {
  expectedErrors.push(
    /Failed to load resource|TypeError|is not iterable|could not be fetched|returned status|ERR_INTERNET/,
  );
  const seen = await watchPolicy(page);
  const data = new RegExp(`${LINE.path}/page\\.json$`);
  const broken = await breakFiles(page, data, async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), html: '<iframe></iframe>' } });
  });
  await openStart(page);
  await link(page, LINE.link).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await broken.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(LINE.heading);
  await openStart(page);
  await page.context().setOffline(true);
  await link(page, LINE.link).click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('trace');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.context().setOffline(false);
  await openKind(page, KINDS['not found']);
  await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toBeVisible();
  await page.route('**/docs/api.html', async (route) => {
    const response = await route.fetch({ url: new URL('/404.html', route.request().url()).href });
    await route.fulfill({ response, status: 404 });
  });
  await breakFiles(page, /\/docs\/api\/page\.json$/, FAULTS['status 500'] ?? ((route) => route.abort()));
  await page.goto('/docs/api.html');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page could not be loaded.');
  expect(seen).toEqual([]);
});

test('text becomes neither markup nor code, no script starts by its address, and no other policy can be made', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/requires 'Trusted|Creating a TrustedTypePolicy/);
  await openKind(page, KINDS.guide);
  const tried = await page.evaluate(() => {
    const names = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const part = document.createElement('div');
    const policies = window.trustedTypes;
    const rules = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
    return [
      names(() => {
        part.innerHTML = '<b>text</b>';
      }),
      names(() => part.insertAdjacentHTML('beforeend', '')),
      names(() => new DOMParser().parseFromString('', 'text/html')),
      names(() => new Worker('/assets/worker.js')),
      names(() => new Worker('https://evil.test/worker.js')),
      names(() => {
        document.createElement('script').text = 'window.ran = true';
      }),
      ...['docs', 'default', 'kept', 'other'].map((name) => names(() => policies?.createPolicy(name, rules))),
    ];
  });
  expect(tried).toEqual(Array.from(tried, () => 'TypeError'));
  expect(tried).toHaveLength(10);
});
