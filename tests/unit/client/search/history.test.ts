import { afterEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../../../src/client/search/ui/history.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = { href: '/docs/a', title: 'A', kind: 'Article', where: '', summary: '' };

function read(recent: unknown[], favorites: unknown[] = []): string[][] {
  const stored = new Map([
    ['__DOCSEARCH_RECENT_SEARCHES__test', JSON.stringify(recent)],
    ['__DOCSEARCH_FAVORITE_SEARCHES__test', JSON.stringify(favorites)],
  ]);
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  const history = readHistory('test');
  return [history.recent, history.favorites].map((list) => list.map(({ title }) => title));
}

test('SRC-20: what an entry may lack, and what it may not have', () => {
  const entries = [
    { ...entry, title: 'snippet', isSnippet: true },
    { ...entry, title: 'heading', heading: 'H', signature: 'a()' },
    { ...entry, title: 'no snippet', isSnippet: false },
    { ...entry, title: 'other heading', heading: 1 },
    { ...entry, title: 'other signature', signature: null },
    { ...entry, title: 'elsewhere', href: 'https://evil.test/' },
    'text',
  ];
  expect(read(entries)).toEqual([['snippet', 'heading'], []]);
});

test('SRC-25: seven recent entries are read, four beside favourites, of which there are ten at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...entry, title: String(index) }));
  expect(read(many)[0]).toHaveLength(7);
  expect(read(many, many).map((list) => list.length)).toEqual([4, 10]);
});
