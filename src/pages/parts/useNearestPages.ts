import { useEffect, useState } from 'react';
import { searchClient } from '../../search/choose-client.ts';
import type { SearchHit } from '../../search/model.ts';
import type { SiteView } from '../../shell/site.ts';
import { nearestFirst, onePerPage, pathQueries } from './pathQueries.ts';

/** Pages that are suggested. */
const SUGGESTIONS = 5;
/** Hits that they are chosen from: a page's parts are hits of their own. */
const CANDIDATES = 40;

/** Pages that the path in the address may have been meant for; none until they are known, and without an index. */
export function useNearestPages(site: SiteView | undefined): SearchHit[] {
  const [hits, setHits] = useState<SearchHit[]>([]);
  useEffect(() => {
    if (!site) return;
    let dropped = false;
    findNearest(site, location.pathname).then(
      (found) => dropped || setHits(found),
      (error) => console.warn('The search failed, so no page is suggested.', error),
    );
    return () => {
      dropped = true;
    };
  }, [site]);
  return hits;
}

/** The first query that finds something decides. What of a path matched is of no interest, so nothing is marked. */
async function findNearest(site: SiteView, path: string): Promise<SearchHit[]> {
  const client = searchClient(site);
  for (const query of pathQueries(path)) {
    const { hits } = await client.search(query, { limit: CANDIDATES });
    if (hits.length) {
      const nearest = onePerPage(nearestFirst(hits, path)).slice(0, SUGGESTIONS);
      return nearest.map((hit) => ({ ...hit, terms: [] }));
    }
  }
  return [];
}
