import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { groupHits } from '../../../../src/client/search/ui/groups.ts';
import { Help } from '../../../../src/client/search/ui/Help.tsx';
import { entryOf, forget, recentLimit, remember, star } from '../../../../src/client/search/ui/history.ts';
import { reportLink } from '../../../../src/client/search/ui/report-link.ts';
import { VersionSelect } from '../../../../src/client/tools/search/VersionSelect.tsx';
import { KIND_FILTERS } from '../../../../src/shared/kind-filters.ts';
import { sortOf } from '../../../../src/shared/search/filters.ts';
import type { SearchDocs } from '../../../../src/shared/search/index-files.ts';
import type { SearchHit } from '../../../../src/shared/search/model.ts';

function hit(title: string, more: Partial<SearchHit> = {}): SearchHit {
  return { href: `/${title}`, kind: 'Function', title, summary: '', where: '', terms: ['x'], ...more };
}

test('SRC-29: groups stand in the order of their best hits', () => {
  const hits = [
    hit('a', { heading: 'API' }),
    hit('b', { heading: 'Events' }),
    hit('c', { heading: 'API' }),
    hit('d'),
  ];
  const groups = groupHits(hits).map(({ heading, hits: own }) => [
    heading,
    own.map(({ hit: { title }, index }) => `${title}${index}`),
  ]);
  expect(groups).toEqual([
    ['API', ['a0', 'c1']],
    ['Events', ['b2']],
    ['', ['d3']],
  ]);
});

test('the help lists each word that narrows a search', () => {
  const localStorage = { getItem: () => null };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('navigator', { platform: 'Linux' });
  const words = renderToStaticMarkup(createElement(Help))
    .replace(/<[^>]*>/g, ' ')
    .split(/\W+/);
  expect(words).toEqual(expect.arrayContaining([...KIND_FILTERS]));
});

describe('the history', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((title) => entryOf(hit(title)));
  if (!a || !b || !c) throw new Error('There are three entries.');

  test('SRC-27, SRC-28: entries have no highlights; a passage is kept as what it is part of', () => {
    expect(entryOf(hit('a'))).not.toHaveProperty('terms');
    expect(entryOf(hit('page: param', { parent: a }))).toEqual(a);
  });

  test('SRC-25, SRC-26: newest first, once, no more than the limit', () => {
    const history = { recent: [b, c], favorites: [] };
    expect(remember(history, a, 7).recent).toEqual([a, b, c]);
    expect(remember(history, c, 7).recent).toEqual([c, b]);
    expect(remember(history, a, 2).recent).toEqual([a, b]);
    const starred = { recent: [b], favorites: [a] };
    expect(remember(starred, a, 7)).toEqual(starred);
    expect([recentLimit([]), recentLimit([a])]).toEqual([7, 4]);
  });

  test('SRC-21, SRC-22, SRC-23: starring moves, removing removes', () => {
    expect(star({ recent: [a, b], favorites: [c] }, a)).toEqual({ recent: [b], favorites: [a, c] });
    expect(forget({ recent: [a], favorites: [a, b] }, a)).toEqual({ recent: [], favorites: [b] });
    const many = Array.from({ length: 10 }, (_, index) => entryOf(hit(`f${index}`)));
    expect(star({ recent: [a], favorites: many }, a).favorites).toEqual([a, ...many.slice(0, 9)]);
  });
});

test('SRC-45: the report has the query in its title, and needs an address', () => {
  const link = reportLink('https://code.example/o/r/issues/new?labels=docs', 'nothing for "a&b"');
  expect(new URL(link ?? '').searchParams.get('title')).toBe('nothing for "a&b"');
  expect(link).toContain('labels=docs');
  expect(reportLink(undefined, 'x')).toBeUndefined();
  expect(reportLink('nowhere', 'x')).toBeUndefined();
});

test('SPG-17: all versions stay on offer where they are searched at first', () => {
  const versions = ['1.0', '0.9'].map((name) => ({ name, label: name }));
  const menuOf = (offersAll: boolean) =>
    renderToStaticMarkup(
      createElement(VersionSelect, {
        docs: [{ instance: 'default', versions }] as SearchDocs[],
        versions: { default: '0.9' },
        offersAll,
        onChange: () => {},
      }),
    );
  expect(menuOf(true)).toContain('All versions');
  expect(menuOf(false)).not.toContain('All versions');
});

test('a page is of the sort of its kind, or a snippet', () => {
  expect(sortOf({ kind: 'Article', isSnippet: true })).toBe('snippet');
  expect(sortOf({ kind: 'Article' })).toBe('guide');
  expect(sortOf({ kind: 'TypeIndex' })).toBe('list');
});
