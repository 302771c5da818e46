import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

/** Problems of a site with two guides, a post and these fields in its configuration. */
const told = (fields: string, files: Record<string, string> = {}) =>
  problemsOf({
    'content/docs/guide.md': page('Text.'),
    'content/blog/2026-01-01-post.md': page('Text.'),
    'content/docs/api/more.md': page('Text.'),
    'site.config.ts': CONFIG.replace('};', `  ${fields},\n};`),
    ...files,
  });

const line = (column: number, text: string) => `site.config.ts:3:${column}: ${text}`;

describe('settings that do nothing, or not what they seem to', () => {
  test.each([
    [
      "navbar: { items: [{ type: 'search' }, { to: '/', label: 'A' }, { type: 'search', position: 'right' }] }",
      line(
        66,
        'warning: `navbar.items[2]` is the same `search` as `navbar.items[0]`.\n  Remove one of the two.',
      ),
    ],
    [
      "footer: { links: [{ title: 'A', items: [] }] }",
      line(
        35,
        'warning: `footer.links[0].items` is empty, so the column `A` has no links.\n  Add an item such as `{ label: ..., to: ... }`, or remove the column.',
      ),
    ],
    [
      "i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, ar: { label: 'A', htmlLang: 'ar-EG' } } }",
      line(
        64,
        "warning: `i18n.locales.ar`: `ar-EG` is written from right to left, but its pages run from left to right.\n  Add `direction: 'rtl'`.",
      ),
    ],
    [
      "i18n: { locales: { en: { label: 'English', htmlLang: 'en-US' }, us: { label: 'A', htmlLang: 'en-us' } } }",
      line(
        85,
        'warning: `i18n.locales.us.htmlLang` is `en-us`, like that of `en`.\n  Add a region, as in `en-CA`, or remove one of the two languages.',
      ),
    ],
    [
      "search: { facetFilters: ['a:b'] }",
      line(
        13,
        'warning: `search.facetFilters` has no effect: only the hosted search uses it.\n  Add `appId`, `apiKey` and `indexName`, or remove it.',
      ),
    ],
    ...[
      [
        '/docs/guide#a',
        '`/lua/docs/guide#a`: this link is used as it is written, so it contains the base URL',
      ],
      ['/lua/docs/guid', '`/lua/docs/guide`'],
    ].map(([url, address]) => [
      `baseUrl: '/lua/', announcementBar: { content: '<a href="${url}">A</a>' }`,
      line(
        40,
        `warning: \`announcementBar.content\` is a broken link in the layout of every page: \`${url}\`.\n  Write ${address}.`,
      ),
    ]),
    [
      'footer: { copyright: \'<a href="docs/guide">A</a>\' }',
      line(
        13,
        'error: `footer.copyright`: The HTML has the link `docs/guide`, which leads somewhere else from each page.\n  Start it with `/`, or with `https://` for another site.',
      ),
    ],
    [
      "footer: { copyright: 'By [Ann](/docs/guide)' }",
      line(
        13,
        'error: `footer.copyright`: `[Ann](/docs/guide)` is Markdown, which would be shown as written, expected HTML.\n  Write `<a href="/docs/guide">Ann</a>`.',
      ),
    ],
    [
      "footer: { copyright: 'By **Ann**' }",
      line(
        13,
        'error: `footer.copyright`: `**Ann**` is Markdown, which would be shown as written, expected HTML.\n  Write `<b>Ann</b>`.',
      ),
    ],
    [
      'footer: { copyright: \'By <b>Ann and <br> <b class=">">Bo</b>\' }',
      line(
        13,
        'error: `footer.copyright`: The HTML does not close `<b>`, so it would continue into the rest of the page.\n  Add `</b>` where it ends.',
      ),
    ],
    [
      "footer: { copyright: '<b>By <i>Ann</b></i>' }",
      line(
        13,
        'error: `footer.copyright`: The HTML closes `<b>` before `<i>`, which starts inside it.\n  Write `</i>` before `</b>`.',
      ),
    ],
    [
      "footer: { copyright: '<a title=\"By>Ann</a>' }",
      line(
        13,
        'error: `footer.copyright`: The HTML has `<a` without its end, so it would continue into the rest of the page.\n  Close its quotes and add `>`, or write `&lt;` for a literal `<`.',
      ),
    ],
    [
      "footer: { copyright: 'By Ann <!-- in 2026' }",
      line(
        13,
        'error: `footer.copyright`: The HTML has `<!--` without its end, so it would continue into the rest of the page.\n  Add `-->` where it ends.',
      ),
    ],
    [
      "search: { synonyms: ['ammo bullets ammo'] }",
      line(24, 'error: `search.synonyms[0]`: The line has the word `ammo` twice.\n  Remove one of the two.'),
    ],
    [
      "footer: { copyright: 'By <i>Ann</i></b>' }",
      line(
        13,
        'error: `footer.copyright`: The HTML closes `<b>` more often than it opens it.\n  Remove `</b>`, or add the start.',
      ),
    ],
    [
      "footer: { links: [{ label: 'A', to: 'https://a.example' }] }",
      line(
        35,
        'error: `footer.links[0].to` is `https://a.example`, expected a path of the site that starts with a single `/`.\n  Write `href` for another site.',
      ),
    ],
    [
      "i18n: { locales: { en: { label: 'E', htmlLang: 'en_GB' } } }",
      line(40, 'error: `i18n.locales.en.htmlLang`: `en_GB` is not a valid language tag.\n  Write `en-GB`.'),
    ],
    [
      "i18n: { defaultLocale: 'de' }",
      line(
        11,
        'error: `i18n.defaultLocale`: `locales` has no entry for the default locale `de`.\n  Add the entry, or name another default.',
      ),
    ],
    [
      "search: { searchPagePath: 'blog' }",
      line(
        13,
        'warning: `search.searchPagePath` is `blog`, where the site has the list of posts, so there is no search page.\n  Choose another path, such as `search`.',
      ),
    ],
    [
      "search: { searchPagePath: 'docs' }",
      line(
        13,
        'warning: `search.searchPagePath` is `docs`, where the site has the list of all docs, which is left out.\n  Choose another path, such as `search`.',
      ),
    ],
  ])('%s', async (fields, problem) => {
    expect(await told(fields)).toEqual([problem]);
  });

  test('docs at the usual path of the search page are told another one', async () => {
    const [problem, ...more] = await told("docs: { instances: { a: { path: 'search' } } }", {
      'instances/a/content/docs/page.md': page('Text.'),
    });
    expect(problem).toContain('`search.searchPagePath` is `search`, where the site has the list of all docs');
    expect(problem).toContain('Choose another path, such as `find`.');
    expect(more).toEqual([]);
  });

  test('an attribute that is wrong does not hide where its item leads', async () => {
    const items = "navbar: { items: [{ label: 'A', to: '/docs/guid', target: 5 }] }";
    expect(await told(items)).toEqual([
      line(
        35,
        'warning: `navbar.items[0].to` is a broken link in the layout of every page: `/docs/guid`.\n  Did you mean `/docs/guide`?',
      ),
      line(53, "error: `navbar.items[0].target` is `5`, expected text.\n  Write it in quotes: `'5'`."),
    ]);
  });

  test('a language that is written from right to left and says so is in order', async () => {
    const arabic = "ar: { label: 'A', htmlLang: 'ar-EG', direction: 'rtl' }";
    const languages = `i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, ${arabic} } }`;
    expect(await told(languages)).toEqual([]);
  });

  test('an item that is wrong does not make its menu empty', async () => {
    const items = "navbar: { items: [{ label: 'A', items: [{ type: 'search' }] }] }";
    expect(await told(items)).toEqual([
      expect.stringMatching(/^\S+ error: `navbar.items\[0\].items\[0\].type` is/),
    ]);
  });

  test('a family without events on a site that has some', async () => {
    const family = (id: string) => `{ id: '${id}', label: 'L', path: '${id}', noun: 'N' }`;
    const families = `docs: { reference: { eventFamilies: [${family('yard')}, ${family('road')}] } }`;
    const yard = '---@meta\n\n---Fires.\n---@class event.yard.lit\n---@field a integer A number.\n';
    expect(await told(families, { 'definitions/events/yard.lua': yard })).toEqual([
      line(
        95,
        'warning: `docs.reference.eventFamilies[1].id` is `road`, a family without events.\n  Define one in `definitions/events/road.lua`, or remove the family.',
      ),
    ]);
    expect(await told(families)).toEqual([]);
    expect(await told(families, { 'definitions/events/road.lua': yard })).toEqual([
      line(
        95,
        'warning: `docs.reference.eventFamilies[1].id` is `road`, a family without events.\n  In `definitions/events/road.lua`, write `event.road.lit` for `event.yard.lit`, or rename the file and remove the family.',
      ),
    ]);
  });

  test('a version whose pages would be among those of another one', async () => {
    const versions = "versions: [{ name: 'current', label: 'A' }, { name: '1.0', label: 'B', path: 'api' }]";
    const old = { 'versions/1.0/content/docs/old.md': page('Text.') };
    expect(await told(`docs: { ${versions} }`, old)).toEqual([
      line(
        82,
        'warning: `docs.versions[1].path` is `api`, but other docs have the page `/docs/api/more` there.\n  Choose a path that no page of other docs starts with.',
      ),
    ]);
    for (const path of ['1', 'ap'])
      expect(await told(`docs: { ${versions.replace("'api'", `'${path}'`)} }`, old)).toEqual([]);
  });
});

test('a link of a translated text lacks the base URL, not its language', async () => {
  const languages = "en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' }";
  const footer = `footer: { copyright: '<a href="/lua/docs/guide">A</a>' }`;
  const more = `baseUrl: '/lua/', ${footer}, i18n: { locales: { ${languages} } }`;
  const files = {
    'site.config.ts': CONFIG.replace('brand', `${more},\n  brand`),
    'content/docs/guide.md': page('Text.'),
    'i18n/fr/texts.json': JSON.stringify({
      '<a href="/lua/docs/guide">A</a>': '<a href="/fr/docs/guide">Un</a>',
    }),
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringContaining('Write `/lua/fr/docs/guide`: this link is used as it is written'),
  ]);
});
