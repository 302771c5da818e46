import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

const TOOL = `---@meta

---Tools.
---@section Run: run
---@section Stop: stop
---@class toollib
tool = {}

---Runs.
---@see event.game.round_start
function tool.run() end

---Stops.
function tool.stop() end
`;
const GAME = `---@meta

---Events of the game.
---@class event.game

---A round starts.
---@class event.game.round_start
---@field number integer Its number.
`;
const GUIDE = `---
title: Guide
task: Run
needs: [tool.run, round_start]
groups: [tool]
events: [round_start]
---

\`tool.run\`, \`round_start.number\`, [events](/docs/events/round_start), [\`/docs/api/tool/run.md\`](/docs/api/tool/run.md)

:::calls
tool.run
round_start(number)
:::

\`\`\`lua
tool.run()
\`\`\`
`;
const FAMILIES = `docs: { reference: { eventFamilies: [
  { id: 'game', label: 'Game', path: '', noun: 'Event', wireTypes: false },
] } },
`;

/** Problems of a site whose texts use all of its reference, and of the files given; null leaves one out. */
function problemsOf(files: Record<string, string | Uint8Array | null>): Promise<string[]> {
  const all = {
    'site.config.ts': CONFIG.replace('brand', `${FAMILIES}brand`),
    'definitions/tool.lua': TOOL,
    'definitions/events/game.lua': GAME,
    'content/docs/guide.md': GUIDE,
    'content/docs/other.md': page('[a](./guide.md) [b](/docs/guide)'),
    ...files,
  };
  return read(
    Object.fromEntries(Object.entries(all).flatMap(([path, text]) => (text === null ? [] : [[path, text]]))),
  );
}

test('the site without a mistake has no problems', async () => {
  expect(await problemsOf({})).toEqual([]);
});

describe('a mistake in the configuration is not reported again where texts name events', () => {
  const right = CONFIG.replace('brand', `${FAMILIES}brand`);

  test.each([
    [
      'a syntax error',
      right.replace("'Test',", "'Test'"),
      'Syntax error: Expected `,` or `}` but found `url`.',
    ],
    ['an error when it runs', `${right}throw new Error('No.');`, 'The file cannot be run: No.'],
    ['no export', right.replace('export default', 'export const site ='), 'The file has no default export.'],
    [
      'a misspelt field',
      right.replace('reference', 'refrence'),
      '`docs.refrence` is not a field of the configuration.',
    ],
    ['one above it', right.replace('docs:', 'dcos:'), '`dcos` is not a field of the configuration.'],
  ])('%s', async (_name, config, message) => {
    expect(await problemsOf({ 'site.config.ts': config })).toEqual([
      expect.stringContaining(`error: ${message}`),
    ]);
  });
});

describe('a mistake in a definition file is not reported again where its names are used', () => {
  test('a statement that does not parse', async () => {
    const lua = TOOL.replace('tool.run()', 'tool.run(');
    expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
      expect.stringMatching(/^definitions\/tool\.lua:11:\d+: error: The file is not valid Lua/),
    ]);
  });

  test('a table that does not parse', async () => {
    const lua = TOOL.replace('tool = {}', 'tool = {');
    expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
      expect.stringMatching(/^definitions\/tool\.lua:7:\d+: error: The file is not valid Lua/),
    ]);
  });

  test('a lost name does not leave its namesake out of a section', async () => {
    const files = {
      'definitions/tool.lua': TOOL.replace('tool.run()', 'tool.run('),
      'definitions/other.lua': TOOL.replaceAll('tool', 'other'),
    };
    expect(await problemsOf(files)).toEqual([expect.stringContaining('The file is not valid Lua')]);
  });

  test('a name that is not that of its table', async () => {
    const files = { 'definitions/tool.lua': null, 'definitions/my tool.lua': TOOL };
    expect(await problemsOf(files)).toEqual([
      'definitions/my tool.lua:7:1: error: `definitions/my tool.lua` defines the table `tool`, expected `my tool`, like the name of the file.\n  Rename the file to `tool.lua`.',
    ]);
  });

  test('a wrong ending, beside which its own mistakes are reported', async () => {
    const lua = TOOL.replace('round_start', 'round_strat');
    const told = (name: string) => [
      `${name}: error: \`${name}\` is not read: definition files end in \`.lua\`.\n  Rename it to \`tool.lua\`.`,
      `${name}:10:9: error: \`@see event.game.round_strat\` does not name anything that is documented.\n  Did you mean \`event.game.round_start\`?`,
    ];
    for (const name of ['definitions/tool.LUA', 'definitions/tool.luau', 'definitions/tool.lua.txt'])
      expect(await problemsOf({ 'definitions/tool.lua': null, [name]: lua })).toEqual(told(name));
  });
});

