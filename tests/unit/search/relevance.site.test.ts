import { beforeAll, describe, expect, it } from 'vitest';
import { brotliSize } from '../../../scripts/support/brotli-size.ts';
import type { SearchEngine } from '../../../src/client/search/engine/engine.ts';
import { createNamesEngine } from '../../../src/client/search/engine/names-engine.ts';
import { inOrder } from '../../../src/client/search/ui/groups.ts';
import { buildIndex } from '../../../src/node/search/write-index.ts';
import { buildValues } from '../../../src/node/search/write-values.ts';
import type { SearchHit, SearchRecord } from '../../../src/shared/search/model.ts';
import { lastPart, splitWords } from '../../../src/shared/search/tokenizer.ts';
import cases from '../../search/relevance.json' with { type: 'json' };
import {
  type CaseClass,
  type RelevanceCase,
  type RelevanceScore,
  scoreRelevance,
} from '../../search/score.ts';
import { readOwnSite } from '../../support/own-site.ts';
import { createEngine } from './records.ts';

/** Shares of the cases of a class, in percent, that must have a right page first and among the first three. */
const LEAST: Record<CaseClass, { first: number; top3: number }> = {
  exact: { first: 100, top3: 100 },
  joined: { first: 100, top3: 100 },
  spaced: { first: 100, top3: 100 },
  prefix: { first: 98, top3: 100 },
  tail: { first: 95, top3: 100 },
  typo1: { first: 94, top3: 98 },
  typo2: { first: 90, top3: 95 },
  order: { first: 95, top3: 98 },
  camel: { first: 100, top3: 100 },
  paste: { first: 100, top3: 100 },
  concept: { first: 95, top3: 95 },
  sentence: { first: 95, top3: 95 },
  // The aim of these two is 80 and 95: more is reached, here rounded down to fives.
  task: { first: 95, top3: 95 },
  fresh: { first: 85, top3: 95 },
  value: { first: 85, top3: 95 },
  place: { first: 90, top3: 95 },
  word: { first: 90, top3: 90 },
  initials: { first: 100, top3: 100 },
};

/** Size of the index file in brotli bytes: three fifths of what the first use of the search fetches. */
const INDEX_BUDGET = 50_200;
/** Size of the file of values, which is fetched only when no name of a page answers. */
const VALUES_BUDGET = 16_000;

/** Share of misspelt words of names, in percent, that must find first what the right ones find. */
const LEAST_MISSPELT = 92;

let engine: SearchEngine;
/** The first hits of the queries that were asked. */
const answers = new Map<string, SearchHit[]>();
let records: SearchRecord[];
let index: string;
let values: string;
let score: RelevanceScore;

beforeAll(async () => {
  const { sources, problems } = await readOwnSite();
  expect(problems.filter((problem) => problem.severity === 'error')).toEqual([]);
  records = sources[0]?.catalogue.recordSets[0]?.records ?? [];
  index = buildIndex(records, sources[0]?.config.search.synonyms, 'values');
  values = buildValues(records);
  engine = createEngine(index);
  engine.addValues([{ url: 'values', text: values }]);
  score = await scoreRelevance((query) => firstHits(query).map((hit) => hit.href), cases as RelevanceCase[]);
});

/** The first twenty hits: each query is searched once, for all the tests that look at its hits. */
function firstHits(query: string): SearchHit[] {
  const hits = answers.get(query) ?? engine.search(query, { limit: 20 }).hits;
  answers.set(query, hits);
  return hits;
}

