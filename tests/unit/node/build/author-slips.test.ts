import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

/** Problems of a site with a guide, small pictures and the files given. */
const problemsOf = (files: Record<string, string>) =>
  read({
    'content/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n',
    'static/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    'static/img/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    ...files,
  });

describe('letter case of links', () => {
  test('a link to a file or page in another case is reported with the right one', async () => {
    const text = '[a](/Leaf.svg) [b](/leaf.svg) [c](/img/Map.svg?v=1) [d](/docs/Guide) [e](/llms.txt)';
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      'content/docs/a.md:5:1: warning: Broken link: `/Leaf.svg`.\n  Write `/leaf.svg`, as the file in `static/` is named: letter case counts.',
      'content/docs/a.md:5:31: warning: Broken link: `/img/Map.svg?v=1`.\n  Write `/img/map.svg`, as the file in `static/` is named: letter case counts.',
      'content/docs/a.md:5:53: warning: Broken link: `/docs/Guide`.\n  Did you mean `/docs/guide`?',
    ]);
  });

  test('a path of the project is reported with the matching address', async () => {
    const text =
      '[a](/static/leaf.svg) [b](/content/docs/guide.md#x) [c](../../static/img/map.svg) [d](/static/nope.svg)';
    const told = (column: number, link: string, address: string) =>
      `content/docs/a.md:5:${column}: warning: Broken link: ${link}.\n  Write \`${address}\`: links name the address, not the path in the project.`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told(1, '`/static/leaf.svg`', '/leaf.svg'),
      told(23, '`/content/docs/guide.md#x`', '/docs/guide#x'),
      told(53, '`../../static/img/map.svg` (resolved: `/static/img/map.svg`)', '/img/map.svg'),
      'content/docs/a.md:5:83: warning: Broken link: `/static/nope.svg`.\n  Correct the link, or add what it points to.',
    ]);
  });

  test('a link to the file of a page is reported with the address of the page', async () => {
    const text =
      '[a](/docs/guide/index.html#x) [b](/docs/guide.html) [c](./guide.mdx) [d](/docs/guide/index) [e](/index.html) [f](/docs/giude.html)';
    const told = (column: number, link: string, address: string) =>
      `content/docs/a.md:5:${column}: warning: Broken link: ${link}.\n  Write \`${address}\`: addresses of pages contain neither a file name nor its extension.`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told(1, '`/docs/guide/index.html#x`', '/docs/guide#x'),
      told(31, '`/docs/guide.html`', '/docs/guide'),
      told(53, '`./guide.mdx` (resolved: `/docs/guide.mdx`)', '/docs/guide'),
      told(70, '`/docs/guide/index`', '/docs/guide'),
      'content/docs/a.md:5:110: warning: Broken link: `/docs/giude.html`.\n  Did you mean `/docs/guide`?',
    ]);
  });

  test('a link to the Markdown of a page is reported with the address of the page, unless readers see that it leads there', async () => {
    const text =
      '[a](/docs/guide.md#x) [`/docs/guide.md`](/docs/guide.md) [b](./guide.md) [c](/docs/nope.md)';
    const footer = "footer: { links: [{ label: 'A', to: '/docs/guide.md' }] }, brand";
    const files = {
      'site.config.ts': CONFIG.replace('brand', footer),
      'content/docs/a.md': page(text),
    };
    expect(await problemsOf(files)).toEqual([
      'content/docs/a.md:5:1: warning: `/docs/guide.md#x` leads to the Markdown of the page, not to the page.\n  Write `/docs/guide#x`.',
      'content/docs/a.md:5:74: warning: Broken link: `/docs/nope.md`.\n  Correct the link, or add what it points to.',
      'site.config.ts:2:83: warning: `footer.links[0].to`: `/docs/guide.md` leads to the Markdown of the page, not to the page.\n  Write `/docs/guide`.',
    ]);
  });

  test('a link with the segment of a language is reported where it is written, with the address without it', async () => {
    const locales = "{ en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } }";
    const files = {
      'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${locales} }, brand`),
      'content/docs/a.md': page('[a](/fr/docs/guide)'),
    };
    expect(await problemsOf(files)).toEqual([
      'content/docs/a.md:5:1: warning: Broken link: `/fr/docs/guide`.\n  Write `/docs/guide`: each language adds its own segment.',
    ]);
  });

  test('a link of the configuration is reported once, whatever pages the languages have', async () => {
    const locales = "{ en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } }";
    const footer =
      "footer: { links: [{ label: 'A', to: '/docs/giude' }, { label: 'B', to: '/docs/guide.md' }] }";
    const files = {
      'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${locales} }, ${footer}, brand`),
      'i18n/fr/content/docs/guide.md': page('Texte.', 'slug: /docs/le-guide\n'),
    };
    const [moved, ...told] = await problemsOf(files);
    expect(moved).toContain('The translation is not published at `/docs/guide`');
    expect(told.map((line) => line.replace(/^.*?: /, ''))).toEqual([
      'warning: `footer.links[0].to` is a broken link in the layout of every page: `/docs/giude`.\n  Did you mean `/docs/guide`?',
      'warning: `footer.links[1].to`: `/docs/guide.md` leads to the Markdown of the page, not to the page.\n  Write `/docs/guide`.',
    ]);
  });

  test('a link that is not a path is reported with what to write', async () => {
    const text = '[a](\\docs\\guide) [b](me@example.com) [c](http//example.com/x) [d](www.example.com)';
    const told = (column: number, link: string, resolved: string, fix: string) =>
      `content/docs/a.md:5:${column}: warning: Broken link: \`${link}\` (resolved: \`/docs/${resolved}\`).\n  ${fix}`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told(1, '\\docs\\guide', '\\docs\\guide', 'Write `/` for `\\`: `/docs/guide`.'),
      told(18, 'me@example.com', 'me@example.com', 'Write `mailto:me@example.com`.'),
      told(38, 'http//example.com/x', 'http/example.com/x', 'Write `http://example.com/x`.'),
      told(
        63,
        'www.example.com',
        'www.example.com',
        'Write `https://www.example.com` if it is another site, or correct the link.',
      ),
    ]);
  });

  test('one of the layout is reported at its field', async () => {
    const footer = "footer: { links: [{ label: 'A', to: '/Leaf.svg' }] }, brand";
    expect(await problemsOf({ 'site.config.ts': CONFIG.replace('brand', footer) })).toEqual([
      'site.config.ts:2:83: warning: `footer.links[0].to` is a broken link in the layout of every page: `/Leaf.svg`.\n  Write `/leaf.svg`, as the file in `static/` is named: letter case counts.',
    ]);
  });
});

