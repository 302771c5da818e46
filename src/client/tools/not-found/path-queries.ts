import type { SearchHit } from '../../../shared/search/model.ts';
import { cutAtTerms } from '../../search/ui/marks.ts';

/**
 * Returns the queries that may find the page an unknown path was meant for, the most exact first.
 *
 * @example
 * pathQueries('/guide/getting-started.html') // ['guide getting started', 'getting started']
 */
export function pathQueries(path: string): string[] {
  const parts = path
    .replace(/(\/index)?(\.html?)?(?<!\/)\/*$/, '')
    .split('/')
    .map((part) => part.replace(/[-+\s]+/g, ' ').trim())
    .filter(Boolean);
  const queries = [parts.slice(-2).join(' '), parts.at(-1) ?? ''];
  return [...new Set(queries.filter(Boolean))];
}

/**
 * Returns whether the name of a hit is what was asked for: at least half of the letters of the query are marked in its
 * title. A hit whose text has the words would be a guess. There are so many parts of pages that some share a word with
 * any path: their whole title must be marked, too.
 *
 * @example
 * isCalled({ href: '/guide', title: 'Getting Started', terms: ['Getting', 'Started'] }, 'getting started') // true
 * isCalled({ href: '/keys#page-up', title: 'Page Up', terms: ['Page'] }, 'such page') // false
 */
export function isCalled({ href, title, terms }: Called, query: string): boolean {
  const pieces = cutAtTerms(title, terms);
  const lettersOf = (hit: boolean) =>
    pieces.reduce((sum, piece) => sum + (piece.hit === hit ? countLetters(piece.text) : 0), 0);
  if (href.includes('#') && lettersOf(false) > 0) return false;
  return 2 * lettersOf(true) >= countLetters(query);
}

type Called = Pick<SearchHit, 'href' | 'title' | 'terms'>;

function countLetters(text: string): number {
  return text.replace(/\s/g, '').length;
}

/**
 * Keeps the first hit of each page; the others lead to parts of it.
 *
 * @example
 * onePerPage([{ href: '/docs/api/bit#notes' }, { href: '/docs/api/bit' }]) // [{ href: '/docs/api/bit#notes' }]
 */
export function onePerPage<Hit extends { href: string }>(hits: Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ href }) => {
    const page = href.replace(/#.*$/, '');
    return !seen.has(page) && seen.add(page);
  });
}
