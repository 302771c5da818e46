import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

const LUA = `---@meta

---Does things.
---@class toollib
---@field LIMIT integer The most.
tool = {}

---Does one thing.
function tool.run() end
`;
const INTRO = '---\ntitle: Intro\n---\n\nText.\n\n## Part\n\nText.\n';

/** All problems of a site that is right but for the files given. */
const problemsOf = (files: Record<string, string | Uint8Array>) =>
  read({ 'definitions/tool.lua': LUA, 'content/docs/intro.md': INTRO, ...files });

describe('one run tells', () => {
  test('files of `static/` that the build replaces, beside errors', async () => {
    const own = ['index.html', 'docs/intro/index.html', 'docs/intro.md', 'robots.txt', 'own.txt'];
    const files = Object.fromEntries(own.map((path) => [`static/${path}`, 'own']));
    const problems = await problemsOf({ ...files, 'content/docs/a.md': page('##A') });
    expect(problems.filter((it) => it.startsWith('static/')).map((it) => it.split(' ')[0])).toEqual([
      'static/docs/intro.md:',
      'static/docs/intro/index.html:',
      'static/index.html:',
      'static/robots.txt:',
    ]);
  });

  test('a definition file without anything in it, and not what would be in it', async () => {
    const problems = await problemsOf({
      'definitions/tool.lua': '',
      'content/docs/a.md': page('```lua\ntool.run()\n```'),
    });
    expect(problems).toEqual([
      'definitions/tool.lua:1:1: error: The file describes nothing.\n  Describe what belongs in it, or remove it.',
    ]);
  });

  test('mistakes of the configuration, definitions, content and links, each once', async () => {
    const problems = await problemsOf({
      'site.config.ts': `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
  navbar: {
    items: [
      { tpye: 'doc' },
      { to: '/docs/intor', label: 'Intro' },
      { type: 'doc', docId: 'intor' },
    ],
  },
  themeColor: 'green',
};
`,
      'definitions/tool.lua': LUA.replace(
        'function tool.run() end',
        '---@param x boolaen Text.\nfunction tool.run(x end',
      ),
      'content/docs/a.md': page(
        '[a](/docs/gone), [b](/docs/intro#prat), [c](./gone.md)',
        'sidebar_position: first\n',
      ),
    });
    expect(problems).toEqual([
      'content/docs/a.md:3:19: error: `sidebar_position` is the string `first`, expected a number.\n  Write it like `sidebar_position: 2`.',
      'content/docs/a.md:6:1: warning: Broken link: `/docs/gone`.\n  Correct the link, or add what it points to.',
      'content/docs/a.md:6:18: warning: Broken anchor: `/docs/intro#prat`.\n  Did you mean `#part`?',
      'content/docs/a.md:6:41: warning: Broken Markdown link: `./gone.md` in `content/docs/a.md` does not lead to a file.\n  Correct the path; it is relative to the file that contains the link.',
      'definitions/tool.lua:9:13: error: Unknown type `boolaen`.\n  Did you mean `boolean`?',
      "definitions/tool.lua:10:21: error: The file is not valid Lua: ')' expected near 'end'.\n  Write `)` before the `end`.",
      'site.config.ts:5:7: error: `navbar.items[0]`: The item has neither `label` nor `html`, but needs exactly one of them.\n  Write `label` for text, `html` for markup.',
      'site.config.ts:5:7: error: `navbar.items[0]`: The item has neither `to` nor `href`, but needs exactly one of them.\n  Write `to` for a page of the site, `href` for another site.',
      'site.config.ts:5:9: error: `navbar.items[0].tpye` is not a field of the configuration.\n  Rename it to `type`.',
      'site.config.ts:6:9: warning: `navbar.items[1].to` is a broken link in the layout of every page: `/docs/intor`.\n  Did you mean `/docs/intro`?',
      'site.config.ts:7:22: error: `navbar.items[2].docId` is `intor`, which the version `current` does not have, expected `a`, `intro` or `api/tool`.\n  Did you mean `intro`?',
      'site.config.ts:10:3: error: `themeColor` is `green`, expected a colour such as `#9ad65b`.\n  Write it in hexadecimal digits.',
    ]);
  });

  test('a configuration that cannot be run does not hide the rest', async () => {
    const problems = await problemsOf({
      'site.config.ts': "throw new Error('no luck');",
      'definitions/tool.lua': LUA.replace('---Does one', '---@retrun x\n---Does one'),
      'content/docs/a.md': page('text', 'titel: x\n'),
    });
    expect(problems.map((it) => it.split(':')[0])).toEqual([
      'content/docs/a.md',
      'definitions/tool.lua',
      'definitions/tool.lua',
      'site.config.ts',
    ]);
  });
});

