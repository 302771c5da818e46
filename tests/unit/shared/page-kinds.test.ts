import { describe, expect, test } from 'vitest';
import { boostOf } from '../../../src/client/search/texts/text-document.ts';
import type { PageKind } from '../../../src/shared/page-kinds.ts';
import { PAGE_KINDS, traitsOf } from '../../../src/shared/page-kinds.ts';
import { filterOf, sortOf } from '../../../src/shared/search/filters.ts';
import { KINDS } from '../../../src/shared/search/index-format.ts';
import { page } from '../search/records.ts';

/** Sort, filter and boost of each kind. */
const EXPECTED: Record<PageKind, [sort: string, filter: string | undefined, boost: number]> = {
  Home: ['list', undefined, 0.8],
  DocsIndex: ['list', undefined, 0.8],
  Group: ['group', undefined, 0.8],
  Function: ['fn', 'fn', 1],
  Event: ['event', 'event', 1],
  EventIndex: ['list', 'event', 0.8],
  Type: ['type', 'type', 0.8],
  TypeIndex: ['list', 'type', 0.8],
  Article: ['guide', 'guide', 1],
  BlogList: ['list', undefined, 0.8],
  BlogPost: ['post', 'guide', 0.8],
  BlogArchive: ['list', undefined, 0.8],
  BlogTags: ['list', undefined, 0.8],
  BlogTag: ['list', undefined, 0.8],
  Search: ['list', undefined, 0.8],
  NotFound: ['list', undefined, 0.8],
};

describe('what a kind of page is to the search', () => {
  test.each(KINDS)('%s', (kind) => {
    const [sort, filter, boost] = EXPECTED[kind];
    expect(sortOf({ kind })).toBe(sort);
    expect(filterOf({ kind })).toBe(filter);
    expect(boostOf(page('x', { kind, weight: 2 }))).toBe(boost);
  });

  test('a page that says so is a snippet', () => {
    expect(filterOf({ kind: 'Article', isSnippet: true })).toBe('snippet');
    expect(sortOf({ kind: 'Article', isSnippet: true })).toBe('snippet');
  });
});

test('numbers of kinds in the index stay as they are, so that a tab and an index of two builds agree', () => {
  expect(KINDS.slice(0, 16)).toEqual([
    'Home',
    'DocsIndex',
    'Group',
    'Function',
    'Event',
    'EventIndex',
    'Type',
    'TypeIndex',
    'Article',
    'BlogList',
    'BlogPost',
    'BlogArchive',
    'BlogTags',
    'BlogTag',
    'Search',
    'NotFound',
  ]);
});

test('groups, functions, events and types are identifiers, in this order among names that fit alike', () => {
  const symbols = KINDS.filter((kind) => traitsOf(kind).isSymbol);
  expect(symbols).toEqual(['Group', 'Function', 'Event', 'Type']);
  const ordered = KINDS.filter((kind) => traitsOf(kind).order !== undefined);
  expect(ordered.toSorted((a, b) => Number(traitsOf(a).order) - Number(traitsOf(b).order))).toEqual([
    ...symbols,
    'Article',
  ]);
  expect(new Set(ordered.map((kind) => traitsOf(kind).order)).size).toBe(ordered.length);
});

test('a kind that no page has is one of no traits', () => {
  expect(traitsOf('Recipe')).toEqual({});
  expect(traitsOf(undefined)).toEqual({});
  expect(traitsOf('Article')).toBe(PAGE_KINDS.Article);
});
