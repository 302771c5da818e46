import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

const LOCALES = "{ en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } }";

/** Problems of a site with a guide and the files given. */
const problemsOf = (files: Record<string, string>) =>
  read({ 'content/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n', ...files });

describe('merge conflicts', () => {
  const told = (place: string, mark = '<<<<<<< HEAD') =>
    `${place}: error: \`${mark}\` is a marker of an unresolved merge conflict.\n  Keep the lines that are right, and remove the markers (\`<<<<<<<\`, \`=======\`, \`>>>>>>>\`).`;
  const conflict = (ours: string, theirs: string) =>
    `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> branch`;

  test('are reported once each, with whatever else is wrong', async () => {
    const text = `${conflict('Ours.', 'Theirs [a](b.md).')}\n\n[a](/docs/nope)\n\n${conflict('- a', '- b')}`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told('content/docs/a.md:5:1'),
      'content/docs/a.md:11:1: warning: Broken link: `/docs/nope`.\n  Correct the link, or add what it points to.',
      told('content/docs/a.md:13:1'),
    ]);
  });

  test('are reported in front matter, code, definitions, texts and the configuration', async () => {
    const lua = `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n${conflict('---Runs.', '---Runs it.')}\n${conflict('function tool.run() end', 'function tool.run(fast) end')}\n`;
    expect(
      await problemsOf({
        'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${LOCALES} }, brand`),
        'content/docs/a.md': `---\n${conflict('title: A', 'title: B')}\n---\n\nText.\n`,
        'content/docs/b.md': page(`\`\`\`lua\n${conflict('local a = 1', 'local a = 2')}\n\`\`\``),
        'definitions/tool.lua': lua,
        'i18n/fr/texts.json': `{\n${conflict('"docs.api": "A"', '"docs.api": "B"')}\n}\n`,
      }),
    ).toEqual([
      told('content/docs/a.md:2:1'),
      told('content/docs/b.md:6:1'),
      told('definitions/tool.lua:7:1'),
      told('definitions/tool.lua:12:1'),
      told('i18n/fr/texts.json:2:1'),
    ]);
    expect(await problemsOf({ 'site.config.ts': `${CONFIG}>>>>>>> branch\n` })).toEqual([
      told('site.config.ts:4:1', '>>>>>>> branch'),
    ]);
  });

  test('are reported in the texts of `static/`, and not as anything else', async () => {
    expect(
      await problemsOf({
        'static/a.css': `a {}\n${conflict('b {}', 'c {}')}\n`,
        'static/b.svg': conflict('<svg/>', '<svg></svg>'),
        'static/c.bin': conflict('a', 'b'),
      }),
    ).toEqual([told('static/a.css:2:1'), told('static/b.svg:1:1')]);
  });

  test('the lines below a heading and quotes in quotes are none', async () => {
    const text = 'Heading\n=======\n\n>>>>>>>deep\n\nTitle two\n---';
    expect(await problemsOf({ 'content/docs/a.md': text })).toEqual([]);
  });
});

/** Problems of a page with this text, whose first line is the fifth of the file. */
const told = async (text: string) =>
  (await problemsOf({ 'content/docs/a.md': page(text) })).map((it) => it.replace('content/docs/a.md:', ''));

describe('links that are none', () => {
  const fault = (place: string, found: string, fix: string) =>
    `${place}: error: \`${found}\` is not a link, and would be shown as written.\n  ${fix}`;

  test('a space or the end of a line before the address of a file is reported', async () => {
    expect(await told('See [this] (guide.md).\n\nSee [the guide]\n(guide.md#text).')).toEqual([
      fault('5:5', '[this] (guide.md)', 'Remove the space: `[this](guide.md)`.'),
      fault('7:5', '[the guide] (guide.md#text)', 'Remove the space: `[the guide](guide.md#text)`.'),
    ]);
  });

  test('swapped brackets around a file are reported', async () => {
    expect(await told('See (this)[guide.md].')).toEqual([
      fault('5:5', '(this)[guide.md]', 'Swap the brackets: `[this](guide.md)`.'),
    ]);
  });

  test('brackets and parentheses of prose are none', async () => {
    expect(await told('A list [1] (see radar.lua), `[a] (b.md)`, a call (x)[1], a range [0] (off).')).toEqual(
      [],
    );
  });
});

