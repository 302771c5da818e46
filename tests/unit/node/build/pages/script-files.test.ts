import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../../src/node/source/index.ts';
import { putFile } from '../../../../support/put-file.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
};
`;
const IN_TWO_LANGUAGES = CONFIG.replace(
  "title: 'Test',",
  "title: 'Test', i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } },",
);
const TOOL = `---@meta

---Does things.
---@class toollib
tool = {}

---Counts.
---@param number number Number.
function tool.count(number) end
`;
const LAMP = `-- Lights it.
local function light()
    tool.count(1)
end

local lamp = {}

function lamp.new()
    light()
end
`;
const shown = (meta: string, code = '') => `---\ntitle: Page\n---\n\n\`\`\`lua ${meta}\n${code}\`\`\`\n`;
const WHOLE = shown('file="lamp.lua"');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'scripts-'));
  await put('site.config.ts', CONFIG);
  await put('definitions/tool.lua', TOOL);
  await put('content/snippets/light/lamp.lua', LAMP);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

async function read() {
  const { sources, problems } = await readSources(dir);
  const { pages = [], scripts = [] } = sources[0]?.catalogue ?? {};
  const article = pages.find(({ kind }) => kind === 'Article');
  const blocks = article && 'blocks' in article.data ? article.data.blocks : [];
  const text = (html: string) => html.replace(/<[^>]*>/g, '');
  return {
    problems: problems.map((problem) => formatProblem(problem).replace('\n  ', ' / ')),
    scripts,
    code: blocks.flatMap((block) => (block.type === 'code' ? { ...block, html: text(block.html) } : [])),
  };
}

describe('a file that a page shows', () => {
  test('is a block of code with its name, and is published beside the page', async () => {
    await put('content/snippets/light/lamp.md', WHOLE);
    expect(await read()).toEqual({
      problems: [],
      scripts: [{ route: '/docs/snippets/light/lamp.lua', text: LAMP }],
      code: [
        {
          type: 'code',
          lang: 'lua',
          title: 'lamp.lua',
          download: { href: '/docs/snippets/light/lamp.lua', name: 'lamp.lua' },
          html: LAMP.trimEnd(),
        },
      ],
    });
  });

  test.each([
    ['docs', 'guides/lamp', '/docs/guides/lamp.lua'],
    ['blog', '2026-01-02-lamp', '/blog/lamp.lua'],
  ])('may be in `%s` as well', async (section, name, route) => {
    await rm(join(dir, 'content'), { recursive: true });
    const path = `content/${section}/${name}`;
    await put(`${dirname(path)}/lamp.lua`, LAMP);
    await put(`${path}.md`, WHOLE);
    const { problems, scripts } = await read();
    expect(problems).toEqual([]);
    expect(scripts.map((it) => it.route)).toEqual([route]);
  });

  test('keeps lines that mark others in texts: readers copy the file as it is', async () => {
    const code = 'local a = 1\n-- highlight-next-line\nlocal b = a\n';
    await put('content/snippets/light/lamp.lua', code);
    await put('content/snippets/light/lamp.md', WHOLE);
    expect((await read()).code.map(({ html }) => html)).toEqual([code.trimEnd()]);
  });

  test('is checked at its own lines, without what the text says before it', async () => {
    await put('content/snippets/light/lamp.lua', 'local a = before\ntool.cuont(a)\n');
    await put(
      'content/snippets/light/lamp.md',
      WHOLE.replace('```lua', '```lua\nlocal before = 1\n```\n\n```lua'),
    );
    expect((await read()).problems).toEqual([
      'content/snippets/light/lamp.lua:1:11: error: `before` is not defined. / Declare it with `local`, or add it to `docs.reference.examples.globals` in the configuration.',
      'content/snippets/light/lamp.lua:2:1: error: `tool.cuont` does not exist. / Did you mean `tool.count`?',
    ]);
  });

  test('is known to the code after it, whether it is shown whole or in part', async () => {
    const use = '\n```lua\nlamp.new()\n```\n';
    await put('content/snippets/light/lamp.md', WHOLE + use);
    await put('content/snippets/light/parts.md', shown('file="lamp.lua" of="light"') + use);
    expect((await read()).problems).toEqual([]);
  });

  test('reports syntax errors where they are, and marks at the fence', async () => {
    await put('content/snippets/light/lamp.lua', 'local a = 1\nlocal 5\n');
    await put('content/snippets/light/lamp.md', shown('file="lamp.lua" of="a"'));
    await put('content/snippets/light/b.lua', 'local a = 1\n');
    await put('content/snippets/light/b.md', shown('file="b.lua" mistake'));
    expect((await read()).problems).toEqual([
      'content/snippets/light/b.md:5:1: error: The code is marked `mistake`, but nothing is wrong with it. / Remove the mark.',
      "content/snippets/light/lamp.lua:2:7: error: The code is not valid Lua: <name> expected near '5'. / Correct the code.",
    ]);
  });

  test('is told when it is empty', async () => {
    await put('content/snippets/light/lamp.lua', '\n');
    await put('content/snippets/light/lamp.md', WHOLE);
    expect((await read()).problems).toEqual([
      'content/snippets/light/lamp.lua: warning: The script is empty, so its text shows a block without code. / Write the code, or remove the file and its fence.',
    ]);
  });

  test('that only a translation leaves out is told with its language', async () => {
    await put('site.config.ts', IN_TWO_LANGUAGES);
    await put('content/snippets/light/lamp.md', WHOLE);
    await put('content/docs/other.lua', LAMP);
    await put('i18n/fr/content/snippets/light/lamp.md', '# Lampe\n\nTexte.\n');
    expect((await read()).problems).toEqual([
      expect.stringMatching(/^content\/docs\/other\.lua: .* \/ Show it/),
      expect.stringContaining(
        'lamp.lua: warning: No text shows the file `lamp.lua`, so readers do not get it. / Only the language `fr` has this problem: its cause is in `i18n/fr/`.',
      ),
    ]);
  });

  test('may be in another language, in the folder of its translations', async () => {
    await put('site.config.ts', IN_TWO_LANGUAGES);
    await put('content/snippets/light/lamp.md', WHOLE);
    await put('i18n/fr/content/snippets/light/lamp.lua', LAMP.replace('Lights it.', 'Allume.'));
    const { sources, problems } = await readSources(dir);
    expect(problems).toEqual([]);
    expect(sources.map(({ catalogue }) => catalogue.scripts[0]?.text.split('\n')[0])).toEqual([
      '-- Lights it.',
      '-- Allume.',
    ]);
  });
});

