import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/node/diagnostics/problem.ts';
import { createLuaCheck } from '../../../src/node/lua/index.ts';
import { readReference } from '../../../src/node/luacats/index.ts';
import { readPictures } from '../../../src/node/pictures/index.ts';
import { readTexts } from '../../../src/node/source/files/site-folder.ts';
import { HEAD } from '../node/luacats/support.ts';
import { makeRenderer, oneLine } from '../node/markdown/helper.ts';

/** A text of a million characters, or as many as are given. */
const fill = (text: string, length = 1_000_000) => text.repeat(Math.ceil(length / text.length));
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/**
 * Fails where work takes many times what it should: each case takes under a second of the processor, and took minutes, or all
 * memory, before it had a limit.
 */
const BOUND = { timeout: 60_000 };

const TEXT = 'The text has more than 150000 characters.';
const PARAGRAPH = 'The paragraph has more than 20000 characters.';
const NESTED = 'Blocks are nested more than 20 levels deep here.';
const CELLS = 'The tables of the text have more than 50000 cells.';
const FRONT = 'The front matter has more than 20000 characters.';

describe('Markdown', () => {
  it.each([
    ['quotes in quotes', fill('> ', 100_000), NESTED],
    ['lists in lists', numbered(1_000, (index) => `${'  '.repeat(index)}- a\n`), NESTED],
    ['a hundred thousand brackets', '['.repeat(100_000), PARAGRAPH],
    ['a hundred thousand stars', '*'.repeat(100_000), PARAGRAPH],
    ['runs of backticks, each longer', numbered(400, (index) => `${'`'.repeat(index + 1)} `), PARAGRAPH],
    ['a table of ten thousand columns', `|${'a|'.repeat(10_000)}\n|${'-|'.repeat(10_000)}\n|b|\n`, PARAGRAPH],
    [
      'a table of a thousand columns, whose rows have one',
      `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'|b|\n'.repeat(3_000)}`,
      CELLS,
    ],
    [
      'the same, with rows without bars',
      `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'b\n'.repeat(3_000)}`,
      CELLS,
    ],
    [
      'many such tables',
      `|${'a|'.repeat(40)}\n|${'-|'.repeat(40)}\n${'b\n'.repeat(200)}\n`.repeat(20),
      CELLS,
    ],
    ['items of a list', fill('- a\n'), TEXT],
    ['lines of a paragraph of one letter', fill('a\n'), PARAGRAPH],
    ['rules', fill('---\n\n'), TEXT],
    ['links without an end', fill('[a](', 15_000), 'The paragraph has more than 1000 stars'],
    ['addresses', fill('a@b.c\n\n'), TEXT],
    ['definitions of links', numbered(100_000, (index) => `[a${index}]: /b\n`), TEXT],
    ['footnotes', numbered(40_000, (index) => `[^a${index}]: b\n`), TEXT],
    ['admonitions', fill(':::note\na\n:::\n\n'), TEXT],
    ['tabs', `:::tabs\n${fill('::::tab{value="a"}\nb\n::::\n')}:::`, TEXT],
    ['elements', fill('a <kbd>\n\n'), TEXT],
    ['plain paragraphs, which need no parser', fill('Words.\n\n'), TEXT],
    ['one word', fill('a'), TEXT],
  ])('gets a problem: %s', BOUND, async (_, text, message) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `---\ntitle: T\n---\n${text}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(oneLine(problems[0] ?? EMPTY)).toMatch(/^a\.md:\d+:\d+: error: .* \/ .+/);
  });

  it.each([
    ['keys', numbered(50_000, (index) => `k${index}: b\n`), FRONT],
    [
      'lists in lists',
      `tags: ${'['.repeat(5_000)}\n`,
      'The front matter is nested more than 20 levels deep.',
    ],
    [
      'lists in lists on one line',
      `tags:\n${'- '.repeat(5_000)}a\n`,
      'The front matter is nested more than 20 levels deep.',
    ],
    [
      'mappings in mappings',
      numbered(150, (index) => `${' '.repeat(index)}a:\n`),
      'The front matter is nested more than 20 levels deep.',
    ],
    ['the same entry', 'a: &a {x: 1}\n'.padEnd(15_000, '<<: *a\n'), '`a` is not a key of the front matter'],
  ])('gets a problem in its front matter: %s', BOUND, async (_, yaml, message) => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `---\n${yaml}---\n\nText.`);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });

  it('does not follow references of front matter, however often they double', BOUND, async () => {
    const { renderer, problems } = await makeRenderer();
    const names = [...'abcdefghijkl'];
    const lines = names.map(
      (name, index) => `${name}: &${name} [${index ? Array(9).fill(`*${names[index - 1]}`) : 'x'}]\n`,
    );
    renderer.article('a.md', `---\ntitle: T\n${lines.join('')}tags: *l\n---\n\nText.`);
    expect(problems.map(({ message }) => message.slice(0, 20))).toContain('The value of `tags` ');
  });
});

const EMPTY: Problem = { severity: 'error', file: '', message: '' };

describe('definitions', () => {
  const first = (body: string) =>
    readReference([{ path: 'definitions/demo.lua', text: HEAD + body }]).problems[0];
  const param = (type: string) => `---A.\n---@param p ${type} T.\nfunction demo.f(p) end\n`;
  const DEEP = 'The type of `@param p` is not valid: it is nested too deeply.';

  it.each([
    ['a list of lists', param(`any${'[]'.repeat(300_000)}`), DEEP],
    [
      'a type of a hundred thousand choices',
      param(numbered(100_000, (index) => `a${index}|`)),
      'it has more than 1000 parts',
    ],
    ['brackets', param('('.repeat(500_000)), DEEP],
    ['functions of functions', param('fun(a:'.repeat(100_000)), DEEP],
    ['tables of tables', param('{a:'.repeat(100_000)), DEEP],
    [
      'a table of fifty thousand fields',
      param(`{${numbered(50_000, (index) => `a${index}: any,`)}}`),
      'it has more than 1000 parts',
    ],
    [
      'fifty thousand parameters',
      `---A.\n${numbered(50_000, (index) => `---@param p${index} any T.\n`)}function demo.f() end\n`,
      'The comment has more than 3000 lines',
    ],
    [
      'fifty thousand fields',
      `---A.\n---@class big\n${numbered(50_000, (index) => `---@field f${index} any T.\n`)}`,
      'The comment has more than 3000 lines',
    ],
    [
      'a hundred thousand tags in a line, and a backtick',
      `---A.\n---@return number n T. ${'@see '.repeat(100_000)}\`\nfunction demo.f() end\n`,
      '`@see` in a line of `@return` is read as text',
    ],
    ['functions within functions', `x = ${'function() return '.repeat(50_000)}`, 'nested too deeply'],
  ])('get a problem: %s', BOUND, (_, body, message) => {
    const problems = readReference([{ path: 'definitions/demo.lua', text: HEAD + body }]).problems;
    expect(
      problems.find((it) => it.message.includes(message)),
      problems[0]?.message,
    ).toMatchObject({
      severity: 'error',
      file: 'definitions/demo.lua',
      line: expect.any(Number),
      column: expect.any(Number),
      fix: expect.stringMatching(/\S/),
    });
  });

  it.each([
    ['phrases', `---A.\n---@search ${fill('a, ')}\nfunction demo.f() end\n`],
    ['returned values', `---A.\n---@return ${'any, '.repeat(200_000)}any T.\nfunction demo.f() end\n`],
    ['generics', `---A.\n---@class big<${fill('T, ')}>\n`],
  ])('are read however many there are on a line: %s', BOUND, (_, body) => {
    expect(() => first(body)).not.toThrow();
  });
});

