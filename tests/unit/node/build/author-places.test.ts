import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const LOCALES = `{ en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } }`;

describe('a mistake is reported where it is written, once', () => {
  test('a broken link in the translation of a text of the configuration', async () => {
    const bar = '<a href="/docs/start">Start</a>';
    const files = {
      'site.config.ts': CONFIG.replace(
        'brand',
        `announcementBar: { content: '${bar}' }, i18n: { locales: ${LOCALES} }, brand`,
      ),
      'content/docs/start.md': page('Text.'),
      'i18n/fr/texts.json': JSON.stringify({ [bar]: bar.replace('start', 'strat') }, null, 2),
    };
    expect(await problemsOf(files)).toEqual([
      'i18n/fr/texts.json:2:3: warning: Broken link: `/docs/strat`.\n  Did you mean `/docs/start`?',
    ]);
  });

  test('the address of an author that leads nowhere', async () => {
    const authors = 'authors: [{ name: Ann, url: /docs/strat }]\n';
    const files = {
      'content/docs/start.md': page('Text.'),
      'content/blog/2025-01-02-news.md': page('News.', authors),
    };
    expect(await problemsOf(files)).toEqual([
      'content/blog/2025-01-02-news.md:3:1: warning: Broken link: `/docs/strat`.\n  Did you mean `/docs/start`?',
    ]);
  });

  test('a broken link in the text of a tag', async () => {
    const group = [
      '---@meta',
      '',
      '---A group.',
      '---@class grouplib',
      '---@field size integer Look [here](/docs/strat).',
      '---[And there](/docs/strta).',
      '---@field depth integer',
      'group = {}',
      '',
      '---Does it.',
      '---@param mode mode [1](/docs/1)',
      '---@param name string',
      '---  See [2](/docs/2).',
      '---@return boolean ok # Or [3](/docs/3).',
      '---@unconfirmed Says [4](/docs/4).',
      '---@deprecated Use [5](/docs/5).',
      'function group.run(mode, name) end',
      '',
    ];
    const types = ['---@meta', '', '---A mode.', '---@alias mode', '---| "a" # One, [6](/docs/6).', ''];
    const values = [
      '---Kinds.',
      '---@enum kind',
      'local kinds = {',
      '    -- Not a text.',
      '    ---See [7](/docs/7).',
      '    A = 1,',
      '}',
      '',
    ];
    const files = {
      'content/docs/start.md': page('Text.'),
      'definitions/group.lua': group.join('\n'),
      'definitions/types.lua': [...types, ...values].join('\n'),
    };
    const places = (await problemsOf(files)).map((told) => told.split(': ', 1)[0]);
    expect(places).toEqual([
      'definitions/group.lua:5:29',
      'definitions/group.lua:6:4',
      'definitions/group.lua:11:21',
      'definitions/group.lua:13:10',
      'definitions/group.lua:14:28',
      'definitions/group.lua:15:22',
      'definitions/group.lua:16:20',
      'definitions/types.lua:5:17',
      'definitions/types.lua:11:12',
    ]);
  });

  test('a file in the place of the folder of a version', async () => {
    const versions = "versions: [{ name: 'current', label: 'Next' }, { name: '1.0', label: '1', path: '1' }]";
    const files = {
      'site.config.ts': CONFIG.replace('brand', `docs: { ${versions} }, brand`),
      'content/docs/start.md': page('[x](/docs/1/start)'),
      'versions/1.0': 'text',
    };
    expect(await problemsOf(files)).toEqual([
      'versions/1.0: error: `versions/1.0` is a file, expected a folder.\n  Remove or rename it.',
    ]);
  });
});

test('what a text of two languages has wrong is reported as in one', async () => {
  const files = {
    'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${LOCALES} }, brand`),
    'content/docs/a.md': page('::::note\nText.\n:::'),
  };
  expect(await problemsOf(files)).toEqual([
    'content/docs/a.md:7:1: error: `:::` does not end `::::note`, and would be shown as written.\n  Write `::::`: a block ends with as many colons as it begins with.',
  ]);
});

