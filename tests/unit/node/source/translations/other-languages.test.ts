import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageModel } from '../../../../../src/node/build/pages/page-model.ts';
import { readSources, type SiteSource } from '../../../../../src/node/source/index.ts';
import { putFiles } from '../../../../support/put-file.ts';

const CONFIG = {
  title: 'Saws',
  url: 'https://saws.example.com',
  brand: { words: ['saws'] },
  docs: {
    lastVersion: '1.0',
    versions: [
      { name: 'current', label: 'Next', path: 'next', banner: 'unreleased' },
      { name: '1.0', label: 'Stable' },
    ],
  },
  i18n: {
    locales: {
      en: { label: 'English', htmlLang: 'en-GB' },
      ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl' },
      de: { label: 'Deutsch', htmlLang: 'de' },
    },
  },
};
const SAW = '---@meta\n\n---Saws.\n---@class sawlib\nsaw = {}\n\n---Cuts.\nfunction saw.cut() end\n';
const FILES = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG)};`,
  'content/home.md': '# Saws\n\nThey cut.\n',
  'content/docs/start.md': '# Start\n\nCut.\n',
  'content/docs/end.md': '# End\n\nStop.\n',
  'versions/1.0/content/docs/start.md': '# Start\n\nCut.\n',
  'content/blog/2026-01-02-out.md': '# Out\n\nSee it.\n',
  'content/blog/2026-01-03-more.md': '# More\n\nSee it.\n',
  'i18n/ar/content/blog/2026-01-03-more.md': '# المزيد\n\nانظر.\n',
  'definitions/saw.lua': SAW,
  'i18n/ar/content/docs/start.md': '# البداية\n\nاقطع.\n',
  'i18n/ar/texts.json': '{ "Next": "القادم", "Stable": "المستقر" }\n',
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function languages(): Promise<Record<string, SiteSource>> {
  await putFiles(dir, FILES);
  const { sources } = await readSources(dir);
  return Object.fromEntries(sources.map((source) => [source.locale.code, source]));
}

function pageOf(source: SiteSource | undefined, route: string) {
  const page = source?.catalogue.pages.find((it) => it.route === route);
  if (!source || !page) throw new Error(`There is no ${route}.`);
  return pageModel(page, source, new Map());
}

test('VAL-05: versions have their labels in the language of the page', async () => {
  const { en, ar } = await languages();
  expect(pageOf(en, '/docs/next/start').version).toMatchObject({
    label: 'Next',
    latest: { label: 'Stable' },
  });
  expect(pageOf(ar, '/docs/next/start').version).toMatchObject({
    name: 'current',
    label: 'القادم',
    latest: { label: 'المستقر' },
  });
  const [versions] = Object.values(ar?.catalogue.instances ?? []);
  expect(versions?.versions.map(({ label }) => label)).toEqual(['المستقر', 'القادم']);
});

test('a text without a translation names its language, and a symbol the direction of its text', async () => {
  const { en, ar, de } = await languages();
  const language = (source: SiteSource | undefined, route: string) => pageOf(source, route).textLanguage;
  expect(language(ar, '/docs/next/start')).toBeUndefined();
  expect(language(ar, '/docs/next/end')).toEqual({ lang: 'en-GB', dir: 'ltr' });
  expect(language(de, '/docs/next/end')).toEqual({ lang: 'en-GB', dir: 'ltr' });
  expect(language(ar, '/docs/next/api/saw/cut')).toEqual({ dir: 'ltr' });
  expect(language(de, '/docs/next/api/saw/cut')).toBeUndefined();
  expect(language(ar, '/docs/next')).toBeUndefined();
  expect(language(en, '/docs/next/end')).toBeUndefined();
});

test('a post without a translation names its language, in lists as well', async () => {
  const { en, ar } = await languages();
  const { data: list } = pageOf(ar, '/blog');
  expect('posts' in list && list.posts.map((post) => 'language' in post && post.language)).toEqual([
    false,
    { lang: 'en-GB', dir: 'ltr' },
  ]);
  expect(pageOf(ar, '/blog/out').data).toMatchObject({
    post: { language: { lang: 'en-GB', dir: 'ltr' } },
  });
  expect(pageOf(en, '/blog/out').data).not.toHaveProperty('post.language');
});

test('a home page without a translation names the language of its text', async () => {
  const { en, de } = await languages();
  expect(pageOf(de, '/').data).toMatchObject({ language: { lang: 'en-GB', dir: 'ltr' } });
  expect(pageOf(en, '/').data).not.toHaveProperty('language');
});