test('a part is the declaration alone, moved to the start of the line, and offers no file', async () => {
  await put('content/snippets/light/lamp.lua', `do\n${LAMP.replace(/^(?=.)/gm, '    ')}end\n`);
  await put('content/snippets/light/lamp.md', shown('file="lamp.lua" of="light" {2}'));
  const { problems, scripts, code } = await read();
  expect(problems).toEqual([]);
  expect(scripts).toEqual([]);
  expect(code).toEqual([
    { type: 'code', lang: 'lua', html: '-- Lights it.\nlocal function light()\n    tool.count(1)\nend' },
  ]);
});

test('a page that is a draft publishes nothing', async () => {
  await put('content/snippets/light/lamp.md', WHOLE.replace('title: Page', 'title: Page\ndraft: true'));
  await put('content/docs/start.md', '# Start\n\nText.\n');
  const { problems, scripts } = await read();
  expect(problems).toEqual([]);
  expect(scripts).toEqual([]);
});

test('a file that no page shows is a warning, and one whose ending is not read is an error too', async () => {
  await put('content/docs/start.md', '# Start\n\nText.\n');
  await put('content/docs/b.LUA', LAMP);
  expect((await read()).problems).toEqual([
    'content/docs/b.LUA: warning: No text shows the file `b.lua`, so readers do not get it. / Show it with a fence `lua file="b.lua"` in a Markdown file next to it, or remove it.',
    'content/docs/b.LUA: error: `b.LUA` is not read: script files end in `.lua`. / Rename it to `b.lua`.',
    'content/snippets/light/lamp.lua: warning: No text shows the file `lamp.lua`, so readers do not get it. / Show it with a fence `lua file="lamp.lua"` in a Markdown file next to it, or remove it.',
  ]);
});

