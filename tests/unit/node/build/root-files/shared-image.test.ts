import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../../../../../src/node/diagnostics/problem.ts';
import { configuredFrame, type DocumentFrame } from '../../../../../src/node/document/document-frame.ts';
import { pageMeta } from '../../../../../src/node/document/head-meta.ts';
import { readSources } from '../../../../../src/node/source/index.ts';
import { putFile } from '../../../../support/put-file.ts';

/** Head of a PNG of 640 by 360 pixels. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000002800000016808060000', 'hex');
const IMAGES = ['', 'guide', 'snippet', 'post'].map((kind) => ({
  path: kind ? `social/${kind}.png` : 'social.png',
  content: PNG,
  width: 1200,
  height: 630,
  purpose: 'social',
  ...(kind && { kind }),
}));

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'image-'));
  await put(
    'site.config.ts',
    `export default { title: 'T', url: 'https://a.example', baseUrl: '/x/', brand: { words: ['t'] } };`,
  );
  await put('static/img/card.png', PNG);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const put = (path: string, content: string | Buffer) => putFile(dir, path, content);

/** What the head of a page says of its image. */
async function imageOf(route: string, images = IMAGES): Promise<string[]> {
  const { sources, problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([]);
  const [source] = sources;
  const page = source?.catalogue.pages.find((it) => it.route === route);
  if (!source || !page) throw new Error(`There is no page ${route}.`);
  const frame = { ...configuredFrame(source, '', {}), socialImages: images } as unknown as DocumentFrame;
  const html = pageMeta(page, {}, page.title, frame);
  return [...html.matchAll(/og:image(?::\w+)?" content="([^"]*)"/g)].map(([, value = '']) => value);
}

test('SEO-12: a page that names an image keeps it, with its own size', async () => {
  await put('content/docs/a.md', '---\ntitle: Radar\nimage: /img/card.png\n---\n\nText.\n');
  await put('content/blog/2026-01-02-b.md', '---\ntitle: News\nimage: img/card.png\n---\n\nText.\n');
  expect(await imageOf('/docs/a')).toEqual(['https://a.example/x/img/card.png', '640', '360', 'Radar']);
  expect(await imageOf('/blog/b')).toEqual(['https://a.example/x/img/card.png', '640', '360', 'News']);
});

test('SEO-12: a page has the image of its kind, or else that of the site', async () => {
  await put('content/docs/a.md', '# Radar\n\nText.\n');
  await put('content/snippets/s.md', '# Snippet\n\nText.\n');
  expect(await imageOf('/docs/a')).toEqual([
    'https://a.example/x/social/guide.png',
    '1200',
    '630',
    'T: guide',
  ]);
  expect((await imageOf('/docs/snippets/s'))[0]).toBe('https://a.example/x/social/snippet.png');
  expect(await imageOf('/docs/a', IMAGES.slice(0, 1))).toEqual([
    'https://a.example/x/social.png',
    '1200',
    '630',
    'T',
  ]);
  expect(await imageOf('/docs/a', [])).toEqual([]);
});

test('an image that `static/` does not have is named', async () => {
  await put('content/docs/a.md', '---\ntitle: Radar\nimage: /img/cards.png\n---\n\nText.\n');
  const { problems } = await readSources(dir);
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining('`/img/cards.png` does not exist')]);
});