test('a file that is too large is not reported again where its names are used, and links lead to it', async () => {
  const filler = '-- Filler\n'.repeat(100_000);
  for (const [name, text] of Object.entries({ 'definitions/tool.lua': TOOL, 'content/docs/guide.md': GUIDE }))
    expect(await problemsOf({ [name]: text + filler })).toEqual([
      expect.stringMatching(`^${name}: error: The file has \\d+ bytes, more than 1000000\\.`),
    ]);
});

test.each([
  ['nocheck="by somebody else"', 'no-check="by somebody else"'],
  ['mistkae', 'mistake'],
])('code whose mark for the check has a typo is not checked without it: %s', async (written, meant) => {
  const text = `\`\`\`lua ${written}\nhttp.get()\n\`\`\``;
  expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
    expect.stringMatching(new RegExp(`^\\S+ warning: .* has no effect, .*\\n  Write \`${meant}\`\\.$`)),
  ]);
});

test('a file of events in the wrong folder is reported once', async () => {
  const more = '\n---A round ends.\n---@class event.game.round_end\n';
  const files = {
    'definitions/events/game.lua': null,
    'definitions/game.lua': GAME.replace('.game\n', '.game\n\n') + more,
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^definitions\/game\.lua:4:11: error: `event\.game` is a family of events, but the file is not in/,
    ),
  ]);
});

test('a text with a wrong ending is not reported again where links lead to it', async () => {
  for (const name of ['guide.mdx', 'guide.markdown', 'guide.MD', 'guide.md.txt'])
    expect(await problemsOf({ 'content/docs/guide.md': null, [`content/docs/${name}`]: GUIDE })).toEqual([
      `content/docs/${name}: error: \`${name}\` is not read: Markdown files end in \`.md\`.\n  Rename it to \`guide.md\`.`,
    ]);
});

test('a script that a wrong fence names is not reported as one that no text shows', async () => {
  const files = { 'content/snippets/a.lua': 'tool.run()\n' };
  const told = async (fence: string) =>
    (await problemsOf({ ...files, 'content/snippets/a.md': page(fence) })).map((line) => line.split('\n')[0]);
  expect(await told('```lua file="../a.lua"\n```')).toEqual([
    'content/snippets/a.md:5:8: error: `../a.lua` is outside the folder of the text.',
  ]);
  expect(await told('```lua file=".\\a.lua"\n```')).toEqual([
    'content/snippets/a.md:5:8: error: `.\\a.lua` has backslashes, expected slashes.',
  ]);
  expect(await told('```lua file="a.lua"\ntool.run()\n```')).toEqual([
    'content/snippets/a.md:5:8: error: The block shows the file `a.lua`, and also contains code.',
  ]);
});

test('a post without a day does not leave links to the blog broken', async () => {
  const files = {
    'content/docs/other.md': page('[a](/blog) [b](/blog/archive) [c](/blog/a)'),
    'content/blog/a.md': page('Text.'),
  };
  expect(await problemsOf(files)).toEqual([expect.stringContaining('The post has no date')]);
});