describe('no problem follows from another', () => {
  test('what a file with an error defines is not missed', async () => {
    const problems = await problemsOf({
      'site.config.ts': CONFIG.replace(
        'brand',
        "navbar: { items: [{ to: '/docs/api/tool/run', label: 'Run' }, { type: 'doc', docId: 'api/tool/run' }] }, docs: { reference: { groups: { other: { label: 'O' } }, bothSlashForms: ['/docs/api/other'] } }, brand",
      ),
      'definitions/tool.lua': LUA.replace('tool.run()', 'tool.run('),
      'definitions/other.lua':
        '---@meta\n\n---Other.\n---@class otherlib\nothr = {}\n\n---Does it.\nfunction othr.f() end\n',
      'content/docs/a.md': page(
        '[a](/docs/api/tool/run) [b](/docs/api/other) [c](/docs/api/other/f) [d](/docs/api/tool#field-LIMIT) [e](/docs/api/tool/gone)',
      ),
    });
    expect(problems).toEqual([
      'content/docs/a.md:5:101: warning: Broken link: `/docs/api/tool/gone`.\n  Correct the link, or add what it points to.',
      expect.stringMatching(
        /^definitions\/other\.lua:5:1: error: .*defines the table `othr`, expected `other`/,
      ),
      expect.stringMatching(/^definitions\/tool\.lua:9:\d+: error: The file is not valid Lua/),
    ]);
  });

  test('nor what a parameter without a description is passed', async () => {
    const code = page('```lua\ntool.run(1)\ntool.run(1, 2, 3)\n```');
    const problems = await problemsOf({
      'definitions/tool.lua': LUA.replace(
        'function tool.run()',
        '---@param frst integer Text.\nfunction tool.run(first, second)',
      ),
      'content/docs/a.md': code,
    });
    expect(problems).toEqual([
      'content/docs/a.md:7:16: error: `tool.run` takes 1 or 2 arguments, found 3.\n  Remove what follows `second`.',
      'definitions/tool.lua:9:11: error: `@param frst` does not name a parameter of `tool.run`.\n  Rename it to `first`, or remove the line.',
      'definitions/tool.lua:10:26: error: The parameter `second` of `tool.run` has no `@param`.\n  Add `---@param second type Text` to its comment.',
    ]);
  });

  test('nor what a file in another encoding says, and what else is wrong with it is reported', async () => {
    const lua = LUA.replace('one thing', 'one \u00e4 thing').replace('run()', 'run(x)');
    const text = page('`tool.run` [a](/docs/gone) \u00e9', 'sidebar_position: first\n');
    const problems = await problemsOf({
      'definitions/tool.lua': Buffer.from(lua, 'latin1'),
      'content/docs/a.md': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      'content/docs/b.md': page('[a](/docs/a) [b](/docs/api/tool/run)\n\n```lua\ntool.run(1)\n```'),
    });
    expect(problems.map((it) => it.split('\n')[0])).toEqual([
      'content/docs/a.md:1:1: error: The file is not UTF-8 text from here on.',
      'content/docs/a.md:3:19: error: `sidebar_position` is the string `first`, expected a number.',
      'content/docs/a.md:6:12: warning: Broken link: `/docs/gone`.',
      'definitions/tool.lua:8:13: error: The file is not UTF-8 text from here on.',
      'definitions/tool.lua:9:19: error: The parameter `x` of `tool.run` has no `@param`.',
    ]);
  });

  test('nor is what front matter with an error may say', async () => {
    const problems = await problemsOf({
      'content/docs/a.md': page('[b](/docs/start) [c](/blog/tags/news) [d](./b.md#there)'),
      'content/docs/b.md': '---\ntitle: [B\nslug: start\n---\n\ntext\n',
      'content/blog/post.md': page('text', 'tags: [news]\n'),
    });
    expect(problems.filter((it) => it.startsWith('content/docs/a.md'))).toEqual([]);
    expect(problems.length).toBeGreaterThan(1);
  });

  test('nor what a wrong field of the configuration decides', async () => {
    const events = '---@meta\n\n---Fires.\n---@class event.game.start\n---@field a integer A number.\n';
    const problems = await problemsOf({
      'site.config.ts': CONFIG.replace(
        'brand',
        "docs: { reference: { eventFamilies: [{ id: 'game', label: 'Game', paht: '', noun: 'Event' }] } }, search: { searchPagePath: '/find' }, brand",
      ),
      'definitions/events/game.lua': events,
      'content/docs/a.md': page('[a](/docs/events/start) [b](/find)'),
    });
    expect(problems.map((it) => it.split(': ')[0]?.split(':')[0])).toEqual([
      'site.config.ts',
      'site.config.ts',
    ]);
  });
});

