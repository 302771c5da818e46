import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '../../../../src/node/source/index.ts';
import { sortOf } from '../../../../src/shared/search/filters.ts';
import { putFile } from '../../../support/put-file.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snippets-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, text: string) => putFile(dir, path, text);

/** Sort of each page and heading of a site, by its URL. */
async function sorts(docs: object): Promise<Record<string, string>> {
  const config = { title: 'S', url: 'https://a.example', brand: { words: ['S'] }, docs };
  await put('site.config.ts', `export default ${JSON.stringify(config)};`);
  const { sources } = await readSources(dir);
  const records = sources[0]?.catalogue.recordSets[0]?.records ?? [];
  const ofText = records.filter(({ kind }) => kind === 'Article' || kind === 'BlogPost');
  return Object.fromEntries(ofText.map((record) => [record.href, sortOf(record)]));
}

test('a page is a snippet by its folder in `content/`, whatever its URL', async () => {
  await put('content/snippets/hex.md', '---\nslug: /docs/hex\n---\n# Hex\n\n## Usage\n\nText.\n');
  await put('content/docs/snippets/about.md', '# About snippets\n\nText.\n');
  await put('content/recipes/pie.md', '# Pie\n\nText.\n');
  await put('content/blog/2025-01-02-news.md', '# News\n\nText.\n');
  expect(await sorts({})).toEqual({
    '/docs/hex': 'snippet',
    '/docs/hex#usage': 'snippet',
    '/docs/snippets/about': 'guide',
    '/docs/recipes/pie': 'guide',
    '/blog/news': 'post',
  });
});

test('the configuration names the folder of the snippets', async () => {
  await put('content/snippets/hex.md', '# Hex\n\nText.\n');
  await put('content/recipes/pie.md', '# Pie\n\nText.\n');
  expect(await sorts({ snippets: 'recipes' })).toEqual({
    '/docs/snippets/hex': 'guide',
    '/docs/recipes/pie': 'snippet',
  });
});
