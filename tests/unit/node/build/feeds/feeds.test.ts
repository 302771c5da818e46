import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blogFeeds } from '../../../../../src/node/build/feeds/feeds.ts';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../../src/node/source/index.ts';
import { putFile } from '../../../../support/put-file.ts';
import { all, type Element, readXml, textOf } from './feed-reader.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feeds-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (file: string, text: string) => putFile(dir, file, text);

const post = (day: string, name: string, text: string, more = '') =>
  put(`content/blog/${day}-${name}.md`, `---\ntitle: Post ${name}\n${more}---\n\n${text}\n`);

/** Both feeds of the site, read; `dates` are days of the last changes by file. */
async function feeds(
  config = '',
  dates: Record<string, string> = {},
  title = 'Test & more',
): Promise<{ atom: Element; rss: Element }> {
  const head = `title: '${title}', url: 'https://docs.example.com', baseUrl: '/x/', brand: { words: ['test'] },`;
  await put('site.config.ts', `export default { ${head} ${config} };\n`);
  const { sources, problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([]);
  const files = sources
    .slice(0, 1)
    .flatMap((it) => blogFeeds({ ...it, history: { isCut: false, dates: new Map(Object.entries(dates)) } }));
  const [rss, atom] = files.map(({ write }) => readXml(write()));
  if (!rss || !atom) throw new Error('There are no feeds.');
  return { atom, rss: all(rss, 'channel')[0] ?? rss };
}

/** The HTML of the only post, which both feeds have alike. */
async function content(text: string, more?: string): Promise<string> {
  await post('2026-01-02', 'first', text, more);
  const { atom, rss } = await feeds();
  const [entry] = all(atom, 'entry');
  const [item] = all(rss, 'item');
  const html = textOf(entry, 'content') ?? '';
  expect(textOf(item, 'content:encoded')).toBe(html);
  return html;
}

describe('what a feed says of itself', () => {
  test('BLG-14: it names the blog, itself, its language, and somebody for posts without authors', async () => {
    await post('2026-01-02', 'first', 'Text.');
    const { atom, rss } = await feeds();
    expect(textOf(atom, 'title')).toBe('Test & more: Blog');
    expect(textOf(atom, 'id')).toBe('https://docs.example.com/x/blog');
    expect(all(atom, 'link').map(({ attributes: { rel, href } }) => `${rel} ${href}`)).toEqual([
      'alternate https://docs.example.com/x/blog',
      'self https://docs.example.com/x/blog/atom.xml',
    ]);
    expect(all(atom, 'author').map((author) => textOf(author, 'name'))).toEqual(['Test & more']);
    expect(textOf(rss, 'link')).toBe('https://docs.example.com/x/blog');
    expect(textOf(rss, 'language')).toBe('en');
    expect(all(rss, 'atom:link')[0]?.attributes.href).toBe('https://docs.example.com/x/blog/rss.xml');
  });

  test('BLG-14: it has the newest posts, as many as the site says', async () => {
    for (let day = 1; day <= 25; day++) {
      const name = String(day).padStart(2, '0');
      await post(`2026-01-${name}`, name, 'Text.');
    }
    const usual = await feeds();
    expect(all(usual.atom, 'entry').map((entry) => textOf(entry, 'title'))).toHaveLength(20);
    expect(textOf(all(usual.rss, 'item')[0], 'title')).toBe('Post 25');
    expect(textOf(all(usual.rss, 'item').at(-1), 'title')).toBe('Post 06');
    expect(all((await feeds('blog: { feedPosts: 3 },')).atom, 'entry')).toHaveLength(3);
  });
});

describe('a post in the feeds', () => {
  test('BLG-14: its id stays when it changes and when links get a slash at the end', async () => {
    await post('2026-01-02', 'first', 'Text.');
    const id = 'https://docs.example.com/x/blog/first';
    for (const [config, link] of [
      ['', id],
      ['trailingSlash: true,', `${id}/`],
    ] as const) {
      const { atom, rss } = await feeds(config, { 'content/blog/2026-01-02-first.md': '2026-02-03' });
      const [entry] = all(atom, 'entry');
      const [item] = all(rss, 'item');
      expect([textOf(entry, 'id'), textOf(item, 'guid')]).toEqual([id, id]);
      expect([entry && all(entry, 'link')[0]?.attributes.href, textOf(item, 'link')]).toEqual([link, link]);
    }
  });

  test('BLG-14: its day is midnight UTC, and a change after it is told apart', async () => {
    await post('2026-01-02', 'first', 'Text.');
    const file = 'content/blog/2026-01-02-first.md';
    for (const [changed, updated] of [
      ['2026-02-03', '2026-02-03T00:00:00.000Z'],
      ['2025-12-24', '2026-01-02T00:00:00.000Z'],
    ] as const) {
      const { atom, rss } = await feeds('', { [file]: changed });
      const [entry] = all(atom, 'entry');
      expect(textOf(entry, 'published')).toBe('2026-01-02T00:00:00.000Z');
      expect(textOf(entry, 'updated')).toBe(updated);
      expect(textOf(atom, 'updated')).toBe(updated);
      expect(textOf(all(rss, 'item')[0], 'pubDate')).toBe('Fri, 02 Jan 2026 00:00:00 GMT');
    }
  });

  test('BLG-14: authors and tags have the elements of their format, addresses are full', async () => {
    const authors =
      'authors: [{ name: Ada & Co, url: /blog/archive }, { name: Bob, url: https://bob.example }]';
    await post('2026-01-02', 'first', 'Text.', `${authors}\ntags: [R&D "lab", a<b]\n`);
    const { atom, rss } = await feeds();
    const [entry] = all(atom, 'entry');
    const [item] = all(rss, 'item');
    expect(entry && all(entry, 'author').map((it) => [textOf(it, 'name'), textOf(it, 'uri')])).toEqual([
      ['Ada & Co', 'https://docs.example.com/x/blog/archive'],
      ['Bob', 'https://bob.example/'],
    ]);
    expect(
      entry && all(entry, 'category').map(({ attributes }) => [attributes.term, attributes.label]),
    ).toEqual([
      ['r-d-lab-', 'R&D "lab"'],
      ['a-b', undefined],
    ]);
    expect(textOf(item, 'dc:creator')).toBe('Ada & Co, Bob');
    expect(textOf(item, 'author')).toBeUndefined();
    expect(item && all(item, 'category').map(({ text }) => text)).toEqual(['R&D "lab"', 'a<b']);
  });

  test('BLG-14: texts with signs that XML knows come as they are written', async () => {
    const html = await content(
      'One `a[b[1]]>2`, two `c[d[3]]>4`. &amp; **more**',
      'description: "x ]]> y ]]> z"\n',
    );
    expect(html).toBe(
      '<p>One <code>a[b[1]]&gt;2</code>, two <code>c[d[3]]&gt;4</code>. &amp; <strong>more</strong></p>',
    );
    const { atom } = await feeds();
    expect(textOf(all(atom, 'entry')[0], 'summary')).toBe('x ]]&gt; y ]]&gt; z');
  });

  test('BLG-14: characters that XML forbids are left out of the names of a site', async () => {
    await post('2026-01-02', 'first', 'Text.');
    const { atom } = await feeds('', {}, 'A\\u0007 & b');
    expect(textOf(atom, 'title')).toBe('A & b: Blog');
  });
});

describe('the text of a post in the feeds', () => {
  test('BLG-14: every link and image has its full address', async () => {
    await put('static/map.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>');
    const html = await content(
      'See [part](#part), [all](/blog), [out](https://a.example/?b=1&c=2).\n\n![A map](/map.svg)\n\n## Part',
    );
    expect([...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'https://docs.example.com/x/blog/first#part',
      'https://docs.example.com/x/blog',
      'https://a.example/?b=1&amp;c=2',
      'https://docs.example.com/x/map.svg',
    ]);
    expect(html).toContain('<h2>Part</h2>');
  });

  test('BLG-14: code is text, with its name above and its lines kept', async () => {
    const code = '```lua title="a<b.lua" {1} showLineNumbers\nlocal a = 1 < 2\n\ntool.say(a)\n```';
    const tool = '---Says.\n---@param it boolean What it says.\nfunction tool.say(it) end';
    await put('definitions/tool.lua', `---@meta\n\n---Tools.\n---@class toollib\ntool = {}\n\n${tool}\n`);
    expect(await content(code)).toBe(
      '<p><b>a&lt;b.lua</b></p>\n<pre><code>local a = 1 &lt; 2\n\ntool.say(a)</code></pre>',
    );
  });

  test('BLG-14: blocks of the site become elements that every reader knows, without classes', async () => {
    await put(
      'content/blog/pictures/map.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect class="box" width="4" height="4"/></svg>',
    );
    const html = await content(
      [
        ':::note[Read this]\nFirst.\n:::',
        ':::details[An answer]\nSecond.\n:::',
        '::::tabs\n:::tab[One]\nThird.\n:::\n::::',
        '| a | b |\n| - | -: |\n| 1 | 2 |',
        '- [ ] open\n- [x] done',
        '![A map](./pictures/map.svg)',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(
      /<(?:aside|svg|input|div|span|script|button)\b| (?:class|style|role|data-[\w-]+|aria-[\w-]+|id)=/,
    );
    expect(html).toMatch(/<blockquote>\s*<p>Read this<\/p>\s*<p>First.<\/p>\s*<\/blockquote>/);
    expect(html).toMatch(/<details><summary>An answer<\/summary>\s*<p>Second.<\/p><\/details>/);
    expect(html).toContain('<p><b>One</b></p>\n<p>Third.</p>');
    expect(html).toContain('<td align="right">2</td>');
    expect(html).toContain('<p>A map</p>');
    expect(html).toMatch(/<li>☐ +open<\/li>\s*<li>☑ +done<\/li>/);
  });
});
