import { describe, expect, it } from 'vitest';
import { blocksHtml } from '../../../../src/node/markdown/flatten.ts';
import type { Block } from '../../../../src/shared/blocks.ts';
import { renderArticle } from './helper.ts';

const html = (text: string): Block => ({ type: 'html', html: text });
const code: Block = {
  type: 'code',
  lang: 'lua',
  html: '<span class="line"><span class="f">x</span>()</span>',
};
const fence = (indent = '') => `${indent}\`\`\`lua\n${indent}x()\n${indent}\`\`\``;

describe('code in other blocks', () => {
  it('may be in lists', async () => {
    const { blocks, problems } = await renderArticle(`3. one\n4. two\n\n${fence('   ')}\n\n   more\n\nend`);
    expect(blocks).toEqual([
      {
        type: 'group',
        tag: 'ol',
        start: 3,
        blocks: [
          { type: 'group', tag: 'li', blocks: [html('<p>one</p>')] },
          { type: 'group', tag: 'li', blocks: [html('<p>two</p>'), code, html('<p>more</p>')] },
        ],
      },
      html('<p>end</p>'),
    ]);
    expect(problems).toEqual([]);
  });

  it('may be in lists of tasks, which keep their boxes', async () => {
    const text = `- [ ] one\n\n${fence('  ')}\n- [x] ![Box](pictures/box.svg)\n- three`;
    const { blocks, problems } = await renderArticle(text);
    const task = { type: 'group', tag: 'li', className: 'task-list-item' };
    expect(blocks).toMatchObject([
      {
        tag: 'ul',
        className: 'contains-task-list',
        blocks: [
          { ...task, blocks: [html('<p><input type="checkbox" disabled> one</p>'), code] },
          { ...task, blocks: [html('<p><input type="checkbox" checked disabled></p>'), { type: 'picture' }] },
          { type: 'group', tag: 'li', blocks: [html('<p>three</p>')] },
        ],
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('may be in admonitions, quotes and details', async () => {
    const { blocks, problems } = await renderArticle(
      `:::tip[A]\n${fence()}\n:::\n\n> a\n>\n${fence('> ')}\n\n<details>\n<summary>S</summary>\n\n${fence()}\n\n</details>`,
    );
    const [note, quote, details] = blocks;
    expect(note).toMatchObject({
      type: 'group',
      tag: 'aside',
      className: 'admonition tip',
      blocks: [{}, code],
    });
    expect(quote).toEqual({ type: 'group', tag: 'blockquote', blocks: [html('<p>a</p>'), code] });
    expect(details).toEqual({ type: 'details', summary: 'S', blocks: [code] });
    expect(problems).toEqual([]);
  });

  it('leaves lists and admonitions without any as HTML', async () => {
    const { blocks } = await renderArticle('- a\n  - b\n\n:::note\nx\n:::');
    expect(blocks).toHaveLength(1);
  });
});

describe('details', () => {
  it('are written as a block', async () => {
    const { blocks, problems } = await renderArticle(
      ':::details[More on *[it](/x)* and `api.log`]\ntext\n:::\n\n:::details[B]{open}\nx\n:::',
    );
    expect(blocks).toEqual([
      {
        type: 'details',
        summary: 'More on <em>it</em> and <code>api.log</code>',
        blocks: [html('<p>text</p>')],
      },
      { type: 'details', summary: 'B', open: true, blocks: [html('<p>x</p>')] },
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    [':::details\nx\n:::', 'a.md:4:1: error: `:::details` has no summary. / Write `:::details[Summary]`.'],
    [
      ':::details[S]{opne}\nx\n:::',
      'a.md:4:1: warning: `:::details` has the attribute `opne`, expected `open`. / Rename it to `open`.',
    ],
    [
      ':::details[S]\nx',
      'a.md:4:1: error: `:::details` is not closed. / Add a line `:::` where it ends. A block around others needs more colons than they have: `::::`.',
    ],
  ])('reports %j', async (markdown, problem) => {
    expect((await renderArticle(markdown)).problems).toEqual([problem]);
  });
});

it('blocks as one text, with and without code', async () => {
  const { blocks } = await renderArticle(
    `::::tabs\n:::tab[A < b]\n- x\n\n${fence('  ')}\n:::\n::::\n\n:::details[S]{open}\ny\n:::`,
  );
  const rest = '<details open><summary>S</summary>\n<p>y</p></details>';
  const list = '<p><b>A &lt; b</b></p>\n<ul><li><p>x</p>\n';
  expect(blocksHtml(blocks, () => '')).toBe(`${list}</li></ul>\n${rest}`);
  expect(blocksHtml(blocks)).toContain('<pre><code><span class="line">');
});