describe('the search of this site', () => {
  it.each(Object.entries(LEAST))('finds what is meant: %s', (name, least) => {
    const own = score[name as CaseClass];
    const report = own.misses.map(({ query, got }) => `${query} -> ${got.join(' ')}`).join('\n');
    expect(100 * own.first, report).toBeGreaterThanOrEqual(least.first);
    expect(100 * own.top3, report).toBeGreaterThanOrEqual(least.top3);
  });

  it.each([
    'qqzzqqy trase',
    'pizza recipe',
    'how to bake bread',
    'asdfghjkl',
    'chocolate cake recipe',
    'weather tomorrow berlin',
    'kubernetes ingress',
    '?!?!',
  ])('finds nothing for what is not about it: %s', (query) => {
    expect(engine.search(query, { limit: 1 }).hits).toEqual([]);
  });

  it('is asked for pages that exist, in all groups and families', () => {
    const hrefs = new Set(records.map(({ href }) => href));
    const routes = cases.flatMap((one) => one.expect);
    expect(routes.filter((route) => !hrefs.has(route))).toEqual([]);
    const groups = new Set(
      records.flatMap((record) => (record.kind === 'Group' && record.type === 'page' ? [record.href] : [])),
    );
    const folderOf = (route: string) =>
      route
        .replace(/#.*/, '')
        .replace(/[^/]*$/, '')
        .replace(/\/$/, '');
    const families = records.flatMap((record) =>
      record.kind === 'Event' && record.type === 'page' ? [folderOf(record.href)] : [],
    );
    const folders = routes.map(folderOf);
    expect([...groups, ...families].filter((folder) => !folders.includes(folder))).toEqual([]);
  });

  it('finds by a misspelt word of a name what the word finds', () => {
    const first = (query: string) => firstHits(query)[0]?.href;
    const names = records.filter(({ type, name }) => type === 'page' && !name.includes(' '));
    const words = [...new Set(names.flatMap(({ name }) => splitWords(lastPart(name))))];
    const long = words.filter((word) => word.length >= 5).filter((_, index) => index % 4 === 0);
    const misses = long.flatMap((word) =>
      misspell(word)
        .filter((wrong) => !words.includes(wrong) && first(wrong) !== first(word))
        .map((wrong) => `${wrong} -> ${first(wrong)}`),
    );
    const share = 100 - (100 * misses.length) / (3 * long.length);
    expect(share, misses.join('\n')).toBeGreaterThan(LEAST_MISSPELT);
  });

  it('knows from names alone how the list begins, before the rest of the index is there', () => {
    const early = createNamesEngine([{ text: index.slice(0, index.indexOf('\n')) }]);
    const names = records.filter(({ type }) => type === 'page').map(({ name }) => name);
    const typed = names.flatMap((name, index) => (index % 6 ? [] : [name, name.slice(0, -2)]));
    const others = cases.flatMap(({ query }, index) => (index % 6 ? [] : [query]));
    for (const query of [...typed, ...others]) {
      const begin = early.search(query, { limit: 20 })?.hits ?? [];
      if (begin.length === 0) continue;
      expect(inOrder(firstHits(query)).slice(0, begin.length), query).toEqual(begin);
    }
    const known = names.filter((name) => early.search(name, { limit: 20 }));
    expect(known.length / names.length).toBeGreaterThan(0.9);
  });

  it('lists hits in the same order, however many are asked for', () => {
    for (const { query } of cases.filter((_, index) => index % 16 === 0)) {
      const hrefs = (limit: number, offset = 0) =>
        engine.search(query, { limit, offset }).hits.map(({ href }) => href);
      const whole = firstHits(query)
        .slice(0, 12)
        .map(({ href }) => href);
      expect(whole, query).not.toEqual([]);
      expect([...hrefs(4), ...hrefs(8, 4)], query).toEqual(whole);
    }
  });

  it('fits its budget', () => {
    expect(brotliSize(index)).toBeLessThan(INDEX_BUDGET);
    expect(brotliSize(values)).toBeLessThan(VALUES_BUDGET);
  });
});

/** A word with two letters swapped, one missing and one doubled, in its middle. */
function misspell(word: string): string[] {
  const middle = Math.floor(word.length / 2);
  const [start, a, b, end] = [
    word.slice(0, middle),
    word[middle],
    word[middle + 1] ?? '',
    word.slice(middle + 2),
  ];
  return [`${start}${b}${a}${end}`, `${start}${b}${end}`, `${start}${a}${a}${b}${end}`];
}