test('the anchor of a parameter without the word before its name', async () => {
  const lua =
    '---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n---Runs.\n---@param speed integer How fast.\nfunction tool.run(speed) end\n';
  const files = { 'definitions/tool.lua': lua, 'content/docs/a.md': page('[x](/docs/api/tool/run#speed)') };
  expect(await problemsOf(files)).toEqual([
    'content/docs/a.md:5:1: warning: Broken anchor: `/docs/api/tool/run#speed`.\n  Did you mean `#param-speed`?',
  ]);
});

/** Problems of a text, without the path of its file. */
const ofText = async (text: string) =>
  (await problemsOf({ 'content/docs/a.md': page(text) })).map((told) =>
    told.replace('content/docs/a.md:', ''),
  );

test.each([
  ['::::note\n:::note Text. :::\n::::', 'Write `:::note`, the text and `:::` on three lines.'],
  ['a<sub>b<sup>c</sub>d</sup>', '5:14: error: `</sub>` is inside `<sup>`, which is still open.'],
  [':::calls\nround(a\n:::', '`round` is not a function or event of the reference.'],
  ['Text.\n##Part', '6:1: error: `##Part` is not a heading, and would be shown as written.'],
  ['Text.\n-One\n-Two', '6:1: error: `-One` is not an item of a list, and would be shown as written.'],
  ['## {#third} Third', '5:1: error: `{#third}` before the words of the heading would be shown as written.'],
  [':::values\n- a\n- b\n:::', '6:1: error: `- a` in `:::values` is not a table.'],
])('%j has one message', async (text, message) => {
  expect(await ofText(text)).toEqual([expect.stringContaining(message)]);
});

test('lines of a paragraph that only look like the start of a block have none', async () => {
  expect(await ofText('Text\n\\##Part, or\n-5, or\n#1, or\n-a flag.')).toEqual([]);
});

test('a size that an image has twice, and a parenthesis without an end', async () => {
  const files = {
    'site.config.ts': CONFIG.replace(
      'brand',
      "docs: { reference: { eventFamilies: [{ id: 'game', label: 'G', path: '', noun: 'E' }] } }, brand",
    ),
    'definitions/events/game.lua':
      '---@meta\n\n---It starts.\n---@class event.game.round\n---@field a integer A number.\n',
    'static/a.bmp': 'BM',
    'content/docs/a.md': page('![x](/a.bmp){width=1 width=2 height=3}\n\n:::calls\nround(a\n:::'),
  };
  expect((await problemsOf(files)).filter((told) => !told.startsWith('static/'))).toEqual([
    'content/docs/a.md:5:1: error: `{width=1 width=2 height=3}` after the image `/a.bmp` sets the width twice.\n  Remove one of the two.',
    'content/docs/a.md:8:1: error: The parenthesis of `round(a` is not closed.\n  Write `round(a)`.',
  ]);
});

