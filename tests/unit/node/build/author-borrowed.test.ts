import { describe, expect, test } from 'vitest';
import { ADMONITIONS } from '../../../../src/node/markdown/blocks/admonition.ts';
import { page, problemsOf as read } from './problems-of.ts';

const TYPES = ADMONITIONS.map((name) => `\`${name}\``).join(', ');

const FILE = 'content/docs/a.md';
const LUA = `---@meta

---Does things.
---@class toollib
tool = {}

---Does one thing.
function tool.run() end
`;

/** What the build says about a text, which starts on line 5 of its page. */
const problemsOf = (text: string, more: Record<string, string | Uint8Array> = {}) =>
  read({ 'definitions/tool.lua': LUA, [FILE]: page(text), ...more });

/** A problem at a place of the page, as it is printed. */
const at = (place: string, severity: string, message: string, fix: string) =>
  `${FILE}:${place}: ${severity}: ${message}\n  ${fix}`;

const asWritten = (found: string) =>
  `\`${found}\` is the syntax of another tool, and would be shown as written.`;
const NO_ATTRIBUTES = 'Remove it: texts set neither classes nor attributes.';
const WRITE_OUT = 'Write out what it stands for, or put code into backticks.';
const AS_TEXT = 'Write it as text, or put it into backticks.';
const INSERT = 'Write out what it inserts; an empty code block with `file="name.lua"` shows a script.';

