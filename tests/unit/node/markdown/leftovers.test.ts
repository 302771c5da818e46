import { describe, expect, it } from 'vitest';
import { makeProse, oneLine } from './helper.ts';

/** Problems of the text of an article, whose first line is the fourth of the file. */
async function problemsOf(text: string): Promise<string[]> {
  const { prose, problems } = await makeProse();
  prose.article('a.md', `---\ntitle: T\n---\n${text}\n`);
  return problems.map(oneLine);
}

describe('what would be shown as it is written', () => {
  it.each([
    [
      'See [that](/docs/first page).',
      '4:5: error: `[that](/docs/first page)` is not a link, and would be shown as written. / Write its address without spaces, each as `%20`.',
    ],
    [
      'See\n[that](/docs/start for more.',
      '5:1: error: `[that](` is not a link, and would be shown as written. / Close the address with `)`, or write `\\[` for a bracket.',
    ],
    [
      '- One\n- See [that][ref].',
      '5:7: error: `[that][ref]` would be shown as written: nothing says where it leads. / Add a line `[ref]: /docs/...`, or write `[text](/docs/...)`.',
    ],
    [
      '> Some **bold text.',
      '4:8: error: `**` starts bold text that does not end, and would be shown as written. / Add `**` right after the last word, or put code into backticks.',
    ],
    [
      'Some bold** text.',
      '4:10: error: `**` ends bold text that does not start, and would be shown as written. / Add `**` right before the first word, or put code into backticks.',
    ],
    [
      '## Some `code',
      '4:9: error: A backtick starts code that does not end, and would be shown as written. / Add a backtick where the code ends, or write `` \\` ``.',
    ],
    [
      '##Heading',
      '4:1: error: `##Heading` is not a heading, and would be shown as written. / Write a space after the signs: `## Heading`.',
    ],
    [
      '[a](/b "Title)',
      '4:1: error: `[a](/b "Title)` is not a link, and would be shown as written. / Close the quotes of its title.',
    ],
    [
      '| a | b |\n| 1 | 2 |',
      '4:1: error: The table has no line below its head, and would not be shown as a table. / Write `| --- | --- |` below the first line.',
    ],
    [
      '> | a | b |\n> | --- |\n> | 1 | 2 |',
      '5:3: error: `| --- |` has 1 column, the line above 2: this would not be shown as a table. / Write `| --- | --- |`.',
    ],
    [
      'See [that] (/docs/start).',
      '4:5: error: `[that] (/docs/start)` is not a link, and would be shown as written. / Remove the space: `[that](/docs/start)`.',
    ],
    [
      'See (that)[/docs/start].',
      '4:5: error: `(that)[/docs/start]` is not a link, and would be shown as written. / Swap the brackets: `[that](/docs/start)`.',
    ],
    [
      'Words[^1].',
      '4:6: error: `[^1]` is a footnote, which is not supported. / Put the text in parentheses, or into an admonition such as `:::note`.',
    ],
    [
      'Words.\n\n<!-- a <kbd>note</kbd>\n\n## Lost',
      '6:1: error: The comment is not closed: what follows is in it. / Add `-->` where it ends.',
    ],
    [
      'Words <!-- a note',
      '4:7: error: The comment is not closed, and would be shown as written. / Add `-->` where it ends.',
    ],
    [
      '##\n\nWords',
      '4:1: error: The heading is empty. / Write its words after the signs, or remove the line.',
    ],
    ['## A {#a', '4:1: error: The id `{#a` is not closed. / Add `}` at its end.'],
    [
      '[](/docs/start)',
      '4:1: error: The link to `/docs/start` has no text, so nobody can see or click it. / Write the text in the brackets: `[text](/docs/start)`.',
    ],
    [
      '[a](file:///C:/a.txt)',
      "4:1: error: The URL `file:///C:/a.txt` leads to a file on the reader's computer, which no page may open. / Write the address of a page, or put the file into `static/`.",
    ],
    [
      ':::note[Title\nA.\n:::',
      '4:1: error: `:::note[Title` neither opens nor closes an admonition. / Write `:::note[Title]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '```lua {3-1}\na()\nb()\nc()\n```',
      '4:8: warning: The range `3-1` after the fence ends before it starts. / Write `1-3`.',
    ],
    [
      'A \x07 bell.',
      '4:3: error: The text contains the control character U+0007, expected plain text. / Remove it, and save the file as UTF-8.',
    ],
  ])('%j is told with its place', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`a.md:${problem}`]);
  });

  it.each([
    '[a](/b) **b** `c` [d][e] and 2 ** 3, t[1][2], f[i](a, b), x**y\n\n[e]: /f',
    'A \\[bracket](a b), \\*\\*stars, \\` and `**` and `[a](b c)`.',
    '#1 of ##, [x] and [ ], a [b] [c]',
    '| a | b |\n| --- | --- |\n| `x \\| y` | ** |\n| 1 |',
    'a | b\n- | -\n1 | 2',
    'One | two\nthree | four',
  ])('%j is as its author meant it', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('what would not be shown', () => {
  it('a cell without a column', async () => {
    expect(await problemsOf('| a | b |\n| --- | --- |\n| `x | y` | z |\n| 1 | 2 |')).toEqual([
      'a.md:6:11: error: The row has 3 cells, the table 2 columns: what is beyond them would not be shown. / Remove the cell, or write `\\|` for a bar within a cell, in code too.',
    ]);
  });

  it('a misspelt end of the excerpt; other comments are for authors', async () => {
    expect(await problemsOf('One.\n\n<!-- trunacte -->\n\n<!-- later -->\n\nTwo.')).toEqual([
      'a.md:6:1: error: `<!-- trunacte -->` has no effect. / Write `<!-- truncate -->`.',
    ]);
  });
});

describe('links that lead nowhere', () => {
  it.each([
    ['[a]()', 'The link has no address. / Write it in the parentheses: `[text](/docs/start)`.'],
    ['[a](htps://b.example)', '`htps:` is not a protocol that browsers know. / Write `https:`.'],
  ])('%s', async (text, problem) => {
    expect(await problemsOf(`See ${text}.`)).toEqual([`a.md:4:5: error: ${problem}`]);
  });

  it('other protocols are those of other programs', async () => {
    expect(await problemsOf('[a](steam://run/1) [b](https://c.example) [d](HTTP://e.example)')).toEqual([]);
  });
});

describe('one mistake is one message', () => {
  it.each([
    ['an element that is not allowed', 'Some <b>bold</b> <kbd>a</kbd>.', 1],
    ['one around others', '<div>\n\nText <kbd>a<i>b</kbd>.\n\n</div>', 2],
    ['two of them', '<b>a</b> <b>b</b>', 2],
    ['an end without a start', 'a</b>', 1],
    ['a fence that is not closed', '```lua\nlocal a = 1\n\noops, Text.', 1],
    ['tabs that are not closed', '::::tabs\n:::tab[A]\nx\n:::\n\nText.\n\nMore.', 1],
    ['a tab without a label', '::::tabs\n:::tab\nx\n:::\n::::', 1],
    ['an image of another site', '![A](https://b.example/c.png)', 1],
  ])('%s', async (_what, text, count) => {
    expect(await problemsOf(text)).toHaveLength(count);
  });
});
