import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) < 997, 'The width does not matter.');

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  [member: string]: unknown;
}

test('PWA-20: the browser finds nothing that keeps the site from being installed', async ({ page }) => {
  await page.goto('/docs/api/client');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Windows of tests are private ones, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
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
  expect(manifest.shortcuts.map(({ name }) => name)).toContain('Getting Started');
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
