import { afterEach, describe, expect, it } from 'vitest';
import { createHostedSearch } from '../../../src/client/search/hosted/hosted.ts';
import { hostedRecords } from '../../../src/node/search/hosted-records.ts';
import { INDEX_SETTINGS } from '../../../src/node/search/hosted-settings.ts';
import type { SearchOptions } from '../../../src/shared/search/model.ts';
import type { HostedView, SearchView } from '../../../src/shared/search/view.ts';
import type { SiteView } from '../../../src/shared/site.ts';
import {
  type ApiHost,
  type ApiRequest,
  emptyIndex,
  type Failure,
  KEYS,
  SearchApi,
} from '../../support/search-api.ts';
import { event, page, part } from './records.ts';

const doc = { instance: 'default', version: 'current' };
const trace = page('client.trace_line', { summary: 'Traces a line.', doc });
const RECORDS = [
  trace,
  part(trace, 'mask', 'What the line hits.'),
  event('line_drawn', { summary: 'A line was drawn.', doc }),
  page('renderer.line', { doc: { ...doc, version: '0.9' } }),
];

const open: ApiHost[] = [];
afterEach(() => Promise.all(open.splice(0).map((host) => host.close())));

/** A service with one host for each failure, and the client that asks them in this order. */
async function connect({
  fail = [() => undefined],
  failure,
  ...more
}: Partial<HostedView & SearchView> & { fail?: Failing[]; failure?: Failure } = {}) {
  // Only where silence is waited for; the client waits four times as long for the host after it.
  const patience = failure === 'silent' ? 500 : 20_000;
  const api = new SearchApi();
  const objects = hostedRecords(RECORDS, 'https://docs.example.com', 'en').map((record) => ({ ...record }));
  api.indices.set('docs', { ...emptyIndex(), objects, settings: INDEX_SETTINGS });
  const hosts = await Promise.all(fail.map((it) => api.listen(0, it)));
  open.push(...hosts);
  const { contextual = true, indexName = 'docs', ...others } = more;
  const hosted: HostedView = {
    appId: 'APP',
    apiKey: KEYS.search,
    hosts: hosts.map(({ address }) => address),
    facetFilters: [],
    latest: { default: 'current' },
    rootBase: '/',
    ...others,
  };
  const site = {
    locale: { code: 'en' },
    search: { indexName, contextual, docs: [], hosted },
  } as unknown as SiteView;
  const client = createHostedSearch(site, hosted, { connect: patience, read: patience, write: patience });
  const search = (query: string, options: SearchOptions = { limit: 5 }) => client.search(query, options);
  const queries = () => hosts.map(({ requests }) => requests.map(bodyOf));
  return { search, queries, api };
}

type Failing = (request: ApiRequest) => Failure | undefined;

function bodyOf({ body }: ApiRequest): Record<string, unknown> {
  return (body as { requests: Record<string, unknown>[] }).requests[0] ?? {};
}

