import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { type SearchContext, searchFilters } from '../../../src/search/hosted-filters.ts';
import { hitAddress, MARK, readHit } from '../../../src/search/hosted-hit.ts';
import { searchOrigins, serviceHosts } from '../../../src/search/hosted-hosts.ts';
import { hostedRecords, RECORD_LIMIT, sizeOf } from '../../../src/search/hosted-records.ts';
import { hostedSynonyms } from '../../../src/search/hosted-settings.ts';
import { synonymsOf } from '../../../src/search/synonyms.ts';
import { SearchCredit, searchCredit } from '../../../src/shell/SearchCredit.tsx';
import type { HostedSearchView } from '../../../src/shell/site.ts';
import { event, page, part } from './records.ts';

const HOSTED: HostedSearchView = {
  appId: 'AB1',
  apiKey: 'public',
  indexName: 'docs',
  facetFilters: [],
  contextual: true,
  latest: { default: '1.0', paint: 'oil' },
  rootBase: '/x/',
};

describe('SCL-02: the tags of a search', () => {
  const versions = { default: ['current', '1.0', '0.9'] };
  const tags = (context: Partial<SearchContext>, asked?: Record<string, string>) => {
    const whole = { language: 'en', preferred: {}, versions, ...context };
    return searchFilters(HOSTED, whole, asked ? { versions: asked } : {})[1];
  };
  it.each<[string, Partial<SearchContext>, string]>([
    ['the latest version', {}, '1.0'],
    ['the version that was chosen before', { preferred: { default: '0.9' } }, '0.9'],
    [
      'the version of the open page',
      { tag: 'docs-default-current', preferred: { default: '0.9' } },
      'current',
    ],
    ['the latest version beside a page of other docs', { tag: 'docs-paint-oil' }, '1.0'],
    ['the latest version beside a page of no docs', { tag: 'default' }, '1.0'],
  ])('are those of %s', (_, context, version) => {
    expect(tags(context)).toEqual([
      'docusaurus_tag:default',
      `docusaurus_tag:docs-default-${version}`,
      'docusaurus_tag:docs-paint-oil',
    ]);
  });
  it('are those of the versions that a search asks for', () => {
    expect(tags({ tag: 'docs-default-current' }, { default: '0.9' })).toContain(
      'docusaurus_tag:docs-default-0.9',
    );
  });
});

describe('SRC-34, SPG-19: the address of a hit', () => {
  it.each([
    ['https://docs.example.com/x/docs/api?a=1#notes', '/x/docs/api#notes'],
    ['https://docs.example.com/docs/api', '/x/docs/api'],
    ['https://docs.example.com/x', '/x'],
    ['/x/docs#a', '/x/docs#a'],
    ['https://FORUM.example.com/t/1?p=2#a', 'https://FORUM.example.com/t/1?p=2#a'],
  ])('%s is %s', (address, expected) => {
    expect(hitAddress(address, { ...HOSTED, externalUrlRegex: '^https://forum' })).toBe(expected);
  });
});

describe('a hit', () => {
  const marked = (text: string) => text.replaceAll('[', MARK.start).replaceAll(']', MARK.end);
  it('of a crawler has the deepest title, the snippet, the titles above and what matched', () => {
    const hit = {
      url: 'https://docs.example.com/x/guide#paint',
      hierarchy: { lvl0: 'Guides', lvl1: 'Drawing &amp; text', lvl2: 'Paint', lvl3: null },
      content: 'A long text.',
      _highlightResult: { hierarchy: { lvl2: { value: marked('[Pain]t') } } },
      _snippetResult: { content: { value: marked('… the [painting] &lt;b&gt; …') } },
    };
    expect(readHit(hit, HOSTED)).toEqual({
      href: '/x/guide#paint',
      kind: 'Article',
      title: 'Paint',
      summary: '… the painting <b> …',
      where: 'Guides / Drawing & text',
      terms: ['painting', 'Pain'],
    });
  });
  it('ENT-14: needs nothing but an address', () => {
    expect(readHit({ url: 'https://docs.example.com/x/a' }, HOSTED)).toMatchObject({
      href: '/x/a',
      title: 'https://docs.example.com/x/a',
      where: '',
      terms: [],
    });
  });
});

