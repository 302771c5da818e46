import { expect, test } from 'vitest';
import { cutAtTerms } from '../../../../src/client/search/ui/marks.ts';
import { isCalled, onePerPage, pathQueries } from '../../../../src/client/tools/not-found/path-queries.ts';

const marked = (text: string, ...terms: string[]) =>
  cutAtTerms(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test('terms are marked where they occur, letter case ignored, the longer one first', () => {
  expect(marked('client.trace_line', 'trace')).toBe('client.[trace]_line');
  expect(marked('Traces a line', 'trace', 'traces')).toBe('[Traces] a line');
  expect(marked('Traces a line')).toBe('Traces a line');
  expect(marked('A hostage was hurt', 'a')).toBe('[A] hostage was hurt');
  expect(marked('get_prop of Getting', 'get')).toBe('[get]_prop of Getting');
});

test('a term counts only as a whole word, and the next shorter one is tried', () => {
  expect(marked('trace_lines', 'trace_line', 'trace')).toBe('[trace]_lines');
  expect(marked('retrace trace', 'trace')).toBe('retrace [trace]');
  expect(marked('Überblick übe', 'übe')).toBe('Überblick [übe]');
});

test('a letter with a longer lower case moves no mark', () => {
  expect(marked('İz Trace', 'trace')).toBe('İz [Trace]');
});

test('letters of two units are letters, and other signs of two units are not', () => {
  expect(marked('𝐀bc bc𝐀 bc', 'bc')).toBe('𝐀bc bc𝐀 [bc]');
  expect(marked('🔥bc bc🔥', 'bc')).toBe('🔥[bc] [bc]🔥');
  expect(marked('𝐀b', '𝐀b')).toBe('[𝐀b]');
});

test('terms are taken literally', () => {
  expect(marked('a.b a+b', 'a+b', 'a(')).toBe('a.b [a+b]');
});

test('a path gives its last two parts, then the last one, as queries', () => {
  expect(pathQueries('/guide/getting-started.html')).toEqual(['guide getting started', 'getting started']);
  expect(pathQueries('/docs/api/index.html')).toEqual(['docs api', 'api']);
  expect(pathQueries('/%E0%A4%A')).toEqual(['%E0%A4%A']);
  expect(pathQueries('/')).toEqual([]);
});

test('a page is called what was asked for when its title has half of it', () => {
  const hit = { href: '/guide', title: 'Getting Started', terms: ['Getting', 'Started'] };
  expect(isCalled(hit, 'getting started')).toBe(true);
  expect(isCalled(hit, 'all that is there to know about getting started')).toBe(false);
  expect(isCalled({ ...hit, terms: [] }, 'x')).toBe(false);
});

test('a part of a page is called what was asked for when its whole title was', () => {
  const hit = { href: '/keys#page-up', title: 'Page Up', terms: ['Page'] };
  expect(isCalled(hit, 'such page')).toBe(false);
  expect(isCalled({ ...hit, href: '/page-up' }, 'such page')).toBe(true);
  expect(isCalled({ ...hit, terms: ['Page', 'Up'] }, 'page up')).toBe(true);
});

test('of the hits in one page the first stays', () => {
  const hits = [{ href: '/a#x' }, { href: '/b' }, { href: '/a' }, { href: '/b#y' }];
  expect(onePerPage(hits)).toEqual([{ href: '/a#x' }, { href: '/b' }]);
});
