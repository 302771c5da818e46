import { expect, test } from 'vitest';
import { docsPages } from '../../../../../src/node/site/pages/docs-pages.ts';
import { sitePages } from '../../../../../src/node/site/pages/site-pages.ts';
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

test.each([
  [3, 'A0, A1, A2'],
  [4, 'A0, A1, A2, …'],
])('the card of a folder with %i pages on the home page names %s', async (count, names) => {
  const texts = Array.from({ length: count }, (_, index) => [
    `content/docs/guides/a${index}.md`,
    `# A${index}\n\nText.`,
  ]);
  const pages = sitePages(await renderedDocs({}, {}, Object.fromEntries(texts)), read({}));
  const home = JSON.stringify(pages.find(({ route }) => route === '/')?.data);
  expect(home).toContain(`"textHtml":"${names}"`);
});

test('the card of a section leads to its own page, wherever its folders are in the order', async () => {
  const texts = {
    'content/snippets/all.md': '---\ntitle: All\nsidebar_position: 9\n---\n\nText.',
    'content/snippets/ffi/hook.md': '---\ntitle: Hook\nsidebar_position: 1\n---\n\nText.',
  };
  const { pages } = docsPages(await renderedDocs({}, {}, texts), read({}));
  const landing = JSON.stringify(pages.find(({ route }) => route === '/docs')?.data);
  expect(landing).toContain('"href":"/x/docs/snippets/all"');
});
