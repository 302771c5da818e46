import { describe, expect, test } from 'vitest';
import { currentHeading, nestToc } from '../../../../src/client/shell/page/toc.ts';

const entry = (depth: number, id: string) => ({ depth, id, html: id });

describe('the table of contents', () => {
  test('nests a level 3 below the level 2 before it', () => {
    const [first, second] = nestToc([entry(2, 'a'), entry(3, 'b'), entry(3, 'c'), entry(2, 'd')]);
    expect(first?.children.map((node) => node.id)).toEqual(['b', 'c']);
    expect(second).toMatchObject({ id: 'd', children: [] });
  });

  test('leaves a level 3 without a level 2 before it on its own', () => {
    const roots = nestToc([entry(3, 'a'), entry(2, 'b'), entry(3, 'c')]);
    expect(roots.map((node) => node.id)).toEqual(['a', 'b']);
    expect(roots[1]?.children.map((node) => node.id)).toEqual(['c']);
  });
});

describe('the current heading', () => {
  const at = (...tops: number[]) => currentHeading(tops, 56, 400);

  test('is the first one below the navbar while it lies in the upper half', () => {
    expect(at(-200, 56, 700)).toBe(1);
    expect(at(-200, 399, 700)).toBe(1);
  });

  test('is the one before it when that lies lower', () => {
    expect(at(-200, 400, 700)).toBe(0);
  });

  test('is none above the first one, and the last one when all are past', () => {
    expect(at(500, 900)).toBe(-1);
    expect(at(-900, -500)).toBe(1);
    expect(at()).toBe(-1);
  });
});