describe('`<details>`', () => {
  const FIX = '\n  Write `<summary>Words</summary>` right below `<details>`, once.';
  const SUMMARY = '<summary>More</summary>';

  test('without a summary, with an empty one and with two is reported', async () => {
    const text = [
      '<details>\n\nText.\n\n</details>',
      `<details>\n<summary> </summary>\n\nText.\n\n</details>`,
      `<details>\n${SUMMARY}\n${SUMMARY}\n\nText.\n\n</details>`,
      '> <details>\n>\n> Text.\n>\n> </details>',
    ];
    expect(await told(text.join('\n\n'))).toEqual([
      `5:1: error: \`<details>\` has no summary.${FIX}`,
      '12:1: error: `<summary>` is empty.\n  Write what the block hides between its tags.',
      `20:1: error: \`<details>\` has two summaries.${FIX}`,
      `26:3: error: \`<details>\` has no summary.${FIX}`,
    ]);
  });

  test('a summary in another place is reported', async () => {
    expect(await told(`${SUMMARY}\n\n<details>\n\nText.\n\n${SUMMARY}\n\n</details>`)).toEqual([
      `5:1: error: \`<summary>\` is outside \`<details>\`.${FIX}`,
      `11:1: error: \`<summary>\` is below other content of \`<details>\`.${FIX}`,
    ]);
  });

  test('with marked words, a comment above them, and another one within is right', async () => {
    const inner = `<details>${SUMMARY}Text.</details>`;
    const text = `<details open>\n<!-- why -->\n<summary><kbd>F5</kbd></summary>\n\n${inner}\n\n</details>`;
    expect(await told(text)).toEqual([]);
  });
});

test('an abbreviation without its long form is reported', async () => {
  const fix = 'error: `<abbr>` has no title, which says what it stands for.\n  Write `<abbr title="...">`.';
  expect(await told('<abbr>ms</abbr> <abbr title=" ">px</abbr> <abbr title="kilobyte">kB</abbr>')).toEqual([
    `5:1: ${fix}`,
    `5:17: ${fix}`,
  ]);
});

describe('files of texts', () => {
  const inFrench = (json: string) =>
    problemsOf({
      'site.config.ts': CONFIG.replace('brand', `tagline: 'A tool', i18n: { locales: ${LOCALES} }, brand`),
      'content/docs/first-steps/a.md': page('Text.'),
      'i18n/fr/texts.json': json,
    });

  test('keys that the site has no text for are reported', async () => {
    const json =
      '{\n"A tool": "Un outil",\n"First steps": "Les débuts",\n"drawer.bakc": "Retour",\n"Old label": { "translate": "Old label" }\n}';
    const message = 'is not a text of the site, so its translation is never shown.';
    expect(await inFrench(json)).toEqual([
      `i18n/fr/texts.json:4:1: warning: \`drawer.bakc\` ${message}\n  Did you mean \`drawer.back\`?`,
      `i18n/fr/texts.json:5:1: warning: \`Old label\` ${message}\n  Write the id or the wording as it is now, or remove the line.`,
    ]);
  });

  test('a translation in the place of the text to translate is reported', async () => {
    const json =
      '{\n"A tool": { "translate": "Un outil" },\n"First steps": { "translate": "First steps" },\n"drawer.back": { "translate": "Retour" }\n}';
    const fix =
      'If it is the translation, write it in place of the whole `{ "translate": ... }`. If the original has changed, remove the line, and run `i18n:extract` again.';
    expect(await inFrench(json)).toEqual([
      `i18n/fr/texts.json:2:1: warning: \`translate\` of \`A tool\` is \`Un outil\`, but the text to translate is \`A tool\`.\n  ${fix}`,
      `i18n/fr/texts.json:4:1: warning: \`translate\` of \`drawer.back\` is \`Retour\`, but the text to translate is \`Back to main menu\`.\n  ${fix}`,
    ]);
  });

  test('more plural forms than the language has are reported', async () => {
    const json =
      '{\n"blog.minutes": "{count} minute|{count} de minutes|{count} minutes|x",\n"search.count": "Une page|{count} pages"\n}';
    expect(await inFrench(json)).toEqual([
      'i18n/fr/texts.json:2:1: warning: The text `blog.minutes` has 4 plural forms, but the language has 3.\n  Remove those that it does not have: the order is zero, one, two, few, many, other.',
    ]);
  });
});

test('a folder of snippets that the site does not have is reported', async () => {
  const files = {
    'site.config.ts': CONFIG.replace('brand', "docs: { snippets: 'recepies' }, brand"),
    'content/recipes/a.md': page('Text.'),
  };
  expect(await problemsOf(files)).toEqual([
    'site.config.ts:2:59: warning: `docs.snippets` names the folder `content/recepies/`, which the site does not have.\n  Did you mean `recipes`?',
  ]);
});

