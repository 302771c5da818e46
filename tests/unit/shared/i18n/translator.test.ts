import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../../src/shared/i18n/translator.ts';

const french = createTranslator(
  { 'a.id': 'Bonjour {name}', News: 'Actualités', 'a.count': '{count} mot|{count} mots' },
  'fr',
);
const english = createTranslator({}, 'en');

test('VAL-03: a text needs an id or a message', () => {
  expect(() => english.translate({})).toThrow('at least one of the two');
});

describe('which wording is used', () => {
  test('VAL-05: the text of the id, else the message, else the id', () => {
    expect(french.wordingOf({ id: 'a.id', message: 'Hello' })).toBe('Bonjour {name}');
    expect(french.wordingOf({ id: 'other', message: 'Hello' })).toBe('Hello');
    expect(french.wordingOf({ id: 'other' })).toBe('other');
  });

  test('VAL-05: without an id the message is the key', () => {
    expect(french.wordingOf({ message: 'News' })).toBe('Actualités');
    expect(french.wordingOf({ message: 'Olds' })).toBe('Olds');
    expect(french.wordingOf({ message: 'constructor' })).toBe('constructor');
  });
});

test('VAL-06: known placeholders are replaced, unknown ones stay', () => {
  expect(french.t('a.id', 'Hello', { name: 'Ada' })).toBe('Bonjour Ada');
  expect(english.t('x', '{a} of {b}, {toString}', { a: 0 })).toBe('0 of {b}, {toString}');
});

describe('plural forms', () => {
  test('VAL-07: the form follows the rules of the language', () => {
    expect([0, 1, 2].map((count) => english.plural('x', '{count} word|{count} words', count))).toEqual([
      '0 words',
      '1 word',
      '2 words',
    ]);
    expect([0, 1, 2].map((count) => french.plural('a.count', 'x', count))).toEqual([
      '0 mot',
      '1 mot',
      '2 mots',
    ]);
    const arabic = createTranslator({ x: 'zero|one|two|few|many|other' }, 'ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => arabic.plural('x', '', count))).toEqual([
      'zero',
      'one',
      'two',
      'few',
      'many',
      'other',
    ]);
  });

  test('VAL-07: with too few forms the last one is used', () => {
    expect(createTranslator({ x: 'one|rest' }, 'ar').plural('x', '', 100)).toBe('rest');
    expect(english.plural('x', 'only {count}', 5)).toBe('only 5');
  });

  test('VAL-07: a text that is not translated follows the rules of English', () => {
    expect(createTranslator({}, 'ar').plural('x', '{count} word|{count} words', 1)).toBe('1 word');
  });

  test('VAL-07: numbers are written as the language writes them', () => {
    const words = (count: number, language: string, texts: Record<string, string> = {}) =>
      createTranslator(texts, language).plural('a.count', '{count} word|{count} words', count);
    expect(words(999, 'en')).toBe('999 words');
    expect(words(1000, 'en')).toBe('1,000 words');
    expect(words(1234, 'en')).toBe('1,234 words');
    expect(words(12, 'fa', { 'a.count': '{count} واژه' })).toBe('۱۲ واژه');
    expect(words(12, 'fa')).toBe('12 words');
  });

  test('VAL-07: other values are filled in', () => {
    expect(english.plural('x', '{count} about {tag}|{count} about {tag}', 2, { tag: 'bells' })).toBe(
      '2 about bells',
    );
  });
});
