import { expect, test } from 'vitest';
import { ShownPictures } from '../../../../src/node/pictures/shown-pictures.ts';
import { docsSets } from '../../../../src/node/site/sets/docs-sets.ts';
import { docsFiles } from '../../../../src/node/source/docs-files.ts';
import type { SiteFiles } from '../../../../src/node/source/site-files.ts';
import { read } from '../config/helpers.ts';

const sets = docsSets(
  read({
    docs: {
      versions: [
        { name: 'current', label: 'Next', path: 'next' },
        { name: '1.0', label: '1.0' },
      ],
      lastVersion: '1.0',
    },
  }),
);
const files = (...content: string[]): SiteFiles => ({
  definitions: [],
  content: content.map((path) => ({ path, text: '' })),
  scripts: [],
  snapshots: [],
  texts: new Map(),
  catalogues: new Map(),
  statics: new Map(),
  pictures: new ShownPictures(),
});
const places = (all: SiteFiles, code?: string) =>
  docsFiles(sets, all, { code }).docs.map(({ content }) => content.map(({ path }) => path));

test('VER-01: each version has the files of its folder; home page and blog go with the latest', () => {
  const all = files(
    'content/home.md',
    'content/blog/a.md',
    'content/docs/saw.md',
    'versions/1.0/content/docs/saw.md',
  );
  expect(places(all)).toEqual([
    ['versions/1.0/content/docs/saw.md', 'content/home.md', 'content/blog/a.md'],
    ['content/docs/saw.md'],
  ]);
});

test('LOC-02: a translated file takes the place of its original, in each version', () => {
  const all = files(
    'content/docs/saw.md',
    'versions/1.0/content/docs/saw.md',
    'i18n/fr/versions/1.0/content/docs/saw.md',
  );
  expect(places(all, 'fr')).toEqual([['i18n/fr/versions/1.0/content/docs/saw.md'], ['content/docs/saw.md']]);
  expect(docsFiles(sets, all, { code: 'fr' }).docs[0]?.content[0]?.localPath).toBe('content/docs/saw.md');
});

test('a translation of nothing is a warning', () => {
  const all = files('versions/1.0/content/docs/saw.md', 'i18n/fr/content/docs/sow.md');
  expect(docsFiles(sets, all, { code: 'fr' }).problems).toMatchObject([
    { severity: 'warning', file: 'i18n/fr/content/docs/sow.md' },
  ]);
});

test('ERR-06: a version without files is an error that names it and its folder', () => {
  const [issue] = docsFiles(sets, files('content/docs/saw.md')).issues;
  expect(issue?.path).toEqual(['docs', 'versions', 1]);
  expect(issue?.message).toMatch(/version `1\.0` of the docs instance `default`.*`versions\/1\.0\/`/);
});
