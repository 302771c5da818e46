import { describe, expect, test } from 'vitest';
import { siteSchema } from '../../../../../src/node/config/schema/schema.ts';
import { makeSiteView } from '../../../../../src/node/site/frame/site-view.ts';
import { KIND_FILTERS } from '../../../../../src/shared/kind-filters.ts';

function view(more: object, base = '/', locale = 'en') {
  const config = siteSchema.parse({
    title: 'Site',
    url: 'https://docs.example.com',
    baseUrl: base,
    brand: { words: ['one', 'two'] },
    ...more,
  });
  return makeSiteView({
    config,
    base,
    locale,
    texts: {},
    instances: [],
    href: (route) => (base === '/' ? route : base + route.slice(1)),
    kindOf: () => undefined,
    statics: new Map([['/wide.svg', { width: 640, height: 64 }]]),
    kinds: new Set(KIND_FILTERS),
    issues: [],
  });
}

describe('the brand', () => {
  const logo = (more: object, navbar: object = {}) =>
    view({ navbar: { logo: { src: 'a.svg', ...more }, ...navbar } }).brand.logo;

  test('NAV-06: the alternative text of the logo', () => {
    expect(logo({})?.alt).toBe('');
    expect(logo({}, { title: 'Visible' })?.alt).toBe('');
    expect(logo({}, { title: '' })?.alt).toBe('Site');
    expect(logo({ alt: 'Own' })?.alt).toBe('Own');
    expect(logo({ alt: 'Own' }, { title: '' })?.alt).toBe('Own');
    expect(logo({ alt: '' }, { title: '' })?.alt).toBe('');
  });

  test('NAV-05: a logo has the size of its file, made smaller, or that of the configuration', () => {
    const sizeOf = (picture: object) => ({
      brand: logo(picture),
      footer: view({ footer: { logo: picture } }).footer?.logo,
    });
    expect(sizeOf({ src: 'wide.svg' })).toMatchObject({
      brand: { width: 320, height: 32 },
      footer: { width: 144, height: 14 },
    });
    expect(logo({ src: 'wide.svg', height: 20 })).not.toHaveProperty('width');
    expect(logo({ src: 'https://a.example/b.svg' })).not.toHaveProperty('width');
  });

  test('NAV-02: leads home or to the address of the logo, below the base URL', () => {
    expect(view({}).brand.href).toBe('/');
    expect(view({}, '/x/').brand.href).toBe('/x/');
    const href = (address: string) =>
      view({ navbar: { logo: { src: 'a.svg', href: address } } }, '/x/').brand.href;
    expect(href('/docs')).toBe('/x/docs');
    expect(href('https://a.example/b')).toBe('https://a.example/b');
    expect(href('//a.example/b')).toBe('//a.example/b');
  });

  test('NAV-04: pictures are files of the site, or stand elsewhere', () => {
    const { brand } = view(
      { navbar: { logo: { src: '/a.svg', srcDark: 'https://a.example/b.svg' } } },
      '/x/',
    );
    expect(brand.logo).toMatchObject({ src: '/x/a.svg', srcDark: 'https://a.example/b.svg' });
  });

  test('the title of the navbar takes the place of the words', () => {
    expect(view({}).brand.words).toEqual(['one', 'two']);
    expect(view({ navbar: { title: 'Other' } }).brand.words).toEqual(['Other']);
    expect(view({ navbar: { title: '' } }).brand.words).toEqual([]);
  });
});

test('FTR-06: a logo of the footer that is a link has a name', () => {
  const logo = (more: object) => view({ footer: { logo: { src: 'a.svg', ...more } } }).footer?.logo;
  expect(logo({})).toMatchObject({ alt: '' });
  expect(logo({ href: '/docs' })).toMatchObject({ alt: 'Site', href: '/docs' });
  expect(logo({ href: '/docs', alt: 'Own' })).toMatchObject({ alt: 'Own' });
});

test('ANN-01, ANN-05: the announcement, when there is one', () => {
  expect(view({}).announcement).toBeUndefined();
  expect(view({ announcementBar: { content: 'Hi' } }).announcement).toEqual({
    id: 'announcement-bar',
    html: 'Hi',
    closeable: true,
  });
});

test('the worker for offline use of all languages is that of the first one', () => {
  const i18n = {
    locales: { en: { label: 'A', htmlLang: 'en' }, 'pt-BR': { label: 'B', htmlLang: 'pt-BR' } },
  };
  const worker = { worker: '/x/sw.js', scope: '/x/' };
  expect(view({ i18n }, '/x/').offline).toMatchObject(worker);
  expect(view({ i18n }, '/x/pt-BR/', 'pt-BR').offline).toMatchObject({
    ...worker,
    facts: '/x/pt-BR/offline.json',
  });
});

describe('the hosted search', () => {
  const keys = { appId: 'APP', apiKey: 'public', indexName: 'docs' };

  test('SCL-09: is absent when none is configured', () => {
    expect(view({}).search.hosted).toBeUndefined();
    expect(view({ search: { facetFilters: ['a:b'] } }).search.hosted).toBeUndefined();
  });

  test('ENT-13: has what a query needs, and no other key', () => {
    const { hosted, indexName } = view({ search: keys }, '/x/').search;
    expect(indexName).toBe('docs');
    expect(hosted).toEqual({
      appId: 'APP',
      apiKey: 'public',
      facetFilters: [],
      latest: {},
      rootBase: '/x/',
    });
    const more = { hosts: ['https://a.example'], facetFilters: ['a:b'] };
    expect(view({ search: { ...keys, ...more } }).search.hosted).toMatchObject(more);
  });
});
