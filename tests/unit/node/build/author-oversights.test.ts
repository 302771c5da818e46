import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const LAMP = `---@meta

---Lamps.
---@class lamplib
lamp = {}

---Switches a light.
---@param level number Brightness.
function lamp.switch_light(level) end
`;

const textProblems = (text: string) =>
  problemsOf({ 'definitions/lamp.lua': LAMP, 'content/docs/a.md': page(text) });
const definitionProblems = (text: string) =>
  problemsOf({ 'definitions/lamp.lua': `${LAMP}\n${text}\n` }).then((all) =>
    all.map((it) => it.replace('definitions/lamp.lua:', '')),
  );

describe('names of functions in inline code', () => {
  test('one with a typo is reported with the right one', async () => {
    expect(await textProblems('First `lamp.switch_ligt`, then `lamp.swich_light()`.')).toEqual([
      'content/docs/a.md:5:7: warning: `lamp.switch_ligt`: `lamp` has no function `switch_ligt`.\n  Did you mean `lamp.switch_light`?',
      'content/docs/a.md:5:32: warning: `lamp.swich_light`: `lamp` has no function `swich_light`.\n  Did you mean `lamp.switch_light`?',
    ]);
    expect(await textProblems('First `lamp.swich_light(1, "a")`, then `lamp.swich_light(level)`.')).toEqual([
      'content/docs/a.md:5:7: warning: `lamp.swich_light`: `lamp` has no function `swich_light`.\n  Did you mean `lamp.switch_light`?',
      'content/docs/a.md:5:40: warning: `lamp.swich_light`: `lamp` has no function `swich_light`.\n  Did you mean `lamp.switch_light`?',
    ]);
    expect(await definitionProblems('---Is off. See `lamp.switch_lihgt`.\nfunction lamp.off() end')).toEqual([
      '11:16: warning: `lamp.switch_lihgt`: `lamp` has no function `switch_lihgt`.\n  Did you mean `lamp.switch_light`?',
    ]);
  });

  test('one with other letter case or underscores is reported, however short', async () => {
    expect(await textProblems('First `lamp.Switch_Light`, then `lamp.switchlight()`.')).toEqual([
      'content/docs/a.md:5:7: warning: `lamp.Switch_Light`: `lamp` has no function `Switch_Light`.\n  Did you mean `lamp.switch_light`?',
      'content/docs/a.md:5:33: warning: `lamp.switchlight`: `lamp` has no function `switchlight`.\n  Did you mean `lamp.switch_light`?',
    ]);
    expect(await definitionProblems('---Is off. See `lamp.Off`.\nfunction lamp.off() end')).toEqual([
      '11:16: warning: `lamp.Off`: `lamp` has no function `Off`.\n  Did you mean `lamp.off`?',
    ]);
  });

  test('one with a colon for its dot, or a dot for its colon, is reported', async () => {
    const bulb = `\n---A bulb.\n---@class bulb\nlocal bulb = {}\n\n---Glows.\nfunction bulb:glow() end\n`;
    const files = {
      'definitions/lamp.lua': LAMP + bulb,
      'content/docs/a.md': page(
        'First `lamp:switch_light()`, then `bulb.glow`, not `bulb:glow` or `lamp.switch_light`.',
      ),
    };
    expect(await problemsOf(files)).toEqual([
      'content/docs/a.md:5:7: warning: `lamp:switch_light` has a colon, but scripts call it with a dot.\n  Write `lamp.switch_light`.',
      'content/docs/a.md:5:35: warning: `bulb.glow` has a dot, but scripts call it with a colon.\n  Write `bulb:glow`.',
    ]);
  });

  test.each([
    'lamp.switch_light()',
    'lamp.switch_light(1)',
    'lamp.switch_light(1):more()',
    'lamp.light_switch(1)',
    'lamp.light_switch',
    'lamp.lights',
    'lamp.lua',
    'lamp.ligth',
    'lamp.dim',
    'other.switch_ligt',
    'lamp.switch_ligt.x',
  ])('another name is left alone: %s', async (code) => {
    expect(await textProblems(`See \`${code}\`.`)).toEqual([]);
  });
});

