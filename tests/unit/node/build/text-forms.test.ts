import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../src/node/build/index.ts';
import { decodeText } from '../../../../src/node/diagnostics/decode-text.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { renderIcons } from '../../../../src/node/source/images/icons.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';
import { readFiles } from '../../../support/read-files.ts';

const BOM = '\uFEFF';
const CONFIG = `export default {
  title: 'Test', url: 'https://a.example', brand: { words: ['test'] },
  announcementBar: { id: 'news', content: \`Two
lines\` },
  i18n: { locales: { en: { label: 'English', htmlLang: 'en' }, fr: { label: 'Français', htmlLang: 'fr' } } },
};
`;
const ICON =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<path d="M0 0h9"/></svg>\n';
const LUA = `---@meta

---Does things.
---
---## Example
---\`\`\`lua
---tool.run(1)
---\`\`\`
---@class toollib
tool = {}

---Runs.
---@param count integer How often,
---  and how long.
function tool.run(count) end
`;
const SCRIPT = '--- Runs.\nlocal function go()\n\ttool.run(1)\nend\n\ngo()\n';
const GUIDE = `---
title: Guide
description: >
  Two
  lines
search: [one]
---

Text with a break\\
and \`code\`.

\`\`\`lua file="go.lua"
\`\`\`

\`\`\`lua
tool.run(1)
-- second line
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

:::note

Read it.

:::

![Box](./pictures/box.svg)
`;

/** The texts of a site with all kinds of files that a build reads as texts. */
const TEXTS: Record<string, string> = {
  'site.config.ts': CONFIG,
  LICENSE: 'Free\nfor all.\n',
  'brand/icon.svg': ICON,
  'definitions/tool.lua': LUA,
  'content/docs/guide.md': GUIDE,
  'content/docs/go.lua': SCRIPT,
  'content/docs/pictures/box.svg':
    '<svg viewBox="0 0 9 9">\n<rect class="box" width="9" height="9"/>\n</svg>\n',
  'content/blog/2024-01-01-first.md': '---\ntitle: First\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'content/home.md': '---\ntitle: Home\n---\n\nText.\n',
  'i18n/fr/texts.json': '{\n  "Two\\nlines": "Deux"\n}\n',
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forms-'));
  await write((text) => text);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string | Uint8Array) => putFile(dir, path, text);

/** Writes the site with its texts in another form. */
async function write(form: (text: string) => string): Promise<void> {
  for (const [path, text] of Object.entries(TEXTS)) await put(path, form(text));
}

async function built(): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'forms-out-'));
  const { ok, problems } = await buildSite({ siteDir: dir, outDir });
  expect(problems.map(formatProblem)).toEqual([]);
  expect(ok).toBe(true);
  const files = await readFiles(outDir);
  await rm(outDir, { recursive: true });
  return files;
}

/** First lines of the site's problems. */
async function problems(): Promise<string[]> {
  const [read, drawn] = await Promise.all([readSources(dir), renderIcons(dir, join(dir, 'kept'))]);
  return [...read.problems, ...drawn.problems].map((problem) => formatProblem(problem).split('\n')[0] ?? '');
}

test('line ends and byte order marks make no difference to the output, in any file', async () => {
  const plain = await built();
  expect(Object.keys(plain)).toEqual(
    expect.arrayContaining(['addon.zip', 'docs/go.lua', 'fr/docs/guide/index.html', 'icons/192.png']),
  );
  await write((text) => BOM + text.replaceAll('\n', '\r\n'));
  expect(await built()).toEqual(plain);
});