const AT = 'content/snippets/light/page.md:5:';

test.each([
  [
    'file="lanp.lua"',
    '8: error: The file `lanp.lua` does not exist next to the text. / Did you mean `lamp.lua`?',
  ],
  [
    'file="other.lua"',
    '8: error: The file `other.lua` does not exist next to the text. / Write the name of a file in `content/snippets/light/` that ends in `.lua`.',
  ],
  [
    'file="notes.txt"',
    '8: error: `notes.txt` is not the name of a Lua file. / Write the name of a file in `content/snippets/light/` that ends in `.lua`.',
  ],
  ...['../light/lamp.lua', '/content/snippets/light/lamp.lua', 'c:\\\\lamp.lua', 'x/../lamp.lua'].map(
    (name) => [
      `file="${name}"`,
      `8: error: \`${name.replace('\\\\', '\\')}\` is outside the folder of the text. / Put the file next to the text, and write its name.`,
    ],
  ),
  ['file="lamp.lua" of="ligth"', '8: error: `lamp.lua` does not declare `ligth`. / Did you mean `light`?'],
  [
    "title='of=' file='lamp.lua' of='something'",
    '20: error: `lamp.lua` does not declare `something`. / It declares `light`, `lamp`, `lamp.new`.',
  ],
  [
    'of="light"',
    '8: error: `of="light"` names a part of a file, but the fence does not name a file. / Write the name of the file before it: `file="name.lua"`.',
  ],
] as [string, string][])('the fence `%s` is an error', async (meta, message) => {
  await put('content/snippets/light/lamp.md', WHOLE);
  await put('content/snippets/light/page.md', shown(meta));
  expect((await read()).problems).toEqual([AT + message]);
});

test('naming a declaration of a file that declares nothing is an error', async () => {
  await put('content/snippets/light/lamp.lua', 'print(1)\n');
  await put('content/snippets/light/page.md', shown('file="lamp.lua" of="light"'));
  expect((await read()).problems).toEqual([
    `${AT}8: error: \`lamp.lua\` does not declare \`light\`. / It declares nothing: remove \`of\` to show all of it.`,
  ]);
});

test.each([
  ['file="lamp.lua" of="ligth"', '', '`lamp.lua` does not declare `ligth`.'],
  ['file="lamp.lua"', 'a()\n', 'The block shows the file `lamp.lua`, and also contains code.'],
])('the script of the fence `%s` is checked all the same', async (meta, code, message) => {
  await put('content/snippets/light/lamp.lua', `${LAMP}tool.coutn(1)\n`);
  await put('content/snippets/light/page.md', shown(meta, code));
  expect((await read()).problems).toEqual([
    expect.stringContaining('lamp.lua:11:1: error: `tool.coutn` does not exist.'),
    expect.stringContaining(`${AT}8: error: ${message}`),
  ]);
});

test('a name that a file declares more than once is an error', async () => {
  await put('content/snippets/light/lamp.lua', `${LAMP}function lamp.light() end\nlocal light = lamp\n`);
  await put('content/snippets/light/page.md', shown('file="lamp.lua" of="light"'));
  expect((await read()).problems).toEqual([
    `${AT}8: error: \`lamp.lua\` declares \`light\` more than once, on lines 1, 12. / Write the name with its table, or give one of them another name.`,
  ]);
});

test('a fence with a file has no code of its own, and is Lua', async () => {
  await put('content/snippets/light/lamp.md', WHOLE);
  await put('content/snippets/light/page.md', shown('file="lamp.lua"', 'local a = 1\n'));
  await put('content/snippets/light/other.md', WHOLE.replace('```lua', '```c'));
  expect((await read()).problems).toEqual([
    'content/snippets/light/other.md:5:6: error: The fence shows the file `lamp.lua` as `c`, expected `lua`. / Write `lua file="lamp.lua"` after the fence.',
    `${AT}8: error: The block shows the file \`lamp.lua\`, and also contains code. / Remove the code, or \`file\` after the fence.`,
  ]);
});
