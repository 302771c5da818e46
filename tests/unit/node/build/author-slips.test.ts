import { describe, expect, test } from 'vitest';
import { CONFIG, page, problemsOf as read } from './problems-of.ts';

/** Problems of a site with a guide, small pictures and the files given. */
const problemsOf = (files: Record<string, string>) =>
  read({
    'content/docs/guide.md': '---\ntitle: Guide\n---\n\nText.\n',
    'static/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    'static/img/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    ...files,
  });

describe('letter case of links', () => {
  test('a link to a file or page in another case is told with the right one', async () => {
    const text = '[a](/Leaf.svg) [b](/leaf.svg) [c](/img/Map.svg?v=1) [d](/docs/Guide) [e](/llms.txt)';
    expect(await problemsOf({ 'content/docs/a.md': page(text) })).toEqual([
      'content/docs/a.md:5:1: warning: Broken link: `/Leaf.svg`.\n  Write `/leaf.svg`, as the file in `static/` is named: letter case counts.',
      'content/docs/a.md:5:31: warning: Broken link: `/img/Map.svg?v=1`.\n  Write `/img/map.svg`, as the file in `static/` is named: letter case counts.',
      'content/docs/a.md:5:53: warning: Broken link: `/docs/Guide`.\n  Did you mean `/docs/guide`?',
    ]);
  });

  test('one of the layout is told at its field', async () => {
    const footer = "footer: { links: [{ label: 'A', to: '/Leaf.svg' }] }, brand";
    expect(await problemsOf({ 'site.config.ts': CONFIG.replace('brand', footer) })).toEqual([
      'site.config.ts:2:83: warning: `footer.links[0].to` is a broken link in the layout of every page: `/Leaf.svg`.\n  Write `/leaf.svg`, as the file in `static/` is named: letter case counts.',
    ]);
  });
});

describe('keys of front matter that other kinds of pages have', () => {
  const SNIPPETS = 'posts in `content/blog/` and snippets in `content/snippets/`';
  const warning = (place: string, key: string, where: string) =>
    `${place}: warning: \`${key}\` has no effect here: only ${where} have it.\n  Remove the line, or move the file.`;

  test('are told in guides, snippets and posts', async () => {
    const more = 'tags: [x]\ndate: 2024-02-29\nauthors: [{ name: A }]\nsidebar_position: 1\n';
    expect(
      await problemsOf({
        'content/docs/a.md': page('Text.', more),
        'content/snippets/b.md': page('Text.', more),
        'content/blog/c.md': page('Text.', more),
      }),
    ).toEqual([
      warning('content/blog/c.md:6:1', 'sidebar_position', 'pages of the docs'),
      warning('content/docs/a.md:3:1', 'tags', SNIPPETS),
      warning('content/docs/a.md:4:1', 'date', 'posts in `content/blog/`'),
      warning('content/docs/a.md:5:1', 'authors', 'posts in `content/blog/`'),
      warning('content/snippets/b.md:4:1', 'date', 'posts in `content/blog/`'),
      warning('content/snippets/b.md:5:1', 'authors', 'posts in `content/blog/`'),
    ]);
  });

  test('count in a post that pages of the reference list', async () => {
    const post = page('Text.', 'date: 2024-02-29\ntask: Draw\nsidebar_position: 1\n');
    expect(await problemsOf({ 'content/blog/c.md': post })).toEqual([]);
  });
});

test('a summary of more characters than a paragraph may have is told once', async () => {
  const lua = `---@meta\n\n---Does things.\n---@class toollib\ntool = {}\n\n---${'word '.repeat(4_000)}end.\nfunction tool.run() end\n`;
  expect(await problemsOf({ 'definitions/tool.lua': lua })).toEqual([
    'definitions/tool.lua:7:4: error: The paragraph has more than 20000 characters.\n  Split it with empty lines, or put data into a code block.',
  ]);
});
