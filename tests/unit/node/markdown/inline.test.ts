import { describe, expect, it } from 'vitest';
import { makeRenderer, oneLine } from './helper.ts';

const LINK = '<a href="/s/api.log" data-kind="Function">';

describe('inline text', () => {
  it.each([
    ['', ''],
    ['  Bare words, nothing else.  ', 'Bare words, nothing else.'],
    ['Calls `print`.', 'Calls <code>print</code>.'],
    ['Calls `api.log`.', `Calls ${LINK}<code>api.log</code></a>.`],
    ['Calls `api.log()`.', `Calls ${LINK}<code>api.log()</code></a>.`],
    ['Calls `api.log(1)`.', `Calls <code>${LINK}api.log</a>(1)</code>.`],
    ['`thing:spin(1)`', '<code><a href="/s/thing:spin" data-kind="Function">thing:spin</a>(1)</code>'],
    [
      '`api.on("frame", f)`',
      '<code><a href="/s/api.on" data-kind="Function">api.on</a>(<a href="/s/event:frame" data-kind="Function">"frame"</a>, f)</code>',
    ],
    [
      '`api.trace(from)`',
      '<a href="/s/api.trace#param-from" data-kind="Function"><code>api.trace(from)</code></a>',
    ],
    ['`local x = api.log`', '<code>local x = api.log</code>'],
    ['`thing:spin`', '<a href="/s/thing:spin" data-kind="Function"><code>thing:spin</code></a>'],
    ['*One* and **two**', '<em>One</em> and <strong>two</strong>'],
    ['a < b & c <d', 'a &lt; b &amp; c &lt;d'],
    ['`a < b && "c"`', '<code>a &lt; b &amp;&amp; "c"</code>'],
    ['&amp; \\* ~~x~~', '&amp; * <del>x</del>'],
    ['[Page](./p.md)', '<a href="/page/./p.md" data-kind="Article">Page</a>'],
    ['[`api.log`](./p.md)', '<a href="/page/./p.md" data-kind="Article"><code>api.log</code></a>'],
    [
      '[Site](https://example.com/?a=1&b=2)',
      '<a href="https://example.com/?a=1&amp;b=2" class="external" target="_blank" rel="noopener noreferrer">Site</a>',
    ],
    ['Press <kbd>F1</kbd>', 'Press <kbd>F1</kbd>'],
    ['At 10:30, a:b and thing:spin', 'At 10:30, a:b and thing:spin'],
    ['get_prop and _em_', 'get_prop and <em>em</em>'],
  ])('renders %j', async (markdown, html) => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.inline(markdown, 'a.lua')).toBe(html);
    expect(problems).toEqual([]);
  });

  it.each(['- 1 for none', '# of items', '1. first', '> 5', '---', '::: note', ':name', '5 | 6'])(
    'keeps %j as words, since a line holds no blocks',
    async (markdown) => {
      const { renderer, problems } = await makeRenderer();
      const html = markdown.replace('<', '&lt;');
      expect(renderer.inline(markdown, 'a.lua')).toBe(html);
      expect(problems.filter(({ severity }) => severity !== 'error')).toEqual([]);
    },
  );

  it('locates problems where the text is', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.inline('See [it](./missing.md).', 'a.lua', { line: 7, column: 20 })).toBe('See it.');
    renderer.inline('See [it](./missing.md).', 'b.lua');
    expect(problems.map(oneLine)).toEqual([
      'a.lua:7:24: warning: Broken Markdown link: `./missing.md` in `a.lua` does not lead to a file. / ' +
        'Correct the path; it is relative to the file that contains the link.',
      'b.lua: warning: Broken Markdown link: `./missing.md` in `b.lua` does not lead to a file. / ' +
        'Correct the path; it is relative to the file that contains the link.',
    ]);
  });

  it.each([
    ['Draws `api.trace(form)`.', 7],
    ['Draws ~~much~~ `api.trace(form)`.', 16],
  ])('LNK-04: reports a parameter that a function does not have: %j', async (markdown, column) => {
    const { renderer, problems } = await makeRenderer();
    renderer.inline(markdown, 'a.lua', { line: 7, column: 1 });
    expect(problems.map(oneLine)).toEqual([
      `a.lua:7:${column}: error: \`api.trace(form)\`: \`api.trace\` has no parameter \`form\`. / ` +
        'Did you mean `api.trace(from)`?',
    ]);
  });

  it('reports a NUL byte', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.inline('a\0b', 'a.lua', { line: 3, column: 5 })).toBe('a\uFFFDb');
    expect(problems.map(oneLine)).toEqual([
      'a.lua:3:6: error: The text contains a NUL byte, expected plain text. / Remove it, and save the file as UTF-8.',
    ]);
  });
});
