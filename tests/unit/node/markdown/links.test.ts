import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer, oneLine } from './helper.ts';

describe('links and images', () => {
  it.each([
    ['[p](./p.md "Tip")', '<a href="/page/./p.md" title="Tip" data-kind="Article">p</a>'],
    ['[p][one]\n\n[one]: ./p.md', '<a href="/page/./p.md" data-kind="Article">p</a>'],
    ['[here](#part)', '<a href="#part">here</a>'],
    ['[`api.log`](/x)', '<a href="/x"><code>api.log</code></a>'],
    [
      'https://example.com',
      '<a href="https://example.com" class="external" target="_blank" rel="noopener noreferrer">https://example.com</a>',
    ],
  ])('writes %j', async (markdown, html) => {
    const { renderer, problems } = await makeRenderer();
    expect(articleHtml(renderer, markdown)).toBe(`<p>${html}</p>`);
    expect(problems).toEqual([]);
  });

  it('reports links and images that lead to no file, and keeps their text', async () => {
    const { renderer, problems } = await makeRenderer();
    expect(articleHtml(renderer, 'A\n[*b*](./missing.md) ![c](/missing.png)')).toBe('<p>A\n<em>b</em> c</p>');
    const fix = 'Correct the path; it is relative to the file that contains the link.';
    expect(problems.map(oneLine)).toEqual([
      `a.md:5:1: warning: Broken Markdown link: \`./missing.md\` in \`a.md\` does not lead to a file. / ${fix}`,
      'a.md:5:21: error: The image `/missing.png` does not exist: `static/` has no such file. / Did you mean `/img/map.png`?',
    ]);
  });

  it('reports the address of a definition where it is written, the same for all links', async () => {
    const { renderer, problems } = await makeRenderer();
    articleHtml(renderer, '[a][p], [b][p]\n\n[p]: ./missing.md');
    expect(new Set(problems.map(oneLine))).toEqual(
      new Set([expect.stringContaining('a.md:6:1: warning: Broken Markdown link: `./missing.md`')]),
    );
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'reports the address %j',
    async (url) => {
      const { renderer, problems } = await makeRenderer();
      expect(articleHtml(renderer, `[x](${url})`)).toBe('<p>x</p>');
      expect(problems.map(oneLine)).toEqual([
        `a.md:4:1: error: The URL \`${url}\` runs or contains code, expected a page or a file. / Write an address that starts with \`/\`, \`./\` or \`https://\`.`,
      ]);
    },
  );
});
