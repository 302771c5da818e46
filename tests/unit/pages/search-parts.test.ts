import { expect, test } from 'vitest';
import { nearestFirst, onePerPage, pathQueries } from '../../../src/pages/parts/pathQueries.ts';
import { cutAtTerms } from '../../../src/search-ui/marks.ts';

const marked = (text: string, ...terms: string[]) =>
  cutAtTerms(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test('terms are marked where they occur, letter case ignored, the longer one first', () => {
  expect(marked('client.trace_line', 'trace')).toBe('client.[trace]_line');
  expect(marked('Traces a line', 'trace', 'traces')).toBe('[Traces] a line');
  expect(marked('Traces a line')).toBe('Traces a line');
});

test('terms are taken literally', () => {
  expect(marked('a.b a+b', '.', 'a+b')).toBe('a[.]b [a+b]');
});

test('a path gives its last two parts, then the last one, as queries', () => {
  expect(pathQueries('/docs/api/client/trace_line.html')).toEqual(['client trace_line', 'trace_line']);
  expect(pathQueries('/docs/api/index.html')).toEqual(['docs api', 'api']);
  expect(pathQueries('/%E0%A4%A')).toEqual(['%E0%A4%A']);
  expect(pathQueries('/')).toEqual([]);
});

test('hits that differ in letter case and underscores only come first', () => {
  const hits = [
    { href: '/docs/api/globals' },
    { href: '/docs/api/G' },
    { href: '/docs/api/client/traceline' },
  ];
  expect(nearestFirst(hits, '/docs/api/g/').at(0)?.href).toBe('/docs/api/G');
  expect(nearestFirst(hits, '/docs/api/client/Trace_Line.html').at(0)?.href).toBe(
    '/docs/api/client/traceline',
  );
});

test('next come hits whose last part differs in letter case and underscores only', () => {
  const hits = [{ href: '/docs/snippets' }, { href: '/docs/snippets/utilities/error_trace' }];
  expect(nearestFirst(hits, '/docs/snippets/ErrorTrace')).toEqual(hits.toReversed());
});

test('of the hits in one page the first stays', () => {
  const hits = [{ href: '/a#x' }, { href: '/b' }, { href: '/a' }, { href: '/b#y' }];
  expect(onePerPage(hits)).toEqual([{ href: '/a#x' }, { href: '/b' }]);
});
