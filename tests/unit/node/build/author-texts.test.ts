import { describe, expect, test } from 'vitest';
import { page, problemsOf } from './problems-of.ts';

/** Problems of a page of the docs, whose text starts in line 5. */
const told = async (text: string) =>
  (await problemsOf({ 'content/docs/a.md': page(text) })).map((it) => it.replace('content/docs/a.md:', ''));

/** Problems of a page of the docs with this front matter, whose first line is the second of the file. */
const toldOf = async (frontMatter: string) =>
  (await problemsOf({ 'content/docs/a.md': `---\n${frontMatter}\n---\n\nText.\n` })).map((it) =>
    it.replace('content/docs/a.md:', ''),
  );

describe('front matter', () => {
  test('a misspelt key is reported once, and counts as the one that was meant', async () => {
    expect(await toldOf('titel: A')).toEqual([expect.stringMatching(/^2:1: error: `titel` is not a key/)]);
    const post = '---\ntitle: A\ndaet: 2024-02-29\n---\n\nText.\n';
    expect(await problemsOf({ 'content/blog/a.md': post })).toEqual([
      expect.stringMatching(/^content\/blog\/a.md:3:1: error: `daet` is not a key/),
    ]);
  });

  test('a text that ends at ` #` is reported, comments after other values are not', async () => {
    expect(await toldOf('title: A "#1" and C#\nsidebar_label: C#\nsidebar_position: 3 # last')).toEqual([]);
    expect(await toldOf('title: "A" # first\n# all\nsidebar_label: A "b" #1')).toEqual([
      '4:16: warning: `sidebar_label` is only `A "b"`: the text after ` #` is a comment.\n  Put it in quotes: `sidebar_label: \'A "b" #1\'`.',
    ]);
  });

  test('a text that starts with a sign of YAML is reported with quotes', async () => {
    const fault = (found: string) =>
      `2:8: error: The value of \`title\` starts with a character that YAML reserves.\n  Put it in quotes: \`title: "${found}"\`.`;
    expect(await toldOf('title: `client.log` explained')).toEqual([fault('`client.log` explained')]);
    expect(await toldOf('title: @param explained')).toEqual([fault('@param explained')]);
  });

  test('the fix has the value that was meant', async () => {
    const fixOf = async (line: string) => (await toldOf(`title: A\n${line}`))[0]?.split('\n  ')[1];
    expect(await fixOf('sidebar_position: "7"')).toBe('Write `sidebar_position: 7`.');
    expect(await fixOf('draft: no')).toBe('Write `draft: false`.');
    expect(await fixOf('search: red, green')).toBe('Write `search: [red, green]`.');
    expect(await fixOf('toc_max_heading_level: "4"')).toBe('Write `toc_max_heading_level: 4`.');
    expect(await fixOf('date: 2026/3/9')).toBe('Write `date: 2026-03-09`.');
    expect(await fixOf('date: 24.12.2026')).toBe('Write `date: 2026-12-24`.');
    expect(await fixOf('date: 2026-03-09T10:00:00Z')).toBe('Write `date: 2026-03-09`.');
    expect(await fixOf('date: 31.02.2026')).toBe('Write it like `date: 2024-02-29`.');
  });

  test('a task needs two to four names', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const tool = names.map((name) => `\n---Runs.\nfunction tool.${name}() end\n`).join('');
    const toldWith = (count: number) =>
      problemsOf({
        'definitions/tool.lua': `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n${tool}`,
        'content/docs/a.md': page(
          'Text.',
          `task: Draw\nneeds: [${names.slice(0, count).map((name) => `tool.${name}`)}]\n`,
        ),
      });
    const warning = (found: string) =>
      `content/docs/a.md:4:1: warning: \`needs\` lists ${found}, expected two to four.\n  Keep those that matter most to the task, or add what else it needs.`;
    expect(await toldWith(1)).toEqual([warning('1 name')]);
    expect(await toldWith(2)).toEqual([]);
    expect(await toldWith(4)).toEqual([]);
    expect(await toldWith(5)).toEqual([warning('5 names')]);
  });
});

