import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const LUA = `---@meta

---Does things.
---@class toollib
tool = {}

`;

/** What the build says about code below the table of a group, which starts on line 7. */
const problemsOfLua = (code: string) => problemsOf({ 'definitions/tool.lua': `${LUA}${code}\n` });

const config = (fields: string) => CONFIG.replace('};', `  ${fields},\n};`);
const FRENCH = config(
  "i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } }",
);

describe('definitions', () => {
  test.each([
    [
      '---Does it.\n---@tparam string a The text.\nfunction tool.run(a) end',
      '8:4: error: Unknown tag `@tparam`.',
      'Write the name before the type: `---@param name type`.',
    ],
    [
      '---Does it.\n---@ param a string The text.\nfunction tool.run(a) end',
      '8:4: error: The tag has no name: nothing may come between `@` and its name.',
      'Write it as `---@param`.',
    ],
    [
      '---Does it.\n---@param `a` string The text.\nfunction tool.run(a) end',
      '8:4: error: `@param` has no name.',
      'Write the name without backticks: `---@param a`.',
    ],
    [
      '---Does it.\n---@param a array<string> The text.\nfunction tool.run(a) end',
      '8:13: error: Unknown type `array`.',
      'Write `string[]`.',
    ],
    [
      '---Does it.\n---@param a Map<string, integer> The text.\nfunction tool.run(a) end',
      '8:13: error: Unknown type `Map`.',
      'Write `table<string, integer>`.',
    ],
    [
      '---Does it.\n---@param a string|The text.\nfunction tool.run(a) end',
      '8:20: error: Unknown type `The`.',
      'Remove the `|` if `The` is the start of the text. Define it with `---@class The` or `---@alias The` if it is a type.',
    ],
    [
      '---Does it.\n---@function tool.run\nfunction tool.run() end',
      '8:4: warning: Unknown tag `@function`; the line is ignored.',
      'Remove the line, or use a known tag:',
    ],
    [
      '---Does it.\nfunction tool.end() end',
      "8:15: error: The file is not valid Lua: <name> expected near 'end'.",
      'Choose another name: `end` is a reserved word in Lua.',
    ],
    [
      '---A thing.\n---@class thing : nothing',
      '8:19: error: Unknown type `nothing`.',
      'Define it with `---@class nothing` or `---@alias nothing`, or name another type.',
    ],
    [
      '-- A note\0 for authors.',
      '7:10: error: The text contains a NUL byte, expected plain text.',
      'Remove it, and save the file as UTF-8.',
    ],
  ])('%j', async (code, message, fix) => {
    const [problem, ...more] = await problemsOfLua(code);
    expect(problem).toContain(`definitions/tool.lua:${message}\n  ${fix}`);
    expect(more).toEqual([]);
  });

  test('a section with a colon in its title, whose names count nevertheless', async () => {
    const sections = '---@section Find: the tool: run\n---@section Stop:halt, :reload\n';
    const code = `---Does it.\nfunction tool.run() end\n\n---Does it.\nfunction tool.halt() end\n\n---Does it.\nfunction tool:reload() end\n`;
    const lua = LUA.replace('---@class', `${sections}---@class`) + code;
    expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
      'definitions/tool.lua:4:4: error: The title of the section `Find` has a colon, after which only names may follow.\n  Write the title without it: `---@section Find, the tool: run, ...`.',
    ]);
  });

  test('a method in the place of an event', async () => {
    const lua =
      '---@meta\n\n---General events.\n---@class event.general\nlocal general = {}\n\n---A frame is drawn.\nfunction general:paint() end\n';
    const family =
      "docs: { reference: { eventFamilies: [{ id: 'general', label: 'A', path: '', noun: 'Event' }] } }";
    expect(
      await problemsOf({ 'site.config.ts': config(family), 'definitions/events/general.lua': lua }),
    ).toEqual([
      'definitions/events/general.lua:8:10: error: `general:paint` is a method, expected a function: the game calls it without its table.\n  Write `function general.paint(...)`.',
    ]);
  });
});

