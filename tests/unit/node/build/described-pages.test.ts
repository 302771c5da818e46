import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogFeeds } from '../../../../src/node/build/feeds/feeds.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import type { CataloguePage } from '../../../../src/node/site/index.ts';
import { readSources, type SiteSource } from '../../../../src/node/source/index.ts';
import { putFile } from '../../../support/put-file.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },
  docs: { reference: { eventFamilies: [
    { id: 'yard', label: 'Yard <b>', path: '', noun: 'Yard event', description: 'Use \`a*b*c\` here.' },
    { id: 'road', label: 'Road', path: 'road', noun: 'Road event' },
  ] } },
};
`;

/** First paragraphs as authors write them, what search engines read of them, and what a card shows. */
const PARAGRAPHS = [
  ['Use `vector<int>` here.', 'Use vector<int> here.', 'Use <code>vector&lt;int></code> here.'],
  ['`<b>` is a tag.', '<b> is a tag.', '<code>&lt;b></code> is a tag.'],
  ['Define `__gc__` in it.', 'Define __gc__ in it.', 'Define <code>__gc__</code> in it.'],
  ['Not `a*b*c` but *d*.', 'Not a*b*c but d.', 'Not <code>a*b*c</code> but <em>d</em>.'],
  ['See `[x](y)` and [this](/docs).', 'See [x](y) and this.', 'See <code>[x](y)</code> and this.'],
  ['A \\*star\\* and 1 < 2.', 'A *star* and 1 < 2.', 'A *star* and 1 &lt; 2.'],
] as const;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'described-'));
  await put('site.config.ts', CONFIG);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

/** The site, which must have no problem. */
async function read(): Promise<SiteSource> {
  const { sources, problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([]);
  const [source] = sources;
  if (!source) throw new Error('no source');
  return source;
}

function pageAt(source: SiteSource, route: string): CataloguePage {
  const page = source.catalogue.pages.find((it) => it.route === route);
  if (!page) throw new Error(`no page at ${route}`);
  return page;
}

test('the first paragraph of a guide is read once, for meta data, cards and search', async () => {
  for (const [index, [text]] of PARAGRAPHS.entries())
    await put(`content/docs/p${index}.md`, `# Page ${index}\n\n${text}\n`);
  const source = await read();
  const cards = JSON.stringify(pageAt(source, '/docs').data);
  for (const [index, [, plain, html]] of PARAGRAPHS.entries()) {
    expect(pageAt(source, `/docs/p${index}`).description).toBe(plain);
    expect(cards).toContain(JSON.stringify({ textHtml: html }).slice(1, -1));
    const records = source.catalogue.recordSets[0]?.records ?? [];
    expect(records.find(({ href }) => href === `/docs/p${index}`)?.summary).toBe(plain);
  }
});

test('a description in front matter is plain text everywhere', async () => {
  const description = 'The <Bar> of `x`, __gc__ and a*b*c & [x](y).';
  await put('content/docs/a.md', `---\ntitle: A\ndescription: "${description}"\n---\n\nText.\n`);
  const source = await read();
  expect(pageAt(source, '/docs/a').description).toBe(description);
  expect(JSON.stringify(pageAt(source, '/docs').data)).toContain(
    'The &lt;Bar> of `x`, __gc__ and a*b*c &amp; [x](y).',
  );
});

test('the home page shows title and text as written', async () => {
  await put('content/home.md', '# Use `<b>` *now*\n\nFor `vector<int>` only.\n');
  expect(pageAt(await read(), '/').data).toMatchObject({
    headingHtml: 'Use <code>&lt;b></code> <em>now</em>',
    introHtml: 'For <code>vector&lt;int></code> only.',
  });
});

test('summaries of symbols keep the signs in code', async () => {
  await put(
    'definitions/tool.lua',
    '---@meta\n\n---Holds `a*b*c` and `[x](y)`.\n---@class toollib\ntool = {}\n\n---Calls `f(*p, *q)` of `vector<int>`.\n---@param n integer Not `a*b*c`.\nfunction tool.run(n) end\n',
  );
  const source = await read();
  expect(pageAt(source, '/docs/api/tool').description).toBe('Holds a*b*c and [x](y).');
  expect(pageAt(source, '/docs/api/tool/run').description).toBe('Calls f(*p, *q) of vector<int>.');
  const records = source.catalogue.recordSets[0]?.records ?? [];
  expect(records.find(({ name }) => name === 'tool.run: n')?.summary).toBe('Not a*b*c.');
});

test('labels and descriptions of event families are escaped, and their Markdown is read once', async () => {
  const event = (family: string, name: string) =>
    `---@meta\n\n---Fires.\n---@class event.${family}.${name}\n---@field id integer A number.\n`;
  await put('definitions/events/yard.lua', event('yard', 'bark'));
  await put('definitions/events/road.lua', event('road', 'turn'));
  const source = await read();
  const index = pageAt(source, '/docs/events');
  expect(index.toc.map(({ html }) => html)).toEqual(['Yard &lt;b&gt;', 'Road']);
  expect(JSON.stringify(pageAt(source, '/docs').data)).toContain('Use <code>a*b*c</code> here.');
});

test('readers of feeds, which take texts for HTML, show them as written', async () => {
  await put('content/blog/2025-01-02-a.md', '# The `<b>` & more\n\nUse `vector<int>`.\n');
  for (const { write } of blogFeeds(await read())) {
    const content = write();
    expect(content).toContain('The &lt;b> & more');
    expect(content).toContain('Use vector&lt;int>.');
  }
});

test('the list of posts is found, but not its later pages', async () => {
  for (let day = 10; day < 22; day++)
    await put(`content/blog/2025-01-${day}-p${day}.md`, `---\ntitle: P${day}\n---\n\nText.\n`);
  const source = await read();
  expect(pageAt(source, '/blog/page/2').kind).toBe('BlogList');
  const records = source.catalogue.recordSets[0]?.records ?? [];
  const lists = records.filter(({ kind }) => kind === 'BlogList');
  expect(lists).toMatchObject([{ href: '/blog', name: 'Blog', heading: 'Blog' }]);
  expect(lists[0]).not.toHaveProperty('doc');
});
