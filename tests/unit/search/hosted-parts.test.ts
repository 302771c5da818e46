import { describe, expect, it, test } from 'vitest';
import { synonyms } from '../../../search-synonyms.ts';
import { searchFilters } from '../../../src/client/search/hosted/hosted-filters.ts';
import { createSynonyms } from '../../../src/client/search/query/synonyms.ts';
import { hostedRecords, RECORD_LIMIT, sizeOf } from '../../../src/node/search/hosted-records.ts';
import { hostedSynonyms } from '../../../src/node/search/hosted-settings.ts';
import { MARK, readHit } from '../../../src/shared/search/hosted-hit.ts';
import { searchOrigins, serviceHosts } from '../../../src/shared/search/hosted-hosts.ts';
import type { SearchOptions } from '../../../src/shared/search/model.ts';
import type { HostedView } from '../../../src/shared/search/view.ts';
import type { SiteView } from '../../../src/shared/site.ts';
import { event, page, part } from './records.ts';

const HOSTED: HostedView = {
  appId: 'AB1',
  apiKey: 'public',
  facetFilters: ['type:lvl1'],
  latest: { default: '1.0', paint: 'oil' },
  rootBase: '/x/',
};

describe('the filters of a search', () => {
  const filters = (contextual: boolean, options: Partial<SearchOptions>) => {
    const search = { indexName: 'docs', contextual, docs: [], hosted: HOSTED };
    return searchFilters({ locale: { code: 'fr' }, search } as unknown as SiteView, options);
  };
  const tags = (version: string) => [
    'docusaurus_tag:default',
    `docusaurus_tag:docs-default-${version}`,
    'docusaurus_tag:docs-paint-oil',
  ];
  it.each<[Partial<SearchOptions>, (string | string[])[]]>([
    [{}, ['language:fr', tags('1.0'), 'type:lvl1']],
    [{ versions: {} }, ['language:fr', tags('1.0'), 'type:lvl1']],
    [{ versions: { default: '0.9' } }, ['language:fr', tags('0.9'), 'type:lvl1']],
    [{ versions: 'all' }, ['language:fr', 'type:lvl1']],
    [{ filter: 'event' }, ['language:fr', tags('1.0'), 'type:lvl1', 'sort:event']],
  ])('SCL-02, SCL-03: for %j', (options, expected) => {
    expect(filters(true, options)).toEqual(expected);
  });
  it('SCL-04: are the configured ones alone when the search does not follow the page', () => {
    expect(filters(false, { versions: 'all' })).toEqual(['type:lvl1']);
    expect(filters(false, {})).toEqual(['type:lvl1']);
    expect(filters(false, { versions: { default: '0.9' } })).toEqual([tags('0.9'), 'type:lvl1']);
  });
});

test('a snippet is one in the hosted index, in its filter and in a hit', () => {
  const [record] = hostedRecords(
    [page('Hex', { kind: 'Article', isSnippet: true })],
    'https://a.example',
    'en',
  );
  expect(record).toMatchObject({ kind: 'Article', isSnippet: true, sort: 'snippet' });
  if (!record) throw new Error('no record');
  expect(readHit(record, (url) => url)).toMatchObject({ kind: 'Article', isSnippet: true });
  const [guide] = hostedRecords([page('Editor', { kind: 'Article' })], 'https://a.example', 'en');
  expect(guide).not.toHaveProperty('isSnippet');
  expect(guide?.sort).toBe('guide');
});

describe('a hit', () => {
  const pathOf = (address: string) => address.replace('https://docs.example.com', '');
  const marked = (text: string) => text.replaceAll('[', MARK.start).replaceAll(']', MARK.end);
  it('of a crawler has the deepest title, the snippet, the titles above and what matched', () => {
    const hit = {
      url: 'https://docs.example.com/x/guide#paint',
      hierarchy: { lvl0: 'Guides', lvl1: 'Drawing &amp; text', lvl2: 'Paint', lvl3: null },
      content: 'A long text.',
      _highlightResult: { hierarchy: { lvl2: { value: marked('[Pain]t') } } },
      _snippetResult: { content: { value: marked('… the [painting] &lt;b&gt; …') } },
    };
    expect(readHit(hit, pathOf)).toEqual({
      href: '/x/guide#paint',
      kind: 'Article',
      title: 'Paint',
      summary: '… the painting <b> …',
      where: 'Guides / Drawing & text',
      heading: 'Guides',
      terms: ['painting', 'Paint'],
    });
  });
  it('of a passage names the entry that it is part of', () => {
    const { parent } = readHit(
      { url: 'https://docs.example.com/x/a#b', type: 'content', hierarchy: { lvl1: 'A' } },
      pathOf,
    );
    expect(parent).toMatchObject({ href: '/x/a#b', title: 'A', summary: '' });
    const own = {
      href: 'https://docs.example.com/x/a',
      kind: 'Function',
      title: 'a',
      summary: '',
      where: '',
    } as const;
    expect(readHit({ url: 'https://docs.example.com/x/a#b', parent: own }, pathOf).parent).toEqual({
      ...own,
      href: '/x/a',
    });
  });
  it('ENT-14: needs nothing but an address', () => {
    expect(readHit({ url: 'https://docs.example.com/x/a' }, pathOf)).toMatchObject({
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
  const doc = { instance: 'default', version: '1.0' };
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
      hierarchy: { lvl0: 'API', lvl1: 'database.write', lvl2: null },
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
      hierarchy: { lvl0: 'API', lvl1: 'database.write', lvl2: 'database.write: key' },
      parent: { href: 'https://docs.example.com/docs/api/database/write', title: 'database.write' },
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
  const groups = hostedSynonyms(synonyms);
  expect(new Set(groups.map(({ objectID }) => objectID)).size).toBe(groups.length);
  const health = groups.find((group) => group.synonyms.includes('hp'))?.synonyms ?? [];
  expect(health.filter((word) => word !== 'hp')).toEqual(createSynonyms(synonyms)('hp'));
});
