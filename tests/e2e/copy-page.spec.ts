import type { Locator, Page } from '@playwright/test';
import { arrived, hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const FUNCTION = '/docs/api/client/traceline';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 996;
const menu = (page: Page) => page.locator('[data-copy]');
const opener = (page: Page) => menu(page).locator('summary');
const status = (page: Page) => menu(page).getByRole('status');
const copyButton = (page: Page) => menu(page).getByRole('button', { name: 'Copy as Markdown' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const twin = async (page: Page, route: string) => (await page.request.get(`${route}.md`)).text();

test.describe('with a clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('CPY-02: copies the page as Markdown, and says so', { tag: '@phone' }, async ({ page }) => {
    await page.goto(FUNCTION);
    await hydrated(page);
    await opener(page).click();
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copied');
    const copied = await clipboard(page);
    expect(copied).toBe(await twin(page, FUNCTION));
    expect(copied).toContain('# `client.trace_line`');
  });

  test('CPY-03: copies the address, and the full name of a symbol', async ({ page }) => {
    await page.goto(`${FUNCTION}#returns`);
    await hydrated(page);
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(page.url());
    await menu(page).getByRole('button', { name: 'Copy name' }).click();
    await expect.poll(() => clipboard(page)).toBe('client.trace_line');
    await page.goto('/docs/guides/drawing');
    await hydrated(page);
    await opener(page).click();
    await expect(copyButton(page)).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Copy name' })).toHaveCount(0);
  });

  test('CPY-02: after a navigation without a load, the menu is that of the new page', async ({ page }) => {
    await page.goto(FUNCTION);
    await hydrated(page);
    await opener(page).click();
    await expect(copyButton(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'client' }).click();
    await expect(page).toHaveURL('/docs/api/client');
    // The address changes before the page does, whose menu would close again.
    await arrived(page);
    await expect(copyButton(page)).toBeHidden();
    await opener(page).click();
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(await clipboard(page)).toBe(await twin(page, '/docs/api/client'));
  });

  test.describe('when the Markdown cannot be fetched', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('CPY-05: a page that cannot be fetched is not said to be copied', async ({ page }) => {
      await page.route('**/*.md', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<p>' }),
      );
      await page.goto(FUNCTION);
      await hydrated(page);
      await opener(page).click();
      await copyButton(page).click();
      await expect(status(page)).toHaveText(
        'The page could not be loaded. Check your connection and try again.',
      );
      await page.unroute('**/*.md');
      await copyButton(page).click();
      await expect(status(page)).toHaveText('Copied');
    });
  });
});

test('CPY-05: a browser that refuses the clipboard is named as the reason', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await page.goto(FUNCTION);
  await hydrated(page);
  await opener(page).click();
  for (const name of ['Copy as Markdown', 'Copy link']) {
    await menu(page).getByRole('button', { name }).click();
    await expect(status(page)).toHaveText(
      'The browser blocks this button. View the page as Markdown and copy it there.',
    );
  }
});

test('CPY-04: keys open it and go through it, and Escape gives the focus back', async ({ page }) => {
  await page.goto(FUNCTION);
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(copyButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'View as Markdown' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copyButton(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(copyButton(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(copyButton(page)).toBeHidden();
});

test('CPY-04: it comes after the breadcrumbs, beside which it is', { tag: '@phone' }, async ({ page }) => {
  await page.goto(FUNCTION);
  await hydrated(page);
  const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'client' });
  const middle = async (it: Locator) => {
    const box = await it.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(opener(page))) - (await middle(crumb)))).toBeLessThanOrEqual(1);
  await crumb.focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
});

test('CPY-04: a press elsewhere closes it', async ({ page }) => {
  await page.goto(FUNCTION);
  await hydrated(page);
  await opener(page).click();
  await expect(copyButton(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Returns' }).click();
  await expect(copyButton(page)).toBeHidden();
});

test('CPY-06: its code comes when it is wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(FUNCTION);
  await hydrated(page);
  const isMenu = (url: string) => /copy-menu/.test(url);
  expect(scripts.filter(isMenu)).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => scripts.filter(isMenu).length).toBe(1);
});

test('at the end of a page, the menu makes it no longer, and keeps a distance from the footer', {
  tag: '@phone',
}, async ({ page }) => {
  const footerTop = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
  for (const path of ['/', '/blog', '/blog/archive']) {
    await page.goto(path);
    const before = await footerTop();
    await hydrated(page);
    expect(await footerTop(), path).toBeLessThanOrEqual(before);
    const [above, below] = [
      await menu(page).boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)), path).toBeGreaterThanOrEqual(16);
  }
});

test('CPY-07: the open menu fits the window, and paper has none', { tag: '@phone' }, async ({ page }) => {
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(FUNCTION);
  await hydrated(page);
  await opener(page).click();
  await copyButton(page).waitFor();
  for (const it of await menu(page).getByRole('button').or(menu(page).getByRole('link')).all()) {
    const box = await it.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'print' });
  await expect(opener(page)).toBeHidden();
});

test('CPY-08: another language has its own words', async ({ page }) => {
  await page.goto(`${addressOf('locales')}fr/docs/riding`);
  await hydrated(page);
  await expect(opener(page)).toHaveText('Copier la page');
  await opener(page).click();
  await expect(menu(page).getByRole('button', { name: 'Copier en Markdown' })).toBeVisible();
});

test('CPY-01: every page leads to its Markdown', async ({ page }) => {
  for (const [path, file] of [
    ['/', '/index.md'],
    [FUNCTION, `${FUNCTION}.md`],
    ['/blog', '/blog.md'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await opener(page).click();
    await expect(menu(page).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', file);
  }
  await page.goto('/search');
  await hydrated(page);
  await expect(menu(page)).toHaveCount(0);
});

test('TWN-01, TWN-05: a twin is Markdown for programs alone', async ({ page }) => {
  for (const path of ['/index.md', '/docs.md', `${FUNCTION}.md`, '/blog/archive.md', '/docs/snippets.md']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(await answer.text()).toMatch(/^---\ntitle: .+\nurl: https:\/\/\S+\n/);
  }
  for (const path of ['/search.md', '/404.md', `${FUNCTION}.md/`])
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('.md<');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).not.toContain('Disallow');
});

test('TWN-06: llms.txt leads to the twins', async ({ page }) => {
  const answer = await page.request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`${FUNCTION}.md): Traces`);
  const full = await page.request.get('/llms-full.txt');
  expect(full.headers()['x-robots-tag']).toBe('noindex');
  expect(await full.text()).toContain('# `client.trace_line`\n');
});
