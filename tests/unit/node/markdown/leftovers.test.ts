import { describe, expect, it } from 'vitest';
import { problemsOf } from './helper.ts';

describe('blocks of other tools', () => {
  const told = (line: string, fix: string) =>
    `4:1: error: \`${line}\` is the syntax of another tool, and would be shown as written. / ${fix}`;

  it.each([
    [
      '!!! note "Read this"\n    Text.',
      told(
        '!!! note "Read this"',
        'Write `:::note[Read this]`, the text without its indent, and `:::` where it ends.',
      ),
    ],
    [
      '???+ Tip\n    Text.',
      told('???+ Tip', 'Write `:::details`, the text without its indent, and `:::` where it ends.'),
    ],
    [
      '=== "Linux"\n    Text.',
      told(
        '=== "Linux"',
        'Write `:::tab[Linux]`, the text without its indent, and `:::`, between `::::tabs` and `::::`.',
      ),
    ],
    ['[TOC]', told('[TOC]', 'Remove it: each page already has a table of contents.')],
    ['[[toc]]', told('[[toc]]', 'Remove it: each page already has a table of contents.')],
    ['[[Radar]]', told('[[Radar]]', 'Write a link: `[Radar](./name.md)`.')],
    ['[[radar|The radar]]', told('[[radar|The radar]]', 'Write a link: `[The radar](./name.md)`.')],
    [
      '--8<-- "radar.lua"',
      told(
        '--8<-- "radar.lua"',
        'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.',
      ),
    ],
    [
      '{{< note >}}\nText.',
      told('{{< note >}}', 'Write out what it stands for, or put code into backticks.'),
    ],
    [
      'Version {{ version }} is out.',
      told('{{ version }}', 'Write out what it stands for, or put code into backticks.').replace(
        '4:1',
        '4:9',
      ),
    ],
    [
      'Term\n: Its meaning',
      '4:1: error: `Term` does not start a list of terms, and would be shown as written. / Write an item of a list: `- **Term**: Its meaning`.',
    ],
    ['{/* later */}', told('{/* later */}', 'Write `<!-- later -->`.')],
    [
      '.. note:: Text',
      told(
        '.. note:: Text',
        'Write a block such as `:::note`, the text without its indent, and `:::` where it ends.',
      ),
    ],
    [
      ':::note[Mind] the gap\nText.',
      '4:1: error: `:::note[Mind] the gap` neither opens nor closes a block. / Write the text below `:::note[Mind]`, and `:::` where it ends.',
    ],
    [
      '::::tabs{groupId=}\nText.',
      '4:1: error: `::::tabs{groupId=}` neither opens nor closes a block. / Write attributes as `{name="value"}`, and nothing after them.',
    ],
    [
      '*[FOV]: Field of view',
      told('*[FOV]: Field of view', 'Write `<abbr title="Field of view">FOV</abbr>` where the text has it.'),
    ],
    [
      "'''lua\nlocal a = 1",
      "4:1: error: `'''lua` does not start a code block, and would be shown as written. / Write three backticks before and after the code: `` ```lua ``.",
    ],
    ...['!include a.md', '@import "a.md"', '{{#include a.lua}}'].map((line) => [
      line,
      told(line, 'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.'),
    ]),
    ['{:toc}', told('{:toc}', 'Remove it: each page already has a table of contents.')],
    [
      '：：：note\nText.',
      '4:1: error: `：：：note` neither opens nor closes a block: its colons are not plain ones. / Write `:::note` with plain colons.',
    ],
    [
      '::: values{of="team"}\n| A | B |\n| - | - |\n| a | b |\n:::',
      '4:1: error: `::: values{of="team"}` neither opens nor closes a block. / Write `:::values{of="team"}`, without the space.',
    ],
    [
      ':::values of="team"\nText.',
      '4:1: error: `:::values of="team"` neither opens nor closes a block. / Write `:::values{of="team"}` on a line of its own, and `:::` where it ends.',
    ],
    [
      ':::note title="Mind"\nText.',
      '4:1: error: `:::note title="Mind"` neither opens nor closes a block. / Write `:::note[Mind]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::: code-group\nText.',
      '4:1: error: `::: code-group` neither opens nor closes a block. / Write `::::tabs` on a line of its own, and `::::` where it ends.',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`a.md:${problem}`]);
  });

  it.each([
    '!!! and more',
    '-One\nand more',
    '-1\n-2',
    'Above a list\n:smile',
    'An {#id} within, and `{#id}`',
    'It may be\n-Infinity or\n-INF.',
    '`<!- x ->`, a <- b and `](/x)`, f(a[1](/x/))',
    'What??? No idea "at all".',
    '`[TOC]`',
    'Counts with `i++`, or x++ and y++.',
    'a == b, and b == c',
    'Two keys: `++ctrl+c++`, `==mark==`.',
    'A heading\n---\n\nCosts $5 and $$, {a: 1}, a [] b, `{% x %}`, `$$a$$`.',
    'Braces: {x}, {{x}}, {%d}.',
    '* [FOV]: Field of view',
    'A range [a(/b/)], an open [a (/b), a call f[g(/h/)',
  ])('%j is text', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('what would be shown as it is written', () => {
  it.each([
    [
      'Text {/* later */}.',
      '4:6: error: `{/* later */}` is the syntax of another tool, and would be shown as written. / Write `<!-- later -->`.',
    ],
    [
      '[x](/b){ .button } and more',
      '4:8: error: `{ .button }` is the syntax of another tool, and would be shown as written. / Remove it: texts set neither classes nor attributes.',
    ],
    [
      'Text {: .note }',
      '4:6: error: `{: .note }` is the syntax of another tool, and would be shown as written. / Remove it: texts set neither classes nor attributes.',
    ],
    ...[
      ['{% hint style="warning" %}', ':::warning'],
      ['{% hint style="success" %}', ':::tip'],
      ['{% endhint %}', ':::'],
      ['{% tab title="First" %}', ':::tab[First]'],
    ].map(([tag, line]): [string, string] => [
      `${tag}`,
      `4:1: error: \`${tag}\` is the syntax of another tool, and would be shown as written. / Write \`${line}\` in its place, alone on the line.`,
    ]),
    [
      'See {% include a.html %}.',
      '4:5: error: `{% include a.html %}` is the syntax of another tool, and would be shown as written. / Write out what it stands for, or put code into backticks.',
    ],
    [
      'Is $$a^2$$.',
      '4:4: error: `$$a^2$$` is a formula, which is not supported: it would be shown as written. / Write it as text, or put it into backticks.',
    ],
    [
      '- [] Open',
      '4:3: error: `[]` is not the box of a task, and would be shown as written. / Write a space between the brackets: `[ ]`.',
    ],
    [
      'One.\n---',
      '5:1: warning: The line `---` right below the paragraph makes it a heading of level 2. / Write an empty line above it, or remove it.',
    ],
    [
      'One\ntwo\n---',
      '6:1: warning: The line `---` right below the paragraph makes it a heading of level 2. / Write an empty line above it, or remove it.',
    ],
    [
      '## One {#one} {#two}',
      '4:8: error: `{#one}` does not end a heading, and would be shown as written. / Move it to the end of the heading, or remove it: a heading has one id.',
    ],
    [
      '## One {#one} and more',
      '4:8: error: `{#one}` does not end a heading, and would be shown as written. / Move it to the end of the heading, or remove it: a heading has one id.',
    ],
    [
      'See [x][nme].\n\n[name]: /b',
      '4:5: error: `[x][nme]` would be shown as written: its address is not defined. / Did you mean `[x][name]`?',
    ],
    [
      'Text <! -- hidden --> more',
      '4:6: error: `<! -- hidden -->` is not a comment, and would be shown as written. / Write `<!-- hidden -->`.',
    ],
    [
      'Text <!- hidden -> more',
      '4:6: error: `<!- hidden ->` is not a comment, and would be shown as written. / Write `<!-- hidden -->`.',
    ],
    [
      'See [the guide(/docs/a) here.',
      '4:5: error: `[the guide(/docs/a)` is not a link, and would be shown as written. / Close the brackets: `[the guide](/docs/a)`.',
    ],
    [
      '[a [b](/b) c](/c)',
      '4:13: error: `](/c)` ends a link that does not start, and would be shown as written. / Write `[` before its text, in which there can be no other link.',
    ],
    [
      'See [a](</docs/a).',
      '4:5: error: `[a](</docs/a)` is not a link, and would be shown as written. / Add `>` where the address ends, or remove the `<`.',
    ],
    [
      '> Text.\n> [!NOTE]',
      '5:3: error: `[!NOTE]` does not start an alert, and would be shown as written. / Write `> [!NOTE]` at the start of a quote.',
    ],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |\n| c | d |\n| - | - |',
      '8:1: error: The line of dashes would be shown as a row: only the second line of a table is one. / Remove it, or write an empty line above the header of another table.',
    ],
    [
      'Text [b](https:///b)',
      '4:6: error: The URL `https:///b` does not name a host that browsers can find. / Write it as the address bar of a browser shows it.',
    ],
    [
      '```lua\nlocal a = 1 -- highlight-next-line\nlocal b = 2\n```',
      '5:1: warning: The comment after the code does not mark a line, and readers see it. / Move it to a line of its own: `highlight-next-line` above the line that it marks.',
    ],
    [
      'Text {#here}',
      '4:6: error: `{#here}` does not end a heading, and would be shown as written. / Only headings have ids: move it to one, or remove it.',
    ],
    [
      '• One\n• Two',
      '4:1: error: `• One` is not an item of a list, and would be shown as written. / Write `- One`.',
    ],
    [
      '-One\n-Two',
      '4:1: error: `-One` is not an item of a list, and would be shown as written. / Write a space after the marker: `- One`.',
    ],
    [
      '1.One\n2.Two',
      '4:1: error: `1.One` is not an item of a list, and would be shown as written. / Write a space after the marker: `1. One`.',
    ],
    [
      'A\n\n    ## B',
      '6:5: warning: `## B` is indented by four spaces or more, so it is shown as code. / Remove the indent.',
    ],
    [
      'A\n\n    | B |\n    | - |',
      '6:5: warning: `| B |` is indented by four spaces or more, so it is shown as code. / Remove the indent.',
    ],
    [
      'A\n\n    - B',
      '6:5: warning: `- B` is indented by four spaces or more, so it is shown as code. / Remove the indent.',
    ],
    [
      '<!-- truncate -->\n\nA',
      '4:1: warning: Nothing is before `<!-- truncate -->`, so lists show no excerpt. / Move it below the text that lists should show, or remove it.',
    ],
    [
      '## {#a}',
      '4:1: error: The heading is empty. / Write its text after the `#` signs, or remove the line.',
    ],
    [
      '```lua\na = 1\n-- highlight-next-line\n```',
      '6:1: warning: No line follows `highlight-next-line`. / Put the comment above the line, or remove it.',
    ],
  ])('%j is told', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`a.md:${problem}`]);
  });

  it.each([
    ['See <https://example.com/a, which', '4:5', '<https://example.com/a,', '<https://example.com/a>'],
    ['See\n<http://example.com', '5:1', '<http://example.com', '<http://example.com>'],
  ])('the address %j does not end', async (text, place, found, meant) => {
    expect(await problemsOf(text)).toEqual([
      `a.md:${place}: error: \`${found}\` is not a link, and would be shown as written. / Write \`>\` where the address ends: \`${meant}\`.`,
    ]);
  });

  it('is told all at once', async () => {
    const text = 'A :smile: and ***bold, ~~struck, [b](/c d),\n:heart: [^1] and `code [e](/f g).';
    const places = (await problemsOf(text)).map((problem) => problem.split(':').slice(1, 3).join(':'));
    expect(places).toEqual(['4:3', '4:15', '4:24', '4:34', '5:1', '5:9', '5:18']);
  });

  it('is told once where it follows from what is before it', async () => {
    expect(await problemsOf('Some **bold** and **more words** or** less')).toHaveLength(1);
    expect(await problemsOf('Before <!-- hidden [a](/b c) and :smile:')).toHaveLength(1);
  });

  it.each([
    [
      'See [that](/docs/first page).',
      '4:5: error: `[that](/docs/first page)` is not a link, and would be shown as written. / Write its address without spaces, each as `%20`.',
    ],
    [
      'See\n[that](/docs/start for more.',
      '5:1: error: `[that](` is not a link, and would be shown as written. / Close the address with `)`, write `%20` for a space in it, or `\\[` for a bracket.',
    ],
    [
      '- One\n- See [that][ref].',
      '5:7: error: `[that][ref]` would be shown as written: its address is not defined. / Add a line `[ref]: /docs/...`, or write `[text](/docs/...)`.',
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
      '##\u00a0Heading',
      '4:1: error: `##\u00a0Heading` would be shown as written: the character after its marker is not a plain space. / Retype the space: `## Heading`.',
    ],
    [
      '-\u00a0One\n- Two',
      '4:1: error: `-\u00a0One` would be shown as written: the character after its marker is not a plain space. / Retype the space: `- One`.',
    ],
    [
      '[a](/b "Title)',
      '4:1: error: `[a](/b "Title)` is not a link, and would be shown as written. / Close the quotes of its title.',
    ],
    [
      '| a | b |\n| 1 | 2 |',
      '4:1: error: The table has no line of dashes below its header, so it would not be shown as a table. / Write `| --- | --- |` below the first line.',
    ],
    [
      '> | a | b |\n> | --- |\n> | 1 | 2 |',
      '5:3: error: `| --- |` has 1 column, but the line above has 2: this would not be shown as a table. / Write `| --- | --- |`.',
    ],
    [
      'The map: ![Map](/img/my map.png)',
      '4:10: error: `![Map](/img/my map.png)` is not an image, and would be shown as written. / Write its address without spaces, each as `%20`.',
    ],
    [
      '![Map](/img/map.png =100x20)',
      '4:1: error: `![Map](/img/map.png =100x20)` is not an image, and would be shown as written. / Write `![Map](/img/map.png){width=100 height=20}`.',
    ],
    [
      'See ![[map.png]].',
      '4:5: error: `![[map.png]]` is not an image, and would be shown as written. / Write `![What it shows](/map.png)`; the file belongs in `static/`.',
    ],
    [
      'Press ++ctrl+c++.',
      '4:7: error: `++ctrl+c++` does not show keys, and would be shown as written. / Write `<kbd>ctrl</kbd>+<kbd>c</kbd>`.',
    ],
    [
      'This is ==the mark==, too.',
      '4:9: error: `==the mark==` is not marked, and would be shown as written. / Write `**the mark**`, or put code into backticks.',
    ],
    ['A.\n\n<!-- more -->\n\nB.', '6:1: error: `<!-- more -->` has no effect. / Write `<!-- truncate -->`.'],
    [
      'See [that] (/docs/start).',
      '4:5: error: `[that] (/docs/start)` is not a link, and would be shown as written. / Remove the space: `[that](/docs/start)`.',
    ],
    [
      'See (that)[/docs/start].',
      '4:5: error: `(that)[/docs/start]` is not a link, and would be shown as written. / Swap the brackets: `[that](/docs/start)`.',
    ],
    [
      '!(that)[/img/that.png]',
      '4:1: error: `!(that)[/img/that.png]` is not an image, and would be shown as written. / Swap the brackets: `![that](/img/that.png)`.',
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
      '4:1: error: The heading is empty. / Write its text after the `#` signs, or remove the line.',
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
      '[a](http://localhost:3000/docs/start#x)',
      "4:1: warning: The URL `http://localhost:3000/docs/start#x` leads to the reader's own computer. / Write `/docs/start#x` for a page of this site, or show the URL as code.",
    ],
    [
      '[a](https://127.0.0.1)',
      "4:1: warning: The URL `https://127.0.0.1` leads to the reader's own computer. / Write `/` for a page of this site, or show the URL as code.",
    ],
    [
      '[a](//docs/start#x)',
      '4:1: warning: The URL `//docs/start#x` leads to another site, named `docs`. / Write `/docs/start#x` for a page of this site.',
    ],
    [
      ':::note\nA.\n\n:::tip\nB.\n:::\n\nC.\n:::',
      '7:1: error: `:::tip` is inside the `:::note` on line 4, which does not have more colons: the next `:::` ends both. / Begin and end the outer block with more colons, `::::note`, or add `:::` above this line if it ends there.',
    ],
    [
      ':::note\nA.\n:::\n\nC.\n:::',
      '9:1: error: `:::` does not end a block, and would be shown as written. / Remove it, or begin and end the block around other blocks with more colons than they have.',
    ],
    [
      'It works :tada:, and\nis :+1: fine.',
      '4:10: warning: `:tada:` does not stand for an emoji, and is shown as written. / Write the emoji itself, or `\\:tada:` to show the text.',
    ],
    [
      'A&nbsp;b &nbps; c.',
      '4:10: error: `&nbps;` is not the name of a character, and would be shown as written. / Write the character itself.',
    ],
    [
      '[a](http:/example.com)',
      '4:1: error: The URL `http:/example.com` does not have two slashes after `http:`. / Write `http://example.com`.',
    ],
    [
      '[a](mailto:ann)',
      '4:1: warning: The URL `mailto:ann` does not have an email address. / Write it after the colon: `mailto:name@example.com`.',
    ],
    [
      'A.\n\n[ref]: /docs/start',
      '6:1: warning: `[ref]: /docs/start` is not shown: no link of this text uses it. / Write `[text][ref]` where the link belongs, or remove the line.',
    ],
    [
      '[a][ref]\n\n[ref]: /docs/start\n[Ref]: /docs/end',
      '7:1: warning: `[Ref]` is defined twice; links lead to the address on line 6. / Remove or rename one of the two.',
    ],
    [
      'A.\n\n    :::note\n    B.\n    :::',
      '6:5: warning: `:::note` is indented by four spaces or more, so it is shown as code. / Remove the indent.',
    ],
    [
      'A.\n\n```lua\n```',
      '6:1: warning: The code block is empty. / Write the code, name a script as in `file="radar.lua"`, or remove the block.',
    ],
    [
      'Some ~~text here.',
      '4:6: error: `~~` starts strikethrough text that does not end, and would be shown as written. / Add `~~` right after the last word, or put code into backticks.',
    ],
    [
      '::::tabs{groupId=system\n',
      '4:1: error: `::::tabs{groupId=system` neither opens nor closes a block. / Write `::::tabs{groupId=system}`, with a brace at the end.',
    ],
    [
      ':::note[Title\nA.\n:::',
      '4:1: error: `:::note[Title` neither opens nor closes a block. / Write `:::note[Title]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '```lua {3-1}\na()\nb()\nc()\n```',
      '4:8: warning: The range `3-1` after the fence ends before it starts. / Write `1-3`.',
    ],
    [
      'A.\n\n```lua a() ```',
      '6:1: error: `` ```lua `` does not start a code block on the line that ends it: readers would see `lua`. / Write the code in lines of its own, between `` ```lua `` and `` ``` ``.',
    ],
    [
      'A \x07 bell.',
      '4:3: error: The text contains the control character U+0007, expected plain text. / Remove it, and save the file as UTF-8.',
    ],
  ])('%j is told with its place', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`a.md:${problem}`]);
  });

  it.each([
    '[a](//example.com/x) ~~b~~ and ~/c and a~~b',
    '[a](/b) **b** `c` [d][e] and 2 ** 3, t[1][2], f[i](a, b), x**y\n\n[e]: /f',
    'A \\[bracket](a b), \\*\\*stars, \\` and `**` and `[a](b c)`.',
    '#1 of ##, [x] and [ ], a [b] [c]',
    '&lt;, \\&lt;, &amp;lt; and &amp;amp; or ```` ``` lua ``` ```` and ```a`b```',
    'A\n    :::b and :reload, hh:mm:ss, a:b:c, ::continue::, `:tada:`, \\:tada:, &amp;b; &nbsp; R&D; a&b;',
    '[//]: # (A comment.)\n\n[a](mailto:?subject=b) [b](mailto:c@example.com?subject=d)',
    '| a | b |\n| --- | --- |\n| `x \\| y` | ** |\n| 1 | |',
    'a | b\n- | -\n1 | 2',
    'One | two\nthree | four',
  ])('%j is as its author meant it', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

describe('what would not be shown', () => {
  it.each([
    [
      '| a | b |\n| --- | --- |\n| `x | y` | z |\n| 1 | 2 |',
      '6:11',
      'has 3 cells, but the table has 2 columns',
    ],
    ['| a |\n| --- |\n| 1 | 2 |', '6:5', 'has 2 cells, but the table has 1 column'],
  ])('%j: a cell without a column', async (text, at, fault) => {
    expect(await problemsOf(text)).toEqual([
      `a.md:${at}: error: The row ${fault}: the extra cells would not be shown. / Remove the cell, or write \`\\|\` for a bar within a cell, in code too.`,
    ]);
  });

  it.each(['|---+---|', '+===+===+', '|:=:|===|'])('a table with %s below its head', async (rule) => {
    expect(await problemsOf(`| a |\n| --- |\n| b |\n\n| c | d |\n${rule}\n| 1 | 2 |`)).toEqual([
      `a.md:9:1: error: \`${rule}\` is not a line of dashes, so this would not be shown as a table. / Write \`| --- | --- |\`.`,
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
    [
      '[a](pathname:///img/b.png)',
      '`pathname:` in `pathname:///img/b.png` is not a protocol that browsers know. / Write `/img/b.png`: files of `static/` need nothing else.',
    ],
    ['[a](htps://b.example)', '`htps:` is not a protocol that browsers know. / Did you mean `https:`?'],
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
    ['a tab of another tool', '=== "Linux"\n\n    Text.', 1],
    ['an image of another site', '![A](https://b.example/c.png)', 1],
  ])('%s', async (_what, text, count) => {
    expect(await problemsOf(text)).toHaveLength(count);
  });
});
