import type { Page } from '@playwright/test';
import { heading, openPlain } from './support/pages.ts';
import { hydrated } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** A blog of twelve posts, five on a page. */
const MANY = addressOf('base');

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => posts(page).getByRole('heading', { level: 2 });
const recent = (page: Page) => page.getByRole('navigation', { name: 'Recent posts' });

test.describe('the list', () => {
  test('BLG-01, BLG-05, BLG-11: it has both posts, newest first, with date and reading time', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(titles(page)).toHaveText(['FFI crash course', 'Welcome']);
    for (const [index, address, day, inWords] of [
      [0, '/blog/ffi-crash-course', '2026-11-20', '20 November 2026'],
      [1, '/blog/welcome', '2026-11-14', '14 November 2026'],
    ] as const) {
      const post = posts(page).nth(index);
      await expect(titles(page).nth(index).getByRole('link')).toHaveAttribute('href', address);
      await expect(post.locator('time')).toHaveAttribute('datetime', day);
      await expect(post.locator('time')).toHaveText(inWords);
      await expect(post.getByText(/\d min read/)).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: 'Blog pages' })).toHaveCount(0);
  });

  test('BLG-02: an excerpt ends where its post says, and the link to the rest names the post', async ({
    page,
  }) => {
    await page.goto('/blog');
    const welcome = posts(page).nth(1);
    await expect(welcome.getByText('This site documents the Lua API')).toBeVisible();
    await expect(welcome.getByText('What you find here')).toHaveCount(0);
    await welcome.getByRole('link', { name: 'Read more about Welcome' }).click();
    await expect(page).toHaveURL('/blog/welcome');
    await expect(page.getByRole('heading', { name: 'What you find here' })).toBeVisible();
  });

  test('BLG-02: a post without a mark is listed in full', async ({ page }) => {
    await page.goto(`${MANY}blog`);
    const november = posts(page).nth(1);
    await expect(november.getByText('Fog. Cold light shows nothing')).toBeVisible();
    await expect(november.getByRole('link', { name: /Read more/ })).toHaveCount(0);
  });

  test('BLG-11: more posts than a page holds go on at routes of their own', async ({ page }) => {
    await page.goto(`${MANY}blog`);
    const ways = page.getByRole('navigation', { name: 'Blog pages' });
    await expect(titles(page)).toHaveCount(5);
    await expect(ways.getByRole('link')).toHaveText(['Older Older entries']);
    await ways.getByRole('link', { name: /Older/ }).click();
    await expect(page).toHaveURL(`${MANY}blog/page/2`);
    await expect(titles(page).first()).toHaveText('Notes of July');
    await expect(ways.getByRole('link')).toHaveText(['Newer Newer entries', 'Older Older entries']);
    await ways.getByRole('link', { name: /Older/ }).click();
    await expect(page).toHaveURL(`${MANY}blog/page/3`);
    await expect(titles(page)).toHaveText(['Notes of February', 'Notes of January']);
    await expect(ways.getByRole('link')).toHaveText(['Newer Newer entries']);
  });
});

