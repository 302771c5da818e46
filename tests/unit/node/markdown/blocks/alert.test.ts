import { describe, expect, it } from 'vitest';
import { articleHtml, makeRenderer, oneLine } from '../helper.ts';

async function render(markdown: string) {
  const { renderer, problems } = await makeRenderer();
  const html = articleHtml(renderer, markdown).replace(/<svg.*?<\/svg>/g, '');
  return { html, problems: problems.map(oneLine) };
}

describe('alerts', () => {
  it.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'info', 'Info'],
    ['WARNING', 'caution', 'Warning'],
    ['CAUTION', 'danger', 'Danger'],
    ['note', 'note', 'Note'],
  ])('> [!%s] is an admonition', async (type, shown, title) => {
    const { html, problems } = await render(`> [!${type}]\n> One *two*.\n>\n> Three.`);
    expect(html).toBe(
      `<aside class="admonition ${shown}" role="note"><p class="admonition-title" data-sheet="admonitions">${title}</p><p>One <em>two</em>.</p><p>Three.</p></aside>`,
    );
    expect(problems).toEqual([]);
  });

  it('takes what follows on the line for the title', async () => {
    const { html } = await render('> [!TIP] Use `x` *now*\n> Text.');
    expect(html).toContain(
      '<p class="admonition-title" data-sheet="admonitions">Use <code>x</code> <em>now</em></p><p>Text.</p>',
    );
  });

  it.each(['  ', '\\'])('ends the title at a break: %j', async (sign) => {
    const { html } = await render(`> [!TIP] Title${sign}\n> Text.`);
    expect(html).toContain('<p class="admonition-title" data-sheet="admonitions">Title</p><p>Text.</p>');
  });

  it.each(['-', '+'])('does not show the sign that folds it in other tools: %s', async (sign) => {
    const { html } = await render(`> [!TIP]${sign} Title\n> Text.`);
    expect(html).toContain('<p class="admonition-title" data-sheet="admonitions">Title</p><p>Text.</p>');
  });

  it('reports an unknown type', async () => {
    const { problems } = await render('> [!NOET]\n> Text.');
    expect(problems[0]).toMatch(/^a\.md:4:1: warning: .*`\[!NOET\]` is not a type of admonition/);
  });

  it('leaves other quotes alone', async () => {
    const { html } = await render('> [x] One.');
    expect(html).toBe('<blockquote><p>[x] One.</p></blockquote>'.replace(/></g, '>\n<'));
  });
});

describe('ids of headings', () => {
  it('are taken as written, and other headings get others', async () => {
    const { html, problems } = await render('## Set up {#My-id}\n\n## My id\n\n## Set up');
    expect(html.match(/<h2 id="[^"]*"/g)).toEqual(['<h2 id="My-id"', '<h2 id="my-id-1"', '<h2 id="set-up"']);
    expect(problems).toEqual([]);
  });

  it('may have the letters of any language, as those made from words have', async () => {
    const original = await render('## Überblick für alle\n\n## עזרה');
    const translated = await render('## Overview {#überblick-für-alle}\n\n## Help {#עזרה}');
    const idsOf = ({ html }: { html: string }) => html.match(/<h2 id="[^"]*"/g);
    expect(translated.problems).toEqual([]);
    expect(idsOf(translated)).toEqual(idsOf(original));
  });

  it.each([
    ['## A {#a b}', '`{#a b}` is not the id of a heading.'],
    ['## A {.red}', '`{.red}` is not the id of a heading.'],
    ['## A {id=b}', '`{id=b}` is not the id of a heading.'],
    ['## A\n\n## B {#a}', 'Another heading already has the id `a`.'],
    ['## A {#main-content}', 'A part of every page already has the id `main-content`.'],
  ])('are reported: %j', async (markdown, message) => {
    const { html, problems } = await render(markdown);
    expect(html).not.toContain('{');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});

describe('lines of other formats', () => {
  it.each([
    ['import A from "./a.js"', 'is MDX code'],
    ["import { B } from '../../b'\nimport './c.css'", 'is MDX code'],
    ['export const a = 1', 'is MDX code'],
    ['export default function A() {}', 'is MDX code'],
    ['::leaf', 'looks like a block'],
    ['::youtube[A film]{id=x}', 'looks like a block'],
  ])('%j is reported', async (markdown, message) => {
    const { problems } = await render(markdown);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^a\.md:4:1: error: /);
    expect(problems[0]).toContain(message);
  });

  it.each(['import it from the menu', 'export default values', 'We import "a" from b', 'Call `import x`'])(
    '%j is text',
    async (markdown) => {
      expect((await render(markdown)).problems).toEqual([]);
    },
  );

  it('a block that is written wrongly is reported once, with its file', async () => {
    const { renderer, problems } = await makeRenderer();
    renderer.article('a.md', '# T\n\n::: tip Read this\nText.\n');
    expect(problems.map(oneLine)).toEqual([
      'a.md:3:1: error: `::: tip Read this` neither opens nor closes a block. / Write `:::tip[Read this]` on a line of its own, and `:::` where it ends.',
    ]);
  });
});