describe('keys of front matter that other kinds of pages have', () => {
  const SNIPPETS = 'posts in `content/blog/` and snippets in `content/snippets/`';
  const warning = (place: string, key: string, where: string) =>
    `${place}: warning: \`${key}\` has no effect here: only ${where} have it.\n  Remove the line, or move the file.`;

  test('are reported in guides, snippets and posts', async () => {
    const more = 'tags: [x]\ndate: 2024-02-29\nauthors: [{ name: A }]\nsidebar_position: 1\n';
    expect(
      await problemsOf({
        'content/docs/a.md': page('Text.', more),
        'content/snippets/b.md': page('Text.', more),
        'content/blog/c.md': page('Text.', more),
      }),
    ).toEqual([
      warning('content/blog/c.md:6:1', 'sidebar_position', 'pages of the docs'),
      warning('content/docs/a.md:3:1', 'tags', SNIPPETS),
      warning('content/docs/a.md:4:1', 'date', 'posts in `content/blog/`'),
      warning('content/docs/a.md:5:1', 'authors', 'posts in `content/blog/`'),
      warning('content/snippets/b.md:4:1', 'date', 'posts in `content/blog/`'),
      warning('content/snippets/b.md:5:1', 'authors', 'posts in `content/blog/`'),
    ]);
  });

  test('the place of the home page is reported', async () => {
    const more = 'slug: /start\nid: start\nsidebar_label: S\nsidebar_position: 1\n';
    expect(await problemsOf({ 'content/home.md': page('Text.', more) })).toEqual([
      warning('content/home.md:3:1', 'slug', 'pages other than the home page'),
      warning('content/home.md:4:1', 'id', 'pages of the docs'),
      warning('content/home.md:5:1', 'sidebar_label', 'pages of the docs'),
      warning('content/home.md:6:1', 'sidebar_position', 'pages of the docs'),
    ]);
  });

  test('the label and the id of a post, and a drawing outside snippets, are reported', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="line" d="M1 1h7"/></svg>';
    const picture = page('Text.', 'picture: ./pictures/a.svg\n');
    expect(
      await problemsOf({
        'content/blog/c.md': page('Text.', 'date: 2024-02-29\nsidebar_label: C\nid: c\n'),
        'content/docs/b.md': page('Text.', 'sidebar_label: B\nid: other\n'),
        'content/docs/a.md': picture,
        'content/docs/pictures/a.svg': drawing,
        'content/snippets/a.md': picture,
        'content/snippets/pictures/a.svg': drawing,
      }),
    ).toEqual([
      warning('content/blog/c.md:4:1', 'sidebar_label', 'pages of the docs'),
      warning('content/blog/c.md:5:1', 'id', 'pages of the docs'),
      warning('content/docs/a.md:3:1', 'picture', 'snippets in `content/snippets/`'),
    ]);
  });

  test('have no other message: what they name need not be right', async () => {
    const picture = page('Text.', 'picture: ./pictures/none.svg\n');
    expect(await problemsOf({ 'content/docs/a.md': picture })).toEqual([
      warning('content/docs/a.md:3:1', 'picture', 'snippets in `content/snippets/`'),
    ]);
  });

  test('count in a post that pages of the reference list', async () => {
    const post = page('Text.', 'date: 2024-02-29\ntask: Draw\nsidebar_position: 1\n');
    expect(await problemsOf({ 'content/blog/c.md': post })).toEqual([]);
  });
});

