import { describe, expect, it } from 'vitest';
import { ADMONITIONS } from '../../../../src/node/markdown/blocks/admonition.ts';
import { problemsOf } from './helper.ts';

const TYPES = ADMONITIONS.map((name) => `\`${name}\``).join(', ');

/** The only problem of a text: what is quoted is the syntax of another tool. */
const foreign = (place: string, found: string, fix: string) =>
  `a.md:4:${place}: error: ${found} is the syntax of another tool, and would be shown as written. / ${fix}`;

const notAHeading = (line: string, fix: string) =>
  `a.md:4:1: error: \`${line}\` is not a heading, and would be shown as written. / ${fix}`;

const NAMES = 'names in backticks are links.';
const FENCE = 'Write three backticks before and after the code: `` ```lua ``.';

describe('what other tools write around code and links', () => {
  it.each([
    ['See :ref:`setup`.', foreign('5', '`` :ref:`setup` ``', 'Write a link: `[setup](./name.md)`.')],
    [
      'See :doc:`First <start>`.',
      foreign('5', '`` :doc:`First <start>` ``', 'Write a link: `[First](./name.md)`.'),
    ],
    ['Call :func:`~show`.', foreign('6', '`` :func:`~show` ``', `Write \`\` \`show\` \`\`: ${NAMES}`)],
    ['Call :lua:func:`show`.', foreign('6', '`` :lua:func:`show` ``', `Write \`\` \`show\` \`\`: ${NAMES}`)],
    ['Press :kbd:`F1`.', foreign('7', '`` :kbd:`F1` ``', 'Write `<kbd>F1</kbd>`.')],
    [
      'See `that <https://example.com>`_ too.',
      foreign('5', '`` `that <https://example.com>`_ ``', 'Write a link: `[that](https://example.com)`.'),
    ],
    [
      '@[youtube](dQw4w9WgXcQ)',
      'a.md:4:1: error: `@[youtube](dQw4w9WgXcQ)` does not embed anything, and would be shown as a link after `@`. / Write a link: `[youtube](https://...)`.',
    ],
    [
      '! [Map](/img/map.png)',
      'a.md:4:1: error: `! [Map](/img/map.png)` is not an image, and would be shown as a link after `!`. / Remove the space: `![Map](/img/map.png)`.',
    ],
    [
      'See [url=https://example.com]that[/url].',
      foreign('5', '`[url=https://example.com]that[/url`', 'Write a link: `[that](https://example.com)`.'),
    ],
    [
      'See [[https://example.com][that]].',
      foreign('5', '`[[https://example.com][that`', 'Write a link: `[that](https://example.com)`.'),
    ],
    [
      'See <https://example.com|that>.',
      'a.md:4:5: error: The URL `https://example.com|that` does not name a host that browsers can find. / Write a link: `[that](https://example.com)`.',
    ],
    [
      'Very **big* indeed.',
      'a.md:4:6: error: `**big*` starts with two stars and ends with one, and would be shown with a star. / Write `**big**`, or `*big*`.',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });
});

describe('what other tools write within a line', () => {
  it.each([
    ["Very '''big'''.", foreign('6', "`'''big'''`", 'Write `**big**`.')],
    [
      '**Note:**text',
      'a.md:4:1: error: `**Note:**` is not bold, and would be shown as written. / Write `**Note**:`, or a space between the stars and the letter.',
    ],
    [
      'It is**"so"** here.',
      'a.md:4:6: error: `**"so"**` is not bold, and would be shown as written. / Write `"**so**"`, or a space between the stars and the letter.',
    ],
    [
      'See ![x][map].',
      'a.md:4:5: error: `![x][map]` would be shown as written: its address is not defined. / Add a line `[map]: /docs/...`, or write `[text](/docs/...)`.',
    ],
    [
      'See [that](/docs/b “B”).',
      'a.md:4:5: error: `[that](/docs/b “B”)` is not a link, and would be shown as written. / Write its title in straight quotes.',
    ],
    ['Very [b]big[/b].', foreign('6', '`[b]big[/b]`', 'Write `**big**`.')],
    ['Call [code]f()[/code].', foreign('6', '`[code]f()[/code]`', 'Write `` `f()` ``.')],
    ['See xref:start.adoc[that].', foreign('5', '`xref:start.adoc[that]`', 'Write `[that](start.adoc)`.')],
    ['Call @{show} first.', foreign('6', '`@{show}`', `Write \`\` \`show\` \`\`: ${NAMES}`)],
    ['A {--removed--} word.', foreign('3', '`{--removed--}`', 'Write the text as readers should see it.')],
    ['## B {/* #my-b */}', foreign('6', '`{/* #my-b */}`', 'Write `{#my-b}` at the end of a heading.')],
    ['## B {: #my-b}', foreign('6', '`{: #my-b}`', 'Write `{#my-b}` at the end of a heading.')],
    [
      'A word^[Or two.] here.',
      'a.md:4:7: error: `^[Or two.]` is a footnote, which is not supported. / Put the text in parentheses, or into an admonition such as `:::note`.',
    ],
    [
      'See [that]（/docs/b）.',
      'a.md:4:5: error: `[that]（/docs/b）` is not a link, and would be shown as written. / Write plain parentheses: `[that](/docs/b)`.',
    ],
    [
      'Call ´show´ first.',
      'a.md:4:6: error: `´show´` is not code, and would be shown as written. / Write backticks: `` `show` ``.',
    ],
    [
      'One&nbsp two.',
      'a.md:4:4: error: `&nbsp` has no semicolon, and would be shown as written. / Write `&nbsp;`.',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });
});

describe('what other tools start a block with', () => {
  it.each([
    ['== Setup\nText.', notAHeading('== Setup', 'Write `## Setup`.')],
    ['h2. Setup\nText.', notAHeading('h2. Setup', 'Write `## Setup`.')],
    [
      'Setup\n^^^^^',
      'a.md:4:1: error: `Setup` is not a heading: the line below it would be shown as written. / Write `## Setup`, without the line below it.',
    ],
    [
      'Setup\n~~~~~',
      'a.md:5:1: error: The code block is not closed. / Write `## Setup` if the line underlines a heading, or add a line ` ~~~~~ ` where code ends.',
    ],
    ['{code:lua}\nlocal a = 1\n{code}', foreign('1', '`{code:lua}`', FENCE)],
    ['#+BEGIN_SRC lua\nlocal a = 1\n#+END_SRC', foreign('1', '`#+BEGIN_SRC lua`', FENCE)],
    ['[quote]\nText.\n[/quote]', foreign('1', '`[quote]`', 'Write `> ` before each line of the quote.')],
    [
      '!> Mind it.',
      foreign('1', '`!> Mind it.`', 'Write `:::caution`, `Mind it.` and `:::` on three lines.'),
    ],
    [
      '+---+---+\n| a | b |\n+---+---+',
      'a.md:4:1: error: `+---+---+` does not start a table, and would be shown as written. / Write rows such as `| A | B |`, and `| --- | --- |` below the first one.',
    ],
    [
      '=== ===\na   b\n=== ===',
      'a.md:4:1: error: `=== ===` does not start a table, and would be shown as written. / Write rows such as `| A | B |`, and `| --- | --- |` below the first one.',
    ],
    [
      ':::note: Mind\nText.',
      'a.md:4:1: error: `:::note: Mind` neither opens nor closes a block. / Write `:::note[Mind]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::: raw\nText.\n:::',
      'a.md:4:1: error: `::: raw` neither opens nor closes a block. / Remove this line and the `:::` that ends the block, and keep the text between them.',
    ],
    [
      '::: NOTE Mind\nText.\n:::',
      'a.md:4:1: error: `::: NOTE Mind` neither opens nor closes a block. / Write `:::note[Mind]` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::: demo\nText.\n:::',
      'a.md:4:1: error: `::: demo` neither opens nor closes a block. / Write `:::info` on a line of its own, and `:::` where it ends.',
    ],
    [
      '::: include parts/a.md',
      'a.md:4:1: error: `::: include parts/a.md` neither opens nor closes a block. / Copy its text here: pages show no files other than scripts, as in ` ```lua file="radar.lua" `.',
    ],
    [
      '::include{file="a.md"}',
      'a.md:4:1: error: `::include{file="a.md"}` looks like a block, but would be shown as written. / Copy its text here: pages show no files other than scripts, as in ` ```lua file="radar.lua" `.',
    ],
    [
      ':::include{file="a.md"}\n:::',
      `a.md:4:1: warning: \`:::include\` is not a type of admonition, expected one of ${TYPES}; it is shown as \`info\`. / Copy its text here: pages show no files other than scripts, as in \` \`\`\`lua file="radar.lua" \`.`,
    ],
    [
      ':::note :::',
      'a.md:4:1: error: `:::note :::` neither opens nor closes a block. / Write `:::note`, the text and `:::` on three lines.',
    ],
    [
      '/// details | More\nText.\n///',
      foreign('1', '`/// details | More`', 'Write `:::details[More]`, and `:::` where it ends.'),
    ],
    ['{tip}\nText.\n{tip}', foreign('1', '`{tip}`', 'Write `:::tip`, and `:::` where it ends.')],
    [
      '.. code-block:: lua',
      foreign(
        '1',
        '`.. code-block:: lua`',
        'Write three backticks before and after the code, without its indent: `` ```lua ``.',
      ),
    ],
    ['.. toctree::', foreign('1', '`.. toctree::`', 'Remove it: each page already has a table of contents.')],
    [
      '> [NOTE]\n> Text.',
      'a.md:4:3: error: `[NOTE]` does not start an alert, and would be shown as written. / Write `> [!NOTE]` at the start of a quote.',
    ],
    [
      '– One\n– Two',
      'a.md:4:1: error: `– One` is not an item of a list, and would be shown as written. / Write `- One`.',
    ],
    [
      'a) One\nb) Two',
      'a.md:4:1: error: `a) One` is not an item of a list, and would be shown as written. / Write `1. One`: the items of a list have numbers.',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });
});

describe('what only looks like it', () => {
  it.each([
    'At 10:30, `a`: `b`, see: `c`.',
    'A \\:ref:`setup`, and x :`y`.',
    'Names: `a`_`b`, a_b',
    'Stop! [Start](/docs/start), or stop ! [Start](/docs/start)',
    'Write to gardener@example.com, or [@gardener](https://example.com).',
    'A list [i], t[b], [b] and [/x/].',
    'Ranges {a--b}, {-1, 1} and {+x}.',
    'A && b &amp; c, https://example.com/?a=1&copy=2&lt=3',
    'The pattern `^[a-z]` or "^[a-z]".',
    'It is\n– as they say –\na dash.',
    'See example.com, www.example.com and https://example.com/a_(b).',
    'One *two*, **three** and ***four***.',
    'The letter b) is not a).',
    'Files src/**/*.ts, a/**/b and **bold**, "**bold**", (**bold**).',
    '**Note:** text, **so**: text and 2**3',
  ])('%j is text', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
