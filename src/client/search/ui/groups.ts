import type { SearchHit } from '../../../shared/search/model.ts';

/** Hits under their common heading, each with its index in the whole list as it is shown. */
export interface HitGroup {
  heading: string;
  hits: { hit: SearchHit; index: number }[];
}

/** Returns the hits in the order in which their groups show them. */
export function inOrder(hits: SearchHit[]): SearchHit[] {
  return groupHits(hits).flatMap((group) => group.hits.map(({ hit }) => hit));
}

/**
 * Groups hits by heading. Groups are in the order of their best hits; hits keep their order.
 *
 * @example
 * groupHits([api1, event1, api2]) // API: api1 (0), api2 (1); Events: event1 (2)
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const byHeading = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const heading = hit.heading ?? '';
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), hit]);
  }
  let index = 0;
  return [...byHeading].map(([heading, own]) => ({
    heading,
    hits: own.map((hit) => ({ hit, index: index++ })),
  }));
}
