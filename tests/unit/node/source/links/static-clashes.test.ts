import { expect, test } from 'vitest';
import { checkStatics } from '../../../../../src/node/source/links/static-clashes.ts';

/** What is told of files in `static/` of a site in English and French. */
function told(...paths: string[]): string[] {
  const statics = new Map(paths.map((path) => [path, undefined]));
  const catalogue = { pages: [{ route: '/' }, { route: '/docs/start' }] };
  const problems = checkStatics([
    { catalogue, statics },
    { base: '/fr/', rootBase: '/', catalogue, statics },
  ]);
  return problems.map(({ severity, file, message, fix }) => `${file}: ${severity}: ${message} ${fix}`);
}

test.each([
  '/sitemap.xml',
  '/index.html',
  '/docs/start.md',
  '/docs/start/page.json',
  '/fr/sitemap.xml',
  '/fr/docs/start/index.html',
])('a folder %s is in the place of a file', (path) => {
  expect(told(`${path}/a.txt`, `${path}/b/c.txt`)).toEqual([
    `static${path}: error: The build writes a file \`${path.slice(1)}\` where this folder is. Rename or remove the folder.`,
  ]);
});

test.each(['/fr', '/fr/docs', '/assets', '/offline'])('a file %s is in the place of a folder', (path) => {
  expect(told(path)).toEqual([
    `static${path}: error: The build needs a folder \`${path.slice(1)}\` where this file is. Rename or remove the file.`,
  ]);
});

test.each(['/assets', '/offline', '/fr/assets', '/fr/offline'])('a folder %s is kept by browsers', (path) => {
  expect(told(`${path}/a.png`, `${path}/b/c.png`)).toEqual([
    `static${path}: error: Browsers keep the files of \`${path.slice(1)}\` for a year, even when they change. Move them to another folder of \`static/\`.`,
  ]);
});

test.each([
  ['/sitemap.xml.gz', '/sitemap.xml'],
  ['/fr/docs/start.md.br', '/fr/docs/start.md'],
  ['/a.json.gz', '/a.json', '/a.json'],
  ['/fr/a.json.br', '/fr/a.json', '/a.json'],
])('a file %s is in the place of the compressed %s', (path, plain, ...more) => {
  expect(told(path, ...more)).toEqual([
    `static${path}: error: The build writes the compressed \`${plain.slice(1)}\` where this file is. Rename or remove the file.`,
  ]);
});

test('other files, and those that the build replaces, are in nobody’s way', () => {
  const others = ['/img/a.png', '/docs/start/a.png', '/docs/a/b.txt', '/fr/a.txt', '/sitemap.xml'];
  expect(told(...others, '/img/assets/a.png', '/a.tar', '/a.tar.gz', '/b.json.gz')).toEqual([]);
});
