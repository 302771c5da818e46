import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

/** The HTML without icons, which are checked apart. */
async function render(markdown: string) {
  const { renderer, problems } = await makeRenderer();
  const html = articleHtml(renderer, markdown);
  return {
    html: html.replace(/<svg.*?<\/svg>/g, '').replace(/\n/g, ''),
    icons: html.match(/<svg[^>]*>/g) ?? [],
    problems: problems.map(oneLine),
  };
}

function aside(type: string, title: string, content = '<p>x</p>'): string {
  return `<aside class="admonition ${type}" role="note"><p class="admonition-title" data-sheet="admonitions">${title}</p>${content}</aside>`;
}

/** The types as messages list them. */
const TYPES = '`note`, `tip`, `info`, `caution`, `danger`, `warning`';

describe('admonitions', () => {
  it.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['caution', 'caution', 'Caution'],
    ['danger', 'danger', 'Danger'],
    ['warning', 'caution', 'Warning'],
  ])('ADM-01: shows `:::%s` as %s with the title %s', async (name, type, title) => {
    const { html, icons, problems } = await render(`:::${name}\nx\n:::`);
    expect(html).toBe(aside(type, title));
    expect(icons).toHaveLength(1);
    expect(icons[0]).toContain('aria-hidden="true"');
    expect(problems).toEqual([]);
  });

  it('ADM-01: takes a title with inline Markdown', async () => {
    const { html, problems } = await render(':::tip[Use `x` & *y*]\nx\n:::');
    expect(html).toBe(aside('tip', 'Use <code>x</code> &amp; <em>y</em>'));
    expect(problems).toEqual([]);
  });

  it('nests, and holds lists and code', async () => {
    const { html, problems } = await render('::::note\n- a\n\n:::tip\nx\n:::\n::::');
    expect(html).toBe(aside('note', 'Note', `<ul><li>a</li></ul>${aside('tip', 'Tip')}`));
    expect(problems).toEqual([]);
  });

  it.each([
    [
      ':::cauton\nx\n:::',
      `a.md:4:1: warning: \`:::cauton\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::caution\`.`,
    ],
    [
      ':::detials\nx\n:::',
      `a.md:4:1: warning: \`:::detials\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::details\`.`,
    ],
    [
      ':::v-pre\nx\n:::',
      `a.md:4:1: warning: \`:::v-pre\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Remove this line and the \`:::\` that ends the block, and keep the text between them.`,
    ],
    [
      ':::warn\nx\n:::',
      `a.md:4:1: warning: \`:::warn\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::warning\`.`,
    ],
    [
      ':::attention\nx\n:::',
      `a.md:4:1: warning: \`:::attention\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::caution\`.`,
    ],
    [
      ':::important\nx\n:::',
      `a.md:4:1: warning: \`:::important\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::info\`.`,
    ],
    [
      ':::Error\nx\n:::',
      `a.md:4:1: warning: \`:::Error\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Write \`:::danger\`.`,
    ],
  ])('ADM-02: falls back to info for %j', async (markdown, problem) => {
    const { html, problems } = await render(markdown);
    expect(html).toBe(aside('info', 'Info'));
    expect(problems).toEqual([problem]);
  });

  it.each([
    [
      ':::note{title="x"}\nx\n:::',
      'a.md:4:1: warning: `:::note` has the attribute `title`, expected none. / Write `:::note[x]`.',
    ],
    [
      ':::note\nx',
      'a.md:4:1: error: `:::note` is not closed. / Add a line `:::` where it ends. A block around others needs more colons than they have: `::::`.',
    ],
    [
      'a\n\n:::note My title\nx',
      'a.md:6:1: error: `:::note My title` neither opens nor closes a block. / Write `:::note[My title]` on a line of its own, and `:::` where it ends.',
    ],
    [
      'a\n\n:::',
      'a.md:6:1: error: `:::` neither opens nor closes a block. / Remove the line, or open an admonition such as `:::note` before it. A block around others needs more colons than they have: `::::`.',
    ],
    [
      ':::note Title\n\nx\n\n:::\n\n:::tip\nx\n:::',
      'a.md:4:1: error: `:::note Title` neither opens nor closes a block. / Write `:::note[Title]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::::tabs{groupId="a"\n:::tab[A]\nx\n:::\n::::',
      'a.md:4:1: error: `::::tabs{groupId="a"` neither opens nor closes a block. / Write `::::tabs{groupId="a"}`, with a brace at the end.',
    ],
  ])('reports what is wrong with %j', async (markdown, problem) => {
    expect((await render(markdown)).problems).toEqual([problem]);
  });

  it('reports a stray end after a block that another line ends', async () => {
    const stray = expect.stringContaining('`:::` neither opens nor closes a block.');
    for (const before of [':::note Title\nx\n:::', ':::note Title\n\nx\n\n:::'])
      expect((await render(`${before}\n\nx\n\n:::`)).problems).toEqual([
        expect.stringContaining('`:::note Title` neither opens'),
        stray,
      ]);
  });

  it.each(['a:b', ':x', 'At 10:30', 'thing:spin[1]', '::leaf of a tree', 'x ::leaf', 'x :kbd[y]{a=b} z'])(
    'leaves %j as it is written',
    async (text) => {
      const { html, problems } = await render(text);
      expect(html).toBe(`<p>${text}</p>`);
      expect(problems).toEqual([]);
    },
  );
});
