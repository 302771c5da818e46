import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

/** Problems of a site with a guide and the files given. */
const problemsOf = (files: Record<string, string>) =>
  read({ 'content/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n', ...files });

describe('merge conflicts', () => {
  const told = (place: string, mark = '<<<<<<< HEAD') =>
    `${place}: error: \`${mark}\` is the mark of a merge conflict that is not resolved.\n  Keep the lines that are right, and remove the marks (\`<<<<<<<\`, \`=======\`, \`>>>>>>>\`).`;
  const conflict = (ours: string, theirs: string) =>
    `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> branch`;

  test('are told once each, with whatever else is wrong', async () => {
    const text = `${conflict('Ours.', 'Theirs [a](b.md).')}\n\n[a](/docs/nope)\n\n${conflict('- a', '- b')}`;
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      told('content/docs/a.md:5:1'),
      'content/docs/a.md:11:1: warning: Broken link: `/docs/nope`.\n  Correct the link, or add what it points to.',
      told('content/docs/a.md:13:1'),
    ]);
  });

  test('are told in front matter, code, definitions, texts and the configuration', async () => {
    const lua = `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n${conflict('---Runs.', '---Runs it.')}\n${conflict('function tool.run() end', 'function tool.run(fast) end')}\n`;
    const locales = "{ en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } }";
    expect(
      await problemsOf({
        'site.config.ts': CONFIG.replace('brand', `i18n: { locales: ${locales} }, brand`),
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

  test('a space or the end of a line before the address of a file is told', async () => {
    expect(await told('See [this] (guide.md).\n\nSee [the guide]\n(guide.md#text).')).toEqual([
      fault('5:5', '[this] (guide.md)', 'Remove the space: `[this](guide.md)`.'),
      fault('7:5', '[the guide] (guide.md#text)', 'Remove the space: `[the guide](guide.md#text)`.'),
    ]);
  });

  test('swapped brackets around a file are told', async () => {
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

  test('without a summary, with an empty one and with two is told', async () => {
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

  test('a summary in another place is told', async () => {
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

test('an abbreviation without its long form is told', async () => {
  const fix = 'error: `<abbr>` has no title, which says what it stands for.\n  Write `<abbr title="...">`.';
  expect(await told('<abbr>ms</abbr> <abbr title=" ">px</abbr> <abbr title="kilobyte">kB</abbr>')).toEqual([
    `5:1: ${fix}`,
    `5:17: ${fix}`,
  ]);
});

describe('files of texts', () => {
  const LOCALES = "{ en: { label: 'E', htmlLang: 'en' }, fr: { label: 'F', htmlLang: 'fr' } }";
  const inFrench = (json: string) =>
    problemsOf({
      'site.config.ts': CONFIG.replace('brand', `tagline: 'A tool', i18n: { locales: ${LOCALES} }, brand`),
      'content/docs/first-steps/a.md': page('Text.'),
      'i18n/fr/texts.json': json,
    });

  test('keys that the site has no text for are told', async () => {
    const json =
      '{\n"A tool": "Un outil",\n"First steps": "Les débuts",\n"drawer.bakc": "Retour",\n"Old label": { "translate": "Old label" }\n}';
    const message = 'is not a text of the site, so its translation is never shown.';
    expect(await inFrench(json)).toEqual([
      `i18n/fr/texts.json:4:1: warning: \`drawer.bakc\` ${message}\n  Write \`drawer.back\`.`,
      `i18n/fr/texts.json:5:1: warning: \`Old label\` ${message}\n  Write the id or the wording as it is now, or remove the line.`,
    ]);
  });

  test('more plural forms than the language has are told', async () => {
    const json =
      '{\n"blog.minutes": "{count} minute|{count} de minutes|{count} minutes|x",\n"search.count": "Une page|{count} pages"\n}';
    expect(await inFrench(json)).toEqual([
      'i18n/fr/texts.json:2:1: warning: The text `blog.minutes` has 4 plural forms, the language 3.\n  Remove those that it does not have: the order is zero, one, two, few, many, other.',
    ]);
  });
});

test('a folder of snippets that the site does not have is told', async () => {
  const files = {
    'site.config.ts': CONFIG.replace('brand', "docs: { snippets: 'recepies' }, brand"),
    'content/recipes/a.md': page('Text.'),
  };
  expect(await problemsOf(files)).toEqual([
    'site.config.ts:2:59: warning: `docs.snippets` names the folder `content/recepies/`, which the site does not have.\n  Write `recipes`.',
  ]);
});
