import type { PhrasingContent, RootContent } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test, vi } from 'vitest';
import { MARKDOWN_FORM, stringify } from '../../../../../src/node/markdown/to-markdown/to-markdown.ts';

const library = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, MARKDOWN_FORM)
  .freeze();

/** What may stand in a text: what Markdown reads as markup, what it does not, and both together. */
const PIECES = [
  ...[
    'a',
    'B',
    'w',
    'www.',
    's:',
    '://',
    '1',
    '12.',
    '3)',
    ' ',
    '  ',
    ', ',
    '. ',
    ': ',
    ';',
    '?',
    '%',
    '/',
    '"',
    "'",
  ],
  ...[
    '-',
    '--',
    '- ',
    '+',
    '=',
    '#',
    '*',
    '_',
    '`',
    '~',
    '|',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '!',
    '&',
    '\\',
    '@',
    '^',
  ],
  ...['\n', '\t', '$', '–', '…', '’', '×', '≥', 'é', '世', ':name', 'x.y', 'the value '],
];

/** Pseudo-random numbers below a limit, the same in every run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A text beside other inline content, in a block of some kind. */
function someBlock(next: (limit: number) => number): RootContent {
  const text = (): PhrasingContent => {
    const value = Array.from({ length: 1 + next(5) }, () => PIECES[next(PIECES.length)]).join('');
    return { type: 'text', value };
  };
  const other = (): PhrasingContent => {
    const kinds: PhrasingContent[] = [
      { type: 'inlineCode', value: 'x' },
      { type: 'strong', children: [text()] },
      { type: 'emphasis', children: [text()] },
      { type: 'link', url: '/docs', children: [text()] },
      { type: 'link', url: 'https://docs.test/', children: [{ type: 'text', value: 'https://docs.test/' }] },
      { type: 'break' },
    ];
    return kinds[next(kinds.length)] as PhrasingContent;
  };
  const children = [text(), ...(next(2) ? [other(), text()] : [])];
  const blocks: RootContent[] = [
    { type: 'paragraph', children },
    { type: 'heading', depth: 2, children },
    { type: 'blockquote', children: [{ type: 'paragraph', children }] },
    {
      type: 'list',
      children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }],
    },
    {
      type: 'table',
      children: [
        {
          type: 'tableRow',
          children: [{ type: 'tableCell', children: children.filter((it) => it.type !== 'break') }],
        },
      ],
    },
  ];
  return blocks[next(blocks.length)] as RootContent;
}

test('texts are written as the library writes them', () => {
  const next = numbers(7);
  for (let count = 0; count < 5_000; count++) {
    const block = someBlock(next);
    const expected = library.stringify({ type: 'root', children: [block] });
    expect(stringify([block]), JSON.stringify(block)).toBe(expected);
  }
});

test('what two texts say together is no link', () => {
  const texts = ['see [the list]', '(below)'].map((value): PhrasingContent => ({ type: 'text', value }));
  expect(stringify([{ type: 'paragraph', children: texts }])).toBe('see \\[the list]\\(below)\n');
});

test('only texts that may be read as markup are searched for it', () => {
  const search = vi.spyOn(defaultHandlers, 'text');
  const write = (value: string) =>
    stringify([{ type: 'paragraph', children: [{ type: 'text', value }] }]).trimEnd();
  const plain =
    'Returns the distance in units, or nil: the player has left (see below). At 64 ticks/s, 100 % "sure".';
  expect(write(plain)).toBe(plain);
  expect(search).not.toHaveBeenCalled();
  expect(write('a*b')).toBe('a\\*b');
  expect(search).toHaveBeenCalledTimes(1);
  search.mockRestore();
});