describe('code blocks', () => {
  test('one whose end was forgotten is reported at its start', async () => {
    const text = '```lua\nlocal a = 1\n\nText.\n\n```lua title="b"\nlocal b = 2\n```';
    expect(await told(text)).toEqual([
      '5:1: error: The code block is not closed before another one starts on line 10.\n  Add a line ` ``` ` where it ends. A block that shows fences needs a longer one: ` ```` `.',
    ]);
  });

  test('one that shows fences within a longer or another one is right', async () => {
    const inner = '```lua\nlocal a = 1\n```';
    expect(await told(`\`\`\`\`md\n${inner}\n\`\`\`\`\n\n~~~md\n${inner}\n~~~`)).toEqual([]);
  });
});

describe('tables', () => {
  const TABLE = '| a | b |\n| --- | --- |\n| 1 | 2 |';

  test('rows below an empty line are reported', async () => {
    const message =
      'error: The empty line above ends the table, so this would not be shown as a row of it.\n  Remove the empty line.';
    expect(await told(`${TABLE}\n\n| 3 | 4 |`)).toEqual([`9:1: ${message}`]);
    expect(await told(`${TABLE}\n\n| 3 | 4 |\n| 5 | 6 |`)).toEqual([`9:1: ${message}`]);
  });

  test('text right below a table is reported', async () => {
    expect(await told(`${TABLE}\nText.`)).toEqual([
      '8:1: error: `Text.` is right below the table, and would be shown as a row of it.\n  Write an empty line above it.',
    ]);
  });

  test('a row that lacks a cell is reported', async () => {
    expect(await told(`${TABLE}\n| 3 |\n| 4 | |`)).toEqual([
      '8:1: warning: The row has 1 cell, but the table has 2 columns: it would be empty at its end.\n  Add the cell that is missing, or write `|` for each empty one.',
    ]);
  });

  test('two tables, empty cells and tables of one column are right', async () => {
    expect(await told(`${TABLE}\n| 3 | |\n\n${TABLE}\n\n| a |\n| --- |\n| 1 |\nb`)).toEqual([]);
  });
});

test('a mark of doubt that is misspelt or outside of tables of values is reported', async () => {
  const table = '| a | b |\n| --- | --- |\n| x | y {unconfirmed} |';
  const fault = (place: string, found: string) =>
    `${place}: error: \`${found}\` is not a mark here, and would be shown as written.\n  Write \`{unconfirmed}\` at the end of a cell of \`:::values\`, or put it into backticks.`;
  const text = `${table}\n\n:::values\n${table}\n| z | y {unconfrimed} |\n:::\n\n\`{unconfirmed}\``;
  expect(await told(text)).toEqual([fault('7:9', '{unconfirmed}'), fault('13:9', '{unconfrimed}')]);
  expect(await told(':::values\n| a | b |\n| --- | --- |\n| z | y {Unconfirmed} |\n:::')).toEqual([
    fault('8:9', '{Unconfirmed}'),
  ]);
});

test('bold text with spaces inside its stars is reported, powers are not', async () => {
  expect(await told('Use ** this one **, not `** that **` or 2 ** 3 ** 2.')).toEqual([
    '5:5: error: `** this one **` is not bold, and would be shown as written.\n  Remove the spaces: `**this one**`.',
  ]);
});

test('an image file that is none is reported', async () => {
  const files = { 'content/docs/a.md': page('![A](/a.png)'), 'static/a.png': 'text' };
  expect(await problemsOf(files)).toEqual([
    'static/a.png: warning: The image cannot be read as PNG: it is damaged, or not an image.\n  Save it again as PNG, or remove it.',
  ]);
});

test('a misspelt script is reported once', async () => {
  const files = {
    'content/snippets/a.md': page('```lua file="rdar.lua"\n```'),
    'content/snippets/radar.lua': 'local a = 1\n',
  };
  expect(await problemsOf(files)).toEqual([
    'content/snippets/a.md:5:8: error: The file `rdar.lua` does not exist next to the text.\n  Did you mean `radar.lua`?',
  ]);
});