describe('broken links and anchors are reported where they are written', () => {
  test.each<[what: string, file: string, text: string, problem: string]>([
    [
      'in a paragraph of many lines',
      'content/docs/a.md',
      page('One.\n\nTwo, and\nsome *more [text](/nothing)*.'),
      'content/docs/a.md:8:12: warning: Broken link: `/nothing`.\n  Correct the link, or add what it points to.',
    ],
    [
      'in a reference, where its address is',
      'content/docs/a.md',
      page('See [this].\n\n[this]: /docs/intor'),
      'content/docs/a.md:7:1: warning: Broken link: `/docs/intor`.\n  Did you mean `/docs/intro`?',
    ],
    [
      'to a Markdown file whose name is close',
      'content/docs/a.md',
      page('See [this](./Intor.md#part).'),
      'content/docs/a.md:5:5: warning: Broken Markdown link: `./Intor.md#part` in `content/docs/a.md` does not lead to a file.\n  Did you mean `./intro.md#part`?',
    ],
    [
      'to a Markdown file of another folder',
      'content/docs/more/a.md',
      page('See [this](intro.md).'),
      'content/docs/more/a.md:5:5: warning: Broken Markdown link: `intro.md` in `content/docs/more/a.md` does not lead to a file.\n  Did you mean `../intro.md`?',
    ],
    [
      'to another site, without its protocol',
      'content/docs/a.md',
      page('See [this](www.example.com/x).'),
      'content/docs/a.md:5:5: warning: Broken link: `www.example.com/x` (resolved: `/docs/www.example.com/x`).\n  Write `https://www.example.com/x` if it is another site, or correct the link.',
    ],
    [
      'as an anchor of the page itself',
      'content/docs/a.md',
      page('[up](#top)\n\n## Start\n\n## End'),
      'content/docs/a.md:5:1: warning: Broken anchor: `#top` (resolved: `/docs/a#top`).\n  The page has `#start`, `#end`.',
    ],
    [
      'as an anchor after a Markdown file',
      'content/docs/a.md',
      page('[up](./intro.md#prat)'),
      'content/docs/a.md:5:1: warning: Broken anchor: `./intro.md#prat` (resolved: `/docs/intro#prat`).\n  Did you mean `#part`?',
    ],
    [
      'with an escape in place of its `#`',
      'content/docs/a.md',
      page('[up](./intro.md%23part)'),
      'content/docs/a.md:5:1: warning: Broken link: `./intro.md%23part` (resolved: `/docs/intro.md%23part`).\n  Write `#` for `%23`: `./intro.md#part`.',
    ],
    [
      'relative to the page',
      'content/docs/a.md',
      page('[up](intor?x=1)'),
      'content/docs/a.md:5:1: warning: Broken link: `intor?x=1` (resolved: `/docs/intor`).\n  Did you mean `/docs/intro`?',
    ],
    [
      'to a file as the project names it, whose page has another address',
      'content/docs/a.md',
      page('[up](a)', 'slug: /docs/first\n'),
      'content/docs/a.md:6:1: warning: Broken link: `a` (resolved: `/docs/a`).\n  Write `/docs/first`, the address of `content/docs/a.md`.',
    ],
    [
      'to a file that is not there',
      'content/docs/a.md',
      page('[up](/files/gone.zip)'),
      'content/docs/a.md:5:1: warning: Broken link: `/files/gone.zip`.\n  Correct the link, or add what it points to.',
    ],
    [
      'in a description',
      'definitions/tool.lua',
      LUA.replace('Does one thing.', 'Does [one](/gone) thing.\n---\n---More of [it](#nowhere).'),
      'definitions/tool.lua:8:9: warning: Broken link: `/gone`.\n  Correct the link, or add what it points to.',
    ],
    [
      'behind @see',
      'definitions/tool.lua',
      LUA.replace('function', '---@see /docs/api/tol\nfunction'),
      'definitions/tool.lua:9:9: warning: Broken link: `/docs/api/tol`.\n  Did you mean `/docs/api/tool`?',
    ],
    [
      'in the navbar',
      'site.config.ts',
      CONFIG.replace(
        'brand',
        "navbar: { items: [{ label: 'M', items: [\n{ to: '/docs/intor', label: 'A' }] }] }, brand",
      ),
      'site.config.ts:3:3: warning: `navbar.items[0].items[0].to` is a broken link in the layout of every page: `/docs/intor`.\n  Did you mean `/docs/intro`?',
    ],
    [
      'in the footer',
      'site.config.ts',
      CONFIG.replace(
        'brand',
        "footer: { links: [{ items: [\n{ to: '/docs/intro#gone', label: 'A' }] }] }, brand",
      ),
      'site.config.ts:3:3: warning: `footer.links[0].items[0].to` is a broken anchor in the layout of every page: `/docs/intro#gone`.\n  The page has `#part`.',
    ],
    [
      'in what the docs link to about themselves',
      'site.config.ts',
      CONFIG.replace('brand', "docs: { reference: {\n unconfirmed: '/docs/intro#doubt' } }, brand"),
      'site.config.ts:3:2: warning: `docs.reference.unconfirmed` is a broken anchor in the layout of every page: `/docs/intro#doubt`.\n  The page has `#part`.',
    ],
    [
      'in HTML of the layout',
      'site.config.ts',
      CONFIG.replace('brand', `footer: {\n copyright: '<a class="x" href="/gone">x</a>' }, brand`),
      'site.config.ts:3:2: warning: `footer.copyright` is a broken link in the layout of every page: `/gone`.\n  Correct the link, or add what it points to.',
    ],
  ])('VAL-08: %s', async (_what, file, text, problem) => {
    expect((await problemsOf({ [file]: text }))[0]).toBe(problem);
  });

  test('VAL-09: what leads somewhere is left alone', async () => {
    const problems = await problemsOf({
      'static/files/a b.zip': 'x',
      'site.config.ts': CONFIG.replace(
        'brand',
        "baseUrl: '/x/', navbar: { items: [{ to: '/docs/intro#part', label: 'A' }, { href: '/x/docs/', label: 'B' }] }, brand",
      ),
      'definitions/tool.lua': LUA.replace(
        'Does one thing.',
        'Does [one](#notes) [two](/docs/api/tool#field-LIMIT).\n---\n---## Notes\n---\n---Text.',
      ),
      'content/docs/a.md': page(
        '[a](/docs/intro#part) [b](./intro.md) [c](../docs/intro.md?x#part) [d](/definitions.zip) [e](/files/a%20b.zip) [f](mailto:a@b.c) [g](#a-b) [h](/search) [i](https://x.y) [j](/docs/intro/)\n\n## A b',
      ),
    });
    expect(problems).toEqual([]);
  });
});

