import type { Page } from '@playwright/test';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.use({ ownContext: true });

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  [member: string]: unknown;
}

/** What the browser says keeps a page from being installed. Windows of tests are private: that is left out. */
async function installErrors(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
}

test('PWA-20: the browser reads the manifest without an error', async ({ page }) => {
  await page.goto('/docs/api/client');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
});

test.describe('installing', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('PWA-20: the browser finds nothing that keeps the site from being installed', async ({ page }) => {
    await page.route('**/manifest.webmanifest', (route) => route.abort());
    const without = await installErrors(page, '/docs/api/client');
    test.skip(without.length === 0, 'The headless shell checks nothing; a whole Chromium does.');
    expect(without).toContain('no-manifest');
    await page.unroute('**/manifest.webmanifest');
    expect(await installErrors(page, '/docs/api/client/log')).toEqual([]);
  });
});

test('PWA-20, CON-13: name, icons, start and colours; each icon is what it says', async ({
  page,
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: '/',
    name: 'clientlua docs',
    short_name: 'clientlua',
    start_url: '/',
    scope: '/',
    lang: 'en',
    dir: 'ltr',
  });
  await page.goto('/');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    String(manifest.theme_color),
  );
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', 'any undefined']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const names = manifest.shortcuts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Search the documentation', 'Getting Started']));
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
  for (const { src, sizes } of manifest.screenshots) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test('PWA-20: each language below a base URL has a manifest of its own, within one app', async ({
  request,
}) => {
  const base = addressOf('localesBelow');
  const manifest: Manifest = await (await request.get(`${base}fr/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/x/fr/', start_url: '/x/fr/', scope: '/x/', lang: 'fr' });
  const head = await (await request.get(`${base}fr/`)).text();
  expect(head).toContain('<link rel="manifest" href="/x/fr/manifest.webmanifest">');
});
