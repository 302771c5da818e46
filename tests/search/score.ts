/** How well a search finds what it should, over a list of queries with known answers. */

/**
 * Kinds of query. Names of symbols: `exact` as they are, `joined` in lower case without separators, `spaced` as words,
 * `prefix` without their end, `tail` without what precedes the last dot, `typo1` and `typo2` with one typo or two, `order`
 * with their words in another order, `camel` in camel case. `paste`: a line of code. `concept`: words for what a page is
 * about. `sentence`: the same as a question or a clause. `task`: what authors ask who know no names. `fresh`: the same by
 * somebody else, to check that the former were not learnt by heart; texts are not changed for them. `value`: a value, or
 * words for one, of a table of values. `place`: a parameter, return value, field or member by its name, alone or after the
 * symbol that has it. `word`: one word of a name, misspelt. `initials`: the first letters of the words of a name.
 */
export type CaseClass =
  | 'exact'
  | 'joined'
  | 'spaced'
  | 'prefix'
  | 'tail'
  | 'typo1'
  | 'typo2'
  | 'order'
  | 'camel'
  | 'paste'
  | 'concept'
  | 'sentence'
  | 'task'
  | 'fresh'
  | 'value'
  | 'place'
  | 'word'
  | 'initials';

/**
 * A query and the routes that answer it. Any of the routes will do, except for the class `paste`, where
 * each of them must be among the first hits. A route with an anchor is a row, and only that row answers.
 */
export interface RelevanceCase {
  query: string;
  expect: string[];
  class: CaseClass;
}

/** Returns the routes of the first hits, best first. */
export type RouteSearch = (query: string) => Promise<string[]> | string[];

export interface ClassScore {
  cases: number;
  /** Share of the cases whose first hit is an expected one, 0 to 1. */
  first: number;
  /** Share of the cases with an expected one among the first three hits, 0 to 1. */
  top3: number;
  /** What was not first, for the report. */
  misses: { query: string; expect: string[]; got: string[] }[];
}

export type RelevanceScore = Record<CaseClass, ClassScore>;

/** Scores a search over all cases, class by class. Anchors in found addresses are ignored where no row is asked for. */
export async function scoreRelevance(search: RouteSearch, cases: RelevanceCase[]): Promise<RelevanceScore> {
  const score = {} as RelevanceScore;
  for (const { query, expect, class: name } of cases) {
    const wantsRow = expect.some((route) => route.includes('#'));
    const routes = (await search(query)).map((href) => (wantsRow ? href : href.replace(/#.*$/, '')));
    score[name] ??= { cases: 0, first: 0, top3: 0, misses: [] };
    const own = score[name];
    const isFirst = expect.includes(routes[0] ?? '');
    const top = routes.slice(0, 3);
    const isInTop =
      name === 'paste' ? expect.every((it) => top.includes(it)) : top.some((it) => expect.includes(it));
    own.cases++;
    own.first += Number(isFirst);
    own.top3 += Number(isInTop);
    if (!isFirst || !isInTop) own.misses.push({ query, expect, got: top });
  }
  for (const own of Object.values(score)) {
    own.first /= own.cases;
    own.top3 /= own.cases;
  }
  return score;
}
