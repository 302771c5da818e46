import { makePublication, sendPublication } from '../../../src/node/build/search/publish-search.ts';
import { readSources } from '../../../src/node/source/index.ts';
import { type ApiRequest, KEYS, SearchApi } from '../../support/search-api.ts';
import { SEARCH_PORTS, SITES } from './sites.ts';

/** Words of queries that go wrong: on the first host alone, and on all. */
const BROKEN_FIRST = 'detour';
const BROKEN = 'eclipse';

/** A page of another site in the same index, as a crawler writes it. */
const FORUM_PAGE = {
  objectID: 'forum',
  url: 'https://forum.example.com/t/moon?page=2#last',
  type: 'lvl1',
  hierarchy: { lvl0: 'Forum', lvl1: 'Moon &amp; stars', lvl2: null },
  content: null,
  language: 'en',
  docusaurus_tag: 'default',
};

/** Starts the two hosts of the hosted search and publishes the site that uses it, as its maintainers would. */
export async function startSearchService(): Promise<void> {
  const api = new SearchApi();
  const [first = 0, second = 0] = SEARCH_PORTS;
  await api.listen(second, (request) => (asks(request, BROKEN) ? 503 : undefined));
  await api.listen(first, (request) =>
    asks(request, BROKEN) || asks(request, BROKEN_FIRST) ? 500 : undefined,
  );
  const { site, base } = SITES.hosted;
  const { sources } = await readSources(site, { base });
  const { hosted, indexName = '' } = sources[0]?.catalogue.site.search ?? {};
  if (!hosted) throw new Error(`The site in ${site} names no hosted search.`);
  await sendPublication(makePublication(sources), hosted, indexName, KEYS.admin);
  api.indices.get(indexName)?.objects.push(FORUM_PAGE);
}

function asks({ path, body }: ApiRequest, word: string): boolean {
  return path.endsWith('/queries') && JSON.stringify(body).includes(`"query":"${word}"`);
}
