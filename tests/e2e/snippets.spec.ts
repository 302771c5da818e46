import { readdir, readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { inventory } from './support/data.ts';
import { docsSidebar, mainMenu } from './support/menus.ts';
import { heading } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

const SNIPPETS = [
  ['SNP-02', 'ffi/basic_input_system', 'Basic input system'],
  ['SNP-02', 'ffi/get_player_info', 'Get player info'],
  ['SNP-02', 'ffi/material_system_adapter', 'Material system adapter'],
  ['SNP-02', 'ffi/trampoline_hooking', 'Trampoline hooking'],
  ['SNP-03', 'rendering/2d_outlined_rounded_rectangle', '2D outlined rounded rectangle'],
  ['SNP-03', 'rendering/2d_rounded_rectangle', '2D rounded rectangle'],
  ['SNP-03', 'rendering/3d_rectangle_outline', '3D rectangle outline'],
  ['SNP-04', 'utilities/error_trace', 'Error trace'],
  ['SNP-04', 'utilities/openai_davinci_api', 'Text completion API client'],
  ['SNP-04', 'utilities/rgba_conversion', 'RGBA conversion'],
] as const;

for (const [id, path, title] of SNIPPETS)
  test(`${id}, SNP-08, SNP-09, GEN-05: ${path} has the whole snippet, highlighted, and what there is to know; it is saved and copied exactly as it is in the repository`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = `${path.split('/').at(-1)}.lua`;
    const written = await readFile(`content/snippets/${path}.lua`, 'utf8');
    await page.goto(`/docs/snippets/${path}`);
    await expect(heading(page)).toHaveText(title);
    for (const part of ['What it does', 'How it works', 'How to use it', 'Pitfalls', 'What it uses'])
      await expect(main(page).getByRole('heading', { level: 2, name: part })).toBeVisible();
    const code = main(page).locator('pre code').first();
    await expect(code).toContainText('local');
    await expect(code).toHaveText(/(\n.*){10}/);
    expect(await coloursOf(code)).toBeGreaterThan(3);
    await hydrated(page);
    const saving = page.waitForEvent('download');
    await main(page)
      .getByRole('link', { name: `Download ${name}` })
      .click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(name);
    expect(await readFile(await saved.path(), 'utf8')).toBe(written);
    await expect(page).toHaveURL(`/docs/snippets/${path}`);
    await main(page).getByRole('button', { name: 'Copy code to clipboard' }).first().click();
    await expect(main(page).getByRole('status').first()).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written.trimEnd());
  });

/** Paths of all snippets, without their ending. */
async function snippetPaths(): Promise<string[]> {
  const files = await readdir('content/snippets', { recursive: true });
  return files.filter((file) => /\/.*\.md$/.test(file)).map((file) => file.replace('.md', ''));
}

/** Number of colours in a block of code. */
function coloursOf(code: Locator): Promise<number> {
  return code
    .locator('span')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
}

test('SNP-09: the file of a snippet is text beside its page', async ({ request }) => {
  const answer = await request.get('/docs/snippets/utilities/error_trace.lua');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(await readFile('content/snippets/utilities/error_trace.lua', 'utf8'));
});

test('SNP-10: a snippet links to what it uses, and from there a link leads back', async ({ page }) => {
  await page.goto(`${addressOf('base')}docs/snippets/tools/egg_timer`);
  await hydrated(page);
  await expect(main(page).getByRole('heading', { level: 2, name: 'What it uses' })).toBeVisible();
  const functions = main(page).getByRole('list', { name: 'Functions' });
  await expect(functions.getByRole('link')).toHaveText(['clock.wait_until', 'lamp.switch_all']);
  await functions.getByRole('link', { name: 'clock.wait_until' }).click();
  await expect(heading(page)).toHaveText('clock.wait_until');
  const line = main(page).getByText(/^Used in /);
  await expect(line).toHaveText('Used in Egg timer');
  await line.getByRole('link', { name: 'Egg timer' }).click();
  await expect(heading(page)).toHaveText('Egg timer');
});

test('SNP-10: no page of the reference lists many of the pages that use its symbol', async ({ page }) => {
  for (const route of ['/docs/api/client/seteventcallback', '/docs/api/ui/get', '/docs/events/paint']) {
    await page.goto(route);
    const links = main(page)
      .getByText(/^Used in /)
      .getByRole('link');
    expect(await links.count(), route).toBeGreaterThan(1);
    expect(await links.count(), route).toBeLessThanOrEqual(5);
  }
});

test('SNP-02, SNP-03, SNP-04: each snippet of the folder has a page, and those named are there', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/docs\/snippets\/[^<]+)<\/loc>/g)].map(
    ([, route]) => route,
  );
  const written = await snippetPaths();
  expect(listed.toSorted()).toEqual(written.map((path) => `/docs/snippets/${path}`).toSorted());
  expect(inventory.snippets.toSorted()).toEqual(
    SNIPPETS.map(([, path]) => `/docs/snippets/${path}`).toSorted(),
  );
  expect(listed).toEqual(expect.arrayContaining(inventory.snippets));
});

test('SNP-01, SNP-05: the snippets begin with a page that the sidebar calls "Welcome"', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/snippets');
  await expect(heading(page)).toHaveText('Snippets');
  const sidebar = await docsSidebar(page);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Welcome');
});

