import { expect, test } from 'vitest';
import { structuredData } from '../../../../src/node/document/structured-data.ts';
import type { CataloguePage } from '../../../../src/node/site/index.ts';
import type { PageFrame } from '../../../../src/shared/page.ts';
import type { SiteView } from '../../../../src/shared/site.ts';

const site = {
  title: 'Docs',
  tagline: '',
  origin: 'https://a.example',
  locale: { htmlLang: 'en' },
} as SiteView;
const page = (rest: Partial<CataloguePage>) =>
  ({ kind: 'Article', title: 'T', description: '', route: '/t', data: {}, ...rest }) as CataloguePage;
const file = (rest: Partial<PageFrame> = {}) => ({ breadcrumbs: [], ...rest }) as PageFrame;
const write = (of: Partial<CataloguePage>, has: Partial<PageFrame> = {}) =>
  structuredData(page(of), file(has), site, 'https://a.example/t');

test('no text can end the script', () => {
  const html = write({ title: '</script><b>' });
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>\n$/g, ''))['@graph'][0].headline).toBe(
    '</script><b>',
  );
});

test('categories without a page are left out of the way to a page, and one step is no way', () => {
  const steps = [{ label: 'API' }, { label: 'client', href: '/docs/api/client' }, { label: 'T' }];
  expect(write({}, { breadcrumbs: steps })).toContain('"position":2,"name":"T"');
  expect(write({}, { breadcrumbs: steps })).not.toContain('API');
  expect(write({}, { breadcrumbs: [{ label: 'API' }, { label: 'T' }] })).not.toContain('BreadcrumbList');
});

test.each<[CataloguePage['kind'], string]>([
  ['Home', 'WebSite'],
  ['Function', 'TechArticle'],
  ['Group', 'TechArticle'],
  ['Article', 'TechArticle'],
])('a page of the kind %s is a %s', (kind, type) => {
  expect(write({ kind })).toContain(`"@type":"${type}"`);
});

test('a post is one, with its day', () => {
  const post = { date: '2026-01-02', tags: [] };
  expect(write({ kind: 'BlogPost', post })).toContain('"@type":"BlogPosting"');
  expect(write({ kind: 'BlogPost', post })).toContain('"datePublished":"2026-01-02"');
});

test('the authors of a post are persons, and a post without any is by the site', () => {
  const by = (...authors: object[]) =>
    write({ kind: 'BlogPost', data: { post: { authors } } as unknown as CataloguePage['data'] });
  expect(by({ name: 'A', url: 'https://b.example' }, { name: 'B' })).toContain(
    '"author":[{"@type":"Person","name":"A","url":"https://b.example"},{"@type":"Person","name":"B"}]',
  );
  expect(by()).toContain('"author":[{"@type":"Organization","name":"Docs"}]');
});

test('lists and pages that are not to be found say nothing', () => {
  expect(write({ kind: 'BlogList' })).toBe('');
  expect(write({ noindex: true })).toBe('');
});

test('the day of the last change is given when it is known', () => {
  expect(write({}, { updated: { day: '2026-01-02', words: '2 January 2026' } })).toContain(
    '"dateModified":"2026-01-02"',
  );
  expect(write({})).not.toContain('dateModified');
});