describe('problems have the same line and column, however lines end', () => {
  const WRONG = {
    'site.config.ts': CONFIG.replace("words: ['test']", 'words: 1'),
    'content/docs/go.lua': SCRIPT.replace('tool.run(1)', 'tool.rnu(1)'),
    'definitions/tool.lua': LUA.replace('@param count', '@param cuont'),
    'content/docs/guide.md': GUIDE.replace('search:', 'serach:').replace('tool.run(1)', 'tool.rnu(1)'),
    'content/docs/pictures/box.svg':
      '<svg viewBox="0 0 9 9">\n  <rect class="bix" width="9" height="9"/>\n</svg>\n',
    'i18n/fr/texts.json': '{\n  "Two\\nlines": 1\n}\n',
  };

  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => BOM + text],
  ])('%s', async (_, form) => {
    for (const [path, text] of Object.entries(WRONG)) await put(path, text);
    const plain = await problems();
    expect(new Set(plain.map((line) => line.replace(/:.*/, '')))).toEqual(new Set(Object.keys(WRONG)));
    for (const [path, text] of Object.entries(WRONG)) await put(path, form(text));
    expect(await problems()).toEqual(plain);
  });
});

describe('bytes that are not UTF-8 are reported with line and column', () => {
  test.each(Object.keys(TEXTS))('%s', async (path) => {
    const text = `${TEXTS[path]}é `;
    await put(path, Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a])]));
    const { length } = text.split('\n');
    expect(await problems()).toContain(
      `${path}:${length}:3: error: The file is not UTF-8 text from here on.`,
    );
  });

  test.each([
    ['a letter of Latin-1', [0x61, 0x0d, 0x0a, 0x62, 0xe9], 2, 2, 'a\nb\uFFFD'],
    ['a letter that is cut off', [0x61, 0x0a, 0xe2, 0x82], 2, 1, 'a\n\uFFFD'],
    [
      'what a decoder writes for wrong bytes is a letter itself',
      [0xef, 0xbf, 0xbd, 0xff],
      1,
      2,
      '\uFFFD\uFFFD',
    ],
    ['after a byte order mark', [0xef, 0xbb, 0xbf, 0x61, 0xff], 1, 2, 'a\uFFFD'],
    ['16 bits a character', [0xff, 0xfe, 0x61, 0x00], 1, 1, 'a'],
    ['bytes that are no text', [0x61, 0x00, 0xff], 1, 3, undefined],
    ['a letter of four bytes before', [0xf0, 0x9f, 0x98, 0x80, 0xc0], 1, 3, '😀\uFFFD'],
  ])('%s', (_, bytes, line, column, guess) => {
    expect(decodeText('a', Uint8Array.from(bytes))).toEqual({
      problem: expect.objectContaining({ file: 'a', line, column }),
      guess,
    });
  });
});

describe('a line of a million letters is a result, or a problem that says where', () => {
  const long = 'word '.repeat(190_000);
  test.each([
    ['content/docs/guide.md', `${GUIDE}\n${long}\n`, /^content\/docs\/guide\.md:\d+:1: error: /],
    [
      'content/docs/guide.md',
      GUIDE.replace('Guide', long),
      /^content\/docs\/guide\.md:1:1: error: The front matter has more/,
    ],
    ['definitions/tool.lua', LUA.replace('Runs.', long), /^definitions\/tool\.lua:12:\d+: error: /],
    ['content/docs/go.lua', `${SCRIPT}-- ${long}\n`, /^content\/docs\/guide\.md:12:1: warning: The code has/],
    [
      'i18n/fr/texts.json',
      `{ "${long}": "x" }\n`,
      /^i18n\/fr\/texts\.json:1:3: warning: `(?:word ){16}…` is not a text/,
    ],
    ['site.config.ts', CONFIG.replace("'Test'", `'${long}'`), undefined],
    [
      'definitions/tool.lua',
      LUA.replace('Runs.', `${long} ${long}`),
      /^definitions\/tool\.lua: error: .*bytes/,
    ],
  ])('%s', async (path, text, problem) => {
    await put(path, text);
    const found = await problems();
    if (!problem) expect(found).toEqual([]);
    else expect(found).toContainEqual(expect.stringMatching(problem));
  });
});
