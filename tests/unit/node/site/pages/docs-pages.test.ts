import { expect, test } from 'vitest';
import { docsPages } from '../../../../../src/node/site/pages/docs-pages.ts';
import { read } from '../../config/helpers.ts';
import { renderedDocs } from '../support.ts';

const TEXTS = { 'content/docs/about.md': '# About\n\nHow.', 'content/docs/guide.md': '# Guide\n\nText.' };

async function aboutLinks(settings: Parameters<typeof read>[0]) {
  const { pages } = docsPages(await renderedDocs({}, settings, TEXTS), read(settings));
  return Object.fromEntries(pages.map(({ route, aboutHref }) => [route, aboutHref]));
}

test('docs link to the page that says how they are made, except that page itself', async () => {
  const links = await aboutLinks({ docs: { reference: { about: '/docs/about' } } });
  expect(links).toEqual({
    '/docs': '/x/docs/about',
    '/docs/about': undefined,
    '/docs/guide': '/x/docs/about',
  });
});

test('without such a page, docs have no link to it', async () => {
  expect(Object.values(await aboutLinks({}))).toEqual([undefined, undefined, undefined]);
});
