import { expect, test } from 'vitest';
import { isNearby, isPageFile, isSidebar } from '../../../../../src/client/runtime/loading/data-shapes.ts';
import { list, optional, record, text } from '../../../../../src/client/runtime/loading/shape.ts';
import { isSiteFile } from '../../../../../src/client/runtime/loading/site-file.ts';

const check = record({ name: text, tags: list(text), note: optional(text) });

test.each([
  [{ name: 'a', tags: [] }, true],
  [{ name: 'a', tags: ['b'], note: 'c', more: 1 }, true],
  [{ name: 'a', tags: [1] }, false],
  [{ name: 'a' }, false],
  [{ name: 'a', tags: [], note: null }, false],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
])('%j has the shape of the fields: %s', (value, has) => {
  expect(check(value)).toBe(has);
});

test.each([
  [[], true],
  [[{ label: 'API', href: '/docs/api', items: [{ label: 'client' }] }], true],
  [[{ label: 'API', items: [{ href: '/docs' }] }], false],
  [[{ label: 'API', items: {} }], false],
  [[null], false],
  [{}, false],
  [null, false],
])('%j is a sidebar: %s', (value, is) => {
  expect(isSidebar(value)).toBe(is);
});

const page = {
  shell: 'b',
  kind: 'Article',
  route: '/docs',
  title: 'Docs',
  description: '',
  data: {},
};

test.each([
  [page, true],
  [{ ...page, data: undefined, html: '' }, true],
  [{ ...page, sidebar: { id: 'docs', file: 'assets/docs.json' }, sheet: 'a{}' }, true],
  [{ ...page, data: null }, false],
  [{ ...page, data: undefined }, false],
  [{ ...page, sidebar: { id: 'docs' } }, false],
  [{ ...page, title: undefined }, false],
  ['<!doctype html>', false],
])('%j is the data of a page: %s', (value, is) => {
  expect(isPageFile(value)).toBe(is);
});

test.each([
  [{ shell: 'b', pages: [] }, true],
  [{ shell: 'b', pages: [{ ...page, html: '' }], beside: ['/docs/a'] }, true],
  [{ shell: 'b', pages: [page] }, false],
  [{ shell: 'b', pages: [{ html: '' }] }, false],
  [{ shell: 'b', pages: [], beside: [1] }, false],
  [{ pages: [] }, false],
])('%j is the data of neighbours: %s', (value, is) => {
  expect(isNearby(value)).toBe(is);
});

test('what the shell cannot be made of is no file of the site', () => {
  for (const value of [{}, null, [], { site: {}, chunks: {} }, { site: null, chunks: {} }])
    expect(isSiteFile(value)).toBe(false);
});
