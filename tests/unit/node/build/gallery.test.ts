import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import { readSources } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';

const CONFIG = `export default { title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] } };\n`;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect class="box" width="40" height="20"/></svg>';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'gallery-'));
  await put('site.config.ts', CONFIG);
  await put(
    'content/snippets/welcome.md',
    '---\nslug: /docs/snippets\n---\n# All\n\nFirst.\n\nSecond.\n\n## How\n\nThus.\n',
  );
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

async function read() {
  const { sources, problems } = await readSources(dir);
  const page = sources[0]?.catalogue.pages.find(({ route }) => route === '/docs/snippets');
  const data = page && 'blocks' in page.data && 'heading' in page.data ? page.data : undefined;
  return {
    data,
    toc: page?.toc.map(({ id }) => id),
    problems: problems.map((it) => formatProblem(it).split('\n')[0]),
  };
}

const fields = (name: string, more = '') =>
  `---\ntitle: ${name}\ndescription: About ${name}.\n${more}---\n\nText.\n`;

test('the cards of all snippets come after the first text, by folder and position', async () => {
  await put('content/snippets/timing/b.md', fields('B', 'sidebar_position: 2\ntags: [time, rare]\n'));
  await put('content/snippets/timing/a.md', fields('A', 'sidebar_position: 1\ntags: [time]\n'));
  await put('content/snippets/ffi/c.md', fields('C', 'picture: ./pictures/c.svg\n'));
  await put('content/snippets/ffi/pictures/c.svg', SVG);
  await put('content/snippets/loose.md', fields('Loose'));
  await put('content/snippets/ffi/draft.md', fields('Draft', 'draft: true\n'));
  const { data, toc, problems } = await read();
  expect(problems).toEqual([]);
  expect(toc).toEqual(['category-ffi', 'category-timing', 'how']);
  expect(JSON.stringify(data)).toContain('First.');
  if (!data || !('gallery' in data) || !data.gallery) throw new Error('There is no gallery.');
  const { lead, html } = data.gallery;
  expect(lead).toEqual([{ type: 'html', html: '<p>First.</p>\n<p>Second.</p>' }]);
  expect(JSON.stringify(data.blocks)).toMatch(/^\[\{"type":"html","html":"<h2 id=\\"how\\".*Thus/);
  expect(JSON.stringify(data.blocks).match(/Thus/g)).toHaveLength(1);
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text]) => text);
  expect(found(/<button[^>]*>([^<]*)/g)).toEqual(['time']);
  expect(found(/(?<=<h2[^>]*>|data-kind="Article">)([^<]+)/g)).toEqual([
    'Loose',
    'FFI',
    'C',
    'Timing',
    'A',
    'B',
  ]);
  expect(found(/<li data-tags="([^"]*)"/g)).toEqual(['', '', 'time', 'time|rare']);
  expect(html).toMatch(
    /<figure class="picture"><svg[^>]* aria-hidden="true".*?<\/figure><a href="\/docs\/snippets\/ffi\/c" data-kind="Article">C<\/a><p>About C\.<\/p>/,
  );
});

test('a card names first what few scripts use, and a tag of all snippets is nothing to choose', async () => {
  const functions = ['a', 'b', 'c', 'd'].map((name) => `---Does it.\nfunction lamp.${name}() end\n`);
  await put(
    'definitions/lamp.lua',
    `---@meta\n\n---Lamps.\n---@class lamplib\nlamp = {}\n\n${functions.join('\n')}`,
  );
  const code = (calls: string) => `${fields(calls, 'tags: [time]\n')}\n\`\`\`lua\n${calls}\n\`\`\`\n`;
  await put('content/snippets/all.md', code('lamp.a() lamp.b() lamp.c() lamp.d()'));
  await put('content/snippets/some.md', code('lamp.a() lamp.b() lamp.c()'));
  const { data } = await read();
  if (!data || !('gallery' in data) || !data.gallery) throw new Error('There is no gallery.');
  expect(data.gallery.html).toContain('>lamp.d, lamp.a, lamp.b</code>');
  expect(data.gallery.html).not.toContain('<button');
});

test('a folder without snippets has no cards', async () => {
  const { data } = await read();
  expect(data).not.toHaveProperty('gallery');
});

test.each([
  [
    './pictures/none.svg',
    'content/snippets/ffi/c.md:4:1: error: The picture `./pictures/none.svg` does not exist.',
  ],
  [
    '/img/c.svg',
    'content/snippets/ffi/c.md:4:10: error: `picture` is the string `/img/c.svg`, expected the path of a picture next to the text, relative to it.',
  ],
  [
    './c.png',
    'content/snippets/ffi/c.md:4:10: error: `picture` is the string `./c.png`, expected the path of a picture next to the text, relative to it.',
  ],
])('the picture %s is an error', async (picture, message) => {
  await put('content/snippets/ffi/c.md', fields('C', `picture: ${picture}\n`));
  expect((await read()).problems).toEqual([message]);
});