describe('SVG that is not XML', () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${inner}</svg>`;
  const LINE = '<path class="line" d="M0 0h9"/>';

  test.each([
    ['an entity of HTML', svg('<text x="1" y="9">&nbsp;</text>'), 'invalid character entity.'],
    [
      'an attribute twice',
      svg(LINE.replace('class', 'class="line" class')),
      'the attribute `class` is written twice.',
    ],
    ['two outermost elements', svg(LINE) + svg(LINE), 'contains `<svg>` next to the outermost element.'],
  ])('a picture with %s', async (_title, text, message) => {
    const files = {
      'content/docs/a.md': page('![A](./pictures/a.svg)'),
      'content/docs/pictures/a.svg': text,
    };
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(/^content\/docs\/pictures\/a\.svg:1:\d+: error: /),
    ]);
    expect((await problemsOf(files))[0]).toContain(message);
  });

  test.each(['content/docs/pictures/a.SVG', 'content/docs/Pictures/a.svg'])(
    'a picture with a wrong path is not missing as well: %s',
    async (path) => {
      const files = { 'content/docs/a.md': page('![A](./pictures/a.svg)'), [path]: svg(LINE) };
      expect(await problemsOf(files)).toEqual([
        expect.stringContaining(`${path}: error: \`${path.split('/').at(-1)}\` is not read: pictures are in`),
      ]);
    },
  );

  test('a file of `static/`, unless it declares entities', async () => {
    const text = page('Text.');
    const files = (content: string) => problemsOf({ 'content/docs/a.md': text, 'static/a.svg': content });
    expect(await files(svg('<path d="M0 0h9"></g>'))).toEqual([
      expect.stringMatching(
        /^static\/a\.svg:1:\d+: warning: .* unexpected close tag\.\n {2}Close each element/,
      ),
    ]);
    expect(await files(svg('<text>a & b</text>'))).toEqual([
      expect.stringContaining('Write `&amp;` for `&`'),
    ]);
    expect(await files(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`)).toEqual([]);
    expect(
      await files(`<?xml version="1.0"?>\n<!-- a -->\n${svg('<style>a > b { color: red }</style>')}`),
    ).toEqual([]);
  });
});

test('comments and emptiness of a file of texts', async () => {
  const config = CONFIG.replace('brand', `i18n: { locales: ${LOCALES} }, brand`);
  const fix = async (json: string) => {
    const files = {
      'site.config.ts': config,
      'content/docs/a.md': page('Text.'),
      'i18n/fr/texts.json': json,
    };
    return (await problemsOf(files)).map((told) => told.split('\n  ')[1]);
  };
  expect(await fix('{\n  // menu\n}')).toEqual(['Remove the comment: JSON has none.']);
  expect(await fix('')).toEqual([expect.stringMatching(/^Write `\{\}` for a file without texts/)]);
});

test('a value of an alias that cannot be read, and not code that uses the value', async () => {
  const files = {
    'definitions/menu.lua': `---@meta

---The menu.
---@class menulib
menu = {}

---Part of the menu.
---@alias part
---| "A # First
---| "B" # Second

---Adds a label.
---@param where part Part.
function menu.add(where) end
`,
    'content/docs/a.md': page('```lua\nmenu.add("A")\n```'),
  };
  expect(await problemsOf(files)).toEqual([
    'definitions/menu.lua:9:6: error: The type of the alias member is not valid: expected a type, found `"`.\n  Close the quotes.',
  ]);
});

test('a link that names a file as other tools do is told its address', async () => {
  const files = {
    'content/blog/2026-01-02-news.md': page('News.'),
    'content/docs/b/c.md': page('Text.'),
    'content/snippets/x/run.md': page('```lua file="run.lua"\n```', 'description: Runs.\n'),
    'content/snippets/x/run.lua': 'print(1)\n',
    'content/docs/a.md': page('[a](/blog/2026/01/02/news) [b](b\\c.md) [c](../snippets/x/run.lua)'),
  };
  const fixes = (await problemsOf(files)).map((told) => told.split('\n  ')[1]);
  expect(fixes).toEqual([
    'Write `/blog/news`, the address of `content/blog/2026-01-02-news.md`.',
    'Did you mean `./b/c.md`?',
    'Write `/docs/snippets/x/run.lua`, where the script is published.',
  ]);
});

test.each([
  ['[a](/api.jsn)', 'Broken link: `/api.jsn`.\n  Did you mean `/api.json`?'],
  [
    '[a](docs/a)',
    'Broken link: `docs/a` (resolved: `/docs/docs/a`).\n  Write `/docs/a`: an address of the site starts with `/`.',
  ],
  ['[a](/blog/news.mdx)', 'Broken link: `/blog/news.mdx`.\n  Correct the link, or add what it points to.'],
])('a link to a file that no build writes is reported in its line: %j', async (text, message) => {
  expect(await ofText(`Text.\n${text}`)).toEqual([`6:1: warning: ${message}`]);
});

test('links to files that a build writes lead somewhere', async () => {
  const files = ['/sitemap.xml', '/llms.txt', '/blog/atom.xml', '/index.html', '/social.png', '/search.json'];
  expect(await ofText(files.map((file) => `[a](${file})`).join(' '))).toEqual([]);
});

test.each([
  ['A **lamp', '2:10'],
  ['"A **lamp: light"', '2:11'],
  ["'A **lamp'", '2:11'],
])('Markdown in the title of the home page is reported at its place: %s', async (title, place) => {
  expect(await problemsOf({ 'content/home.md': `---\ntitle: ${title}\n---\n\nText.\n` })).toEqual([
    `content/home.md:${place}: error: \`**\` starts bold text that does not end, and would be shown as written.\n` +
      '  Add `**` right after the last word, or put code into backticks.',
  ]);
});
