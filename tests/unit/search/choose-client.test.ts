import { afterEach, expect, test, vi } from 'vitest';
import type { HostedView } from '../../../src/shared/search/view.ts';
import type { SiteView } from '../../../src/shared/site.ts';

const HOSTED: HostedView = { appId: 'APP', apiKey: 'public', facetFilters: [], latest: {}, rootBase: '/' };
const site = (hosted?: HostedView) =>
  ({
    search: { indexName: 'docs', contextual: false, docs: [], ...(hosted && { hosted }) },
  }) as unknown as SiteView;

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.doUnmock('../../../src/client/search/hosted/hosted.ts');
});

/** The chooser, with code of the hosted search that gives `answers` one after the other. */
async function load(...answers: (() => object)[]) {
  const made = vi.fn(() => {
    const answer = answers.shift();
    if (!answer) throw new Error('The code was loaded once more.');
    return answer();
  });
  vi.doMock('../../../src/client/search/hosted/hosted.ts', made);
  const { searchClient } = await import('../../../src/client/search/choose-client.ts');
  return { searchClient, made };
}

const answering = (total: number) => () => ({
  createHostedSearch: () => ({ search: async () => ({ hits: [], total }) }),
});

test('SCL-09: without a hosted service the embedded index answers, and no code of the service is loaded', async () => {
  const { searchClient, made } = await load();
  const client = searchClient(site());
  // In this document no index is named: the error is the embedded engine's.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  await expect(client.search('a', { limit: 1 })).rejects.toMatchObject({ code: 'url' });
  expect(client.credit).toBeUndefined();
  expect(made).not.toHaveBeenCalled();
});

test('SPG-21: a hosted service is credited', async () => {
  const { searchClient } = await load();
  expect(searchClient(site(HOSTED)).credit).toEqual({
    label: expect.stringMatching(/^Search by \w/),
    href: expect.stringMatching(/^https:/),
  });
});

test('the code of the service can be loaded ahead', async () => {
  const { searchClient, made } = await load(answering(1));
  searchClient(site(HOSTED)).preload?.({});
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
});

test('code that cannot be loaded ahead is loaded again by the search, whose failure it then is', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { searchClient, made } = await load(offline, offline);
  const client = searchClient(site(HOSTED));
  client.preload?.({});
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
  await expect(client.search('a', { limit: 1 })).rejects.toMatchObject({ code: 'service' });
  expect(made).toHaveBeenCalledTimes(2);
});

test('with a hosted service its code is loaded at the first query, once for a site', async () => {
  const { searchClient, made } = await load(answering(3));
  const hosted = site(HOSTED);
  const client = searchClient(hosted);
  expect(searchClient(hosted)).toBe(client);
  expect(made).not.toHaveBeenCalled();
  expect(await Promise.all([client.search('a', { limit: 1 }), client.search('b', { limit: 1 })])).toEqual([
    { hits: [], total: 3 },
    { hits: [], total: 3 },
  ]);
  expect(made).toHaveBeenCalledOnce();
});

test('ERR-04: code that cannot be loaded is a search error', async () => {
  const { searchClient } = await load(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(searchClient(site(HOSTED)).search('a', { limit: 1 })).rejects.toMatchObject({
    name: 'SearchError',
    code: 'service',
  });
});
