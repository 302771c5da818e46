import type { Locator } from '@playwright/test';
import { isNarrow, openMenu, visit } from './support/menus.ts';
import { hydrated, isSameDocument, markDocument } from './support/ready.ts';
import { addressOf } from './support/sites.ts';
import { expect, test } from './support/test.ts';

for (const [site, base] of [
  ['locales', '/'],
  ['localesBelow', '/x/'],
] as const) {
  test.describe(`below ${base}`, () => {
    const at = (path: string) => addressOf(site) + path;

    test(`LOC-02, LOC-04, GEN-11: the same page in the other language, query and hash kept, by a full load (${base})`, {
      tag: '@phone',
    }, async ({ page }) => {
      await visit(page, at('docs/riding?x=1#y'));
      await markDocument(page);
      const menu = await openMenu(page, 'English', 'Languages');
      const french = menu.getByRole('link', { name: 'Français' });
      await expect(french).toHaveAttribute('href', `${base}fr/docs/riding?x=1#y`);
      await french.click();
      await expect(page).toHaveURL(at('fr/docs/riding?x=1#y'));
      await expect(page.getByRole('heading', { level: 1, name: 'Rouler' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
      expect(page.context().pages()).toHaveLength(1);
    });

    test(`LOC-02: and back to the default language (${base})`, async ({ page }) => {
      await visit(page, at('fr/docs/api/bell/ring?x=1'));
      await markDocument(page);
      const menu = await openMenu(page, 'Français', 'Langues');
      await menu.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(at('docs/api/bell/ring?x=1'));
      expect(await isSameDocument(page)).toBe(false);
    });

    test(`LOC-03, LOC-05: addresses and languages of the entries (${base})`, { tag: '@phone' }, async ({
      page,
    }) => {
      await visit(page, at('docs/riding'));
      const menu = await openMenu(page, 'English', 'Languages');
      const french = menu.getByRole('link', { name: 'Français' });
      const english = menu.getByRole('link', { name: 'English' });
      await expect(french).toHaveAttribute('href', `${base}fr/docs/riding`);
      await expect(english).toHaveAttribute('href', `${base}docs/riding`);
      await expect(french).toHaveAttribute('lang', 'fr');
      await expect(english).toHaveAttribute('lang', 'en');
      await expect(english).toHaveAttribute('aria-current', 'page');
      await expect(french).not.toHaveAttribute('aria-current');
    });

    test(`SEO-06: each page names itself in all languages, after a navigation too (${base})`, async ({
      page,
    }) => {
      const alternates = () =>
        page
          .locator('link[rel="alternate"][hreflang]')
          .evaluateAll((links) =>
            links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          );
      const expected = (path: string) => [
        ['en', `https://bells.example.com${base}${path}`],
        ['fr', `https://bells.example.com${base}fr/${path}`],
        ['x-default', `https://bells.example.com${base}${path}`],
      ];
      await visit(page, at('fr/docs/riding'));
      expect(await alternates()).toEqual(expected('docs/riding'));
      await page.getByRole('article').getByRole('link', { name: 'les règles' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
      expect(await alternates()).toEqual(expected('docs/rules'));
    });
  });
}

test.describe('two languages', () => {
  test.use({ baseURL: addressOf('locales') });

  test('LOC-06: own items stand before and after the languages', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/docs/rules');
    const menu = await openMenu(page, 'English', 'Languages');
    await expect(menu.getByRole('listitem')).toHaveText([
      'Help to translate',
      'English',
      'Français',
      'Two languages',
    ]);
  });

  test('LOC-07: the label is the language on desktop, a word for languages in the drawer', {
    tag: '@phone',
  }, async ({ page }) => {
    await visit(page, '/fr/docs/rules');
    const menu = await openMenu(page, 'Français', 'Langues');
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
    if (isNarrow(page)) return;
    await expect(page.getByRole('banner').getByRole('button', { name: 'Français' })).toBeVisible();
  });

  test('LOC-08: the document says its language and direction', async ({ page }) => {
    for (const [path, lang] of [
      ['/docs/rules', 'en'],
      ['/fr/docs/rules', 'fr'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
  });

  test('LOC-02: the home page of a language ends in a slash, and its not-found page speaks it', async ({
    page,
    request,
  }) => {
    const home = await request.get('/fr', { maxRedirects: 0 });
    expect([home.status(), home.headers().location]).toEqual([308, '/fr/']);
    const missing = await request.get('/fr/nothing/here');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('Cette page n’existe pas');
    const sitemaps = await (await request.get('/robots.txt')).text();
    expect(sitemaps).toContain('https://bells.example.com/fr/sitemap.xml');
    await visit(page, '/');
    const menu = await openMenu(page, 'English', 'Languages');
    await menu.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/');
  });

  test('LOC-02: pages within a language are opened in place', async ({ page }) => {
    await visit(page, '/fr/docs/riding');
    await markDocument(page);
    await page.getByRole('article').getByRole('link', { name: 'bell.ring' }).first().click();
    await expect(page).toHaveURL('/fr/docs/api/bell/ring');
    await expect(page.getByRole('heading', { level: 2, name: 'Paramètres' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('one language', () => {
  test.use({ baseURL: addressOf('navbar') });

  test('the label of the menu is not marked as a place: it is the same on all pages', async ({ page }) => {
    await visit(page, '/docs/apples');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Apples' }).first()).not.toHaveCSS('box-shadow', 'none');
    await expect(bar.getByRole('button', { name: 'English' })).toHaveCSS('box-shadow', 'none');
  });

  test('LOC-01: the menu has one entry, which is the current one', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/docs/apples');
    const menu = await openMenu(page, 'English', 'Languages');
    await expect(menu.getByRole('listitem')).toHaveText(['English']);
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('from right to left', () => {
  test.use({ baseURL: addressOf('rtl') });

  test('LOC-08: the default language may be another, written from the right', async ({ page }) => {
    await page.goto('/docs/start');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto('/en/docs/start');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('arrow keys move between tabs as they point', async ({ page }) => {
    await page.goto('/docs/lights');
    await hydrated(page);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('شمعة').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('مصباح')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('شمعة')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('قمر')).toBeFocused();
  });

  test('the caret of what unfolds is as far from its words as in English', { tag: '@phone-only' }, async ({
    page,
  }) => {
    const gap = async (path: string) => {
      await page.goto(path);
      return page
        .getByRole('main')
        .locator('summary')
        .first()
        .evaluate((element) => {
          const { direction, marginLeft, marginRight } = getComputedStyle(element, '::after');
          return direction === 'rtl' ? marginRight : marginLeft;
        });
    };
    expect(await gap('/docs/start')).toBe(await gap('/en/docs/start'));
  });

  test('the layout is mirrored and nothing sticks out', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/docs/start');
    const width = page.viewportSize()?.width ?? 0;
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const { scrollWidth } = document.documentElement;
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('td') ?? document.body);
      const cell = text.getBoundingClientRect().right;
      return { scrollWidth, brand: box('header nav > a')?.right ?? 0, heading: box('h1')?.right ?? 0, cell };
    });
    expect(edges.cell).toBeCloseTo(edges.heading, 0);
    expect(edges.scrollWidth).toBeLessThanOrEqual(width);
    expect(edges.brand).toBeGreaterThan(width / 2);
    expect(edges.heading).toBeGreaterThan(width / 2);
    if (isNarrow(page)) {
      await page.locator('header nav > button').first().click();
      const drawer = page.getByRole('dialog');
      await expect(async () => {
        const box = await drawer.boundingBox();
        expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width);
      }).toPass();
      const box = await drawer.boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) / 2, 400);
      await expect(drawer).toHaveCount(0);
      return;
    }
    const sidebar = await page.getByRole('navigation', { name: 'محتويات الدليل' }).boundingBox();
    const article = await page.getByRole('article').boundingBox();
    expect(sidebar?.x ?? 0).toBeGreaterThan((article?.x ?? 0) + (article?.width ?? 0) - 1);
  });

  test('the name of a function begins at the edge of its page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/docs/api/lamp/light');
    const edges = await page.evaluate(() =>
      ['h1', 'article'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().right),
    );
    expect(edges[0]).toBe(edges[1]);
  });

  test('signs point the other way, and not in languages written from the left', async ({ page }) => {
    const back = page.getByRole('complementary').locator('button svg').first();
    await page.goto('/docs/start');
    await expect(back).toHaveCSS('scale', '-1 1');
    await page.goto('/en/docs/start');
    await expect(back).toHaveCSS('scale', 'none');
  });

  test('a text without a translation is written as in its language, and lists begin at the edge', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/en/docs/wall');
    const article = page.getByRole('article');
    await expect(article).toHaveAttribute('lang', 'ar');
    await expect(article.locator('p').first()).toHaveCSS('direction', 'rtl');
    await page.goto('/en/blog');
    const post = page.getByRole('article').first();
    await expect(post.getByRole('heading')).toHaveCSS('direction', 'rtl');
    await expect(post.locator('time')).toHaveCSS('direction', 'ltr');
    for (const [path, edge] of [
      ['/en/docs', 'left'],
      ['/docs', 'right'],
      ['/search?q=light', 'right'],
    ] as const) {
      await page.goto(path);
      const text = page.getByRole('main').locator('li p').first();
      await expect(text).toHaveCSS('unicode-bidi', 'plaintext');
      await expect(text).toHaveCSS('text-align', edge);
    }
  });

  test('a name without a translation keeps its last sign at its end, in the sidebar, the contents and below the page', async ({
    page,
  }) => {
    /** Edges of all of a text, of its last sign, and of the frame around it. */
    const edges = (name: Locator) =>
      name.evaluate((it) => {
        const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        range.selectNode(text);
        const { left, right } = range.getBoundingClientRect();
        range.setStart(text, text.length - 1);
        const last = range.getBoundingClientRect();
        return { left, right, last: [last.left, last.right], box: it.getBoundingClientRect().left };
      });
    await page.goto('/en/docs/wall');
    const sidebar = page.getByRole('complementary').getByRole('navigation');
    const entry = await edges(sidebar.getByRole('link', { name: 'إلى الجدار!' }));
    const contents = await edges(page.getByRole('link', { name: 'قبل المساء!', exact: true }));
    expect(entry.last[0]).toBe(entry.left);
    expect(contents.last[0]).toBe(contents.left);
    expect(entry.left - entry.box).toBeLessThan(20);
    await page.goto('/en/docs/lights');
    const previous = await edges(page.getByRole('link', { name: /^Previous/ }).locator('b'));
    expect(previous.last[0]).toBe(previous.left);
  });

  test('a signature follows its name, in the dialog and on the page', async ({ page }) => {
    const gap = (hit: Locator) =>
      hit.evaluate((it) => {
        const name = it.querySelector('mark')?.getBoundingClientRect().left ?? 0;
        return (it.querySelector('.hit-signature')?.getBoundingClientRect().left ?? 0) - name;
      });
    await visit(page, '/docs/start');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('light');
    expect(await gap(page.getByRole('option').filter({ hasText: '→' }))).toBeGreaterThan(0);
    await page.goto('/search?q=light');
    expect(await gap(page.getByRole('heading', { level: 2 }).filter({ hasText: '→' }))).toBeGreaterThan(0);
  });

  test.describe('on the not-found page', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('NFD-08: an address begins with its slash, and stands below its name', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto('/docs/api/lamp/lightt');
      const address = page.getByText('/docs/api/lamp/light', { exact: true });
      const [slash, whole] = await address.evaluate((it) =>
        [1, it.textContent.length].map((end) => {
          const range = document.createRange();
          range.setStart(it.firstChild as Node, 0);
          range.setEnd(it.firstChild as Node, end);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(slash?.left).toBe(whole?.left);
      if (!isNarrow(page)) return;
      const name = await page.getByRole('heading', { level: 3 }).first().boundingBox();
      expect(whole?.right).toBeCloseTo((name?.x ?? 0) + (name?.width ?? 0), 0);
    });
  });
});
