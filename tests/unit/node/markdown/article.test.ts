import { describe, expect, it } from 'vitest';
import { blocksHtml } from '../../../../src/node/markdown/flatten.ts';
import { articleHtml, makeRenderer, oneLine } from './helper.ts';

const ANCHOR = (id: string, text: string) =>
  `<a class="anchor" href="#${id}" aria-label="Direct link to ${text}"></a>`;

describe('an article', () => {
  it('takes its title out of the first heading of level 1', async () => {
    const { renderer, problems } = await makeRenderer();
    const text = '# The `code` *title*\n\nFirst words\nhere.\n\n## Part\nx';
    const article = renderer.article('content/docs/a.md', text);
    expect(article).toEqual({
      file: 'content/docs/a.md',
      text,
      frontMatter: {},
      title: 'The code title',
      titleHtml: 'The <code>code</code> <em>title</em>',
      description: 'First words here.',
      descriptionHtml: 'First words here.',
      blocks: [
        {
          type: 'html',
          html: `<p>First words\nhere.</p>\n<h2 id="part" aria-label="Part">Part${ANCHOR('part', 'Part')}</h2>\n<p>x</p>`,
        },
      ],
      headings: [{ depth: 2, id: 'part', html: 'Part', text: 'Part' }],
      words: 8,
    });
    expect(problems).toEqual([]);
  });

  it('prefers title and description of the front matter', async () => {
    const { renderer, problems } = await makeRenderer();
    const { title, description, blocks } = renderer.article(
      'a.md',
      '---\ntitle: T\ndescription: D.\n---\n\nText.\n',
    );
    expect([title, description]).toEqual(['T', 'D.']);
    expect(blocks).toEqual([{ type: 'html', html: '<p>Text.</p>' }]);
    expect(problems).toEqual([]);
  });

  it('leaves the size of an image out of the description', async () => {
    const { renderer } = await makeRenderer();
    const { description } = renderer.article(
      'a.md',
      '# T\n\n![Map](/img/map.png){width=640 height=360} of it.',
    );
    expect(description).toBe('Map of it.');
  });

  it('cuts a long description after a word', async () => {
    const { renderer } = await makeRenderer();
    const { description } = renderer.article('a.md', `# T\n\n${'word, '.repeat(60)}`);
    expect(description).toMatch(/^word, .*word …$/);
    expect(description.length).toBeLessThanOrEqual(162);
  });

  it('reports a missing title and goes by the file name', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.article('content/blog/first-post.md', 'Text.').title).toBe('first-post');
    expect(problems.map(oneLine)).toEqual([
      'content/blog/first-post.md:1:1: error: The file has no title. / Add `title: ...` to the front matter, or start the text with `# ...`.',
    ]);
  });

  it.each([
    ['---\ntitle: T\n---\n# T\n', 4],
    ['# T\n\n# Other\n', 3],
  ])('reports a second title in %j and shows it as level 2', async (text, line) => {
    const { renderer, problems } = await makeRenderer();
    const { title, headings } = renderer.article('a.md', text);
    expect(title).toBe('T');
    expect(headings.map(({ depth }) => depth)).toEqual([2]);
    expect(oneLine(problems[0] ?? { severity: 'error', file: '', message: '' })).toMatch(
      new RegExp(`^a.md:${line}:1: warning: .# (T|Other). is a second title of the page, expected one; `),
    );
  });

  it('has headings with other ids than what is around its text', async () => {
    const { renderer, problems } = await makeRenderer();
    const { headings } = renderer.article('a.md', '# T\n\n## Uses\n\na\n\n## Main content\n\nb\n');
    expect(headings.map(({ id }) => id)).toEqual(['uses-1', 'main-content-1']);
    expect(problems).toEqual([]);
  });

  it('has an excerpt up to the marker', async () => {
    const { renderer, problems } = await makeRenderer();
    const { blocks, excerpt } = renderer.article(
      'a.md',
      '# T\n\nOne.\n\n<!-- truncate -->\n\nTwo. <!-- a comment -->\n',
    );
    expect(excerpt).toEqual([{ type: 'html', html: '<p>One.</p>' }]);
    expect(blocks).toHaveLength(1);
    expect(blocksHtml(blocks).replace(/\s+/g, ' ')).toBe('<p>One.</p> <p>Two. </p>');
    expect(renderer.article('b.md', '# T\n\nOne.').excerpt).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('reports a marker inside of another block', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(renderer.article('a.md', '# T\n\n- a\n\n  <!-- truncate -->\n').excerpt).toBeUndefined();
    expect(problems.map(oneLine)).toEqual([
      'a.md:5:3: error: `<!-- truncate -->` is inside another block. / Put it on a line of its own.',
    ]);
  });

  it('reports a second marker, which ends nothing', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '# T\n\na\n\n<!-- truncate -->\n\nb\n\n<!-- truncate -->\n\nc\n');
    expect(problems.map(oneLine)).toEqual([
      'a.md:9:1: warning: `<!-- truncate -->` is written twice; the excerpt ends at the first one. / Remove one of the two.',
    ]);
  });

  it('cuts blocks at code and keeps the rest together', async () => {
    const { renderer } = await makeRenderer();
    expect(articleHtml(renderer, 'a\n\n- b\n\n```lua\nx()\n```\n\n```\ny\n```\n\nc\n\n---\n\nd')).toBe(
      '<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n[lua]\n[text]\n<p>c</p>\n<hr>\n<p>d</p>',
    );
  });

  it('gives headings of all levels unique ids and anchors', async () => {
    const { renderer } = await makeRenderer();
    const { headings } = renderer.article('a.md', '# T\n\n## A\n### A\n###### `a` & "b"\n## ???\n## !');
    expect(headings).toEqual([
      { depth: 2, id: 'a', html: 'A', text: 'A' },
      { depth: 3, id: 'a-1', html: 'A', text: 'A' },
      { depth: 6, id: 'a--b', html: '<code>a</code> &amp; "b"', text: 'a & "b"' },
      { depth: 2, id: 'section', html: '???', text: '???' },
      { depth: 2, id: 'section-1', html: '!', text: '!' },
    ]);
    expect(articleHtml(renderer, '###### "b"')).toBe(
      `<h6 id="b" aria-label="&quot;b&quot;">"b"${ANCHOR('b', '&quot;b&quot;')}</h6>`,
    );
  });

  it('wraps tables', async () => {
    const { renderer } = await makeRenderer();
    const html = articleHtml(renderer, '| a | b |\n|---|--:|\n| `x` | [p](./p.md) |');
    expect(html.replace(/\n/g, '')).toBe(
      '<div class="table-wrap" data-sheet="tables" tabindex="0" role="region" aria-label="Table: a, b"><table>' +
        '<thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
        '<tbody><tr><td><code>x</code></td><td align="right"><a href="/page/./p.md" data-kind="Article">p</a></td></tr></tbody>' +
        '</table></div>',
    );
  });

  it('reads files with Windows line ends and a byte order mark', async () => {
    const { renderer, problems } = await makeRenderer();
    const { title, blocks } = renderer.article(
      'a.md',
      '\uFEFF---\r\ntitle: T\r\n---\r\nA\r\nb.\r\n\r\n```lua\r\noops\r\n```\r\n',
    );
    expect(title).toBe('T');
    expect(blocks).toHaveLength(2);
    expect(blocksHtml(blocks)).not.toContain('\r');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[8, 1]]);
  });

  it('reports NUL bytes', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '# T\n\nab\0c');
    expect(problems.map(oneLine)).toEqual([
      'a.md:3:3: error: The text contains a NUL byte, expected plain text. / Remove it, and save the file as UTF-8.',
    ]);
  });

  it('reports footnotes', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '# T\n\nText[^a].\n\n[^a]: Note.');
    expect(problems.map(oneLine)).toEqual([
      'a.md:5:1: error: `[^a]` is a footnote, which is not supported. / Put the text in parentheses, or into an admonition such as `:::note`.',
    ]);
  });
});
