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

test.each([
  [
    'leads to its page',
    '/x/docs/snippets',
    { 'content/snippets/welcome.md': '---\nslug: /docs/snippets\n---\n# All\n\nText.' },
  ],
  ['is plain text without a page', undefined, {}],
])('the way to a page outside the docs starts with its section, which %s', async (_what, href, texts) => {
  const all = { ...TEXTS, ...texts, 'content/snippets/ffi/hook.md': '# Hook\n\nText.' };
  const { pages } = docsPages(await renderedDocs({}, {}, all), read({}));
  const crumbs = Object.fromEntries(pages.map(({ route, breadcrumbs }) => [route, breadcrumbs]));
  expect(crumbs['/docs/snippets/ffi/hook']?.map(({ label }) => label)).toEqual(['Snippets', 'FFI', 'Hook']);
  expect(crumbs['/docs/snippets/ffi/hook']?.[0]?.href).toBe(href);
  expect(crumbs['/docs/guide']?.map(({ label }) => label)).toEqual(['Guide']);
  if (href) expect(crumbs['/docs/snippets']?.map(({ label }) => label)).toEqual(['All']);
});
