import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const FIXTURE = join(PROJECT, 'tests/fixtures/small');

let site: string;
let server: ChildProcess;
let address: string;

test.skip(({ isMobile, viewport }) => isMobile || (viewport?.width ?? 0) < 997, 'Once is enough.');
test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(FIXTURE, site, { recursive: true });
  await edit('site.config.ts', (text) =>
    text
      .replace('../../..', PROJECT)
      .replace(
        /^ {2}brand:/m,
        "  i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } },\n$&",
      ),
  );
  server = spawn(process.execPath, ['run.mjs', 'dev', '--site', site, '--port', '0'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += chunk;
    if (/^http.*\n/m.test(printed)) break;
  }
  address = printed.match(/^http\S+/m)?.[0] ?? '';
  expect(address, 'address of the dev server').not.toBe('');
  // The first page makes the server read all components.
  await (await fetch(`${address}docs/api/clock`, { headers: { accept: 'text/html' } })).text();
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  if (site) await rm(site, { recursive: true, force: true });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(site, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await hydrated(page);
  await markDocument(page);
}

/** Writes another first comment into the definitions of the page that the tests open. */
async function describeClock(comment: string): Promise<void> {
  await edit('definitions/clock.lua', (text) => text.replace(/^---(?!@)\s*\S.*$/m, `--- ${comment}`));
}

test('a changed comment of a definition shows in the open page without a reload', async ({ page }) => {
  await open(page, 'docs/api/clock');
  await describeClock('Rings when the tea is ready.');
  await expect(page.getByText('Rings when the tea is ready.').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that was visited before shows the change too', async ({ page }) => {
  await open(page, 'docs/api/clock');
  await page.getByRole('banner').getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const shown = page.waitForResponse('**/blog/page.json');
  await describeClock('Rings when the bread is ready.');
  await shown;
  await page.goBack();
  await expect(page.getByText('Rings when the bread is ready.').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a changed text shows in the open page without a reload', async ({ page }) => {
  await open(page, 'docs/start');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await edit('content/docs/start.md', (text) => `${text}\n\nWater the lamps in the evening.\n`);
  await expect(page.getByText('Water the lamps in the evening.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a mistake is shown over the open page, and goes away with its mend', async ({ page }) => {
  await open(page, 'docs/api/clock');
  const message = page.getByText('clock.lua');
  for (const comment of ['Rings when the soup is ready.', 'Rings when the rice is ready.']) {
    await edit('definitions/clock.lua', (text) => `${text}\nfunction broken( end\n`);
    await expect(message).toBeVisible();
    await edit('definitions/clock.lua', (text) => text.replace('\nfunction broken( end\n', ''));
    await expect(message).toHaveCount(0);
    await describeClock(comment);
    await expect(page.getByText(comment).first()).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a change of the configuration shows in the navbar of the open page', async ({ page }) => {
  await open(page, 'docs/api/clock');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Notes' })).toBeVisible();
  await edit('site.config.ts', (text) => text.replace("label: 'Notes'", "label: 'Journal'"));
  await expect(banner.getByRole('link', { name: 'Journal' })).toBeVisible();
  await hydrated(page);
  await expect(banner.getByRole('link', { name: 'Journal' })).toBeVisible();
});

test('every language has the files of `static/`', async ({ request }) => {
  for (const path of ['favicon.svg', 'fr/favicon.svg']) {
    const answer = await request.get(address + path);
    expect(answer.headers()['content-type'], path).toContain('image/svg');
  }
});

test.describe('addresses without a page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('PTH-10: a path that looks like a host is a path', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/^https?:\/\/evil\.test/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          build: 'dev',
          kind: 'Article',
          route: '/%5Cevil.test',
          title: 'Foreign',
          description: '',
          breadcrumbs: [],
          toc: [],
          data: { blocks: [{ type: 'html', html: '<img src=x onerror="window.ran = true">' }] },
        },
      });
    });
    for (const path of ['%5Cevil.test/index.html', '/evil.test/index.html', '/docs/api/clock']) {
      await page.goto(address + path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    }
    expect(asked).toEqual([]);
  });
});