describe('markup that would be shown as written', () => {
  const told = (column: number, found: string, says: string, fix: string) =>
    `content/docs/a.md:5:${column}: error: \`${found}\` ${says}, and would be shown as written.\n  ${fix}`;

  test('links of a wiki within a line', async () => {
    const says = 'is the syntax of another tool';
    expect(await textProblems('See [[start]].')).toEqual([
      told(5, '[[start]]', says, 'Write a link: `[start](./name.md)`.'),
    ]);
    expect(await textProblems('See [[start|the start]] first.')).toEqual([
      told(5, '[[start|the start]]', says, 'Write a link: `[the start](./name.md)`.'),
    ]);
    expect(await textProblems('A `[[long]]` text, \\[\\[escaped]], t[[1]], [[1]](/docs/a).')).toEqual([]);
  });

  test('alerts outside a quote, and without their bracket', async () => {
    const says = 'does not start an alert';
    const fix = 'Write `> [!TIP]` at the start of a quote.';
    expect(await textProblems('[!TIP]\nText.')).toEqual([told(1, '[!TIP]', says, fix)]);
    expect(await textProblems('> [!tip Do it\n> Text.')).toEqual([told(3, '[!tip Do it', says, fix)]);
    expect(await textProblems('> [!TIP] Do it\n> Text.')).toEqual([]);
  });

  test('a block with two colons', async () => {
    const says = 'looks like a block, but would be shown as written.';
    expect(await textProblems('::Note[Read]')).toEqual([
      `content/docs/a.md:5:1: error: \`::Note[Read]\` ${says}\n  Write \`:::note[Read]\` with three colons, and \`:::\` where it ends.`,
    ]);
    expect((await textProblems('::widget'))[0]).toContain('Write it in Markdown');
  });

  test('a block of code with too few backticks', async () => {
    expect(await textProblems('``lua\nlocal a = 1\n``')).toEqual([
      'content/docs/a.md:5:1: error: `` ``lua `` does not start a code block: the lines would be run together.\n  Write three backticks before and after the code: `` ```lua ``.',
    ]);
    expect(await textProblems('The code `a\nb` and\n`lua x\ny` are in a line.')).toEqual([]);
  });
});

describe('levels of headings', () => {
  test('one that leaves a level out is reported', async () => {
    expect(await textProblems('## A\n\n#### B\n\nText.\n\n## C\n\n### D\n\nText.')).toEqual([
      'content/docs/a.md:7:1: warning: The heading has level 4, but the one above it has level 2.\n  Write `### B`.',
    ]);
    expect(await textProblems('### A\n\nText.\n\n## B\n\nText.')).toEqual([]);
  });

  test('sections in definitions have level 2', async () => {
    const off = 'function lamp.off() end';
    expect(await definitionProblems(`---Is off.\n---\n---### Notes\n---- A.\n${off}`)).toEqual([
      '13:4: warning: The section `Notes` has a heading of level 3, expected level 2.\n  Write `## Notes`.',
    ]);
    expect(
      await definitionProblems(`---Is off.\n---\n---## Errors\n---None.\n---\n---### Notes\n---- A.\n${off}`),
    ).toEqual([
      '16:4: warning: `Notes` is part of the section above it, because its heading has level 3.\n  Write `## Notes`.',
    ]);
    expect(
      await definitionProblems(`---Is off.\n---\n---# Errors\n---None.\n---\n---## Notes\n---- A.\n${off}`),
    ).toEqual([
      '13:4: warning: The section `Errors` has a heading of level 1, expected level 2.\n  Write `## Errors`.',
    ]);
    expect(
      await definitionProblems(`---Is off.\n---\n---## Errors\n---\n---### Rare\n---A.\n${off}`),
    ).toEqual([]);
  });
});

test('a menu of the navbar without items is reported', async () => {
  const problems = (items: string) => {
    const navbar = `  navbar: { items: [{ label: 'More', items: [${items}] }] },\n};`;
    return problemsOf({ 'site.config.ts': CONFIG.replace('};', navbar), 'definitions/lamp.lua': LAMP });
  };
  expect(await problems('')).toEqual([
    expect.stringMatching(
      /^site\.config\.ts:3:\d+: warning: `navbar\.items\[0\]\.items` is empty, so the menu `More` opens and shows nothing\.\n {2}Add an item/,
    ),
  ]);
  expect(await problems("{ label: 'A', to: '/' }")).toEqual([]);
});

test('a post whose date is not that of its file name is reported', async () => {
  const post = (date: string) => `---\ntitle: A\ndate: ${date}\n---\n\nText.\n`;
  expect(await problemsOf({ 'content/blog/2026-01-01-a.md': post('2026-01-02') })).toEqual([
    'content/blog/2026-01-01-a.md:3:1: warning: `date` is `2026-01-02`, but the file name starts with `2026-01-01`; `date` counts.\n  Remove `date`, or rename the file.',
  ]);
  expect(await problemsOf({ 'content/blog/2026-01-01-a.md': post('2026-01-01') })).toEqual([]);
});

test('a value and a name that an enum has twice are reported where they are repeated', async () => {
  const problems = await definitionProblems(
    '---Sides.\n---@enum side\nlocal side = {\n  LEFT = 1,\n  RIGHT = 1,\n}\n\n---Ways.\n---@enum way\nlocal way = { UP = 1, UP = 2 }',
  );
  expect(problems.map((it) => it.split('\n')[0])).toEqual([
    '15:3: error: The enum `side` has the value `1` twice.',
    '20:23: error: The enum `way` has the name `UP` twice; Lua keeps the last value.',
  ]);
});