describe('a mistake of a translation is reported at the translation', () => {
  const MENU = `---@meta

---The menu.
---@class menulib
menu = {}

---Part of the menu.
---@alias part
---| "A" # First
---| "B" # Second

---Adds a label.
---@param where part Part.
---@return number id Id.
function menu.add(where) end
`;
  const CODE = '`menu.add(where)`\n\n```lua\nlocal id = menu.add("A")\n```';
  const inFrench = (files: Record<string, string>) =>
    problemsOf({
      'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${LOCALES} }, brand`),
      'definitions/menu.lua': MENU,
      'content/docs/a.md': page(`${CODE}\n\n[parts](b.md#parts)`),
      'content/docs/b.md': page('## Parts\n\nText.'),
      'content/docs/c.md': page('[b](/docs/b#parts) [none](b.md#none)'),
      ...files,
    });
  const NONE =
    'content/docs/c.md:5:20: warning: Broken anchor: `b.md#none` (resolved: `/docs/b#none`).\n  The page has `#parts`.';
  const fault = (place: string, found: string) =>
    `i18n/fr/definitions/menu.lua:${place}: error: ${found}\n  Copy it from the original, and translate only the texts.`;

  test('a symbol that is not as in the original, and nothing that follows from it', async () => {
    const files = (french: string) => inFrench({ 'i18n/fr/definitions/menu.lua': french });
    expect(await files(MENU.replaceAll('where', 'ou'))).toEqual([
      NONE,
      fault(
        '13:11',
        '`menu.add` has the parameter `ou part`, expected the parameter `where part` as in `definitions/menu.lua`.',
      ),
    ]);
    expect(await files(MENU.replace('"A"', '"a"').replace(/---@return.*\n/, ''))).toEqual([
      NONE,
      fault('8:11', '`part` has the value `"a"`, expected the value `"A"` as in `definitions/menu.lua`.'),
      fault('14:10', '`menu.add` lacks the return value `id number`, which `definitions/menu.lua` has.'),
    ]);
    expect(await files(MENU.replace('---@return', '---@deprecated Use others.\n---@return'))).toEqual([
      NONE,
      fault('16:10', '`menu.add` has the tag `@deprecated`, which `definitions/menu.lua` does not have.'),
    ]);
    expect(await files(`${MENU}\n---More.\nfunction menu.more() end\n`)).toEqual([
      NONE,
      'i18n/fr/definitions/menu.lua:18:10: error: `menu.more` is not in `definitions/menu.lua`, which this file translates.\n  Add it there first, or remove it here.',
    ]);
    expect(await files(MENU.replace('menu.add(', 'menu.more('))).toEqual([
      NONE,
      'i18n/fr/definitions/menu.lua:15:10: error: `menu.more` is not in `definitions/menu.lua`, which this file translates.\n  Rename it to `menu.add`, which the translation lacks.',
    ]);
    expect(await files(MENU.replace('menu.\n', 'Le menu.\n').replace('Id.', 'Numéro.'))).toEqual([NONE]);
  });

  test('marks and forms of a symbol that the translation leaves out or adds', async () => {
    const marks =
      '---@overload fun(where: part, name: string): number\n---@nodiscard\n---@async\n---@version JIT\n';
    const original = MENU.replace('function menu', `${marks}function menu`);
    const lacking = (mark: string) =>
      inFrench({
        'definitions/menu.lua': original,
        'i18n/fr/definitions/menu.lua': original.replace(mark, ''),
      });
    const lacks = (what: string) =>
      fault('18:10', `\`menu.add\` lacks ${what}, which \`definitions/menu.lua\` has.`);
    expect(await lacking('---@overload fun(where: part, name: string): number\n')).toEqual([
      NONE,
      lacks('the overload `fun(where: part, name: string): number`'),
    ]);
    expect(await lacking('---@nodiscard\n')).toEqual([NONE, lacks('the tag `@nodiscard`')]);
    expect(await lacking('---@async\n')).toEqual([NONE, lacks('the tag `@async`')]);
    expect(await lacking('---@version JIT\n')).toEqual([NONE, lacks('the tag `@version JIT`')]);
    const added = original.replace('---@version', '---@overload fun()\n---@version');
    const files = { 'definitions/menu.lua': original, 'i18n/fr/definitions/menu.lua': added };
    const more = '`menu.add` has the overload `fun()`, which `definitions/menu.lua` does not have.';
    expect(await inFrench(files)).toEqual([NONE, fault('20:10', more)]);
    expect(await lacking('')).toEqual([NONE]);
  });

  test('constants of a group', async () => {
    const original = MENU.replace('menu = {}', '---@field MOST integer Most labels.\nmenu = {}');
    const files = (french: string) =>
      inFrench({
        'definitions/menu.lua': original,
        'i18n/fr/definitions/menu.lua': french,
        'content/docs/d.md': page('`menu.MOST`\n\n```lua\nprint(menu.MOST)\n```'),
      });
    expect(await files(original.replace('Most labels', 'Au plus'))).toEqual([NONE]);
    expect(await files(original.replace(/---@field.*\n/, ''))).toEqual([
      NONE,
      fault('5:1', '`menu` lacks the field `MOST integer`, which `definitions/menu.lua` has.'),
    ]);
    expect(await files(original.replace('MOST integer', 'MOST number'))).toEqual([
      NONE,
      fault(
        '5:11',
        '`menu` has the field `MOST number`, expected the field `MOST integer` as in `definitions/menu.lua`.',
      ),
    ]);
  });

  test('nothing in a translation that is right where the original has a mistake', async () => {
    const original = MENU.replace('part Part', 'prat Part').replace('number id Id', 'number');
    const files = { 'definitions/menu.lua': original, 'i18n/fr/definitions/menu.lua': MENU };
    expect(await inFrench(files)).toEqual([
      NONE,
      expect.stringContaining('definitions/menu.lua:13:17: error: Unknown type `prat`.'),
      expect.stringContaining('definitions/menu.lua:14:18: error: The type of the return value'),
    ]);
  });

  test('an anchor that only the translation lacks, once for all links to it', async () => {
    expect(await inFrench({ 'i18n/fr/content/docs/b.md': page('## Les parties\n\nTexte.') })).toEqual([
      NONE,
      'i18n/fr/content/docs/b.md:1:1: warning: The translation lacks the anchor `#parts`, to which `b.md#parts` in `content/docs/a.md:11:1` leads.\n  Keep the id of the heading: `## Les parties {#parts}`.',
    ]);
  });

  test('a page that is not published there', async () => {
    expect(await inFrench({ 'i18n/fr/content/docs/b.md': page('## Parts', 'draft: true\n') })).toEqual([
      NONE,
      'i18n/fr/content/docs/b.md:3:1: warning: The translation is not published at `/docs/b`, to which `b.md#parts` in `content/docs/a.md:11:1` leads.\n  Give it the `slug` and `draft` of the original, or remove the file: readers then get the original.',
    ]);
  });

  test.each(['slug: /docs/autre\n', 'draft: true\n'])(
    'a page with another address or none, to which no text links: %j',
    async (front) => {
      const plain = { 'content/docs/a.md': page('Text.'), 'content/docs/c.md': page('Text.') };
      const files = { ...plain, 'i18n/fr/content/docs/b.md': page('## Parts', front) };
      expect(await inFrench(files)).toEqual([
        'i18n/fr/content/docs/b.md:3:1: warning: The translation is not published at `/docs/b`, where its original is: no language leads to it.\n  Give it the `slug` and `draft` of the original, or remove the file: readers then get the original.',
      ]);
    },
  );

  test.each([
    ['tags: [Neuf, lua]', 'the tags `Neuf`, `lua`'],
    ['', 'no tags'],
  ])('a post with other tags: %j', async (tags, named) => {
    const post = (more: string) => page('Text.', `date: 2026-01-02\n${more}`);
    const files = {
      'content/blog/new.md': post('tags: [new, Lua]\n'),
      'content/blog/same.md': post('tags: [new]\n'),
      'i18n/fr/content/blog/new.md': post(tags && `${tags}\n`),
      'i18n/fr/content/blog/same.md': post('tags: [New]\n'),
    };
    expect((await inFrench(files)).filter((it) => it.includes('tags'))).toEqual([
      `i18n/fr/content/blog/new.md:1:1: warning: The translation has ${named}, its original has the tags \`new\`, \`Lua\`: the pages of tags are the same in each language.\n  Write \`tags: [new, Lua]\`.`,
    ]);
  });

  test('an address that two originals claim is not reported again', async () => {
    const files = {
      'content/docs/c.md': page('Text.', 'slug: /docs/b\n'),
      'i18n/fr/content/docs/b.md': page('## Parts'),
    };
    expect(await inFrench(files)).toEqual([
      'content/docs/c.md:3:1: error: The address `/docs/b` is also the address of `content/docs/b.md:1:1`.\n  Give one of the two another `slug` or name.',
    ]);
  });
});