describe('routes', () => {
  test('a part of a route that no folder can be called by is an error with its place', async () => {
    const name = 'a'.repeat(250);
    const redirects = `redirects: { '/${name}': '/docs', '/${name.slice(1)}': '/docs' }, brand`;
    const problems = await problemsOf({
      'site.config.ts': CONFIG.replace('brand', redirects),
      'definitions/tool.lua': LUA.replaceAll('tool.run', `tool.${name}`),
      'content/docs/a.md': page('text', `slug: ${name}\n`),
      'content/docs/b.md': page('text', `slug: ${'é'.repeat(125)}\n`),
    });
    expect(problems).toEqual([
      `content/docs/a.md:3:1: error: The address \`/docs/${'a'.repeat(74)}…\` has a segment of 250 bytes, expected at most 249.\n  Give it a shorter name or \`slug\`.`,
      `content/docs/b.md:3:1: error: The address \`/docs/${'é'.repeat(74)}…\` has a segment of 250 bytes, expected at most 249.\n  Give it a shorter name or \`slug\`.`,
      `definitions/tool.lua:9:10: error: The address \`/docs/api/tool/${'a'.repeat(65)}…\` has a segment of 250 bytes, expected at most 249.\n  Give it a shorter name or \`slug\`.`,
      `site.config.ts:2:64: error: The address \`/${'a'.repeat(79)}…\` has a segment of 250 bytes, expected at most 249.\n  Remove the entry, or correct the address.`,
    ]);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a group, an event, a folder and a text called %s are as any other',
    async (name) => {
      const problems = await problemsOf({
        'site.config.ts': CONFIG.replace(
          'brand',
          `tagline: '${name}', i18n: { locales: { en: { label: '${name}', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, docs: { reference: { eventFamilies: [{ id: '${name}', label: '${name}', path: '', noun: 'Event' }] } }, brand`,
        ),
        [`definitions/${name}.lua`]: LUA.replaceAll(/tool/g, name).replaceAll('run', name),
        [`definitions/events/${name}.lua`]: `---@meta\n\n---Fires.\n---@class event.${name}.${name}\n---@field ${name} integer A number.\n`,
        [`content/${name}/${name}.md`]: page(`Text of \`${name}\`.\n\n## ${name}`),
      });
      expect(problems).toEqual([]);
    },
  );
});

test('a translated definition file that lacks a symbol is named, and not the code that uses it', async () => {
  const problems = await problemsOf({
    'site.config.ts': CONFIG.replace(
      'brand',
      "i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, brand",
    ),
    'i18n/fr/definitions/tool.lua': LUA.replace(/\n---Does one[\s\S]*/, ''),
    'content/docs/a.md': page('```lua\ntool.run()\n```'),
  });
  expect(problems).toEqual([
    'i18n/fr/definitions/tool.lua:1:1: error: The translation lacks `tool.run` of `definitions/tool.lua`.\n  Copy it from there, and translate the texts.',
  ]);
});

test('a folder of a site that is not there, or is a file, is one problem', async () => {
  const told = async (path: string) => (await readSources(path)).problems.map(formatProblem);
  const dir = await mkdtemp(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'file'), '');
  expect(await told(join(dir, 'gone'))).toEqual([
    `${join(dir, 'gone')}: error: The folder of the site does not exist.\n  Choose the folder with \`--site\`.`,
  ]);
  expect(await told(dir)).toEqual([
    `site.config.ts: error: The folder \`${dir}\` has no \`site.config.ts\`.\n  Add the file, or choose the folder of a site with \`--site\`.`,
  ]);
  expect(await told(join(dir, 'file'))).toEqual([
    `${join(dir, 'file')}: error: This is a file, expected the folder of a site.\n  Choose the folder with \`--site\`.`,
  ]);
});

