import { cutAtTerms } from '../../search/ui/marks.ts';

/**
 * Returns the queries that may find the page an unknown path was meant for, the most exact first.
 *
 * @example
 * pathQueries('/guide/getting-started.html') // ['guide getting started', 'getting started']
 */
export function pathQueries(path: string): string[] {
  const parts = path
    .replace(/(\/index)?(\.html?)?\/*$/, '')
    .split('/')
    .map((part) => part.replace(/[-+\s]+/g, ' ').trim())
    .filter(Boolean);
  const queries = [parts.slice(-2).join(' '), parts.at(-1) ?? ''];
  return [...new Set(queries.filter(Boolean))];
}

/**
 * Returns whether a hit is called what was asked for: half of the letters of the query, or more, are marked in its
 * title. What only speaks of the words would be a guess.
 *
 * @example isCalled({ title: 'Getting Started', terms: ['Getting', 'Started'] }, 'getting started') // true
 */
export function isCalled({ title, terms }: { title: string; terms: string[] }, query: string): boolean {
  const marked = cutAtTerms(title, terms).filter(({ hit }) => hit);
  const letters = marked.reduce((sum, { text }) => sum + text.length, 0);
  return 2 * letters >= query.replace(/\s/g, '').length;
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
