import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogFeeds } from '../../../../src/node/build/feeds.ts';
import { readSources } from '../../../../src/node/build/source.ts';
import { formatProblem } from '../../../../src/node/diagnostics/problem.ts';

const CONFIG = `export default {
  title: 'Test', url: 'https://docs.example.com', baseUrl: '/x/', brand: { words: ['test'] },
};
`;

const POST = `---
title: First
authors:
  - name: Ada
    url: /blog/archive
  - name: Bob
    url: https://bob.example
---

Text.
`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'feeds-'));
  await mkdir(join(dir, 'content/blog'), { recursive: true });
  await writeFile(join(dir, 'site.config.ts'), CONFIG);
  await writeFile(join(dir, 'content/blog/2026-01-02-first.md'), POST);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('BLG-14: addresses of authors are absolute in the feeds, also those of pages of the site', async () => {
  const { sources, problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([]);
  const [source] = sources;
  const atom = source && blogFeeds(source).find(({ path }) => path.endsWith('atom.xml'));
  const links = [...(atom?.content ?? '').matchAll(/<uri>([^<]*)<\/uri>/g)].map(([, uri]) => uri);
  expect(links).toEqual(['https://docs.example.com/x/blog/archive', 'https://bob.example/']);
});
