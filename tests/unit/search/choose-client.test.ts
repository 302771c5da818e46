import { afterEach, expect, test, vi } from 'vitest';
import type { HostedSearchView, SiteView } from '../../../src/shell/site.ts';

const HOSTED: HostedSearchView = {
  appId: 'APP',
  apiKey: 'public',
  indexName: 'docs',
  facetFilters: [],
  contextual: false,
  latest: {},
  rootBase: '/',
};
const site = (hostedSearch?: HostedSearchView) => ({ ...(hostedSearch && { hostedSearch }) }) as SiteView;

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('../../../src/search/hosted.ts');
});

/** The chooser, with code of the hosted search that gives `answers` one after the other. */
async function load(...answers: (() => object)[]) {
  const made = vi.fn(() => {
    const answer = answers.shift();
    if (!answer) throw new Error('The code was loaded once more.');
    return answer();
  });
  vi.doMock('../../../src/search/hosted.ts', made);
  const { searchClient } = await import('../../../src/search/choose-client.ts');
  const { embeddedSearch } = await import('../../../src/search/client.ts');
  return { searchClient, embeddedSearch, made };
}

const answering = (total: number) => () => ({
  createHostedSearch: () => ({ search: async () => ({ hits: [], total }) }),
});

test('SCL-09: without a hosted service the embedded index answers, and no code of the service is loaded', async () => {
  const { searchClient, embeddedSearch, made } = await load();
  expect(searchClient(site())).toBe(embeddedSearch);
  expect(made).not.toHaveBeenCalled();
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
