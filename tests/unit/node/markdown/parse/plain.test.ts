import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { fullParser } from '../../../../../src/node/markdown/parse/parse.ts';
import { parsePlain, parsePlainLine } from '../../../../../src/node/markdown/parse/plain.ts';

const SHORT_WAY = [
  'Words.',
  'Words\nthat go on.\n\nNext `code` paragraph with a_name.',
  '# Title\n\n## `code` part\ntext',
  'Text\n- one `a`\n- two\n  goes on\n\nEnd.',
  '```lua title="a.lua"\nlocal x = 1\n\n```\n\n```\n```',
  'See [the page](./a.md#b), [`x`](c.md) and *this* or **that**.',
  '- [link](a.md)\n- 0 for none',
  'a & b, a < b, `&amp;` and `<b>`',
];

const LONG_WAY = [
  '1. one',
  '- one\n\n- two',
  '- one\n  - two',
  '- [ ] box',
  '> quote',
  'a | b\n--|--\n1 | 2',
  'Title\n===',
  'at www.example.com',
  'a@b.c',
  'a <b>x</b>',
  'a &amp; b',
  'an ![i](a.png)',
  'a  \nb',
  '[a]: b',
  ':::note\nx\n:::',
  '```lua\nno end',
  '    code',
  'a ~~x~~',
  'a \\*',
];

describe('the fast path for plain documents', () => {
  it.each(SHORT_WAY)('makes the tree of the full parser for %j', (text) => {
    expect(bare(parsePlain(text))).toEqual(bare(fullParser.parseDocument(text)));
  });

  it.each(LONG_WAY)('leaves %j to the full parser', (text) => {
    expect(parsePlain(text)).toBeUndefined();
  });

  it('agrees with the full parser on every text that it takes', () => {
    const taken = { documents: 0, lines: 0 };
    for (const text of randomTexts(4000)) {
      const document = parsePlain(text);
      if (document) expect(bare(document), text).toEqual(bare(fullParser.parseDocument(text)));
      const line = parsePlainLine(text);
      if (line) expect(bare(line), text).toEqual(bare(fullParser.parseLine(text)));
      if (document) taken.documents++;
      if (line) taken.lines++;
    }
    expect(taken.documents).toBeGreaterThan(200);
    expect(taken.lines).toBeGreaterThan(200);
  });
});

/** A tree without what nothing reads: data, and positions of nodes that no problem points at. */
function bare(tree: Nodes | undefined): unknown {
  const copy = structuredClone(tree);
  if (!copy) return undefined;
  visit(copy, (node) => {
    const { start, end } = node.position ?? {};
    const isPlaced = node.type === 'link' || node.type === 'code' || node.type === 'heading';
    delete node.position;
    delete node.data;
    if (!isPlaced || !start || !end) return;
    Object.assign(node, { from: [start.line, start.column], to: [end.line, end.column] });
  });
  return copy;
}

const PIECES = [
  ...[
    'words',
    'a b',
    '`x`',
    '``',
    ' ',
    '\n',
    '\n\n',
    '- ',
    '* ',
    '1. ',
    '2',
    '#',
    '## ',
    '### Title',
    '```',
    '```lua\n',
  ],
  ...[
    '\n```\n',
    '    ',
    '  ',
    '*',
    '**',
    '*em*',
    '**strong**',
    '_',
    '_a_',
    'get_prop',
    '[',
    '](',
    ')',
    '[a](b.md)',
    '(',
  ],
  ...[
    '!',
    '|',
    '---',
    '===',
    '\\',
    '&amp;',
    '& ',
    '<',
    '< ',
    '<=',
    '`a<b`',
    '<b>',
    '> ',
    '.',
    '"',
    'www.a.com',
    'http://a',
  ],
  ...[
    'a@b.c',
    ':',
    '::: ',
    ':::note',
    'é',
    '\t',
    '5.',
    '[x]: y',
    '[ ] ',
    '~~a~~',
    '-',
    '[^1]',
    'Text `code` more',
    '\n- item',
  ],
];

/** Texts of random pieces, the same on every run. */
function* randomTexts(count: number): Generator<string> {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let i = 0; i < count; i++) {
    yield Array.from({ length: 1 + random(7) }, () => PIECES[random(PIECES.length)])
      .join('')
      .trim();
  }
}
