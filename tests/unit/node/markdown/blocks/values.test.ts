import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowId } from '../../../../../src/node/markdown/blocks/row-id.ts';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

const HEAD = '| Value | Meaning |\n| --- | --- |';

async function read(markdown: string) {
  const { renderer, problems } = await makeRenderer();
  const { values = [] } = renderer.article('a.md', `---\ntitle: T\n---\n${markdown}`);
  return {
    values,
    problems: problems.map(oneLine),
    html: articleHtml((await makeRenderer()).renderer, markdown),
  };
}

function block(rows: string, attributes = ''): string {
  return `:::values${attributes}\n${HEAD}\n${rows}\n:::`;
}

describe('a table of values', () => {
  it('gives each row an id, a link to itself and its texts', async () => {
    const { values, problems, html } = await read(`## Kinds\n\n${block('| `a_b` | One, *two*. |')}`);
    expect(problems).toEqual([]);
    expect(values).toEqual([
      {
        section: 'Kinds',
        at: { line: 6, column: 1 },
        rows: [
          {
            id: 'a_b',
            title: 'a_b',
            text: 'One, two.',
            cells: ['a_b', 'One, two.'],
            at: { line: 9, column: 1 },
          },
        ],
      },
    ]);
    expect(html).toContain(
      '<tr id="a_b">\n<th scope="row" aria-label="a_b"><code>a_b</code><a class="anchor" href="#a_b" aria-label="Direct link to a_b"></a></th>',
    );
    expect(html).not.toContain(':::');
  });

  it('puts the heading before ids that are numbers or taken, of headings too', async () => {
    const rows = '| 1 | x |\n| name | x |\n| Second | x |';
    const { values, problems } = await read(
      `${block('| 1 | x |')}\n\n## First {#one}\n\n${block(rows)}\n\n## Second\n\n${block(rows)}`,
    );
    expect(values.map((table) => table.rows.map(({ id }) => id))).toEqual([
      ['1'],
      ['one-1', 'name', 'one-second'],
      ['second-1', 'second-name', 'second-second'],
    ]);
    expect(problems).toEqual([]);
  });

  it('marks what is not confirmed, and leaves the mark out of ids and texts', async () => {
    const { values, html } = await read(block('| `x` {unconfirmed} | Maybe. {unconfirmed} |'));
    expect(values[0]?.rows).toMatchObject([{ id: 'x', title: 'x', text: 'Maybe.' }]);
    expect(html).toContain('<td>Maybe. <span class="badge">unconfirmed</span></td>');
    expect(html).toContain('<th scope="row" aria-label="x (unconfirmed)"><code>x</code>');
    const { renderer } = await makeRenderer([], '/docs/about#doubt');
    expect(articleHtml(renderer, block('| `x` | Maybe. {unconfirmed} |'))).toContain(
      '<td>Maybe. <a class="badge" href="/docs/about#doubt">unconfirmed</a></td>',
    );
  });

  it('leaves other tables as they are', async () => {
    const { values, html } = await read(`${HEAD}\n| a | b |`);
    expect(values).toEqual([]);
    expect(html).not.toContain('<tr id');
  });

  it.each([
    [
      '\nwords\n',
      'a.md:6:1: error: `words` in `:::values` is not a table. / Put it before or after the block.',
    ],
    [
      '\n:::note\nx\n:::\n',
      'a.md:6:1: error: `:::note` in `:::values` is not a table. / Put it before or after the block.',
    ],
    [`\n${HEAD}\n`, 'a.md:6:1: error: The table of `:::values` has no rows.'],
    ['\n| A |\n| --- |\n| b |\n', 'a.md:6:1: error: The table of `:::values` has one column'],
    [`\n${HEAD}\n| | x |\n`, 'a.md:8:1: error: The first cell of a row of `:::values` is empty.'],
    [
      `\n${HEAD}\n| a | x |\n| a | y |\n| a | z |\n`,
      'a.md:10:1: error: Another row or heading of the page already has the id `h-a`, that of `a`.',
    ],
    ['\n', 'a.md:5:1: error: `:::values` has no table.'],
  ])('names what is wrong with %j', async (inner, expected) => {
    const { problems } = await read(`## H\n::::values\n${inner.trim()}\n::::`);
    expect(problems.map((it) => it.slice(0, expected.length))).toContain(expected);
  });

  it('suggests the block for a typo, and attributes', async () => {
    const typo = await read(`:::value\n${HEAD}\n| a | b |\n:::`);
    expect(typo.problems.join()).toContain('Write `:::values`.');
    const { problems } = await read(block('| a | b |', '{off="x"}'));
    expect(problems).toEqual([
      'a.md:4:1: warning: `:::values` has the attribute `off`, expected `of`. / Rename it to `of`.',
    ]);
  });

  it.each([
    ['| `a` | 1 | One. |', 'value-table'],
    ['| `a` | 1 | A sentence about it. |', 'value-table words'],
    ['| `cannot convert text to a number` | 1 | A sentence about it. |', 'value-table words long'],
    [
      '| `cannot convert text to a number` | A sentence about the cause of it. | A sentence about it. |',
      'value-table words long even',
    ],
  ])('gets room for what its cells hold: %s', async (row, classes) => {
    const { html } = await read(`:::values\n| A | B | C |\n| --- | --- | --- |\n${row}\n:::`);
    expect(html).toContain(`class="${classes}"`);
  });

  it('names the column of sentences in each of their cells, and of nothing else', async () => {
    const html = async (cause: string) =>
      (
        await read(
          `:::values\n| Message | \`Cause\`<br> of it | *Fix* |\n| --- | --- | --- |\n| ${cause} | Do this instead. |\n:::`,
        )
      ).html;
    expect(await html('`cannot convert text to a number` | A sentence about the cause of it.')).toMatch(
      /<td data-label="Cause of it">A sentence.*<td data-label="Fix">Do this/s,
    );
    expect(await html('`a` | 1')).toContain('aria-label="Table: Message, Cause of it, Fix"');
    expect(await html('`cannot convert text to a number` | 1')).not.toContain('data-label');
  });

  it('belongs to documents only', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.symbolText({ text: block('| a | b |'), position: { file: 'a.lua', line: 7, column: 4 } });
    expect(problems.map(oneLine)).toEqual([
      'a.lua:7:4: error: `:::values` is not in a Markdown file of `content/`. / Write a plain table here, or move the values to a page of `content/`.',
    ]);
  });
});

describe('the id of a row', () => {
  it.each([
    ['m_iHealth', 'm_iHealth'],
    ['-1', '-1'],
    ['Numpad 5', 'numpad-5'],
    ['Escape', 'escape'],
    ['Counter-terrorists', 'counter-terrorists'],
    ['string.format', 'string-format'],
    ['%5.2f', 'percent-5-dot-2f'],
    ['%A', 'percent-A'],
    ['%a', 'percent-a'],
    ['[^abc]', 'from-caret-abc-to'],
    ['+', 'plus'],
    ['-', 'minus'],
    ['--', 'minus-minus'],
    ['Ä b', 'ä-b'],
    ['→', 'value'],
  ])('%s is %s', (title, id) => {
    expect(rowId(title)).toBe(id);
  });

  it('is never empty', () => {
    const signs = fc.constantFrom('-', '_', '.', ':', ' ', 'a', 'B', '7', '→');
    const titles = fc.string({ unit: signs, maxLength: 4 });
    fc.assert(
      fc.property(titles, (title) => rowId(title) !== ''),
      { numRuns: 2000 },
    );
  });
});