describe('a clash of addresses is reported once, whatever languages there are', () => {
  const french = (config = '') => ({
    'site.config.ts': CONFIG.replace(
      'brand',
      `${FAMILIES}i18n: { locales: { en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, ${config} brand`,
    ),
    'i18n/fr/content/docs/other.md': page('Texte.'),
  });

  test('addresses that differ in letter case, at the one that is written', async () => {
    const files = { ...french(), 'content/docs/a.md': page('Text.', 'slug: /docs/Other\n') };
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(
        /^content\/docs\/a\.md:3:1: warning: The addresses `\/docs\/Other` and `\/docs\/other` \(from `content\/docs\/other\.md`\)/,
      ),
    ]);
  });

  test('files whose names differ in letter case', async () => {
    expect(await problemsOf({ ...french(), 'content/docs/Other.md': page('Text.') })).toEqual([
      expect.stringMatching(/^content\/docs\/other\.md: warning: .* differ only in letter case/),
    ]);
  });

  test('a text at the address of the search page', async () => {
    expect(await problemsOf(french("search: { searchPagePath: 'docs/other' },"))).toEqual([
      expect.stringMatching(/^content\/docs\/other\.md:1:1: warning: The site generates the search page/),
    ]);
  });

  test('a former address that a page has, and two that lead to each other', async () => {
    const redirects =
      "redirects: { '/docs/other': '/docs/guide', '/docs/a': '/docs/b', '/docs/b': '/docs/a' },";
    expect(await problemsOf(french(redirects))).toEqual([
      expect.stringContaining('the site has a page there, made from `content/docs/other.md`'),
      expect.stringContaining(
        '`redirects["/docs/a"]` leads back to itself: `/docs/a` → `/docs/b` → `/docs/a`',
      ),
    ]);
  });
});

test('a byte that is not UTF-8 is not a syntax error as well', async () => {
  const bytes = Buffer.concat([Buffer.from(TOOL), Buffer.from([0xe9, 0x0a])]);
  expect(await problemsOf({ 'definitions/tool.lua': bytes })).toEqual([
    'definitions/tool.lua:15:1: error: The file is not UTF-8 text from here on.\n  Save it as UTF-8 in the editor.',
  ]);
});

const FRENCH = CONFIG.replace(
  'brand',
  "i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }, brand",
);

test('a value that is not text, of a text that the site does not have, is reported once', async () => {
  const files = {
    'site.config.ts': FRENCH,
    'content/docs/start.md': page('Text.'),
    'i18n/fr/texts.json': '{ "drawer": { "back": "Retour" } }',
  };
  expect(await read(files)).toEqual([
    'i18n/fr/texts.json:1:3: error: The value of `drawer` is not text.\n  Write each text with its whole id: `"drawer.back": "..."`.',
  ]);
});

test('the translation of a function whose first tag is wrong is not compared with it', async () => {
  const group = (tag: string) =>
    `---@meta\n\n---A group.\n---@class grouplib\ngroup = {}\n\n---Does it.\n---@param ${tag} X.\nfunction group.run(index) end\n`;
  const files = {
    'site.config.ts': FRENCH,
    'content/docs/start.md': page('Text.'),
    'definitions/group.lua': group('integer index'),
    'i18n/fr/definitions/group.lua': group('index integer'),
  };
  expect(await read(files)).toEqual([expect.stringMatching(/^definitions\/group.lua:8:11: error: /)]);
});

test('a function whose translation does not parse is not said to be missing, too', async () => {
  const group = (params: string) =>
    `---@meta\n\n---A group.\n---@class grouplib\ngroup = {}\n\n---Does it.\n---@param a integer A.\nfunction group.run(${params}) end\n`;
  const files = {
    'site.config.ts': FRENCH,
    'content/docs/start.md': page('Text.'),
    'definitions/group.lua': group('a'),
    'i18n/fr/definitions/group.lua': group('a,,'),
  };
  expect(await read(files)).toEqual([
    expect.stringMatching(/^i18n\/fr\/definitions\/group.lua:9:\d+: error: The file is not valid Lua/),
  ]);
});

