import { describe, expect, it, test } from 'vitest';
import { shownText } from '../../../../../src/node/markdown/html/rewrite.ts';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

const KNOWN = '`<details>`, `<summary>`, `<kbd>`, `<br>`, `<sub>`, `<sup>`, `<abbr>`';
const MEND = 'Write it in Markdown, or put code into backticks.';

describe('HTML in a text', () => {
  it.each([
    ['Press <kbd>Ctrl</kbd>', '<p>Press <kbd>Ctrl</kbd></p>'],
    ['a<br/>b<BR>c', '<p>a<br>b<br>c</p>'],
    ['x<sub>1</sub> and x<sup>*2*</sup>', '<p>x<sub>1</sub> and x<sup><em>2</em></sup></p>'],
    ['<abbr title="A &amp; b">AB</abbr>', '<p><abbr title="A &amp; b">AB</abbr></p>'],
    ['<abbr title="a > b < c">AB</abbr>', '<p><abbr title="a &gt; b &lt; c">AB</abbr></p>'],
    ['<abbr title=\'"x"\'>AB</abbr>', '<p><abbr title="&quot;x&quot;">AB</abbr></p>'],
    ['a <!-- quiet --> b', '<p>a  b</p>'],
    ['a < b & c > d', '<p>a &lt; b &amp; c > d</p>'],
    [
      '<details open>\n<summary>More & <kbd>x</kbd></summary>\n\n*Text*\n\n</details>',
      '<details open><summary>More &amp; <kbd>x</kbd></summary>\n<p><em>Text</em></p></details>',
    ],
    [
      '<details><summary>One</summary>Two <kbd>x</kbd></details>',
      '<details><summary>One</summary>\nTwo <kbd>x</kbd></details>',
    ],
    [
      '<details>\n<summary>\n\n[*One*](/x) and `two`\n\n</summary>\n\n<details><summary>In</summary>\n\nx\n\n</details>\n\ny\n\n</details>\n\nz',
      '<details><summary><em>One</em> and <code>two</code></summary>\n<details><summary>In</summary>\n<p>x</p></details>\n<p>y</p></details>\n<p>z</p>',
    ],
  ])('keeps %j', async (markdown, html) => {
    const { renderer, problems } = await makeRenderer();
    expect(articleHtml(renderer, markdown)).toBe(html);
    expect(problems).toEqual([]);
  });

  it.each([
    ['<script>x</script>', 4, 1, '<script>', 'Remove it, or put code into backticks.'],
    ['a <b>x</b>', 4, 3, '<b>', 'Write `**text**`, or put code into backticks.'],
    ['a\n\n<div>\nx', 6, 1, '<div>', 'Remove it, or put code into backticks.'],
    [
      'a <img src=x onerror=y>',
      4,
      3,
      '<img>',
      'Write `![What it shows](/img/name.png)`, or put code into backticks.',
    ],
    ['<Tabs>\nx', 4, 1, '<Tabs>', 'Write `::::tabs`, or put code into backticks.'],
    ['a <?php x ?>', 4, 3, '<?php x ?>', MEND],
    ['<detail>x', 4, 1, '<detail>', 'Write `<details>`, or put code into backticks.'],
    ['<constructor>x', 4, 1, '<constructor>', MEND],
  ])('rejects %j', async (markdown, line, column, tag, fix) => {
    const { renderer, problems } = await makeRenderer();
    const html = articleHtml(renderer, markdown);
    expect(html).not.toContain(tag.slice(0, 4));
    expect(oneLine(problems[0] ?? { severity: 'error', file: '', message: '' })).toBe(
      `a.md:${line}:${column}: error: \`${tag}\` is HTML that is not allowed here, expected one of ${KNOWN}. / ${fix}`,
    );
  });

  it.each([
    [
      '<kbd onclick="x" title=y>a</kbd>',
      [
        'a.md:4:1: error: `<kbd>` has the attribute `onclick`, expected none. / Remove `onclick`.',
        'a.md:4:1: error: `<kbd>` has the attribute `title`, expected none. / Remove `title`.',
      ],
    ],
    [
      '<abbr class=x>a</abbr>',
      ['a.md:4:1: error: `<abbr>` has the attribute `class`, expected `title`. / Remove `class`.'],
    ],
    [
      'a <kbd>b',
      [
        'a.md:4:3: error: `<kbd>` is not closed before the text around it ends. / Add `</kbd>` in the same paragraph, list or block.',
      ],
    ],
    [
      '<kbd>\n\nx\n\n</kbd>',
      [
        'a.md:4:1: error: `<kbd>` is not closed before the text around it ends. / Add `</kbd>` in the same paragraph, list or block.',
        'a.md:8:1: error: `</kbd>` has nothing to close here. / Remove it, or open the element before it.',
      ],
    ],
    [
      '<details>\n<summary>x</summary>\n\ntext',
      [
        'a.md:4:1: error: `<details>` is not closed before the text around it ends. / Add `</details>` in the same paragraph, list or block.',
      ],
    ],
    [
      'a</sub>',
      ['a.md:4:2: error: `</sub>` has nothing to close here. / Remove it, or open the element before it.'],
    ],
    [
      '- <details>\n\n</details>',
      [
        'a.md:4:3: error: `<details>` is not closed before the text around it ends. / Add `</details>` in the same paragraph, list or block.',
        'a.md:6:1: error: `</details>` has nothing to close here. / Remove it, or open the element before it.',
      ],
    ],
    [
      'a <details>b</details>',
      [
        'a.md:4:3: error: `<details>` is inside a line of text. / Put it on a line of its own.',
        'a.md:4:13: error: `</details>` is inside a line of text. / Put it on a line of its own.',
      ],
    ],
  ])('reports what is wrong with %j', async (markdown, expected) => {
    const { renderer, problems } = await makeRenderer();
    articleHtml(renderer, markdown);
    expect(problems.map(oneLine)).toEqual(expected);
  });
});

test('text is read from HTML as browsers read it, whatever the numbers of its signs', () => {
  const html = '&lt;<b>&#60;&#x3C;</b> &#bad;&#12ab; &#0;&#xD800;&#x110000;&#x10FFFF;';
  expect(shownText(html)).toBe('<<< &#bad;&#12ab; \ufffd\ufffd\ufffd\u{10ffff}');
});