test('an admonition without title and text is reported', async () => {
  const fault = (place: string, found: string) =>
    `${place}: warning: \`${found}\` has no text.\n  Write its text on the lines below, or remove it.`;
  expect(await told(':::note\n:::\n\n:::tip[Soon]\n:::\n\n> [!TIP]\n\n> [!NOTE] Soon')).toEqual([
    fault('5:1', ':::note'),
    fault('11:1', '[!TIP]'),
  ]);
});

test('a tab and details without text are reported', async () => {
  const tabs = '::::tabs\n:::tab[One]\n:::\n:::tab[Two]\nText.\n:::\n::::';
  const fault = 'has no text.\n  Write its text on the lines below, or remove it.';
  expect(await told(`${tabs}\n\n:::details[More]\n:::`)).toEqual([
    `6:1: warning: \`:::tab\` ${fault}`,
    `13:1: warning: \`:::details\` ${fault}`,
  ]);
});

test('a heading of level 7 is reported', async () => {
  expect(await told('####### Seven')).toEqual([
    '5:1: error: `####### Seven` is not a heading, and would be shown as written: the lowest level is 6.\n  Write `###### Seven`, or fewer signs.',
  ]);
});

test('tabs of a group that share no value with the others are reported', async () => {
  const tabs = (...values: string[]) =>
    `::::tabs{groupId="os"}\n${values.map((value) => `:::tab[${value}]\nText.\n:::\n`).join('')}::::\n\n`;
  expect(await told(tabs('win', 'linux') + tabs('linux', 'mac') + tabs('mac'))).toEqual([]);
  expect(await told(tabs('win', 'linux') + tabs('Win', 'Linux'))).toEqual([
    '14:1: warning: These tabs have no value in common with those above in the group `os` (`win`, `linux`), so they would not switch together.\n  Give the same choice the same `value`, or these tabs another `groupId`.',
  ]);
});

describe('letters that a wrong encoding or a paste has changed', () => {
  const AGAIN = '\n  Retype the letter, and save the file as UTF-8.';

  test.each([
    [
      'A b\uFFFDd one',
      `5:4: warning: The text contains U+FFFD, which stands for a letter that was lost.${AGAIN}`,
    ],
    ['FÃ¼nf', `5:2: warning: \`Ã¼\` looks like a letter that was read in another encoding.${AGAIN}`],
    ['It â€™ s', `5:4: warning: \`â€™\` looks like a letter that was read in another encoding.${AGAIN}`],
    [
      '[x](/docs/\u200Bx)',
      '5:1: warning: Broken link: `/docs/\u200Bx`.\n  Remove the invisible character U+200B from it.',
    ],
    ['`lamp.\u200Bon`', '5:7: warning: The text contains the invisible character U+200B.\n  Remove it.'],
    ['`lamp.o\u00ADn`', '5:8: warning: The text contains the invisible character U+00AD.\n  Remove it.'],
    ['`lamp.on\u200E`', '5:9: warning: The text contains the invisible character U+200E.\n  Remove it.'],
    ['`lamp.o\u200Cn`', '5:8: warning: The text contains the invisible character U+200C.\n  Remove it.'],
    [
      '[x](/docs/a\u00ADb)',
      '5:1: warning: Broken link: `/docs/a\u00ADb`.\n  Remove the invisible character U+00AD from it.',
    ],
    ['An\u202E end', '5:3: warning: The text contains the invisible character U+202E.\n  Remove it.'],
  ])('%j is told', async (text, problem) => {
    expect(await told(text)).toEqual([problem]);
  });

  test.each([
    ['---@param spe\u00ADed integer How fast.\n', 8, 14],
    ['---@param speed inte\u00ADger How fast.\n', 8, 21],
    ['---@pa\u00ADram speed integer How fast.\n', 8, 7],
  ])('a soft hyphen in a tag is told once: %j', async (tag, line, column) => {
    const lua = `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n---Runs.\n${tag}function tool.run(speed) end\n`;
    expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
      `definitions/tool.lua:${line}:${column}: warning: The text contains the invisible character U+00AD.\n  Remove it.`,
    ]);
  });

  test('letters of other languages are none of them', async () => {
    expect(
      await told('IRMÃOS, «Ã», 10 €, “á”, נער\u200F, C++\u200F, می\u200Cخواهم, Silben\u00ADtrennung'),
    ).toEqual([]);
  });
});