describe('hosts', () => {
  it("are the provider's, named after the application", () => {
    expect(searchOrigins(HOSTED)).toEqual([
      'https://AB1-dsn.algolia.net',
      'https://AB1-1.algolianet.com',
      'https://AB1-2.algolianet.com',
      'https://AB1-3.algolianet.com',
    ]);
    expect(serviceHosts(HOSTED)).toBeUndefined();
  });
  it('are those of the configuration, with port and path', () => {
    const hosts = ['https://a.example/search/', 'http://localhost:81', 'https://a.example'];
    expect(searchOrigins({ appId: 'AB1', hosts })).toEqual(['https://a.example', 'http://localhost:81']);
    expect(serviceHosts({ hosts })).toEqual([
      { url: 'a.example/search', accept: 'readWrite', protocol: 'https' },
      { url: 'localhost:81', accept: 'readWrite', protocol: 'http' },
      { url: 'a.example', accept: 'readWrite', protocol: 'https' },
    ]);
  });
});

describe('a record of the hosted index', () => {
  const doc = { plugin: 'default', version: '1.0' };
  const write = page('database.write', { summary: 'Writes.', aliases: ['write'], doc, deprecated: true });
  it('has address, titles, facets and order', () => {
    const [first, second, third] = hostedRecords(
      [write, part(write, 'key', 'A key.'), event('paint', { text: 'Runs each frame, each.' })],
      'https://docs.example.com',
      'fr',
    );
    expect(first).toMatchObject({
      objectID: 'https://docs.example.com/docs/api/database/write',
      url: 'https://docs.example.com/docs/api/database/write',
      type: 'lvl1',
      hierarchy: { lvl0: 'database', lvl1: 'database.write', lvl2: null },
      content: 'Writes.',
      kind: 'Function',
      sort: 'fn',
      language: 'fr',
      version: '1.0',
      docusaurus_tag: 'docs-default-1.0',
      weight: 1,
      position: 0,
    });
    expect(second).toMatchObject({
      url: 'https://docs.example.com/docs/api/database/write#field-key',
      type: 'lvl2',
      hierarchy: { lvl0: null, lvl1: 'database.write', lvl2: 'database.write: key' },
      where: 'database.write',
      docusaurus_tag: 'docs-default-1.0',
      weight: 0,
    });
    expect(third).toMatchObject({ docusaurus_tag: 'default', sort: 'event', text: 'Runs each frame, each.' });
  });
  it('is as large as the service takes, and no larger', () => {
    const text = Array.from({ length: 9000 }, (_, index) => `wörd${index}`).join(' ');
    const [record] = hostedRecords([{ ...write, text: `${text} ${text}` }], 'https://docs.example.com', 'en');
    const size = sizeOf(record);
    expect(size).toBeLessThanOrEqual(RECORD_LIMIT);
    expect(size).toBeGreaterThan(RECORD_LIMIT - 3000);
    expect(new Set(record?.text.split(' ')).size).toBe(record?.text.split(' ').length);
  });
});

test('the hosted index has the synonyms of the embedded engine, and each group once', () => {
  const groups = hostedSynonyms();
  expect(new Set(groups.map(({ objectID }) => objectID)).size).toBe(groups.length);
  const health = groups.find(({ synonyms }) => synonyms.includes('hp'))?.synonyms ?? [];
  expect(health.filter((word) => word !== 'hp')).toEqual(synonymsOf('hp'));
});

test('SPG-21: the provider is credited in a new tab, and only when there is one', () => {
  const html = renderToStaticMarkup(<SearchCredit site={{ hostedSearch: HOSTED }} />);
  const credit = searchCredit({ hostedSearch: HOSTED });
  expect(html).toContain(credit?.label);
  expect(html).toMatch(/<a href="https:[^"]*" target="_blank" rel="noopener noreferrer">/);
  expect(renderToStaticMarkup(<SearchCredit site={{}} />)).toBe('');
});