test.each([
  [
    'UTF-16 without a mark',
    (text: string) => Buffer.from(text, 'utf16le'),
    'a.md:1:1: error: The file is not UTF-8 text from here on.',
  ],
  [
    'UTF-32',
    (text: string) =>
      Buffer.from(Uint32Array.from(`\ufeff${text}`, (sign) => sign.codePointAt(0) ?? 0).buffer),
    'a.md:1:1: error: The file is not UTF-8 text from here on.',
  ],
  [
    'UTF-16 without a mark, its high bytes first',
    (text: string) => Buffer.from(text, 'utf16le').swap16(),
    'a.md:1:1: error: The file is not UTF-8 text from here on.',
  ],
])('a text or script in %s has one message', async (_name, encode, message) => {
  const b = page('[a](./a.md)\n\n```lua file="c.lua"\n```');
  const files = { 'content/docs/b.md': b, 'content/docs/c.lua': 'print(1)\n' };
  expect(await read({ ...files, 'content/docs/a.md': encode(page('Text.')) })).toEqual([
    expect.stringContaining(message),
  ]);
  const a = page('Text.');
  const script = await read({ ...files, 'content/docs/a.md': a, 'content/docs/c.lua': encode('print(1)\n') });
  expect(script).toEqual([expect.stringContaining(message.replace('a.md', 'c.lua'))]);
});

test('a misspelt `viewBox` is not said to be missing', async () => {
  const picture = '<svg viewbox="0 0 9 9"><rect class="box" x="1" y="1" width="3" height="3"/></svg>';
  const files = {
    'content/docs/a.md': page('![A](./pictures/a.svg)'),
    'content/docs/pictures/a.svg': picture,
  };
  expect(await read(files)).toEqual([expect.stringContaining('has the attribute `viewbox`, expected')]);
});

test('a picture whose size is wrong is not said to be too small', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 344"><text x="132" y="64">a</text></svg>';
  const files = {
    'content/docs/a.md': page('![A](./pictures/a.svg)'),
    'content/docs/pictures/a.svg': picture,
  };
  expect(await read(files)).toEqual([expect.stringContaining('`viewBox="0 0 344"` is not valid.')]);
});

test('a setting that names a function of an empty file is not wrong, too', async () => {
  const settings = "docs: { reference: { examples: { listeners: ['tool.on'] } } }, brand";
  const files = { 'site.config.ts': CONFIG.replace('brand', settings), 'content/docs/a.md': page('Text.') };
  expect(await read({ ...files, 'definitions/tool.lua': '' })).toEqual([
    'definitions/tool.lua:1:1: error: The file describes nothing.\n  Describe what belongs in it, or remove it.',
  ]);
  expect(await read(files)).toEqual([expect.stringContaining('listeners[0]` names the function `tool.on`')]);
});

test('a site without any texts is empty, and its menu is not wrong, too', async () => {
  const navbar =
    "navbar: { items: [{ type: 'docSidebar', sidebarId: 'docsSidebar' }, { to: '/blog', label: 'A' }] }, brand";
  expect(await read({ 'site.config.ts': CONFIG.replace('brand', navbar) })).toEqual([
    expect.stringMatching(/^\.: error: The site is empty/),
  ]);
});

test('a post whose front matter cannot be read does not lack a day as well', async () => {
  const post = '---\ndate: 2026-01-02\nauthors:\n  - name: A\n  title: B\n---\n\nText.\n';
  expect(await problemsOf({ 'content/blog/a.md': post })).toEqual([
    expect.stringContaining('`title` is not indented like the keys above it.'),
  ]);
});

test('a script that is not UTF-8 is not said to be wrong Lua as well', async () => {
  const files = {
    'content/snippets/a.md': page('```lua file="a.lua"\n```'),
    'content/snippets/a.lua': Buffer.from('local caf\xe9 = 1\n', 'latin1'),
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringContaining('content/snippets/a.lua:1:10: error: The file is not UTF-8 text'),
  ]);
});

test('a link to a heading of its own text is right in a draft, too', async () => {
  const own = (more: string) => `---\ntitle: T\n${more}---\n\n[a](#où) [b](#first)\n\n## Où\n\n## First\n`;
  const languages =
    "i18n: { locales: { en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, brand";
  const files = {
    'site.config.ts': CONFIG.replace('brand', `${FAMILIES}${languages}`),
    'content/docs/draft.md': own('draft: true\n'),
    'content/docs/moved.md': own(''),
    'i18n/fr/content/docs/moved.md': own('draft: true\n'),
    'content/docs/renamed.md': own(''),
    'i18n/fr/content/docs/renamed.md': own('slug: /docs/nouveau\n'),
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringContaining('moved.md:3:1: warning: The translation is not published'),
    expect.stringContaining('renamed.md:3:1: warning: The translation is not published'),
  ]);
});
