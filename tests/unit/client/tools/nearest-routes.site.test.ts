import { beforeAll, describe, expect, test } from 'vitest';
import { findNearest } from '../../../../src/client/tools/not-found/nearest-routes.ts';
import type { CataloguePage } from '../../../../src/node/site/index.ts';
import { type ReadSources, readSources } from '../../../../src/node/source/index.ts';
import { countTypos } from '../../../../src/shared/search/typos.ts';
import { readOwnSite } from '../../../support/own-site.ts';
import { createRandom, NEAR_MISSES } from './near-misses.ts';

/** Shares in percent of the near misses whose page must be first; all must be among the first three. */
const LEAST_FIRST = 97;
/** Shares in percent that may be as near to another page as to the right one. */
const MOST_AMBIGUOUS = 4;

let pages: CataloguePage[];
let routes: string[];
let nearest: (path: string) => string[];

function pagesOf({ sources }: ReadSources): CataloguePage[] {
  return sources[0]?.catalogue.pages ?? [];
}

/** What the not-found page of a site chooses from. */
function hrefsOf(all: CataloguePage[]): string[] {
  return all.find(isNotFound)?.data.pages.map(([href]) => href) ?? [];
}

function isNotFound(page: CataloguePage): page is CataloguePage<'NotFound'> {
  return page.kind === 'NotFound';
}

beforeAll(async () => {
  pages = pagesOf(await readOwnSite());
  routes = hrefsOf(pages);
  nearest = findNearest(routes);
});

test('every page but the home page can be meant', () => {
  const all = pages.map(({ route }) => route);
  expect(routes.toSorted()).toEqual(all.filter((route) => route !== '/' && route !== '/404').toSorted());
});

test.each([
  ['/docs/api/client/trace_line', '/docs/api/client/traceline'],
  ['/docs/api/client/trace_line.html', '/docs/api/client/traceline'],
  ['/docs/api/client/traceLine/', '/docs/api/client/traceline'],
  ['/docs/api/client/trasceline', '/docs/api/client/traceline'],
  ['/docs/api/client/traceline.md', '/docs/api/client/traceline'],
  ['/docs/api/client/index.htm', '/docs/api/client'],
  ['/docs/api/client.trace_line', '/docs/api/client/traceline'],
  ['/docs/api/client/trace/line', '/docs/api/client/traceline'],
  ['/docs/api/client_trace_line', '/docs/api/client/traceline'],
  ['/docs/api/client/traceline/notes', '/docs/api/client/traceline'],
  ['/docs/client/traceline', '/docs/api/client/traceline'],
  ['/api/client/trace_line', '/docs/api/client/traceline'],
  ['/traceline', '/docs/api/client/traceline'],
  ['/docs/reference/api/client/traceline', '/docs/api/client/traceline'],
  ['/docs/api/globals/trace_line', '/docs/api/client/traceline'],
  ['/dcos/apy/cleint/trasceline', '/docs/api/client/traceline'],
  ['/docs/api/client/nothing', '/docs/api/client'],
  ['/docs/api/g', '/docs/api/G'],
  ['/docs/API', '/docs/api'],
  ['/docs/api/clientt', '/docs/api/client'],
  ['/docs/api/cilent', '/docs/api/client'],
  ['/docs/api/entityy', '/docs/api/entity'],
  ['/docs/api/rendrer', '/docs/api/renderer'],
  ['/docs/api/jsn', '/docs/api/json'],
  ['/docs/api/vektor', '/docs/api/vector'],
  ['/docs/event', '/docs/events'],
  ['/docs/events/pant', '/docs/events/paint'],
  ['/docs/events/csgo/round_strat', '/docs/events/csgo/round_start'],
  ['/docs/events/csgo/Player-Death', '/docs/events/csgo/player_death'],
  ['/docs/events/player_death', '/docs/events/csgo/player_death'],
  ['/docs/events/cgso', '/docs/events/csgo'],
  ['/docs/type', '/docs/types'],
  ['/docs/types/entidx', '/docs/types/entindex'],
  ['/docs/types/vectors', '/docs/types/vector'],
  ['/docs/snippet', '/docs/snippets'],
  ['/docs/snippets/errortrace', '/docs/snippets/utilities/error_trace'],
  ['/docs/snippets/utilities', '/docs/snippets'],
  ['/docs/snippets/davinci', '/docs/snippets/utilities/openai_davinci_api'],
  ['/blogs', '/blog'],
  ['/blog/archiv', '/blog/archive'],
  ['/blog/2024', '/blog'],
  ['/blog/tag', '/blog/tags'],
  ['/blog/tags/FFI', '/blog/tags/ffi'],
  ['/tags/ffi', '/blog/tags/ffi'],
  ['/blog/welcom', '/blog/welcome'],
  ['/serach', '/search'],
  ['/Doc', '/docs'],
])('NFD-08: %s is nearest to %s', (asked, route) => {
  expect(nearest(asked)[0]).toBe(route);
});

test.each(['/', '/no/such/page', '/docs/no/such/page', '/abc', '/wp-login.php', '/.env', '/%E0', '/日本/語'])(
  'nothing is near to %s',
  (asked) => {
    expect(nearest(asked)).toEqual([]);
  },
);

describe('every page is found by its near misses', () => {
  test.each(Object.entries(NEAR_MISSES))(
    'NFD-08: %s',
    (_, spoil) => {
      const random = createRandom(8);
      const all = new Set(routes);
      let [asked, first, ambiguous] = [0, 0, 0];
      const lost: string[] = [];
      for (const route of routes) {
        const path = spoil(route, random);
        if (path === undefined || all.has(path)) continue;
        asked++;
        const near = nearest(path);
        const place = near.indexOf(route);
        if (place === 0) first++;
        else if (near[0] && isAsNear(path, near[0], route)) ambiguous++;
        else lost.push(`${place}: ${path} -> ${near.slice(0, 3).join(' ')}, not ${route}`);
      }
      const report = lost.join('\n');
      expect(asked).toBeGreaterThan(100);
      expect(lost.filter((line) => !/^[12]:/.test(line))).toEqual([]);
      expect((100 * ambiguous) / asked, report).toBeLessThanOrEqual(MOST_AMBIGUOUS);
      expect((100 * first) / (asked - ambiguous), report).toBeGreaterThanOrEqual(LEAST_FIRST);
    },
    60_000,
  );
});

describe('of several versions', () => {
  let nearestOf: (path: string) => string[];
  beforeAll(async () => {
    nearestOf = findNearest(hrefsOf(pagesOf(await readSources('tests/fixtures/versions'))));
  });

  test.each([
    ['/docs/api/saw/cutt', '/docs/api/saw/cut'],
    ['/docs/nxet/api/saw/cut', '/docs/next/api/saw/cut'],
    ['/docs/1.0/api/saw/cut', '/docs/api/saw/cut'],
    ['/docs/0.9/plain', '/docs/0.9/plane'],
    ['/docs/Next', '/docs/next'],
    ['/pain/chalk', '/paint/chalk'],
  ])('NFD-08: %s is nearest to %s', (asked, route) => {
    expect(nearestOf(asked)[0]).toBe(route);
  });
});

/** Whether as many edits, or more, lead to the right route as to another one, letter case ignored. */
function isAsNear(path: string, other: string, right: string): boolean {
  const far = (route: string) => countTypos(path.toLowerCase(), route.toLowerCase(), 20);
  return far(other) <= far(right);
}