describe('a search of the hosted service', () => {
  it('SCL-02, SCL-06: sends query, filters and size, and reads hits and their number', async () => {
    const { search, queries } = await connect();
    const { hits, total } = await search(' line ', { limit: 2 });
    expect(hits).toEqual([
      {
        href: '/docs/api/client/traceline',
        kind: 'Function',
        title: 'client.trace_line',
        summary: 'Traces a line.',
        where: 'client',
        heading: 'API',
        terms: ['line'],
      },
      {
        href: '/docs/events/csgo/line_drawn',
        kind: 'Event',
        title: 'line_drawn',
        summary: 'A line was drawn.',
        where: 'Game events',
        heading: 'Events',
        terms: ['line'],
      },
    ]);
    expect(total).toBe(3);
    expect(queries()[0]?.[0]).toMatchObject({
      indexName: 'docs',
      query: 'line',
      hitsPerPage: 2,
      page: 0,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
  });

  it.each([
    [
      { limit: 1, offset: 2 },
      { hitsPerPage: 1, page: 2 },
    ],
    [
      { limit: 2, offset: 1 },
      { offset: 1, length: 2 },
    ],
  ])('goes on at an offset: %j', async (options, sent) => {
    const { search, queries } = await connect();
    const all = (await search('line', { limit: 5 })).hits;
    expect((await search('line', options)).hits).toEqual(
      all.slice(options.offset, options.offset + options.limit),
    );
    expect(queries()[0]?.[1]).toMatchObject(sent);
  });

  it('leaves out hits without an address, which lead nowhere', async () => {
    const { search, api } = await connect();
    api.indices
      .get('docs')
      ?.objects.push({ objectID: 'nowhere', language: 'en', docusaurus_tag: 'default', content: 'zigzag' });
    expect(await search('zigzag')).toEqual({ hits: [], total: 0 });
  });

  it('SCL-05: without a query sends nothing', async () => {
    const { search, queries } = await connect();
    expect(await search(' \t')).toEqual({ hits: [], total: 0 });
    expect(queries()).toEqual([[]]);
  });

  it('SCL-03, SCL-04: sends the configured filters, alone when it is not contextual', async () => {
    const facetFilters = ['type:lvl1', ['kind:Event', 'kind:Function']];
    const both = await connect({ facetFilters });
    expect((await both.search('line')).total).toBe(2);
    expect(both.queries()[0]?.[0]?.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ...facetFilters,
    ]);
    const alone = await connect({ facetFilters, contextual: false });
    expect((await alone.search('line')).total).toBe(3);
    expect(alone.queries()[0]?.[0]?.facetFilters).toEqual(facetFilters);
  });

  it('narrows to the word in front of a colon, and to chosen versions', async () => {
    const { search } = await connect();
    const titles = async (query: string, options: Partial<SearchOptions> = {}) =>
      (await search(query, { limit: 5, ...options })).hits.map(({ title }) => title);
    expect(await titles('event: line')).toEqual(['line_drawn']);
    expect(await titles('event:')).toEqual(['line_drawn']);
    expect(await titles('line', { filter: 'event' })).toEqual(['line_drawn']);
    expect(await titles('line', { versions: { default: '0.9' } })).toEqual(['renderer.line']);
    expect(await titles('line', { versions: 'all' })).toHaveLength(4);
  });
});

describe('when the hosted service fails', () => {
  it.each<[string, Failure]>([
    ['an error', 500],
    ['silence', 'silent'],
    ['a cut connection', 'cut'],
  ])('the next host answers after %s, and keeps doing so', async (_, failure) => {
    const { search, queries } = await connect({ failure, fail: [() => failure, () => undefined] });
    expect((await search('trace')).total).toBe(2);
    expect((await search('drawn')).total).toBe(1);
    expect(queries().map((sent) => sent.map(({ query }) => query))).toEqual([['trace'], ['trace', 'drawn']]);
  });

  it.each<[Failure]>([[500], ['silent'], ['cut']])(
    'ERR-04: a search error says so after %s of all hosts',
    async (failure) => {
      let isBroken = true;
      const fail = () => (isBroken ? failure : undefined);
      const { search } = await connect({ failure, fail: [fail, fail] });
      await expect(search('trace')).rejects.toMatchObject({
        name: 'SearchError',
        code: 'service',
        message: expect.stringContaining('cannot be reached'),
      });
      isBroken = false;
      expect((await search('trace')).total).toBe(2);
    },
  );

  it('ERR-04: a refusal is a search error with its reason, and no other host is asked', async () => {
    const { search, queries } = await connect({ apiKey: 'wrong', fail: [() => undefined, () => undefined] });
    await expect(search('trace')).rejects.toMatchObject({
      code: 'service',
      message: expect.stringMatching(/403: Invalid Application-ID or API key/),
    });
    expect(queries().flat()).toHaveLength(1);
    const other = await connect({ indexName: 'none' });
    await expect(other.search('trace')).rejects.toMatchObject({
      message: expect.stringMatching(/`none` \(404/),
    });
  });
});