test.describe('a post', () => {
  test('BLG-03, BLG-15: its title is the only heading of level 1, its text is whole', async ({ page }) => {
    await page.goto('/blog/ffi-crash-course');
    await expect(heading(page)).toHaveText('FFI crash course');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link', { name: 'Checklists' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Checklists' })).toBeAttached();
    await page.goto('/blog');
    await expect(contents).toHaveCount(0);
  });

  test('BLG-04: the reading time has a singular form', async ({ page }) => {
    await page.goto('/blog/ffi-crash-course');
    await expect(posts(page).getByText(/\b\d+ min read/)).toBeVisible();
    await page.goto(`${MANY}blog/may`);
    await expect(posts(page).getByText('One min read')).toBeVisible();
  });

  test('BLG-06: authors have what was given of them; a post without authors shows none', async ({ page }) => {
    await page.goto(`${MANY}blog/december`);
    const post = posts(page);
    await expect(post.getByText('The gardener, keeper of the lamps')).toBeVisible();
    await expect(post.getByRole('link', { name: 'The gardener' })).toHaveAttribute(
      'href',
      'https://gardener.example.com',
    );
    await expect(post.locator('img')).toHaveJSProperty('complete', true);
    expect(await post.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${MANY}blog/november`);
    await expect(post.getByText('The gardener', { exact: true })).toBeVisible();
    await expect(post.getByRole('link', { name: 'The gardener' })).toHaveCount(0);
    await page.goto(`${MANY}blog/may`);
    await expect(heading(page)).toHaveText('Notes of May');
    await expect(post.getByText('The gardener')).toHaveCount(0);
  });

  test('BLG-07, BLG-16: tags lead to their pages', async ({ page }) => {
    await page.goto('/blog/welcome');
    await expect(posts(page).locator('a[href*="/blog/tags/"]')).toHaveCount(0);
    await page.goto('/blog/ffi-crash-course');
    await expect(posts(page).locator('a[href*="/blog/tags/"]')).toHaveText(['ffi', 'guide']);
    await posts(page).getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page).toHaveURL('/blog/tags/guide');
  });

  test('BLG-12: its foot leads to the newer and the older post', async ({ page }) => {
    await page.goto(`${MANY}blog/november`);
    const foot = page.getByRole('navigation', { name: 'Newer and older posts' });
    await expect(foot.getByRole('link')).toHaveText(['Newer Notes of December', 'Older Notes of October']);
    await page.goto(`${MANY}blog/december`);
    await expect(foot.getByRole('link')).toHaveText(['Older Notes of November']);
    await page.goto(`${MANY}blog/january`);
    await expect(foot.getByRole('link')).toHaveText(['Newer Notes of February']);
  });
});

test('BLG-08: the archive has all posts by year, newest first', async ({ page }) => {
  await page.goto(`${MANY}blog/archive`);
  const years = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(years).toHaveText(['2025', '2024']);
  const lists = page.getByRole('main').locator('section').getByRole('list');
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(10);
  await expect(lists.nth(0).getByRole('listitem').first()).toHaveText('Notes of December 15 December 2025');
  await expect(lists.nth(0).getByRole('listitem').last()).toHaveText('Notes of March 15 March 2025');
  await expect(lists.nth(1).getByRole('listitem')).toHaveText([
    'Notes of February 15 February 2024',
    'Notes of January 15 January 2024',
  ]);
  await page.goto('/blog/archive');
  await expect(years).toHaveText(['2026']);
  const entries = page.getByRole('main').locator('section').getByRole('listitem');
  await expect(entries).toHaveText(['FFI crash course 20 November 2026', 'Welcome 14 November 2026']);
  await entries.first().getByRole('link').click();
  await expect(page).toHaveURL('/blog/ffi-crash-course');
});

test('BLG-09: tags stand under their first letter, with the number of their posts', async ({ page }) => {
  await page.goto(`${MANY}blog/tags`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['A', 'H', 'L', 'T', 'W']);
  await expect(page.getByRole('main').locator('section').getByRole('listitem')).toHaveText([
    'animals 1',
    'harvest 1',
    'lamps 6',
    'tools 2',
    'weather 3',
  ]);
});

test('BLG-10: the page of a tag names it and the number of its posts', async ({ page }) => {
  await page.goto(`${MANY}blog/tags/animals`);
  await expect(heading(page)).toHaveText(/^1 post .*animals/);
  await page.goto(`${MANY}blog/tags/weather`);
  await expect(heading(page)).toHaveText(/^3 posts .*weather/);
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'All tags' }).click();
  await expect(page).toHaveURL(`${MANY}blog/tags`);
});

test('BLG-10, BLG-11: the posts of a tag go on at a route of their own', async ({ page }) => {
  await page.goto(`${MANY}blog/tags/lamps`);
  await expect(heading(page)).toHaveText('6 posts tagged with “lamps”');
  await expect(titles(page)).toHaveCount(5);
  const ways = page.getByRole('navigation', { name: 'Blog pages' });
  await expect(ways.getByRole('link')).toHaveText(['Older Older entries']);
  await ways.getByRole('link').click();
  await expect(page).toHaveURL(`${MANY}blog/tags/lamps/page/2`);
  await expect(heading(page)).toHaveText('6 posts tagged with “lamps”, page 2 of 2');
  await expect(page).toHaveTitle('6 posts tagged with “lamps”, page 2 of 2 | Garden lamps');
  await expect(titles(page)).toHaveText(['Notes of January']);
  await expect(ways.getByRole('link')).toHaveText(['Newer Newer entries']);
});

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists and feeds of the blog' });

test('every page of the blog leads to its lists and feeds', { tag: '@phone' }, async ({ page }) => {
  for (const [path, left] of [
    ['/blog', 'All posts'],
    ['/blog/archive', 'Archive'],
    ['/blog/tags', 'All tags'],
    ['/blog/tags/ffi', ''],
    ['/blog/welcome', ''],
  ] as const) {
    await page.goto(path);
    const all = ['All posts', 'Archive', 'All tags', 'RSS feed', 'Atom feed'];
    await expect(lists(page).getByRole('link')).toHaveText(all.filter((label) => label !== left));
  }
  await lists(page).getByRole('link', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/blog/archive');
});

test('BLG-14: the links to the feeds open them', { tag: '@dev' }, async ({ page, request }) => {
  await page.goto('/blog');
  for (const [label, type, root] of [
    ['RSS feed', 'rss', '<rss '],
    ['Atom feed', 'atom', '<feed '],
  ] as const) {
    const link = lists(page).getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', `/blog/${type}.xml`);
    await expect(page.locator(`head link[rel=alternate][type="application/${type}+xml"]`)).toHaveAttribute(
      'href',
      `/blog/${type}.xml`,
    );
    const answer = await request.get(`/blog/${type}.xml`);
    expect(answer.headers()['content-type']).toMatch(/\bxml\b/);
    expect(await answer.text()).toContain(root);
  }
});

test('BLG-13: the five most recent posts are beside every page of the blog but the archive, the open one marked', async ({
  page,
}) => {
  for (const path of ['blog', 'blog/page/2', 'blog/tags', 'blog/tags/tools', 'blog/may']) {
    await page.goto(MANY + path);
    await expect(recent(page).getByRole('link')).toHaveText([
      'Notes of December',
      'Notes of November',
      'Notes of October',
      'Notes of September',
      'Notes of August',
    ]);
    await expect(recent(page).locator('[aria-current]')).toHaveCount(0);
  }
  await recent(page).getByRole('link', { name: 'Notes of November' }).click();
  await expect(recent(page).locator('[aria-current=page]')).toHaveText('Notes of November');
  await page.goto(`${MANY}blog/archive`);
  await hydrated(page);
  await expect(recent(page)).toHaveCount(0);
});

test('BLG-14: the feeds have both posts in full, readable without the site', async ({ page, request }) => {
  await page.goto('/blog/ffi-crash-course');
  const code = await page.locator('main pre').allTextContents();
  for (const [file, item, content] of [
    ['rss', 'item', 'content:encoded'],
    ['atom', 'entry', 'content'],
  ] as const) {
    const text = await (await request.get(`/blog/${file}.xml`)).text();
    await openPlain(page);
    const found = await page.evaluate(
      ([xml, name, full]) => {
        const parser = new DOMParser();
        const feed = parser.parseFromString(xml, 'application/xml');
        return [...feed.querySelectorAll(name)].map((post) => {
          const html = parser.parseFromString(
            post.getElementsByTagName(full)[0]?.textContent ?? '',
            'text/html',
          );
          const link = post.querySelector('link');
          return {
            title: post.querySelector('title')?.textContent,
            link: link?.getAttribute('href') ?? link?.textContent,
            day: new Date(post.querySelector('pubDate, published')?.textContent ?? '').toISOString(),
            text: html.body.textContent ?? '',
            code: [...html.querySelectorAll('pre')].map((pre) => pre.textContent ?? ''),
            urls: [...html.querySelectorAll('[href], [src]')].map(
              (it) => it.getAttribute('href') ?? it.getAttribute('src') ?? '',
            ),
            strange: html.querySelectorAll('script, style, svg, button, span, [class], [style], [onclick]')
              .length,
          };
        });
      },
      [text, item, content] as const,
    );
    expect(found.map(({ title }) => title)).toEqual(['FFI crash course', 'Welcome']);
    const [course] = found;
    expect(course?.link).toMatch(/^https:\/\/[^/]+\/blog\/ffi-crash-course$/);
    expect(course?.day).toBe('2026-11-20T00:00:00.000Z');
    expect(course?.text).toContain('Checklists');
    expect(course?.code.map((it) => it.trim())).toEqual(code.map((it) => it.trim()));
    expect(found.flatMap(({ urls }) => urls).filter((url) => !/^https?:\/\/[^/]/.test(url))).toEqual([]);
    expect(found.map(({ strange }) => strange)).toEqual([0, 0]);
  }
});