describe('syntax of other tools', () => {
  test.each([
    ['A {{ $page.title }} here.', '5:3', asWritten('{{ $page.title }}'), WRITE_OUT],
    ['A {{< ref "start" >}} here.', '5:3', asWritten('{{< ref "start" >}}'), WRITE_OUT],
    [
      '[x]({{< ref "start" >}})',
      '5:1',
      '`[x]({{< ref "start" >}})` is not a link, and would be shown as written.',
      'Write out its address: `[text](./name.md)`.',
    ],
    [
      '[x]({% post_url 2024-01-01-start %})',
      '5:1',
      '`[x]({% post_url 2024-01-01-start %})` is not a link, and would be shown as written.',
      'Write out its address: `[text](./name.md)`.',
    ],
    ['A {{code}} here.', '5:3', asWritten('{{code}}'), WRITE_OUT],
    ['[[_TOC_]]', '5:1', asWritten('[[_TOC_]]'), 'Remove it: each page already has a table of contents.'],
    [
      '{% embed url="https://example.com" %}',
      '5:1',
      asWritten('{% embed url="https://example.com" %}'),
      'Write a link: `[text](https://example.com)`.',
    ],
    [
      '%%\nnote\n%%',
      '5:1',
      'A comment between lines of `%%` is the syntax of another tool, and would be shown as written.',
      'Write `<!--` and `-->` in place of the two lines.',
    ],
    [
      'A ^[a note] here.',
      '5:3',
      '`^[a note]` is a footnote, which is not supported.',
      'Put the text in parentheses, or into an admonition such as `:::note`.',
    ],
    ['<<< ./radar.lua', '5:1', asWritten('<<< ./radar.lua'), INSERT],
    [
      '![B] (/img/b.png)',
      '5:1',
      '`![B] (/img/b.png)` is not an image, and would be shown as written.',
      'Remove the space: `![B](/img/b.png)`.',
    ],
    [
      '[b][]',
      '5:1',
      '`[b][]` would be shown as written: its address is not defined.',
      'Add a line `[b]: /docs/...`, or write `[text](/docs/...)`.',
    ],
    [
      '[ ](/docs/a)',
      '5:1',
      'The link to `/docs/a` has no text, so nobody can see or click it.',
      'Write the text in the brackets: `[text](/docs/a)`.',
    ],
    [
      '[b](https://https://example.com)',
      '5:1',
      'The URL `https://https://example.com` has its protocol twice.',
      'Write `https://example.com`.',
    ],
    [
      '## B [#part]',
      '5:1',
      '`[#part]` at the end of the heading would be shown as written.',
      'Write `{#part}`.',
    ],
    ['[x](/docs/a){:target="_blank"}', '5:13', asWritten('{:target="_blank"}'), NO_ATTRIBUTES],
    ['[x](/docs/a){target=_blank}', '5:13', asWritten('{target=_blank}'), NO_ATTRIBUTES],
    [
      'H~2~O.',
      '5:2',
      '`~2~` after `H` is struck through.',
      'Write `<sub>2</sub>` if it is lowered, or `~~2~~`.',
    ],
    ['x^2^ is.', '5:2', asWritten('^2^'), 'Write `<sup>2</sup>`, or put it into backticks.'],
    [
      'It is $x^2$ big.',
      '5:7',
      '`$x^2$` is a formula, which is not supported: it would be shown as written.',
      AS_TEXT,
    ],
    [
      '$$\nx = 1\n$$',
      '5:1',
      'A formula between lines of `$$` is not supported, and would be shown as written.',
      'Write it as text, or put it into a code block.',
    ],
    [
      'See {@link tool.run} too.',
      '5:5',
      asWritten('{@link tool.run}'),
      'Write `` `tool.run` ``: names in backticks are links.',
    ],
    [
      'See <start.md> too.',
      '5:5',
      '`<start.md>` is not a link, and would be shown as written.',
      'Write `[text](start.md)`, or put it into backticks.',
    ],
    ['<!--@include: ./b.md-->', '5:1', '`<!--@include: ./b.md-->` has no effect.', INSERT],
    [
      'Text {unconfirmed}.',
      '5:6',
      '`{unconfirmed}` is not a mark here, and would be shown as written.',
      'Write `{unconfirmed}` at the end of a cell of `:::values`, or put it into backticks.',
    ],
    ['## B {#my part}', '5:1', '`{#my part}` is not the id of a heading.', 'Write `{#my-part}`.'],
    ['## B {#b .big}', '5:1', '`{#b .big}` is not the id of a heading.', 'Write `{#b}`.'],
    ['## B {.big}', '5:1', '`{.big}` is not the id of a heading.', 'Remove it: headings have no classes.'],
    [
      ':::details[A]{open\nB\n:::',
      '5:1',
      '`:::details[A]{open` neither opens nor closes a block.',
      'Write `:::details[A]{open}`, with a brace at the end.',
    ],
    [
      '::::tabs\n:::tab{label="A"}\nB\n:::\n::::',
      '6:1',
      '`:::tab` has the attribute `label`, expected `value`.',
      'Write `:::tab[A]`.',
    ],
    [
      ':::details{summary="A"}\nB\n:::',
      '5:1',
      '`:::details` has the attribute `summary`, expected `open`.',
      'Write `:::details[A]`.',
    ],
    [
      ':::calls\ntool.run\ntool.run\n:::',
      '7:1',
      '`:::calls` names `tool.run` twice.',
      'Remove one of the two.',
    ],
    [
      ':::values{of=""}\n| A | B |\n| --- | --- |\n| 1 | 2 |\n:::',
      '5:1',
      '`of` of `:::values` does not name a value set.',
      'Write one such as `{of="team"}`, or remove it.',
    ],
    [
      '```md\n```lua\ntool.run()\n```\n```',
      '5:1',
      'The code block is not closed before another one starts on line 6.',
      'Add a line ` ``` ` where it ends. A block that shows fences needs a longer one: ` ```` `.',
    ],
    [
      '```lua\ntool.\u200brun()\n```',
      '6:6',
      'The code is not valid Lua: unexpected invisible character U+200B.',
      'Remove it, or type a space in its place.',
    ],
    [
      '```lua\nlocal a = 5 \u2212 2\nprint(a)\n```',
      '6:13',
      "The code is not valid Lua: unexpected symbol '\u2212'.",
      'Write a hyphen, `-`.',
    ],
    [
      '```lua\ntool.\u0441un()\n```',
      '6:6',
      "The code is not valid Lua: unexpected symbol '\u0441'.",
      'Retype the letter: U+0441 only looks like one of `a` to `z`.',
    ],
    [
      'B\n\n---\ntitle: C\n---',
      '8:1',
      '`title: C` above a line of dashes is shown as a heading, not read as front matter.',
      'Move it to the top of the file, between two lines `---`.',
    ],
    [
      '<!-- a <!-- b --> c -->',
      '5:21',
      '`-->` does not end a comment, and would be shown as written: the comment ended at the first one.',
      'Remove the comment inside the other one.',
    ],
    ['[x](“/docs/a”)', '5:1', 'The URL `“/docs/a”` is in curly quotes.', 'Write `/docs/a`.'],
    ['A {{ youtube(id="x") }} here.', '5:3', asWritten('{{ youtube(id="x") }}'), WRITE_OUT],
    ['A {{note|text}} here.', '5:3', asWritten('{{note|text}}'), WRITE_OUT],
    ['A text. { #id .big }', '5:9', asWritten('{ #id .big }'), NO_ATTRIBUTES],
    ['## B { #id }', '5:6', asWritten('{ #id }'), 'Write `{#id}` at the end of a heading.'],
    ['A \\subsection{B} here.', '5:3', asWritten('\\subsection{B}'), 'Write `### B`.'],
    [
      'A \\textbf{b} here.',
      '5:3',
      asWritten('\\textbf{b}'),
      'Write it in Markdown, or put code into backticks.',
    ],
    ['A %%hidden%% note.', '5:3', asWritten('%%hidden%%'), 'Write `<!-- hidden -->`.'],
    ['A ||hidden|| note.', '5:3', asWritten('||hidden||'), WRITE_OUT],
    ['From <@123> here.', '5:6', asWritten('<@123>'), WRITE_OUT],
    ['At <t:1618953630:R> here.', '5:4', asWritten('<t:1618953630:R>'), WRITE_OUT],
    ...['【4†source】', ':contentReference[oaicite:0]{index=0}', 'citeturn0search1'].map((found) => [
      `So it is ${found}.`,
      '5:10',
      `\`${found}\` cites a source that only the tool that wrote the text knows.`,
      'Remove it, or write a link: `[text](https://example.com)`.',
    ]),
    [
      'See {func}`tool.run` here.',
      '5:5',
      '`` {func}`tool.run` `` is the syntax of another tool, and would be shown as written.',
      'Write `` `tool.run` ``: names in backticks are links.',
    ],
    [
      '´´´lua\ntool.run()\n´´´',
      '5:1',
      '`´´´lua` does not start a code block, and would be shown as written.',
      'Write three backticks before and after the code: `` ```lua ``.',
    ],
    [
      'B\n\n=======\n\nC',
      '7:1',
      '`=======` is left over from a merge, and would be shown as written.',
      'Remove the line.',
    ],
    [
      'B\tC\n1\t2',
      '5:1',
      '`B C` does not start a table: its columns would be run together.',
      'Write rows such as `| A | B |`, and `| --- | --- |` below the first one.',
    ],
    [
      '::: {.callout-tip}\nB\n:::',
      '5:1',
      '`::: {.callout-tip}` neither opens nor closes a block.',
      'Write `:::tip` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::::note\nB',
      '5:1',
      '`::::note` is not closed.',
      'Add a line `::::` where it ends. A block around others needs more colons than they have: `::::`.',
    ],
    ...['~~~', '``` done', '    ```', '```lua'].map((end) => [
      `\`\`\`lua\ntool.run()\n${end}\n\nB`,
      '5:1',
      'The code block is not closed.',
      'Write ` ``` ` alone on line 7, without an indent, or where it ends.',
    ]),
  ])('%j is an error, once', async (text, place, message, fix) => {
    const [problem, ...more] = await problemsOf(text);
    expect(problem).toBe(at(place, 'error', message, fix));
    expect(more).toEqual([]);
  });

  test.each([
    [
      '## B {part}',
      '5:1',
      '`{part}` at the end of the heading is shown as written.',
      'Write `{#part}` if it is the id of the heading, or `\\{part}` to show the braces.',
    ],
    [
      '```lua\ntool.run() -- [!code highlight]\n```',
      '6:1',
      'The comment after the code does not mark a line, and readers see it.',
      'Move it to a line of its own: `highlight-next-line` above the line that it marks.',
    ],
    [
      '```text mistake\nx\n```',
      '5:9',
      '`mistake` after the fence has no effect: only `lua` code is checked.',
      'Remove it, or name `lua` as the language.',
    ],
    [
      '```{note}\nText.\n```',
      '5:4',
      '`{note}` after the fence is not a range of lines.',
      'Write `:::note`, the text and `:::` if this is a block, or remove it.',
    ],
    [
      ':::spoiler\nText.\n:::',
      '5:1',
      `\`:::spoiler\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`.`,
      'Write `:::details`.',
    ],
    [
      '```{.lua}\ntool.run()\n```',
      '5:4',
      '`{.lua}` after the fence is not a range of lines.',
      'Write `lua` right after the fence, without braces.',
    ],
    [
      '```lua [a.lua]\ntool.run()\n```',
      '5:8',
      '`[a.lua]` after the fence has no effect.',
      'Write `title="a.lua"` if it is the name of the code, or remove it.',
    ],
    [
      '```{lua}\ntool.run()\n```',
      '5:4',
      '`{lua}` after the fence is not a range of lines.',
      'Write `lua` right after the fence, without braces.',
    ],
    ...['B *c and d.', '- B\n\nB *c and\n*d e.'].map((text) => [
      text,
      text.startsWith('-') ? '7:3' : '5:3',
      '`*` before a word starts italic text that does not end, and is shown as written.',
      'Add `*` right after the last word, a space to make it an item of a list, or write `\\*`.',
    ]),
    [
      '```lua title="b.lua"\n```',
      '5:1',
      'The code block is empty.',
      'Write the code, name a script as in `file="radar.lua"`, or remove the block.',
    ],
    [
      ':::details[A]{open=false}\nB\n:::',
      '5:1',
      '`open` of `:::details` has the value `false`, but takes none: the block is unfolded at first.',
      'Remove it to fold the block.',
    ],
    [
      'B\n\n<!-- truncate -->\n\nC',
      '7:1',
      '`<!-- truncate -->` has no effect here: only lists of posts show excerpts.',
      'Remove it.',
    ],
    ['B\u2028C', '5:2', 'The text contains the invisible character U+2028.', 'Remove it.'],
  ])('%j is a warning, once', async (text, place, message, fix) => {
    const [problem, ...more] = await problemsOf(text);
    expect(problem).toBe(at(place, 'warning', message, fix));
    expect(more).toEqual([]);
  });

  test.each([
    'Set $HOME_DIR$, a^b^c and $PATH.',
    '2^10 and $5 or $6, about ~5 to ~6, ~gone~ text, a\\^2\\^, and `x^2^`.',
    '## The place of \\{name} and \\[#part]',
    'A pattern ^[a-z] and a table {{1, 2}, {3}}.',
    'An `$x^2$` and a path <https://example.com/a.md>.',
    '*a*, 2*3, * x, a*b*, *see `x`*, 5 * and \\*x, *a\nb*; 100%% of a || b || c, and C:\\dir{x}.',
    'B\tC\nno columns',
    ':::calls\ntool.run\n:::',
  ])('%j is right', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test('each is reported where a line has several', async () => {
    const problems = await problemsOf('[a][none], [b][none], x &amp y, &lt z and &nbps; there.');
    expect(problems.map((it) => it.split(':', 3).join(':'))).toEqual(
      ['5:1', '5:12', '5:25', '5:33', '5:43'].map((place) => `${FILE}:${place}`),
    );
  });

  test.each([
    ['<Callout>A</Callout>', '`:::note`'],
    ['<a name="old"></a>', 'the id at the end of a heading: `## Words {#old}`'],
    ['<a href="/docs/a">A</a>', '`[text](/docs/start)`'],
  ])('%s has a form in Markdown', async (text, form) => {
    const [problem, ...more] = await problemsOf(text);
    expect(problem).toContain(`Write ${form}`);
    expect(more).toEqual([]);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('images', () => {
  test.each([
    [
      '![A](/img/a.png){: width="50"}',
      'error: `{: width="50"}`',
      'Write a size in pixels right after an image',
    ],
    ['![A](/img/a.png){.center}', 'error: `{.center}`', NO_ATTRIBUTES],
    ['![A|640](/img/a.png)', 'warning: `|640`', 'Write `![A](/img/a.png){width=640}`.'],
    ['![A](/img/a.mp4)', 'error: `/img/a.mp4` is not an image', 'Write a link to it: `[text](/img/a.mp4)`.'],
    ['![A](/img/a.txt)', 'error: `/img/a.txt` is not an image', 'Write a link to it: `[text](/img/a.txt)`.'],
  ])('%s', async (text, message, fix) => {
    const files = { 'static/img/a.png': PNG, 'static/img/a.mp4': 'x', 'static/img/a.txt': 'x' };
    const [problem, ...more] = await problemsOf(text, files);
    expect(problem).toContain(message);
    expect(problem).toContain(fix);
    expect(more).toEqual([]);
  });

  test.each(['a.png', './shots/a.png'])('%s beside the text is told once', async (path) => {
    const problems = await problemsOf(`![A](${path})`, { [`content/docs/${path.replace('./', '')}`]: PNG });
    expect(problems).toEqual([
      at(
        '5:1',
        'error',
        `The image \`${path}\` does not start with \`/\`, which stands for the folder \`static/\`.`,
        'Put the file into `static/` and write its path from there: `/img/name.png`.',
      ),
    ]);
  });

  test('a drawing with a size in place of its `viewBox`', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50px"><rect class="box" x="1" y="1" width="90" height="40"/></svg>';
    const problems = await problemsOf('![A](./pictures/a.svg)', { 'content/docs/pictures/a.svg': svg });
    expect(problems).toEqual([
      'content/docs/pictures/a.svg:1:1: error: `<svg>` has no `viewBox`, so its size is not known.\n  Write `viewBox="0 0 100 50"` in place of `width` and `height`.',
    ]);
  });
});

describe('scripts', () => {
  test('a name without its ending, which no other message repeats', async () => {
    const script = { 'content/docs/radar.lua': 'tool.run()\n' };
    expect(await problemsOf('```lua file="radar"\n```', script)).toEqual([
      at('5:8', 'error', '`radar` is not the name of a Lua file.', 'Did you mean `radar.lua`?'),
    ]);
  });

  test('a part without a name', async () => {
    const script = { 'content/docs/radar.lua': 'local function f() end\nf()\n' };
    const [problem] = await problemsOf('```lua file="radar.lua" of=""\n```', script);
    expect(problem).toContain('`of=""` does not name a part of the file.');
  });

  test('a control character in a comment', async () => {
    const script = { 'content/docs/radar.lua': '-- a\0b\ntool.run()\n' };
    expect(await problemsOf('```lua file="radar.lua"\n```', script)).toEqual([
      'content/docs/radar.lua:1:5: error: The text contains a NUL byte, expected plain text.\n  Remove it, and save the file as UTF-8.',
    ]);
  });
});

describe('front matter', () => {
  test.each([
    ['aliases: [/old]', "Move the addresses to `redirects` in `site.config.ts`: `'/docs/old': '/docs/new'`."],
    [
      'redirect_from: /old',
      "Move the addresses to `redirects` in `site.config.ts`: `'/docs/old': '/docs/new'`.",
    ],
    ['hide_toc: true', 'Remove the line, or write `hide_table_of_contents`.'],
    ['description: a #b', 'Put it in quotes: `description: "a #b"`.'],
    ['description: |x', 'Put it in quotes: `description: "|x"`.'],
    ['description: - x', 'Put it in quotes: `description: "- x"`.'],
    ['search:\n  -a\n  -b', 'Write a space after the hyphen of each entry.'],
    ['sidebar_label: “A”', 'Write straight quotes: `sidebar_label: "A"`.'],
    ['sidebar_label: A <b>b</b>', '`sidebar_label` has `<b>b</b>`, which would be shown as written'],
    ['description: A &amp; b.', '`description` has `&amp;`, which would be shown as written'],
    ['search: [a, #b]', 'Write `b` without the sign.'],
    ['slug: b.md', 'Write `slug: b`.'],
  ])('%s', async (line, fix) => {
    const [problem, ...more] = await read({ [FILE]: page('Text.', `${line}\n`) });
    expect(problem).toContain(fix);
    expect(more).toEqual([]);
  });

  test.each([
    ['--\ntitle: A\n--\n\nText.\n', '1:1', '`--` does not start front matter.'],
    ['—\ntitle: A\n—\n\nText.\n', '1:1', '`—` does not start front matter.'],
    ['---\ntitle: A\n...\n\nText.\n', '3:1', '`...` does not end the front matter.'],
    ['---\ntitle: A <b>b</b>\n---\n\nText.\n', '2:8', '`title` has `<b>b</b>`'],
    ['---\n title: A\nslug: b\n---\n\nText.\n', '2:2', '`title` is indented, but the keys below it are not.'],
    ['title: A\nslug: b\n---\n\nText.\n', '1:1', 'The front matter has no line `---` above `title:`.'],
    ['```yaml\n---\ntitle: A\n---\n```\n\nText.\n', '1:1', 'The front matter is in a code block'],
    ['---yaml\ntitle: A\n---\n\nText.\n', '1:1', '`---yaml` does not start front matter.'],
  ])('%j is told once', async (text, place, message) => {
    const [problem, ...more] = await read({ [FILE]: text });
    expect(problem).toContain(`${FILE}:${place}: error: ${message}`);
    expect(more).toEqual([]);
  });
});
