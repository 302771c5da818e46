import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const FIXTURE = join(PROJECT, 'tests/fixtures/small');

/** A dev server in a process of its own. */
interface Dev {
  address: string;
  /** What it has printed of problems. */
  errors: () => string;
  stop(): Promise<void>;
}

let site: string;
let dev: Dev;
let address: string;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await copySite();
  await edit('site.config.ts', (text) =>
    text.replace(
      /^ {2}brand:/m,
      "  i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } },\n$&",
    ),
  );
  dev = await startDev(site);
  ({ address } = dev);
  // The first page makes the server read all components.
  await (await fetch(`${address}docs/api/clock`, { headers: { accept: 'text/html' } })).text();
});

test.afterAll(async () => {
  await dev?.stop();
  if (site) await rm(site, { recursive: true, force: true });
});

async function copySite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(FIXTURE, folder, { recursive: true });
  const config = join(folder, 'site.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace('../../..', PROJECT));
  return folder;
}

/** Starts the dev server of a project with a site, and waits for its address. */
async function startDev(folder: string, project = PROJECT, env: NodeJS.ProcessEnv = {}): Promise<Dev> {
  const server: ChildProcess = spawn(process.execPath, ['run.mjs', 'dev', '--site', folder, '--port', '0'], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += chunk;
    if (/^http.*\n/m.test(printed)) break;
  }
  const found = printed.match(/^http\S+/m)?.[0] ?? '';
  expect(found, `address of the dev server: ${errors}`).not.toBe('');
  return {
    address: found,
    errors: () => errors,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(site, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  // What an earlier test has changed may load the page once more.
  await expect(async () => {
    await hydrated(page);
    await markDocument(page);
  }).toPass();
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

test('a search in the open page finds what was changed after an earlier search', async ({ page }) => {
  await open(page, 'docs/api/clock');
  const dialog = page.getByRole('dialog');
  const openOrClose = () => page.keyboard.press('Control+K');
  await openOrClose();
  await dialog.getByRole('combobox').fill('marmalade');
  await expect(dialog).toContainText('No results for “marmalade”');
  await openOrClose();
  await describeClock('Rings when the marmalade is ready.');
  await expect(page.getByText('Rings when the marmalade is ready.').first()).toBeVisible();
  await openOrClose();
  await expect(async () => {
    await dialog.getByRole('combobox').fill('');
    await dialog.getByRole('combobox').fill('marmalade');
    await expect(dialog.getByRole('option', { name: 'clock' }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
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

test('blocks that were opened and tabs that were chosen stay so when a text changes', async ({ page }) => {
  const tabs = '::::tabs\n:::tab[Oil]\nFill it.\n:::\n:::tab[Gas]\nOpen the valve.\n:::\n::::\n';
  const former = await readFile(join(site, 'content/docs/start.md'), 'utf8');
  await edit('content/docs/start.md', (text) => `${text}\n:::details[Wicks]\nTrim them.\n:::\n\n${tabs}`);
  await open(page, 'docs/start');
  await page.getByText('Wicks').click();
  await page.getByRole('tab', { name: 'Gas' }).click();
  await edit('content/docs/start.md', (text) => text.replace('Open the valve.', 'Turn the tap.'));
  await expect(page.getByText('Turn the tap.')).toBeVisible();
  await expect(page.getByText('Trim them.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await edit('content/docs/start.md', () => former);
});

test('a changed text shows in a page that nobody has touched yet', async ({ page }) => {
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${address}docs/start`);
  await connected;
  await edit('content/docs/start.md', (text) => `${text}\n\nWater the lamps at noon.\n`);
  await expect(page.getByText('Water the lamps at noon.')).toBeVisible();
});

test('a changed script shows in the open page that shows it, and can be saved', async ({ page, request }) => {
  await open(page, 'docs/snippets/tools/egg_timer');
  await edit('content/snippets/tools/egg_timer.lua', (text) => text.replace('(8,', '(9,'));
  await expect(page.locator('pre').first()).toContainText('clock.wait_until(9, blink)');
  expect(await isSameDocument(page)).toBe(true);
  const answer = await request.get(`${address}docs/snippets/tools/egg_timer.lua`);
  expect(await answer.text()).toContain('clock.wait_until(9, blink)');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('a changed picture shows in the open page without a reload', async ({ page }) => {
  const draw = (words: string) =>
    `<svg viewBox="0 0 300 60"><rect class="box" width="300" height="60"/><text x="9" y="30">${words}</text></svg>\n`;
  await open(page, 'docs/start');
  await mkdir(join(site, 'content/docs/pictures'));
  await writeFile(join(site, 'content/docs/pictures/lamp.svg'), draw('A lamp'));
  await edit('content/docs/start.md', (text) => `${text}\n\n![A light](./pictures/lamp.svg)\n`);
  const picture = page.getByRole('img', { name: 'A light' });
  await expect(picture).toHaveText('A lamp');
  await writeFile(join(site, 'content/docs/pictures/lamp.svg'), draw('A lantern'));
  await expect(picture).toHaveText('A lantern');
  expect(await isSameDocument(page)).toBe(true);
});

test('a mistake is shown over the open page, and goes away with its fix', async ({ page }) => {
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

test('a change of a file that the configuration imports shows too, and so does a mistake in it', async ({
  page,
}) => {
  const labels = join(site, 'labels.ts');
  await writeFile(labels, "export const label = 'Journal';\n");
  await edit(
    'site.config.ts',
    (text) => `import { label } from './labels.ts';\n${text.replace("'Journal'", 'label')}`,
  );
  await open(page, 'docs/api/clock');
  const banner = page.getByRole('banner');
  await writeFile(labels, 'export const label = missing;\n');
  await expect(page.getByText('labels.ts:1:22')).toBeVisible();
  await writeFile(labels, "export const label = 'Diary';\n");
  await expect(banner.getByRole('link', { name: 'Diary' })).toBeVisible();
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

test('a mistake is shown after a reload too, in the last good state, until it is gone', async ({ page }) => {
  await open(page, 'docs/api/clock');
  await edit('definitions/clock.lua', (text) => `${text}\nfunction broken( end\n`);
  const message = page.getByText('clock.lua');
  await expect(message).toBeVisible();
  await page.reload();
  await expect(message).toBeVisible();
  await expect(page.getByText('vite.config.js')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock');
  await edit('definitions/clock.lua', (text) => text.replace('\nfunction broken( end\n', ''));
  await expect(message).toHaveCount(0);
});

test('a picture that is added and then replaced arrives in the open page', async ({ page, request }) => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;
  await writeFile(join(site, 'static/lamp.svg'), svg(30));
  await expect.poll(async () => (await request.get(`${address}lamp.svg`)).status()).toBe(200);
  await open(page, 'docs/start');
  await edit('content/docs/start.md', (text) => `${text}\n\n![A lamp](/lamp.svg)\n`);
  const picture = page.getByRole('img', { name: 'A lamp' });
  await expect(picture).toHaveJSProperty('naturalWidth', 30);
  await writeFile(join(site, 'static/lamp.svg'), svg(40));
  await expect(picture).toHaveJSProperty('naturalWidth', 40);
});

test('a folder that is moved away and back brings its pages back', async ({ page, request }) => {
  await open(page, 'docs/start');
  await rename(join(site, 'content'), join(site, '..', `away-${process.pid}`));
  await expect(page.locator('vite-error-overlay')).toBeVisible();
  await rename(join(site, '..', `away-${process.pid}`), join(site, 'content'));
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await writeFile(join(site, 'content/docs/new.md'), '---\ntitle: Brand new\n---\n\nJust planted.\n');
  const answer = async () => (await request.get(`${address}docs/new`)).text();
  await expect.poll(answer).toContain('Just planted.');
});

test('a folder that is deleted and made again at once is still followed', async ({ request }) => {
  const content = join(site, 'content');
  const copy = join(site, '..', `copy-${process.pid}`);
  await cp(content, copy, { recursive: true });
  // Without a turn between the two: the watcher must not see that the folder is missing.
  rmSync(content, { recursive: true });
  cpSync(copy, content, { recursive: true });
  await rm(copy, { recursive: true });
  const write = (name: string) =>
    writeFile(join(content, `docs/${name}.md`), `---\ntitle: ${name}\n---\n\nGrown ${name}.\n`);
  const answer = async (name: string) => (await request.get(`${address}docs/${name}`)).text();
  // A reading that another change brings may find the first file, but nothing tells of the second unless the folder is watched.
  for (const name of ['first', 'second']) {
    await write(name);
    await expect.poll(() => answer(name)).toContain(`Grown ${name}.`);
  }
});

test('a page is the answer for programs that do not say what they accept', async ({ request }) => {
  for (const [path, status] of [
    ['docs/api/clock', 200],
    ['docs/api/nothing', 404],
  ] as const) {
    const answer = await request.get(address + path, { headers: { accept: '*/*' } });
    expect(answer.status(), path).toBe(status);
    expect(await answer.text(), path).toContain('<main');
  }
});

test.describe('from the start', () => {
  // The answer with the mistake is 500; two servers of one project that make its packages ready at the same time answer 504.
  test.use({ expectedErrors: [/50[04]/] });

  test('a site with a mistake is served: the mistake first, and its pages once it is gone', async ({
    page,
  }) => {
    const broken = await copySite();
    const lua = join(broken, 'definitions/clock.lua');
    const good = await readFile(lua, 'utf8');
    await writeFile(lua, `${good}\nfunction broken( end\n`);
    const server = await startDev(broken);
    try {
      expect(server.errors()).toContain('definitions/clock.lua:');
      const answer = await page.goto(`${server.address}docs/api/clock`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole('main')).toContainText('clock.lua');
      await writeFile(lua, good);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock');
    } finally {
      // The page may still be loading.
      await page.goto('about:blank');
      await server.stop();
      await rm(broken, { recursive: true, force: true });
    }
  });
});

test.describe('the next start', () => {
  /** What a page has that was kept, and asks whether it is still right. */
  const KEPT = '/@kept-page?';

  let folder: string;
  let server: Dev | undefined;

  // One site and one server for all: a start takes as long as most tests.
  test.beforeAll(async () => {
    folder = await copySite();
    const config = join(folder, 'site.config.ts');
    const text = await readFile(config, 'utf8');
    await writeFile(config, text.replace("label: 'Notes'", "label: process.env.BLOG_LABEL ?? 'Notes'"));
    await start('Diary');
  });
  test.afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(label: string): Promise<void> {
    await server?.stop();
    server = await startDev(folder, PROJECT, { BLOG_LABEL: label });
  }
  const documentOf = async (path: string) =>
    (await fetch(`${server?.address}${path}`, { headers: { accept: 'text/html' } })).text();

  test('a page that was open last is there before the site is read, and follows changes', async ({
    page,
  }) => {
    const first = await documentOf('docs/start');
    expect(first).not.toContain(KEPT);
    await start('Diary');
    const again = await documentOf('docs/start');
    expect(again).toContain(KEPT);
    const shown = (html: string) => html.slice(html.indexOf('<body'));
    expect(shown(again)).toBe(shown(first));
    await page.goto(`${server?.address}docs/start`);
    await hydrated(page);
    const file = join(folder, 'content/docs/start.md');
    await writeFile(file, `${await readFile(file, 'utf8')}\n\nWater the lamps at dawn.\n`);
    await expect(page.getByText('Water the lamps at dawn.')).toBeVisible();
  });

  test('a page whose text was changed meanwhile is made again', async () => {
    await documentOf('docs/start');
    await server?.stop();
    const file = join(folder, 'content/docs/start.md');
    await writeFile(file, `${await readFile(file, 'utf8')}\n\nWater the lamps at noon.\n`);
    await start('Diary');
    const text = await documentOf('docs/start');
    expect(text).toContain('Water the lamps at noon.');
    expect(text).not.toContain(KEPT);
  });

  test('a page that is out of date for another reason loads itself again', async ({ page }) => {
    expect(await documentOf('docs/start')).toContain('Diary');
    await start('Journal');
    expect(await documentOf('docs/start')).toContain('Diary');
    await page.goto(`${server?.address}docs/start`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Journal' })).toBeVisible();
  });
});

test.describe('the engine itself', () => {
  let project: string;
  let server: Dev | undefined;

  // One server for all: a start takes longer than what they do.
  test.beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'engine-'));
    for (const name of ['src', 'run.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(join(PROJECT, name), join(project, name), { recursive: true });
    await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
    await cp(FIXTURE, join(project, 'site'), { recursive: true });
    const config = join(project, 'site/site.config.ts');
    const locales =
      "  i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } },\n$&";
    const text = (await readFile(config, 'utf8')).replace('../../..', project);
    await writeFile(config, text.replace(/^ {2}brand:/m, locales));
    await mkdir(join(project, 'site/i18n/fr'), { recursive: true });
    await writeFile(join(project, 'site/i18n/fr/texts.json'), '{}');
    server = await startDev(join(project, 'site'), project);
  });
  test.afterAll(async () => {
    await server?.stop();
    await rm(project, { recursive: true, force: true });
  });

  test('a change of its code shows in the pages', async ({ request }) => {
    const text = async () => (await request.get(`${server?.address}blog/may`)).text();
    expect(await text()).toContain('One min read');
    const code = join(project, 'src/node/markdown/words.ts');
    await writeFile(code, (await readFile(code, 'utf8')).replace('Math.ceil(words / 200)', '91'));
    await expect.poll(text).toContain('91 min read');
  });

  test('a change of a component of pages, and of its sheet, shows in an open page', async ({ page }) => {
    await page.goto(`${server?.address}blog/may`);
    const meta = page.getByRole('main').getByText(/min read/);
    await expect(meta).toContainText(' · ');
    await expect(meta).toHaveCSS('font-style', 'normal');
    const code = join(project, 'src/client/pages/blog/PostMeta.tsx');
    await writeFile(code, (await readFile(code, 'utf8')).replace(' · ', ' – '));
    await expect(meta).toContainText(' – ');
    const sheet = join(project, 'src/client/pages/blog/blog.css');
    await writeFile(
      sheet,
      (await readFile(sheet, 'utf8')).replace('.blog-meta {', '.blog-meta { font-style: italic;'),
    );
    await expect(meta).toHaveCSS('font-style', 'italic');
  });

  test('a change of a text in the browser code counts for translations', async () => {
    const errors = () => server?.errors() ?? '';
    const texts = join(project, 'site/i18n/fr/texts.json');
    await writeFile(texts, '{ "page.top": "Vers la {lamp}" }');
    await expect.poll(errors).toContain('`{lamp}` is not a placeholder of the text `page.top`');
    expect(errors()).not.toContain('No problems are left.');
    const code = join(project, 'src/client/behaviours/back-to-top.ts');
    await writeFile(code, (await readFile(code, 'utf8')).replace("'Back to top'", "'Back to the {lamp}'"));
    // Only a change of the site has it read again; the watcher may not have told of the code by then.
    await expect
      .poll(async () => {
        await writeFile(texts, `${await readFile(texts, 'utf8')} `);
        return errors();
      })
      .toContain('No problems are left.');
  });
});
