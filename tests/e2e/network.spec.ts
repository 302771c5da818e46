import { watchRequests } from './support/network.ts';
import { heading } from './support/pages.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

/** A site whose addresses end in a slash. */
const SLASH = addressOf('slash');

test('CAL-01, CAL-02: a visit asks for static files of the site and for nothing else', async ({ page }) => {
  const requests: { method: string; origin: string; path: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) requests.push({ method: request.method(), origin, path: pathname });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'ui.new_checkbox' }).first().click();
  await expect(heading(page)).toHaveText('ui.new_checkbox');
  await page.goto('/search?q=trace');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /trace_line/ })
      .first(),
  ).toBeVisible();
  await page.goto('/blog/welcome');
  await hydrated(page);
  const site = new URL(page.url()).origin;
  expect(requests.filter(({ origin }) => origin !== site)).toEqual([]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const code = requests.map(({ path }) => path);
  expect(code).toContain('/docs/api/ui/newcheckbox/page.json');
  expect(code.some((path) => /^\/assets\/Search-[\w-]+\.js$/.test(path))).toBe(true);
});

test('CAL-02: the data of a page is fetched when the page is needed, and no code', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/docs/api/client');
  await hydrated(page);
  // The service worker comes last, whatever the reader does.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answers: { path: string; type: string | undefined }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    // The browser may ask for the icon again when the address changes, and for the web manifest when it has time; the
    // bar is that of every first navigation.
    if (!/^\/favicon|^\/manifest|\/progress-bar/.test(path))
      answers.push({ path, type: response.headers()['content-type'] });
  });
  await page.getByRole('article').getByRole('link', { name: 'trace_line', exact: true }).first().click();
  await expect(heading(page)).toHaveText('client.trace_line');
  expect(answers).toEqual([
    { path: '/docs/api/client/traceline/page.json', type: expect.stringContaining('application/json') },
  ]);
});

test('CON-08: build.json tells versions, locale, build, shell and counts', async ({ page, request }) => {
  const answer = await request.get('/build.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const record = await answer.json();
  expect(record).toMatchObject({ siteVersion: '0.0.0', frameworkVersion: '2.2.0', locale: 'en' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-shell', record.shell);
  expect(record.build).toMatch(/^\w{12}$/);
  for (const kind of ['pages', 'groups', 'functions', 'events', 'types', 'posts']) {
    expect(record.counts[kind], kind).toBeGreaterThan(0);
  }
  if (record.commit !== undefined) expect(record.commit).toMatch(/^[0-9a-f]{7,40}$/);
});

test('SCR-10: links to other sites open a new tab and tell nothing of this one', async ({ page }) => {
  await page.goto('/docs/api');
  const outside = await page
    .locator('a[href^="http"], a[href^="//"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.origin !== location.origin)
        .map(({ href, target, rel }) => ({ href, target, rel })),
    );
  expect(outside.length).toBeGreaterThan(1);
  for (const { href, target, rel } of outside) {
    expect(target, href).toBe('_blank');
    expect(rel.split(' '), href).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  }
});

test('SCR-12: with a base URL every internal link has it in front, once', async ({ page }) => {
  const base = addressOf('base');
  const paths = watchRequests(page);
  await page.goto(`${base}docs/api/clock`);
  await hydrated(page);
  await markDocument(page);
  const internal = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(internal.length).toBeGreaterThan(5);
  for (const href of internal) expect(href).toMatch(/^\/x\/(?!x\/)/);
  const link = page.getByRole('article').locator('a[data-kind=Function]').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toContainText(name);
  expect(page.url()).toContain(`${base}docs/api/clock/`);
  for (const path of paths) expect(path).toMatch(/^\/x\/(?!x\/)/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${base}docs/api/clock`);
  expect(await isSameDocument(page)).toBe(true);
});

test('SCR-14: where addresses end in a slash, links are rendered so, keep it and open in place', async ({
  page,
}) => {
  await page.goto(`${SLASH}docs/press/`);
  await hydrated(page);
  await markDocument(page);
  const links = page.getByRole('article').locator('p a');
  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    '/docs/cellar/?from=press#barrels',
    '/docs/cellar/',
    '/docs/cellar/',
  ]);
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toHaveAttribute('href', '/');
  await links.first().click();
  await expect(heading(page)).toHaveText('Cellar');
  await expect(page).toHaveURL(`${SLASH}docs/cellar/?from=press#barrels`);
  await page.getByRole('article').getByRole('link', { name: 'Back to the press' }).click();
  await expect(heading(page)).toHaveText('Press');
  await expect(page).toHaveURL(`${SLASH}docs/press/`);
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Barrels' });
  await expect(foot).toHaveAttribute('href', '/docs/cellar/#barrels');
  await foot.click();
  await expect(page).toHaveURL(`${SLASH}docs/cellar/#barrels`);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('GEN-12: text, headings and links of a reference page are there', async ({ page }) => {
    await page.goto('/docs/api/client/traceline');
    await expect(heading(page)).toHaveText('client.trace_line');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('Traces a straight line through the world')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^Returns/ })).toBeVisible();
    await expect(page.getByText('World X of the start.')).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'entindex', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/types/entindex');
    await expect(heading(page)).toHaveText('entindex');
  });
});

test.describe('when every script fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('GEN-12: the page stays readable, and links load documents', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/api/client');
    await expect(heading(page)).toHaveText('client');
    await page.getByRole('article').getByRole('link', { name: 'trace_line', exact: true }).first().click();
    await expect(heading(page)).toHaveText('client.trace_line');
  });

  test('GEN-12: the page stays readable when only the app or its data fail', async ({ page }) => {
    await page.route(/\/assets\/(app|site)-/, (route) => route.abort());
    await page.goto('/docs/api/client');
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.up();
    await expect(heading(page)).toHaveText('client');
    await page.getByRole('article').getByRole('link', { name: 'trace_line', exact: true }).first().click();
    await expect(heading(page)).toHaveText('client.trace_line');
    await page.unroute(/\/assets\/(app|site)-/);
    await page.route(/\/assets\/site-/, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.reload();
    // Where no link is.
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.up();
    expect((await warning).text()).toContain('The app could not be started');
    await expect(heading(page)).toHaveText('client.trace_line');
  });
});
