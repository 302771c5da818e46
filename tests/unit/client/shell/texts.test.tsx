import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Translate } from '../../../../src/client/shell/Translate.tsx';
import { plural, setTexts, t } from '../../../../src/client/shell/texts.ts';

afterEach(() => setTexts({}, 'en'));

test('VAL-03: a call without an id and a message says what it needs', () => {
  expect(() => renderToStaticMarkup(<Translate />)).toThrow('A text needs an `id` or a `message`');
});

test('VAL-05: the shell speaks the language that was set', () => {
  setTexts({ 'search.placeholder': 'Chercher', 'x.count': 'un|{count}' }, 'fr');
  expect(t('search.placeholder', 'Search docs')).toBe('Chercher');
  expect(plural('x.count', 'one|many', 5)).toBe('5');
  expect(renderToStaticMarkup(<Translate id="search.placeholder">Search docs</Translate>)).toBe('Chercher');
});

test('VAL-06: elements are values, and unknown placeholders stay', () => {
  const html = renderToStaticMarkup(
    <Translate id="x" values={{ link: <a href="/docs">1.0</a> }}>
      {'See {link} or {other}.'}
    </Translate>,
  );
  expect(html).toBe('See <a href="/docs">1.0</a> or {other}.');
});

test.each([
  ['an element', createElement('b', null, 'bold')],
  ['several nodes', ['a', createElement('b', { key: 'b' })]],
  ['a number', 5],
])('VAL-04: %s as children is an error, and the children are logged', (_, children) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  // @ts-expect-error only strings are accepted
  expect(() => renderToStaticMarkup(<Translate id="x">{children}</Translate>)).toThrow('plain strings only');
  expect(log).toHaveBeenCalledWith(expect.any(String), children);
  log.mockRestore();
});