test('SNP-11: the cards of the snippets lead to each, say what it is about, and can be chosen by tag', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/docs/snippets');
  await hydrated(page);
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') });
  const links = cards.getByRole('link');
  const snippets = await snippetPaths();
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect((await hrefs()).toSorted()).toEqual(snippets.map((path) => `/docs/snippets/${path}`).toSorted());
  const categories = main(page).getByRole('heading', { level: 2 });
  expect(await categories.allTextContents()).toEqual(
    expect.arrayContaining(['FFI', 'Game', 'Menu', 'Rendering', 'Timing', 'Utilities']),
  );
  const timers = cards.filter({ hasText: 'Timers that can be cancelled' });
  await expect(timers).toContainText('timers');
  await expect(timers.getByTitle('What it uses')).toHaveText(/^[\w.:]+(, [\w.:]+)*$/);

  const choices = main(page).getByRole('group', { name: 'Only snippets about' });
  await choices.getByRole('button', { name: 'timers' }).click();
  await expect(choices.getByRole('status')).toHaveText(`2 of ${snippets.length} snippets`);
  await expect(links).toHaveText(['Timers that can be cancelled', 'Easing and fades']);
  await expect(categories.filter({ hasText: 'FFI' })).toHaveCount(0);
  await choices.getByRole('button', { name: 'timers' }).click();
  await expect(links).toHaveCount(snippets.length);
  await links.filter({ hasText: 'Spectator list' }).click();
  await expect(heading(page)).toHaveText('Spectator list');
  await page.goBack();
  await expect(links).toHaveCount(snippets.length);
});

test('SNP-11, SCR-15: Back and a reload show the snippets with the tag that the reader chose', async ({
  page,
}) => {
  await page.goto('/docs/snippets');
  await hydrated(page);
  const tag = main(page).getByRole('button', { name: 'timers' });
  const links = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') })
    .getByRole('link');
  await tag.click();
  await expect(links).toHaveText(['Timers that can be cancelled', 'Easing and fades']);
  await links.first().click();
  await expect(heading(page)).toHaveText('Timers that can be cancelled');
  await page.goBack();
  await expect(links).toHaveText(['Timers that can be cancelled', 'Easing and fades']);
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(links).toHaveText(['Timers that can be cancelled', 'Easing and fades']);
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
});

test('SNP-11: a link of the contents to a category that the tag hides shows all snippets, and leads there', async ({
  page,
}) => {
  await page.goto('/docs/snippets');
  await hydrated(page);
  const tag = main(page).getByRole('button', { name: 'timers' });
  const category = main(page).getByRole('heading', { name: 'Utilities' });
  await tag.click();
  await expect(category).toBeHidden();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Utilities' })
    .click();
  await expect(category).toBeInViewport();
  await expect(tag).toHaveAttribute('aria-pressed', 'false');
});

test('SNP-05: a snippet has the sidebar of the snippets and not that of the API', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/snippets/utilities/error_trace');
  const sidebar = await docsSidebar(page);
  await expect(sidebar).toHaveCount(1);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Error trace');
  await expect(sidebar.getByRole('button')).toHaveText([
    /^FFI/,
    /^Game/,
    /^Menu/,
    /^Rendering/,
    /^Timing/,
    /^Utilities/,
  ]);
  await expect(sidebar.getByRole('link')).toHaveCount(1 + (await snippetPaths()).length);
  await expect(sidebar.getByRole('link', { name: 'client', exact: true })).toHaveCount(0);
});

test('SNP-06: on a snippet page the navbar marks the snippets and not the API', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/docs/snippets/ffi/get_player_info');
  const menu = await mainMenu(page);
  await expect(menu.getByRole('link', { name: 'Snippets', exact: true })).toHaveAttribute('aria-current');
  await expect(menu.getByRole('link', { name: 'API', exact: true })).not.toHaveAttribute('aria-current');
});

test('SNP-07, SBR-03: a sidebar keeps nothing of the one before it, and is later found as it was left', async ({
  page,
}) => {
  await page.goto('/docs/api/client/traceline');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = (name: string) => sidebar.getByRole('button', { name: `Pages in ${name}`, exact: true });
  await category('vector').click();
  await category('math').click();
  await expect(category('vector')).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('link', { name: 'vector', exact: true }).scrollIntoViewIfNeeded();
  expect(await scrollOf(sidebar)).toBeGreaterThan(0);

  await page.getByRole('banner').getByRole('link', { name: 'Snippets' }).click();
  await expect(sidebar.getByRole('link', { name: 'Welcome' })).toBeVisible();
  expect(await scrollOf(sidebar)).toBe(0);
  for (const button of await sidebar.getByRole('button').all())
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  await sidebar.getByRole('button', { name: /^FFI/ }).click();
  await expect(sidebar.getByRole('button', { name: /^FFI/ })).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(category('vector')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('database')).toHaveAttribute('aria-expanded', 'false');
});

/** How far the sidebar, or the box around it, is scrolled. */
function scrollOf(sidebar: Locator): Promise<number> {
  return sidebar.evaluate((element) => {
    let sum = 0;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      sum += box.scrollTop;
    return sum;
  });
}
