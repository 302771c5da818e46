import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageModel } from '../../../../src/node/build/pages/page-model.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';
import type { CataloguePage } from '../../../../src/node/site/index.ts';
import { readSources, type SiteSource } from '../../../../src/node/source/index.ts';
import type { PageKind } from '../../../../src/shared/page-kinds.ts';
import { putFile } from '../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'blog-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (file: string, text: string) => putFile(dir, file, text);

const post = (file: string, text = 'Text.', more = '') =>
  put(`content/blog/${file}.md`, `---\ntitle: ${file}\n${more}---\n\n${text}\n`);

async function read(config = ''): Promise<SiteSource> {
  const head = "title: 'Test', url: 'https://docs.example.com', brand: { words: ['test'] },";
  await put('site.config.ts', `export default { ${head} ${config} };\n`);
  const { sources, problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([]);
  const [source] = sources;
  if (!source) throw new Error('The site could not be read.');
  return source;
}

function pagesOf<K extends PageKind>({ catalogue }: SiteSource, kind: K): CataloguePage<K>[] {
  return catalogue.pages.filter((page): page is CataloguePage<K> => page.kind === kind);
}

const labels = (page: CataloguePage<'BlogList' | 'BlogTags' | 'BlogArchive'> | undefined) =>
  page?.data.ways.map(({ label }) => label);

describe('a blog of 25 posts', () => {
  beforeEach(async () => {
    for (let day = 1; day <= 25; day++)
      await post(
        `2026-01-${String(day).padStart(2, '0')}-p${day}`,
        'Text.',
        day === 7 ? 'tags: [one]\n' : 'tags: [all]\n',
      );
  });

  test('BLG-11: its list has three pages, each with a title of its own and links to those beside it', async () => {
    const pages = pagesOf(await read(), 'BlogList');
    expect(pages.map(({ route, title, data }) => [route, title, data.posts.length])).toEqual([
      ['/blog', 'Blog', 10],
      ['/blog/page/2', 'Blog, page 2 of 3', 10],
      ['/blog/page/3', 'Blog, page 3 of 3', 5],
    ]);
    expect(pages.map(({ data }) => [data.newer?.href, data.older?.href])).toEqual([
      [undefined, '/blog/page/2'],
      ['/blog', '/blog/page/3'],
      ['/blog/page/2', undefined],
    ]);
  });

  test('BLG-10, BLG-11: the posts of a tag go on at routes of their own, too', async () => {
    const pages = pagesOf(await read(), 'BlogTag');
    expect(pages.map(({ route, title, data }) => [route, title, data.posts.length])).toEqual([
      ['/blog/tags/all', '24 posts tagged with “all”', 10],
      ['/blog/tags/all/page/2', '24 posts tagged with “all”, page 2 of 3', 10],
      ['/blog/tags/all/page/3', '24 posts tagged with “all”, page 3 of 3', 4],
      ['/blog/tags/one', '1 post tagged with “one”', 1],
    ]);
    expect(pages[1]?.data.newer?.href).toBe('/blog/tags/all');
    expect(pages[1]?.data.older?.href).toBe('/blog/tags/all/page/3');
  });

  test('BLG-12: the first and the last post have one neighbour, all others two', async () => {
    const posts = pagesOf(await read(), 'BlogPost');
    const neighbours = posts.map(
      ({ data }) => Number(data.newer !== undefined) + Number(data.older !== undefined),
    );
    expect(neighbours).toEqual([1, ...Array.from({ length: 23 }, () => 2), 1]);
    expect(posts[1]?.data).toMatchObject({
      newer: { label: '2026-01-25-p25' },
      older: { label: '2026-01-23-p23' },
    });
  });
});

test('a blog of one post without tags has a list, an archive and feeds, but no page of tags', async () => {
  await post('2026-01-02-only');
  const source = await read();
  expect(
    source.catalogue.pages.filter(({ kind }) => kind.startsWith('Blog')).map(({ route }) => route),
  ).toEqual(['/blog', '/blog/only', '/blog/archive']);
  expect(labels(pagesOf(source, 'BlogList')[0])).toEqual(['Archive', 'RSS feed', 'Atom feed']);
  expect(labels(pagesOf(source, 'BlogArchive')[0])).toEqual(['All posts', 'RSS feed', 'Atom feed']);
  expect(pagesOf(source, 'BlogPost')[0]?.data).not.toHaveProperty('newer');
});

test('a site without posts, or with drafts only, has no blog', async () => {
  await post('2026-01-02-draft', 'Text.', 'draft: true\n');
  await put('content/docs/start.md', '# Start\n\nText.\n');
  expect((await read()).catalogue.pages.filter(({ kind }) => kind.startsWith('Blog'))).toEqual([]);
});

test('BLG-01: of the posts of one day, the one whose file comes last is the newest', async () => {
  for (const name of ['b', 'a', 'd', 'c']) await post(`2026-01-02-${name}`);
  await post('2026-01-03-0');
  const [list] = pagesOf(await read(), 'BlogList');
  expect(list?.data.posts.map(({ href }) => href.slice(-1))).toEqual(['0', 'd', 'c', 'b', 'a']);
});

test('BLG-02: texts in a list have no ids, lower headings than the title above them, and links to their post', async () => {
  const text =
    '## What is new\n\nSee [below](#more) or [all](/blog).\n\n:::details[More]\n### More\n\nText.\n:::';
  await post('2026-01-02-a', text);
  await post('2026-01-03-b', `${text}\n\n<!-- truncate -->\n\nRest.`);
  const [list] = pagesOf(await read(), 'BlogList');
  for (const { href, excerpt } of list?.data.posts ?? []) {
    const html = JSON.stringify(excerpt);
    expect(html).not.toMatch(/ id=|anchor|<h2/);
    expect(html).toContain('<h3>What is new</h3>');
    expect(html).toContain('<h4>More</h4>');
    expect(html).toContain(`href=\\"${href}#more\\"`);
    expect(html).toContain('href=\\"/blog\\"');
  }
  expect(list?.data.posts.map(({ truncated }) => truncated)).toEqual([true, false]);
});

test('SEO-05: a post says when it changed, if that was after its day', async () => {
  await post('2026-01-02-a');
  const source = await read();
  const [page] = pagesOf(source, 'BlogPost');
  if (!page) throw new Error('There is no post.');
  const updated = (day: string) =>
    pageModel(
      page,
      { ...source, history: { isCut: false, dates: new Map([['content/blog/2026-01-02-a.md', day]]) } },
      new Map(),
    ).updated?.day;
  expect(['2026-01-01', '2026-01-02', '2026-01-03'].map(updated)).toEqual([
    undefined,
    undefined,
    '2026-01-03',
  ]);
});