test('a summary of more characters than a paragraph may have is reported once', async () => {
  const lua = `---@meta\n\n---Does things.\n---@class toollib\ntool = {}\n\n---${'word '.repeat(4_000)}end.\nfunction tool.run() end\n`;
  expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
    'definitions/tool.lua:7:4: error: The paragraph has more than 20000 characters.\n  Split it with empty lines, or put data into a code block.',
  ]);
});

describe("the site's own full URL", () => {
  test('is checked like a path', async () => {
    const text =
      '[a](https://docs.example.com/docs/guid) [b](http://docs.example.com/docs/guide#x) <https://docs.example.com/docs/guide>\n\n' +
      '[c](https://docs.example.com) [d](https://docs.example.com/leaf.svg) [e](https://example.com/docs/guid)';
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      'content/docs/a.md:5:1: warning: Broken link: `https://docs.example.com/docs/guid` (resolved: `/docs/guid`).\n  Did you mean `/docs/guide`?',
      'content/docs/a.md:5:41: warning: Broken anchor: `http://docs.example.com/docs/guide#x` (resolved: `/docs/guide#x`).\n  Remove `#x`: the page has no headings.',
    ]);
  });

  test('is checked in the layout too', async () => {
    const footer = "footer: { links: [{ label: 'A', href: 'https://docs.example.com/docs/guid' }] }, brand";
    expect(await problemsOf({ 'site.config.ts': CONFIG.replace('brand', footer) })).toEqual([
      'site.config.ts:2:83: warning: `footer.links[0].href` is a broken link in the layout of every page: `https://docs.example.com/docs/guid`.\n  Did you mean `/docs/guide`?',
    ]);
  });

  test('leads elsewhere beside a site that is below a path', async () => {
    const text = '[a](https://docs.example.com/shop) [b](https://docs.example.com/x/docs/guid)';
    const config = CONFIG.replace('brand', "baseUrl: '/x/', brand");
    expect(await problemsOf({ 'site.config.ts': config, 'content/docs/a.md': page(text) })).toEqual([
      'content/docs/a.md:5:36: warning: Broken link: `https://docs.example.com/x/docs/guid` (resolved: `/docs/guid`).\n  Did you mean `/docs/guide`?',
    ]);
  });

  test('of an image is reported with its path', async () => {
    const text = '![Leaf](https://docs.example.com/leaf.svg)';
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      'content/docs/a.md:5:1: error: The image `https://docs.example.com/leaf.svg` does not start with `/`, which stands for the folder `static/`.\n  Did you mean `/leaf.svg`?',
    ]);
  });
});

