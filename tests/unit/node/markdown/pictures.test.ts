import { describe, expect, it } from 'vitest';
import { blocksHtml } from '../../../../src/node/markdown/flatten.ts';
import { cardPicture } from '../../../../src/node/markdown/images/picture.ts';
import { articleBlocks, makeRenderer, oneLine } from './helper.ts';

const ROOT = 'fill="currentcolor" stroke-width="1.5" stroke-linejoin="round" font-size="14" direction="ltr"';
const svg = (said: string) =>
  `<svg viewBox="0 0 320 160" width="20rem" height="10rem" ${ROOT} role="img" aria-label="${said}"><circle r="1"/></svg>`;

async function read(markdown: string) {
  const { renderer, problems } = await makeRenderer();
  const blocks = articleBlocks(renderer, markdown);
  return { blocks, problems: problems.map(oneLine) };
}

describe('pictures', () => {
  it('become a figure of their own between the text', async () => {
    const { blocks, problems } = await read('One.\n\n![A "box"](./pictures/box.svg)\n\nTwo.');
    expect(blocks).toEqual([
      { type: 'html', html: '<p>One.</p>' },
      { type: 'picture', html: svg('A &quot;box&quot;'), text: 'A "box"' },
      { type: 'html', html: '<p>Two.</p>' },
    ]);
    expect(problems).toEqual([]);
  });

  it('stand beside each other in one paragraph, above their captions', async () => {
    const { blocks } = await read('![A](pictures/a.svg "First < second")\n![B](../pictures/b.svg "it.")');
    const caption = '<figcaption class="quiet">First &lt; second it.</figcaption>';
    expect(blocks).toEqual([
      { type: 'picture', html: svg('A') + svg('B') + caption, text: 'A B First < second it.' },
    ]);
  });

  it('bring both variants, of which the window shows one', async () => {
    const { blocks } = await read('![A](./pictures/wide.svg)');
    const wide = `<svg viewBox="0 0 640 160" width="40rem" height="10rem" ${ROOT} class="wide" role="img" aria-label="A"><circle r="9"/></svg>`;
    expect(blocks).toEqual([{ type: 'picture', html: wide + svg('A'), text: 'A' }]);
  });

  it.each([
    '- ![A](./pictures/box.svg)',
    '> ![A](./pictures/box.svg)',
    ':::note\n![A](./pictures/box.svg)\n:::',
  ])('stand in other blocks too: %j', async (markdown) => {
    const { blocks, problems } = await read(markdown);
    expect(problems).toEqual([]);
    expect(JSON.stringify(blocks)).toContain('"type":"picture"');
  });

  it('are words for feeds and for the search', async () => {
    const { blocks } = await read('![A < B](./pictures/box.svg "Caption.")');
    expect(blocksHtml(blocks)).toBe('<p>A &lt; B Caption.</p>');
  });

  it('are their narrow form on a card, which says the same in words', () => {
    const drawn = { width: 320, height: 160, content: '<circle r="1"/>' };
    const card = `<svg viewBox="0 0 320 160" width="20rem" height="10rem" ${ROOT} aria-hidden="true"><circle r="1"/></svg>`;
    expect(cardPicture(drawn)).toBe(card);
    expect(cardPicture({ width: 640, height: 160, content: '', narrow: drawn })).toBe(card);
  });

  it.each([
    [
      'See ![A](./pictures/box.svg) here.',
      'a.md:4:5: error: The picture `./pictures/box.svg` is inside a line of text. / Put it into a separate paragraph.',
    ],
    [
      '| ![A](./pictures/box.svg) |\n| --- |',
      'a.md:4:3: error: The picture `./pictures/box.svg` is inside a line of text. / Put it into a separate paragraph.',
    ],
    [
      '![](./pictures/box.svg)',
      'a.md:4:1: error: The picture `./pictures/box.svg` has no alternative text. / Say in the brackets what it shows: `![The corners of a box](./pictures/box.svg)`.',
    ],
    [
      '![image](./pictures/box.svg)',
      'a.md:4:1: warning: The picture `./pictures/box.svg` has the alternative text `image`, which does not say what it shows. / Say in the brackets what it shows: `![The corners of a box](./pictures/box.svg)`.',
    ],
    [
      '![A](./pictures/missing.svg)',
      'a.md:4:1: error: The picture `./pictures/missing.svg` does not exist. / Did you mean `./pictures/box.svg`?',
    ],
  ])('%j is reported', async (markdown, problem) => {
    expect((await read(markdown)).problems).toEqual([problem]);
  });

  it('do not fit into a description of one line', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.inline('![A](./pictures/box.svg)', 'a.lua', { line: 2, column: 7 })).toBe('A');
    expect(problems.map(oneLine)).toEqual([
      'a.lua:2:7: error: The picture `./pictures/box.svg` is inside a line of text. / Put it into a separate paragraph.',
    ]);
  });
});
