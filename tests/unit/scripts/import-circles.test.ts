import { describe, expect, test } from 'vitest';
import { findCircles, findFolderCircles } from '../../../scripts/support/import-circles.ts';

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

describe('folders that import each other', () => {
  const folderCircles = (graph: Record<string, string[]>) =>
    findFolderCircles(new Map(Object.entries(graph)));

  test('are reported with an import for each step', () => {
    const graph = {
      'src/room/a/one.ts': ['src/room/b/two.ts'],
      'src/room/b/two.ts': [],
      'src/room/b/three.ts': ['src/room/a/four.ts', 'src/room/a/one.ts'],
      'src/room/a/four.ts': [],
    };
    expect(folderCircles(graph)).toEqual([
      {
        severity: 'error',
        file: 'src/room/a',
        message: 'The folder imports itself: `src/room/a` → `src/room/b` → `src/room/a`.',
        fix: 'Move what several of them need, often a type, into a folder or file below all of them: `src/room/a/one.ts` imports `src/room/b/two.ts`, `src/room/b/three.ts` imports `src/room/a/four.ts`.',
      },
    ]);
  });

  test('are reported when one of them is a file beside the other', () => {
    const graph = {
      'src/room/model.ts': ['src/room/checks/doubt.ts'],
      'src/room/checks/doubt.ts': [],
      'src/room/checks/all.ts': ['src/room/model.ts'],
    };
    expect(folderCircles(graph).map(({ message }) => message)).toEqual([
      'The folder imports itself: `src/room/model.ts` → `src/room/checks` → `src/room/model.ts`.',
    ]);
  });

  test('are reported however far down their files are', () => {
    const graph = {
      'src/a/b/c/d.ts': ['src/a/e/f.ts'],
      'src/a/e/f.ts': [],
      'src/a/e/g/h.ts': ['src/a/b/i.ts'],
    };
    expect(folderCircles(graph)).toHaveLength(1);
  });

  test('are none when all imports lead one way, or stay in a folder', () => {
    const graph = {
      'src/a/one.ts': ['src/a/two.ts', 'src/b/three.ts'],
      'src/a/two.ts': ['src/b/three.ts'],
      'src/b/three.ts': [],
    };
    expect(folderCircles(graph)).toEqual([]);
  });

  test('are none when only files import each other, which is reported of them', () => {
    expect(folderCircles({ 'src/a.ts': ['src/b.ts'], 'src/b.ts': ['src/a.ts'] })).toEqual([]);
  });
});