test('a link to a path of a Windows disk is reported', async () => {
  expect(await problemsOf({ 'content/docs/a.md': page('[a](C:\\site\\x.md) [b](c:/x.md)') })).toEqual([
    "content/docs/a.md:5:1: error: The URL `C:\\site\\x.md` leads to a file on the reader's computer, which no page may open.\n  Write the address of a page, or put the file into `static/`.",
    "content/docs/a.md:5:19: error: The URL `c:/x.md` leads to a file on the reader's computer, which no page may open.\n  Write the address of a page, or put the file into `static/`.",
  ]);
});

describe('a mistake is reported once', () => {
  test('a file beside a folder of its name that has an index', async () => {
    const files = { 'content/docs/a.md': page('Text.'), 'content/docs/a/index.md': page('Text.') };
    expect(await problemsOf(files)).toEqual([
      'content/docs/a/index.md:1:1: error: The address `/docs/a` is also the address of `content/docs/a.md:1:1`.\n  Give one of the two another `slug` or name.',
    ]);
  });

  test('tags that differ in letter case', async () => {
    const post = page('Text.', 'date: 2024-02-29\ntags: [a, A]\n');
    expect(await problemsOf({ 'content/blog/c.md': post })).toEqual([
      'content/blog/c.md:4:1: error: The tags `A` and `a` (in `content/blog/c.md`) have the same URL, `/blog/tags/a`.\n  Write `a`, or another tag.',
    ]);
  });

  test('files that differ in letter case', async () => {
    const files = { 'content/docs/a.md': page('Text.'), 'content/docs/A.md': page('Text.') };
    const told = await problemsOf(files);
    expect(told).toEqual([expect.stringContaining('differ only in letter case')]);
  });
});

test('a word that is twice after a fence is reported as that', async () => {
  const text = '```text title="a" title="b"\nx\n```';
  expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
    'content/docs/a.md:5:19: warning: `title` is written twice after the fence; the first one counts.\n  Remove one of the two.',
  ]);
});

describe('definitions', () => {
  const group = (text: string) =>
    `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n---Runs.\n${text}function tool.run() end\n`;

  test('the first event of each family in the file of a group is reported', async () => {
    const event =
      '\n---Ran.\n---@class event.game.ran\n\n---Games.\n---@class event.game\nlocal game = {}\n\n---Net.\n---@class event.net.ran\n';
    expect(await problemsOf({ 'definitions/tool.lua': group('') + event })).toEqual([
      'definitions/tool.lua:11:11: error: `event.game.ran` is an event, but the file is not in `definitions/events/`.\n  Move it to `definitions/events/game.lua`.',
      'definitions/tool.lua:18:11: error: `event.net.ran` is an event, but the file is not in `definitions/events/`.\n  Move it to `definitions/events/net.lua`.',
    ]);
  });

  test('a heading that is nearly one of those that end a page is reported', async () => {
    const headings = ['Note', 'Exampel', 'where to call', 'Modes', 'Examples', 'Notes'];
    const body = (heading: string) =>
      heading === 'Examples' ? '---```lua\n---tool.run()\n---```' : '---Text.';
    const text = headings.map((heading) => `---\n---## ${heading}\n${body(heading)}\n`).join('');
    const told = (place: string, found: string, meant: string) =>
      `definitions/tool.lua:${place}: warning: The section \`${found}\` is not shown at the end of the page, because its heading is not \`${meant}\`.\n  Write \`## ${meant}\`.`;
    expect(await problemsOf({ 'definitions/tool.lua': group(text) })).toEqual([
      told('9:4', 'Note', 'Notes'),
      told('12:4', 'Exampel', 'Example'),
      told('15:4', 'where to call', 'Where to call'),
    ]);
  });
});

