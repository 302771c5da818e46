import { describe, expect, test } from 'vitest';
import {
  inOneLine,
  malformedTexts,
  mergeTexts,
  parseTexts,
  repeatedTexts,
  unreadableTexts,
} from '../../../../../src/node/source/translations/texts-file.ts';

describe('a file of texts', () => {
  test('holds translations, and entries that wait for one', () => {
    expect(parseTexts('{"a": "Un", "b": {"translate": "Two"}, "c": ""}').texts).toEqual({ a: 'Un' });
  });

  test('is shown in one line each', () => {
    expect(inOneLine({ a: 'Un\n  deux', b: ' Trois \r\n' })).toEqual({ a: 'Un deux', b: 'Trois' });
  });

  test('anything else is named', () => {
    expect(parseTexts('{"a": 1, "b": {"other": "x"}}').malformed).toEqual(['a', 'b']);
    expect(parseTexts('{"a": {"translate": "x", "text": "y"}}').malformed).toEqual(['a']);
    expect(() => parseTexts('[]')).toThrow('does not contain a JSON object');
    expect(() => parseTexts('{')).toThrow(SyntaxError);
  });
});

describe('what is wrong with a file is reported with its place', () => {
  test.each([
    ['{\n  "a": "b"\n  "c": "d"\n}', 3, 3, 'The file is not JSON from here on: found `"c":`.'],
    ['{\n  "a": "b",\n}', 3, 1, 'The file is not JSON from here on: found `}`.'],
    ['{ "a": ', 1, 8, 'The file is not JSON from here on: found the end of the file.'],
    ['[]', 1, 1, 'The texts of `fr` cannot be read: the file does not contain a JSON object.'],
  ])('%j', (json, line, column, message) => {
    const read = () => {
      try {
        return parseTexts(json);
      } catch (error) {
        return unreadableTexts('i18n/fr/texts.json', 'fr', json, error);
      }
    };
    expect(read()).toMatchObject({ severity: 'error', file: 'i18n/fr/texts.json', line, column, message });
  });

  test.each([
    ['{ "a": "b\nc" }', 'Add `"` where the text ends; a line break within it is `\\n`.'],
    ['{ "a": "C:\\Games" }', 'Write `\\\\` for a backslash.'],
    ['{ a: "b" }', 'Put keys and texts in double quotes, and a comma after each text but the last.'],
  ])('%j says what to write', (json, fix) => {
    expect(unreadableTexts('t.json', 'fr', json, new SyntaxError())).toMatchObject({ fix });
  });

  test('half of a character is not a text', () => {
    const json = '{\n  "a": "b \\ud83d",\n  "c": "d \\ud83d\\ude00"\n}';
    expect(parseTexts(json).malformed).toEqual(['a']);
    expect(malformedTexts('t.json', ['a'], json)).toMatchObject([
      { line: 2, message: 'The value of `a` has half a character, written as `\\u` and a number.' },
    ]);
  });

  test('a value that is not text, and a key that is there twice', () => {
    const json =
      '{\n  "x": { "translate": "a" },\n  "y": {\n    "translate": "\\"x\\": {"\n  },\n  "a": 1,\n  "x": "b"\n}';
    expect(malformedTexts('t.json', ['a'], json)).toMatchObject([{ line: 6, column: 3 }]);
    expect(repeatedTexts('t.json', json)).toEqual([
      {
        severity: 'error',
        file: 't.json',
        line: 7,
        column: 3,
        message: '`x` is written twice; the first is on line 2.',
        fix: 'Remove one of the two lines.',
      },
    ]);
  });

  test.each([
    [{ message: 'b' }, 'Write the text in place of the object: `"a": "b"`.'],
    [{ b: 'c', d: 'e' }, 'Write each text with its whole id: `"a.b": "..."`.'],
    [{ translate: 'b', c: 1 }, 'Write the translation as text, or remove the line.'],
    [['b'], 'Write the translation as text, or remove the line.'],
    [1, 'Write the translation as text, or remove the line.'],
  ])('what to write for a value as other tools have it: %j', (value, fix) => {
    expect(malformedTexts('t.json', ['a'], JSON.stringify({ a: value }))).toMatchObject([{ fix }]);
  });

  test('a megabyte of wrong values and keys that are there twice does not hold the build up', () => {
    const keys = Array.from({ length: 30_000 }, (_, index) => `id.${index}`);
    const lines = [...keys, 'id.0'].map((key) => `"${key}": 1`);
    const json = `{\n${lines.join(',\n')}\n}`;
    expect(malformedTexts('t.json', keys, json).at(-1)).toMatchObject({ line: 30_001 });
    expect(repeatedTexts('t.json', json)).toMatchObject([{ line: 30_002 }]);
  });
});

describe('putting texts in', () => {
  const wanted = new Map([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'Three'],
  ]);

  test('keeps translations, adds what is missing and tells what is unused', () => {
    const former = new Map<string, unknown>([
      ['a', 'Un'],
      ['b', { translate: 'Deux' }],
      ['old', 'Vieux'],
    ]);
    const merged = mergeTexts({ a: 'Un', old: 'Vieux' }, former, wanted);
    expect(JSON.parse(merged.json)).toEqual({
      a: 'Un',
      b: { translate: 'Deux' },
      c: { translate: 'Three' },
      old: 'Vieux',
    });
    expect(merged.added).toEqual(['c']);
    expect(merged.untranslated).toEqual(['b', 'c']);
    expect(merged.unused).toEqual(['old']);
  });

  test('twice is the same as once', () => {
    const { json } = mergeTexts({ a: 'Un' }, new Map([['a', 'Un']]), wanted);
    const again = mergeTexts(parseTexts(json).texts, new Map(Object.entries(JSON.parse(json))), wanted);
    expect(again.json).toBe(json);
    expect(again.added).toEqual([]);
  });
});