describe('places', () => {
  test('a file in the wrong place, whose translation is there too', async () => {
    const event = '---@meta\n\n---A thing.\n---@class event.general.thing\n---@field a number The a.\n';
    const files = {
      'definitions/x.lua': event,
      'i18n/fr/definitions/x.lua': event,
      'definitions/y.luau': `${LUA}`.replaceAll('tool', 'y'),
      'i18n/fr/definitions/y.luau': `${LUA}`.replaceAll('tool', 'y'),
      'content/docs/a.mdx': page('Text.'),
      'i18n/fr/content/docs/a.mdx': page('Text.'),
    };
    const problems = await problemsOf({ 'site.config.ts': FRENCH, ...files });
    // The family is not listed either.
    expect(problems.map((problem) => problem.split(': ', 1)[0])).toEqual([
      'content/docs/a.mdx',
      'definitions/x.lua:4:11',
      'definitions/x.lua:4:11',
      'definitions/y.luau',
    ]);
  });

  test.each([
    [
      { 'i18n/fr/docs/a.md': page('Text.') },
      'i18n/fr/docs: warning: `i18n/fr/docs` is not read: the folder of a language may contain `texts.json`, `content`, `definitions`, `versions`, `instances`.\n  Move it to `i18n/fr/content/docs`.',
    ],
    [
      { 'i18n/fr/content/docs/A.md': page('Text.') },
      'i18n/fr/content/docs/A.md: warning: The file translates `content/docs/A.md`, which does not exist.\n  Rename it to `i18n/fr/content/docs/a.md`, or remove it.',
    ],
    ...['README.md', '_index.md'].map((name): [Record<string, string>, string] => [
      { [`content/docs/b/${name}`]: page('Text.') },
      `content/docs/b/${name}: warning: \`${name}\` is not the page of its folder: it is published at \`/docs/b/${name.slice(0, -3)}\`.\n  Rename it to \`index.md\`, or give it a \`slug\`; notes for authors belong outside \`content/\`.`,
    ]),
    ...['_draft.md', '_parts/b.md'].map((name): [Record<string, string>, string] => [
      { [`content/docs/${name}`]: page('Text.') },
      `content/docs/${name}: warning: \`${name}\` is published, at \`/docs/${name.slice(0, -3)}\`: \`_\` at the start of a name does not hide a file.\n  Add \`draft: true\` to the front matter, or rename it.`,
    ]),
    [
      { 'content/docs/b': page('Text.') },
      'content/docs/b: warning: `b` is not read: its name has no ending.\n  Rename it to `b.md` if it is a text, or remove it.',
    ],
  ])('%j', async (files, problem) => {
    const site = { 'site.config.ts': FRENCH, 'content/docs/a.md': page('Text.'), ...files };
    expect(await problemsOf(site)).toEqual([problem]);
  });
});

test('a version whose texts are not in `content` is told once', async () => {
  const versions =
    "docs: { versions: [{ name: 'current', label: 'A', path: 'a' }, { name: '1.0', label: 'B' }] }";
  const files = { 'content/docs/a.md': page('Text.'), 'versions/1.0/docs/a.md': page('Text.') };
  const [problem, ...more] = await problemsOf({ 'site.config.ts': config(versions), ...files });
  expect(problem).toContain('has no files: `versions/1.0/` has neither definitions nor content.');
  expect(problem).toContain('Add files such as `versions/1.0/content/docs/welcome.md`');
  expect(more).toEqual([]);
});

describe('configuration', () => {
  test.each([
    [
      "footer: { links: [{ title: 'A' }] }",
      ['`footer.links[0].items` is missing, expected a list.\n  Give `items` a value.'],
    ],
    [
      "footer: { links: [{ title: 'A', itms: [] }] }",
      ['`footer.links[0].itms` is not a field of the configuration.\n  Rename it to `items`.'],
    ],
    [
      "footer: { links: [{ label: 'A' }] }",
      [
        '`footer.links[0]`: The item leads nowhere: it needs exactly one of `to`, `href` and `html`.\n  Write `to` for a page of the site, `href` for another site.',
      ],
    ],
    [
      "docs: { versions: [{ name: '', label: 'A' }] }",
      ['`docs.versions[0].name` is empty, expected text that is not empty.\n  Write the text.'],
    ],
    [
      "navbar: { items: [{ text: 'A', link: '/docs/a' }] }",
      [
        '`navbar.items[0].text` is not a field of the configuration.\n  Rename it to `label`.',
        '`navbar.items[0].link` is not a field of the configuration.\n  Rename it to `to`.',
      ],
    ],
  ])('%s', async (fields, messages) => {
    const problems = await problemsOf({
      'site.config.ts': config(fields),
      'content/docs/a.md': page('Text.'),
    });
    expect(problems.map((problem) => problem.replace(/^.*?: error: /, ''))).toEqual(messages);
  });
});
