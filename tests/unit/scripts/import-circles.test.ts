import { describe, expect, test } from 'vitest';
import { findCircles } from '../../../scripts/support/import-circles.ts';

const circles = (graph: Record<string, string[]>) =>
  findCircles(new Map(Object.entries(graph))).map(({ file, message }) => `${file}: ${message}`);

describe('files that import each other', () => {
  test('are reported with the way back', () => {
    expect(circles({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] })).toEqual([
      'a: The file imports itself: `a` → `b` → `c` → `a`.',
    ]);
  });

  test('are reported without the files that only lead there', () => {
    expect(circles({ start: ['a'], a: ['b'], b: ['a'] })).toEqual([
      'a: The file imports itself: `a` → `b` → `a`.',
    ]);
  });

  test('are reported when one imports itself', () => {
    expect(circles({ a: ['a'] })).toEqual(['a: The file imports itself: `a` → `a`.']);
  });

  test('are reported each when they share a file', () => {
    expect(circles({ a: ['b', 'c'], b: ['a'], c: ['a'] })).toHaveLength(2);
  });

  test('are none when two ways lead to one file', () => {
    expect(circles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });
});