test('folders of a language, a version or docs that the configuration does not have are named', async () => {
  const problems = await problemsOf({
    'site.config.ts': CONFIG.replace(
      'brand',
      "i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } } }, brand",
    ),
    'i18n/fr/content/docs/intro.md': INTRO,
    'i18n/fra/content/docs/intro.md': INTRO,
    'i18n/en/content/docs/intro.md': INTRO,
    'versions/1.0/content/docs/intro.md': INTRO,
    'instances/tools/content/docs/intro.md': INTRO,
  });
  expect(problems).toEqual([
    'i18n/en/content: warning: `i18n/en/content/` is not read: `en` is the language of the site itself.\n  Move its files to `content/`.',
    'i18n/fra: warning: The folder `i18n/fra/` is not read: `i18n.locales` has no `fra`.\n  Rename it to `fr`, or add `fra` to `i18n.locales` in `site.config.ts`.',
    'instances/tools: warning: The folder `instances/tools/` is not read: `docs.instances` has no `tools`.\n  Add `tools` to `docs.instances` in `site.config.ts`.',
    'versions/1.0: warning: The folder `versions/1.0/` is not read: `docs.versions` has no `1.0`.\n  Add `1.0` to `docs.versions` in `site.config.ts`.',
  ]);
});

test('a name after @see that nothing has is one problem', async () => {
  const text = LUA.replace('function', '---@see tool.rum()\nfunction');
  expect(await problemsOf({ 'definitions/tool.lua': text })).toEqual([
    'definitions/tool.lua:9:9: error: `@see tool.rum()` does not name anything that is documented.\n  Did you mean `tool.run`?',
  ]);
});

test('a duplicate function is one problem, which names both places', async () => {
  expect(
    await problemsOf({ 'definitions/tool.lua': `${LUA}\n---Does it again.\nfunction tool.run() end\n` }),
  ).toEqual([
    'definitions/tool.lua:12:10: error: `tool.run` is defined twice; the first is at `definitions/tool.lua:9:10`.\n  Remove or rename one of the two.',
  ]);
});