describe('translations', () => {
  const LOCALES =
    "i18n: { locales: { en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, brand";
  const inFrench = (files: Record<string, string>) =>
    problemsOf({ 'site.config.ts': CONFIG.replace('brand', LOCALES), ...files });

  test('files that are not read are reported', async () => {
    const files = ['i18n/texts.json', 'i18n/fr/text.json', 'i18n/fr/static/a.png', 'i18n/fr/README.md'];
    const named =
      'the folder of a language may contain `texts.json`, `content`, `definitions`, `versions`, `instances`.';
    const told = (file: string, fix: string) =>
      `${file}: warning: \`${file}\` is not read: ${named}\n  ${fix}`;
    expect(await inFrench(Object.fromEntries(files.map((file) => [file, '{}'])))).toEqual([
      told('i18n/fr/static', 'Remove it, or move it to one of these folders.'),
      told('i18n/fr/text.json', 'Rename it to `texts.json`.'),
      'i18n/texts.json: warning: `i18n/texts.json` is not read: `i18n/` may contain only folders that `site.config.ts` names.\n  Move it into one of these folders.',
    ]);
  });

  test('placeholders that are lost in every plural form, and empty texts, are reported', async () => {
    const json =
      '{\n"blog.minutes": "court|long",\n"blog.tagged": "Un article sur {tag}|{count} articles sur {tag}",\n"a": " "\n}';
    expect(await inFrench({ 'i18n/fr/texts.json': json })).toEqual([
      'i18n/fr/texts.json:2:1: warning: The translation of `blog.minutes` lacks `{count}`, which the original has.\n  Write `{count}` where its value belongs.',
      'i18n/fr/texts.json:4:1: error: The value of `a` is empty.\n  Write the translation as text, or remove the line.',
    ]);
  });

  test('a placeholder that one plural form lacks, forms of a text without any, and HTML without its end, are reported', async () => {
    const json =
      '{\n"blog.tagged": "Un article|{count} articles sur {tag}",\n"pagination.next": "Suivant|Suivants",\n"<b>A</b>": "<b>B"\n}';
    const config = CONFIG.replace('brand', `announcementBar: { content: '<b>A</b>' }, ${LOCALES}`);
    expect(await problemsOf({ 'site.config.ts': config, 'i18n/fr/texts.json': json })).toEqual([
      'i18n/fr/texts.json:2:1: warning: The translation of `blog.tagged` lacks `{tag}`, which the original has.\n  Write `{tag}` where its value belongs.',
      'i18n/fr/texts.json:3:1: warning: The text `pagination.next` has no plural forms, so readers would see the `|` of its translation.\n  Write one form.',
      'i18n/fr/texts.json:4:1: error: The HTML does not close `<b>`, so it would continue into the rest of the page.\n  Add `</b>` where it ends.',
    ]);
  });
});

describe('a picture that no text shows', () => {
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 344 120"><path class="line" d="M1 1h9"/></svg>';
  const pictures = { 'content/docs/pictures/a.svg': SVG, 'content/docs/pictures/b.svg': SVG };
  const told =
    'content/docs/pictures/b.svg: warning: No text shows the picture `b.svg`.\n  Show it in the text with `![What it shows](./pictures/b.svg)`, or remove it.';

  test('is reported, and one that a text or a card shows is not', async () => {
    const shown = page('![A line](./pictures/a.svg)');
    expect(await problemsOf({ ...pictures, 'content/docs/a.md': shown })).toEqual([told]);
    const both = page('![A line](./pictures/a.svg)', 'picture: ./pictures/b.svg\n');
    const beside = { 'content/snippets/pictures/a.svg': SVG, 'content/snippets/pictures/b.svg': SVG };
    expect(await problemsOf({ ...beside, 'content/snippets/b.md': both })).toEqual([]);
  });

  test('is not reported while a mistake may be the reason', async () => {
    const wrong = page('![A line](./pictures/a.svg)\n\n![B](./pictures/bb.svg)');
    expect(await problemsOf({ ...pictures, 'content/docs/a.md': wrong })).toEqual([
      expect.stringContaining('The picture `./pictures/bb.svg` does not exist.'),
    ]);
  });
});
