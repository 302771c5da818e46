import { describe, expect, test } from 'vitest';
import { isKindFilter, splitFilter, withFilter } from '../../../src/shared/search/filters.ts';

describe('the prefix of a query', () => {
  test.each([
    ['event: paint', 'event', 'paint'],
    ['Events:paint', 'event', 'paint'],
    ['  FN:  a b', 'fn', 'a b'],
    ['guide:', 'guide', ''],
    ['event：paint', 'event', 'paint'],
    ['client:x', undefined, 'client:x'],
    ['', undefined, ''],
  ])('of %j is %j', (query, filter, text) => {
    expect(splitFilter(query)).toEqual(filter ? { filter, text } : { text });
  });

  test('is set, replaced and taken off', () => {
    expect(withFilter('paint', 'event')).toBe('event: paint');
    expect(withFilter('event: paint', 'fn')).toBe('fn: paint');
    expect(withFilter('event: paint', undefined)).toBe('paint');
  });

  test('names a sort of page', () => {
    expect(isKindFilter('snippet')).toBe(true);
    expect(isKindFilter('snippets')).toBe(false);
    expect(isKindFilter(null)).toBe(false);
  });
});
