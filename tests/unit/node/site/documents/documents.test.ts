import { expect, test } from 'vitest';
import type { Article, FrontMatter } from '../../../../../src/node/markdown/model.ts';
import type { Document } from '../../../../../src/node/site/documents/document.ts';
import { locateDocument, orderDocuments } from '../../../../../src/node/site/documents/documents.ts';

const make = (title: string, frontMatter: FrontMatter = {}) =>
  ({ article: { title, frontMatter } }) as Document;
const titles = (documents: Document[]) => documents.map(({ article }) => article.title);

test.each([
  ['by label where no position says otherwise', [make('b'), make('C'), make('a')], ['a', 'b', 'C']],
  [
    'by position, those without one last',
    [make('a'), make('b', { sidebar_position: 10 }), make('c', { sidebar_position: 2 })],
    ['c', 'b', 'a'],
  ],
  [
    'by label where positions are equal',
    [make('b', { sidebar_position: 1 }), make('a', { sidebar_position: 1 })],
    ['a', 'b'],
  ],
  [
    'by the label of the sidebar, not the title',
    [make('a', { sidebar_label: 'z' }), make('b', { sidebar_label: 'y' })],
    ['b', 'a'],
  ],
])('documents stand %s', (_, documents, order) => {
  const given = [...documents];
  expect(titles(orderDocuments(documents, 'en'))).toEqual(order);
  expect(documents).toEqual(given);
});

test('labels stand in the order of the alphabet of the language', () => {
  const documents = [make('Ärla'), make('Zebra'), make('And')];
  expect(titles(orderDocuments(documents, 'sv'))).toEqual(['And', 'Zebra', 'Ärla']);
  expect(titles(orderDocuments(documents, 'de'))).toEqual(['And', 'Ärla', 'Zebra']);
});

test.each([
  ['content/docs/guides/start.md', undefined, '/docs/guides/start'],
  ['content/docs/guides/index.md', undefined, '/docs/guides'],
  ['content/docs/a.md', '/docs/begin/index', '/docs/begin'],
  ['content/docs/a.md', 'begin/index', '/docs/begin'],
  ['content/blog/2024-02-29-a.md', undefined, '/blog/a'],
  ['content/blog/2024-02-29.md', undefined, '/blog/2024-02-29'],
  ['content/blog/2024-02-29-.md', undefined, '/blog/2024-02-29-'],
])('the address of %s with the slug %s is %s', (path, slug, route) => {
  const article = { frontMatter: slug === undefined ? {} : { slug } } as Article;
  expect(locateDocument(article, path).route).toBe(route);
});
