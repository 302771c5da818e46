import { useEffect, useState } from 'react';
import type { NotFoundData } from '../../../shared/page-data.ts';
import type { SearchHit } from '../../../shared/search/model.ts';
import type { SiteView } from '../../../shared/site.ts';
import { decodePath, routeOf } from '../../../shared/urls.ts';
import { searchClient } from '../../search/choose-client.ts';
import { versionsInEffect } from '../../search/versions.ts';
import { findNearest } from './nearest-routes.ts';
import { isCalled, onePerPage, pathQueries } from './path-queries.ts';

/** Most pages that are suggested. */
const SUGGESTIONS = 5;
/** Hits that they are chosen from: parts of a page are separate hits. */
const CANDIDATES = 40;

type KnownPages = NotFoundData['pages'];

/**
 * Returns the pages that the path in the address may have been meant for; absent until they are known. The site's
 * addresses are compared first. If none is near, the search looks for pages with such a name.
 */
export function useNearestPages(site: SiteView | undefined, pages: KnownPages): SearchHit[] | undefined {
  const [hits, setHits] = useState<SearchHit[]>();
  useEffect(() => {
    if (!site) return;
    let dropped = false;
    const path = decodePath(location.pathname);
    const near = nearestPages(path, pages);
    if (near.length) setHits(near);
    else {
      findCalled(site, routeOf(path, site.base) ?? path).then(
        (found) => dropped || setHits(found),
        (error) => {
          console.warn('The search failed, so no page is suggested.', error);
          setHits([]);
        },
      );
    }
    return () => {
      dropped = true;
    };
  }, [site, pages]);
  return hits;
}

/** Returns the pages whose addresses are near, each with its URL as its location. */
function nearestPages(path: string, pages: KnownPages): SearchHit[] {
  const hits = pages.map(([href, kind, title]) => [href, { href, kind, title }] as const);
  const hitsByHref = new Map(hits);
  return findNearest([...hitsByHref.keys()])(path)
    .slice(0, SUGGESTIONS)
    .flatMap((href) => hitsByHref.get(href) ?? [])
    .map((hit) => ({ ...hit, summary: '', where: hit.href, terms: [] }));
}

/**
 * Returns the hits of the first query that finds something. What matched of a path does not matter, so nothing is
 * marked.
 */
async function findCalled(site: SiteView, path: string): Promise<SearchHit[]> {
  const client = searchClient(site);
  const versions = versionsInEffect(site);
  for (const query of pathQueries(path)) {
    const { hits } = await client.search(query, { limit: CANDIDATES, versions });
    const called = onePerPage(hits.filter((hit) => isCalled(hit, query)));
    if (called.length) return called.slice(0, SUGGESTIONS).map((hit) => ({ ...hit, terms: [] }));
  }
  return [];
}