describe('Lua code of texts', () => {
  const { reference } = readReference([
    { path: 'definitions/demo.lua', text: `${HEAD}---F.\nfunction demo.f() end\n` },
  ]);
  const check = (code: string) => createLuaCheck(reference)([{ code, file: 'a.md', line: 5 }]);

  it.each([
    ['sums', `local x = 1${'+1'.repeat(100_000)}`],
    ['choices', `local x = a${' and a'.repeat(50_000)}`],
    ['fields', `x${'.a'.repeat(100_000)} = 1`],
    ['calls', `x${'()'.repeat(100_000)}`],
    ['indexes', `x${'[1]'.repeat(100_000)} = 1`],
    ['texts as arguments', `x${'""'.repeat(100_000)}`],
  ])('gets a problem: a chain of %s', BOUND, (_, code) => {
    expect(check(code)).toEqual([
      {
        severity: 'error',
        file: 'a.md',
        line: 5,
        column: expect.any(Number),
        message: 'The code is not valid Lua: it is nested too deeply.',
        fix: expect.stringMatching(/\S/),
      },
    ]);
  });

  it('has twenty thousand unknown names, each with its place', BOUND, () => {
    const problems = check(numbered(20_000, (index) => `demo.zz${index}()\n`));
    expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 5));
  });
});

describe('pictures', () => {
  const svg = (content: string) => `<svg viewBox="0 0 300 200">${content}</svg>`;
  it.each([
    [
      'ten thousand groups in one another',
      svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
      'elements nested more than 20 levels deep',
    ],
    [
      'spans in one another',
      svg(`<text x="20" y="20">${'<tspan>'.repeat(5_000)}a${'</tspan>'.repeat(5_000)}</text>`),
      'elements nested more than 20 levels deep',
    ],
    ['a million shapes', svg(fill('<g/>')), 'The picture has more than 100000 characters.'],
    [
      'attributes',
      `<svg viewBox="0 0 1 1" ${numbered(80_000, (index) => `a${index}="b" `)}/>`,
      'The picture has more than 100000 characters.',
    ],
    [
      'entities that double',
      `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      'invalid character entity',
    ],
    [
      'an attribute that each object has',
      svg('<g hasOwnProperty="x" transform="scale(1)"/>'),
      'The picture is not SVG from here on',
    ],
    [
      'an element that each object has',
      svg('<constructor/>'),
      '`<constructor>` is not an element of pictures',
    ],
  ])('get a problem: %s', BOUND, (_, text, message) => {
    const { problems, pictures } = readPictures([{ path: 'content/pictures/a.svg', text }]);
    expect(problems[0]).toMatchObject({
      line: 1,
      message: expect.stringContaining(message),
      fix: expect.any(String),
    });
    expect([...pictures.values()][0]?.content).toBe('');
  });
});

it('a file of more than a million bytes is a problem, and is not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  await writeFile(join(folder, 'a.md'), fill('a', 1_000_001));
  await writeFile(join(folder, 'b.md'), fill('b', 1_000_000));
  const problems: Problem[] = [];
  const texts = await readTexts(folder, ['a.md', 'b.md'], problems);
  await rm(folder, { recursive: true });
  expect(texts.map(({ path }) => path)).toEqual(['b.md']);
  expect(problems.map(oneLine)).toEqual([
    'a.md: error: The file has 1000001 bytes, more than 1000000. / Split it into several files.',
  ]);
});
