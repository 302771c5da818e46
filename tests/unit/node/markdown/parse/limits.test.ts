import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findExcess, LIMITS } from '../../../../../src/node/markdown/parse/limits.ts';
import { articleBlocks, makeRenderer, oneLine } from '../helper.ts';

const nested = (mark: string, times = 3_000) => `${mark.repeat(times)}a`;
const NESTING = `Blocks are nested more than ${LIMITS.nesting} levels deep here.`;

describe('a text beyond the limits', () => {
  it.each([
    ['quotes', nested('> '), NESTING],
    ['lists on one line', nested('- '), NESTING],
    ['numbered lists', nested('1. '), NESTING],
    ['lists on lines', Array.from({ length: 40 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'), NESTING],
    ['quotes in lists', `- ${nested('> - ')}`, NESTING],
    ['admonitions', ':::note\n'.repeat(2_000), NESTING],
    ['details', '<details>\n\n'.repeat(2_000), NESTING],
    ['stars', '*a_'.repeat(5_000), 'The paragraph has more than 1000 stars'],
    ['brackets', '['.repeat(15_000), 'The paragraph has more than 1000 stars'],
    ['strikes on lines', '~a\n'.repeat(10_000), 'The paragraph has more than 1000 stars'],
    ['a long line', 'a '.repeat(15_000), 'The paragraph has more than 20000 characters.'],
    ['a long plain line', `${'word '.repeat(4_000)}end`, 'The paragraph has more than 20000 characters.'],
    ['numbers in a paragraph', `a\n${'2. a *b_\n'.repeat(3_000)}`, 'The paragraph has more than 1000 stars'],
    ['a row that is in no table', `a\n${'| *a_\n'.repeat(3_000)}`, 'The paragraph has more than 1000 stars'],
    ['underlined headings', 'a\n=\n\n'.repeat(6_000), 'The text has more than 300 underlined headings.'],
  ])('has a problem with a location: %s', async (_, text, message) => {
    const { renderer, problems } = await makeRenderer();
    expect(articleBlocks(renderer, text)).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.severity).toBe('error');
    expect(oneLine(problems[0] ?? { severity: 'error', file: '', message: '' })).toMatch(
      /^a\.md:\d+:1: error: /,
    );
    expect(problems[0]?.message).toContain(message);
  });

  it('names the line on which a paragraph starts, and says nothing of a missing title', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', `Text.\n\nOne\n${'*a_'.repeat(5_000)}`);
    expect(problems.map(oneLine)).toEqual([
      'a.md:3:1: error: The paragraph has more than 1000 stars, underscores, tildes and brackets. / Split it with empty lines, or put data into a code block.',
    ]);
  });

  it('is found in texts of symbols and in descriptions too', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.symbolText({ text: nested('> '), position: { file: 'a.lua', line: 7, column: 4 } });
    renderer.inline('*a_'.repeat(5_000), 'b.lua', { line: 3, column: 9 });
    renderer.inline(`${'word '.repeat(4_000)}end`, 'c.lua', { line: 4, column: 2 });
    expect(problems.map(({ file, line }) => [file, line])).toEqual([
      ['a.lua', 7],
      ['b.lua', 3],
      ['c.lua', 4],
    ]);
  });
});

it.each<[what: string, text: (size: number) => string, limit: number]>([
  ['the depth of blocks', (size) => nested('> ', size), LIMITS.nesting],
  ['the characters of a text', (size) => `${'a\n\n'.repeat(size / 3)}${'a'.repeat(size % 3)}`, LIMITS.text],
  ['the characters of a paragraph', (size) => 'a'.repeat(size), LIMITS.paragraph],
  ['the marks of a paragraph', (size) => '*'.repeat(size), LIMITS.marks],
  ['underlined headings', (size) => 'a\n=\n\n'.repeat(size), LIMITS.underlined],
])('what is as large as the limit is within it: %s', (_, text, limit) => {
  expect(findExcess(text(limit).split('\n'))).toBeUndefined();
  expect(findExcess(text(limit + 1).split('\n'))?.message).toContain(`more than ${limit} `);
});

describe('a text within the limits', () => {
  const row = '| `a_b` | *c* | [d](/e) |\n';
  it.each([
    ['a long table', `| a | b | c |\n|---|---|---|\n${row.repeat(2_000)}`],
    ['a long list', '- One *item* with `code` and [a link](/x)\n  that goes on\n'.repeat(1_000)],
    ['a long numbered list', '1. One\n2. two *a*\n3. three\n   goes on\n'.repeat(1_000)],
    ['code', `\`\`\`json\n${'["a", ["*_"]],\n'.repeat(5_000)}\`\`\``],
    ['code in a list', `- a\n\n  \`\`\`json\n${'  ["a", ["*_"]],\n'.repeat(5_000)}  \`\`\`\n\n- b`],
    ['definitions', Array.from({ length: 2_000 }, (_, i) => `[a${i}]: /x\n`).join('')],
    ['headings', '## a *b*\n'.repeat(2_000)],
    ['admonitions one after the other', ':::note\na\n:::\n\n'.repeat(200)],
    ['lists one after the other', '- a\n  - b\n    - c\n\ntext\n\n'.repeat(200)],
    ['quotes', '> a\n> > b\n\n'.repeat(200)],
    [
      'dashes too far to the right for lists',
      Array.from({ length: 40 }, (_, i) => `${' '.repeat(6 * i)}- a`).join('\n'),
    ],
  ])('is read: %s', (_, text) => {
    expect(findExcess(text.split('\n'))).toBeUndefined();
  });

  it('is all that this project has written', () => {
    const files = ['content', 'docs'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const texts = files.filter((name) => name.endsWith('.md')).map((name) => readFileSync(name, 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.map((text) => findExcess(text.split('\n'))).filter(Boolean)).toEqual([]);
  });
});

describe('code beyond the limits', () => {
  it('is shown without colours, with a warning', async () => {
    const { renderer, problems } = await makeRenderer();
    const [block] = articleBlocks(renderer, `\`\`\`bash\n${'"$('.repeat(20_000)}\n\`\`\``);
    expect(block?.type === 'code' && block.html).not.toContain('<span class="s">');
    expect(problems.map(oneLine)).toEqual([
      'a.md:4:1: warning: The code has 60000 characters, more than 30000; it is shown without colours. / Show the part that readers need, and link to a file with the rest.',
    ]);
  });

  it('has no colours in a line of many characters, and those after it have', async () => {
    const { renderer } = await makeRenderer();
    const [block] = articleBlocks(renderer, `\`\`\`bash\necho "a"\n${'"$('.repeat(5_000)}\necho "b"\n\`\`\``);
    const lines = block?.type === 'code' ? block.html.split('\n') : [];
    expect(lines.map((line) => line.includes('class="s"'))).toEqual([true, false, true]);
  });

  it('has no colours after a hundred brackets in one another', async () => {
    const { renderer } = await makeRenderer();
    const [block] = articleBlocks(renderer, `\`\`\`bash\n${'"$(\n'.repeat(5_000)}\`\`\``);
    const lines = block?.type === 'code' ? block.html.split('\n') : [];
    expect(lines[0]).toContain('class=');
    expect(lines.at(-1)).not.toMatch(/class="(?!line)/);
  });
});
