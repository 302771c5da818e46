import { describe, expect, test } from 'vitest';
import { mergeTexts, parseTexts } from '../../../../src/node/build/texts-file.ts';

describe('a file of texts', () => {
  test('holds translations, and entries that wait for one', () => {
    expect(parseTexts('{"a": "Un", "b": {"translate": "Two"}, "c": ""}').texts).toEqual({ a: 'Un' });
  });

  test('anything else is named', () => {
    expect(parseTexts('{"a": 1, "b": {"other": "x"}}').malformed).toEqual(['a', 'b']);
    expect(() => parseTexts('[]')).toThrow('does not contain an object');
    expect(() => parseTexts('{')).toThrow(SyntaxError);
  });
});

describe('putting texts in', () => {
  const wanted = new Map([
    ['a', 'One'],
    ['b', 'Two'],
    ['c', 'Three'],
  ]);

  test('keeps translations, adds what is missing and tells what is unused', () => {
    const merged = mergeTexts({ a: 'Un', old: 'Vieux' }, ['a', 'b', 'old'], wanted);
    expect(JSON.parse(merged.json)).toEqual({
      a: 'Un',
      b: { translate: 'Two' },
      c: { translate: 'Three' },
      old: 'Vieux',
    });
    expect(merged.added).toEqual(['c']);
    expect(merged.untranslated).toEqual(['b', 'c']);
    expect(merged.unused).toEqual(['old']);
  });

  test('twice is the same as once', () => {
    const { json } = mergeTexts({ a: 'Un' }, ['a'], wanted);
    const again = mergeTexts(parseTexts(json).texts, Object.keys(JSON.parse(json)), wanted);
    expect(again.json).toBe(json);
    expect(again.added).toEqual([]);
  });
});
