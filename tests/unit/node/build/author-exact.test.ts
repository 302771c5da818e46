import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf } from './problems-of.ts';

const LAMP = `---@meta

---The lamp.
---@class lamplib
lamp = {}

---Switches it.
function lamp.light() end
`;

/** Problems of a site with a group and a guide. */
const told = (files: Record<string, string>) =>
  problemsOf({ 'definitions/lamp.lua': LAMP, 'content/docs/a.md': page('Text.'), ...files });

const inText = (text: string) => told({ 'content/docs/a.md': page(text) });
const inTypes = (comment: string) =>
  told({ 'definitions/types.lua': `---@meta\n\n---A thing.\n${comment}\n` });

describe('the place of a problem', () => {
  test('a name with a colon for its dot is reported where it is, in plain text too', async () => {
    const message =
      'warning: `lamp:light` has a colon, but scripts call it with a dot.\n  Write `lamp.light`.';
    expect(await inText('Call `lamp:light` first.\n\n- Or `lamp:light` here.')).toEqual([
      `content/docs/a.md:5:6: ${message}`,
      `content/docs/a.md:7:6: ${message}`,
    ]);
  });
});

describe('a fence without a language', () => {
  const unnamed =
    'content/docs/a.md:5:1: warning: The code block does not name a language, so its code is neither coloured nor checked.\n  Write it after the fence: ` ```lua `, or `text` for text without colours.';

  test.each([
    ['title="a.lua"', unnamed],
    [' showLineNumbers', unnamed],
    [
      ' mistake',
      'content/docs/a.md:5:5: warning: `mistake` after the fence has no effect: only `lua` code is checked.\n  Remove it, or name `lua` as the language.',
    ],
  ])('is no fence of the language `%s`', async (words, problem) => {
    expect(await inText(`\`\`\`${words}\nlamp.light()\n\`\`\``)).toEqual([problem]);
  });

  test('is told where the language belongs that follows its braces', async () => {
    expect(await inText('```{1} lua\nlamp.light()\n```')).toEqual([
      'content/docs/a.md:5:8: warning: `lua` is not right after the fence, so it is not the language of the code.\n  Write `lua` before the braces.',
    ]);
  });

  test('shows no script, which it may name all the same', async () => {
    const files = {
      'content/docs/a.md': page('```file="a.lua" title="The lamp"\n```'),
      'content/docs/a.lua': 'lamp.light()\n',
    };
    expect(await told(files)).toEqual([
      'content/docs/a.md:5:4: error: The fence shows the file `a.lua` as `text`, expected `lua`.\n  Write `lua file="a.lua"` after the fence.',
    ]);
  });
});

describe('a numbered list', () => {
  test.each(['1. A\n2. B\n3. C', '1. A\n1. B\n1. C', '4) A\n5) B', '01. A\n02. B', '1. A\n\n   1. B\n2. C'])(
    'may count like %j',
    async (list) => {
      expect(await inText(list)).toEqual([]);
    },
  );

  test('names the first item with another number than readers see', async () => {
    expect(await inText('> 1. A\n> 3. B\n> 7. C')).toEqual([
      'content/docs/a.md:6:3: warning: The item `3` is shown with the number `2`: a list counts on from its first number.\n  Write `2`; a number that readers need belongs in the text of the item.',
    ]);
  });
});

describe('advice that can be followed', () => {
  test('a method that a fence names like a function is proposed as it is written', async () => {
    const files = {
      'content/docs/a.md': page('```lua file="a.lua" of="bulb.go2"\n```'),
      'content/docs/a.lua':
        'local bulb = {}\n\nfunction bulb.go() end\n\nfunction bulb:go2() end\n\nbulb.go()\nbulb:go2()\n',
    };
    expect(await told(files)).toEqual([
      'content/docs/a.md:5:8: error: `a.lua` does not declare `bulb.go2`.\n  Did you mean `bulb:go2`?',
    ]);
  });

  test('a `goto` without its label is told what to write', async () => {
    expect(await inText('```lua\ngoto done\nlamp.light()\n```')).toEqual([
      "content/docs/a.md:6:1: error: The code is not valid Lua: no visible label 'done' for <goto>.\n  Write `::done::` where it leads: in the same block, or in one around it.",
    ]);
  });

  test('a version that is a number keeps its zeros', async () => {
    const versions =
      "docs: { versions: [{ name: 'current', label: 'Next', path: 'next' }, { name: 1.0, label: 1.10 }], lastVersion: '1.0' }";
    const files = {
      'site.config.ts': CONFIG.replace('};', `  ${versions},\n};`),
      'versions/1.0/content/docs/a.md': page('Old.'),
    };
    expect(await told(files)).toEqual([
      "site.config.ts:3:74: error: `docs.versions[1].name` is `1.0`, expected text.\n  Write it in quotes: `'1.0'`.",
      "site.config.ts:3:85: error: `docs.versions[1].label` is `1.10`, expected text.\n  Write it in quotes: `'1.10'`.",
    ]);
  });

  test('a field that is there without a value is not called missing', async () => {
    expect(await told({ 'site.config.ts': CONFIG.replace("'Test'", 'process.env.NO_SUCH_TITLE') })).toContain(
      'site.config.ts:2:3: error: `title` is `undefined`, expected text.\n  Give `title` a value.',
    );
  });
});

describe('what only looks right in a definition', () => {
  test.each(['---@field a integer The a.', '---@operator add(thing): thing'])(
    '%s above its class, where editors do not look for it',
    async (tag) => {
      const name = /@\w+/.exec(tag)?.[0];
      expect(await inTypes(`${tag}\n---@class thing`)).toContain(
        `definitions/types.lua:4:4: warning: Editors do not see this \`${name}\`: it is above the \`@class\` that it belongs to.\n  Move it below \`@class\`.`,
      );
    },
  );

  test.each([
    [
      '---@class box<T, T>',
      '11: error: `<T, T>` has the type parameter `T` twice.\n  Remove or rename one of the two.',
    ],
    [
      '---@alias boxes<> integer[]',
      '11: error: `<>` names no type parameter.\n  Write a name such as `<T>`, or remove it.',
    ],
    [
      '---@class box<string>',
      '11: error: There is a type `string`, so the type parameter of `box` cannot have this name.\n  Write another one, such as `T`, or remove it if the type is meant.',
    ],
    [
      '---@class größe',
      '13: error: `öße` is not part of the name: names may contain only letters, digits and `_`.\n  Write it with letters from `a` to `z`.',
    ],
  ])('%s', async (tag, problem) => {
    expect(await inTypes(tag)).toContain(`definitions/types.lua:4:${problem}`);
  });
});
